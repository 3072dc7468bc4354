import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

type SectionProps = {
  title: string;
  /** In the side column the heading has the size of a panel heading. */
  isAside?: boolean;
  /** Separated by a line from what is above. */
  isRuled?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** A titled section of an item's page. */
export function Section({ title, isAside = false, isRuled = false, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(isRuled && 'border-t border-line pt-6 wide:pt-8', className)}
    >
      <h2 id={titleId} className={`mb-3 font-strong ${isAside ? 'text-name' : 'text-section'}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
