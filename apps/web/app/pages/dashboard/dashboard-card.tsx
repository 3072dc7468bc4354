import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';

/** A link below the rows of a card. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(to)} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

type CardProps = { title: string; aside?: ReactNode; children: ReactNode; footer?: ReactNode };

/** A card of the dashboard: title, rows, and a link to more. */
export function Card({ title, aside, children, footer }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-line bg-surface high-contrast:border-2"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h2 id={id} className="text-name font-strong">
          {title}
        </h2>
        {aside === undefined ? null : <p className="text-meta text-text-3">{aside}</p>}
      </header>
      <div className="grow border-t border-line">{children}</div>
      {footer === undefined ? null : <p className="border-t border-line px-5 py-2 text-label">{footer}</p>}
    </section>
  );
}

type CardRowsProps = { rows: readonly { key: string; main: ReactNode; note?: ReactNode }[] };

export function CardRows({ rows }: CardRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, main, note }) => (
        <li key={key} className="flex flex-col px-5 py-3 text-label">
          {main}
          {note === undefined ? null : <span className="text-meta text-text-3">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A text in place of the rows. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-label text-text-2">{children}</p>;
}
