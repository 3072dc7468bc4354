/** Actions on the data of many people, which a second admin has to confirm. */
export const BULK_ACTIONS = ['end-all-sessions', 'answer-requests'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'rejected'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** An action that has not been confirmed after this time has to be asked for again, in hours. */
export const CONFIRM_WITHIN_HOURS = 24;

export type Confirmation = { state: ConfirmationState; askedBy: string | null; expiresAt: Date };

/** Why a member of staff cannot decide about an action now. Null: they can. */
export type DecisionRefusal = 'decided' | 'expired' | 'own';

/** Four eyes: whoever asked cannot confirm it, but can withdraw it. */
export function decisionRefusal(
  { state, askedBy, expiresAt }: Confirmation,
  { userId, isConfirmed }: { userId: string; isConfirmed: boolean },
  now: Date,
): DecisionRefusal | null {
  if (state !== 'waiting') return 'decided';
  if (expiresAt.getTime() <= now.getTime()) return 'expired';
  return isConfirmed && askedBy === userId ? 'own' : null;
}
