import type { ReactNode } from 'react';

type PageSectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A part of the page with its own address. */
export function PageSection({ id, title, note, children }: PageSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="flex flex-col gap-4 border-t border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="text-section font-strong">
          {title}
        </h2>
        {note ? <p className="text-meta text-text-3">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
