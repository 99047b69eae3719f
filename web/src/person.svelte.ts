/** Who I am here: a name is enough. */
import { api, Refusal } from "$lib/server/api";
import type { Catalogue, Person } from "$lib/server/types";
import { settings } from "$lib/settings.svelte";
import { speech, type Language } from "$lib/talk/language.svelte";

const KEPT = "palazzo-name";
const NOBODY = 401;

class Me {
  person = $state.raw<Person | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  asked = $state(false);
  /** How long a name may be. */
  readonly longestName = $derived(this.catalogue?.limits.name);

  /** Whom the server takes me for, if for anyone. */
  async find(): Promise<void> {
    try {
      this.person = await api.me();
      await settings.fetch();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOBODY) throw error;
      this.person = null;
    } finally {
      this.asked = true;
    }
  }

  async load(): Promise<void> {
    this.catalogue ??= await api.catalogue();
  }

  /** Sit down under a name, or take another; with a face, if one was chosen. */
  async call(name: string, face?: string): Promise<Person> {
    const language = speech.language;
    const known = this.person !== null;
    this.person = known
      ? await api.change({ name, language, ...(face === undefined ? {} : { face }) })
      : await api.sitDown(name, language, face ?? "");
    // What was wished for before anybody had a name is kept with it from now on.
    if (!known) await settings.wish({}, true);
    return this.person;
  }

  /** A name written but not yet used, to be offered again elsewhere. */
  note(name: string): void {
    localStorage.setItem(KEPT, name);
  }

  noted(): string {
    return localStorage.getItem(KEPT) ?? "";
  }

  async speak(language: Language): Promise<void> {
    await speech.speak(language);
    if (this.person) this.person = await api.change({ language });
  }

  game(id: string) {
    return this.catalogue?.games.find((game) => game.id === id);
  }
}

export const me = new Me();
