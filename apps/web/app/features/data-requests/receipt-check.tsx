import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { checkRequestReceipt } from '../../queries/rights.ts';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readReceiptFile } from './receipt-file.ts';

type Result = 'valid' | 'changed' | 'no-receipt' | 'failed';

const TONES = { valid: 'success', changed: 'danger', 'no-receipt': 'warning', failed: 'warning' } as const;

/** PRIV-6: verifies the file of a receipt. The file is read on the device; only the receipt in it is sent. */
export function ReceiptCheck() {
  const { _ } = useLingui();
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);

  async function check(file: File | undefined): Promise<void> {
    setResult(null);
    const signed = file && (await readReceiptFile(file));
    if (!signed) return setResult(file ? 'no-receipt' : null);
    try {
      const { isValid } = await checkRequestReceipt(api, signed);
      setResult(isValid ? 'valid' : 'changed');
    } catch (error) {
      setResult(error instanceof ApiError && error.code === 'invalid_input' ? 'no-receipt' : 'failed');
    }
  }

  return (
    <div className="flex max-w-field flex-col gap-3" data-needs-script="">
      <TextField
        type="file"
        accept="application/json,.json"
        label={_('rights.check.file')}
        hint={_('rights.check.hint')}
        onChange={(event) => void check(event.currentTarget.files?.[0])}
      />
      <div role="status">{result && <Notice tone={TONES[result]}>{_(`rights.check.${result}`)}</Notice>}</div>
    </div>
  );
}
