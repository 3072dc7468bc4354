import { type ReactNode, useId } from 'react';

/** A titled section as wide as the page, for its tables. */
export function DevelopersSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-section font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
