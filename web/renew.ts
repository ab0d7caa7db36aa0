/** A page that the world has outgrown opens itself anew, as the page of the newest build. */

const LAST = 'conclave renewed';
const MINUTE = 60_000;

/** Loads the page anew; without a network, or if that did not help a moment ago, it stays and says what is wrong. */
export function renew(): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(LAST)) < MINUTE) return;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}

/** A page of an older build asks for a file which no longer exists. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', renew);
}
