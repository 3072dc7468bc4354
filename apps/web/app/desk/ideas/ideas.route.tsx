import { IDEA_STATES, IDEA_TOPIC_IDS } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { listIdeas } from '../../endpoints/ideas.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { IdeaCard } from './idea-card.tsx';
import { type IdeasFilter, readIdeasSearch, writeIdeasSearch } from './ideas-search.ts';

const load = loadPrivatePage(['account', 'item', 'mayor', 'staff-ideas'], async ({ translate, url, refresh }) => {
  await refresh(listIdeas(readIdeasSearch(url.searchParams)));
  return { title: translate('ideas.title'), description: translate('ideas.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** Ideas that people sent, for staff to answer, forward and publish. The address contains the filter and the page. */
export default function Ideas() {
  const { _ } = useLingui();
  const search = readIdeasSearch(useSearchParams()[0]);
  const { data: page } = useSuspenseQuery(listIdeas(search));
  return (
    <DeskPage title={_('ideas.title')} promise={_('ideas.promise')}>
      <IdeaFilters search={search} />
      {page.items.length === 0 ? (
        <EmptyState
          title={_('ideas.none')}
          actions={
            <Link to="?" className={buttonClass()}>
              {_('ideas.all')}
            </Link>
          }
        >
          {_('ideas.noneText')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {page.items.map((idea) => (
            <IdeaCard key={idea.reference} idea={idea} />
          ))}
        </ul>
      )}
      <Pages search={search} nextCursor={page.nextCursor} />
    </DeskPage>
  );
}

/** A plain form, so it also works without scripts. */
function IdeaFilters({ search }: { search: IdeasFilter }) {
  const { _ } = useLingui();
  return (
    <Form
      key={`${search.state} ${search.topic}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('ideas.filter')}
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField
        name="state"
        label={_('ideas.state')}
        options={[
          { value: '', label: _('ideas.anyState') },
          ...IDEA_STATES.map((state) => ({ value: state, label: _(`mayor.state.${state}`) })),
        ]}
        defaultValue={search.state ?? ''}
      />
      <SelectField
        name="topic"
        label={_('ideas.topic')}
        options={[
          { value: '', label: _('ideas.anyTopic') },
          ...IDEA_TOPIC_IDS.map((topic) => ({ value: topic, label: _(`mayor.about.${topic}`) })),
        ]}
        defaultValue={search.topic ?? ''}
      />
      <Button type="submit" variant="primary">
        {_('ideas.show')}
      </Button>
    </Form>
  );
}

function Pages({ search, nextCursor }: { search: IdeasFilter; nextCursor: string | null }) {
  const { _ } = useLingui();
  if (nextCursor === null && search.cursor === undefined) return null;
  return (
    <nav aria-label={_('ideas.pages')} className="flex flex-wrap gap-3">
      {search.cursor === undefined ? null : (
        <Link to={writeIdeasSearch({ ...search, cursor: undefined })} className={buttonClass()}>
          {_('ideas.first')}
        </Link>
      )}
      {nextCursor === null ? null : (
        <Link to={writeIdeasSearch({ ...search, cursor: nextCursor })} rel="next" className={buttonClass()}>
          {_('ideas.next')}
        </Link>
      )}
    </nav>
  );
}
