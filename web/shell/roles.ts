/** What each chair is, in games whose chairs differ; their texts are loaded for it. */

import type { AnyText, OptionValue } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { textOf } from '../library.ts';
import { language } from '../settings.ts';

export function useRoles(
  game: string,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
): readonly string[] | null {
  const [text, setText] = useState<AnyText | null>(null);
  useEffect(() => {
    let wanted = true;
    textOf(game).then(
      (loaded) => wanted && setText(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const role = text?.[language.value].role;
  return role ? Array.from({ length: seats }, (_none, seat) => role(seat, seats, options)) : null;
}
