import type { Inline } from '@dalil/domain/guide/document.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { useLingui } from '@lingui/react';
import { ExternalLink, Landmark, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedService } from '../../features/bookmarks/saved-item-of.ts';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { linkDomains } from '../../features/prose/domain-links.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { RouteLines } from '../../features/transport/route-lines.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import type { ServiceView } from '../../queries/guide.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ItemColumns, MainColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { RelatedServices, RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** How to get something done with an authority: requirements, steps, and where to confirm them. */
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
          <ItemFoot provenance={service.provenance} hasFacts={service.facts.length > 0}>
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

/** Before the steps on narrow screens. Beside them and sticky on wide ones. */
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
      {service.lines.length > 0 ? (
        <Section title={_('item.service.stops')}>
          <TextIn locale={locale}>
            <RouteLines lines={service.lines} />
          </TextIn>
        </Section>
      ) : null}
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

/**
 * The purpose of a service, the notice that this is not an official page, the official link, and the four most important facts.
 */
function ServiceHead({ service }: { service: ServiceView }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const facts = factsById(service.facts);
  return (
    <header className="flex flex-col gap-5">
      <LanguageNote locale={service.locale} />
      <div>
        <Kicker area="government" label={service.type.label} />
        <TextIn locale={service.locale}>
          <h1 data-read="" className="mt-1 text-heading font-strong">
            {service.title}
          </h1>
          <p data-read="" className="mt-3 max-w-measure text-ui text-text-2">
            <Inlines nodes={service.purpose} facts={facts} />
          </p>
        </TextIn>
      </div>
      <Notice icon={<Landmark aria-hidden className="icon mt-px" />} className="max-w-measure">
        <p>{_('item.service.notice', { product: PRODUCT.localName[locale] })}</p>
      </Notice>
      {service.officialUrl ? <OfficialLink url={service.officialUrl} /> : null}
      <ActionRow>
        <PageBookmark item={savedService(service)} />
        <ListenButton />
        <ShareButton title={service.title} />
        <QuestionLink kind="service" id={service.id} />
      </ActionRow>
      <dl data-read="" className="grid gap-x-8 border-b border-line medium:grid-cols-2">
        <Answer label={_('item.service.fee')}>
          <TextIn locale={service.locale}>
            <Inlines nodes={linkDomains(service.fee)} facts={facts} />
          </TextIn>
        </Answer>
        <Answer label={_('item.service.time')}>
          <TextIn locale={service.locale}>
            <Inlines nodes={linkDomains(service.time)} facts={facts} />
          </TextIn>
        </Answer>
        <Answer label={_('item.service.who')}>
          <TextIn locale={service.locale}>
            <Inlines nodes={linkDomains(service.whoCanApply)} facts={facts} />
          </TextIn>
        </Answer>
        <Answer label={_('item.service.authority')}>
          <TextIn locale={service.locale}>{service.authority}</TextIn>
        </Answer>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-text-3">
        <ProvenanceLabel provenance={service.provenance} />
        <FactGrade fact={service} />
      </div>
    </header>
  );
}

function OfficialLink({ url }: { url: string }) {
  const { _ } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={url} rel="external" className={buttonClass({ variant: 'primary' })}>
        {_('item.service.official')}
        <ExternalLink aria-hidden className="icon flip-rtl" />
      </a>
      <Ltr className="text-meta text-text-3">{new URL(url).hostname.replace(/^www\./, '')}</Ltr>
    </p>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-meta text-text-3">{label}</dt>
      <dd className="text-label font-medium">{children}</dd>
    </div>
  );
}
