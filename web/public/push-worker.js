// Tells that it is somebody's turn, unless the table is looked at already.

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The page of a table, if what was pushed names one. */
const pageOf = (table) => (/^[\w-]+$/.test(table) ? `/table/${table}` : "/");

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function tell({ table, text }) {
  const page = pageOf(table);
  const seen = (await windows()).some(
    ({ url, visibilityState }) => new URL(url).pathname === page && visibilityState === "visible",
  );
  if (seen) return;
  await self.registration.showNotification(text, { tag: table, icon: "/favicon.svg", data: page });
}

async function show(page) {
  const found = (await windows()).find(({ url }) => new URL(url).pathname === page);
  await (found ? found.focus() : self.clients.openWindow(page));
}
