import type { PreferenceCategory, PreferenceChange } from '@dalil/domain/accounts/preferences.ts';
import { readPreferences } from './preference-store.ts';
import { isUnsent, markUnsent, readStored, writeNotSynced, writeStored } from './stored-preferences.ts';

/** One category of a change on its way to the account; `at` is when it was made, an ISO instant. */
export type SentChange = { category: PreferenceCategory; data: Record<string, unknown>; at: string };

/** What became of it. `older`: another device changed the category later, and what it chose holds. */
export type SentOutcome =
  | { outcome: 'applied' | 'unchanged' | 'refused' }
  | { outcome: 'older'; data: Record<string, unknown>; updatedAt: string };

export type SendPreferences = (change: SentChange) => Promise<SentOutcome>;

let sendToAccount: SendPreferences | null = null;
const onReplaced = new Set<(category: PreferenceCategory) => void>();

/** Where the changes of a signed-in reader go besides the device; null while nobody is signed in. */
export function sendPreferencesWith(send: SendPreferences | null): void {
  sendToAccount = send;
}

/** Tells when another device's later choice took the place of one made here. */
export function subscribeToReplaced(listener: (category: PreferenceCategory) => void): () => void {
  onReplaced.add(listener);
  return () => onReplaced.delete(listener);
}

/**
 * PROF-3: keeps a change on the device, where it holds at once, and sends it on to the account of a signed-in reader.
 * What the account refuses stays on the device and is marked.
 */
export async function savePreferences(change: PreferenceChange, at = new Date().toISOString()): Promise<void> {
  writeStored(change, at);
  const categories = Object.keys(change) as PreferenceCategory[];
  if (!sendToAccount) return markUnsent(categories, true);
  for (const category of categories) {
    // What was chosen before the page knew who is here is older than this and would not be looked at any more: it goes along.
    const data = isUnsent(category) ? readPreferences().preferences[category] : change[category];
    const sent = { category, data: { ...data }, at };
    applyAnswer(sent, await sendToAccount(sent));
  }
}

/** Writes down what became of a change. */
export function applyAnswer({ category, at }: SentChange, answer: SentOutcome): void {
  const others = (readStored().notSynced ?? []).filter((other) => other !== category);
  writeNotSynced(answer.outcome === 'refused' ? [...others, category] : others);
  // A change made here meanwhile is on its own way and newer than this answer.
  if (readStored().changedAt?.[category] !== at) return;
  if (answer.outcome === 'applied' || answer.outcome === 'older') markUnsent([category], false);
  if (answer.outcome !== 'older') return;
  writeStored({ [category]: answer.data }, answer.updatedAt);
  for (const listener of onReplaced) listener(category);
}
