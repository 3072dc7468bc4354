import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** The level of the title among the page's headings. */
  level?: 2 | 3 | 4;
};

/** The native details element: it opens without scripts and is found by the browser's page search. */
export function Disclosure({ title, level = 3, className, children, ...rest }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={classNames('group border-b border-line', className)} {...rest}>
      <summary className="flex min-h-11 items-center gap-3 py-3">
        <Heading className="grow text-ui font-semibold">{title}</Heading>
        <ChevronDown aria-hidden className="icon text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-text-2">{children}</div>
    </details>
  );
}
