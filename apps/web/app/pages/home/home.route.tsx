import { describeSite } from '@dalil/domain/guide/structured-data/describe-site.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { homeQuery } from '../../queries/guide.ts';
import { AskPanel } from './ask-panel.tsx';
import { DayHeading } from './day-heading.tsx';
import { MonthStrip } from './month-strip.tsx';
import { NeighbourhoodTiles } from './neighbourhood-tiles.tsx';
import { PlaceShelf } from './place-shelf.tsx';
import { PracticalServices } from './practical-services.tsx';
import { TopStories } from './top-stories.tsx';

const load = loadPage(
  ['guide', 'guide-home', 'guide-calendar'],
  async ({ api, locale, warm, translate, describedPage }) => {
    await warm(homeQuery(api, locale));
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
      <DayHeading today={home.today} hijri={home.hijri} />
      <TopStories stories={home.articles} />
      {home.climate ? <MonthStrip climate={home.climate} /> : null}
      <PlaceShelf places={home.dining} title="guide.home.dining" all="guide.home.allDining" path="/eatanddrink" />
      <PlaceShelf places={home.sights} title="guide.home.sights" all="guide.home.allSights" path="/tourism" />
      <AskPanel />
      <PracticalServices services={home.services} />
      <NeighbourhoodTiles neighbourhoods={home.neighbourhoods} />
    </div>
  );
}
