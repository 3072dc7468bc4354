import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { DataOf } from '../../data/api.ts';
import { useFormat } from '../../language/use-format.ts';
import { auditParameters, type auditQuery } from '../../queries/compliance.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { ChainCheck } from './chain-check.tsx';
import { type GovernSearch, writeGovernSearch } from './govern-search.ts';

type AuditPartProps = { page: DataOf<typeof auditQuery>; search: GovernSearch };

/** PRIV-9: the audit log: its chain, its entries by filter, and both as a file. */
export function AuditPart({ page, search }: AuditPartProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const file = (kind: 'csv' | 'json') =>
    `/api/audit-log/export?${new URLSearchParams({ ...auditParameters(search), format: kind })}`;
  return (
    <div className="flex flex-col gap-6">
      {search.isAccess ? null : <ChainCheck head={page.head} />}
      <section aria-labelledby="audit-title" className="flex flex-col gap-4">
        <h2 id="audit-title" className="text-name font-strong">
          {_(search.isAccess ? 'compliance.access' : 'compliance.audit.entries')}{' '}
          <span className="text-label font-normal text-text-3">
            {_('compliance.audit.count', { count: page.total, shown: format.number(page.total) })}
          </span>
        </h2>
        {search.isAccess ? <p className="measure text-label text-text-2">{_('compliance.access.what')}</p> : null}
        <AuditFilters search={search} />
        <div className="flex flex-wrap gap-3">
          <a href={file('csv')} download className={buttonClass({ size: 'small' })}>
            {_('compliance.audit.csv')}
          </a>
          <a href={file('json')} download className={buttonClass({ size: 'small' })}>
            {_('compliance.audit.json')}
          </a>
        </div>
        {page.items.length === 0 ? (
          <EmptyState title={_('compliance.audit.none')}>
            {_(search.hash === null ? 'compliance.audit.noneText' : 'compliance.audit.noHash')}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {page.items.map((entry) => (
              <AuditRow key={entry.number} entry={entry} search={search} />
            ))}
          </ul>
        )}
        <nav aria-label={_('compliance.audit.pages')} className="flex flex-wrap gap-3">
          {search.before === null ? null : (
            <Link to={writeGovernSearch({ ...search, before: null })} className={buttonClass()}>
              {_('compliance.audit.newest')}
            </Link>
          )}
          {page.nextBefore === null ? null : (
            <Link to={writeGovernSearch({ ...search, before: page.nextBefore })} rel="next" className={buttonClass()}>
              {_('compliance.audit.older')}
            </Link>
          )}
        </nav>
      </section>
    </div>
  );
}
