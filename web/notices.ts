/** Turns of which this browser tells while the page is closed: turned on and off here, told by the service worker. */

import type { QuietHours } from '@conclave/wire';
import { effect, signal } from '@preact/signals';
import { language, quietHours } from './settings.ts';

/** Loaded when it is asked: the first page needs none of it. */
const server = () => import('./api.ts');

/**
 * `insecure`: the page came without https. `home`: the device wants the page on its home screen first. `denied`: its owner
 * has said no.
 */
export type NoticeState = 'on' | 'off' | 'denied' | 'insecure' | 'home' | 'unsupported';

/** `null`: it is being looked up. */
export const noticeState = signal<NoticeState | null>(null);

/** Tables that wait for the reader, as the service worker counted them last; `null`: it has not. */
export const waitingTables = signal<number | null>(null);

export async function lookUpNotices(): Promise<void> {
  noticeState.value = await currentState();
}

async function currentState(): Promise<NoticeState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'home' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** There the page must be on the home screen before it can be told anything. */
const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent) || 'standalone' in navigator;

/** `false`: the owner has said no. */
export async function turnNoticesOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    await lookUpNotices();
    return false;
  }
  const { noticeKey } = await server();
  const key = await noticeKey();
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // A server with other keys, at the same address, could not send to it.
  if (known && keyOf(known) !== key) await known.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  await report(await registration.pushManager.subscribe(wish));
  await lookUpNotices();
  return true;
}

export async function turnNoticesOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { unsubscribe } = await server();
    await unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  await lookUpNotices();
}

/** The server goes by them, and the worker where it has to subscribe again. */
export async function setQuietHours(quiet: QuietHours | null): Promise<void> {
  quietHours.value = quiet ? JSON.stringify(quiet) : '';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await report(subscription);
}

export function quietHoursNow(): QuietHours | null {
  return quietHours.value === '' ? null : (JSON.parse(quietHours.value) as QuietHours);
}

async function report(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  const { subscribe } = await server();
  await subscribe({ endpoint, keys: { p256dh, auth }, quiet: quietHoursNow() });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The worker speaks as the page does, and the page hears how many tables wait. */
export function keepNoticesInStep(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data.waiting === 'number') waitingTables.value = data.waiting;
  });
  const seen = signal(0);
  document.addEventListener('visibilitychange', () => seen.value++);
  effect(() => {
    seen.value;
    const notices = { language: language.value, quiet: quietHoursNow() };
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ notices }));
  });
}
