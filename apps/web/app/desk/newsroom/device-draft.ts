import type { TextKey } from '../../queries/newsroom.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** What an editor has typed and not saved yet. It stays on the device of the person who typed it. */
export type Draft = { title: string; summary: string; markdown: string; baseVersion: number; typedAt: string };

const nameOf = (userId: string, { kind, id, locale }: TextKey) => `dalil.newsroom.${userId}.${kind}.${id}.${locale}`;

export function readDraft(userId: string, key: TextKey): Draft | null {
  try {
    const found: unknown = JSON.parse(deviceStorage.getItem(nameOf(userId, key)) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    // A damaged text is no draft; saving on the server still works.
    return null;
  }
}

/** False if the device cannot store it. */
export function writeDraft(userId: string, key: TextKey, draft: Draft): boolean {
  return deviceStorage.setItem(nameOf(userId, key), JSON.stringify(draft));
}

export function removeDraft(userId: string, key: TextKey): void {
  deviceStorage.removeItem(nameOf(userId, key));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, summary, markdown, baseVersion, typedAt } = value as Partial<Record<keyof Draft, unknown>>;
  return [title, summary, markdown, typedAt].every((text) => typeof text === 'string') && Number.isInteger(baseVersion);
}
