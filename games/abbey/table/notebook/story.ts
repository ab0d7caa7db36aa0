/** The sentences about a suspect: what the player saw of him, the latest first, and what follows. */

import { capital } from '../../../words.ts';
import { massName } from '../names.ts';
import type { NoteProps } from '../setting.ts';
import { tableWords } from '../words.ts';
import type { Follows, Known } from './knowledge.ts';

/** What one saw of him, the latest first, and what follows. */
export function storyOf(
  { language, voice, seat, assistance }: NoteProps,
  known: Known,
  follows: Follows,
): readonly string[] {
  const words = tableWords[language];
  const say = words.sheet;
  if (assistance === 'off') return [];
  const name = (holder: Known['holder']) =>
    holder === null
      ? ''
      : holder === 'pile'
        ? say.parlour
        : holder === seat
          ? words.youAmong
          : voice.name(holder);
  const seen = known.sightings
    .slice(-2)
    .reverse()
    .map(({ how, holder, from, mass }) =>
      capital(say.seen[how](name(holder), name(from), massName(language, mass))),
    );
  const places = known.places?.map((place) => {
    if (place === 'culprit') return say.underPlan;
    if (place === 'pile') return say.inParlour;
    return place === seat ? say.withYou : say.withSomebody(voice.name(place));
  });
  const verdict = known.inHand
    ? [say.inHand]
    : known.sightings.length > 0
      ? [say.innocent]
      : known.isInnocent
        ? [say.cannot]
        : [say.unseen];
  return [
    ...verdict,
    ...(known.isPublic ? [say.publicly] : []),
    ...seen,
    ...(places && places.length > 0 && !known.inHand ? [say.maybe(places)] : []),
    ...(follows.thinking ? [say.thinking] : []),
    ...(assistance === 'follows' && follows.logic && !follows.chances && !follows.thinking
      ? [say.noHistory]
      : []),
  ];
}
