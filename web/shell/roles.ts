/** The roles of the seats, in games whose seats differ. It loads their texts. */

import type { AnyText, OptionValue } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { textOf } from '../library.ts';
import { language } from '../settings.ts';

/** As they stand within a sentence. */
export function useRolesInWords(
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

/** As they stand in a list. */
export function useRoles(...asked: Parameters<typeof useRolesInWords>): readonly string[] | null {
  const roles = useRolesInWords(...asked);
  return roles?.map((role) => role.charAt(0).toUpperCase() + role.slice(1)) ?? null;
}
