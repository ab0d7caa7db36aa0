/** Rule by rule: the chapters, numbered statements with their anchors, and the search. */

import type { AnyText } from '@conclave/engine';
import type { PrimerPictures } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { PictureBox } from '../../shell/primer.tsx';
import { found } from './search.ts';

interface FinderProps {
  readonly wanted: string;
  onFind(wanted: string): void;
}

export function Finder({ wanted, onFind }: FinderProps) {
  return (
    <input
      type="search"
      class="rules-finder"
      placeholder={say.value.rulesPage.find}
      aria-label={say.value.rulesPage.find}
      value={wanted}
      onInput={(event) => onFind(event.currentTarget.value)}
    />
  );
}

interface StatementsProps {
  readonly text: AnyText;
  readonly wanted: string;
  /** The chapter that is open at first. */
  readonly chapter?: number;
  /** In the margin, where one helps. */
  readonly pictures?: PrimerPictures | null;
  /** Links of a page; over a board they only scroll. */
  readonly anchors?: boolean;
}

/** A chapter's number stays its own while others are filtered away. */
export function Statements({ text, wanted, pictures = null, chapter = 0, anchors = true }: StatementsProps) {
  const words = text[language.value];
  const matching = found(text, language.value, wanted);
  const [near, setNear] = useState(chapter);
  const numberOf = (title: string) => words.rules.findIndex((one) => one.title === title);
  const isChosen = wanted.trim() !== '';
  // Over a board one chapter is open.
  const chapters = anchors || isChosen ? matching : matching.filter(({ title }) => numberOf(title) === near);
  const count = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  useEffect(() => {
    setNear(chapter);
  }, [chapter]);
  const show = (index: number) => {
    setNear(index);
    if (anchors) document.getElementById(`chapter-${index}`)?.scrollIntoView();
  };
  return (
    <div class="rule-by-rule">
      <nav class="rules-chapters" aria-label={say.value.rulesPage.chapters}>
        <ol>
          {words.rules.map(({ title }, index) => (
            <li key={title} aria-current={near === index ? 'true' : undefined}>
              <a
                href={`#chapter-${index}`}
                onClick={(event) => {
                  if (!anchors) event.preventDefault();
                  show(index);
                }}
              >
                <span>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-statements">
        <p class="unseen" role="status">
          {isChosen ? say.value.rulesPage.found(count) : ''}
        </p>
        {chapters.length === 0 && <p class="aside">{say.value.rulesPage.none}</p>}
        {chapters.map(({ title, paragraphs }) => {
          const index = numberOf(title);
          const all = words.rules[index].paragraphs;
          return (
            <section key={title} aria-labelledby={`chapter-${index}`}>
              <h3 id={`chapter-${index}`}>
                <span>{index + 1}</span> {title}
              </h3>
              <ol>
                {paragraphs.map(({ id, text: paragraph }) => {
                  const number = `${index + 1}.${all.findIndex((one) => one.id === id) + 1}`;
                  return (
                    <li key={id} id={anchors ? id : undefined}>
                      <span class="statement-number">{number}</span>
                      <p>{paragraph}</p>
                      {pictures?.margin && id in pictures.margin && (
                        <span class="margin-picture">
                          <PictureBox draw={pictures.panels[pictures.margin[id]]} width={320} height={180} />
                        </span>
                      )}
                      {anchors ? (
                        <a href={`#${id}`} aria-label={say.value.rulesPage.anchor(number, id)}>
                          {id}
                        </a>
                      ) : (
                        <small>{id}</small>
                      )}
                    </li>
                  );
                })}
              </ol>
            </section>
          );
        })}
      </div>
    </div>
  );
}
