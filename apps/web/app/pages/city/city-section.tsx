import { type ReactNode, useId } from 'react';

type CitySectionProps = { title: string; note?: ReactNode; children: ReactNode };

/** A section of a city page, separated by a thin line. */
export function CitySection({ title, note, children }: CitySectionProps) {
  const id = useId();
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
