import type { SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

const PREFIX = 'dalil.support.';

/** A message being written. `topic` is empty until one is chosen. */
export type SupportDraft = { topic: string; message: string; replyAddress: string; hasDetails: boolean };

export const EMPTY_DRAFT: SupportDraft = { topic: '', message: '', replyAddress: '', hasDetails: true };

/** Reads the draft stored on this device, which survives a closed page or a killed browser. */
export function readDraft(kind: SupportKind, storage: PageStorage = deviceStorage): SupportDraft {
  try {
    const saved: unknown = JSON.parse(storage.getItem(PREFIX + kind) ?? 'null');
    return draftOf(saved);
  } catch {
    return EMPTY_DRAFT;
  }
}

export function saveDraft(kind: SupportKind, draft: SupportDraft, storage: PageStorage = deviceStorage): void {
  const isEmpty = draft.topic === '' && draft.message === '' && draft.replyAddress === '';
  if (isEmpty) storage.removeItem(PREFIX + kind);
  else storage.setItem(PREFIX + kind, JSON.stringify(draft));
}

function draftOf(saved: unknown): SupportDraft {
  if (typeof saved !== 'object' || saved === null) return EMPTY_DRAFT;
  const { topic, message, replyAddress, hasDetails } = saved as Record<string, unknown>;
  return {
    topic: typeof topic === 'string' ? topic : '',
    message: typeof message === 'string' ? message : '',
    replyAddress: typeof replyAddress === 'string' ? replyAddress : '',
    hasDetails: hasDetails !== false,
  };
}
