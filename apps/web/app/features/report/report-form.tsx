import { REPORT_MESSAGE_LIMIT, REPORT_REASONS, type ReportReason } from '@dalil/domain/quality/problem-report.ts';
import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { FieldMessage } from './check-report.ts';
import { SentOutcome } from './sent-outcome.tsx';
import { useReport } from './use-report.ts';

type ReportFormProps = {
  /** The path of the reported page, without its language. The visible page by default. */
  page?: string;
  /** Omitted where the form is the content of its page. */
  onClose?: () => void;
};

/** The report of a problem with a page, in the user's own text. No name, no address. Nothing typed is lost. */
export function ReportForm({ page, onClose }: ReportFormProps) {
  const { _ } = useLingui();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change, fieldErrors, send, failure, isSending, isHandedOver, reference, writeAnother } =
    useReport(page);
  const textOf = (message: FieldMessage | undefined) => (message ? _(message.key, message.values) : undefined);
  const [reasonId, messageId] = [`${id}-reason`, `${id}-message`];
  const errors = useMemo(
    () => [
      ...(fieldErrors.reason ? [{ fieldId: reasonId, message: _(fieldErrors.reason.key) }] : []),
      ...(fieldErrors.message
        ? [{ fieldId: messageId, message: _(fieldErrors.message.key, fieldErrors.message.values) }]
        : []),
    ],
    [fieldErrors, reasonId, messageId, _],
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
        {page === undefined ? null : <ReportedPage page={page} />}
        <p className="mt-1 text-label text-text-2">{_('item.report.intro')}</p>
      </div>
      {errors.length > 0 ? <ErrorSummary title={_('item.report.problem')} errors={errors} /> : null}
      <ReasonField
        id={reasonId}
        value={draft.reason}
        error={textOf(fieldErrors.reason)}
        onChange={(reason) => change({ reason })}
      />
      <MessageField
        id={messageId}
        value={draft.message}
        error={textOf(fieldErrors.message)}
        onChange={(message) => change({ message })}
      />
      {failure ? (
        <Notice role="alert" tone="danger" title={_('item.report.not-sent')}>
          <p>{textOf(failure)}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {_(isSending ? 'item.report.sending' : 'item.report.send')}
        </Button>
        {onClose ? (
          <Button variant="ghost" onClick={onClose}>
            {_('item.report.close')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Names the reported page where it is not the visible one. */
function ReportedPage({ page }: { page: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <p className="mt-1 text-label">
      {_('item.report.page')}{' '}
      <Link to={toLocale(page)} className="text-link inline-block min-h-6 wrap-anywhere">
        <bdi dir="ltr">{page}</bdi>
      </Link>
    </p>
  );
}

const LABELS: Record<ReportReason, string> = {
  closed: 'item.report.reason.closed',
  'wrong-fact': 'item.report.reason.wrong-fact',
  'wrong-place': 'item.report.reason.wrong-place',
  translation: 'item.report.reason.translation',
  accessibility: 'item.report.reason.accessibility',
  other: 'item.report.reason.other',
};

type ReasonFieldProps = {
  /** The id of the first radio, to which the error summary links. */
  id: string;
  value: string;
  error: string | undefined;
  onChange: (reason: ReportReason) => void;
};

/** The reason, one of a few. Native radios provide their keyboard behaviour. */
function ReasonField({ id, value, error, onChange }: ReasonFieldProps) {
  const { _ } = useLingui();
  const errorId = `${id}-error`;
  return (
    <div className={error === undefined ? undefined : 'border-s-4 border-danger ps-3'}>
      <Fieldset legend={_('item.report.reason')} aria-describedby={error ? errorId : undefined}>
        {error ? (
          <p id={errorId} className="mb-1 flex items-start gap-2 text-label font-semibold text-danger">
            <CircleAlert aria-hidden className="icon-small mt-0.5" />
            <span>
              <VisuallyHidden>{_('item.report.error')} </VisuallyHidden>
              {error}
            </span>
          </p>
        ) : null}
        {REPORT_REASONS.map((reason, place) => (
          <label key={reason} className="flex min-h-11 items-center gap-3 text-label">
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={id}
              value={reason}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="size-5 shrink-0 accent-accent"
            />
            {_(LABELS[reason])}
          </label>
        ))}
      </Fieldset>
    </div>
  );
}

/** From this length on the remaining characters are displayed. */
const COUNTED_FROM = REPORT_MESSAGE_LIMIT - 200;

type MessageFieldProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (message: string) => void;
};

/** The user's text. A text that is too long can be typed and is never cut. The message states by how much to shorten it. */
function MessageField({ id, value, error, onChange }: MessageFieldProps) {
  const { _ } = useLingui();
  const length = value.trim().length;
  const left = REPORT_MESSAGE_LIMIT - length;
  return (
    <div>
      <TextAreaField
        id={id}
        label={_('item.report.message')}
        hint={_('item.report.message-hint')}
        error={error}
        errorPrefix={_('item.report.error')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > COUNTED_FROM ? (
        <p className={left < 0 ? 'mt-1 text-meta font-semibold text-danger' : 'mt-1 text-meta text-text-3'}>
          {left < 0 ? _('item.report.message-long', { count: -left }) : _('item.report.left', { count: left })}
        </p>
      ) : null}
    </div>
  );
}

type ReportOutcomeProps = { reference: string | undefined; onAgain: () => void; onClose: (() => void) | undefined };

/** The result of a report in place of its form. */
function ReportOutcome({ reference, onAgain, onClose }: ReportOutcomeProps) {
  const { _ } = useLingui();
  const hasArrived = reference !== undefined;
  return (
    <SentOutcome
      level={2}
      title={_(hasArrived ? 'item.report.sent' : 'item.report.stored')}
      number={hasArrived ? _('item.report.reference', { reference: isolate(reference) }) : null}
      text={_(hasArrived ? 'item.report.keep' : 'item.report.stored.text')}
      className="mt-5"
    >
      <Button onClick={onAgain}>{_('item.report.again')}</Button>
      {onClose ? (
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      ) : null}
    </SentOutcome>
  );
}
