import { isOpen, REQUEST_TEXT_LIMIT } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useAttempt } from '../../features/account-forms/use-attempt.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { checkPresent } from '../../features/account-forms/check-fields.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { ReceiptButton } from '../../features/data-requests/receipt-button.tsx';
import { RequestStatusTag } from '../../features/data-requests/request-status-tag.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { cancelDataRequest, dataRequestsQuery, type DataRequest, replyToDataRequest } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { cardClass } from './center-section.tsx';

/** PRIV-6: one request: its number, its course, what was written, and what its sender can do. */
export function RequestCard({ request }: { request: DataRequest }) {
  const { _ } = useLingui();
  return (
    <li className={cardClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-name font-strong">{_(`rights.type.${request.request_type}`)}</h3>
        <span className="text-meta text-text-3">
          <Ltr>{request.receipt_number}</Ltr>
        </span>
      </div>
      <p>
        <RequestStatusTag status={request.status} />
      </p>
      {request.description === '' ? null : (
        <p dir="auto" className="text-label wrap-anywhere whitespace-pre-line">
          {request.description}
        </p>
      )}
      <Timeline request={request} />
      <Messages request={request} />
      <Actions request={request} />
    </li>
  );
}

function Timeline({ request }: { request: DataRequest }) {
  const { _ } = useLingui();
  const { longDate, time } = useFormat();
  const isUnanswered = isOpen(request.status);
  return (
    <ol aria-label={_('rights.timeline')} className="flex flex-col gap-2 border-s-2 border-line ps-4">
      {request.timeline.map(({ at, status }) => (
        <li key={`${at} ${status}`} className="flex flex-col text-label">
          <span className="font-semibold">{_(`rights.status.${status as DataRequest['status']}`)}</span>
          <span className="text-meta text-text-2">
            {longDate(at)} · <Ltr>{time(at)}</Ltr>
          </span>
        </li>
      ))}
      {isUnanswered ? (
        <li className="flex flex-col text-label text-text-2">
          <span>{_(request.execute_after === null ? 'rights.due' : 'rights.erased-on')}</span>
          <span className="text-meta">{longDate(request.execute_after ?? request.due_date)}</span>
        </li>
      ) : null}
    </ol>
  );
}

function Messages({ request }: { request: DataRequest }) {
  const { _ } = useLingui();
  const { longDate } = useFormat();
  if (request.messages.length === 0) return null;
  return (
    <ul aria-label={_('rights.messages')} className="flex flex-col gap-2">
      {request.messages.map((message) => (
        <li key={`${message.at} ${message.from}`} className="rounded-control bg-sunken p-3 text-label">
          <p className="text-meta text-text-2">
            {_(`rights.from.${message.from}`)} · {longDate(message.at)}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Actions({ request }: { request: DataRequest }) {
  const { _ } = useLingui();
  const api = useApi();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const { failure, attempt } = useAttempt();
  const refresh = () => queryClient.invalidateQueries({ queryKey: dataRequestsQuery(api).queryKey });

  async function cancel(): Promise<void> {
    await attempt(() => cancelDataRequest(api, request.id), 'rights.cancel.failed');
    await refresh();
  }

  return (
    <div className="flex flex-col gap-3">
      {isWriting ? (
        <ReplyForm id={request.id} onDone={() => void refresh().then(() => setWriting(false))} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOpen(request.status) ? (
            <>
              <Button size="small" data-needs-script="" disabled={!isOnline} onClick={() => setWriting(true)}>
                {_('rights.reply')}
              </Button>
              <Button size="small" data-needs-script="" disabled={!isOnline} onClick={() => void cancel()}>
                {_('rights.cancel')}
              </Button>
            </>
          ) : null}
          <ReceiptButton number={request.receipt_number} />
        </div>
      )}
      <FailureText failure={failure} />
    </div>
  );
}

function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const form = useAccountForm({
    fields: { text: { id: `reply-${id}`, check: checkPresent('rights.reply.missing') } },
    send: async ({ text }) => {
      await replyToDataRequest(api, id, text);
      onDone();
    },
    fallback: 'rights.failed',
  });
  const control = useControl(form.field('text'));
  return (
    <InlineForm form={form} submit="rights.reply.send" onCancel={onDone}>
      <TextAreaField rows={3} label={_('rights.reply.text')} maxLength={REQUEST_TEXT_LIMIT} {...control} />
    </InlineForm>
  );
}
