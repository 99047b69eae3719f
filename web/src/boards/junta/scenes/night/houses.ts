/** The five houses of the night, in our own drawing: standing on 0, 252 high, the door in the middle. */

export interface House {
  /** The open leaf of its door. */
  leaf: string;
  /** The house without its door. */
  drawing: string;
}

export const HOUSES: Readonly<Record<string, House>> = {
  home: {
    leaf: "#5a2418",
    drawing: `<path d="M-84 0V-196H84V0Z" fill="#c46a4a"/><path d="M-94-196 0-252 94-196Z" fill="#7c3526"/><path d="M44-246h18v36H44Z" fill="#7c3526"/><g transform="translate(-66 -168)"><path d="M0 0h34v44H0Z" fill="#ffd77a"/><path d="M17 0v44M0 20h34" stroke="#7c3526" stroke-width="3"/><path d="M-6 0h6v44h-6ZM34 0h6v44h-6Z" fill="#2f7d4f"/></g><g transform="translate(32 -168)"><path d="M0 0h34v44H0Z" fill="#ffd77a"/><path d="M17 0v44M0 20h34" stroke="#7c3526" stroke-width="3"/><path d="M-6 0h6v44h-6ZM34 0h6v44h-6Z" fill="#2f7d4f"/></g><g transform="translate(-76 0) scale(2.2)" fill="#123d2c"><path d="M-1.5 0C1-8 1-16-2-24l3-.5C4-16 4-8 2.5 0Z"/><g transform="translate(0 -24)"><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(-165)"/><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(-125)"/><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(-85)"/><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(-45)"/><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(-5)"/><path d="M0 0C6-6 15-6 21 1 14-2 7-1 0 0Z" transform="rotate(30)"/></g></g>`,
  },
  bank: {
    leaf: "#3d4a4c",
    drawing: `<path d="M-84 0V-196H84V0Z" fill="#d9c38a"/><path d="M-92-196H92l-8-16H-84Z" fill="#8a6a2a"/><path d="M-92-212 0-256 92-212Z" fill="#e9dcb0"/><path d="M-78-196h18V0h-18Z" fill="#f4e8c4"/><path d="M-81-196h24v8h-24ZM-81-8h24v8h-24Z" fill="#e0cf9c"/><path d="M-50-196h18V0h-18Z" fill="#f4e8c4"/><path d="M-53-196h24v8h-24ZM-53-8h24v8h-24Z" fill="#e0cf9c"/><path d="M32-196h18V0h-18Z" fill="#f4e8c4"/><path d="M29-196h24v8h-24ZM29-8h24v8h-24Z" fill="#e0cf9c"/><path d="M60-196h18V0h-18Z" fill="#f4e8c4"/><path d="M57-196h24v8h-24ZM57-8h24v8h-24Z" fill="#e0cf9c"/>`,
  },
  headquarters: {
    leaf: "#2c3516",
    drawing: `<path d="M-84 0V-196H84V0Z" fill="#7d8a4a"/><path d="M-92-196v-24h16v12h16v-12h16v12h16v-12h16v12h24v-12h16v12h16v-12h16v12h16v-12h16v24Z" fill="#444d22"/><path d="M-2-262h4v42h-4Z" fill="#222"/><path d="M2-262h40l-10 11 10 11H2Z" fill="#b01f3c"/><path d="M-68-166h22v34h-22Z" fill="#ffd77a"/><path d="M-61-166v34M-53-166v34" stroke="#444d22" stroke-width="3"/><path d="M-36-166h22v34h-22Z" fill="#ffd77a"/><path d="M-29-166v34M-21-166v34" stroke="#444d22" stroke-width="3"/><path d="M14-166h22v34h-22Z" fill="#ffd77a"/><path d="M21-166v34M29-166v34" stroke="#444d22" stroke-width="3"/><path d="M46-166h22v34h-22Z" fill="#ffd77a"/><path d="M53-166v34M61-166v34" stroke="#444d22" stroke-width="3"/>`,
  },
  mistress: {
    leaf: "#4a1230",
    drawing: `<path d="M-84 0V-196H84V0Z" fill="#b0486f"/><path d="M-90-196H90v-14H-90Z" fill="#6f2145"/><path d="M-60-210q60-44 120 0Z" fill="#6f2145"/><path d="M-32-176h64v52h-64Z" fill="#ffb8c8"/><path d="M-32-176q8 30-4 52h-10v-52ZM32-176q-8 30 4 52h10v-52Z" fill="#d91e5b"/><path d="M-52-122H52v6H-52Z" fill="#f4d0d8"/><path d="M-48-116v18M-32-116v18M-16-116v18M0-116v18M16-116v18M32-116v18M48-116v18" stroke="#f4d0d8" stroke-width="3"/><path d="M-54-98H54v5H-54Z" fill="#f4d0d8"/><path d="M-12-128c-8-24 24-24 22-4q6 2 4 10h-26Z" fill="#3a1020"/><path d="M70-150c-10 10-14 26-4 36 10-8 14-24 4-36ZM-70-140c10 8 12 24 4 34-10-8-12-22-4-34Z" fill="#2f7d4f"/>`,
  },
  nightclub: {
    leaf: "#120a2a",
    drawing: `<path d="M-84 0V-196H84V0Z" fill="#2c3b7a"/><path d="M-90-196H90v-16H-90Z" fill="#18204f"/><rect x="-74" y="-250" width="148" height="46" rx="10" fill="#180f33" stroke="#ff4fa0" stroke-width="4"/><g transform="translate(-50 -150)"><path d="M-20-22h40L0 6Z" fill="#5ce0d0"/><path d="M-1.5 6h3v20h-3ZM-12 26h24v4h-24Z" fill="#5ce0d0"/><circle cx="8" cy="-18" r="6" fill="#ff4fa0"/></g><g transform="translate(50 -146)" fill="#f6c453"><path d="M-10-24h4v36a10 8 0 1 1-4-7ZM-10-24 14-30v10l-24 6ZM10-26h4v32a10 8 0 1 1-4-7Z"/></g>`,
  },
};

/** The places of the night, from left to right along the street. */
export const PLACES = Object.keys(HOUSES);
