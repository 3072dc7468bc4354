import { describeSite } from '@dalil/domain/guide/structured-data/describe-site.ts';
import type { ArticleCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { GuidePlaceCard } from '../../features/guide-cards/guide-place-card.tsx';
import { GuideServiceRow } from '../../features/guide-cards/guide-service-row.tsx';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { homeQuery } from '../../queries/guide.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import { controlClass } from '../../ui/control-class.ts';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { DayHeading } from './day-heading.tsx';
import { HomeSection } from './home-section.tsx';
import { MonthStrip } from './month-strip.tsx';
import { NeighbourhoodTiles } from './neighbourhood-tiles.tsx';

const load = loadPage(
  ['guide', 'guide-home', 'guide-calendar', 'day-line'],
  async ({ api, locale, prefetch, translate, describedPage }) => {
    await prefetch(homeQuery(api, locale));
    const description = translate('guide.home.description');
    return {
      title: translate('guide.home.title'),
      description,
      structuredData: import.meta.env.SSR ? describeSite(description, describedPage({})) : [],
      feed: 'news',
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Home() {
  const { data: home } = useSuspenseQuery(homeQuery(useApi(), useLocale()));
  return (
    <div className="page-width pb-10">
      <DayHeading today={home.today} hijri={home.hijri} sun={home.sun} prayers={home.prayers} />
      <TopStories stories={home.articles} />
      {home.climate ? <MonthStrip climate={home.climate} /> : null}
      <PlaceRow places={home.dining} title="shell.nav.dining" all="guide.home.allDining" path="/eatanddrink" />
      <PlaceRow places={home.sights} title="shell.nav.experiences" all="guide.home.allSights" path="/tourism" />
      <QuestionPanel />
      <PracticalServices services={home.services} />
      <NeighbourhoodTiles neighbourhoods={home.neighbourhoods} />
    </div>
  );
}

/** One large story with the others beside it. */
function TopStories({ stories: [lead, ...others] }: { stories: ArticleCard[] }) {
  const { _ } = useLingui();
  if (!lead) return null;
  return (
    <section
      aria-label={_('guide.home.stories')}
      className="grid gap-6 border-t border-line py-6 wide:grid-cols-12 wide:gap-10 wide:py-10"
    >
      <div className="wide:col-span-7">
        <GuideStoryCard story={lead} layout="lead" level={2} hasSummary />
      </div>
      <ul className="flex flex-col divide-y divide-line wide:col-span-5">
        {others.map((story) => (
          <li key={story.id} className="py-4 wide:first:pt-0">
            <GuideStoryCard story={story} layout="row" level={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlaceRowProps = { title: string; all: string; path: string; places: PlaceCard[] };

/** A few places of one list: a scrolling strip on narrow screens, a row on wide ones. */
function PlaceRow({ title, all, path, places }: PlaceRowProps) {
  const { _ } = useLingui();
  if (places.length === 0) return null;
  return (
    <HomeSection title={_(title)} more={{ message: all, path }}>
      <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-4 wide:gap-6 wide:overflow-visible wide:px-0">
        {places.map((place) => (
          <li key={place.id} className="w-rail wide:w-auto">
            <GuidePlaceCard place={place} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

const CHIPS = ['guide.home.ask.chip1', 'guide.home.ask.chip2', 'guide.home.ask.chip3'] as const;

/**
 * A question to Ayyan from the home page. The chat requires scripts; before hydration the form passes the question in the
 * address.
 */
function QuestionPanel() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const hrefOf = (question: string) => `${toLocale('/chat')}?${new URLSearchParams({ q: question })}`;

  function sendQuestion(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get('q');
    const text = typeof question === 'string' ? question.trim() : '';
    void navigate(text === '' ? toLocale('/chat') : hrefOf(text), { state: { isSubmitted: true } });
  }

  return (
    <section aria-labelledby="ask-ayyan" data-needs-script="" className="border-t border-line py-8 wide:py-10">
      <div className="flex flex-col gap-4 rounded-dialog bg-ayyan-soft p-5 high-contrast:border-2 wide:flex-row wide:items-center wide:gap-10 wide:p-8">
        <div className="flex flex-col gap-1 wide:flex-1">
          <h2 id="ask-ayyan" className="flex items-center gap-3 text-section font-strong">
            <AyyanStar className="size-6" />
            {_('guide.home.ask')}
          </h2>
          <p className="text-label text-text-2">{_('guide.home.ask.text')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-3 wide:flex-1">
          <form action={toLocale('/chat')} className="flex gap-2" onSubmit={sendQuestion}>
            <input
              name="q"
              dir="auto"
              autoComplete="off"
              enterKeyHint="send"
              aria-label={_('guide.home.ask.field')}
              placeholder={_('guide.home.ask.field')}
              className={`${controlClass} min-w-0 text-start`}
            />
            <button type="submit" className={buttonClass({ variant: 'primary' })}>
              {_('guide.home.ask.send')}
            </button>
          </form>
          <ul className="flex flex-wrap gap-2">
            {CHIPS.map((chip) => (
              <li key={chip}>
                <Link to={hrefOf(_(chip))} state={{ isSubmitted: true }} className={`${chipClass()} max-w-full`}>
                  <span className="min-w-0 whitespace-normal">{_(chip)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The most requested services. */
function PracticalServices({ services }: { services: ServiceCard[] }) {
  const { _ } = useLingui();
  if (services.length === 0) return null;
  return (
    <HomeSection title={_('shell.nav.practical')} more={{ message: 'guide.home.allServices', path: '/government' }}>
      <ul className="grid border-t border-line medium:grid-cols-2 medium:gap-x-10 wide:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <GuideServiceRow service={service} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
