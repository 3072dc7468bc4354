import { sentTogether } from '@dalil/domain/accounts/preference-fields.ts';
import type { PreferenceCategory, PreferenceChange } from '@dalil/domain/accounts/preferences.ts';
import { readPreferences } from './preference-store.ts';
import { isUnsent, markUnsent, readStored, writeNotSynced, writeStored } from './stored-preferences.ts';

/** One category of a change on its way to the account. `at` is when it was made, an ISO instant. */
export type SentChange = { category: PreferenceCategory; data: Record<string, unknown>; at: string };

/** The result of a sent change. `older`: another device changed the category later, and its choice applies. */
export type SentOutcome =
  | { outcome: 'applied' | 'unchanged' | 'refused' }
  | { outcome: 'older'; data: Record<string, unknown>; updatedAt: string };

export type SendPreferences = (change: SentChange) => Promise<SentOutcome>;

let sendToAccount: SendPreferences | null = null;
const onReplaced = new Set<(category: PreferenceCategory) => void>();

/** Sets where the changes of a signed-in user are sent besides the device. Null if no user is signed in. */
export function sendPreferencesWith(send: SendPreferences | null): void {
  sendToAccount = send;
}

/** Notifies when a later choice of another device replaced one made here. */
export function subscribeToReplaced(listener: (category: PreferenceCategory) => void): () => void {
  onReplaced.add(listener);
  return () => onReplaced.delete(listener);
}

/**
 * PROF-3: stores a change on the device, where it applies immediately, and sends it to the account of a signed-in user. What the
 * account rejects stays on the device and is marked.
 */
export async function savePreferences(change: PreferenceChange, at = new Date().toISOString()): Promise<void> {
  writeStored(change, at);
  const categories = Object.keys(change) as PreferenceCategory[];
  if (!sendToAccount) return markUnsent(categories, true);
  for (const category of categories) {
    // Choices made before the page knew the user are older than this one and would be ignored later. They are sent along.
    const others = isUnsent(category) ? sentTogether(category, readPreferences().preferences[category]) : {};
    const sent = { category, data: { ...others, ...change[category] }, at };
    applyAnswer(sent, await sendToAccount(sent));
  }
}

/** Applies the result of a sent change. */
export function applyAnswer({ category, at }: SentChange, answer: SentOutcome): void {
  const others = (readStored().notSynced ?? []).filter((other) => other !== category);
  writeNotSynced(answer.outcome === 'refused' ? [...others, category] : others);
  // A change made here meanwhile is sent separately and is newer than this response.
  if (readStored().changedAt?.[category] !== at) return;
  if (answer.outcome === 'applied' || answer.outcome === 'older') markUnsent([category], false);
  if (answer.outcome !== 'older') return;
  writeStored({ [category]: answer.data }, answer.updatedAt);
  for (const listener of onReplaced) listener(category);
}
