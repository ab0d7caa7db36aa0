/** The animals of the hall: a frog, a butterfly, a toucan. */

import { INK } from '../paint.ts';

/** Sits on an edge, seen from the front; 44 wide. */
export const frog = `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
<path d="M-17 0C-25 -3 -25 -12 -16 -14M17 0C25 -3 25 -12 16 -14" fill="#3f9d4a"/><path d="M-20 1h10M10 1h10" stroke="#e8862c" stroke-width="4"/>
<path d="M-15 0C-19 -20 -10 -29 0 -29C10 -29 19 -20 15 0Z" fill="#5cc05a"/><path d="M-8 0C-10 -10 -6 -15 0 -15C6 -15 10 -10 8 0Z" fill="#eef0c8" stroke-width="1.4"/>
<path d="M-14 -24C-16 -33 -5 -35 -4 -27C-4 -22 -12 -20 -14 -24ZM14 -24C16 -33 5 -35 4 -27C4 -22 12 -20 14 -24Z" fill="#5cc05a"/>
<circle cx="-9" cy="-27" r="4" fill="#d8382c" stroke-width="1.4"/><circle cx="9" cy="-27" r="4" fill="#d8382c" stroke-width="1.4"/><path d="M-9 -29v4M9 -29v4" stroke-width="1.8"/>
<path d="M-7 -18Q0 -13 7 -18" fill="none"/><path d="M-6 0v-7M6 0v-7" stroke="#3f9d4a" stroke-width="4"/></g>`;

export const morpho = `<g stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"><path d="M0 0C-6 -16 -22 -20 -24 -10C-25 -2 -12 3 0 2ZM0 2C-10 3 -16 12 -9 16C-4 18 -1 10 0 4Z" fill="#3f8fe0"/><path d="M0 0C6 -16 22 -20 24 -10C25 -2 12 3 0 2ZM0 2C10 3 16 12 9 16C4 18 1 10 0 4Z" fill="#62b4f2"/><path d="M-20 -11L-8 -3M20 -11L8 -3" stroke="#dff1ff" stroke-width="1.6"/><path d="M0 -5V9" stroke-width="3" stroke-linecap="round"/><path d="M0 -5L-4 -11M0 -5L4 -11" fill="none" stroke-width="1.2"/></g>`;

/** Perched, looking left; about 70 high. */
export const toucan = `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M12 18C20 34 22 52 16 64L6 40Z" fill="#23262f"/><path d="M-4 -20C14 -24 24 -8 22 12C20 28 8 36 -4 32C-16 28 -18 8 -14 -8C-12 -16 -8 -19 -4 -20Z" fill="#2b2f3a"/><path d="M-14 -4C-16 8 -12 18 -4 20C4 20 8 8 6 -4C4 -14 -10 -14 -14 -4Z" fill="#fbf3d4"/><path d="M-12 18C-6 22 0 21 3 17L1 24C-4 27 -9 25 -12 18Z" fill="#d8382c"/><path d="M-10 -18C-30 -26 -48 -16 -52 4C-40 -4 -26 -4 -13 -4Z" fill="#f3a52c"/><path d="M-52 4C-50 -4 -44 -8 -40 -8L-40 -3C-44 -2 -49 0 -52 4Z" fill="#1d1712"/><path d="M-40 -8C-30 -10 -20 -9 -12 -10" fill="none" stroke-width="1.4"/><circle cx="-3" cy="-11" r="5.4" fill="#62b4f2"/><circle cx="-3" cy="-11" r="2.4" fill="#14201a" stroke="none"/><path d="M0 32v7M8 31v7" stroke="#e8862c" stroke-width="3"/><path d="M8 -8C18 0 20 14 14 26" fill="none" stroke="#4a5162"/></g>`;
