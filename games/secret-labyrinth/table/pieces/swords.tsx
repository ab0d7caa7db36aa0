/** Crossed swords: a duel is possible here. */

export function SwordsArt() {
  return (
    <>
      <circle r="11" fill="#fbf3de" stroke="#b3361e" stroke-width="2.4" />
      <path
        d="M-5.5 -6L4.6 4.6M5.5 -6L-4.6 4.6M1.4 5.4L5.4 1.4M-1.4 5.4L-5.4 1.4"
        fill="none"
        stroke="#10162a"
        stroke-width="1.9"
        stroke-linecap="round"
      />
    </>
  );
}

export function Swords({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <SwordsArt />
    </svg>
  );
}
