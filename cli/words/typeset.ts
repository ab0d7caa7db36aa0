/** Puts the last touch to every text of a book of words, the spoken ones included. */

type Touch = (text: string) => string;

export function typesetAll<Words>(words: Words, touch: Touch): Words {
  return typesetValue(words, touch) as Words;
}

function typesetValue(value: unknown, touch: Touch): unknown {
  if (typeof value === 'string') return touch(value);
  if (Array.isArray(value)) return value.map((item: unknown) => typesetValue(item, touch));
  if (typeof value === 'function') {
    return (...args: unknown[]) => typesetValue(Reflect.apply(value, undefined, args), touch);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetValue(inner, touch)]));
  }
  return value;
}
