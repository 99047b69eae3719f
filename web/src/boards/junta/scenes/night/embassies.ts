/** The embassies on the hill, and their flags. */

/** A villa with its flagpole, standing on 14, 41 high. */
export const VILLA = `<path d="M-24-16h48V14h-48Z" fill="#fffaf0"/><path d="M-28-16 0-27 28-16Z" fill="#e9dcbb"/><path d="M-24-16h48v3h-48Z" fill="#c9b98d"/><path d="M-18 -9h5v8h-5ZM-6 -9h5v8h-5ZM6 -9h5v8h-5Z" fill="#2f7d4f"/><path d="M12 -9h5v8h-5Z" fill="#2f7d4f"/><path d="M-4 14V4a4 4 0 0 1 8 0v10Z" fill="#1f5f4a"/><path d="M-18 3h4v8h-4ZM-11 3h4v8h-4ZM9 3h4v8h-4ZM15 3h4v8h-4Z" fill="#8fb68a"/><path d="M-1-52h2v26h-2Z" fill="#12393a"/>`;

/** Flags of 22 by 15, by embassy. */
export const FLAGS: Readonly<Record<string, string>> = {
  AM1: `<path d="M0 0h22v15H0Z" fill="#1d3f8f"/><path d="M5.5 3.4L6.5 6.2L9.5 6.3L7.2 8.1L8.0 11.0L5.5 9.4L3.0 11.0L3.8 8.1L1.5 6.3L4.5 6.2Z" fill="#fffaf0"/><path d="M11 3h9v2.5h-9ZM11 6.4h9v2.5h-9ZM11 9.800h9v2.5h-9Z" fill="#fffaf0"/><path d="M0 0h22v15H0Z" fill="none" stroke="#12393a" stroke-width="1"/>`,
  AM2: `<path d="M0 0h22v15H0Z" fill="#f6c453"/><path d="M0 0h22v5H0ZM0 10h22v5H0Z" fill="#2f7d4f"/><circle cx="11" cy="7.5" r="3.6" fill="#d1401a"/><path d="M0 0h22v15H0Z" fill="none" stroke="#12393a" stroke-width="1"/>`,
  AM3: `<path d="M0 0h22v15H0Z" fill="#b01f3c"/><path d="M11 2l7 5.5-7 5.5-7-5.5Z" fill="#fffaf0"/><circle cx="11" cy="7.5" r="2.3" fill="#b01f3c"/><path d="M0 0h22v15H0Z" fill="none" stroke="#12393a" stroke-width="1"/>`,
  AM4: `<path d="M0 0h22v15H0Z" fill="#5b2a86"/><path d="M5.5 11V4.5l3 3L11 3l2.5 4.5 3-3V11Z" fill="#f6c453"/><path d="M0 0h22v15H0Z" fill="none" stroke="#12393a" stroke-width="1"/>`,
};
