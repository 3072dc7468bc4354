import { useLingui } from '@lingui/react';
import { loadPage } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getDay } from '../../endpoints/city.ts';
import { listLetters } from '../../endpoints/guide.ts';
import { listPublishedIdeas } from '../../endpoints/ideas.ts';
import { loadConditions } from '../../features/live/load-conditions.ts';
import { unansweredQuery } from '../../queries/quality.ts';
import { CityFigures } from './city-figures.tsx';
import { IdeaBox } from './idea-box.tsx';
import { Introduction } from './introduction.tsx';
import { PageSection } from './page-section.tsx';
import { QuestionDesk } from './question-desk.tsx';
import { UnansweredTopics } from './unanswered-topics.tsx';
import { WeeklyLetters } from './weekly-letters.tsx';

const load = loadPage(
  ['city', 'live', 'guide-calendar', 'item', 'mayor'],
  async ({ api, locale, prefetch, translate }) => {
    await Promise.all([
      prefetch(getDay({ locale, date: 'today' })),
      orWithout(prefetch(unansweredQuery(api, locale))),
      orWithout(prefetch(listPublishedIdeas())),
      orWithout(prefetch(listLetters({ locale }))),
      loadConditions({ prefetch }, 'now'),
    ]);
    return { title: translate('mayor.title'), description: translate('mayor.description') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** ID-2: figures of the city, a desk for questions and a box for ideas, run by Ayyan, who is a program and holds no office. */
export default function AiMayorPage() {
  const { _ } = useLingui();
  return (
    <div className="page-width flex flex-col gap-2 pt-4 pb-10">
      <Introduction />
      <CityFigures />
      <PageSection id="desk" title={_('mayor.desk.title')} note={_('mayor.desk.note')}>
        <div className="grid gap-8 wide:grid-cols-3 wide:gap-14">
          <div className="min-w-0 wide:col-span-2">
            <QuestionDesk />
          </div>
          <UnansweredTopics />
        </div>
      </PageSection>
      <PageSection id="letter" title={_('mayor.letter.title')} note={_('mayor.letter.note')}>
        <WeeklyLetters />
      </PageSection>
      <PageSection id="ideas" title={_('mayor.idea.title')} note={_('mayor.idea.note')}>
        <IdeaBox />
      </PageSection>
    </div>
  );
}
