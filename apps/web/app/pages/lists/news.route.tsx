import { formatListing } from '@dalil/domain/guide/listing.ts';
import { ARTICLE_LISTING } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { listArticles } from '../../endpoints/guide.ts';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { useLoadedListing } from '../../features/listing/use-loaded-listing.ts';
import { useListing } from '../../features/listing/use-listing.ts';
import { useLocale } from '../../language/use-locale.ts';
import { FeedLinks } from './feed-links.tsx';
import { Headlines } from './headlines.tsx';
import { loadHeadlines } from './load-headlines.ts';
import { loadList } from './load-list.ts';

const load = loadList({
  rules: ARTICLE_LISTING,
  labels: { title: 'guide.news.title', promise: 'guide.news.promise' },
  feed: 'news',
  query: ({ locale }, search) => listArticles({ locale, search }),
  areas: ['headlines'],
  loadExtra: loadHeadlines,
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** The articles. They are long-lived guides and are labelled as such, not as current news. Headlines of others are apart from them. */
export default function NewsPage() {
  const { _ } = useLingui();
  const listing = useListing(ARTICLE_LISTING);
  const found = useLoadedListing(listArticles({ locale: useLocale(), search: formatListing(listing.current) }));
  return (
    <ListingPage
      listing={listing}
      found={found}
      countOf={(count) => _('guide.count.stories', { count })}
      listName={_('guide.list.stories')}
      title={_('guide.news.title')}
      promise={_('guide.news.promise')}
      shape="story"
      below={
        <>
          <FeedLinks area="news" />
          <Headlines />
        </>
      }
    >
      {(stories) => (
        <ul className="flex flex-col divide-y divide-line">
          {stories.map((story) => (
            <li key={story.id} className="py-5 first:pt-0 compact:py-3">
              <GuideStoryCard story={story} layout="row" hasSummary />
            </li>
          ))}
        </ul>
      )}
    </ListingPage>
  );
}
