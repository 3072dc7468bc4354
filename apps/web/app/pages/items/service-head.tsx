import { PRODUCT } from '@dalil/domain/product.ts';
import { useLingui } from '@lingui/react';
import { ExternalLink, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskAbout } from '../../features/assistant/ask-about.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedService } from '../../features/bookmarks/saved-item-of.ts';
import { factsById } from '../../features/facts/fact-text.ts';
import { confidenceKey } from '../../features/facts/confidence-words.ts';
import { linkDomains } from '../../features/prose/domain-links.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ProvenanceNotice } from '../../features/provenance/provenance-notice.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ServiceView } from './item-view.ts';

/** What a service is for, that this is no official page, the official one, and the four things asked first. */
export function ServiceHead({ service }: { service: ServiceView }) {
  const { _ } = useLingui();
  const format = useFormat();
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
        <p>{_('item.service.notice', { product: PRODUCT.name })}</p>
      </Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {service.officialUrl ? <OfficialLink url={service.officialUrl} /> : null}
        <PageBookmark item={savedService(service)} />
      </div>
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
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-text-3">
        <ProvenanceLabel provenance={service.provenance} />
        <span>{_('item.meta.as-of', { date: format.asOf(service.asOf) })}</span>
        <span>{_(confidenceKey(service.confidence))}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ListenButton />
        <AskAbout kind="service" id={service.id} />
      </div>
      <ProvenanceNotice provenance={service.provenance} className="max-w-measure" />
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
