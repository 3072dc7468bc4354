import { calculatorsOfService } from '@dalil/domain/calculators/calculators-of-service.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { labelOfService } from '@dalil/domain/reminders/reminder-services.ts';
import { useLingui } from '@lingui/react';
import { BellPlus, ExternalLink, Landmark, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedService } from '../../features/bookmarks/saved-item-of.ts';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { CalculatorLinks } from '../../features/handbook/calculator-links.tsx';
import { linkDomains } from '../../features/prose/domain-links.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { RouteLines } from '../../features/transport/route-lines.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { ServiceView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ItemTitle } from './item-title.tsx';
import type { KeyFact } from './key-facts.tsx';
import { RelatedServices, RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** How to get something done with an authority: requirements, steps, and where to confirm them. */
export function ServicePage({ service }: { service: ServiceView }) {
  const { _ } = useLingui();
  const facts = factsById(service.facts);
  const calculators = calculatorsOfService(service.id);
  const item = { kind: 'service', id: service.id } as const;
  return (
    <ItemFrame
      item={item}
      picture={{ area: 'government', id: service.id, title: service.title }}
      head={<ServiceHead service={service} />}
      keys={useServiceKeys(service, facts)}
      hasLongKeys
      aside={service.documents.length > 0 ? <Documents service={service} facts={facts} /> : null}
      isAsideFirst
      foot={
        <ItemFoot item={item} provenance={service.provenance} hasFacts={service.facts.length > 0} isWhole>
          <Button onClick={() => print()}>
            <Printer aria-hidden className="icon" />
            {_('item.service.print')}
          </Button>
        </ItemFoot>
      }
    >
      <div className="flex flex-col gap-3">
        <TextIn locale={service.locale}>
          <p data-read="" data-part="summary" className="max-w-measure font-reading text-body-article">
            <Inlines nodes={service.purpose} facts={facts} />
          </p>
        </TextIn>
        <p className="text-meta text-text-3">
          <FactGrade fact={service} />
        </p>
      </div>
      <ServiceText service={service} facts={facts} />
      {calculators.length > 0 ? (
        <Section title={_('shell.nav.calculators')}>
          <CalculatorLinks ids={calculators} />
        </Section>
      ) : null}
      <FactPanel facts={service.facts} title={_('item.facts.title-page')} />
      <RelatedServices title={_('item.related.services')} services={service.related} />
      <RelatedStories title={_('item.service.articles')} stories={service.articles} />
    </ItemFrame>
  );
}

/** Before the steps on narrow screens. Beside them and sticky on wide ones. */
function Documents({ service, facts }: { service: ServiceView; facts: FactsById }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 wide:sticky wide:top-24">
      <DocumentChecklist
        listId={service.id}
        documents={service.documents.map((document, at) => (
          <TextIn key={at} locale={service.locale}>
            <span data-part="documents">
              <Inlines nodes={document} facts={facts} />
            </span>
          </TextIn>
        ))}
      />
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
          <ol data-read="" data-part="steps" className="max-w-measure">
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
      <Points
        part="channels"
        title={_('item.service.channels')}
        points={service.channels}
        locale={locale}
        facts={facts}
      />
      <Points
        part="deadlines"
        title={_('item.service.deadlines')}
        points={service.deadlines}
        locale={locale}
        facts={facts}
      />
      <Points part="fines" title={_('item.service.fines')} points={service.fines} locale={locale} facts={facts} />
      {notes ? (
        <Points part="notes" title={_('item.service.notes')} points={[notes]} locale={locale} facts={facts} />
      ) : null}
    </>
  );
}

type PointsProps = {
  part: string;
  title: string;
  points: readonly (readonly Inline[])[];
  locale: ServiceView['locale'];
  facts: FactsById;
};

function Points({ part, title, points, locale, facts }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <Section title={title}>
      <TextIn locale={locale}>
        <ul data-read="" data-part={part} className="max-w-measure">
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

/** The name of a service, the notice that this is not an official page, and the official link with the other actions. */
function ServiceHead({ service }: { service: ServiceView }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const { officialUrl } = service;
  const label = labelOfService(service.id);
  return (
    <>
      <ItemTitle locale={service.locale} area="government" kind={service.type.label} title={service.title} />
      <Notice icon={<Landmark aria-hidden className="icon mt-px" />}>
        <p>{_('item.service.notice', { product: PRODUCT_NAMES[locale].localName })}</p>
      </Notice>
      <ActionRow>
        {officialUrl ? (
          <a href={officialUrl} rel="external" className={`${buttonClass({ variant: 'primary' })} lead-action`}>
            <ExternalLink aria-hidden className="icon flip-rtl" />
            {_('item.service.official')}
          </a>
        ) : null}
        <PageBookmark item={savedService(service)} />
        {label === null ? null : (
          <Link to={`${toLocale('/reminders')}#${label}`} className={buttonClass()}>
            <BellPlus aria-hidden className="icon" />
            {_('shell.remind')}
          </Link>
        )}
        <MoreActions label={_('item.actions.more')}>
          <ShareButton title={service.title} />
          <QuestionLink kind="service" id={service.id} />
        </MoreActions>
      </ActionRow>
      {officialUrl ? (
        <Ltr className="text-meta text-text-2">{new URL(officialUrl).hostname.replace(/^www\./, '')}</Ltr>
      ) : null}
    </>
  );
}

/** The four answers users look for first. How long it takes is not known of every service. */
function useServiceKeys({ fee, time, whoCanApply, authority, locale }: ServiceView, facts: FactsById): KeyFact[] {
  const { _ } = useLingui();
  const answer = (part: string, nodes: readonly Inline[]) => (
    <TextIn locale={locale}>
      <span data-part={part}>
        <Inlines nodes={linkDomains(nodes)} facts={facts} />
      </span>
    </TextIn>
  );
  return [
    { label: _('item.service.fee'), value: answer('fee', fee) },
    ...(time ? [{ label: _('item.service.time'), value: answer('time', time) }] : []),
    { label: _('item.service.who'), value: answer('who', whoCanApply) },
    {
      label: _('item.service.authority'),
      value: (
        <TextIn locale={locale}>
          <span data-part="authority">{authority}</span>
        </TextIn>
      ),
    },
  ];
}
