import { useLingui } from '@lingui/react';
import { Landmark, type LucideIcon, MoonStar, Newspaper, Utensils } from 'lucide-react';
import { AyyanStar } from '../ui/star-mark.tsx';
import { FRAME_IDS } from './frame-ids.ts';
import { SiteLinks } from './site-links.tsx';

const ICONS: Record<string, LucideIcon> = {
  '/news': Newspaper,
  '/eatanddrink': Utensils,
  '/tourism': Landmark,
  '/nightlife': MoonStar,
};

/** LAYOUT-4: always in reach of the thumb on narrow screens. */
export function BottomBar() {
  const { _ } = useLingui();
  return (
    <nav
      id={FRAME_IDS.sections}
      tabIndex={-1}
      aria-label={_('shell.nav.sections')}
      className="safe-bottom fixed inset-x-0 bottom-0 layer-header border-t border-line bg-surface wide:hidden"
    >
      <SiteLinks surface="bottom" className="grid auto-cols-fr grid-flow-col" linkClassName={linkClass} icon={iconOf} />
    </nav>
  );
}

function iconOf(path: string) {
  if (path === '/chat') return <AyyanStar className="icon" />;
  const Icon = ICONS[path];
  return Icon ? <Icon aria-hidden className="icon" /> : null;
}

function linkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent font-strong text-accent'
    : 'border-transparent font-medium text-text-2 hover:text-text';
  return `flex h-bottom-bar flex-col items-center justify-center gap-1 border-t-3 text-center text-caption ${look}`;
}
