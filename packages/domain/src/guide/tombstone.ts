import * as z from 'zod/mini';

/** Why staff take a text from users. */
export const WITHDRAW_REASONS = ['wrong', 'outdated', 'legal', 'duplicate', 'safety'] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/** Since when an item is no longer published, an ISO instant, and why. The reason is null where staff do not publish it. */
export const withdrawnSchema = z.object({ at: z.string(), reason: z.nullable(z.enum(WITHDRAW_REASONS)) });
export type Withdrawn = z.infer<typeof withdrawnSchema>;

/** An item that was taken from users, with the address it had. */
export type Tombstone = Withdrawn & { kind: string; id: string; href: string };

/** A correction of a published text, in its language. */
export const correctionSchema = z.object({ at: z.string(), note: z.string() });
export type Correction = z.infer<typeof correctionSchema>;

/** The answer to a request for such an item, as the server and the device send it (RFC 9457). */
export function withdrawnProblem({ at, reason }: Withdrawn) {
  const head = { type: 'about:blank', title: 'No longer published', status: 410, code: 'withdrawn' } as const;
  return { ...head, withdrawn: { at, reason } };
}
