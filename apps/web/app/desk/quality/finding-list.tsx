import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '../../data/endpoint.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Finding, Overview } from '../../queries/quality-control.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AssignForm } from './assign-form.tsx';
import { evidenceText } from './evidence-text.ts';
import { FindingFilters } from './finding-filters.tsx';
import { findingsFilter, type QualitySearch, STATES, writeQualitySearch } from './quality-search.ts';

type FindingListProps = {
  page: Answer<'listFindings'>;
  search: QualitySearch;
  staff: Overview['staff'];
  /** False: the rules have not run yet, so nothing is known. */
  hasRun: boolean;
};

/** The findings of the filter, worst first, with what can be done with several together. */
export function FindingList({ page, search, staff, hasRun }: FindingListProps) {
  const { _ } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const shown = page.items.filter(({ number }) => chosen.has(number)).map(({ number }) => number);
  const choose = (number: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(number);
    else next.delete(number);
    setChosen(next);
  };
  const csv = new URLSearchParams(findingsFilter(search));
  return (
    <section aria-labelledby="findings-title" className="flex flex-col gap-4">
      <h2 id="findings-title" className="text-name font-strong">
        {search.rule === null ? _('quality.findings') : _(`quality.rule.${search.rule}`)}{' '}
        <span className="text-label font-normal text-text-3">{_('quality.count', { count: page.total })}</span>
      </h2>
      <LinkTabs
        label={_('quality.states')}
        currentId={search.state}
        linkComponent={RouterLink}
        tabs={STATES.map((state) => ({
          id: state,
          href: writeQualitySearch({ ...search, state, page: 1, open: null }),
          label: _(`quality.state.${state}`),
        }))}
      />
      <div className="flex flex-wrap items-end gap-3">
        <FindingFilters search={search} />
        <a href={`/api/quality-control/findings.csv?${csv}`} download className={buttonClass()}>
          {_('quality.csv')}
        </a>
      </div>
      {shown.length === 0 ? null : <AssignForm numbers={shown} staff={staff} onDone={() => setChosen(new Set())} />}
      {page.items.length === 0 ? (
        <EmptyState title={_('quality.none')}>{_(hasRun ? 'quality.noneText' : 'quality.run.none')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {page.items.map((finding) => (
            <FindingRow
              key={finding.number}
              finding={finding}
              search={search}
              isChosen={chosen.has(finding.number)}
              onChoose={(isChosen) => choose(finding.number, isChosen)}
            />
          ))}
        </ul>
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={search.page}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => writeQualitySearch({ ...search, page: number, open: null })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
    </section>
  );
}

type FindingRowProps = {
  finding: Finding;
  search: QualitySearch;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function FindingRow({ finding, search, isChosen, onChoose }: FindingRowProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { number, rule, severity, isBlocking, title, locale, owner, due, firstSeen } = finding;
  const language = LOCALES.find((one) => one === locale);
  return (
    <li className="flex items-start gap-2 py-2">
      <CheckboxRow
        label={<span className="sr-only">{_('quality.choose', { number })}</span>}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className="flex min-w-0 grow flex-col gap-1 py-2 text-label">
        <Link
          to={writeQualitySearch({ ...search, open: number })}
          preventScrollReset
          aria-current={search.open === number ? 'true' : undefined}
          className="text-link inline-block min-h-6 font-semibold"
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
          <Tag tone={severity === 'high' ? 'warn' : 'neutral'}>{_(`quality.severity.${severity}`)}</Tag>
          {isBlocking ? <Tag tone="warn">{_('quality.blocks')}</Tag> : null}
          <span>{_(`quality.rule.${rule}`)}</span>
          {language ? <span className="font-system">{LOCALE_INFO[language].nativeName}</span> : null}
        </span>
        <span className="line-clamp-2 wrap-anywhere">
          <bdi>{evidenceText(finding, _)}</bdi>
        </span>
        <span className="text-meta text-text-3">
          {_('quality.since', { date: format.shortDate(firstSeen) })}
          {' · '}
          {owner === null ? _('quality.noOwner') : <bdi>{owner}</bdi>}
          {due === null ? null : ` · ${_('quality.dueOn', { date: format.shortDate(due) })}`}
        </span>
      </div>
    </li>
  );
}
