/** The signs of Junta's ribbon, plates and plan, as its pictures name them: phases, units, offices, states. */
import { icons, pictures } from "./pictures.json?pictograms";

type Names = Record<string, string>;

/** Drawn here: what no pictogram shows as plainly, on the same field of 512 by 512. */
const OWN: Names = {
  exile:
    '<path fill="currentColor" d="M196 60h120v56h116c26 0 48 22 48 48v240c0 26-22 48-48 48H80c-26 0-48-22-48-48V164c0-26 22-48 48-48h116Zm36 56h48V96h-48ZM32 244v30h448v-30Zm196 14v50h56v-50Z"/>',
  paratroops:
    '<path fill="currentColor" d="M256 30C130 30 40 120 32 232c32-30 76-30 104 0 32-34 88-34 120 0 32-34 88-34 120 0 28-30 72-30 104 0C472 120 382 30 256 30ZM62 262l158 138h18L96 262Zm100 0 68 138h16l-52-138Zm188 0-52 138h-16l32-138Zm66 0L292 400h-18l110-138ZM214 410h84v72h-84Z"/>',
  home: '<path fill="currentColor" d="M256 40 20 262h64v210h126V330h92v142h126V262h64L416 190V80h-64v50Z"/>',
  headquarters:
    '<path fill="currentColor" d="M244 24h24v16l120 40-120 40v48H400v-40h72v352H316V370q0-60-60-60t-60 60v110H40V128h72v40h132Z"/>',
  gunboat:
    '<path fill="currentColor" d="M24 330h464l-62 110H96ZM150 250h150v66H150Zm40-70h60v56h-60Zm22-70h20v58h-20Zm104 168h60v38h-60Zm54-8 110-34 6 18-110 34Z"/>',
};

/** The drawing of a phase of the year. */
export function phaseSign(phase: string): string {
  return icons[(pictures.phases as Names)[phase] ?? ""] ?? "";
}

/** The drawing of a kind of unit, or of a gun. */
export function unitSign(kind: string): string {
  return OWN[kind] ?? icons[(pictures.units as Names)[kind] ?? ""] ?? "";
}

/** The drawing of an office. */
export function officeSign(office: string): string {
  return icons[(pictures.offices as Names)[office] ?? ""] ?? "";
}

/** The drawing of a place where nights are spent. */
export function placeSign(place: string): string {
  return OWN[place] ?? icons[(pictures.places as Names)[place] ?? ""] ?? "";
}

/** The drawing of a state: rebels, president, dead, votes, fight, fallen, march, rifle. */
export function stateSign(state: string): string {
  return icons[(pictures.states as Names)[state] ?? ""] ?? "";
}
