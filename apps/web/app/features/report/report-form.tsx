import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Words } from './check-report.ts';
import { MessageField } from './message-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { useReport } from './use-report.ts';

/** What is wrong with this page, in the reader's words. No name, no address; nothing typed is lost. */
export function ReportForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change, mistakes, send, failure, isSending, isHandedOver, reference, writeAnother } = useReport();
  const say = (words: Words | undefined) => (words ? _(words.key, words.values) : undefined);
  const [reasonId, messageId] = [`${id}-reason`, `${id}-message`];
  const errors = useMemo(
    () => [
      ...(mistakes.reason ? [{ fieldId: reasonId, message: _(mistakes.reason.key) }] : []),
      ...(mistakes.message ? [{ fieldId: messageId, message: _(mistakes.message.key, mistakes.message.values) }] : []),
    ],
    [mistakes, reasonId, messageId, _],
  );
  useEffect(() => title.current?.focus(), []);

  if (isHandedOver) return <ReportOutcome reference={reference} onAgain={writeAnother} onClose={onClose} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-5 flex max-w-measure flex-col gap-6 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 ref={title} tabIndex={-1} className="text-section font-strong">
          {_('item.report.open')}
        </h2>
        <p className="mt-1 text-label text-text-2">{_('item.report.intro')}</p>
      </div>
      {errors.length > 0 ? <ErrorSummary title={_('item.report.problem')} errors={errors} /> : null}
      <ReasonField
        id={reasonId}
        value={draft.reason}
        error={say(mistakes.reason)}
        onChange={(reason) => change({ reason })}
      />
      <MessageField
        id={messageId}
        value={draft.message}
        error={say(mistakes.message)}
        onChange={(message) => change({ message })}
      />
      {failure ? (
        <Notice role="alert" tone="danger" title={_('item.report.not-sent')}>
          <p>{say(failure)}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {_(isSending ? 'item.report.sending' : 'item.report.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      </div>
    </form>
  );
}
