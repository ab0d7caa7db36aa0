/** The temple's floor and the leaves that have grown in at its edges. */

const LEAF = 'M0 0C14 -10 34 -12 52 -2C36 12 16 14 0 0Z';
const FROND =
  'M0 0C18 -6 46 -10 78 -4C70 -10 66 -16 66 -22C58 -14 52 -12 48 -12C48 -18 46 -24 42 -28C38 -18 34 -13 30 -12C28 -18 26 -22 22 -24C20 -16 14 -6 0 0Z';

function Leaves({ flip }: { readonly flip: boolean }) {
  return (
    <svg class={flip ? 'tc-leaves right' : 'tc-leaves'} viewBox="0 0 220 220" aria-hidden="true">
      <g stroke="#16241c" stroke-width="2.500" stroke-linejoin="round">
        <g fill="#3f7350">
          <path d={LEAF} transform="translate(-6 96) rotate(-24) scale(2.100)" />
          <path d={LEAF} transform="translate(-8 150) rotate(12) scale(1.700)" />
        </g>
        <g fill="#5b9a6a">
          <path d={LEAF} transform="translate(-6 60) rotate(18) scale(2)" />
          <path d={LEAF} transform="translate(40 -6) rotate(64) scale(1.900)" />
        </g>
        <g fill="#2f5c43">
          <path d={FROND} transform="translate(-4 8) rotate(34) scale(1.700)" />
          <path d={FROND} transform="translate(96 -4) rotate(70) scale(1.200)" />
        </g>
        <g fill="#7db984">
          <path d={LEAF} transform="translate(-6 14) rotate(44) scale(1.600)" />
          <path d={LEAF} transform="translate(-6 184) rotate(-10) scale(1.100)" />
        </g>
        <path
          d="M0 96C40 76 70 70 100 76M0 62C40 70 70 84 92 104M44 0C54 36 60 60 60 88M0 16C30 40 50 60 64 78"
          fill="none"
          stroke-width="1.800"
          opacity="0.55"
        />
      </g>
    </svg>
  );
}

export function Scenery() {
  return (
    <div class="tc-scenery" aria-hidden="true">
      <svg class="tc-floor" width="100%" height="100%" aria-hidden="true">
        <defs>
          <pattern id="tc-stones" width="168" height="112" patternUnits="userSpaceOnUse">
            <rect width="168" height="112" fill="var(--tc-joint)" />
            <path d="M4 4H78V50H4Z" fill="var(--tc-stone-1)" />
            <path d="M84 4H164V34H84Z" fill="var(--tc-stone-2)" />
            <path d="M84 40H120V108H84Z" fill="var(--tc-stone-3)" />
            <path d="M126 40H164V74H126Z" fill="var(--tc-stone-1)" />
            <path d="M126 80H164V108H126Z" fill="var(--tc-stone-2)" />
            <path d="M4 56H44V108H4Z" fill="var(--tc-stone-2)" />
            <path d="M50 56H78V108H50Z" fill="var(--tc-stone-3)" />
            <path
              d="M10 10H40M90 10H120M10 62H26M130 46H146"
              stroke="var(--tc-wet)"
              stroke-width="3"
              stroke-linecap="round"
            />
          </pattern>
          <radialGradient id="tc-light" cx="50%" cy="44%" r="70%">
            <stop offset="0" stop-color="var(--tc-sun)" stop-opacity="0.5" />
            <stop offset="0.55" stop-color="var(--tc-sun)" stop-opacity="0.08" />
            <stop offset="1" stop-color="#07120d" stop-opacity="0.5" />
          </radialGradient>
        </defs>
        <rect width="100%" height="100%" fill="url(#tc-stones)" />
        <rect width="100%" height="100%" fill="url(#tc-light)" />
      </svg>
      <Leaves flip={false} />
      <Leaves flip />
    </div>
  );
}
