/** Which screen is open: a tiny router over the browser's history. */

import { keepPass, split } from "$lib/server/passes";

export type Route =
  | { screen: "home" }
  | { screen: "make"; game: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules"; game: string }
  | { screen: "recover"; token: string }
  | { screen: "lesson"; id: string }
  | { screen: "puzzle"; id: string }
  | { screen: "puzzles" }
  | { screen: "position"; id: string }
  | { screen: "records" }
  | { screen: "about" }
  | { screen: "lost" };

/** The route of an address. */
export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: "home" };
  if (first === "records") return { screen: "records" };
  if (first === "puzzles") return { screen: "puzzles" };
  if (first === "about") return { screen: "about" };
  if (first === "recover") return { screen: "recover", token: hash.slice(1) || second };
  if (!second) return { screen: "lost" };
  if (first === "make") return { screen: "make", game: second };
  if (first === "table" || first === "tables") return { screen: "table", id: second };
  if (first === "replay") return { screen: "replay", id: second };
  if (first === "puzzle") return { screen: "puzzle", id: `${second}/${third}` };
  if (first === "position") return { screen: "position", id: second };
  if (first === "lesson") return { screen: "lesson", id: `${second}/${third}` };
  if (first === "rules") return { screen: "rules", game: second };
  return { screen: "lost" };
}

class Router {
  route = $state<Route>({ screen: "home" });
  search = $state("");

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    window.addEventListener("popstate", () => {
      // Who pastes another invitation over this page comes in anew.
      if (this.takePass()) location.reload();
      else this.read();
    });
  }

  /** An invitation is kept, and leaves the address bar: nobody should read it there, or pass it on unawares. */
  private takePass(): boolean {
    const route = routeOf(location.pathname, location.hash);
    if (route.screen !== "table" && route.screen !== "replay") return false;
    const { pass, rest } = split(location.search, location.hash);
    if (!pass) return false;
    keepPass(route.id, pass);
    history.replaceState(null, "", location.pathname + rest);
    return true;
  }

  private read(): void {
    this.takePass();
    this.route = routeOf(location.pathname, location.hash);
    this.search = location.search;
  }

  /** Open another screen. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  /** A parameter of the address. */
  parameter(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }
}

export const router = new Router();

/** Let links to our own screens open them without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
