import { describeSite } from '@dalil/domain/guide/structured-data/describe-site.ts';
import type { ArticleCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getHome } from '../../endpoints/guide.ts';
import { CityAlerts } from '../../features/city-alerts/city-alerts.tsx';
import { loadCityAlerts } from '../../features/city-alerts/load-city-alerts.ts';
import { DayStrip } from '../../features/day-line/day-strip.tsx';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';
import { HourNow } from '../../features/hour/hour-now.tsx';
import { HourContext } from '../../features/hour/hour.tsx';
import { loadOutlook } from '../../features/live/load-conditions.ts';
import { PickedPlaceCard } from '../../features/picks/picked-place-card.tsx';
import { BestNow } from './best-now.tsx';
import { Occasions } from './occasions.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { NeighbourhoodMap } from './neighbourhood-map.tsx';
import { NextEvents } from './next-events.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { Seasonal } from './seasonal.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { type Home as HomeData, useHomeHour } from './use-home-hour.ts';
import './home.css';

const load = loadPage(
  ['guide', 'guide-home', 'guide-calendar', 'day-line', 'events'],
  async ({ api, locale, prefetch, translate, describedPage }) => {
    const [moreAreas] = await Promise.all([
      loadCityAlerts({ api, locale, prefetch }),
      prefetch(getHome({ locale })),
      loadOutlook({ prefetch }, 'today'),
    ]);
    const description = translate('guide.home.description');
    return {
      title: translate('guide.home.title'),
      description,
      structuredData: import.meta.env.SSR ? describeSite(description, describedPage({})) : [],
      feed: 'news',
      moreAreas,
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Home() {
  const { home, hour, day, best, weather } = useHomeHour();
  const isToday = day.date === home.today;
  return (
    <HourContext value={hour}>
      <div data-hours-of={day.date}>
        <CityAlerts />
        <Hero day={day} hijri={isToday ? home.hijri : null} part={home.part} weather={weather} />
        <HourNow />
        <div className="border-b border-line">
          <div className="page-width py-3 wide:py-4">
            <DayStrip {...day} />
            <HourNow />
          </div>
        </div>
        <div className="page-width pb-10">
          <div className="home-first">
            <div>
              <BestNow best={best} suggested={home.suggested} />
              <HourNow />
            </div>
            <Occasions />
          </div>
          <Shortcuts day={day} emergency={home.emergency} />
          <NextEvents events={home.events} today={day.date} />
          <Nearby places={home.nearby} />
          <Seasonal items={home.seasonal} date={day.date} />
          <NeighbourhoodMap neighbourhoods={home.neighbourhoods} />
          <Stories stories={home.articles} />
          <QuestionPanel />
        </div>
      </div>
    </HourContext>
  );
}

/** Well known places around the middle of the city, each with its opening state. */
function Nearby({ places }: { places: HomeData['nearby'] }) {
  const { _ } = useLingui();
  if (places.length === 0) return null;
  return (
    <HomeSection title={_('guide.home.nearby')} more={{ message: 'guide.home.allSights', path: '/tourism' }}>
      <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-4 wide:gap-6 wide:overflow-visible wide:px-0">
        {places.map((place) => (
          <li key={place.id} className="w-rail wide:w-auto">
            <PickedPlaceCard place={place} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Stories({ stories }: { stories: ArticleCard[] }) {
  const { _ } = useLingui();
  if (stories.length === 0) return null;
  return (
    <HomeSection title={_('guide.home.stories')} more={{ message: 'guide.home.moreStories', path: '/news' }}>
      <ul className="story-rows">
        {stories.map((story) => (
          <li key={story.id} className="py-4">
            <GuideStoryCard story={story} layout="row" level={3} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
