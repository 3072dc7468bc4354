import type { DataCategory } from './data-categories.ts';
import type { RequestStatus, RequestType } from './data-request.ts';

export const RECEIPT_FORMAT = 'dalil-receipt-1';

/** A receipt of a request that its sender stores and anyone can verify. It has nothing of the person and nothing that was written. */
export type RequestReceipt = {
  format: typeof RECEIPT_FORMAT;
  /** The id of the key it is signed with. */
  key: string;
  number: string;
  type: RequestType;
  status: RequestStatus;
  /** In UTC. */
  received: string;
  due: string;
  completed: string | null;
  /** Of an erasure that was carried out: the number of entries by category, and how many were found when all were queried again. */
  erasure: {
    categories: { category: DataCategory; deleted: number; cleared: number; kept: number }[];
    left: number;
  } | null;
};

/** Ed25519 over the canonical JSON (RFC 8785) of the receipt, in base64url. The public keys are at `/api/provenance/keys`. */
export type SignedReceipt = { receipt: RequestReceipt; signature: string };
