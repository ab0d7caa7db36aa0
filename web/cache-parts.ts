/** Sorts the files of a build into the parts that a device caches: one for every page, one for each game. */

/** `from`: the files of the house it was made of, as far as the build says. */
export interface BuiltFile {
  readonly name: string;
  readonly from: readonly string[];
}

export interface KeptParts {
  readonly shell: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
}

export function partsOf(built: readonly BuiltFile[], games: readonly string[]): KeptParts {
  const gameOf = ({ name, from }: BuiltFile) =>
    games.find(
      (game) =>
        new RegExp(`^assets/${game}(-review|-puzzle)?-[\\w-]{8}\\.(js|css)$`).test(name) ||
        from.some((file) => file.includes(`/${game}/table/`)),
    );
  const named = (wanted: string | undefined) =>
    built.filter((file) => gameOf(file) === wanted).map(({ name }) => `/${name}`);
  return { shell: named(undefined), games: Object.fromEntries(games.map((game) => [game, named(game)])) };
}
