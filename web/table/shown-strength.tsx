/** Beside a name: how strong somebody is and what both have played, as far as they show it. */

import { titled } from '@conclave/kit';
import type { ShownPerson } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { personAt } from '../api.ts';
import { besideBots } from '../pages/you/strength.ts';
import { hasWon, isOpen } from '../pages/you/sums.ts';
import { youWords } from '../pages/you/words.ts';
import { peopleWords } from './people-words.ts';

export function ShownStrength({ match, seat }: { readonly match: string; readonly seat: number }) {
  const [person, setPerson] = useState<ShownPerson | null>(null);
  useEffect(() => {
    let wanted = true;
    personAt(match, seat).then(
      (found) => wanted && setPerson(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [match, seat]);
  const said = person ? [...strengthIn(person), ...togetherIn(person)] : [];
  return said.length > 0 ? <span class="aside shown-strength">{said.join(' · ')}</span> : null;
}

/** In words: figures are for one's own eyes. */
function strengthIn({ strength, bots }: ShownPerson): string[] {
  const words = youWords();
  return (strength ?? []).map(({ role, ...now }) => {
    const beside = words.beside[besideBots({ now, bots })];
    return role === '' ? beside : titled(words.sides[role] ?? role, beside);
  });
}

function togetherIn({ together }: ShownPerson): string[] {
  const counted = (together ?? []).filter((result) => !isOpen(result));
  return counted.length > 0 ? [peopleWords().together(counted.length, counted.filter(hasWon).length)] : [];
}
