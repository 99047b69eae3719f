"""The browser client's files, as they were built."""

from __future__ import annotations

import gzip
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from palazzo.server.problems import PACKAGE, Trouble
from palazzo.server.web.addresses import address
from palazzo.server.web.previews import with_tags

_FOLDER: Final = Path(str(resources.files(PACKAGE) / "static"))
_HASHED: Final = "assets"
"""Files in this folder carry a hash in their name and never change."""
_MISSING: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Palazzo</title>
<h1>Palazzo</h1>
<p>The server is running, but the browser client has not been built.</p>
<p>Build it with Node 20 or newer: <code>npm ci</code> and <code>npm run build</code> in <code>web/</code>;
or run <code>make play</code>, which does.</p>
<p>The interface for programs is at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</html>
"""


class File(NamedTuple):
    """A file ready to be sent."""

    body: bytes
    packed: bytes
    kind: str
    changed: float


class Shelf:
    """The files, read when first asked for and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.files: dict[Path, File] = {}

    def find(self, name: str) -> File | None:
        """A file by its path below the folder; nothing outside it."""
        try:
            path = (self.folder / name).resolve()
            there = path.is_relative_to(self.folder) and path.is_file()
        except OSError:
            # No file can have such a name.
            return None
        if not there:
            return None
        changed = path.stat().st_mtime
        known = self.files.get(path)
        if known is None or known.changed != changed:
            body = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            # Litestar names the character set of every text by itself.
            kind = f"{kind}; charset=utf-8" if kind == "application/javascript" else kind
            known = self.files[path] = File(body, gzip.compress(body, 6), kind, changed)
        return known


shelf = Shelf(_FOLDER)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client; paths that are pages of it get its front page."""
    name = path.lstrip("/")
    if "\0" in name or name.startswith("api/"):
        raise Trouble("not-found", 404)
    file = shelf.find(name or "index.html")
    if file is None:
        if "." in name.rsplit("/", 1)[-1]:
            raise Trouble("not-found", 404)
        file = shelf.find("index.html")
    if file is None:
        return Response(_MISSING, media_type="text/html")
    if file.kind == "text/html":
        body = await with_tags(file.body, request, address(request, request.app.state.services.settings))
        return Response(body, media_type=file.kind, headers={"cache-control": "no-cache", "vary": "accept-language"})
    lasting = name.startswith(f"{_HASHED}/")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.body):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
