import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; children: ReactNode; className?: string };

/** A titled part of an item's page. */
export function Section({ title, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-3 text-section font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
