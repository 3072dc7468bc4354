import type { ReactNode } from 'react';
import './page-title.css';

/** The title of a page with the button that belongs to it. On wide screens it stands before the coast. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <div className="page-title">{children}</div>;
}
