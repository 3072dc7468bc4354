import type { SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import { downloadFile } from '../share/download-file.ts';

/** A receipt is about a kilobyte. */
const MAX_BYTES = 20_000;

/** Saves a receipt as a file, as it was signed. */
export function saveReceipt(signed: SignedReceipt): void {
  const file = new Blob([`${JSON.stringify(signed, null, 2)}\n`], { type: 'application/json' });
  downloadFile(file, `dalil-receipt-${signed.receipt.number}.json`);
}

/** The receipt in a file, whose fields the server checks. Undefined if it has none. */
export async function readReceiptFile(file: Blob): Promise<SignedReceipt | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    const { receipt, signature } = JSON.parse(await file.text()) as Partial<SignedReceipt>;
    const isReceipt = typeof receipt === 'object' && receipt !== null && typeof signature === 'string';
    return isReceipt ? { receipt, signature } : undefined;
  } catch {
    return undefined;
  }
}
