/** Templar: a sandstone hall, a rose window of stained glass, the chalice on its altar. */

const PETALS = Array.from({ length: 8 }, (_none, petal) => petal * 45);
const GLASS = ['#b3361e', '#24508f', '#c79a2c', '#2f7a63'] as const;

export function TemplarCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#d9b87c" />
      <g fill="none" stroke="#a9854c" stroke-width="2">
        <path d="M0 34H320M0 74H320M0 114H320M40 0V34M120 0V34M200 0V34M280 0V34M80 34V74M240 34V74M20 74V114M300 74V114M60 114V150M260 114V150" />
      </g>
      <path d="M86 200V92C86 44 120 14 160 14C200 14 234 44 234 92V200Z" fill="#8a6a3c" />
      <path
        d="M96 200V94C96 52 126 26 160 26C194 26 224 52 224 94V200Z"
        fill="#3a2c1c"
        stroke="#2b2118"
        stroke-width="3"
      />
      <path d="M160 84L104 200H216Z" fill="#f0cd6c" opacity="0.3" />
      <g transform="translate(160 84)" stroke="#2b2118" stroke-width="2.500" stroke-linejoin="round">
        <circle r="46" fill="#6d5330" />
        {PETALS.map((turn, i) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0 -14L-9 -32C-8 -42 8 -42 9 -32Z" fill={GLASS[i % GLASS.length]} />
            <path d="M-3 -32C-3 -36 0 -38 2 -38" fill="none" stroke="#fff" stroke-opacity="0.5" />
          </g>
        ))}
        <path d="M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0Z" fill="#e9c46a" />
        <path d="M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" fill="#b3361e" stroke-width="1.500" />
      </g>
      <g stroke="#2b2118" stroke-width="2.500" stroke-linejoin="round">
        <path d="M104 178H216V200H104Z" fill="#c59f61" />
        <path d="M98 170H222V180H98Z" fill="#e6c78d" />
        <path
          d="M144 138H176C177 152 170 158 163 159V164H172V170H148V164H157V159C150 158 143 152 144 138Z"
          fill="#e9c46a"
        />
        <path
          d="M144 138H152C151 149 154 156 157 159C150 158 143 152 144 138Z"
          fill="#b8862b"
          stroke="none"
        />
        <path d="M141 138H179" stroke-width="4" />
        <g fill="#e6c78d">
          <path d="M16 200V104H48V200Z" />
          <path d="M10 92H54L48 104H16Z" fill="#f0d8a6" />
          <path d="M272 200V104H304V200Z" />
          <path d="M266 92H310L304 104H272Z" fill="#f0d8a6" />
        </g>
        <path d="M22 110V200M264 200" stroke="#a9854c" fill="none" />
        <path d="M278 110V200" stroke="#a9854c" fill="none" />
        <g fill="#f6ecd2">
          <path d="M26 92V66H38V92Z" />
          <path d="M282 92V66H294V92Z" />
        </g>
        <path
          d="M32 66C24 58 30 48 32 42C34 48 40 58 32 66ZM288 66C280 58 286 48 288 42C290 48 296 58 288 66Z"
          fill="#f4b544"
          stroke-width="2"
        />
      </g>
      <g stroke="#2b2118" stroke-width="2" fill="none">
        <circle cx="120" cy="166" r="6" stroke="#e9c46a" stroke-width="3.500" />
        <path d="M116 157L120 152L124 157Z" fill="#24508f" />
      </g>
      <g stroke="#2b2118" stroke-width="2" stroke-linejoin="round">
        <path d="M190 154L210 150V168L190 171Z" fill="#7a2c1c" />
        <path d="M190 171L210 168V171L190 174Z" fill="#f6ecd2" />
        <path d="M196 157L204 155.500" stroke="#e9c46a" />
      </g>
    </svg>
  );
}
