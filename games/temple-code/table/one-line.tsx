/** A line that is never cut. A long one is written smaller. */
export function OneLine({ text }: { readonly text: string }) {
  return <span style={{ '--letters': text.length }}>{text}</span>;
}
