/** The abbey's own reaction: the snail of its margins, in arms. */

export const enGarde = {
  name: { en: 'En garde!', fr: 'En garde !' },
  Face: () => (
    <g
      transform="translate(-4 18)"
      stroke="#1d1712"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path
        d="M-30 2C-32 -3 -26 -6 -18 -5L18 -4C24 -5 25 -10 27 -18C29 -24 37 -24 38 -18C40 -10 38 -2 33 2Z"
        fill="#c9b07c"
      />
      <path d="M29 -22L26 -32M34 -22L38 -31" fill="none" />
      <circle cx="26" cy="-33" r="2.500" fill="#c9b07c" stroke-width="1.500" />
      <circle cx="38" cy="-32" r="2.500" fill="#c9b07c" stroke-width="1.500" />
      <circle cx="-3" cy="-20" r="19" fill="#b9622f" />
      <path
        d="M-3 -20C0 -23 4 -19 1 -15C-3 -10 -11 -13 -11 -20C-11 -29 0 -34 8 -28C16 -22 14 -10 6 -6"
        fill="none"
        stroke="#6e3012"
      />
      <path d="M-17 -29C-11 -37 1 -38 8 -34" fill="none" stroke="#e09a63" />
      <path
        d="M24 -19C24 -28 40 -28 40 -19V-13L36 -9V-15H28V-9L24 -13Z"
        fill="#c3c8cc"
        stroke-width="1.800"
      />
      <path d="M32 -26C32 -33 41 -35 44 -31C41 -31 37 -29 35 -25Z" fill="#b3361e" stroke-width="1.500" />
    </g>
  ),
};
