"""Many tables of people who play over HTTP: to measure a server, or to kill it under them."""
