/** The faces of the house's reactions: guests of its painting, in a box of 72 round 0 0. */

import type { Drawing } from './table.ts';

const Hare: Drawing = () => (
  <g transform="translate(0 68) scale(0.44)">
    <g stroke="#1d1712" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-58 -60C-70 -130 -44 -176 0 -178C44 -176 70 -130 58 -60Z" fill="#4f3b28" />
      <path d="M-30 -150C-46 -196 -42 -238 -26 -250C-12 -234 -8 -194 -10 -152Z" fill="#c9a57a" />
      <path
        d="M-25 -160C-34 -192 -31 -220 -25 -230C-18 -214 -16 -186 -17 -158Z"
        fill="#eec3ac"
        stroke="none"
      />
      <path
        d="M8 -152C4 -192 12 -226 28 -240C42 -250 60 -236 58 -222C50 -226 42 -222 40 -212C36 -192 32 -170 28 -150Z"
        fill="#c9a57a"
      />
      <path d="M15 -158C13 -190 20 -214 32 -226C34 -206 28 -180 23 -156Z" fill="#eec3ac" stroke="none" />
      <path d="M-90 0C-88 -52 -66 -78 -36 -88C-12 -76 12 -76 36 -88C66 -78 88 -52 90 0Z" fill="#6f543a" />
      <path d="M-90 0C-88 -52 -66 -78 -36 -88C-46 -60 -52 -30 -52 0Z" fill="#8a6a4a" stroke="none" />
      <path d="M-36 -88C-12 -76 12 -76 36 -88L30 -66C10 -56 -10 -56 -30 -66Z" fill="#4f3b28" />
      <path
        d="M-43 -122C-48 -152 -26 -168 0 -168C28 -168 48 -150 43 -120C40 -96 24 -78 0 -78C-24 -78 -40 -98 -43 -122Z"
        fill="#ddbd92"
      />
      <path
        d="M43 -120C40 -96 24 -78 0 -78C18 -88 28 -110 26 -136C26 -152 20 -162 10 -167C34 -164 46 -144 43 -120Z"
        fill="#c4a074"
        stroke="none"
      />
      <path
        d="M-20 -102C-20 -116 20 -116 20 -102C20 -88 10 -81 0 -81C-10 -81 -20 -88 -20 -102Z"
        fill="#f6e8cd"
        stroke-width="2"
      />
      <path d="M-6 -110H6L0 -103Z" fill="#d98a80" stroke-width="1.8" />
      <path
        d="M0 -103V-97M0 -97C-4 -92 -9 -92 -12 -95M0 -97C4 -92 9 -92 12 -95"
        fill="none"
        stroke-width="2"
      />
      <path d="M-4 -93H0V-86H-4ZM0 -93H4V-86H0Z" fill="#fffaf0" stroke-width="1.2" />
      <path d="M-22 -100H-46M-21 -96L-44 -90M22 -100H46M21 -96L44 -90" stroke-width="1.3" />
      <g style={{ color: '#c4a074' }}>
        <g transform="translate(-19 -130)">
          <ellipse rx="8" ry="7.52" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="2.8800000000000003" cy="1.44" r="4" fill="#1d1712" />
          <path d="M-8 -2A8 7.52 0 0 1 8 -2Z" fill="currentColor" stroke="#1d1712" stroke-width="1.8" />
        </g>
        <g transform="translate(19 -130)">
          <ellipse rx="8" ry="7.52" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="2.8800000000000003" cy="1.44" r="4" fill="#1d1712" />
          <path d="M-8 -2A8 7.52 0 0 1 8 -2Z" fill="currentColor" stroke="#1d1712" stroke-width="1.8" />
        </g>
      </g>
      <path d="M-30 -146L-12 -141M30 -148L13 -141" stroke-width="3" />
    </g>
  </g>
);

const Mage: Drawing = () => (
  <g transform="translate(0 62) scale(0.44)">
    <g stroke="#1d1712" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-84 0C-82 -54 -60 -88 -32 -98H32C60 -88 82 -54 84 0Z" fill="#2f57b0" />
      <path d="M-84 0C-82 -54 -60 -88 -32 -98C-44 -64 -48 -30 -48 0Z" fill="#4a78d4" stroke="none" />
      <path
        d="M60 -40l3 7l7 1l-5 5l1 7l-6 -3l-6 3l1 -7l-5 -5l7 -1ZM-30 -30l2 5l5 1l-4 4l1 5l-4 -2l-4 2l1 -5l-4 -4l5 -1Z"
        fill="#e9c46a"
        stroke="none"
      />
      <path d="M-32 -150C-36 -112 -22 -96 0 -96C22 -96 36 -112 32 -150Z" fill="#e9c199" />
      <path
        d="M-38 -126C-46 -76 -26 -44 -2 -26C24 -44 46 -76 38 -126C28 -108 14 -106 0 -108C-14 -106 -28 -108 -38 -126Z"
        fill="#f6f3e6"
      />
      <path
        d="M38 -126C46 -76 24 -44 -2 -26C10 -50 22 -80 22 -112C30 -112 34 -118 38 -126Z"
        fill="#d8d6cc"
        stroke="none"
      />
      <path
        d="M-14 -92C-10 -74 -8 -60 -4 -44M8 -92C10 -76 6 -60 2 -48"
        fill="none"
        stroke="#b9b7ac"
        stroke-width="2"
      />
      <path
        d="M0 -118C-12 -124 -26 -120 -32 -110C-22 -104 -8 -106 0 -112C8 -106 22 -104 32 -110C26 -120 12 -124 0 -118Z"
        fill="#fffaf0"
      />
      <path d="M-6 -128C-8 -118 8 -118 6 -128Z" fill="#dfa77f" stroke-width="2" />
      <g style={{ color: '#e9c199' }}>
        <g transform="translate(-15 -132)">
          <ellipse rx="6" ry="5.64" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="-2.16" cy="1.08" r="3" fill="#1d1712" />
          <path
            d="M-6 -1.7999999999999998A6 5.64 0 0 1 6 -1.7999999999999998Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
        <g transform="translate(15 -132)">
          <ellipse rx="6" ry="5.64" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="-2.16" cy="1.08" r="3" fill="#1d1712" />
          <path
            d="M-6 -1.7999999999999998A6 5.64 0 0 1 6 -1.7999999999999998Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
      </g>
      <g transform="translate(0 -13)">
        <path d="M-68 -142C-40 -126 40 -126 68 -142C54 -160 -54 -160 -68 -142Z" fill="#24448c" />
        <path
          d="M-46 -150C-36 -196 -26 -232 -6 -262C6 -272 30 -268 40 -250C26 -254 18 -248 22 -236C34 -206 40 -178 46 -150C20 -142 -20 -142 -46 -150Z"
          fill="#2f57b0"
        />
        <path
          d="M-46 -150C-36 -196 -26 -232 -6 -262C-4 -226 -14 -186 -16 -145Z"
          fill="#4a78d4"
          stroke="none"
        />
        <path d="M-45 -158C-20 -148 20 -148 45 -158" fill="none" stroke="#e9c46a" stroke-width="5" />
        <path d="M6 -206A13 13 0 1 0 18 -186A10 10 0 1 1 6 -206Z" fill="#e9c46a" stroke-width="1.6" />
        <path d="M-12 -182l2 5l5 1l-4 4l1 5l-4 -2l-4 2l1 -5l-4 -4l5 -1Z" fill="#e9c46a" stroke="none" />
      </g>
    </g>
  </g>
);

const Abbess: Drawing = () => (
  <g transform="translate(0 62) scale(0.42)">
    <g stroke="#1d1712" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-92 0C-90 -56 -66 -84 -38 -92H38C66 -84 90 -56 92 0Z" fill="#2a2a44" />
      <path d="M-92 0C-90 -56 -66 -84 -38 -92C-50 -60 -56 -30 -56 0Z" fill="#41416a" stroke="none" />
      <path d="M-30 -90C-14 -70 14 -70 30 -90L34 0H-34Z" fill="#1c1c30" />
      <path d="M0 -60V-16M-13 -46H13" stroke="#e9c46a" stroke-width="7" fill="none" />
      <path d="M0 -60V-16M-13 -46H13" stroke="#fff2c0" stroke-width="2" fill="none" />
      <path d="M-44 -156C-50 -104 -32 -76 0 -72C32 -76 50 -104 44 -156Z" fill="#f6f3e6" />
      <path
        d="M-31 -150C-34 -114 -20 -92 0 -92C20 -92 34 -114 31 -150C18 -160 -18 -160 -31 -150Z"
        fill="#e9c199"
      />
      <path d="M31 -150C34 -114 20 -92 0 -92C14 -100 20 -124 18 -154Z" fill="#d3a57b" stroke="none" />
      <g style={{ color: '#e9c199' }}>
        <g transform="translate(-14 -128)">
          <ellipse rx="6.5" ry="6.109999999999999" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="2.3400000000000003" cy="1.17" r="3.25" fill="#1d1712" />
          <path
            d="M-6.5 -0.325A6.5 6.109999999999999 0 0 1 6.5 -0.325Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
        <g transform="translate(14 -128)">
          <ellipse rx="6.5" ry="6.109999999999999" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="2.3400000000000003" cy="1.17" r="3.25" fill="#1d1712" />
          <path
            d="M-6.5 -0.325A6.5 6.109999999999999 0 0 1 6.5 -0.325Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
      </g>
      <path d="M-27 -143L-7 -135M27 -143L7 -135" stroke-width="3.6" />
      <path d="M0 -126C-4 -116 -5 -112 -1 -110H4" fill="none" stroke-width="2" />
      <path d="M-10 -101C-4 -104 4 -104 10 -100" fill="none" stroke-width="2.6" />
      <path
        d="M0 -172C-26 -188 -76 -226 -118 -202C-108 -176 -74 -148 -44 -146C-16 -158 16 -158 44 -146C74 -148 108 -176 118 -202C76 -226 26 -188 0 -172Z"
        fill="#fffdf4"
      />
      <path
        d="M0 -172C-26 -188 -76 -226 -118 -202C-84 -198 -40 -180 -8 -160ZM0 -172C26 -188 76 -226 118 -202C84 -198 40 -180 8 -160Z"
        fill="#dfe3e6"
        stroke="none"
      />
      <path
        d="M0 -172C-26 -188 -76 -226 -118 -202C-108 -176 -74 -148 -44 -146C-16 -158 16 -158 44 -146C74 -148 108 -176 118 -202C76 -226 26 -188 0 -172Z"
        fill="none"
      />
      <path
        d="M0 -172V-157M-104 -198C-80 -178 -56 -166 -30 -160M104 -198C80 -178 56 -166 30 -160"
        fill="none"
        stroke="#9aa3a8"
        stroke-width="1.8"
      />
    </g>
  </g>
);

const Idol: Drawing = () => (
  <g transform="translate(0 34) scale(0.3)">
    <g stroke="#1d1712" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-92 0C-106 -96 -100 -216 0 -236C100 -216 106 -96 92 0Z" fill="#5d8a6c" />
      <path d="M-92 0C-106 -96 -100 -216 0 -236C-56 -206 -78 -120 -70 0Z" fill="#7fae8d" stroke="none" />
      <path d="M-70 0C-80 -92 -72 -192 0 -212C72 -192 80 -92 70 0Z" fill="#86b394" />
      <path d="M0 -212C-46 -200 -66 -136 -66 -60C-52 -110 -40 -176 0 -212Z" fill="#b3d4ac" stroke="none" />
      <path d="M70 0C80 -92 72 -192 0 -212C40 -186 56 -92 46 0Z" fill="#6b9b7e" stroke="none" />
      <path
        d="M-62 -148C-38 -170 -14 -160 0 -140C14 -160 38 -170 62 -148L56 -128C36 -142 18 -138 0 -116C-18 -138 -36 -142 -56 -128Z"
        fill="#4d7a5c"
      />
      <path d="M-52 -112Q-30 -134 -8 -112Q-30 -96 -52 -112Z" fill="#f4e7c2" />
      <path d="M52 -112Q30 -134 8 -112Q30 -96 52 -112Z" fill="#f4e7c2" />
      <circle cx="-28" cy="-111" r="8.5" fill="#2f6d53" stroke-width="2" />
      <circle cx="32" cy="-111" r="8.5" fill="#2f6d53" stroke-width="2" />
      <circle cx="-28" cy="-111" r="3.6" fill="#1d1712" stroke="none" />
      <circle cx="32" cy="-111" r="3.6" fill="#1d1712" stroke="none" />
      <path d="M0 -116L18 -72C12 -64 -12 -64 -18 -72Z" fill="#5d8a6c" />
      <path d="M-50 -52H50L46 -14H-46Z" fill="#16241c" />
      <path
        d="M-48 -52L-39 -36L-29 -52L-19 -36L-10 -52L0 -36L10 -52L19 -36L29 -52L39 -36L48 -52ZM-44 -14L-34 -27L-24 -14L-14 -27L-4 -14L6 -27L16 -14L26 -27L36 -14Z"
        fill="#f2e6c3"
        stroke-width="2"
      />
      <path
        d="M-80 -180L-70 -168L-76 -156M74 -60L66 -48L72 -38M-14 -226L-8 -212"
        fill="none"
        stroke="#3a5f4a"
        stroke-width="2.4"
      />
    </g>
  </g>
);

const Knight: Drawing = () => (
  <g transform="translate(0 61) scale(0.44)">
    <g stroke="#1d1712" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-96 0C-96 -44 -84 -74 -56 -86H56C84 -74 96 -44 96 0Z" fill="#8d979c" />
      <path
        d="M-86 -44q8 6 16 0M-90 -26q8 6 16 0M-84 -60q8 6 14 0M70 -44q8 6 16 0M74 -26q8 6 16 0M70 -60q6 6 14 0"
        fill="none"
        stroke="#5b656a"
        stroke-width="1.8"
      />
      <path d="M-66 0C-64 -46 -56 -70 -44 -84C-14 -66 14 -66 44 -84C56 -70 64 -46 66 0Z" fill="#f6eeda" />
      <path d="M66 0C64 -46 56 -70 44 -84C36 -70 36 -30 40 0Z" fill="#dccfb0" stroke="none" />
      <path d="M-9 -54H9V-38H25V-20H9V0H-9V-20H-25V-38H-9Z" fill="#b3361e" />
      <path
        d="M-50 -66C-60 -130 -40 -180 0 -182C40 -180 60 -130 50 -66C30 -52 -30 -52 -50 -66Z"
        fill="#a3adb2"
      />
      <path d="M50 -66C60 -130 40 -180 0 -182C30 -168 38 -120 32 -56Z" fill="#7d888d" stroke="none" />
      <path
        d="M-42 -150q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0M-46 -166M-38 -166q7 6 14 0q7 6 14 0q7 6 14 0M-48 -134q6 5 12 0M36 -134q6 5 12 0M-50 -116q6 5 12 0M38 -116q6 5 12 0M-50 -98q6 5 12 0M38 -98q6 5 12 0M-46 -80q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0"
        fill="none"
        stroke="#5b656a"
        stroke-width="1.8"
      />
      <path
        d="M-31 -118C-34 -148 -18 -158 0 -158C18 -158 34 -148 31 -118C29 -96 16 -84 0 -84C-16 -84 -29 -96 -31 -118Z"
        fill="#dca77c"
      />
      <path
        d="M31 -118C29 -96 16 -84 0 -84C16 -96 20 -128 14 -156C28 -152 33 -140 31 -118Z"
        fill="#c08a60"
        stroke="none"
      />
      <path
        d="M-28 -108C-26 -92 -14 -82 0 -82C14 -82 26 -92 28 -108C20 -98 10 -102 0 -104C-10 -102 -20 -98 -28 -108Z"
        fill="#6b4326"
      />
      <path
        d="M0 -112C-10 -116 -20 -112 -24 -104C-14 -100 -6 -102 0 -106C6 -102 14 -100 24 -104C20 -112 10 -116 0 -112Z"
        fill="#7d5030"
      />
      <path d="M0 -134C-5 -122 -6 -118 -2 -116H4" fill="none" stroke-width="2" />
      <g style={{ color: '#dca77c' }}>
        <g transform="translate(-14 -132)">
          <ellipse rx="6.5" ry="6.109999999999999" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="-2.3400000000000003" cy="1.17" r="3.25" fill="#1d1712" />
          <path
            d="M-6.5 -1.3A6.5 6.109999999999999 0 0 1 6.5 -1.3Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
        <g transform="translate(14 -132)">
          <ellipse rx="6.5" ry="6.109999999999999" fill="#fffaf0" stroke="#1d1712" stroke-width="1.8" />
          <circle cx="-2.3400000000000003" cy="1.17" r="3.25" fill="#1d1712" />
          <path
            d="M-6.5 -1.3A6.5 6.109999999999999 0 0 1 6.5 -1.3Z"
            fill="currentColor"
            stroke="#1d1712"
            stroke-width="1.8"
          />
        </g>
      </g>
      <path
        d="M-26 -146C-20 -150 -12 -149 -7 -145M26 -149C20 -154 12 -152 7 -146"
        fill="none"
        stroke="#4f3018"
        stroke-width="4"
      />
    </g>
  </g>
);

const Light: Drawing = () => (
  <g stroke="#1d1712" stroke-width="2" stroke-linejoin="round">
    <circle r="20" cy="-10" fill="#ffdf8a" opacity=".35" stroke="none" />
    <path d="M-8 24V-2H8V24Z" fill="#fbf5e6" />
    <path d="M-16 24H16L12 30H-12Z" fill="#b8862b" />
    <path d="M0 -4V-8" />
    <path d="M0 -6C-10 -13 -4 -22 0 -30C4 -22 10 -13 0 -6Z" fill="#f7c948" />
  </g>
);

const Hourglass: Drawing = () => (
  <g stroke="#1d1712" stroke-width="2.2" stroke-linejoin="round">
    <path d="M-15 -26H15V-20H-15ZM-15 20H15V26H-15Z" fill="#b8862b" />
    <path
      d="M-11 -20H11C11 -8 3 -4 3 0C3 4 11 8 11 20H-11C-11 8 -3 4 -3 0C-3 -4 -11 -8 -11 -20Z"
      fill="#dfeef7"
    />
    <path
      d="M-8 20C-7 12 7 12 8 20ZM-7 -10H7C5 -5 2 -3 0 0C-2 -3 -5 -5 -7 -10Z"
      fill="#e9c46a"
      stroke="none"
    />
  </g>
);

/** By the key of the reaction; a game's own is its table's. */
export const REACTION_FACES = {
  evening: Hare,
  played: Knight,
  thanks: Light,
  hmm: Mage,
  ha: Idol,
  see: Abbess,
  moment: Hourglass,
} as const satisfies Readonly<Record<string, Drawing>>;
