import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { AuditEntry } from '../../queries/compliance.ts';
import { AuditDetails } from './audit-details.tsx';
import { type GovernSearch, writeGovernSearch } from './govern-search.ts';

/** An entry of the audit log. Beside the name of its event is the code that exports have. */
export function AuditRow({ entry, search }: { entry: AuditEntry; search: GovernSearch }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { number, event, at, personId, person, metadata, hash } = entry;
  return (
    <li className="flex flex-col gap-1 py-3 text-label">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="font-semibold">{_(`compliance.event.${event}`)}</strong>
        <code dir="ltr" className="text-meta text-text-3">
          {event}
        </code>
        <span className="text-meta text-text-2">
          {format.shortDate(at)} {isolate(format.time(at))}
        </span>
        {personId === null ? (
          <span className="text-meta text-text-2">{_('compliance.audit.product')}</span>
        ) : (
          <Link
            to={writeGovernSearch({ ...search, person: personId, before: null })}
            className="text-link inline-block min-h-6 text-meta"
          >
            {person === null ? _('compliance.audit.erased') : <bdi>{person}</bdi>}
          </Link>
        )}
      </span>
      <AuditDetails event={event} metadata={metadata} />
      <span className="text-meta text-text-3">
        {_('compliance.audit.number', { number: format.number(number) })} ·{' '}
        <code dir="ltr" title={hash}>
          {hash.slice(0, 12)}
        </code>
      </span>
    </li>
  );
}
