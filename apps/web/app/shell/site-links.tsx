import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageMeta } from '../data/page-meta.ts';
import { useLocalePath } from '../language/use-locale.ts';
import { currentOf, linksOn, type Surface } from './site-map.ts';

type SiteLinksProps = {
  surface: Surface;
  /** Only these of its links. */
  paths?: readonly string[];
  className?: string;
  /** The classes of a link, by whether it leads to the current page. */
  linkClassName: (isCurrent: boolean) => string;
  icon?: (path: string) => ReactNode;
  onFollow?: () => void;
};

/** The links of one surface as a list, with the current one marked. */
export function SiteLinks({ surface, paths, className, linkClassName, icon, onFollow }: SiteLinksProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { path: visiblePath } = splitLocale(useLocation().pathname);
  const visible = { path: visiblePath, parent: usePageMeta()?.breadcrumb?.parent };
  return (
    <ul className={className}>
      {linksOn(surface).map(({ path, label, covers }) => {
        if (paths && !paths.includes(path)) return null;
        const current = currentOf({ path, covers }, visible, surface);
        return (
          <li key={path}>
            <Link
              prefetch="intent"
              to={toLocale(path)}
              aria-current={current}
              className={linkClassName(current !== undefined)}
              onClick={onFollow}
            >
              {icon?.(path)}
              {_(label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
