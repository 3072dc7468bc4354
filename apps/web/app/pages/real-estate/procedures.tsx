import type { Inline } from '@dalil/domain/guide/document.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { factsIn } from '../../features/facts/facts-in.ts';
import { type Entry, EntryList } from '../../features/handbook/entry-list.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import type { RealEstateView } from '../../features/handbook/living-view.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';

type PartProps = { realEstate: RealEstateView; facts: FactsById };

/** From choosing an area to moving in, what it costs, and the rules between landlord and tenant. */
export function Renting({ realEstate, facts }: PartProps) {
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
          <p className="mt-2 text-meta text-text-3">
            <Inlines nodes={renting.law} facts={facts} />
          </p>
        </TextIn>
      </Part>
    </HandbookSection>
  );
}

/** From the budget to the keys, what it costs, and what to know of homes that are not built yet. */
export function Buying({ realEstate, facts }: PartProps) {
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
        <p className="mt-2 text-meta text-text-3">{realEstate.note}</p>
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
            <p>
              <Inlines nodes={step} facts={facts} />
            </p>
          </li>
        ))}
      </ol>
    </TextIn>
  );
}
