/** The Abbey: a page of parchment with a great initial, and drolleries in its margin. */

const LINES = [44, 56, 68, 80, 92, 104, 116, 128, 140, 152] as const;

export function AbbeyCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#6b4a2a" />
      <path
        d="M22 8H300L306 22L302 60L306 120L300 192H24L18 150L22 96L16 40Z"
        fill="#f1e2bd"
        stroke="#2b2118"
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path d="M30 18H292V182H30Z" fill="none" stroke="#b8862b" stroke-width="2" />
      <path d="M34 22H288V178H34Z" fill="none" stroke="#b79f74" stroke-width="1" />
      <g stroke="#2b2118" stroke-width="2" stroke-linejoin="round">
        <path d="M52 36H134V120H52Z" fill="#24508f" />
        <path d="M57 41H129V115H57Z" fill="#b8862b" stroke-width="1.500" />
        <path d="M61 45H125V111H61Z" fill="#7a2c1c" stroke-width="1.500" />
        <path
          d="M93 48C102 62 110 86 116 106H101L98 95H84L80 106H68C76 84 84 62 88 50Z M90 68L86 85H96Z"
          fill="#e9c46a"
          fill-rule="evenodd"
        />
        <path
          d="M66 60C72 52 80 54 78 60C76 65 70 63 71 59M118 62C112 54 106 58 109 63C112 67 116 64 114 60"
          fill="none"
          stroke="#6cc2a4"
        />
        <path
          d="M52 120C44 140 60 150 54 166C50 174 40 170 44 162"
          fill="none"
          stroke="#27694f"
          stroke-width="4"
        />
        <path
          d="M54 132C62 126 70 130 72 138C64 142 56 140 54 132ZM54 152C46 148 38 152 36 160C44 162 52 160 54 152Z"
          fill="#6cc2a4"
        />
        <path d="M134 40C150 30 168 34 178 28" fill="none" stroke="#27694f" stroke-width="4" />
        <path d="M150 34C152 26 160 22 168 24C166 32 158 36 150 34Z" fill="#6cc2a4" />
        <circle cx="182" cy="27" r="4" fill="#b3361e" />
      </g>
      <g stroke="#5d4c39" stroke-width="3" stroke-linecap="round">
        {LINES.map((y, i) => (
          <path
            key={y}
            d={`M${y < 122 ? 146 : 84}${' '}${y}H${222 - ((i * 17) % 26)}`}
            stroke-dasharray={i % 2 ? '22 6 40 6 14 6' : '34 6 18 6 52 6'}
          />
        ))}
      </g>
      <path d="M146 68H168" stroke="#b3361e" stroke-width="3" stroke-linecap="round" />
      <path d="M84 128H112" stroke="#b3361e" stroke-width="3" stroke-linecap="round" />
      {/* A hare reads a charge to a snail in armour. */}
      <g stroke="#2b2118" stroke-width="2" stroke-linejoin="round">
        <path d="M238 60C240 40 246 34 250 34C252 42 250 52 248 60Z" fill="#c9a57a" />
        <path d="M250 58C254 40 262 36 266 38C266 46 260 56 256 62Z" fill="#c9a57a" />
        <path d="M234 66C236 56 262 54 266 68C268 80 256 84 248 84C238 84 232 76 234 66Z" fill="#ddbd92" />
        <circle cx="258" cy="67" r="2.200" fill="#2b2118" />
        <path d="M234 72H226" />
        <path d="M236 82C224 100 226 124 232 138H268C274 118 268 94 258 84Z" fill="#5d4c39" />
        <path d="M244 84L248 138M236 104H262" stroke="#3f3326" />
        <path d="M258 96C268 94 276 92 282 88" fill="none" stroke="#5d4c39" stroke-width="7" />
        <path d="M272 80L284 76V98L272 102Z" fill="#fbf5e6" />
        <path d="M275 86L281 84M275 92L281 90" stroke-width="1.300" />
        <path
          d="M190 172C190 152 210 146 222 156C232 166 226 178 214 176C206 174 206 164 214 164"
          fill="#b0662f"
        />
        <path
          d="M196 172C204 178 236 178 248 174C258 170 258 158 262 152C268 156 268 168 262 176H186Z"
          fill="#d9c08a"
        />
        <path d="M259 152C258 142 270 140 272 148V156H262Z" fill="#a5a29b" />
        <path d="M266 142L268 132L273 138" fill="#b3361e" />
        <path d="M264 150H272" stroke-width="1.500" />
        <path d="M266 160L292 150" stroke="#7a5a2a" stroke-width="3" />
        <path d="M292 150L284 148L287 156Z" fill="#a5a29b" />
      </g>
    </svg>
  );
}
