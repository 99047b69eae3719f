/**
 * The parts faces are made of, drawn on a field of 120 by 120 with the chin near 86.
 *
 * A part is SVG with colours left open: `{skin}`, `{shade}` and `{deep}` of the skin, `{hair}` and `{brow}`,
 * `{cloth}`, `{trim}`, `{hat}`, `{band}` and `{iris}`.
 */

const INK = "#2a1b16";

/** A closed shape with the outline everything has. */
function shape(d: string, fill: string, width = 2.2): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A stroke. */
function line(d: string, stroke = INK, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A shape without outline. */
function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

function dot(x: number, y: number, r: number, fill: string, width = 0): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;
}

/** Left and right of the middle. */
function both(part: (side: -1 | 1) => string): string {
  return part(-1) + part(1);
}

export const SKINS: readonly { skin: string; shade: string; deep: string }[] = [
  { skin: "#f6d6b8", shade: "#e0ab88", deep: "#c9846a" },
  { skin: "#f3c3a4", shade: "#da967a", deep: "#bf6a58" },
  { skin: "#e3b283", shade: "#c28a5c", deep: "#9c6340" },
  { skin: "#cf9463", shade: "#a86d42", deep: "#844d2d" },
  { skin: "#96603d", shade: "#704228", deep: "#4f2b1a" },
  { skin: "#efe3d3", shade: "#cdb8a8", deep: "#a58a80" },
];

export const HAIRS: readonly { hair: string; brow: string }[] = [
  { hair: "#16141a", brow: "#16141a" },
  { hair: "#2b1a18", brow: "#2b1a18" },
  { hair: "#6b3a1f", brow: "#5a2f18" },
  { hair: "#b5502a", brow: "#6d2c15" },
  { hair: "#d98a33", brow: "#a35f1c" },
  { hair: "#6d6a70", brow: "#4a474c" },
  { hair: "#d9d5d6", brow: "#8b8488" },
];

/** Heads: half the width, how far down the chin reaches, how broad the jaw is. */
export const HEADS = {
  broad: { half: 23, chin: 86, jaw: 10 },
  oval: { half: 20.5, chin: 83, jaw: 7 },
  narrow: { half: 18, chin: 89, jaw: 5.5 },
  square: { half: 21.5, chin: 85, jaw: 9.5 },
  heart: { half: 19.5, chin: 82, jaw: 6 },
} as const;
export type Head = keyof typeof HEADS;

/** The outline of a head. */
export function headPath(head: Head): string {
  const { half, chin, jaw } = HEADS[head];
  const [left, right] = [60 - half, 60 + half];
  const temple = half * 0.62;
  const cheek = 50 + (chin - 50) * 0.6;
  const side = half - (jaw < 8 ? 6 : 3);
  return (
    `M${left} 50C${left} 29 ${60 - temple} 23 60 23C${60 + temple} 23 ${right} 29 ${right} 50` +
    `C${right} ${cheek} ${60 + side} ${chin - 4} ${60 + jaw} ${chin}` +
    `Q60 ${chin + 3.5} ${60 - jaw} ${chin}C${60 - side} ${chin - 4} ${left} ${cheek} ${left} 50Z`
  );
}

/** Ears stand at the head's sides. */
export function ears(head: Head, size = 4.5): string {
  const at = HEADS[head].half + 0.5;
  const ear = (x: number) => `<ellipse cx="${x}" cy="56" rx="${size}" ry="${size * 1.5}"/>`;
  return `<g fill="{skin}" stroke="${INK}" stroke-width="2">${ear(60 - at)}${ear(60 + at)}</g>`;
}

export const NECK = shape("M50 72V92Q60 100 70 92V72Z", "{shade}", 2);

/** The side of a face away from the light, and its cheeks: drawn inside the head only. */
export const SHADE =
  patch("M66 16C74 40 72 60 64 90H96V16Z", "{shade}", 0.62) +
  `<circle cx="46" cy="66" r="5.5" fill="{deep}" opacity=".32"/><circle cx="74" cy="66" r="5.5" fill="{deep}" opacity=".38"/>`;

export const LINES = {
  none: "",
  forehead: line("M50 38q10-3 20 0M52 33.5q8-2 16 0", "{deep}", 1.3),
  cheeks: line("M46 72q-1 7 5 11M74 72q1 7-5 11", "{deep}", 1.5),
  mole: dot(72, 71, 1.7, INK),
  freckles:
    [44, 50, 70, 76].map((x) => dot(x, 63, 1, "{deep}")).join("") + dot(47, 66, 1, "{deep}") + dot(73, 66, 1, "{deep}"),
};

export const EYES = {
  heavy: [50, 70]
    .map(
      (x) =>
        `<path d="M${x - 6} 54q6-5 12 0q-6 5-12 0Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.6"/>` +
        dot(x, 55, 2.8, INK) +
        `<path d="M${x - 6.5} 54q6.5-6 13 0l-.5-2.8q-6-4-12 0Z" fill="{shade}" stroke="${INK}" stroke-width="1.4"/>` +
        line(`M${x - 5} 60q5 2.5 10 0`, "{deep}", 1.5),
    )
    .join(""),
  lashes: [50, 70]
    .map(
      (x) =>
        `<path d="M${x - 6} 55q6-7 12 0q-6 5-12 0Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.5"/>` +
        dot(x, 54.5, 2.9, "{iris}") +
        line(x < 60 ? "M43.5 55q6.5-8 13 0M43.5 55l-3-2.5" : "M63.5 55q6.5-8 13 0l3-2.5", INK, 2.4),
    )
    .join(""),
  round: [50, 70]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="54" rx="5.2" ry="5.6" fill="#fffaf0" stroke="${INK}" stroke-width="1.7"/>` +
        dot(x + 0.6, 54.5, 2.7, "{iris}"),
    )
    .join(""),
  sly: [50, 70]
    .map(
      (x) =>
        `<path d="M${x - 6} 53.5h12q-6 5.5-12 0Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
        dot(x + 1, 54.8, 2.1, INK),
    )
    .join(""),
  small: [50, 70].map((x) => `<ellipse cx="${x}" cy="54" rx="2.7" ry="3.3" fill="${INK}"/>`).join(""),
};

export const BROWS = {
  bushy: line("M43 47q6-4 13-.5M64 46.5q7-3.5 13 .5", "{brow}", 4.6),
  arched: line("M44 46q6-4 12-1M64 45q6-3 12 1", "{brow}", 1.9),
  raised: line("M44 45q6-5 11-1.5M65 45.5q6-3 11 1", "{brow}", 2.6),
  level: line("M44 46.5H55M65 46.5H76", "{brow}", 3),
  stern: line("M43 44L56 49M77 44L64 49", "{brow}", 3.4),
  worried: line("M44 48L55 44M76 48L65 44", "{brow}", 2.8),
};

export const NOSES = {
  potato:
    patch("M57 52C56 60 51 64 52 69C54 74 66 74 68 69C69 64 64 60 63 52Z", "{shade}") +
    line("M53 69.5C55 73 65 73 67 69.5"),
  button: patch("M55 66q5-5 10 0q-5 5-10 0Z", "{shade}") + line("M56 67.5q4 3 8 0", INK, 1.9),
  short: patch("M57 60q3-4 6 0l2 7q-5 4-10 0Z", "{shade}") + line("M55.5 67.5q4.5 3.5 9 0", INK, 1.9),
  hooked:
    patch("M58 50C56 58 55 64 58 72C62 74 66 71 66 68C64 62 62 56 62 50Z", "{shade}") +
    line("M60 50C65 58 68 66 65 69C62 72 58 73 56 70"),
  straight: patch("M58 50L55 70Q60 74 65 70L62 50Z", "{shade}") + line("M61 50L65 69Q60 74 55.5 70"),
};

const lips = (fill: string) =>
  patch("M51 77q5-3.5 9-1.5q4-2 9 1.5q-9 7-18 0Z", fill) + line("M51.5 77q8.5 2 17 0", INK, 1.4);

export const MOUTHS = {
  full: lips("#b3242f"),
  gilt: lips("#c9a24a"),
  bow: patch("M54 77q3-3 6-1.5q3-1.5 6 1.5q-6 5.5-12 0Z", "#9c2f3c") + line("M54.5 77q5.5 1.5 11 0", INK, 1.3),
  smirk: line("M51 77.5q9 3.5 17-2", INK, 2.3),
  flat: line("M52 77.5H68", INK, 2.3),
  sour: line("M51 79.5q9-5.5 18 0", INK, 2.3),
  mild: line("M55 78q5 2 10 0", INK, 2.2),
  grin: shape("M50 75.5q10 2.5 20 0q-3 8-10 8t-10-8Z", "#fff8ea", 1.8),
};

export const BEARDS = {
  none: "",
  walrus: shape("M60 69C52 66 42 70 39 82C46 81 52 85 60 80C68 85 74 81 81 82C78 70 68 66 60 69Z", "{hair}"),
  thin: shape(
    "M60 72.5C55 70.5 50 72 46 75C52 75.5 56 76 60 75C64 76 68 75.5 74 75C70 72 65 70.5 60 72.5Z",
    "{hair}",
    1.2,
  ),
  curled: shape(
    "M60 71C54 68 48 70 44 75C40 78 35 76 36 71C31 75 33 83 41 83C50 83 54 77 60 76C66 77 70 83 79 83C87 83 89 75 84 71C85 76 80 78 76 75C72 70 66 68 60 71Z",
    "{hair}",
    1.9,
  ),
  goatee: shape("M53 81q7-3 14 0q-1 12-7 13q-6-1-7-13Z", "{hair}", 1.8),
  full:
    shape("M38 54C36 76 42 98 60 98S84 76 82 54C80 64 76 70 70 70C64 68 56 68 50 70C44 70 40 64 38 54Z", "{hair}") +
    patch("M52 77.5q8 4.5 16 0q-3 6-8 6t-8-6Z", "#5a2320"),
  forked:
    shape(
      "M39 56C36 72 40 90 46 114L58 92L62 92L74 114C80 90 84 72 81 56C79 66 75 71 70 71C64 68 56 68 50 71C45 71 41 66 39 56Z",
      "{hair}",
    ) + line("M47 80L48 98M54 86L53 96M73 80L72 98M66 86L67 96", "#00000040", 1.3),
  whiskers: shape(
    "M37 50C33 66 36 82 50 88C52 82 48 78 45 74C42 66 41 58 41 50ZM83 50C87 66 84 82 70 88C68 82 72 78 75 74C78 66 79 58 79 50Z",
    "{hair}",
  ),
};

export const LENSES = {
  none: "",
  pointed:
    `<g fill="#ffffff38" stroke="#7c1d1b" stroke-width="3" stroke-linejoin="round"><path d="M38 47.5L57 50Q58 61 49 61.5Q41 61 38 47.5Z"/><path d="M82 47.5L63 50Q62 61 71 61.5Q79 61 82 47.5Z"/></g>` +
    line("M57 52q3-2 6 0", "#7c1d1b", 2.6),
  round:
    `<g fill="#ffffff40" stroke="${INK}" stroke-width="2.6"><circle cx="49" cy="55" r="9"/><circle cx="71" cy="55" r="9"/></g>` +
    line("M58 54q2-2 4 0M40 53l-3-2M80 53l3-2", INK, 2.4),
  half:
    `<g fill="#ffffff50" stroke="${INK}" stroke-width="2"><path d="M42 59h14a7 6 0 0 1-14 0ZM64 59h14a7 6 0 0 1-14 0Z"/></g>` +
    line("M56 59.5q4-2 8 0", INK, 1.8),
  dark:
    shape("M38 48q11-3 20 1q0 13-9 13.5T38 48Z", "#20302f", 2) +
    shape("M82 48q-11-3-20 1q0 13 9 13.5T82 48Z", "#20302f", 2) +
    line("M58 49h4", "#e5b03a", 2.6) +
    line("M42 51l5 7M66 52l4 6", "#ffffff66", 2.2),
  patch: shape("M62 49q9-4 17 1q0 11-8 11.5T62 49Z", "#1d1715", 1.5) + line("M36 40L63 50M79 50L84 46", "#1d1715", 2.6),
  monocle:
    `<circle cx="71" cy="55" r="9.5" fill="#ffffff55" stroke="#d8a93a" stroke-width="3"/><circle cx="71" cy="55" r="9.5" fill="none" stroke="${INK}" stroke-width=".8"/>` +
    line("M80 59C86 70 84 84 78 98", "#d8a93a", 1.8),
  mask:
    shape(
      "M36 46C46 41 56 44 60 48C64 44 74 41 84 46C86 58 80 67 72 66C66 66 62 62 60 60C58 62 54 66 48 66C40 67 34 58 36 46Z",
      "#d8b25e",
      2,
    ) +
    patch("M44 52q6-4 12 2q-6 5-12-2ZM76 52q-6-4-12 2q6 5 12-2Z", "#140f10") +
    line("M60 47L60 40", "#d8b25e", 2.2),
};

/** What grows behind the head, and what falls over it. */
export const HAIR: Record<string, { back?: string; front?: string }> = {
  bald: {
    front: shape("M38 60C33 54 33 44 38 40C40 44 40 52 41 60ZM82 60C87 54 87 44 82 40C80 44 80 52 79 60Z", "{hair}"),
  },
  none: {},
  bob: {
    back: shape("M33 78C26 62 27 22 60 18C93 22 94 62 87 78C85 84 76 85 74 80L46 80C44 85 35 84 33 78Z", "{hair}"),
    front:
      shape(
        "M38 56C36 34 46 28 66 27C62 35 50 38 44 44C42 48 41 52 40 58ZM66 27C78 29 84 38 82 56L80 56C79 46 74 36 66 27Z",
        "{hair}",
      ) + patch("M50 31C45 36 42 44 41 52C39 40 42 33 50 31Z", "#ffffff", 0.35),
  },
  curls: {
    back: shape(
      "M60 8c9-5 18 0 20 6 9-1 16 7 14 15 8 4 10 14 4 20 6 6 5 16-3 20 0 8-8 13-15 11l-20-8-20 8c-8 2-15-3-15-11-8-4-9-14-3-20-6-6-4-16 4-20-2-8 5-16 14-15C42 8 51 3 60 8Z",
      "{hair}",
    ),
    front: shape(
      "M40 52C36 40 40 30 46 32C46 24 56 22 60 27C66 21 75 25 74 32C81 31 84 42 80 52C79 46 76 42 72 42C70 38 64 36 60 39C55 35 49 38 48 42C44 42 41 46 40 52Z",
      "{hair}",
    ),
  },
  bun: {
    back:
      shape("M60 2a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z", "{hair}") +
      shape("M36 60C32 30 44 18 60 18S88 30 84 60Z", "{hair}") +
      line("M52 8c5 4 11 5 17 2M50 16c6 4 14 4 20 0", "#00000055", 1.5),
    front: shape("M37 54C36 32 46 24 60 24S84 32 83 54C80 44 76 36 60 34C44 36 40 44 37 54Z", "{hair}"),
  },
  slick: {
    front:
      shape(
        "M39 50C34 26 46 16 60 17C76 15 87 27 81 50C80 40 77 36 73 34C66 34 62 38 60 42C57 38 54 34 47 34C42 37 40 42 39 50Z",
        "{hair}",
      ) + line("M50 22C46 26 44 30 43 35M60 21L60 34M70 22C74 26 76 30 77 35", "#ffffff66", 1.3),
  },
  long: {
    back: shape("M34 96C24 60 28 20 60 17C92 20 96 60 86 96Z", "{hair}"),
    front: shape(
      "M38 52C34 28 46 20 62 20C78 20 86 32 82 52C80 44 78 40 74 37C64 39 54 37 48 32C43 38 40 44 38 52Z",
      "{hair}",
    ),
  },
  parted: {
    front: shape(
      "M38 52C34 28 46 20 62 20C78 20 86 32 82 52C80 44 78 40 74 37C64 39 54 37 48 32C43 38 40 44 38 52Z",
      "{hair}",
    ),
  },
  cropped: {
    front: shape("M39 48C37 30 46 22 60 22S83 30 81 48C79 42 77 38 74 36H46C43 38 41 42 39 48Z", "{hair}"),
  },
  tuft: {
    front:
      shape("M40 50C37 40 38 32 44 30C42 42 42 44 41 56ZM80 50C83 40 82 32 76 30C78 42 78 44 79 56Z", "{hair}") +
      shape("M46 28C44 14 54 4 74 2C68 8 72 10 78 10C72 16 76 22 74 28C66 24 54 24 46 28Z", "{hair}"),
  },
  shoulder: {
    back: shape("M34 66C28 34 42 18 60 18S92 34 86 66C90 74 84 82 76 80L44 80C36 82 30 74 34 66Z", "{hair}"),
    front: shape("M38 56C34 34 46 24 60 26C76 24 86 34 82 56C80 44 74 36 58 35C46 38 41 46 38 56Z", "{hair}"),
  },
  wig: {
    back: shape(
      "M60 -6C84 -8 92 12 90 30C97 34 98 42 93 46C98 52 97 60 91 63C95 70 91 79 84 78L36 78C29 79 25 70 29 63C23 60 22 52 27 46C22 42 23 34 30 30C28 12 36 -8 60 -6Z",
      "#ece5d6",
    ),
    front:
      shape("M38 50C36 30 48 26 60 30C72 26 84 30 82 50C78 42 72 38 60 40C48 38 42 42 38 50Z", "#ece5d6") +
      [
        [30, 38],
        [28, 54],
        [32, 69],
        [90, 38],
        [92, 54],
        [88, 69],
      ]
        .map(
          ([x, y]) =>
            dot(x as number, y as number, 6.5, "#ece5d6", 1.8) +
            line(`M${(x as number) - 3} ${y}a3 3 0 1 1 3 3`, INK, 1.3),
        )
        .join(""),
  },
  plaits: {
    back:
      shape("M36 60C32 30 44 18 60 18S88 30 84 60Z", "{hair}") +
      both((side) => {
        const x = 60 + side * 30;
        return [62, 74, 86, 97].map((y, index) => dot(x, y, 7.5 - index * 0.9, "{hair}", 2)).join("");
      }),
    front: shape("M37 54C36 32 46 24 60 24S84 32 83 54C80 44 76 36 60 30C44 36 40 44 37 54Z", "{hair}"),
  },
};

const ruff = Array.from({ length: 11 }, (_, index) => {
  const angle = -70 + index * 14;
  const turn = (angle * Math.PI) / 180;
  const x = (60 + 38 * Math.sin(turn)).toFixed(1);
  const y = (79 + 20 * Math.cos(turn)).toFixed(1);
  return `<ellipse cx="${x}" cy="${y}" rx="8" ry="10" transform="rotate(${angle} ${x} ${y})"/>`;
}).join("");

const epaulettes =
  shape(
    "M6 108C8 98 22 94 34 95C34 103 30 108 22 110ZM114 108C112 98 98 94 86 95C86 103 90 108 98 110Z",
    "#e5b03a",
    1.8,
  ) + line("M9 109v7M14 110v7M19 110v7M111 109v7M106 110v7M101 110v7", "#b98414", 1.8);

const ribbons =
  `<g stroke="${INK}" stroke-width="1.2"><path d="M70 110h7v5h-7Z" fill="#3d7ec2"/><path d="M79 110h7v5h-7Z" fill="#cf4b3f"/><circle cx="73.5" cy="119" r="3.4" fill="#e5b03a"/><circle cx="82.5" cy="119" r="3.4" fill="#e8e2d2"/></g>` +
  dot(60, 113, 2, "#e5b03a") +
  dot(60, 120, 2, "#e5b03a");

export const CLOTHES = {
  bowtie:
    shape("M8 124C10 100 28 92 46 89L60 104L74 89C92 92 110 100 112 124Z", "{cloth}") +
    shape("M46 88L60 118L74 88L66 84H54Z", "#fdf8ee", 1.7) +
    shape("M46 89L54 124H36C34 110 40 98 46 89ZM74 89L66 124H84C86 110 80 98 74 89Z", "{cloth}", 1.7) +
    shape("M60 96L46 89V104ZM60 96L74 89V104Z", "{trim}", 1.8) +
    `<rect x="56.5" y="92.5" width="7" height="7.5" rx="1.5" fill="{trim}" stroke="${INK}" stroke-width="1.6"/>`,
  tie:
    shape("M8 124C10 100 28 92 46 89L60 104L74 89C92 92 110 100 112 124Z", "{cloth}") +
    shape("M47 87L60 106L73 87L66 84H54Z", "#fdf8ee", 1.7) +
    shape("M56.5 100h7l1.5 5-2 4 3 15h-12l3-15-2-4Z", "{trim}", 1.7) +
    shape(
      "M46 89L52 112L60 124L38 124C36 110 40 98 46 89ZM74 89L68 112L60 124L82 124C84 110 80 98 74 89Z",
      "{cloth}",
      1.7,
    ),
  scarf:
    shape(
      "M2 124C2 102 10 92 30 90C40 90 48 90 52 90L60 112L68 90C72 90 80 90 90 90C110 92 118 102 118 124Z",
      "{cloth}",
    ) +
    shape("M46 87C50 96 54 100 60 101S70 96 74 87C72 84 48 84 46 87Z", "{trim}", 1.8) +
    line("M50 91q5 5 10 5.5M70 91q-5 5-8 5", "#00000055", 1.3) +
    shape("M56 100L46 120L60 112L70 122L64 100Z", "{trim}", 1.8),
  collar:
    shape("M12 124C14 102 32 94 48 90H72C88 94 106 102 108 124Z", "{cloth}") +
    shape("M60 92L42 86L38 104L54 106ZM60 92L78 86L82 104L66 106Z", "#fdf8ee", 1.8) +
    dot(60, 98, 4.2, "{trim}", 1.6) +
    line("M60 103V124", INK, 1.6),
  pearls:
    shape("M10 124C12 100 30 93 48 89L60 98L72 89C90 93 108 100 110 124Z", "{cloth}") +
    shape("M48 88L60 112L72 88L64 86H56Z", "#fdf8ee", 1.6) +
    line("M60 112V124M54 100L60 112L66 100", INK, 1.7) +
    [
      [41, 92],
      [46, 96],
      [52, 99],
      [60, 100.5],
      [68, 99],
      [74, 96],
      [79, 92],
    ]
      .map(([x, y]) => dot(x as number, y as number, 3, "#fff6e0", 1.3))
      .join(""),
  ruff:
    shape("M10 124C12 104 32 100 48 98H72C88 100 108 104 110 124Z", "{cloth}") +
    `<g fill="#fbf5e6" stroke="${INK}" stroke-width="1.5">${ruff}</g>` +
    shape("M38 84C42 94 52 97 60 97S78 94 82 84Z", "#e9dfc8", 1.2) +
    shape("M56 110h8l-4 12Z", "{trim}", 1.5),
  fins:
    shape("M6 124C8 106 30 100 46 97H74C90 100 112 106 114 124Z", "{cloth}") +
    shape("M60 100L42 92L18 40C12 60 14 84 30 102ZM60 100L78 92L102 40C108 60 106 84 90 102Z", "{trim}", 2) +
    line("M24 56L40 94M20 70L36 98M96 56L80 94M100 70L84 98", "#00000055", 1.4) +
    shape("M60 100l5 6-5 8-5-8Z", "#d8b25e", 1.5),
  robe: shape("M6 124C10 104 30 96 44 92H76C90 96 110 104 114 124Z", "{cloth}") + line("M60 98V124", "{trim}", 2.6),
  uniform:
    shape("M8 124C10 102 28 94 46 90H74C92 94 110 102 112 124Z", "{cloth}") +
    shape("M46 88L60 98L74 88V100L60 106L46 100Z", "{trim}", 1.8) +
    line("M60 106V124", INK, 1.8) +
    epaulettes +
    ribbons,
  fatigues:
    shape("M8 124C10 102 28 94 46 90H74C92 94 110 102 112 124Z", "{cloth}") +
    patch("M20 112q8-8 16-2q-4 10-16 2ZM84 104q10-4 14 4q-10 8-14-4ZM44 116q8-4 12 4l-10 4Z", "#00000030") +
    shape("M46 88L60 104L50 108L40 96ZM74 88L60 104L70 108L80 96Z", "{cloth}", 1.8) +
    shape("M52 88L60 102L68 88Z", "{trim}", 1.6),
  cravat:
    shape("M10 124C12 102 30 95 48 90H72C90 95 108 102 110 124Z", "{cloth}") +
    shape("M46 86L60 124L74 86Z", "#fdf8ee", 1.6) +
    shape("M50 88C48 98 54 102 60 103C66 102 72 98 70 88Z", "{trim}", 1.8) +
    shape("M56 100L50 118L60 110L70 118L64 100Z", "{trim}", 1.8) +
    dot(60, 103, 3, "#e5b03a", 1.2) +
    shape("M46 87L50 124H30C30 108 36 96 46 87ZM74 87L70 124H90C90 108 84 96 74 87Z", "{cloth}", 1.7),
  lace:
    shape("M10 124C12 104 30 98 46 94H74C90 98 108 104 110 124Z", "{cloth}") +
    `<g fill="#fdf8ee" stroke="${INK}" stroke-width="1.5">${[
      [36, 94],
      [44, 99],
      [52, 102],
      [60, 103],
      [68, 102],
      [76, 99],
      [84, 94],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`)
      .join("")}</g>` +
    shape("M42 86C46 94 52 98 60 98S74 94 78 86Z", "#fdf8ee", 1.4) +
    `<ellipse cx="60" cy="100" rx="5" ry="6" fill="{trim}" stroke="#d8a93a" stroke-width="2"/>`,
  blazer:
    shape("M8 124C10 102 28 94 46 90H74C92 94 110 102 112 124Z", "{cloth}") +
    line("M22 102.2V124M34 98V124M86 98V124M98 102.2V124", "#f5e9c8", 4) +
    shape("M46 87L60 116L74 87L66 84H54Z", "#fdf8ee", 1.6) +
    shape("M60 97L48 91V103ZM60 97L72 91V103Z", "{trim}", 1.7) +
    shape("M46 88L54 124H42C40 110 40 98 46 88ZM74 88L66 124H78C80 110 80 98 74 88Z", "{cloth}", 1.7),
};

export const HATS: Record<string, { back?: string; front: string; tall?: boolean }> = {
  none: { front: "" },
  pencil: {
    front: `<path d="M38 20L84 6" stroke="${INK}" stroke-width="6.5" stroke-linecap="round"/><path d="M40 19.4L80 7.2" stroke="#e5b03a" stroke-width="3.8"/><path d="M80 7.2L85 5.7" stroke="#dd86a4" stroke-width="4"/>`,
    tall: true,
  },
  crown: {
    front:
      shape("M38 34C44 26 52 24 60 24S76 26 82 34L86 12L75 22L70 6L60 19L50 6L45 22L34 12Z", "#d8b25e") +
      dot(60, 24, 3.6, "#2f8f7f", 1.3) +
      dot(50, 6, 3, "#f3ead6", 1.3) +
      dot(70, 6, 3, "#f3ead6", 1.3) +
      dot(34, 12, 2.6, "#f3ead6", 1.3) +
      dot(86, 12, 2.6, "#f3ead6", 1.3),
  },
  bicorne: {
    front:
      shape("M14 36C22 12 42 -2 60 -2S98 12 106 36C96 34 84 28 60 28S24 34 14 36Z", "{hat}") +
      line("M16 34C26 14 44 2 60 2S94 14 104 34", "#d8b25e", 2.8) +
      dot(60, 17, 8, "{band}", 1.8) +
      dot(60, 17, 4, "#d8b25e"),
    tall: true,
  },
  hood: {
    front:
      shape("M22 122C20 70 20 8 60 2S100 70 98 122H84C88 86 86 44 60 30C34 44 32 86 36 122Z", "{hat}") +
      line("M37 118C32 84 34 46 60 32C86 46 88 84 83 118", "#d8b25e", 2.2),
  },
  astrologer: {
    front:
      shape("M38 36L44 -8C54 -12 66 -12 76 -8L82 36C70 30 50 30 38 36Z", "{hat}") +
      shape("M36 36C48 28 72 28 84 36L85 42C72 34 48 34 35 42Z", "#d8b25e", 1.8) +
      `<g fill="#f3ead6"><path d="M60 2l2 4.6 5 .4-3.8 3.3 1.2 4.9L60 12.6l-4.4 2.6 1.2-4.9L53 7l5-.4Z"/><circle cx="50" cy="20" r="1.8"/><circle cx="71" cy="19" r="1.8"/><circle cx="60" cy="24" r="1.5"/></g>`,
    tall: true,
  },
  turban: {
    front:
      shape("M32 40C26 20 40 4 60 4S94 20 88 40C74 30 46 30 32 40Z", "{hat}") +
      line("M34 34C44 20 62 14 80 12M40 36C54 26 70 22 86 24M46 10C54 18 70 28 86 34", "#00000055", 1.8) +
      dot(60, 24, 5, "{band}", 1.6) +
      shape("M57 18C54 6 58 -4 66 -8C68 2 66 12 62 19Z", "#f3ead6", 1.6),
    tall: true,
  },
  halo: {
    back:
      `<g fill="#d8b25e" stroke="${INK}" stroke-width="1.6">${Array.from({ length: 13 }, (_, index) => {
        const turn = ((-96 + index * 16) * Math.PI) / 180;
        const at = (radius: number, by: number) =>
          `${(60 + radius * Math.sin(turn + by)).toFixed(1)} ${(46 - radius * Math.cos(turn + by)).toFixed(1)}`;
        return `<path d="M${at(34, -0.08)}L${at(index % 2 ? 44 : 53, 0)}L${at(34, 0.08)}Z"/>`;
      }).join("")}</g>` + `<circle cx="60" cy="46" r="36" fill="none" stroke="#d8b25e" stroke-width="5"/>`,
    front: "",
  },
  cap: {
    front:
      shape("M30 28C34 12 48 8 60 8S86 12 90 28C86 34 82 34 80 36H40C38 34 34 34 30 28Z", "{hat}") +
      shape("M38 33H82V42H38Z", "{band}") +
      shape("M38 42C46 40 74 40 82 42C80 50 70 49 60 49S40 50 38 42Z", "#1b1512") +
      dot(60, 25, 6, "#e5b03a", 1.6) +
      patch("M60 21l1.2 2.7 2.9.3-2.2 2 .7 2.9L60 27.4l-2.6 1.5.7-2.9-2.2-2 2.9-.3Z", INK) +
      line("M38 41.5H82", "#e5b03a", 1.8),
  },
  beret: {
    front:
      shape("M34 38C28 22 44 10 66 12C88 12 98 22 92 32C88 38 84 38 82 38Z", "{hat}") +
      shape("M36 35H84V41H36Z", "#1b1512", 1.6) +
      `<path d="M48 20l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4Z" fill="#e5b03a" stroke="${INK}" stroke-width="1"/>`,
  },
  sidecap: {
    front:
      shape("M36 38C36 26 42 16 58 12L86 26C86 32 85 36 84 40C70 34 52 34 36 38Z", "{hat}") +
      line("M38 33C52 28 70 28 85 33", "{band}", 2.6) +
      dot(49, 26, 3.8, "#e5b03a", 1.4),
  },
  sombrero: {
    front:
      shape("M4 40C20 26 40 32 60 32S100 26 116 40C100 48 80 44 60 44S20 48 4 40Z", "{hat}") +
      shape("M42 34C42 16 46 6 60 6S78 16 78 34C66 38 54 38 42 34Z", "{hat}") +
      line("M42 30C54 34 66 34 78 30", "{band}", 4),
    tall: true,
  },
  helmet: {
    front:
      shape("M32 44C30 18 44 8 60 8S90 18 88 44C70 38 50 38 32 44Z", "{hat}") +
      shape("M24 46C40 36 80 36 96 46C80 44 40 44 24 46Z", "{hat}") +
      line("M40 24C44 16 50 13 56 12", "#ffffff66", 2.4),
  },
  tophat: {
    front:
      shape("M40 36L37 -4C50 -8 70 -8 83 -4L80 36Z", "{hat}") +
      shape("M39.4 26H80.6L80 36H40Z", "{band}", 1.8) +
      shape("M26 36C40 31 80 31 94 36C92 43 78 43 60 43S28 43 26 36Z", "{hat}") +
      patch("M43 0L45 22L49 22L47 -2Z", "#ffffff", 0.22),
    tall: true,
  },
  bonnet: {
    front:
      shape("M30 56C22 22 42 6 60 6S98 22 90 56C86 40 78 30 60 30S34 40 30 56Z", "{hat}") +
      line("M36 40C42 28 50 24 60 24S78 28 84 40", "#ffffff70", 2.5) +
      shape("M74 18C78 2 92 -4 104 -2C104 8 96 20 82 24Z", "{band}", 1.9) +
      line("M80 20C86 12 94 4 102 0", INK, 1.3) +
      dot(72, 20, 5, "#fff6e0", 1.5) +
      dot(64, 17, 4, "{band}", 1.5),
    tall: true,
  },
  boater: {
    front:
      shape("M40 32V14C50 11 70 11 80 14V32Z", "#f0dfae") +
      shape("M40 22H80V32H40Z", "{band}", 1.8) +
      shape("M24 34C40 29 80 29 96 34C94 41 78 41 60 41S26 41 24 34Z", "#f0dfae") +
      line("M44 15V21M52 14V21M60 13V21M68 14V21M76 15V21", "#00000030", 1),
  },
  bowler: {
    front:
      shape("M36 36C34 14 44 6 60 6S86 14 84 36Z", "{hat}") +
      shape("M36 28C50 32 70 32 84 28L84 36H36Z", "{band}", 1.6) +
      shape("M26 36C40 32 80 32 94 36C90 42 78 41 60 41S30 42 26 36Z", "{hat}") +
      line("M44 20C46 14 50 11 55 10", "#ffffff55", 2.2),
  },
  widebrim: {
    back: shape("M10 40C14 14 40 6 60 6S106 14 110 40C96 30 80 28 60 28S24 30 10 40Z", "{hat}"),
    front:
      shape("M38 30C40 12 48 4 60 4S80 12 82 30C68 24 52 24 38 30Z", "{hat}") +
      line("M39 27C52 22 68 22 81 27", "{band}", 4.5) +
      dot(80, 24, 6, "{band}", 1.6) +
      dot(80, 24, 2.4, "#fff6e0"),
    tall: true,
  },
};
