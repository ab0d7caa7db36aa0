/** The Nuns: the convent at night; windows are lit, and lantern cones search the court. */

const WINDOWS: readonly (readonly [x: number, y: number, lit: boolean])[] = [
  [26, 52, true],
  [56, 52, false],
  [26, 88, false],
  [56, 88, true],
  [250, 60, false],
  [280, 60, true],
  [250, 96, true],
  [280, 96, false],
];

export function NunsCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#1f1d45" />
      <circle cx="206" cy="34" r="19" fill="#f0e6c4" stroke="#11102a" stroke-width="2" />
      <path
        d="M198 26A5 5 0 1 0 203 33M212 42A4 4 0 1 0 208 37"
        fill="none"
        stroke="#cdbf95"
        stroke-width="2"
      />
      <g fill="#d9d6f0">
        <path d="M110 18L112 24L110 30L108 24ZM134 44L135.500 48L134 52L132.500 48ZM236 16L237.500 20L236 24L234.500 20ZM98 56L99.500 60L98 64L96.500 60Z" />
      </g>
      <g stroke="#11102a" stroke-width="2.500" stroke-linejoin="round">
        <path d="M0 200V30L42 8L86 30V200Z" fill="#3a3570" />
        <path d="M-4 34L42 8L90 34L84 38L42 15L0 40Z" fill="#5a3f6e" />
        <path d="M234 200V40L276 18L324 42V200Z" fill="#3a3570" />
        <path d="M230 44L276 18L324 46V52L276 26L236 50Z" fill="#5a3f6e" />
        <path d="M86 200V96H234V200Z" fill="#2d2a5c" />
        <path d="M80 96H240V104H80Z" fill="#5a3f6e" />
        <path d="M140 96V60L160 40L180 60V96Z" fill="#3a3570" />
        <path d="M134 62L160 34L186 62L180 64L160 44L140 64Z" fill="#5a3f6e" />
        <path d="M152 82V68C152 62 168 62 168 68V82Z" fill="#11102a" />
        <path d="M156 76C156 68 164 68 164 76L166 80H154Z" fill="#e9c46a" stroke-width="1.500" />
        <path d="M160 34V22M155 27H165" fill="none" stroke="#e9c46a" />
        <g fill="#191838">
          <path d="M98 160V128C98 116 118 116 118 128V160Z" />
          <path d="M126 160V128C126 116 146 116 146 128V160Z" />
          <path d="M174 160V128C174 116 194 116 194 128V160Z" />
          <path d="M202 160V128C202 116 222 116 222 128V160Z" />
        </g>
        {WINDOWS.map(([x, y, lit]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 8} ${y + 12}V${y}C${x - 8} ${y - 12} ${x + 8} ${y - 12} ${x + 8} ${y}V${y + 12}Z`}
            fill={lit ? '#f4c765' : '#191838'}
          />
        ))}
      </g>
      <path d="M0 162H320V200H0Z" fill="#4a4580" />
      <path
        d="M0 162H320M0 182H320M40 162L26 182M110 162L102 182M210 162L218 182M280 162L294 182M70 182L58 200M160 182V200M250 182L262 200"
        stroke="#2d2a5c"
        stroke-width="2"
        fill="none"
      />
      <path d="M120 150L14 176L40 200H132Z" fill="#f4d58a" opacity="0.42" />
      <path d="M228 150L310 166L304 200H244Z" fill="#f4d58a" opacity="0.42" />
      <g stroke="#11102a" stroke-width="2.200" stroke-linejoin="round">
        <path d="M124 188C124 160 130 142 140 138C150 142 156 160 156 188Z" fill="#1b1a33" />
        <path
          d="M131 150C131 138 149 138 149 150C149 160 145 164 140 164C135 164 131 160 131 150Z"
          fill="#f6ecd2"
        />
        <path
          d="M134 151C134 144 146 144 146 151C146 158 143 161 140 161C137 161 134 158 134 151Z"
          fill="#e6bd92"
        />
        <path d="M136 151H138.500M141.500 151H144M138 156.500H142" fill="none" stroke-width="1.400" />
        <path d="M132 168L122 160" stroke="#1b1a33" stroke-width="6" />
        <path d="M116 146H126L128 160H114Z" fill="#f6dd97" />
        <path d="M117 141H125L127 146H115Z" fill="#a5a29b" />
        <path d="M206 188C206 162 212 146 221 142C230 146 236 162 236 188Z" fill="#1b1a33" />
        <path
          d="M212 153C212 142 230 142 230 153C230 163 226 166 221 166C216 166 212 163 212 153Z"
          fill="#f6ecd2"
        />
        <path
          d="M215 154C215 147 227 147 227 154C227 160 224 163 221 163C218 163 215 160 215 154Z"
          fill="#e6bd92"
        />
        <path d="M217 153.500H219M222.500 153.500H225M219 159H223" fill="none" stroke-width="1.400" />
        <path d="M229 168L238 161" stroke="#1b1a33" stroke-width="6" />
        <path d="M234 148H243L245 161H232Z" fill="#f6dd97" />
        <path d="M235 143H242L244 148H233Z" fill="#a5a29b" />
        <path d="M182 164C180 154 184 146 190 146C196 146 198 154 196 164Z" fill="#7d5a86" />
        <path
          d="M186 152C186 147 194 147 194 152C194 157 192 159 190 159C188 159 186 157 186 152Z"
          fill="#e6bd92"
        />
      </g>
    </svg>
  );
}
