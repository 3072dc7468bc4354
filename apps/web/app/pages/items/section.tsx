import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** Beside the text the heading is no louder than a panel's. */
  isAside?: boolean;
  children: ReactNode;
  className?: string;
};

/** A titled part of an item's page. */
export function Section({ title, isAside = false, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={`mb-3 font-strong ${isAside ? 'text-name' : 'text-section'}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
