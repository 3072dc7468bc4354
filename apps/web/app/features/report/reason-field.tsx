import { REPORT_REASONS, type ReportReason } from '@dalil/domain/quality/problem-report.ts';
import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import { Fieldset } from '../../ui/fieldset.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const LABELS: Record<ReportReason, string> = {
  closed: 'item.report.reason.closed',
  'wrong-fact': 'item.report.reason.wrong-fact',
  'wrong-place': 'item.report.reason.wrong-place',
  translation: 'item.report.reason.translation',
  accessibility: 'item.report.reason.accessibility',
  other: 'item.report.reason.other',
};

type ReasonFieldProps = {
  /** The id of the first radio: where the error summary leads. */
  id: string;
  value: string;
  error: string | undefined;
  onChange: (reason: ReportReason) => void;
};

/** What is wrong, one of a few. The browser's own radios bring their keys. */
export function ReasonField({ id, value, error, onChange }: ReasonFieldProps) {
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
