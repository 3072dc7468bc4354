import { offerAge } from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getOffer } from '../../endpoints/offers.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { HomeOffer } from '../../queries/home-offers.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { useOfferTexts } from './offer-texts.ts';

// Offers come and go, so search engines are not told of them.
const load = loadPage(['guide', 'item', 'real-estate'], async ({ params, prefetch }) => {
  const { title, area } = await prefetch(getOffer({ id: params['id'] ?? '' }));
  return { title, description: `${title}, ${area}`, breadcrumb: { parent: '/real-estate' }, isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** One home on offer, as its advertiser states it. */
export default function HomeOfferPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { id = '' } = useParams();
  const { data: offer } = useSuspenseQuery(getOffer({ id }));
  const language = useTextLanguage(offer.locale);
  return (
    <article className="page-width flex flex-col gap-6 pt-2 pb-10 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">
          <bdi {...language}>{offer.title}</bdi>
        </h1>
        <p className="text-ui text-text-2">
          <bdi>{offer.area}</bdi>
        </p>
      </header>
      <OfferState offer={offer} />
      <p className="flex flex-wrap gap-3">
        <a href={offer.url} rel="external nofollow" className={buttonClass({ variant: 'primary' })}>
          {_('real-estate.offer.site')}
          <ExternalLink aria-hidden className="icon-small flip-rtl" />
        </a>
        <Link to={`${toLocale('/real-estate')}#safety`} className={buttonClass()}>
          {_('real-estate.offer.checks')}
        </Link>
      </p>
      <p>
        <Link to={`${toLocale('/real-estate')}#offers`} className="text-link inline-flex min-h-6 items-center gap-2">
          <ArrowLeft aria-hidden className="icon-small flip-rtl" />
          {_('real-estate.offer.back')}
        </Link>
      </p>
      <ReportProblem />
    </article>
  );
}

/** The facts of the offer; past its limit with a warning, and long past it only on request. */
function OfferState({ offer }: { offer: HomeOffer }) {
  const { _ } = useLingui();
  const now = useNow();
  const texts = useOfferTexts();
  const age = now === null ? 'fresh' : offerAge(offer.verifiedAt, now);
  if (age === 'fresh') return <OfferFacts offer={offer} isStale={false} />;
  return (
    <>
      <Notice tone="warning" title={_('real-estate.offer.staleTitle')} className="max-w-measure">
        <p>
          {texts.confirmed(offer, true)}. {_('real-estate.offer.staleText')}
        </p>
      </Notice>
      {age === 'stale' ? (
        <OfferFacts offer={offer} isStale />
      ) : (
        <Disclosure title={_('real-estate.offer.old')} level={2} className="max-w-measure">
          <OfferFacts offer={offer} isStale />
        </Disclosure>
      )}
    </>
  );
}
