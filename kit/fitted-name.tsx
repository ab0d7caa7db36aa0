/** A name that fits its room: a long one is smaller, then in two lines, then shortened. */

/** Letters of a name that is written in one line. */
const SHORT = 11;

/** Where a name is broken, and how many letters its longer line has. */
export function inLines(name: string): { readonly lines: readonly string[]; readonly longest: number } {
  if (name.length <= SHORT) return { lines: [name], longest: name.length };
  const words = name.split(' ');
  const ways = words.slice(1).map((_word, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const best = ways.sort((one, other) => one.longest - other.longest).at(0);
  // A single long word, or one beside a short one, is broken anywhere.
  const half = Math.ceil(name.length / 2) + 1;
  return best && best.longest <= half + 3 ? best : { lines: [name], longest: half };
}

export function Fitted({ text }: { text: string }) {
  const { lines, longest } = inLines(text);
  const isBroken = lines.length === 1 && longest < text.length;
  return (
    <span class="fitted" title={text} style={{ '--letters': longest, '--all': text.length }}>
      <span>
        {lines.map((line, i) => (
          <span key={line} class={isBroken ? 'fitted-line broken' : 'fitted-line'}>
            {i > 0 ? ` ${line}` : line}
          </span>
        ))}
      </span>
    </span>
  );
}
