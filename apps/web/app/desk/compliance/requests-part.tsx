import { REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import type { DataOf } from '../../data/api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import type { requestsQuery } from '../../queries/compliance.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { SelectField } from '../../ui/select.tsx';
import { AnswerMany } from './answer-many.tsx';
import { type OperateSearch, REQUEST_STATES, statusesOf, writeOperateSearch } from './operate-search.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestRow } from './request-row.tsx';

type RequestsPartProps = { page: DataOf<typeof requestsQuery>; search: OperateSearch };

/** PRIV-6: the queue of requests, the one due first first, with the open one beside it. */
export function RequestsPart({ page, search }: RequestsPartProps) {
  const { _ } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = page.items.filter(({ id }) => chosen.has(id));
  const open = page.items.find(({ id }) => id === search.request);
  const panel = useRef<HTMLDivElement>(null);
  const openAtStart = useRef(search.request);
  const openId = open?.id;
  // The panel is below the list on a narrow screen.
  useEffect(() => {
    if (openId !== undefined && openId !== openAtStart.current) panel.current?.focus();
    openAtStart.current = null;
  }, [openId]);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <LinkTabs
        label={_('compliance.requests.states')}
        currentId={search.state}
        linkComponent={RouterLink}
        tabs={REQUEST_STATES.map((state) => ({
          id: state,
          href: writeOperateSearch({ state }),
          label: _(`compliance.requests.${state}`),
        }))}
      />
      <RequestFilters search={search} />
      {shown.length === 0 ? null : <AnswerMany requests={shown} onDone={() => setChosen(new Set())} />}
      <div className="grid gap-6 wide:grid-cols-2">
        {page.items.length === 0 ? (
          <EmptyState title={_('compliance.requests.none')}>{_('compliance.requests.noneText')}</EmptyState>
        ) : (
          <ul
            aria-label={_('compliance.part.requests')}
            className="divide-y divide-line self-start border-y border-line"
          >
            {page.items.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                search={search}
                isChosen={chosen.has(request.id)}
                onChoose={(isChosen) => choose(request.id, isChosen)}
              />
            ))}
          </ul>
        )}
        {open === undefined ? (
          <p className="text-label text-text-2">{_('compliance.requests.clock')}</p>
        ) : (
          <div ref={panel} tabIndex={-1} className="min-w-0">
            <RequestPanel key={`${open.id} ${open.status}`} request={open} />
          </div>
        )}
      </div>
      <nav aria-label={_('compliance.requests.pages')} className="flex flex-wrap gap-3">
        {search.cursor === null ? null : (
          <Link to={writeOperateSearch({ ...search, cursor: null, request: null })} className={buttonClass()}>
            {_('compliance.requests.first')}
          </Link>
        )}
        {page.nextCursor === null ? null : (
          <Link
            to={writeOperateSearch({ ...search, cursor: page.nextCursor, request: null })}
            rel="next"
            className={buttonClass()}
          >
            {_('compliance.requests.next')}
          </Link>
        )}
      </nav>
    </div>
  );
}

/** A plain form, so it also works without scripts. */
function RequestFilters({ search }: { search: OperateSearch }) {
  const { _ } = useLingui();
  const { state, status, type } = search;
  const any = { value: '', label: _('compliance.requests.any') };
  return (
    <Form
      key={`${state} ${status} ${type}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('compliance.requests.filter')}
      className="flex flex-wrap items-end gap-3"
    >
      {state === 'open' ? null : <input type="hidden" name="state" value={state} />}
      <SelectField
        name="type"
        label={_('compliance.requests.type')}
        options={[any, ...REQUEST_TYPES.map((value) => ({ value, label: _(`compliance.request.${value}`) }))]}
        defaultValue={type ?? ''}
      />
      <SelectField
        name="status"
        label={_('compliance.requests.status')}
        options={[any, ...statusesOf(state).map((value) => ({ value, label: _(`compliance.status.${value}`) }))]}
        defaultValue={status ?? ''}
      />
      <Button type="submit">{_('compliance.audit.show')}</Button>
    </Form>
  );
}
