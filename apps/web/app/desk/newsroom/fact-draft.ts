import { deviceStorage } from '../../data/page-storage.ts';

type FactDraft = {
  /** The version of the fact it was typed to. */
  version: string;
  values: Partial<Record<string, string>>;
};

const nameOf = (userId: string, factId: string) => `dalil.newsroom.${userId}.fact.${factId}`;

/** What was typed to change a fact and is not published yet. It stays on the device of the person who typed it. */
export function readFactDraft(userId: string, factId: string): FactDraft | null {
  try {
    const found: unknown = JSON.parse(deviceStorage.getItem(nameOf(userId, factId)) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    // A damaged text is no draft.
    return null;
  }
}

export function storeFactDraft(userId: string, factId: string, draft: FactDraft | null): void {
  if (draft === null) deviceStorage.removeItem(nameOf(userId, factId));
  else deviceStorage.setItem(nameOf(userId, factId), JSON.stringify(draft));
}

function isDraft(value: unknown): value is FactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, values } = value as Partial<Record<keyof FactDraft, unknown>>;
  if (typeof version !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
