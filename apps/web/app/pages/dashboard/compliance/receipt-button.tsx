import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import type { StaffRequest } from '../../../queries/compliance.ts';
import { Button } from '../../../ui/button.tsx';

/** PRIV-6: the receipt of an ended request as a file: its number, its course, the response and what an erasure did. No name. */
export function ReceiptButton({ request }: { request: StaffRequest }) {
  const { _ } = useLingui();
  function save(): void {
    const { receipt_number, request_type, status, request_date, completion_date, timeline, response, outcome } =
      request;
    const receipt = {
      receipt_number,
      request_type,
      status,
      request_date,
      completion_date,
      timeline,
      response,
      outcome,
    };
    const file = new Blob([`${JSON.stringify(receipt, null, 1)}\n`], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `receipt-${receipt_number}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <div>
      <Button onClick={save}>
        <Download aria-hidden className="icon-small" />
        {_('compliance.receipt')}
      </Button>
    </div>
  );
}
