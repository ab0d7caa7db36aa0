/** Starts the page: style sheets, settings, links, renewal, and the cache for use without a network. */

import '@conclave/kit/tokens.css';
import '@conclave/kit/parts.css';
import './fonts.css';
import './shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForLater } from './device-cache.ts';
import { keepNoticesInStep } from './notices.ts';
import { renewWhenOutdated } from './page-renewal.ts';
import { listenToLinks } from './router.ts';
import { dress } from './settings.ts';

dress();
listenToLinks();
renewWhenOutdated();
const place = document.getElementById('conclave');
if (place) render(<App />, place);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  keepNoticesInStep();
  const keep = () => keepForLater(new URL(import.meta.url).pathname);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
