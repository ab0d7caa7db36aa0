/** The convent's own reaction: a finger on the lips. */

export const hush = {
  name: { en: 'Hush!', fr: 'Chut !' },
  Face: () => (
    <g stroke="#1d1712" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-30 36C-30 10 -24 -24 0 -26C24 -24 30 10 30 36Z" fill="#41416a" />
      <path
        d="M-19 8C-20 -12 -12 -19 0 -19C12 -19 20 -12 19 8C17 22 9 28 0 28C-9 28 -17 22 -19 8Z"
        fill="#e9c199"
      />
      <path
        d="M-20 4C-21 -16 -12 -22 0 -22C12 -22 21 -16 20 4C16 -9 9 -13 0 -13C-9 -13 -16 -9 -20 4Z"
        fill="#f6f3e6"
      />
      <path d="M-13 1Q-8 -3 -4 1M4 1Q8 -3 13 1" fill="none" />
      <circle cx="-8" cy="4" r="1.800" fill="#1d1712" stroke="none" />
      <circle cx="8" cy="4" r="1.800" fill="#1d1712" stroke="none" />
      <path d="M-5 17Q0 14 5 17" fill="none" />
      <path d="M-4 36V13C-4 8 4 8 4 13V36Z" fill="#dcaa7f" />
      <path d="M-12 36C-14 26 -8 23 -4 25M4 24C12 22 16 28 13 36" fill="#dcaa7f" />
    </g>
  ),
};
