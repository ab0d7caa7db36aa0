/** The card that is drawn in a part of the page, as a file: saved, or sent from here. */

import { toast } from '@conclave/kit';
import { say } from '../say.ts';
import { CARD } from './card-frame.tsx';
import { pngOf } from './picture-file.ts';

const NAME = 'conclave.png';
const TYPE = { type: 'image/png' } as const;

/** `null`, and the reader is told: this browser does not draw it. */
async function fileIn(box: Element | null): Promise<File | null> {
  const drawn = box?.querySelector<SVGSVGElement>('.share-card');
  const picture = drawn ? await pngOf(drawn, CARD.width, CARD.height).catch(() => null) : null;
  if (picture) return new File([picture], NAME, TYPE);
  toast(say.value.endPage.notDrawn);
  return null;
}

export async function saveCard(box: Element | null): Promise<void> {
  const picture = await fileIn(box);
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: address, download: picture.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export async function sendCard(box: Element | null): Promise<void> {
  const picture = await fileIn(box);
  if (picture) await navigator.share({ files: [picture] }).catch(() => {});
}

export function maySendCards(): boolean {
  return (
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], NAME, TYPE)] })
  );
}
