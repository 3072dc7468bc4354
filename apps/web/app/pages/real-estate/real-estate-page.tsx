import { useLingui } from '@lingui/react';
import { factsById } from '../../features/facts/fact-text.ts';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import type { RealEstateView } from '../../features/handbook/living-view.ts';
import { RelatedCards } from '../../features/handbook/related-cards.tsx';
import { Areas } from './areas.tsx';
import { Buying, Renting } from './procedures.tsx';
import { RentChecker } from './rent-checker.tsx';
import { Safety } from './safety.tsx';

/** Renting and buying a home: what to do, what it costs, what the law allows, where foreigners may own. */
export function RealEstatePage({ realEstate }: { realEstate: RealEstateView }) {
  const { _ } = useLingui();
  const facts = factsById(realEstate.facts);
  const { rentLaw } = realEstate;
  return (
    <HandbookPage
      title={_('real-estate.title')}
      promise={_('real-estate.promise')}
      locale={realEstate.locale}
      asOf={realEstate.asOf}
      provenance={realEstate.provenance}
      contents={[
        { id: 'renting', title: _('real-estate.renting') },
        ...(rentLaw ? [{ id: 'rent-increase', title: _('real-estate.rent.title'), needsScript: true }] : []),
        { id: 'buying', title: _('real-estate.buying') },
        { id: 'areas', title: _('real-estate.areas') },
        { id: 'safety', title: _('real-estate.safety') },
        { id: 'more', title: _('handbook.more') },
      ]}
    >
      <Renting realEstate={realEstate} facts={facts} />
      {rentLaw ? <RentChecker law={rentLaw} facts={facts} /> : null}
      <Buying realEstate={realEstate} facts={facts} />
      <Areas realEstate={realEstate} facts={facts} />
      <Safety />
      <RelatedCards services={realEstate.services} articles={realEstate.articles} />
    </HandbookPage>
  );
}
