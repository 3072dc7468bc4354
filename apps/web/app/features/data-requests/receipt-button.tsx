import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { fetchRequestReceipt } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { failureMessage, type Message } from '../account-forms/auth-messages.ts';
import { saveReceipt } from './receipt-file.ts';

/** PRIV-6: saves the signed receipt of a request. */
export function ReceiptButton({ number }: { number: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const [failure, setFailure] = useState<Message | null>(null);

  async function save(): Promise<void> {
    setFailure(null);
    try {
      saveReceipt(await fetchRequestReceipt(api, number));
    } catch (error) {
      setFailure(failureMessage(error, 'rights.receipt.failed'));
    }
  }

  return (
    <>
      <Button size="small" data-needs-script="" onClick={() => void save()}>
        {_('rights.receipt')}
      </Button>
      {failure ? (
        <p role="alert" className="text-label text-danger">
          {_(failure.key, failure.values)}
        </p>
      ) : null}
    </>
  );
}
