"""Links as they are shown elsewhere: tags in the page's head, and a picture drawn once for each thing that is told."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections import OrderedDict
from html import escape
from typing import Annotated, Any, Final
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from palazzo.server.messages import Language
from palazzo.server.people.rate_limits import Bucket
from palazzo.server.previews import telling
from palazzo.server.previews.drawing import HEIGHT, WIDTH
from palazzo.server.previews.telling import Preview
from palazzo.server.problems import Trouble, language_wanted
from palazzo.server.running.services import Services
from palazzo.server.storage import StorageLost
from palazzo.server.tables import persistence
from palazzo.server.tables.live_table import LiveTable

_PAGES: Final = ("table", "tables", "replay")
"""Pages that are about one table."""
_KEPT: Final = 200
"""Pictures kept in memory."""
_PATIENCE: Final = 30.0
"""Seconds a picture may take; alone on a machine it takes one."""
_RATE: Final = 0.5
_BURST: Final = 20.0
"""So many new pictures at once, and so many a second after that: who asks for the same gets it again at any rate."""
_HEAD: Final = "</head>"
_AnyRequest = Request[Any, Any, Any]


class Pictures:
    """The pictures drawn lately; one is drawn at a time, in a process that steps back."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.lock = asyncio.Lock()
        self.bucket = Bucket(_RATE, _BURST)

    async def of(self, preview: Preview) -> bytes:
        """The picture of what is told; drawn, if it is not there."""
        told = msgspec.json.encode(preview)
        key = hashlib.sha256(told).hexdigest()
        async with self.lock:
            found = self.kept.pop(key, None)
            if found is None:
                if not self.bucket.take():
                    raise Trouble("too-fast", 429)
                found = await draw(told)
            self.kept[key] = found
            while len(self.kept) > _KEPT:
                self.kept.popitem(last=False)
        return found


async def draw(told: bytes) -> bytes:
    """Have a picture drawn."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "palazzo.server.previews.drawing",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=_step_back,
    )  # fmt: skip
    try:
        picture, _ = await asyncio.wait_for(process.communicate(told), _PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Trouble("not-drawn", 503) from None
    if process.returncode or not picture:
        raise Trouble("not-drawn", 503)
    return picture


def _step_back() -> None:
    """Tables come first."""
    os.nice(10)


async def _preview_of(services: Services, table_id: str, room: str, language: str) -> Preview:
    """What may be told of a table to a stranger who has only its address."""
    try:
        record = await persistence.read_record(services.storage, table_id)
    except StorageLost:
        # The page itself wants no storage, and says that there is none.
        record = None
    if record is None or not services.shared.access.may_see(record, None, None):
        return telling.of_invitation(room, language)
    tables = services.tables
    table = tables.loaded.get(record.id) or LiveTable(tables.shared, record, tables.drop)
    return telling.of_table(table.seen(None))


async def with_tags(page: bytes, request: _AnyRequest, address: str) -> bytes:
    """The front page with what is told of this address in its head."""
    services: Services = request.app.state.services
    language = language_wanted(request.headers.get("accept-language", ""))
    page_name, _, rest = request.url.path.strip("/").partition("/")
    table_id = rest.partition("/")[0][:40]
    room = request.query_params.get("of", "")[:60]
    if page_name in _PAGES and table_id:
        preview = await _preview_of(services, table_id, room, language)
        picture = f"/api/previews/{quote(table_id, safe='')}.png?language={language}&of={quote(preview.room, safe='')}"
    else:
        preview = telling.of_house(language)
        picture = f"/api/previews/{telling.HOUSE}.png?language={language}"
    told = {
        "og:site_name": "Palazzo",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.says,
        "og:url": f"{address}{quote(request.url.path)}",
        "og:image": f"{address}{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
        "og:locale": {"en": "en_GB", "it": "it_IT"}[preview.language],
    }
    tags = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace(_HEAD.encode(), ("".join(f"{tag}\n" for tag in tags) + _HEAD).encode(), 1)


@get("/previews/{name:str}", tags=["texts"], media_type="image/png")
async def previews(
    state: State,
    services: NamedDependency[Services],
    name: Annotated[str, PathParameter(max_length=50)],
    language: Annotated[Language, QueryParameter()] = "en",
    of: Annotated[str, QueryParameter(max_length=60)] = "",
) -> Response[bytes]:
    """The picture shown with a link to a table (`<id>.png`), or to the house (`house.png`)."""
    wanted = name.removesuffix(".png")
    pictures: Pictures = state.pictures
    if wanted == telling.HOUSE:
        preview = telling.of_house(language)
    else:
        preview = await _preview_of(services, wanted, of, language)
    picture = await pictures.of(preview)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=300"})
