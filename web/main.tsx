import '@conclave/kit/tokens.css';
import '@conclave/kit/parts.css';
import './fonts.css';
import './shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listenToLinks } from './router.ts';
import { dress } from './settings.ts';

dress();
listenToLinks();
const place = document.getElementById('conclave');
if (place) render(<App />, place);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}
