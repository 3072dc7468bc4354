import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { ROWS, useRowKeys } from './use-row-keys.ts';

type WorkListProps = {
  title: string;
  /** How many there are; more than the rows that are shown. */
  total?: number;
  /** Where all of them are. */
  more?: ReactNode;
  rows: readonly { key: string; main: ReactNode; note?: ReactNode }[];
  /** In place of the rows. */
  empty: string;
};

/** What waits, a line each: what it is, then how long or in which state. */
export function WorkList({ title, total = 0, more, rows, empty }: WorkListProps) {
  const id = useId();
  useRowKeys();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col text-meta">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 border-b border-line-strong">
        <h2 id={id} className="font-strong">
          {title}
        </h2>
        {total === 0 ? null : <span className="text-text-3">{total}</span>}
        {more === undefined ? null : <span className="ms-auto flex flex-wrap gap-x-4">{more}</span>}
      </header>
      {rows.length === 0 ? <p className="flex min-h-8 items-center px-2 text-text-2">{empty}</p> : null}
      <ul aria-labelledby={id} {...ROWS}>
        {rows.map(({ key, main, note }) => (
          <li
            key={key}
            tabIndex={-1}
            className="desk-row flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line px-2 wide:min-h-8"
          >
            {main}
            {note === undefined ? null : <span className="ms-auto flex items-center gap-2 text-text-2">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINK = 'inline-flex min-h-11 items-center wide:min-h-6';

/** What a line is about. */
export function WorkLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={useLocalePath()(to)} className={`${LINK} font-medium text-text no-underline hover:underline`}>
      {children}
    </Link>
  );
}

/** The way to all of a list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={useLocalePath()(to)} className={`text-link ${LINK}`}>
      {children}
    </Link>
  );
}
