import { type ReactNode, useId } from 'react';
import { PageSection } from '../../features/page-sections/page-section.tsx';

type CitySectionProps = {
  /** The anchor of a section that opens on request. One without is always open. */
  anchor?: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
};

/** A section of a city page, separated by a thin line. */
export function CitySection({ anchor, title, note, children }: CitySectionProps) {
  const id = useId();
  if (anchor !== undefined) {
    return (
      <PageSection id={anchor} title={title} note={note}>
        {children}
      </PageSection>
    );
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="text-section font-strong">
          {title}
        </h2>
        {note ? <p className="text-meta text-text-3">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
