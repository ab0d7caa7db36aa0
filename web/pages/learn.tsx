/** The tutorial: a short scripted game on the real rules. */

import { type AnyMove, type Seat, typeset } from '@conclave/engine';
import { type AnyTable, byHand, type Lesson, LessonCard, type LessonStep } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { isGame, tableOf } from '../library.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, ownName } from '../settings.ts';
import { NoSuchGame, NotLoaded } from '../shell/error-pages.tsx';
import { complain } from '../shell/error-toast.ts';
import { Header } from '../shell/header.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import { LocalSource } from '../sources/local.ts';
import { quickMatch } from '../sources/quick-match.ts';
import type { TableController } from '../table/control/controller.ts';
import type { Allowed } from '../table/control/lesson-bounds.ts';
import { playScripted } from '../table/control/scripted-moves.ts';
import { markKnown } from '../table/known-lessons.ts';
import { TableLoader } from '../table/table-loader.tsx';
import { TablePage } from '../table/table-page.tsx';

type AnyLesson = Lesson<AnyMove>;

/** `part`: which of its further lessons; without it the first. */
export function LearnPage({ game, part }: Readonly<Record<string, string>>) {
  if (isGame(game)) return <Learn game={game} part={part} />;
  return (
    <>
      <Header />
      <NoSuchGame game={game} page="learn" />
    </>
  );
}

function Learn({ game, part }: { readonly game: string; readonly part: string | undefined }) {
  const { part: fetched, hasFailed } = useFetched(game, async () => lessonOf(await tableOf(game), part));
  const lesson = fetched?.lesson;
  const [source, setSource] = useState<LocalSource | null>(null);
  useEffect(() => {
    if (lesson === null) go(part === undefined ? `/rules/${game}` : `/learn/${game}`, true);
    if (!lesson) return;
    if (part !== undefined) markKnown(game, part);
    const opened = lessonSource(game, lesson);
    setSource(opened);
    return () => opened.close();
  }, [game, lesson]);
  if (hasFailed || source?.trouble.value === 'notLoaded') {
    return (
      <>
        <Header />
        <NotLoaded />
      </>
    );
  }
  if (!lesson || !source) return <main id="main" class="page waiting" aria-busy="true" />;
  return (
    <TableLoader source={source}>
      {(control) => (
        <Lecture
          control={control}
          lesson={lesson}
          source={source}
          game={game}
          title={fetched?.title?.[language.value]}
        />
      )}
    </TableLoader>
  );
}

/** `title`: whom it teaches, if it is a further one. */
function lessonOf(table: AnyTable | null, part: string | undefined) {
  if (part === undefined) return { lesson: table?.lesson ?? null, title: null };
  const all = table?.furtherLessons ?? {};
  return Object.hasOwn(all, part) ? all[part] : { lesson: null, title: null };
}

function lessonSource(game: string, { seats, you, options, seed, names }: AnyLesson): LocalSource {
  const people = Array.from(
    { length: seats },
    (_none, seat) => ({ kind: 'person', name: names[seat], level: null }) as const,
  );
  return new LocalSource({ lesson: { game, options, seed, you, seats: people } });
}

interface LectureProps {
  readonly control: TableController;
  readonly lesson: AnyLesson;
  readonly source: LocalSource;
  readonly game: string;
  readonly title: string | undefined;
}

function Lecture({ control, lesson, source, game, title }: LectureProps) {
  const [at, setAt] = useState(0);
  const step = lesson.steps[at];
  const settled = !control.screen.playback.moving.value && !control.steps.busy.value;
  const last = at + 1 === lesson.steps.length;

  /** A page is left once, however often one clicks while the others move. */
  const left = useRef(-1);
  const [watching, setWatching] = useState(false);
  const advance = async () => {
    if (left.current === at) return;
    left.current = at;
    setWatching(true);
    await playScripted(source, control.screen, step.after ?? []);
    if (last) await playForReal(game, lesson.you);
    else setAt(at + 1);
    setWatching(false);
  };

  useEffect(() => {
    control.lesson.allowed.value = allowedBy(step);
    control.notes.shared.value = step.show ?? '';
  }, [at]);

  const allowed = control.lesson.allowed.value;
  const moved = step.allow && allowed && allowed.made >= (allowed.inOrder ? allowed.moves.length : 1);
  const marked = step.until?.(control.notes.marks.value ?? '') ?? false;
  const drafted = step.untilDraft?.(control.drafts.current.value) ?? false;
  const done = (moved || marked || drafted) && settled;
  useEffect(() => {
    if (done) void advance().catch(complain);
  }, [done]);

  return (
    <>
      <TablePage control={control} quiet occasion="lesson" part={title} />
      {settled && !watching && (
        <LessonCard
          paragraphs={byHand(step.say[language.value].map(typeset[language.value]), language.value)}
          focus={step.focus ?? null}
          place={step.place ?? null}
          progress={say.value.learn.progress(at + 1, lesson.steps.length)}
          next={step.allow || step.untilDraft ? null : last ? say.value.learn.done : say.value.learn.next}
          leave={say.value.learn.leave}
          onNext={() => void advance().catch(complain)}
          onLeave={() => go('/')}
        />
      )}
    </>
  );
}

function allowedBy({ allow = [] }: LessonStep<AnyMove>): Allowed {
  return 'inOrder' in allow
    ? { moves: allow.inOrder, inOrder: true, made: 0 }
    : { moves: allow, inOrder: false, made: 0 };
}

/** The lesson ends in a match against easy bots, in the chair one has learned. */
async function playForReal(id: string, chair: Seat): Promise<void> {
  const game = gameOf(id);
  if (game) go(`/local/${await quickMatch(game, ownName.peek(), chair)}`);
}
