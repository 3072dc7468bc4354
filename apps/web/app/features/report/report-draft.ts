import { type PageStorage, tabStorage } from '../../data/page-storage.ts';

const PREFIX = 'dalil.report.';

/** A report being written. `reason` is empty until one is chosen. */
export type ReportDraft = { reason: string; message: string };

export const EMPTY: ReportDraft = { reason: '', message: '' };

/** The draft for a page in this tab. It survives a closed form and a reload. */
export function readDraft(page: string, storage: PageStorage = tabStorage): ReportDraft {
  try {
    const saved: unknown = JSON.parse(storage.getItem(PREFIX + page) ?? '{}');
    return { ...EMPTY, ...textsOf(saved) };
  } catch {
    return EMPTY;
  }
}

export function saveDraft(page: string, draft: ReportDraft, storage: PageStorage = tabStorage): void {
  if (draft.reason === '' && draft.message === '') storage.removeItem(PREFIX + page);
  else storage.setItem(PREFIX + page, JSON.stringify(draft));
}

function textsOf(saved: unknown): Partial<ReportDraft> {
  if (typeof saved !== 'object' || saved === null) return {};
  const { reason, message } = saved as Record<string, unknown>;
  return {
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  };
}
