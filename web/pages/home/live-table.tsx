/**
 * A match of fair bots that is played in this browser, as the gallery sees it. It begins when it comes into view and ends
 * out of sight. With less motion, or on battery, nothing is played.
 */

import { Ruled } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { nameOf } from '../../shell/own-table.tsx';
import type { Shown } from './bots-play.ts';

export function LiveTable() {
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let end: (() => void) | null = null;
    let wanted = false;
    const begin = async () => {
      if (end || !(await mayPlay())) return;
      const { playBots } = await import('./bots-play.ts');
      if (wanted && !end) end = playBots(setShown);
    };
    const stop = () => {
      end?.();
      end = null;
    };
    const observer = new IntersectionObserver(([{ isIntersecting }]) => {
      wanted = isIntersecting && !document.hidden;
      if (wanted) void begin().catch(() => {});
      else stop();
    });
    observer.observe(place);
    const hidden = () => {
      if (document.hidden) stop();
      else if (wanted) void begin().catch(() => {});
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', hidden);
      stop();
    };
  }, []);
  const words = say.value.home;
  return (
    <section ref={box} class={shown ? 'live' : 'live resting'} aria-labelledby="live-table">
      {shown && (
        <>
          <Ruled id="live-table">{words.beingPlayed}</Ruled>
          <div class="leaf">
            <span class="small-board wide" aria-hidden="true">
              <shown.Draw view={shown.view} watcher="gallery" />
              <span class="live-dot">{words.live}</span>
            </span>
            <p class="live-line">{shown.say(language.value)}</p>
            <p class="leaf-foot">
              <span>
                {nameOf(shown.game)}, {words.fairBots(shown.seats)}
              </span>
              <a class="button small" href={`/new/${shown.game}?where=here`}>
                {words.takeAChair}
              </a>
            </p>
          </div>
        </>
      )}
    </section>
  );
}

interface Battery {
  readonly charging: boolean;
}

/** Never with less motion, never on battery; a browser that does not tell is believed to be plugged in. */
async function mayPlay(): Promise<boolean> {
  if (document.documentElement.dataset.motion === 'less') return false;
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => null);
  return battery?.charging ?? true;
}
