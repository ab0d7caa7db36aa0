/** The seven statuettes, told apart by their outlines alone. Each stands on its plinth in a box of 100 by 120. */

import type { ComponentChild } from 'preact';
import type { Statuette } from '../../rules/deck.ts';

const INK = '#1d1712';

function Plinth({ light, dark }: { light: string; dark: string }) {
  return (
    <g>
      <path d="M16 119L21 103H79L84 119Z" fill={dark} />
      <path d="M19 111L21.500 103H78.500L81 111Z" fill={light} />
      <path d="M32 119L33 111M50 119V111M68 119L67 111" stroke-width="1.600" opacity="0.6" />
    </g>
  );
}

function Wave() {
  return (
    <>
      <path
        d="M12 103C10 62 26 20 64 17C86 16 96 32 90 50C86 60 76 62 70 55C78 54 79 45 70 42C56 40 49 54 55 68C61 82 80 88 89 103Z"
        fill="#2c7896"
      />
      <path d="M22 103C19 70 30 36 58 29C40 42 36 66 44 82C49 92 60 97 64 103Z" fill="#56a9c1" />
      <path d="M34 103C30 84 33 62 43 48C38 66 42 84 50 103Z" fill="#8fd0da" stroke="none" />
      <path
        d="M48 96C44 82 44 66 50 54M60 98C54 92 49 82 48 74"
        fill="none"
        stroke-width="2"
        opacity="0.55"
      />
      <path
        d="M30 36C24 28 32 20 39 23C40 13 52 10 57 16C62 8 76 8 79 16C88 14 95 23 91 30C98 35 97 46 91 49C92 56 84 61 79 57C82 51 82 45 77 43C80 36 74 31 68 33C63 27 54 29 53 34C46 31 39 35 38 41C33 43 29 40 30 36Z"
        fill="#f3f6e9"
      />
      <path
        d="M44 25C47 21 52 21 54 24M66 22C69 18 75 19 77 23M84 31C88 32 90 36 88 40"
        fill="none"
        stroke="#9bb9b8"
        stroke-width="2.400"
      />
      <circle cx="22" cy="22" r="4" fill="#f3f6e9" />
      <circle cx="14" cy="36" r="3" fill="#f3f6e9" />
      <circle cx="95" cy="14" r="3" fill="#f3f6e9" />
    </>
  );
}

function Tiki() {
  return (
    <>
      <path d="M50 20C44 12 46 4 50 0C54 4 56 12 50 20Z" fill="#d9a441" />
      <path d="M40 22C28 18 24 10 24 3C34 6 42 12 44 20Z" fill="#4f8f57" />
      <path d="M60 22C72 18 76 10 76 3C66 6 58 12 56 20Z" fill="#4f8f57" />
      <path d="M30 28C18 28 12 22 9 16C19 15 28 18 34 24Z" fill="#b5432c" />
      <path d="M70 28C82 28 88 22 91 16C81 15 72 18 66 24Z" fill="#b5432c" />
      <path d="M22 52C14 52 13 66 22 68M78 52C86 52 87 66 78 68" fill="#8a5124" />
      <path d="M24 103L22 44C22 28 34 19 50 19C66 19 78 28 78 44L76 103Z" fill="#b97a3d" />
      <path d="M24 103L22 44C22 28 34 19 50 19C36 24 31 34 32 46L36 103Z" fill="#8f5727" stroke="none" />
      <path d="M24 103L22 44C22 28 34 19 50 19C66 19 78 28 78 44L76 103Z" fill="none" />
      <path
        d="M26 44C33 34 44 38 50 46C56 38 67 34 74 44L72 52C64 44 56 47 50 55C44 47 36 44 28 52Z"
        fill="#e3b25e"
      />
      <ellipse cx="38" cy="57" rx="8.500" ry="7" fill="#f7efd6" />
      <ellipse cx="62" cy="57" rx="8.500" ry="7" fill="#f7efd6" />
      <circle cx="38" cy="57" r="3.600" fill={INK} stroke="none" />
      <circle cx="62" cy="57" r="3.600" fill={INK} stroke="none" />
      <path d="M50 53L59 73C56 76 44 76 41 73Z" fill="#e3b25e" />
      <path d="M28 79H72L69 97H31Z" fill="#3a1d10" />
      <path
        d="M30 80L35 88L40 80L45 88L50 80L55 88L60 80L65 88L70 80ZM32 97L37 90L42 97L47 90L52 97L57 90L62 97L66 90L69 97Z"
        fill="#f7efd6"
        stroke-width="2"
      />
    </>
  );
}

function Cthulhu() {
  return (
    <>
      <path
        d="M34 56C20 50 10 34 4 14C16 18 24 24 30 32C31 26 30 22 28 18C38 24 42 36 42 48Z"
        fill="#3f5f3a"
      />
      <path
        d="M66 56C80 50 90 34 96 14C84 18 76 24 70 32C69 26 70 22 72 18C62 24 58 36 58 48Z"
        fill="#3f5f3a"
      />
      <path d="M10 24C18 32 26 42 35 50M90 24C82 32 74 42 65 50" fill="none" stroke-width="2" />
      <path d="M24 103C22 86 28 72 36 66H64C72 72 78 86 76 103Z" fill="#4f7a45" />
      <path
        d="M50 10C70 10 78 28 74 46C71 60 62 68 50 68C38 68 29 60 26 46C22 28 30 10 50 10Z"
        fill="#6d9a52"
      />
      <path
        d="M50 10C34 12 28 28 31 44C33 56 40 64 50 68C38 68 29 60 26 46C22 28 30 10 50 10Z"
        fill="#4f7a45"
        stroke="none"
      />
      <path d="M50 10C70 10 78 28 74 46C71 60 62 68 50 68C38 68 29 60 26 46C22 28 30 10 50 10Z" fill="none" />
      <path
        d="M42 16C40 24 41 30 44 34M58 16C60 24 59 30 56 34M50 13V28"
        fill="none"
        stroke-width="2"
        opacity="0.6"
      />
      <path d="M30 38L45 44C44 51 34 52 30 38Z" fill="#f4d35e" />
      <path d="M70 38L55 44C56 51 66 52 70 38Z" fill="#f4d35e" />
      <path d="M38 42V48M62 42V48" stroke-width="3" />
      <path
        d="M30 56C24 68 34 74 29 86C27 91 22 92 20 88M40 60C36 74 44 80 39 94C37 99 32 99 31 95M50 62C49 76 54 84 50 99M60 60C64 74 56 80 61 94C63 99 68 99 69 95M70 56C76 68 66 74 71 86C73 91 78 92 80 88"
        fill="none"
        stroke-width="11"
        stroke-linecap="round"
      />
      <path
        d="M30 56C24 68 34 74 29 86C27 91 22 92 20 88M40 60C36 74 44 80 39 94C37 99 32 99 31 95M50 62C49 76 54 84 50 99M60 60C64 74 56 80 61 94C63 99 68 99 69 95M70 56C76 68 66 74 71 86C73 91 78 92 80 88"
        fill="none"
        stroke="#86b566"
        stroke-width="6"
        stroke-linecap="round"
      />
    </>
  );
}

const GILLS =
  'M0 0C-8 -10 -20 -14 -30 -12C-27 -9 -27 -7 -24 -6C-27 -5 -28 -3 -28 -1C-24 -2 -22 -1 -20 1C-22 2 -22 4 -21 6C-14 2 -6 3 0 6Z';

function Axolotl() {
  return (
    <>
      <path d="M62 96C78 100 94 90 92 72C91 64 84 62 82 68C82 78 72 84 62 82Z" fill="#e08aa0" />
      <path d="M30 103C26 84 34 66 50 66C66 66 74 84 70 103Z" fill="#f0a8b6" />
      <path d="M40 103C37 90 42 78 50 78C58 78 63 90 60 103Z" fill="#fbdcd8" stroke-width="2" />
      <path
        d="M34 82C24 84 20 92 22 98C28 98 36 94 39 90M66 82C76 84 80 92 78 98C72 98 64 94 61 90"
        fill="#f0a8b6"
      />
      {[
        [24, 34, 26],
        [18, 46, 0],
        [22, 58, -26],
      ].map(([x, y, turn]) => (
        <path key={`l${turn}`} d={GILLS} transform={`translate(${x} ${y}) rotate(${turn})`} fill="#c23b63" />
      ))}
      {[
        [76, 34, -26],
        [82, 46, 0],
        [78, 58, 26],
      ].map(([x, y, turn]) => (
        <path
          key={`r${turn}`}
          d={GILLS}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(-1 1)`}
          fill="#c23b63"
        />
      ))}
      <path
        d="M50 22C72 22 86 34 85 50C84 66 68 74 50 74C32 74 16 66 15 50C14 34 28 22 50 22Z"
        fill="#f5b5c0"
      />
      <path
        d="M50 22C34 24 22 34 22 48C22 62 34 71 50 74C32 74 16 66 15 50C14 34 28 22 50 22Z"
        fill="#e08aa0"
        stroke="none"
      />
      <path d="M50 22C72 22 86 34 85 50C84 66 68 74 50 74C32 74 16 66 15 50C14 34 28 22 50 22Z" fill="none" />
      <circle cx="30" cy="46" r="5" fill={INK} stroke="none" />
      <circle cx="70" cy="46" r="5" fill={INK} stroke="none" />
      <circle cx="31.500" cy="44.500" r="1.600" fill="#fff" stroke="none" />
      <circle cx="71.500" cy="44.500" r="1.600" fill="#fff" stroke="none" />
      <path d="M28 57C38 66 62 66 72 57" fill="none" />
      <circle cx="25" cy="55" r="3.500" fill="#e2738d" stroke="none" />
      <circle cx="75" cy="55" r="3.500" fill="#e2738d" stroke="none" />
      <path d="M44 30C46 28 48 28 50 30M54 33C56 31 58 31 60 33" fill="none" stroke-width="2" opacity="0.5" />
    </>
  );
}

function Narwhal() {
  return (
    <>
      <path d="M60 44L86 0L70 49Z" fill="#f2e6c4" />
      <path d="M65 36L71 40M70 28L75 31.500M75 20L79 22.500M80 11L82 12.500" stroke-width="2.200" />
      <path
        d="M26 90C10 92 4 84 4 72C14 72 20 76 24 82C24 72 28 66 36 62C40 72 38 84 32 92Z"
        fill="#55628f"
      />
      <path d="M22 103C22 70 36 42 60 40C80 39 90 54 88 70C86 86 76 96 74 103Z" fill="#7f8dbb" />
      <path d="M88 70C86 86 76 96 74 103H46C50 88 58 76 88 70Z" fill="#dfe4ee" />
      <path d="M22 103C22 70 36 42 60 40C80 39 90 54 88 70C86 86 76 96 74 103Z" fill="none" />
      <path d="M48 82C44 92 46 98 54 101C60 96 62 88 60 80Z" fill="#55628f" />
      <circle cx="70" cy="60" r="4.400" fill={INK} stroke="none" />
      <circle cx="71.500" cy="58.500" r="1.400" fill="#fff" stroke="none" />
      <path d="M87 72C82 75 77 75 73 72" fill="none" />
      <circle cx="46" cy="58" r="3" fill="#55628f" stroke="none" />
      <circle cx="38" cy="70" r="3.600" fill="#55628f" stroke="none" />
      <circle cx="52" cy="68" r="2.400" fill="#55628f" stroke="none" />
      <circle cx="34" cy="86" r="3" fill="#55628f" stroke="none" />
      <path
        d="M8 103C12 96 20 96 24 101C29 95 37 95 41 101M60 101C64 95 72 95 76 101C80 96 88 96 92 103"
        fill="#a9d5dc"
        stroke-width="2.400"
      />
    </>
  );
}

function Penguin() {
  return (
    <>
      <path d="M26 48C14 60 10 78 13 92C20 90 26 82 29 72Z" fill="#23262f" />
      <path d="M74 48C86 60 90 78 87 92C80 90 74 82 71 72Z" fill="#23262f" />
      <path
        d="M50 16C64 16 70 26 70 36C70 44 78 56 78 76C78 94 68 103 50 103C32 103 22 94 22 76C22 56 30 44 30 36C30 26 36 16 50 16Z"
        fill="#343945"
      />
      <path
        d="M50 46C66 46 71 60 71 76C71 92 64 99 50 99C36 99 29 92 29 76C29 60 34 46 50 46Z"
        fill="#f5f1e2"
      />
      <path d="M32 47C40 60 60 60 68 47C66 42 60 44 50 46C40 44 34 42 32 47Z" fill="#f0b93c" />
      <path
        d="M31 36C31 44 36 48 40 46C42 42 40 36 36 34ZM69 36C69 44 64 48 60 46C58 42 60 36 64 34Z"
        fill="#e8862c"
      />
      <path d="M44 33H56L50 43Z" fill="#e8862c" />
      <circle cx="41" cy="29" r="3" fill="#f5f1e2" stroke="none" />
      <circle cx="59" cy="29" r="3" fill="#f5f1e2" stroke="none" />
      <path d="M32 104C32 97 44 96 46 103ZM54 103C56 96 68 97 68 104Z" fill="#e8862c" />
      <path d="M32 19L29 1L40 9L50 -3L60 9L71 1L68 19C60 14 40 14 32 19Z" fill="#e6bb4a" />
      <circle cx="50" cy="9" r="2.600" fill="#b3361e" stroke="none" />
      <path d="M50 62C56 68 58 80 56 90" fill="none" stroke="#cfc6ab" stroke-width="2.400" />
    </>
  );
}

function Kraken() {
  return (
    <>
      <path
        d="M36 74C30 84 16 78 12 88C9 97 18 102 22 96M30 66C18 72 8 62 6 50C5 42 13 40 15 46M64 74C70 84 84 78 88 88C91 97 82 102 78 96M70 66C82 72 92 62 94 50C95 42 87 40 85 46M44 78C44 90 36 92 36 100M56 78C56 90 64 92 64 100"
        fill="none"
        stroke-width="12"
        stroke-linecap="round"
      />
      <path
        d="M36 74C30 84 16 78 12 88C9 97 18 102 22 96M30 66C18 72 8 62 6 50C5 42 13 40 15 46M64 74C70 84 84 78 88 88C91 97 82 102 78 96M70 66C82 72 92 62 94 50C95 42 87 40 85 46M44 78C44 90 36 92 36 100M56 78C56 90 64 92 64 100"
        fill="none"
        stroke="#d9603f"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M50 44C34 30 26 34 20 26C28 18 40 12 50 -2C60 12 72 18 80 26C74 34 66 30 50 44Z"
        fill="#8e2c20"
      />
      <path
        d="M50 2C64 18 72 38 72 56C72 74 62 84 50 84C38 84 28 74 28 56C28 38 36 18 50 2Z"
        fill="#c24a30"
      />
      <path
        d="M50 2C40 20 34 38 35 56C36 72 42 82 50 84C38 84 28 74 28 56C28 38 36 18 50 2Z"
        fill="#8e2c20"
        stroke="none"
      />
      <path d="M50 2C64 18 72 38 72 56C72 74 62 84 50 84C38 84 28 74 28 56C28 38 36 18 50 2Z" fill="none" />
      <circle cx="39" cy="58" r="8" fill="#f7efd6" />
      <circle cx="61" cy="58" r="8" fill="#f7efd6" />
      <path d="M34 58H44M56 58H66" stroke-width="4" />
      <path d="M30 50L45 53M70 50L55 53" stroke-width="3" />
      <path d="M45 73Q50 69 55 73" fill="none" />
      <circle cx="50" cy="24" r="3" fill="#e78b68" stroke="none" />
      <circle cx="45" cy="34" r="2.400" fill="#e78b68" stroke="none" />
      <circle cx="56" cy="36" r="2.800" fill="#e78b68" stroke="none" />
      <path
        d="M10 54V54M9 62V62M14 68V68M90 54V54M91 62V62M86 68V68M17 84V84M83 84V84"
        stroke="#f7d9c0"
        stroke-width="3.600"
        stroke-linecap="round"
      />
    </>
  );
}

const FIGURES: Readonly<Record<Statuette, () => ComponentChild>> = {
  wave: Wave,
  tiki: Tiki,
  cthulhu: Cthulhu,
  axolotl: Axolotl,
  narwhal: Narwhal,
  penguin: Penguin,
  kraken: Kraken,
};

const PLINTHS: Readonly<Record<Statuette, readonly [string, string]>> = {
  wave: ['#a9bdb6', '#7d928d'],
  tiki: ['#c0b193', '#948567'],
  cthulhu: ['#a3ad95', '#77816a'],
  axolotl: ['#c7b5b2', '#9a8986'],
  narwhal: ['#b1b6c4', '#858a99'],
  penguin: ['#bcc0bd', '#8d918e'],
  kraken: ['#bfae9f', '#928273'],
};

/** As part of a larger drawing, in a box of 100 by 120. */
export function StatuetteShape({ kind }: { readonly kind: Statuette }) {
  const Shape = FIGURES[kind];
  const [light, dark] = PLINTHS[kind];
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <Plinth light={light} dark={dark} />
      <Shape />
    </g>
  );
}

/** On its own. */
export function StatuetteIcon({ kind, size }: { readonly kind: Statuette; readonly size: number }) {
  return (
    <svg class="statuette" width={size} height={size * 1.24} viewBox="-2 -6 104 129" aria-hidden="true">
      <StatuetteShape kind={kind} />
    </svg>
  );
}
