import type { Inline } from '@dalil/domain/guide/document.ts';
import { describeHandbook } from '@dalil/domain/guide/structured-data/describe-handbook.ts';
import { readOfferFilter, writeOfferFilter } from '@dalil/domain/real-estate/home-offer.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getRealEstate } from '../../endpoints/guide.ts';
import { listOffers } from '../../endpoints/offers.ts';
import { CalculatorSection } from '../../features/handbook/calculator-section.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { factsIn } from '../../features/facts/facts-in.ts';
import { type Entry, EntryList } from '../../features/handbook/entry-list.tsx';
import { HandbookAnswer } from '../../features/handbook/handbook-answer.tsx';
import { HandbookPage } from '../../features/handbook/handbook-page.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { RelatedCards } from '../../features/handbook/related-cards.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { RealEstateView } from '../../queries/guide.ts';
import { OffersSection, useOffers } from './offers-section.tsx';

const load = loadPage(
  ['guide', 'item', 'handbook', 'neighbourhood', 'real-estate', 'calculator-names'],
  async ({ locale, prefetch, translate, url, describedPage }) => {
    const offers = prefetch(listOffers({ search: writeOfferFilter(readOfferFilter(url.searchParams)) }));
    // A device that cannot get the homes on offer displays the rest of the page.
    const [realEstate] = await Promise.all([
      prefetch(getRealEstate({ locale })),
      import.meta.env.SSR ? offers : offers.catch(() => null),
    ]);
    const text = { title: translate('real-estate.title'), description: translate('real-estate.promise') };
    return {
      ...text,
      structuredData: import.meta.env.SSR ? [describeHandbook({ ...realEstate, ...text }, describedPage({}))] : [],
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

const ANSWER = [
  { name: 'rise', from: 'rent.band.a.increase', to: 'rent.band.e.increase' },
  { name: 'buying', from: 'buy.total.min', to: 'buy.total.max' },
  { name: 'down', from: 'buy.down-payment', to: 'buy.down-payment' },
] as const;

/** Renting and buying a home: steps, costs, law, and where foreigners may own. */
export default function RealEstatePage() {
  const { data: realEstate } = useSuspenseQuery(getRealEstate({ locale: useLocale() }));
  const { _ } = useLingui();
  const facts = factsById(realEstate.facts);
  const hasOffers = useOffers().data?.hasOffers ?? false;
  return (
    <HandbookPage
      id="living"
      title={_('real-estate.title')}
      promise={_('real-estate.promise')}
      locale={realEstate.locale}
      asOf={realEstate.asOf}
      provenance={realEstate.provenance}
      answer={<Answer facts={facts} />}
      contents={[
        ...(hasOffers ? [{ id: 'offers', title: _('real-estate.offers') }] : []),
        { id: 'renting', title: _('real-estate.renting') },
        { id: 'calculators', title: _('shell.nav.calculators') },
        { id: 'buying', title: _('real-estate.buying') },
        { id: 'areas', title: _('real-estate.areas') },
        { id: 'safety', title: _('real-estate.safety') },
        { id: 'more', title: _('handbook.more') },
      ]}
    >
      <OffersSection />
      <Renting realEstate={realEstate} facts={facts} />
      <CalculatorSection ids={['rent-increase', 'move-in', 'rent-or-buy', 'buying', 'mortgage']} />
      <Buying realEstate={realEstate} facts={facts} />
      <Areas realEstate={realEstate} facts={facts} />
      <Safety />
      <RelatedCards services={realEstate.services} articles={realEstate.articles} />
    </HandbookPage>
  );
}

/** How much a rent may rise and what buying takes, each figure with how well it is known. */
function Answer({ facts }: { facts: FactsById }) {
  const { _ } = useLingui();
  const cells = ANSWER.flatMap(({ name, from, to }) => {
    const [low, high] = [facts[from], facts[to]];
    if (!low?.text || !high?.text) return [];
    const value = low === high ? low.text : <Ltr>{`${low.text.replace('%', '')}–${high.text}`}</Ltr>;
    const note = (
      <>
        {_(`real-estate.answer.${name}-note`)} · <FactGrade fact={high} />
      </>
    );
    return [{ name: _(`real-estate.answer.${name}`), value, note }];
  });
  return <HandbookAnswer cells={cells} />;
}

/** The neighbourhoods with their ownership rules and known service charges. */
function Areas({ realEstate, facts }: { realEstate: RealEstateView; facts: FactsById }) {
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
              <AreaName {...one} />
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

/** Not a message: only the twelve have one, and the communities have not. */
function AreaName({ title, locale }: { title: string; locale: RealEstateView['locale'] }) {
  const language = useTextLanguage(locale);
  return <bdi {...language}>{title}</bdi>;
}

const CHECKS = ['permit', 'agent', 'owner', 'payment', 'contract', 'pressure'];

/** What to check before any payment. */
function Safety() {
  const { _ } = useLingui();
  return (
    <HandbookSection id="safety" title={_('real-estate.safety')}>
      <ul className="max-w-measure border-b border-line">
        {CHECKS.map((check) => (
          <li key={check} className="flex items-start gap-3 border-t border-line py-3 text-label">
            <ShieldCheck aria-hidden className="icon mt-px text-accent" />
            <span>{_(`real-estate.safety.${check}`)}</span>
          </li>
        ))}
      </ul>
    </HandbookSection>
  );
}

type PartProps = { realEstate: RealEstateView; facts: FactsById };

/** From choosing an area to moving in, with costs and the rules between landlord and tenant. */
function Renting({ realEstate, facts }: PartProps) {
  const { _ } = useLingui();
  const { renting, locale } = realEstate;
  const bands = renting.rules.filter(({ id }) => id.startsWith('band-'));
  const rules = renting.rules.filter((rule) => !bands.includes(rule));
  const all = [...renting.costs, ...renting.rules];
  return (
    <HandbookSection
      id="renting"
      title={_('real-estate.renting')}
      facts={factsIn([...renting.steps, ...all.flatMap(({ title, text }) => [title, text])], facts)}
    >
      <Part title={_('real-estate.steps')}>
        <StepList steps={renting.steps} locale={locale} facts={facts} />
      </Part>
      <Costs entries={renting.costs} realEstate={realEstate} facts={facts} />
      <Part title={_('real-estate.rules')}>
        <TextIn locale={locale}>
          <EntryList entries={rules} facts={facts} titleOf={({ id }) => _(`real-estate.rule.${id}`)} />
        </TextIn>
      </Part>
      <Part title={_('real-estate.bands')}>
        <TextIn locale={locale}>
          <EntryList entries={bands} facts={facts} />
          <p data-part={HANDBOOK_PART} className="mt-2 text-meta text-text-3">
            <Inlines nodes={renting.law} facts={facts} />
          </p>
        </TextIn>
      </Part>
    </HandbookSection>
  );
}

/** From the budget to the handover, with costs and what to know about homes that are not built yet. */
function Buying({ realEstate, facts }: PartProps) {
  const { _ } = useLingui();
  const { buying, locale } = realEstate;
  return (
    <HandbookSection
      id="buying"
      title={_('real-estate.buying')}
      facts={factsIn([...buying.steps, ...[...buying.costs, ...buying.notes].map(({ text }) => text)], facts)}
    >
      <Part title={_('real-estate.steps')}>
        <StepList steps={buying.steps} locale={locale} facts={facts} />
      </Part>
      <Costs entries={buying.costs} realEstate={realEstate} facts={facts} />
      <Part title={_('real-estate.notes')}>
        <TextIn locale={locale}>
          <EntryList entries={buying.notes} facts={facts} titleOf={({ id }) => _(`real-estate.note.${id}`)} />
        </TextIn>
      </Part>
    </HandbookSection>
  );
}

function Costs({ entries, realEstate, facts }: PartProps & { entries: readonly Entry[] }) {
  const { _ } = useLingui();
  return (
    <Part title={_('real-estate.costs')}>
      <TextIn locale={realEstate.locale}>
        <EntryList entries={entries} facts={facts} />
        <p data-part={HANDBOOK_PART} className="mt-2 text-meta text-text-3">
          {realEstate.note}
        </p>
      </TextIn>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-ui font-strong">{title}</h3>
      {children}
    </div>
  );
}

type StepListProps = { steps: readonly Inline[][]; locale: RealEstateView['locale']; facts: FactsById };

function StepList({ steps, locale, facts }: StepListProps) {
  return (
    <TextIn locale={locale}>
      <ol className="max-w-measure border-b border-line">
        {steps.map((step, at) => (
          <li key={at} className="flex items-center gap-4 border-t border-line py-3 text-label">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-pill border border-accent font-semibold text-accent high-contrast:border-2"
            >
              {at + 1}
            </span>
            <p data-part={HANDBOOK_PART}>
              <Inlines nodes={step} facts={facts} />
            </p>
          </li>
        ))}
      </ol>
    </TextIn>
  );
}
