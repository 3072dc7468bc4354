import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import type { FactView } from '@dalil/domain/newsroom/fact-views.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type DeskFact, type DeskFacts, deskFactsQuery } from '../../queries/newsroom.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectField } from '../../ui/select.tsx';
import { FactTags } from './fact-tags.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { FactDesk } from './fact-desk.tsx';
import { listClass, rowClass } from './row-class.ts';
import { factsFilter, type FactsSearch, readFactsSearch, writeFactsSearch } from './facts-search.ts';

/** STAFF-6: the facts, those that end or are due for review first, and the one that is open. */
export function FactsTab() {
  const { _ } = useLingui();
  const { number } = useFormat();
  const search = readFactsSearch(useSearchParams()[0]);
  const locale = useLocale();
  const { view, page } = search;
  const { data: facts } = useSuspenseQuery(deskFactsQuery(useApi(), factsFilter(locale, search)));
  const role = useSession()?.actor.role ?? 'user';
  const views: readonly FactView[] = isAllowed(role, 'newsroom:publish:any')
    ? ['proposals', 'mine', 'unowned', 'words']
    : ['proposals', 'unowned', 'words'];
  return (
    <DeskPage title={_('newsroom.tab.facts')} note={_('newsroom.facts.count', { count: facts.total })}>
      <LinkTabs
        label={_('newsroom.views')}
        currentId={view}
        linkComponent={RouterLink}
        tabs={[
          { id: 'all', href: writeFactsSearch({}), label: _('newsroom.view.all') },
          {
            id: 'urgent',
            href: writeFactsSearch({ view: 'urgent' }),
            label: _('newsroom.view.urgent'),
            note: number(facts.urgent),
          },
          ...views.map((id) => ({
            id,
            href: writeFactsSearch({ view: id }),
            label: _(`newsroom.view.${id}`),
            note: number(facts[id as 'proposals' | 'mine' | 'unowned' | 'words']),
          })),
        ]}
      />
      <FactsFilter search={search} waiting={facts.waiting} />
      {facts.items.length === 0 ? (
        <EmptyState
          title={_('newsroom.fact.none')}
          actions={
            <Link to="?tab=facts" className={buttonClass()}>
              {_('newsroom.view.all')}
            </Link>
          }
        >
          {_('newsroom.facts.noneHint')}
        </EmptyState>
      ) : (
        <div className="grid gap-8 wide:grid-cols-5">
          <FactList items={facts.items} search={search} />
          <div className="wide:col-span-3">
            {search.open === null ? (
              <p className="text-label text-text-2">{_('newsroom.facts.choose')}</p>
            ) : (
              <>
                <Link
                  to={writeFactsSearch({ ...search, open: null })}
                  className="text-link inline-flex min-h-11 items-center wide:hidden"
                >
                  {_('newsroom.list')}
                </Link>
                <FactDesk key={search.open} id={search.open} />
              </>
            )}
          </div>
        </div>
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={page}
        pageCount={Math.ceil(facts.total / facts.pageSize)}
        hrefOf={(number) => writeFactsSearch({ ...search, page: number, open: null })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
    </DeskPage>
  );
}

function FactsFilter({ search, waiting }: { search: FactsSearch; waiting: DeskFacts['waiting'] }) {
  const { _ } = useLingui();
  return (
    <Form
      key={`${search.search} ${search.view} ${search.waiting}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('newsroom.fact.find')}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="tab" value="facts" />
      {search.view === 'all' ? null : <input type="hidden" name="view" value={search.view} />}
      <TextField
        type="search"
        name="q"
        maxLength={100}
        label={_('newsroom.fact.find')}
        defaultValue={search.search}
        className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
      />
      {search.view === 'words' ? (
        <SelectField
          name="waiting"
          label={_('newsroom.fact.waitingIn')}
          options={[
            { value: '', label: _('newsroom.any') },
            ...LOCALES.map((value) => ({ value, label: `${LOCALE_INFO[value].nativeName} (${waiting[value] ?? 0})` })),
          ]}
          defaultValue={search.waiting ?? ''}
        />
      ) : null}
      <Button type="submit" variant="primary">
        {_('newsroom.find')}
      </Button>
    </Form>
  );
}

function FactList({ items, search }: { items: readonly DeskFact[]; search: FactsSearch }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <ul aria-label={_('newsroom.tab.facts')} className={listClass(search.open !== null)}>
      {items.map((fact) => (
        <li key={fact.id}>
          <Link
            to={writeFactsSearch({ ...search, open: fact.id })}
            preventScrollReset
            aria-current={fact.id === search.open ? 'true' : undefined}
            className={rowClass(fact.id === search.open)}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{fact.label}</span>
              <bdi className="line-clamp-2 text-end">{fact.text ?? _('newsroom.fact.noValue')}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
              <FactTags fact={fact} />
              {fact.validUntil === null
                ? _('newsroom.fact.reviewBy', { date: format.shortDate(fact.reviewBy) })
                : _(fact.hasEnded ? 'newsroom.fact.ended' : 'newsroom.fact.until', {
                    date: format.shortDate(fact.validUntil),
                  })}
              {' · '}
              {_('newsroom.fact.uses', { count: fact.uses })}
              {fact.owner === null ? null : (
                <>
                  {' · '}
                  <bdi>{fact.owner.name}</bdi>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
