/**
 * A public match of people, as the gallery sees it; where there is none, a match of fair bots that is played in this
 * browser. It begins when it comes into view and ends out of sight. With less motion, or on battery, no bots play.
 */

import { Ruled } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { nameOf } from '../../shell/own-table.tsx';
import type { Shown } from './live-shown.ts';

export function LiveTable() {
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let end: (() => void) | null = null;
    let wanted = false;
    let isBeginning = false;
    const open = async () => {
      const { watchPeople } = await import('./people-play.ts');
      const people = await watchPeople(setShown).catch(() => null);
      if (people || !(await mayPlay())) return people;
      const { playBots } = await import('./bots-play.ts');
      return wanted ? playBots(setShown) : null;
    };
    const begin = async () => {
      if (end || isBeginning) return;
      isBeginning = true;
      const opened = await open().finally(() => {
        isBeginning = false;
      });
      if (wanted) end = opened;
      else opened?.();
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
                {nameOf(shown.game)},{' '}
                {shown.people ? shown.people.names.join(', ') : words.fairBots(shown.bots)}
              </span>
              {shown.people ? (
                <a class="button small" href={`/match/${shown.people.match}`}>
                  {say.value.lists.watch}
                </a>
              ) : (
                <a class="button small" href={`/new/${shown.game}?where=here`}>
                  {words.takeAChair}
                </a>
              )}
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
