/** The reader's own strength after a match, in lapis: nobody else sees it. */

import './you.css';
import { type OwnPage, strengthOf } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { pageOfMe } from '../../api.ts';
import { youWords } from './words.ts';

/** Milliseconds in which a server has rated what has just ended. */
const RATED_AFTER = 2000;

export function OwnStrength({ match }: { match: string }) {
  const [page, setPage] = useState<OwnPage | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isRated = ({ ratings }: OwnPage) => ratings.some((step) => step.match === match);
    const look = (mayCome: boolean) =>
      pageOfMe().then(
        (found) => {
          if (isRated(found)) setPage(found);
          else if (mayCome) timer = setTimeout(() => void look(false), RATED_AFTER);
        },
        () => {},
      );
    void look(true);
    return () => clearTimeout(timer);
  }, [match]);
  const step = page?.ratings.find((one) => one.match === match);
  if (!page || !step) return null;
  const words = youWords();
  const side = page.ratings.filter(({ game, role }) => game === step.game && role === step.role);
  const before = side[side.indexOf(step) - 1];
  const { points, band } = strengthOf(step);
  const change = points - (before ? strengthOf(before).points : 1000);
  return (
    <p class="own-strength">
      <b>{words.yourStrength}</b> {points} ± {band} ({change < 0 ? `−${-change}` : `+${change}`}){' '}
      <small>{words.onlyYouSee}</small>
    </p>
  );
}
