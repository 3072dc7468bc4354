import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from './link-component.ts';

export type ServiceRowProps = {
  href: string;
  name: string;
  /** What to expect, in one line. */
  promise?: ReactNode;
  icon: ReactNode;
  /** One action, beside the name. */
  action?: ReactNode;
  level?: 2 | 3;
  linkComponent?: LinkComponent;
};

/** One service in a list divided by hairlines. */
export function ServiceRow({
  href,
  name,
  promise,
  icon,
  action,
  level = 3,
  linkComponent: Link = 'a',
}: ServiceRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex items-center gap-4 border-b border-line py-4 compact:py-1">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink high-contrast:border-2"
      >
        {icon}
      </span>
      <div className="flex min-w-0 grow flex-col">
        <Heading data-read="" className="text-ui font-semibold">
          <Link href={href} className="stretched-link underline-offset-4 group-hover:underline">
            {name}
          </Link>
        </Heading>
        {promise === undefined ? null : (
          <p data-read="" className="text-meta text-text-3">
            {promise}
          </p>
        )}
      </div>
      {action}
      <ChevronRight aria-hidden className="icon flip-rtl" />
    </article>
  );
}
