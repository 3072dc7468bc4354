import { useLingui } from '@lingui/react';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { TechnicalDetails } from './use-support.ts';

type TechnicalDetailsFieldProps = {
  /** Null on the server and until the page is live. */
  details: TechnicalDetails | null;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
};

/** What would be sent along, to be read before it is, and to be left out. */
export function TechnicalDetailsField({ details, isSent, onChange }: TechnicalDetailsFieldProps) {
  const { _ } = useLingui();
  return (
    <div className="rounded-card border border-line px-4 py-2">
      <CheckboxRow
        label={_('support.details.send')}
        hint={_('support.details.hint')}
        checked={isSent}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Disclosure title={_('support.details.show')} level={2} className="border-b-0">
        {details ? <Details details={details} /> : null}
      </Disclosure>
    </div>
  );
}

function Details({ details: { diagnostics, errorId } }: { details: TechnicalDetails }) {
  const { _ } = useLingui();
  const rows = [
    ['support.details.error', errorId ?? _('support.details.no-error')],
    ['support.details.version', diagnostics.version],
    ['support.details.browser', diagnostics.browser],
    ['support.details.language', diagnostics.browserLanguage],
    ['support.details.connection', _(diagnostics.isOnline ? 'support.details.online' : 'support.details.offline')],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 text-label">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-text-3">{_(name)}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
