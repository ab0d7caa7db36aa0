/** What to do about a property that was never decided: the random matches never came to where it shows. */

const ADVICE: readonly (readonly [property: RegExp, advice: string])[] = [
  [
    /^veil 7: .* differed, gallery$/,
    'no disguise for the gallery changes it: `disguise` is asked for watcher "gallery" too, who is entitled to no secret of a seat',
  ],
  [
    /^veil 7: .* differed/,
    '`disguise` never changes it, or `secrets` gives null or the same value for both: draw it anew in `disguise`, and give the bare value in `secrets`',
  ],
  [
    /^veil 7: .* kept from somebody/,
    'no event of this type was told in two wordings: tell it by `tellOnly`, or take it from `restricted`',
  ],
  [/^veil 7/, 'no event was told to some and not to others: remove `restricted`, or use `tellOnly`'],
  [
    /^veil 4: choice/,
    'no kind of `steps` was ever played: spell the kinds as the moves do, and let random play come there (more `tables`, more games)',
  ],
  [
    /^veil 3/,
    'every disguise showed the watcher something else: it must leave alone what the watcher sees, their own secrets above all',
  ],
  [/^veil 1|^veil 2/, 'no position was looked at: is the match over at once?'],
  [
    /^veil 5|^veil 4: asked/,
    'no window with two seats asked was met, or `steps` names none of its answers: see `windows.current`',
  ],
  [/^veil 6: asked back/, 'no step could be taken back by consent: leave `takesBack` out'],
  [
    /^veil 6|^undo restores/,
    'no step could be taken back: if every step draws chance, looks at something or passes the turn, say so in the spec with `everyStepSeals: true`',
  ],
  [/^every step seals/, 'no step was made'],
  [
    /^trying out|at the limit/,
    'no seat came to the limit of trying out: if every step settles something before all, say so in the spec with `noLimit: true`',
  ],
  [/^mind: seldom/, 'the mind was never asked: are the matches over too soon?'],
  [/^mind/, 'the mind was asked and gave nothing: see "mind: seldom at a loss"'],
  [/^closing is told|close|orders answer/, 'no window of this game ever closed: is one ever opened?'],
  [/^a window is answered/, 'no window was met: remove `oneMoveAFigure`'],
  [/^lapse|^pick/, 'no seat ever owed a move: see `toAct` and `windows.owes`'],
  [
    /^a refused move|^unlisted/,
    'no move was ever refused: the moves that were tried are those that were legal at some time; let more differ',
  ],
  [/./, 'the random matches never came there: add `tables` with other seats and options, or play more games'],
];

export function adviceFor(property: string): string {
  return ADVICE.find(([named]) => named.test(property))?.[1] ?? '';
}
