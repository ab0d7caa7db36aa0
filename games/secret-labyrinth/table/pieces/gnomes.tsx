/** The seven gnomes: one family, told apart by hat, beard and tool. */

import type { ComponentChild } from 'preact';

/** What they have in common. */
const COAT = 'M-22 31C-23 17 -13 10 0 10C13 10 23 17 22 31Z';
const BEARD = 'M-14 1C-17 14 -9 25 0 27C9 25 17 14 14 1C9 7 6 5 0 6C-6 5 -9 7 -14 1Z';
const POINTED = 'M-17 -5C-13 -18 -5 -26 5 -33C5 -24 12 -16 17 -5C8 -9 -8 -9 -17 -5Z';
const EARS_AND_FACE: ComponentChild = (
  <>
    <path d="M-13 -3C-19 -6 -20 3 -13 4ZM13 -3C19 -6 20 3 13 4Z" fill="#efc69a" />
    <path d="M-13 -6C-14 8 -8 13 0 13C8 13 14 8 13 -6Z" fill="#efc69a" />
  </>
);
const EYES: ComponentChild = (
  <>
    <circle cx="-5.5" cy="-2" r="1.9" fill="#10162a" stroke="none" />
    <circle cx="5.5" cy="-2" r="1.9" fill="#10162a" stroke="none" />
  </>
);
const NOSE: ComponentChild = <path d="M-4 2C-4 -2 4 -2 4 2C4 6.500 -4 6.500 -4 2Z" fill="#d98a63" />;
const SHUT_EYES: ComponentChild = (
  <path
    d="M-8.500 -1.500C-7 -4.500 -4 -4.500 -2.500 -1.500M2.500 -1.500C4 -4.500 7 -4.500 8.500 -1.5"
    fill="none"
    stroke-width="2"
  />
);

function Hat({ cloth, shade }: { cloth: string; shade: string }) {
  return (
    <>
      <path d={POINTED} fill={cloth} />
      <path d="M5 -33C5 -24 12 -16 17 -5C13 -7 9 -8 5 -8C8 -18 4 -26 5 -33Z" fill={shade} stroke="none" />
      <path d={POINTED} fill="none" />
    </>
  );
}

export const GNOMES: Readonly<Record<string, ComponentChild>> = {
  'gnome-bearded': (
    <>
      <path d={COAT} fill="#3b5aa0" />
      {EARS_AND_FACE}
      <path
        d="M-15 0C-24 10 -22 24 -14 31H-8L-4 27L0 32L4 27L8 31H14C22 24 24 10 15 0C10 7 6 5 0 6C-6 5 -10 7 -15 0Z"
        fill="#f3efe4"
      />
      <Hat cloth="#c23a2b" shade="#8f2419" />
      {EYES}
      {NOSE}
      <path
        d="M-9 12C-10 18 -9 22 -7 26M0 13V25M9 12C10 18 9 22 7 26"
        fill="none"
        stroke="#b9b2a2"
        stroke-width="1.8"
      />
    </>
  ),
  'gnome-laughing': (
    <>
      <path d={COAT} fill="#b5652b" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#e8a94e" />
      <path d="M-9 7C-4 9 4 9 9 7C9 18 -9 18 -9 7Z" fill="#6e1c1c" />
      <path d="M-7 8.500C-3 10 3 10 7 8.500L6 11H-6Z" fill="#fff" stroke="none" />
      <path d="M-4 14.500C-2 12.500 2 12.500 4 14.500C3 16 -3 16 -4 14.500Z" fill="#d76a5c" stroke="none" />
      <Hat cloth="#2f8a6b" shade="#1d5c46" />
      <path d="M-9 -1L-5.500 -4L-2.500 -1M2.500 -1L5.500 -4L9 -1" fill="none" stroke-width="2.2" />
      {NOSE}
    </>
  ),
  'gnome-sleeping': (
    <>
      <path d={COAT} fill="#8a9cc4" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#d7dcea" />
      <path
        d="M-17 -5C-14 -22 2 -30 16 -24C26 -20 30 -10 27 0C24 -6 19 -11 13 -10C15 -9 16 -7 17 -5C8 -9 -8 -9 -17 -5Z"
        fill="#4c66a8"
      />
      <path
        d="M-3 -20C2 -23 10 -24 16 -20M-9 -13C0 -18 10 -17 15 -14"
        stroke="#dfe7f7"
        stroke-width="2.6"
        fill="none"
      />
      <circle cx="27" cy="3" r="4.4" fill="#fff" />
      <path d="M-18 -6C-8 -10 8 -10 18 -6V-2C8 -6 -8 -6 -18 -2Z" fill="#f3f0e6" />
      {SHUT_EYES}
      {NOSE}
      <path
        d="M-29 -28H-20L-29 -18H-20M-17 -32H-12L-17 -26H-12"
        fill="none"
        stroke="#fff"
        stroke-width="4.6"
      />
      <path d="M-29 -28H-20L-29 -18H-20M-17 -32H-12L-17 -26H-12" fill="none" stroke-width="2.2" />
    </>
  ),
  'gnome-lantern': (
    <>
      <path d={COAT} fill="#5b7a3c" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#f3efe4" />
      <Hat cloth="#e0a23a" shade="#a56c17" />
      {EYES}
      {NOSE}
      <circle cx="19" cy="18" r="15" fill="#ffe7a0" opacity="0.55" stroke="none" />
      <path d="M19 0V7" />
      <path d="M13 10H25L27 27H11Z" fill="#ffe9a3" />
      <path d="M14 6H24L26 10H12ZM10 27H28V31H10Z" fill="#6d7fa3" />
      <path d="M19 25C14 21 17 17 19 14C21 17 24 21 19 25Z" fill="#e5742c" stroke-width="1.4" />
      <path d="M-2 24C4 20 10 12 18 2" fill="none" stroke-width="6.5" />
      <path d="M-2 24C4 20 10 12 18 2" fill="none" stroke="#5b7a3c" stroke-width="3" />
    </>
  ),
  'gnome-fiddler': (
    <>
      <path d={COAT} fill="#2f6f86" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#c9793a" />
      <Hat cloth="#7b4a9c" shade="#54306e" />
      {SHUT_EYES}
      {NOSE}
      <g transform="translate(-6 21) rotate(-34)">
        <path
          d="M-14 0C-18 -9 -8 -12 -4 -7C0 -11 10 -9 8 0C10 9 0 11 -4 7C-8 12 -18 9 -14 0Z"
          fill="#b5632a"
        />
        <path d="M4 -2.200H27V2.200H4Z" fill="#5c3516" />
        <path d="M-8 -3V3M-11 0H20" stroke-width="1.3" />
      </g>
      <path d="M-26 8L22 29" stroke-width="4" />
      <path d="M-26 8L22 29" stroke="#f1e3c0" stroke-width="1.6" />
    </>
  ),
  'gnome-cook': (
    <>
      <path d={COAT} fill="#f2eee2" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#5d4632" />
      <path
        d="M-14 -6L-16 -15C-26 -17 -24 -30 -13 -28C-9 -36 9 -36 13 -28C24 -30 26 -17 16 -15L14 -6Z"
        fill="#fbfaf4"
      />
      <path d="M-15 -12H15L14 -4C6 -8 -6 -8 -14 -4Z" fill="#dfe3ee" />
      <path d="M-6 -27C-7 -23 -6 -19 -5 -16M7 -27C8 -23 7 -19 6 -16" fill="none" stroke-width="1.6" />
      {EYES}
      {NOSE}
      <path d="M17 31L24 4" stroke-width="5.6" />
      <path d="M17 31L24 4" stroke="#8a5527" stroke-width="2.4" />
      <ellipse cx="25" cy="-1" rx="5.5" ry="7" fill="#a5682f" transform="rotate(14 25 -1)" />
      <path d="M-5 29H5" stroke-width="1.6" />
    </>
  ),
  'gnome-miner': (
    <>
      <g transform="rotate(-38 4 10)">
        <path d="M2 -34V34" stroke-width="6.5" />
        <path d="M2 -34V34" stroke="#8a5527" stroke-width="3" />
        <path d="M-20 -22C-10 -33 14 -33 24 -22C12 -27 -8 -27 -20 -22Z" fill="#a9b9d6" />
      </g>
      <path d={COAT} fill="#6d5a46" />
      {EARS_AND_FACE}
      <path d={BEARD} fill="#8f949f" />
      <path d="M-18 -4C-18 -22 18 -22 18 -4C8 -9 -8 -9 -18 -4Z" fill="#d9a02f" />
      <path d="M-20 -3C-8 -10 8 -10 20 -3C10 -3 -10 -3 -20 -3Z" fill="#a97416" />
      <circle cy="-13" r="5.6" fill="#fff6cf" />
      <circle cy="-13" r="2.3" fill="#fff" stroke="none" />
      {EYES}
      {NOSE}
    </>
  ),
};
