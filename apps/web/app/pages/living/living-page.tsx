import { useLingui } from '@lingui/react';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { factsIn } from '../../features/facts/facts-in.ts';
import { EntryList } from '../../features/handbook/entry-list.tsx';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import type { LivingView } from '../../features/handbook/living-view.ts';
import { RelatedCards } from '../../features/handbook/related-cards.tsx';
import { TopicList } from '../../features/handbook/topic-list.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { CompareAreas } from './compare-areas.tsx';
import { LivingChecklists } from './living-checklists.tsx';

/** Choosing an area, what it costs, what to do when coming and going, and everyday life. */
export function LivingPage({ living }: { living: LivingView }) {
  const { _ } = useLingui();
  const facts = factsById(living.facts);
  const sections = ['areas', 'costs', 'checklists', 'everyday', 'residence'];
  return (
    <HandbookPage
      title={_('living.title')}
      promise={_('living.promise')}
      locale={living.locale}
      asOf={living.asOf}
      provenance={living.provenance}
      contents={[
        ...sections.map((id) => ({ id, title: _(`living.section.${id}`) })),
        { id: 'more', title: _('handbook.more') },
      ]}
    >
      <CompareAreas neighbourhoods={living.neighbourhoods} facts={facts} />
      <Costs living={living} facts={facts} />
      <LivingChecklists moveIn={living.moveIn} locale={living.locale} />
      <Words id="everyday" entries={living.everyday} living={living} facts={facts} />
      <Words id="residence" entries={living.residence} living={living} facts={facts} />
      <RelatedCards services={living.services} articles={living.articles} />
    </HandbookPage>
  );
}

type PartProps = { living: LivingView; facts: FactsById };

function Costs({ living, facts }: PartProps) {
  const { _ } = useLingui();
  const all = [...living.movingCosts, ...living.runningCosts];
  const used = factsIn(
    all.map(({ text }) => text),
    facts,
  );
  return (
    <HandbookSection id="costs" title={_('living.section.costs')} facts={used}>
      <TextIn locale={living.locale}>
        <p className="max-w-measure text-label text-text-2">{living.note}</p>
      </TextIn>
      <div>
        <h3 className="mb-3 text-ui font-strong">{_('living.costs.moving')}</h3>
        <TextIn locale={living.locale}>
          <EntryList entries={living.movingCosts} facts={facts} />
        </TextIn>
      </div>
      <div>
        <h3 className="mb-3 text-ui font-strong">{_('living.costs.running')}</h3>
        <TextIn locale={living.locale}>
          <EntryList entries={living.runningCosts} facts={facts} titleOf={({ id }) => _(`living.cost.${id}`)} />
        </TextIn>
      </div>
    </HandbookSection>
  );
}

function Words({ id, entries, living, facts }: PartProps & { id: string; entries: LivingView['everyday'] }) {
  const { _ } = useLingui();
  const used = factsIn(
    entries.map(({ text }) => text),
    facts,
  );
  return (
    <HandbookSection id={id} title={_(`living.section.${id}`)} facts={used}>
      <TextIn locale={living.locale}>
        <TopicList
          topics={entries.map((entry) => ({ ...entry, title: <Inlines nodes={entry.title} facts={facts} /> }))}
          facts={facts}
        />
      </TextIn>
    </HandbookSection>
  );
}
