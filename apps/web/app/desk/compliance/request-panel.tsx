import { isOpen } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { StaffRequest } from '../../queries/compliance.ts';
import { Tag } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AssignField } from './assign-field.tsx';
import { ErasureDryRun } from './erasure-dry-run.tsx';
import { Due, STATUS_TONES } from './request-row.tsx';

/** A request with what was written about it, its course, the response, and for an erasure what it would do. */
export function RequestPanel({ request }: { request: StaffRequest }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { request_type, receipt_number, status, due_date, description, timeline, messages, execute_after } = request;
  const moment = (at: string) => `${format.shortDate(at)} ${isolate(format.time(at))}`;
  return (
    <Panel title={`${_(`compliance.request.${request_type}`)}, ${isolate(receipt_number)}`}>
      <p className="flex flex-wrap items-center gap-3 text-meta text-text-2">
        <Tag tone={STATUS_TONES[status]}>{_(`compliance.status.${status}`)}</Tag>
        {isOpen(status) ? <Due due={due_date} /> : null}
        <bdi dir="ltr">{request.address}</bdi>
        <span>{_(`compliance.identity.${request.identity}`)}</span>
      </p>
      {description === '' ? null : (
        <blockquote className="measure border-s-4 border-line ps-4 text-label whitespace-pre-line">
          <bdi>{description}</bdi>
        </blockquote>
      )}
      <ol aria-label={_('compliance.requests.course')} className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
        {timeline.map((step) => (
          <li key={`${step.at} ${step.status}`}>
            {_(`compliance.status.${step.status}`)} {moment(step.at)}
          </li>
        ))}
      </ol>
      {messages.length === 0 ? null : (
        <ul aria-label={_('compliance.requests.messages')} className="divide-y divide-line border-y border-line">
          {messages.map(({ at, from, text }) => (
            <li key={`${at} ${from}`} className="flex flex-col gap-1 py-3 text-label">
              <span className="text-meta text-text-2">
                {_(`compliance.from.${from}`)} · {moment(at)}
              </span>
              <bdi className="whitespace-pre-line">{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      {request_type === 'erasure' && isOpen(status) ? (
        <ErasureDryRun id={request.id} executeAfter={execute_after} />
      ) : null}
      {isOpen(status) ? <AssignField request={request} /> : null}
      {isOpen(status) ? <AnswerForm request={request} /> : <ReceiptLink number={receipt_number} />}
    </Panel>
  );
}

/** The signed receipt that the person can have too. It has nothing of the person. */
function ReceiptLink({ number }: { number: string }) {
  const { _ } = useLingui();
  return (
    <p>
      <a href={`/api/request-receipts/${number}`} download={`receipt-${number}.json`} className={buttonClass()}>
        {_('compliance.receipt')}
      </a>
    </p>
  );
}
