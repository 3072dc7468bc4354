import { type ReactNode, useId } from 'react';

/** A titled section of a page about the guide. */
export function AboutSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex max-w-measure flex-col gap-3">
      <h2 id={titleId} className="text-section font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
