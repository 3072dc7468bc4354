import { describeBreadcrumbs } from '@dalil/domain/guide/structured-data/describe-breadcrumbs.ts';
import { writeStructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import type { PageMeta } from '../data/load-page.ts';
import { usePageMeta } from '../data/page-meta.ts';
import { RouterLink } from '../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../language/use-locale.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { nameOf } from './site-map.ts';

/** Optional loader data for the breadcrumb beyond the path: the page's own name and its parent page. */
export type BreadcrumbSource = Partial<Pick<PageMeta, 'title' | 'breadcrumb' | 'origin'>>;

/** LAYOUT-6: the breadcrumb from the segments of the path. Not on the home page. */
export function Breadcrumbs() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { path } = splitLocale(useLocation().pathname);
  const source: BreadcrumbSource | undefined = usePageMeta();
  const crumbs = crumbsOf(path, source).map(({ path: to, name, title }) => ({
    label: title ?? (name ? _(name) : ''),
    href: toLocale(to),
  }));
  if (crumbs.length < 2) return null;
  const { origin = '' } = source ?? {};
  const structuredData = describeBreadcrumbs(crumbs.map(({ label, href }) => ({ name: label, url: origin + href })));
  return (
    <div className="frame-width">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeStructuredData(structuredData) }} />
      <Breadcrumb label={_('shell.nav.breadcrumb')} crumbs={crumbs} linkComponent={RouterLink} />
    </div>
  );
}

type PathCrumb = { path: string; name: string | null; title?: string };

/** The crumbs of a path, home first. A segment without a page of its own is omitted, except the last. */
export function crumbsOf(path: string, source: BreadcrumbSource | undefined): PathCrumb[] {
  if (path === '/') return [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const paths = ['/', ...segments.map((_segment, at) => `/${segments.slice(0, at + 1).join('/')}`)];
  const last = paths.pop() ?? path;
  const { parent } = source?.breadcrumb ?? {};
  const above = [...new Set(parent ? [...paths, parent] : paths)].map((to) => ({ path: to, name: nameOf(to) }));
  const name = nameOf(last);
  const title = source?.breadcrumb?.title ?? (name ? undefined : source?.title);
  return [...above.filter((crumb) => crumb.name !== null), ...(name || title ? [{ path: last, name, title }] : [])];
}
