import { readReceiptNumber } from '@dalil/domain/privacy/data-request.ts';
import type { SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { saveReceipt } from '../../features/data-requests/receipt-file.ts';
import { RequestStatusTag } from '../../features/data-requests/request-status-tag.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { fetchRequestReceipt } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

const WRONG = { key: 'rights.lookup.wrong' };

/** PRIV-6: how far a request has come, by the number its sender was given. */
export function RequestLookup() {
  const { _ } = useLingui();
  const api = useApi();
  const [found, setFound] = useState<SignedReceipt | 'none' | null>(null);
  const form = useAccountForm({
    fields: {
      number: { id: 'receipt-number', check: (value) => (readReceiptNumber(value) === null ? WRONG : undefined) },
    },
    send: async ({ number }) => {
      setFound(null);
      setFound(
        await fetchRequestReceipt(api, readReceiptNumber(number) ?? '').catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return 'none' as const;
          throw error;
        }),
      );
    },
    fallback: 'rights.lookup.failed',
  });
  return (
    <>
      <InlineForm form={form} submit="rights.lookup.show">
        <TextField
          label={_('rights.number')}
          hint={_('rights.lookup.hint')}
          autoCapitalize="characters"
          autoComplete="off"
          {...useControl(form.field('number'))}
        />
      </InlineForm>
      <div role="status">
        {found === 'none' ? <p className="text-label">{_('rights.lookup.none')}</p> : null}
        {found !== null && found !== 'none' ? <Found signed={found} /> : null}
      </div>
    </>
  );
}

function Found({ signed }: { signed: SignedReceipt }) {
  const { _ } = useLingui();
  const { longDate } = useFormat();
  const { receipt } = signed;
  return (
    <div className="flex max-w-field flex-col items-start gap-2 rounded-card border border-line bg-surface p-5">
      <p className="text-name font-strong">
        {_(`rights.type.${receipt.type}`)} · <Ltr>{receipt.number}</Ltr>
      </p>
      <RequestStatusTag status={receipt.status} />
      <p className="text-label text-text-2">
        {_('rights.lookup.received')} {longDate(receipt.received)}
        {receipt.completed === null ? (
          <>
            {' · '}
            {_('rights.due')} {longDate(receipt.due)}
          </>
        ) : null}
      </p>
      <Button size="small" onClick={() => saveReceipt(signed)}>
        {_('rights.receipt')}
      </Button>
    </div>
  );
}
