/** The templars' own reaction: the bell of the church. */

export const bells = {
  name: { en: 'The bells!', fr: 'Les cloches !' },
  Face: () => (
    <g stroke="#1d1712" stroke-width="2.200" stroke-linejoin="round" stroke-linecap="round">
      <g transform="rotate(14)">
        <path d="M-4 -26A4 4 0 0 1 4 -26V-20H-4Z" fill="#b8862b" />
        <circle cy="19" r="5.500" fill="#8a5a1c" />
        <path
          d="M-20 15C-13 9 -15 -20 0 -21C15 -20 13 9 20 15Q22 19 16 19H-16Q-22 19 -20 15Z"
          fill="#d9a441"
        />
        <path d="M-12 11C-8 4 -10 -13 -1 -17" fill="none" stroke="#f7dd93" stroke-width="3" />
        <path d="M-17 12H17" fill="none" stroke="#8a5a1c" />
      </g>
      <path d="M-27 -8Q-30 0 -27 8M27 -12Q30 -4 27 4" fill="none" stroke="#f7dd93" />
    </g>
  ),
};
