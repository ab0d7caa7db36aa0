/** Stone, scissors, paper, about 64 wide. */

import type { ComponentChild } from 'preact';

export const WEAPON_ART: Readonly<Record<string, ComponentChild>> = {
  stone: (
    <>
      <path
        d="M-26 10C-30 -4 -20 -20 -6 -23C8 -26 24 -18 28 -4C31 8 24 20 10 23C-6 26 -22 22 -26 10Z"
        fill="#8d97ab"
      />
      <path
        d="M28 -4C31 8 24 20 10 23C-6 26 -22 22 -26 10C-14 17 18 16 28 -4Z"
        fill="#66708a"
        stroke="none"
      />
      <path
        d="M-26 10C-30 -4 -20 -20 -6 -23C8 -26 24 -18 28 -4C31 8 24 20 10 23C-6 26 -22 22 -26 10Z"
        fill="none"
      />
      <path d="M-12 -12C-6 -16 2 -17 8 -15M-16 -4L-11 -1M6 2L14 -3L18 3" fill="none" stroke-width="2" />
      <path d="M-19 -4C-18 -10 -14 -14 -9 -16" fill="none" stroke="#fff" stroke-width="2" opacity="0.6" />
    </>
  ),
  scissors: (
    <>
      <g transform="rotate(-90)">
        <path d="M-2 4L10 -34L16 -28L5 6Z" fill="#e7eefa" />
        <path d="M2 4L-10 -34L-16 -28L-5 6Z" fill="#c8d3e6" />
        <path d="M10 -34L16 -28L5 6L3 5Z" fill="#a9b9d6" stroke="none" />
        <path d="M-2 4L10 -34L16 -28L5 6Z" fill="none" />
        <circle cx="-11" cy="18" r="8" fill="none" stroke-width="9" />
        <circle cx="11" cy="18" r="8" fill="none" stroke-width="9" />
        <circle cx="-11" cy="18" r="8" fill="none" stroke="#c23a2b" stroke-width="4.6" />
        <circle cx="11" cy="18" r="8" fill="none" stroke="#c23a2b" stroke-width="4.6" />
        <circle cy="1" r="2.6" fill="#efc75e" />
      </g>
    </>
  ),
  paper: (
    <>
      <path d="M-24 -18C-10 -24 8 -14 24 -20L26 16C10 22 -8 12 -22 20Z" fill="#fbf3de" />
      <path d="M24 -20L26 16C20 18 14 18 9 17C16 8 18 -6 24 -20Z" fill="#e2d5b3" stroke="none" />
      <path d="M-24 -18C-10 -24 8 -14 24 -20L26 16C10 22 -8 12 -22 20Z" fill="none" />
      <path
        d="M-16 -10C-6 -13 6 -8 16 -11M-16 -2C-6 -5 6 0 17 -3M-15 6C-6 3 4 8 12 6"
        fill="none"
        stroke="#8a734a"
        stroke-width="2"
      />
      <circle cx="15" cy="10" r="5" fill="#c23a2b" stroke-width="1.8" />
    </>
  ),
};
