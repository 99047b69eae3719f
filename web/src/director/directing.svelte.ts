/** The director of a live table: what the server says goes in, what is to be seen comes out. */
import { untrack } from "svelte";
import { motion } from "$lib/motion.svelte";
import type { Live } from "$lib/server/live.svelte";
import type { View } from "$lib/server/types";
import { settings } from "$lib/settings.svelte";
import type { Voice } from "$lib/talk/voice";
import { ordinary, scriptOf, type Script } from "./choreographies";
import { Director } from "./director.svelte";
import { listen } from "./listening";
import { sounds } from "./sound";
import { Stage } from "./stage.svelte";

export class Directing {
  readonly stage: Stage;
  readonly director: Director;
  private script: Script = ordinary;

  constructor(
    private readonly live: Live,
    texts: () => Voice | null,
  ) {
    this.stage = new Stage(
      (card) => texts()?.called(card) ?? card,
      () => this.live.view?.you ?? null,
    );
    this.director = new Director({
      player: this.stage,
      script: (line) => this.script(line),
      mood: () => ({ pace: settings.wishes.pace, reduced: motion.reduced, hidden: document.hidden }),
      told: (version) => this.live.showed(version),
    });
  }

  /** What is to be seen now; nothing before the match begins. */
  get view(): View | null {
    return this.live.view && this.director.picture;
  }

  /** Follow the table as long as the page shows it: to be called where effects may be made. */
  follow(): void {
    const { live, director } = this;
    $effect.pre(() => {
      const [view, version] = [live.view, live.version];
      if (view) untrack(() => director.take(view, version));
    });
    $effect.pre(() => {
      if (live.acts) untrack(() => director.acted());
    });
    $effect(() => {
      const game = live.view?.game;
      if (game) void scriptOf(game).then((script) => (this.script = script));
    });
    $effect(() => {
      sounds.on = settings.wishes.sound;
    });
    $effect(() => listen(director));
    $effect(() => () => director.end());
  }
}
