import { REPORT_MESSAGE_LIMIT } from '@dalil/domain/quality/problem-report.ts';
import { useLingui } from '@lingui/react';
import { TextAreaField } from '../../ui/field.tsx';

/** From here on it matters how much room is left. */
const COUNTED_FROM = REPORT_MESSAGE_LIMIT - 200;

type MessageFieldProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (message: string) => void;
};

/** The reader's words. Too long a text can be typed and is never cut; the message says by how much to shorten it. */
export function MessageField({ id, value, error, onChange }: MessageFieldProps) {
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
