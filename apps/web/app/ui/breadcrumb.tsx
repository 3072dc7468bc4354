import { ChevronRight } from 'lucide-react';
import type { LinkComponent } from './link-component.ts';

export type Crumb = { label: string; href?: string };

export type BreadcrumbProps = { label: string; crumbs: readonly Crumb[]; linkComponent?: LinkComponent };

/** The path to this page. The last crumb is the page itself and not a link. */
export function Breadcrumb({ label, crumbs, linkComponent: Link = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-meta text-text-3">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="inline-flex items-center gap-2">
            {at > 0 ? <ChevronRight aria-hidden className="icon-small flip-rtl" /> : null}
            {crumb.href === undefined || at === crumbs.length - 1 ? (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link
                href={crumb.href}
                className="inline-flex min-h-11 min-w-6 items-center hover:text-text hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
