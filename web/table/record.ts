/** Saves a record as a file, or shares it. */

import type { MatchRecord } from '@conclave/engine';

function fileOf(record: MatchRecord<unknown>): File {
  const name = `conclave-${record.game}-${record.seed.slice(0, 8)}.json`;
  return new File([JSON.stringify(record)], name, { type: 'application/json' });
}

export function download(record: MatchRecord<unknown>): void {
  const file = fileOf(record);
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function mayShareFiles(): boolean {
  return (
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'record.json')] })
  );
}

export async function share(record: MatchRecord<unknown>): Promise<void> {
  await navigator.share({ files: [fileOf(record)] }).catch(() => {});
}
