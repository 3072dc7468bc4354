import { daysBetween } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { isOpen } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useNow } from '../../features/clock/use-now.ts';
import { useFormat } from '../../language/use-format.ts';
import type { StaffRequest } from '../../queries/compliance.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { Assigned } from './assign-field.tsx';
import { type OperateSearch, writeOperateSearch } from './operate-search.ts';

const SOON_DAYS = 5;
export const STATUS_TONES: Record<StaffRequest['status'], Tone> = {
  pending: 'warn',
  in_review: 'info',
  waiting_for_user: 'neutral',
  completed: 'ok',
  rejected: 'neutral',
  failed: 'bad',
  cancelled: 'neutral',
};

type RequestRowProps = {
  request: StaffRequest;
  search: OperateSearch;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A request in the queue: what, of whom, how the identity was shown, and when the answer is due. */
export function RequestRow({ request, search, isChosen, onChoose }: RequestRowProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { id, receipt_number, request_type, status, request_date, full_name, address, identity, locale } = request;
  return (
    <li className="flex items-start gap-2 py-2">
      {isOpen(status) ? (
        <CheckboxRow
          label={<span className="sr-only">{_('compliance.requests.choose', { number: receipt_number })}</span>}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      ) : null}
      <div className="flex min-w-0 grow flex-col gap-1 py-2 text-label">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link
            to={writeOperateSearch({ ...search, request: id })}
            preventScrollReset
            aria-current={search.request === id ? 'true' : undefined}
            className="text-link inline-block min-h-6 font-semibold"
          >
            {_(`compliance.request.${request_type}`)}
          </Link>
          <bdi dir="ltr" className="text-meta text-text-2">
            {receipt_number}
          </bdi>
          <Tag tone={STATUS_TONES[status]}>{_(`compliance.status.${status}`)}</Tag>
        </span>
        <span className="text-meta text-text-2">
          <bdi>{full_name ?? address ?? _('compliance.audit.erased')}</bdi> ·{' '}
          <span className="font-system">{LOCALE_INFO[locale].nativeName}</span> · {_(`compliance.identity.${identity}`)}
        </span>
        <span className="flex flex-wrap gap-x-3 text-meta text-text-3">
          {_('compliance.requests.received', { date: format.shortDate(request_date) })}
          {isOpen(status) ? <Due due={request.due_date} /> : null}
          {isOpen(status) ? <Assigned id={request.assigned_to} /> : null}
        </span>
      </div>
    </li>
  );
}

/** The days that are left. The date alone before the page knows the time. */
export function Due({ due }: { due: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const date = format.shortDate(due);
  if (now === null) return <span>{_('compliance.requests.dueOn', { date })}</span>;
  const days = daysBetween(dubaiDate(now), dubaiDate(new Date(due)));
  const isLate = days < 0;
  return (
    <span className={isLate || days <= SOON_DAYS ? 'font-semibold text-danger' : undefined}>
      {_(isLate ? 'compliance.requests.late' : 'compliance.requests.due', { count: Math.abs(days), date })}
    </span>
  );
}
