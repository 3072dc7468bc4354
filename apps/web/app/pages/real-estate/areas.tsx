import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { factsIn } from '../../features/facts/facts-in.ts';
import { EntryList } from '../../features/handbook/entry-list.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import type { RealEstateView } from '../../features/handbook/living-view.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';

/** The neighbourhoods with who may own there, and what service charges are known. */
export function Areas({ realEstate, facts }: { realEstate: RealEstateView; facts: FactsById }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { neighbourhoods, serviceCharges, locale } = realEstate;
  const charges = serviceCharges.map(({ id, area, text }) => ({
    id,
    title: [{ type: 'text' as const, text: area }],
    text,
  }));
  return (
    <HandbookSection
      id="areas"
      title={_('real-estate.areas')}
      facts={factsIn(
        charges.map(({ text }) => text),
        facts,
      )}
    >
      <p className="max-w-measure text-label text-text-2">{_('real-estate.areas.hint')}</p>
      <ul className="grid gap-x-8 border-b border-line medium:grid-cols-2">
        {neighbourhoods.map((one) => (
          <li key={one.id} className="border-t border-line py-3 text-label">
            <Link
              to={toLocale(`/content/${one.id}`)}
              className="text-link inline-flex min-h-6 items-center font-semibold"
            >
              {_(`guide.neighbourhood.${one.id}`)}
            </Link>
            <TextIn locale={one.locale} className="text-text-2">
              {one.housing}
            </TextIn>
            <div className="mt-1 text-meta text-text-3">
              {_('neighbourhood.freehold')} {_(`neighbourhood.freehold.${one.freehold.status}`)}
              {one.freehold.status === 'yes' ? null : <TextIn locale={one.locale}>{one.freehold.text}</TextIn>}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <h3 className="mb-3 text-ui font-strong">{_('real-estate.charges')}</h3>
        <TextIn locale={locale}>
          <EntryList entries={charges} facts={facts} />
        </TextIn>
      </div>
    </HandbookSection>
  );
}
