"""Being told by Web Push that it is one's turn."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from tudor.phrases.catalogue import best_language
from tudor.server.api.calls import caller, tables_of
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.push import PushKey, Subscribe, Unsubscribe
from tudor.server.errors import Refused
from tudor.server.guests import Call
from tudor.server.push.keys import browser_keys, public_key, server_key
from tudor.server.push.places import is_allowed
from tudor.server.stored import Subscription


@get("/push", operation_id="getPushKey", responses=problems(401, 503))
async def get_push_key(request: Call) -> PushKey:
    """The key by which a browser lets this server push to it."""
    tables = tables_of(request)
    if not tables.settings.push_services:
        return PushKey(None)
    return PushKey(public_key(await server_key(tables.log)))


@put(
    "/push",
    operation_id="subscribe",
    status_code=204,
    responses=problems(400, 401, 403, 413, 503),
)
async def subscribe(request: Call, data: JSONBody[Subscribe]) -> None:
    """Be told there when it is the caller's turn and nobody looks, in place of where it was before.

    Only the push services of the usual browsers are called.
    """
    token = await caller(request)
    tables = tables_of(request)
    keys = data.keys
    if not is_allowed(data.endpoint, tables.settings.push_services):
        raise Refused(400, "malformed", detail="no push service - at `$.endpoint`")
    try:
        browser_keys(keys.p256dh, keys.auth)
    except ValueError:
        raise Refused(400, "malformed", detail="no keys of a browser - at `$.keys`") from None
    language = best_language(data.language)
    await tables.log.add_subscription(
        Subscription(data.endpoint, token, keys.p256dh, keys.auth, language)
    )
    # A token is one browser's, and that has one endpoint; what it had before is void.
    for earlier in await tables.log.subscriptions([token]):
        if earlier.endpoint != data.endpoint:
            await tables.log.remove_subscription(earlier.endpoint, token)


@delete(
    "/push",
    operation_id="unsubscribe",
    responses=problems(400, 401, 403, 413, 503),
)
async def unsubscribe(request: Call, data: JSONBody[Unsubscribe]) -> None:
    """Be told there no more."""
    token = await caller(request)
    await tables_of(request).log.remove_subscription(data.endpoint, token)
