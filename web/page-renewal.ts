/** Reloads an outdated page as the page of the newest build. */

import { MINUTE } from '@conclave/engine/time-units';

const LATELY = 'conclave renewed';
/** Never kept on a device: whoever has it is the server. */
const FROM_SERVER = '/service-worker.js';

/** A page of an older build asks for a file which no longer exists. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', ({ payload }) => void renew(payload.message));
}

/**
 * Loads the page anew; without a server, or if that did not help a moment ago, it stays and says what is wrong.
 * `against`: what it is to help against.
 */
export async function renew(against: string): Promise<void> {
  const answer = await fetch(FROM_SERVER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const now = Date.now();
  const stored: Readonly<Record<string, number>> = JSON.parse(sessionStorage.getItem(LATELY) ?? '{}');
  const lately = Object.entries(stored).filter(([, at]) => now - at < MINUTE);
  if (!answer?.ok || lately.some(([what]) => what === against)) return;
  sessionStorage.setItem(LATELY, JSON.stringify({ ...Object.fromEntries(lately), [against]: now }));
  location.reload();
}
