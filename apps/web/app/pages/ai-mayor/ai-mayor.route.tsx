import { useLingui } from '@lingui/react';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadConditions } from '../../features/live/load-conditions.ts';
import { dayQuery } from '../../queries/city.ts';
import { CityFigures } from './city-figures.tsx';
import { Introduction } from './introduction.tsx';
import { PageSection } from './page-section.tsx';
import { QuestionDesk } from './question-desk.tsx';

const load = loadPage(
  ['city', 'live', 'guide-calendar', 'item', 'mayor'],
  async ({ api, locale, prefetch, translate }) => {
    await Promise.all([prefetch(dayQuery(api, locale, 'today')), loadConditions({ api, prefetch }, 'now')]);
    return { title: translate('mayor.title'), description: translate('mayor.description') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** ID-2: figures of the city and a desk for questions, run by Ayyan, who is a program and holds no office. */
export default function AiMayorPage() {
  const { _ } = useLingui();
  return (
    <div className="page-width flex flex-col gap-2 pt-4 pb-10">
      <Introduction />
      <CityFigures />
      <PageSection id="desk" title={_('mayor.desk.title')} note={_('mayor.desk.note')}>
        <QuestionDesk />
      </PageSection>
    </div>
  );
}
