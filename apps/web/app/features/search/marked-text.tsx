import type { Marks } from '@dalil/search/search-views.ts';
import { Fragment } from 'react';

type MarkedTextProps = { text: string; marks: Marks; tag?: 'mark' | 'b' };

/** A text with some of its words marked, such as search terms. The mark is visible in all themes. */
export function MarkedText({ text, marks, tag: Tag = 'mark' }: MarkedTextProps) {
  return (
    <>
      {marks.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(marks[at - 1]?.[1] ?? 0, start)}
          <Tag className={LOOKS[Tag]}>{text.slice(start, end)}</Tag>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

const LOOKS = {
  mark: 'rounded-tag bg-accent-soft text-accent-ink high-contrast:underline high-contrast:decoration-2',
  b: 'font-strong',
};
