import { useLingui } from '@lingui/react';
import { useApi } from '../../data/use-api.ts';
import { fetchRequestReceipt } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../account-forms/failure-text.tsx';
import { useAttempt } from '../account-forms/use-attempt.ts';
import { saveReceipt } from './receipt-file.ts';

/** PRIV-6: saves the signed receipt of a request. */
export function ReceiptButton({ number }: { number: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const { failure, attempt } = useAttempt();

  async function save(): Promise<void> {
    await attempt(async () => saveReceipt(await fetchRequestReceipt(api, number)), 'rights.receipt.failed');
  }

  return (
    <>
      <Button size="small" data-needs-script="" onClick={() => void save()}>
        {_('rights.receipt')}
      </Button>
      <FailureText failure={failure} />
    </>
  );
}
