import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { questionsQuery } from '../../queries/guide.ts';
import { FaqPage } from './faq-page.tsx';
import type { QuestionsView } from './faq-view.ts';

const load = loadPage(['item', 'faq'], async ({ api, locale, warm, translate }) => {
  await warm(questionsQuery(api, locale));
  return { title: translate('faq.title'), description: translate('faq.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Faq() {
  const { data } = useSuspenseQuery(questionsQuery(useApi(), useLocale()));
  return <FaqPage view={data as QuestionsView} />;
}
