/** The four animals. */

import type { ComponentChild } from 'preact';

export const ANIMALS: Readonly<Record<string, ComponentChild>> = {
  dragon: (
    <>
      <path
        d="M14 30C24 22 29 10 26 -4L31 -8L24 -10L26 -17L19 -15C16 -20 10 -22 5 -21L10 22Z"
        fill="#1f6a4d"
      />
      <path d="M6 -20C8 -28 16 -32 26 -33C22 -28 19 -24 18 -18Z" fill="#efc75e" />
      <path d="M-1 -20C0 -27 4 -31 10 -34C9 -28 9 -24 9 -19Z" fill="#fff0bf" />
      <path
        d="M-29 2C-29 -5 -20 -7 -12 -10C-8 -20 4 -25 13 -18C22 -11 22 4 18 14C16 20 17 26 19 31H-9C-6 24 -6 20 -10 17C-16 18 -22 18 -26 15Z"
        fill="#3f9d6a"
      />
      <path d="M-26 15L-27 9L-6 8C-8 13 -9 15 -10 17C-16 18 -22 18 -26 15Z" fill="#7cc28d" />
      <path d="M-28 7C-20 10 -12 9 -5 6" fill="none" />
      <path
        d="M-24 8.500L-22.500 12L-20.500 8.800M-16 9L-14.500 12.500L-12.500 8.4"
        fill="#fff"
        stroke-width="1.4"
      />
      <path d="M-9 -5C-5 -12 4 -12 6 -6C2 -2 -5 -2 -9 -5Z" fill="#ffe08a" />
      <path d="M-1 -10V-3" stroke-width="2.6" />
      <ellipse cx="-23.5" cy="-0.5" rx="2.2" ry="1.5" fill="#10162a" stroke="none" />
      <path d="M4 12C8 12 12 10 14 6M4 20C8 20 12 18 15 14" fill="none" stroke-width="1.6" opacity="0.6" />
      <path d="M-31 -8C-33 -14 -26 -14 -28 -20" fill="none" stroke="#e9ddc5" stroke-width="2.6" />
    </>
  ),
  unicorn: (
    <>
      <path d="M2 -18C16 -22 28 -10 28 6C28 18 24 26 24 31H2Z" fill="#8a83d6" />
      <path
        d="M10 -14C18 -8 20 4 17 14M20 -10C26 0 26 14 22 24"
        fill="none"
        stroke="#c9c4f2"
        stroke-width="2.4"
      />
      <path d="M-7 -17L-19 -36L0 -22Z" fill="#efc75e" />
      <path d="M-11.500 -24L-6 -25.500M-14.500 -29.500L-10.500 -30.5" stroke-width="1.6" />
      <path d="M2 -20L7 -31L11 -18Z" fill="#f6f3ff" />
      <path
        d="M-27 10C-27 3 -18 -4 -12 -14C-6 -24 8 -24 13 -12C17 -2 12 8 14 18C15 24 17 28 18 31H-10C-6 24 -3 18 -4 11C-10 14 -14 20 -20 19C-25 18 -27 14 -27 10Z"
        fill="#f4f1fb"
      />
      <path
        d="M13 -12C17 -2 12 8 14 18C15 24 17 28 18 31H8C8 20 4 14 6 4C8 -4 10 -10 13 -12Z"
        fill="#cfcbe6"
        stroke="none"
      />
      <path
        d="M-27 10C-27 3 -18 -4 -12 -14C-6 -24 8 -24 13 -12C17 -2 12 8 14 18C15 24 17 28 18 31H-10C-6 24 -3 18 -4 11C-10 14 -14 20 -20 19C-25 18 -27 14 -27 10Z"
        fill="none"
      />
      <ellipse cx="-4" cy="-7" rx="2.6" ry="3.2" fill="#10162a" stroke="none" />
      <circle cx="-4.8" cy="-8.2" r="0.9" fill="#fff" stroke="none" />
      <path
        d="M-25 9C-23.500 8 -22.500 8.500 -22 9.500M-24 14.500C-21 15 -19 14 -17 12"
        fill="none"
        stroke-width="1.7"
      />
      <path d="M-3 -21C-4 -14 2 -12 0 -4C4 -10 10 -8 8 -16Z" fill="#a49df0" />
    </>
  ),
  griffin: (
    <>
      <path
        d="M4 28C10 10 12 -6 30 -18C31 -8 27 -2 29 0C31 6 25 10 27 13C28 18 23 20 23 23L22 31H4Z"
        fill="#7a4f22"
      />
      <path
        d="M11 24C15 12 19 2 27 -8M16 28C19 18 23 10 27 4M20 30C22 24 24 19 26 15"
        fill="none"
        stroke="#c99a55"
        stroke-width="2"
      />
      <path d="M2 -22L10 -34L13 -18Z" fill="#d9a04a" />
      <path
        d="M-12 -8C-10 -20 2 -26 11 -19C20 -12 18 2 14 12C12 18 12 26 13 31H-16L-11 25L-17 22L-10 17L-15 13L-8 8C-11 4 -13 -2 -12 -8Z"
        fill="#e4b866"
      />
      <path d="M11 -19C20 -12 18 2 14 12C12 18 12 26 13 31H3C2 16 12 2 4 -14Z" fill="#b88438" stroke="none" />
      <path
        d="M-12 -8C-10 -20 2 -26 11 -19C20 -12 18 2 14 12C12 18 12 26 13 31H-16L-11 25L-17 22L-10 17L-15 13L-8 8C-11 4 -13 -2 -12 -8Z"
        fill="none"
      />
      <path
        d="M-11 -11C-20 -14 -31 -10 -29 6C-26 1 -22 1 -17 2C-12 3 -9 2 -8 0C-7 -5 -8 -9 -11 -11Z"
        fill="#f3d24b"
      />
      <path d="M-29 6C-27 -2 -19 -5 -9 -3" fill="none" stroke-width="1.8" />
      <circle cx="-2" cy="-9" r="4.2" fill="#fff7dd" />
      <circle cx="-3" cy="-9" r="2" fill="#10162a" stroke="none" />
      <path d="M-9 -15L3 -13" stroke-width="2.6" />
    </>
  ),
  phoenix: (
    <>
      <path
        d="M0 34C-12 30 -18 22 -14 12C-12 17 -9 17 -8 14C-9 22 -4 22 -3 17L0 24L3 17C4 22 9 22 8 14C9 17 12 17 14 12C18 22 12 30 0 34Z"
        fill="#f0b53c"
      />
      <path
        d="M-5 6C-18 8 -29 -2 -31 -20C-27 -14 -25 -15 -25 -19C-21 -11 -19 -12 -19 -16C-14 -6 -9 -7 -6 -9ZM5 6C18 8 29 -2 31 -20C27 -14 25 -15 25 -19C21 -11 19 -12 19 -16C14 -6 9 -7 6 -9Z"
        fill="#d9512c"
      />
      <path
        d="M-27 -10C-22 -2 -14 2 -7 1M27 -10C22 -2 14 2 7 1"
        fill="none"
        stroke="#f7c65a"
        stroke-width="2.6"
      />
      <path
        d="M-9 -2C-10 -10 -7 -15 -6 -19C-6 -26 6 -26 6 -19C7 -15 10 -10 9 -2C10 12 4 20 0 24C-4 20 -10 12 -9 -2Z"
        fill="#e8772f"
      />
      <path d="M-5 2C-4 10 -2 15 0 18C2 15 4 10 5 2C2 5 -2 5 -5 2Z" fill="#f7cf63" stroke-width="1.6" />
      <path
        d="M-2 -24C-8 -28 -6 -33 -9 -36C-3 -35 -1 -31 0 -28C1 -31 4 -34 8 -34C5 -31 7 -27 2 -24Z"
        fill="#f0b53c"
      />
      <circle cx="-3" cy="-18.5" r="1.5" fill="#10162a" stroke="none" />
      <circle cx="3" cy="-18.5" r="1.5" fill="#10162a" stroke="none" />
      <path d="M-3 -15.500H3L0 -10Z" fill="#ffe08a" stroke-width="1.6" />
    </>
  ),
};
