import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type DeskPageProps = {
  title: ReactNode;
  /** Beside the title: how many there are. */
  note?: ReactNode;
  /** What the page is for, where its content does not say so. */
  promise?: ReactNode;
  actions?: ReactNode;
  /** A list that fills the screen and scrolls inside, where there is room. */
  isList?: boolean;
  children: ReactNode;
};

/** A page of the desk. Its title is the page's only `h1`. */
export function DeskPage({ title, note, promise, actions, isList = false, children }: DeskPageProps) {
  return (
    <div className={classNames('desk-page', isList ? 'desk-list' : 'flex flex-col gap-5 pb-14')}>
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 className="min-w-0 text-name font-strong">{title}</h1>
          {note === undefined ? null : <span className="text-meta text-text-3">{note}</span>}
          {promise === undefined ? null : <p className="measure w-full text-meta text-text-2">{promise}</p>}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
