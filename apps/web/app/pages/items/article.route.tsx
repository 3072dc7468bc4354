import { inlineText } from '@dalil/domain/guide/document.ts';
import { describeArticle } from '@dalil/domain/guide/structured-data/describe-article.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getArticle } from '../../endpoints/guide.ts';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedArticle } from '../../features/bookmarks/saved-item-of.ts';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { Corrections, OverdueNotice } from '../../features/prose/corrections.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { Prose } from '../../features/prose/prose.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { orTombstone, withTombstone } from '../../features/withdrawn/or-tombstone.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { ArticleView } from '../../queries/guide.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { LeadImage } from './lead-image.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedServices, RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

const load = loadPage(['guide', 'item'], async ({ locale, params, prefetch, translate, describedPage }) => {
  const article = await prefetch(getArticle({ locale, id: params.id ?? '' }));
  const { id, area, title, summary, facts, publishedAt, updatedAt } = article;
  const seeSource = (source: string) => translate('item.fact.see-source', { source });
  const description = plainText(summary, factsById(facts), seeSource);
  const image = { area, id };
  return {
    title,
    description,
    image,
    article: { publishedAt, updatedAt },
    structuredData: import.meta.env.SSR ? [describeArticle({ ...article, description }, describedPage(image))] : [],
    feed: 'news',
  };
});

const loadItem = orTombstone(load);

export { loadItem as clientLoader, loadItem as loader, pageMeta as meta };

// Most articles name no places, so the map is loaded only for those that do.
const ItemMap = lazyPart(
  async () => (await import('./item-map.tsx')).ItemMap,
  <div className="aspect-card rounded-card bg-sunken" />,
);

/** An article with its facts, how it was made, and related items. */
function ArticlePage() {
  const { id = '' } = useParams();
  const { data: article } = useSuspenseQuery(getArticle({ locale: useLocale(), id }));
  const { _ } = useLingui();
  const facts = factsById(article.facts);
  return (
    <article data-text-of={`article/${article.id}`}>
      <ItemColumns>
        <MainColumn>
          <ArticleHead article={article} />
        </MainColumn>
        <MainColumn className="flex flex-col gap-8">
          <div className="flex flex-col gap-5">
            <LeadImage item={article} />
            <ActionRow>
              <PageBookmark item={savedArticle(article)} />
              <ListenButton />
              <ShareButton title={article.title} />
              <QuestionLink kind="article" id={article.id} />
            </ActionRow>
          </div>
          <TextIn locale={article.locale}>
            <Prose blocks={article.blocks} facts={facts} />
          </TextIn>
          <Corrections corrections={article.corrections} locale={article.locale} />
        </MainColumn>
        <SideColumn className="wide:col-start-3 wide:row-span-2 wide:row-start-2">
          <FactPanel facts={article.facts} title={_('item.facts.title')} />
          {article.places.length > 0 ? (
            <Section title={_('item.related.places')} isAside>
              <div className="flex flex-col gap-3">
                <ItemMap places={article.places} />
                <NumberedPlaces places={article.places} />
              </div>
            </Section>
          ) : null}
          <RelatedStories title={_('item.related.articles')} stories={article.articles} isAside />
          <RelatedServices title={_('item.related.services')} services={article.services} isAside />
        </SideColumn>
        <MainColumn className="wide:col-start-1">
          <ItemFoot
            item={{ kind: 'article', id: article.id }}
            provenance={article.provenance}
            hasFacts={article.facts.length > 0}
          />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const places = article.neighbourhoods.map((id) => _(`guide.neighbourhood.${id}`));
  return (
    <header>
      <LanguageNote locale={article.locale} className="mb-5" />
      <OverdueNotice since={article.overdueSince} />
      <Kicker
        area={article.area}
        label={_(`guide.category.${article.category}`)}
        place={places.length > 0 ? format.list(places) : undefined}
      />
      <TextIn locale={article.locale}>
        <h1 data-read="" data-part="title" className="mt-2 headline text-title">
          {article.title}
        </h1>
        <p data-read="" data-part="summary" className="mt-4 font-reading text-standfirst text-text-2">
          <Inlines nodes={inlineText(article.summary)} facts={factsById(article.facts)} />
        </p>
      </TextIn>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-text-3">
        <ProvenanceLabel provenance={article.provenance} />
        {article.isEvergreen ? <span>{_('item.meta.evergreen')}</span> : null}
        <span>{_('item.meta.as-of', { date: format.asOf(article.asOf) })}</span>
        <span>{_('item.meta.minutes', { count: article.readingMinutes })}</span>
      </div>
    </header>
  );
}

export default withTombstone(ArticlePage);
