/** The cover of a game's card. Until it is loaded, an illuminated initial. */

import { gamesById } from '@conclave/games';
import type { Drawing } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';

const known = new Map<string, Drawing>();

export function Cover({ game, name }: { readonly game: string; readonly name: string }) {
  const [Found, setFound] = useState<{ readonly Drawing: Drawing } | null>(() => {
    const Drawing = known.get(game);
    return Drawing ? { Drawing } : null;
  });
  useEffect(() => {
    const fetch = gamesById[game]?.cover;
    fetch?.().then(
      (Drawing) => {
        known.set(game, Drawing);
        setFound({ Drawing });
      },
      () => {},
    );
  }, [game]);
  return (
    <div class="cover" aria-hidden="true">
      {Found ? <Found.Drawing /> : <span class="initial">{name.slice(0, 1)}</span>}
    </div>
  );
}
