import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { RECEIPT_NUMBER, type RequestStatus, type RequestType } from '@dalil/domain/privacy/data-request.ts';
import { type ErasureReport, sumByCategory } from '@dalil/domain/privacy/erasure.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { typedReference } from '@dalil/domain/language/reference-number.ts';
import { RECEIPT_FORMAT, type RequestReceipt, type SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { canonicalJson } from '../../provenance/hashes.ts';
import { readSigningKey } from '../../provenance/signing-key.ts';
import type { RequestRow } from '../rights/request-view.ts';

export const receiptNumber = z.object({
  number: textInput()
    .overwrite((text) => typedReference('D', text))
    .regex(RECEIPT_NUMBER)
    .meta({ description: 'The number its sender was given', example: 'D-7KQ2MX4B' }),
});

/**
 * PRIV-6: the signed receipt of a request as it is now, by its number, also after the account was erased. It has nothing of the
 * person. Fails with `not_found`.
 */
export const getReceipt = query({
  name: 'get-request-receipt',
  input: receiptNumber,
  permission: 'privacy:ask:own',
  run: async (deps, { number }): Promise<SignedReceipt> => {
    const isSent = or(isNull(dataSubjectRequests.codeHash), isNotNull(dataSubjectRequests.verifiedAt));
    const [row] = await deps.db
      .select()
      .from(dataSubjectRequests)
      .where(and(eq(dataSubjectRequests.receiptNumber, number), isSent));
    if (!row) throw new Failure('not_found');
    const key = await readSigningKey(deps.db, deps.now());
    const receipt = receiptOf(row, key.id);
    return { receipt, signature: key.sign(canonicalJson(receipt)) };
  },
});

function receiptOf(row: RequestRow, key: string): RequestReceipt {
  const report = row.outcome as ErasureReport | null;
  return {
    format: RECEIPT_FORMAT,
    key,
    number: row.receiptNumber,
    type: row.requestType as RequestType,
    status: row.status as RequestStatus,
    received: row.requestDate.toISOString(),
    due: row.dueDate.toISOString(),
    completed: row.completionDate?.toISOString() ?? null,
    erasure: report && { categories: sumByCategory(report.places), left: report.left },
  };
}
