import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { NeighbourhoodView } from './item-view.ts';
import { Section } from './section.tsx';

const NAMES = {
  eatanddrink: 'shell.nav.eatAndDrink',
  beaches: 'shell.nav.beaches',
  tourism: 'shell.nav.tourism',
  nightlife: 'shell.nav.nightlife',
  luxurylife: 'shell.nav.luxuryLife',
} as const;

/** The lists of the guide, narrowed to the neighbourhood. */
export function NeighbourhoodLists({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (neighbourhood.sections.length === 0) return null;
  return (
    <Section title={_('neighbourhood.places')} className="print:hidden">
      <ul className="grid gap-x-8 border-b border-line medium:grid-cols-2">
        {neighbourhood.sections.map(({ id, count }) => (
          <li key={id} className="group relative flex min-h-11 items-center gap-3 border-t border-line py-2">
            <Link
              to={`${toLocale(SECTIONS[id].path)}?neighbourhood=${neighbourhood.id}`}
              className="stretched-link grow text-label font-semibold underline-offset-4 group-hover:underline"
            >
              {_(NAMES[id])}
            </Link>
            <span className="text-meta text-text-3">{_('guide.home.placesInGuide', { count })}</span>
            <ArrowRight aria-hidden className="icon-small flip-rtl text-text-3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
