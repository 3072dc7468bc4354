import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** In the side column the heading has the size of a panel heading. */
  isAside?: boolean;
  children: ReactNode;
  className?: string;
};

/** A titled section of an item's page. */
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
