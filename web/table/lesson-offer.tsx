/** Offers the lesson of a seat to its player once, as a line with a link. The first choice removes it. */

import { typeset } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { TableController } from './control/controller.ts';
import { isKnown, markKnown } from './known-lessons.ts';

/** The lesson for whoever sits before the screen, by its address; nobody is disturbed behind a curtain or after the end. */
function fittingLesson({ table, source, screen }: TableController): string | null {
  const shown = screen.shown.value;
  if (!shown || shown.outcome || shown.watcher === 'gallery' || source.handover.value?.curtain) return null;
  const { view, watcher } = shown;
  const all = Object.entries(table?.furtherLessons ?? {});
  return all.find(([, lesson]) => lesson.isFor(view, watcher))?.[0] ?? null;
}

export function LessonOffer({ control }: { control: TableController }) {
  const [offered, setOffered] = useState<string | null>(null);
  const game = control.source.info.value?.game;
  const fitting = fittingLesson(control);
  useEffect(() => {
    if (!game || fitting === null || isKnown(game, fitting)) return;
    markKnown(game, fitting);
    setOffered(fitting);
  }, [game, fitting]);
  useEffect(() => {
    if (offered === null) return;
    // Not with any step: some are made for the player.
    const choose = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-lit]')) setOffered(null);
    };
    // Before it is done: then it may be lit no more.
    document.addEventListener('click', choose, { capture: true });
    return () => document.removeEventListener('click', choose, { capture: true });
  }, [offered]);
  const lesson = offered !== null && offered === fitting ? control.table?.furtherLessons?.[offered] : null;
  if (!lesson) return null;
  return (
    <>
      <span>{typeset[language.value](lesson.offer[language.value])}</span>
      <a class="button go small" data-offered={offered} href={`/learn/${game}/${offered}`}>
        {say.value.learn.begin}
      </a>
      <button type="button" class="button plain small" onClick={() => setOffered(null)}>
        {say.value.learn.later}
      </button>
    </>
  );
}
