import '@conclave/kit/tokens.css';
import '@conclave/kit/parts.css';
import './fonts.css';
import './shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { renewWhenOutdated } from './renew.ts';
import { listenToLinks } from './router.ts';
import { dress } from './settings.ts';

/** Milliseconds. */
const REST_AFTER = 10_000;

dress();
listenToLinks();
renewWhenOutdated();
const place = document.getElementById('conclave');
if (place) render(<App />, place);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // What this visit has not needed is fetched for later ones, when it is in nobody's way.
  setTimeout(() => void keepTheRest().catch(() => {}), REST_AFTER);
}

async function keepTheRest(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep the rest');
}
