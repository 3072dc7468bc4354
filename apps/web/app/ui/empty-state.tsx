import type { ReactNode } from 'react';
import { Rosette } from './rosette.tsx';

export type EmptyStateProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 | 3 };

/** An empty or failed state: what belongs here and one next step. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-3 rounded-dialog border border-dashed border-line-strong px-5 py-8 text-center">
      <Rosette />
      <Heading className="headline text-card-title">{title}</Heading>
      <div className="measure text-label text-text-2">{children}</div>
      {actions === undefined ? null : <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  );
}
