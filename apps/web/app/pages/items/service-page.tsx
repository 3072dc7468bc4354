import type { Inline } from '@dalil/domain/guide/document.ts';
import { useLingui } from '@lingui/react';
import { Printer } from 'lucide-react';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { linkDomains } from '../../features/prose/domain-links.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Button } from '../../ui/button.tsx';
import { ItemColumns, MainColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import type { ServiceView } from './item-view.ts';
import { RelatedServices, RelatedStories } from './related.tsx';
import { Section } from './section.tsx';
import { ServiceHead } from './service-head.tsx';

/** How to get something done with an authority: what it takes, step by step, and where to confirm it. */
export function ServicePage({ service }: { service: ServiceView }) {
  const { _ } = useLingui();
  const facts = factsById(service.facts);
  return (
    <article>
      <ItemColumns>
        <MainColumn>
          <ServiceHead service={service} />
        </MainColumn>
        {service.documents.length > 0 ? <Documents service={service} facts={facts} /> : null}
        <MainColumn className="flex flex-col gap-10">
          <ServiceText service={service} facts={facts} />
          <FactPanel facts={service.facts} title={_('item.facts.title-page')} />
          <RelatedServices title={_('item.related.services')} services={service.related} />
          <RelatedStories title={_('item.service.articles')} stories={service.articles} />
          <ItemFoot title={service.title} provenance={service.provenance} hasFacts={service.facts.length > 0}>
            <Button onClick={() => print()}>
              <Printer aria-hidden className="icon" />
              {_('item.service.print')}
            </Button>
          </ItemFoot>
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

/** Before the steps on narrow screens; beside them, and in sight while reading, on wide ones. */
function Documents({ service, facts }: { service: ServiceView; facts: FactsById }) {
  return (
    <div className="wide:col-start-3 wide:row-span-2 wide:row-start-1">
      <div className="rounded-card border border-line bg-surface p-5 wide:sticky wide:top-24">
        <DocumentChecklist
          listId={service.id}
          documents={service.documents.map((document, at) => (
            <TextIn key={at} locale={service.locale}>
              <Inlines nodes={document} facts={facts} />
            </TextIn>
          ))}
        />
      </div>
    </div>
  );
}

function ServiceText({ service, facts }: { service: ServiceView; facts: FactsById }) {
  const { _ } = useLingui();
  const { locale, notes } = service;
  return (
    <>
      <Section title={_('item.service.steps')}>
        <TextIn locale={locale}>
          <ol data-read="" className="max-w-measure">
            {service.steps.map((step, at) => (
              <li key={at} className="flex items-start gap-4 border-t border-line py-4 text-ui">
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-pill border border-accent text-label font-semibold text-accent high-contrast:border-2"
                >
                  {at + 1}
                </span>
                <p className="pt-1">
                  <Inlines nodes={linkDomains(step)} facts={facts} />
                </p>
              </li>
            ))}
          </ol>
        </TextIn>
      </Section>
      <Points title={_('item.service.channels')} points={service.channels} locale={locale} facts={facts} />
      <Points title={_('item.service.deadlines')} points={service.deadlines} locale={locale} facts={facts} />
      <Points title={_('item.service.fines')} points={service.fines} locale={locale} facts={facts} />
      {notes ? <Points title={_('item.service.notes')} points={[notes]} locale={locale} facts={facts} /> : null}
    </>
  );
}

type PointsProps = {
  title: string;
  points: readonly (readonly Inline[])[];
  locale: ServiceView['locale'];
  facts: FactsById;
};

function Points({ title, points, locale, facts }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <Section title={title}>
      <TextIn locale={locale}>
        <ul data-read="" className="max-w-measure">
          {points.map((point, at) => (
            <li key={at} className="border-t border-line py-3 text-ui">
              <Inlines nodes={linkDomains(point)} facts={facts} />
            </li>
          ))}
        </ul>
      </TextIn>
    </Section>
  );
}
