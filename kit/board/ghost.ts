/** A copy of something on the board that nobody can choose, focus or read. */

const MARKS = [
  'id',
  'data-lit',
  'data-place',
  'data-piece',
  'data-stands',
  'data-meant',
  'data-grip',
  'data-dragged',
  'data-travels',
] as const;

export function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('*')]) {
    for (const mark of MARKS) one.removeAttribute(mark);
    one.classList.remove('lit', 'picked', 'advised', 'armed', 'on-lit');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  return ghost;
}
