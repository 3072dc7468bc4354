import type { SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import { downloadFile } from '../share/download-file.ts';

/** A receipt is about a kilobyte. */
const MAX_BYTES = 20_000;

/** Saves a receipt as a file, as it was signed. */
export function saveReceipt(signed: SignedReceipt): void {
  const file = new Blob([`${JSON.stringify(signed, null, 2)}\n`], { type: 'application/json' });
  downloadFile(file, `dalil-receipt-${signed.receipt.number}.json`);
}

type ReadReceipt = { receipt: Record<string, unknown>; signature: string };

/** The receipt in a file. Undefined if it has none. */
export async function readReceiptFile(file: Blob): Promise<ReadReceipt | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    const { receipt, signature } = JSON.parse(await file.text()) as Partial<ReadReceipt>;
    const isReceipt = typeof receipt === 'object' && receipt !== null && typeof signature === 'string';
    return isReceipt ? { receipt, signature } : undefined;
  } catch {
    return undefined;
  }
}
