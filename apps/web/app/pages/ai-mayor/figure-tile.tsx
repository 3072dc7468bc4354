import { FIGURE_PAGES, type FigureId } from '@dalil/domain/city/scoreboard.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';

/** One figure; its name leads to the page about it. It has room for its longest note, so that nothing moves when it changes. */
export function FigureTile({ id, children }: { id: FigureId; children: ReactNode }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <li className="flex min-h-36 flex-col gap-1 rounded-card border border-line bg-surface p-4 high-contrast:border-2">
      <h3>
        <RouterLink
          href={toLocale(FIGURE_PAGES[id])}
          className="inline-flex min-h-6 items-center gap-2 text-label font-semibold text-text-2 underline-offset-4 hover:underline"
        >
          {_(`mayor.figure.${id}`)}
          <ArrowRight aria-hidden className="icon-small flip-rtl text-text-3" />
        </RouterLink>
      </h3>
      {children}
    </li>
  );
}
