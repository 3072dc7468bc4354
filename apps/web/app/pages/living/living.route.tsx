import { describeHandbook } from '@dalil/domain/guide/structured-data/describe-handbook.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getLiving } from '../../endpoints/guide.ts';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { FactAnswer, FactLabel } from '../../features/facts/fact-panel.tsx';
import { factsIn } from '../../features/facts/facts-in.ts';
import { CalculatorSection } from '../../features/handbook/calculator-section.tsx';
import { EntryList } from '../../features/handbook/entry-list.tsx';
import { HandbookAnswer } from '../../features/handbook/handbook-answer.tsx';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { RelatedCards } from '../../features/handbook/related-cards.tsx';
import { TopicList } from '../../features/handbook/topic-list.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useLocale } from '../../language/use-locale.ts';
import type { LivingView } from '../../queries/guide.ts';
import { CompareAreas } from './compare-areas.tsx';

const load = loadPage(
  ['guide', 'item', 'item-service', 'handbook', 'neighbourhood', 'living', 'calculator-names'],
  async ({ locale, prefetch, translate, describedPage }) => {
    const living = await prefetch(getLiving({ locale }));
    const text = { title: translate('living.title'), description: translate('living.promise') };
    return {
      ...text,
      structuredData: import.meta.env.SSR ? [describeHandbook({ ...living, ...text }, describedPage({}))] : [],
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** Choosing an area, costs, moving in and out, and everyday life. */
export default function LivingPage() {
  const { data: living } = useSuspenseQuery(getLiving({ locale: useLocale() }));
  const { _ } = useLingui();
  const facts = factsById(living.facts);
  const sections = ['areas', 'costs', 'checklists', 'everyday', 'residence'];
  return (
    <HandbookPage
      id="living"
      title={_('living.title')}
      promise={_('living.promise')}
      locale={living.locale}
      asOf={living.asOf}
      provenance={living.provenance}
      answer={<RentAnswer ids={living.cityRents} facts={facts} />}
      contents={[
        ...sections.map((id) => ({ id, title: _(`living.section.${id}`) })),
        { id: 'calculators', title: _('shell.nav.calculators') },
        { id: 'more', title: _('handbook.more') },
      ]}
    >
      <CompareAreas neighbourhoods={living.neighbourhoods} cityRents={living.cityRents} facts={facts} />
      <Costs living={living} facts={facts} />
      <LivingChecklists moveIn={living.moveIn} locale={living.locale} />
      <Entries id="everyday" entries={living.everyday} living={living} facts={facts} />
      <Entries id="residence" entries={living.residence} living={living} facts={facts} />
      <CalculatorSection
        ids={['deadlines', 'budget', 'move-in', 'rent-increase', 'rent-or-buy', 'gratuity', 'overstay']}
      />
      <RelatedCards services={living.services} articles={living.articles} />
    </HandbookPage>
  );
}

/** What a home costs in the city. The facts are of one source. */
function RentAnswer({ ids, facts }: { ids: readonly string[]; facts: FactsById }) {
  const known = ids.flatMap((id) => facts[id] ?? []).filter(({ text }) => text !== null);
  return (
    <HandbookAnswer
      cells={known.map((fact) => ({ name: <FactLabel fact={fact} />, value: <FactAnswer fact={fact} /> }))}
      source={known[0]}
    />
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
        <p data-part={HANDBOOK_PART} className="max-w-measure text-label text-text-2">
          {living.note}
        </p>
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

function Entries({ id, entries, living, facts }: PartProps & { id: string; entries: LivingView['everyday'] }) {
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
          isSigned
        />
      </TextIn>
    </HandbookSection>
  );
}

const PATH = ['visa', 'identity', 'bank', 'licence', 'insurance', 'school', 'tenancy'];
const LEAVING = ['utilities', 'tenancy', 'visa', 'gratuity', 'fines', 'bank', 'shipping'];

/** Checklists for moving in, new residents and leaving. The ticks are stored on the device. */
function LivingChecklists({ moveIn, locale }: { moveIn: readonly string[]; locale: Locale }) {
  const { _ } = useLingui();
  return (
    <HandbookSection id="checklists" title={_('living.section.checklists')}>
      <div className="grid gap-x-8 gap-y-8 medium:grid-cols-2">
        <DocumentChecklist
          listId="living.path"
          title={_('living.path.title')}
          level={3}
          documents={PATH.map((step) => _(`living.path.${step}`))}
        />
        <DocumentChecklist
          listId="living.move-in"
          title={_('living.move-in.title')}
          level={3}
          documents={moveIn.map((text) => (
            <TextIn key={text} locale={locale}>
              {text}
            </TextIn>
          ))}
        />
        <DocumentChecklist
          listId="living.leaving"
          title={_('living.leaving.title')}
          level={3}
          documents={LEAVING.map((step) => _(`living.leaving.${step}`))}
        />
      </div>
    </HandbookSection>
  );
}
