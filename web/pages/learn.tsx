/** The tutorial: a short scripted game on the real rules. */

import type { AnyMove } from '@conclave/engine';
import { type Lesson, LessonCard } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { isShelved, tableOf } from '../library.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { LocalSource } from '../sources/local.ts';
import type { TableController } from '../table/controller.ts';
import { TablePage } from '../table/table-page.tsx';
import { useController } from '../table/use-controller.ts';

type AnyLesson = Lesson<AnyMove>;

export function LearnPage({ game }: Readonly<Record<string, string>>) {
  const [lesson, setLesson] = useState<AnyLesson | null>(null);
  const [source, setSource] = useState<LocalSource | null>(null);
  useEffect(() => {
    let opened: LocalSource | null = null;
    let wanted = true;
    if (!isShelved(game)) return;
    void tableOf(game).then((table) => {
      if (!wanted) return;
      if (!table?.lesson) {
        go(`/rules/${game}`, true);
        return;
      }
      const { seats, you, options, seed, names } = table.lesson;
      setLesson(table.lesson);
      opened = new LocalSource(
        {
          lesson: {
            game,
            options,
            seed,
            you,
            seats: Array.from({ length: seats }, (_none, seat) => ({
              kind: 'person',
              name: names[seat],
              level: null,
            })),
          },
        },
        0,
      );
      setSource(opened);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game]);
  const control = useController(source);
  if (!control || !lesson || !source) return <main id="main" class="page waiting" aria-busy="true" />;
  return <Lecture control={control} lesson={lesson} source={source} game={game} />;
}

interface LectureProps {
  readonly control: TableController;
  readonly lesson: AnyLesson;
  readonly source: LocalSource;
  readonly game: string;
}

function Lecture({ control, lesson, source, game }: LectureProps) {
  const [at, setAt] = useState(0);
  const step = lesson.steps[at];
  const moving = control.playback.moving.value;
  const told = control.source.perspective.value?.told.length ?? 0;
  const [toldBefore, setToldBefore] = useState(0);

  const advance = async () => {
    for (const { seat, move } of step.after ?? []) await source.script(seat, move);
    if (at + 1 < lesson.steps.length) setAt(at + 1);
    else go(`/new/${game}`);
  };

  useEffect(() => {
    control.allowed.value = step.allow ?? [];
    setToldBefore(control.source.perspective.peek()?.told.length ?? 0);
  }, [at]);

  useEffect(() => {
    if (step.allow && toldBefore > 0 && told > toldBefore && !moving) void advance();
  }, [told, moving, toldBefore]);

  return (
    <>
      <TablePage control={control} quiet />
      {!moving && (
        <LessonCard
          paragraphs={step.say[language.value]}
          focus={step.focus ?? null}
          progress={say.value.learn.progress(at + 1, lesson.steps.length)}
          next={
            step.allow ? null : at + 1 < lesson.steps.length ? say.value.learn.next : say.value.learn.done
          }
          leave={say.value.learn.leave}
          onNext={() => void advance()}
          onLeave={() => go('/')}
        />
      )}
    </>
  );
}
