/** A page of an older build that asks for a file which no longer exists opens itself anew, as the page of the new one. */

const LAST = 'conclave renewed';
const MINUTE = 60_000;

export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    // Without a network, or if that did not help a moment ago, the page says what is wrong.
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(LAST)) < MINUTE) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
  });
}
