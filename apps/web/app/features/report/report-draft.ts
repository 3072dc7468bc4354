const PREFIX = 'dalil.report.';

/** A report being written. `reason` is empty until one is chosen. */
export type ReportDraft = { reason: string; message: string };

export const EMPTY: ReportDraft = { reason: '', message: '' };

/** What was begun about a page in this tab: a closed form or a reload loses nothing. */
export function readDraft(page: string, storage: () => Storage = () => sessionStorage): ReportDraft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(PREFIX + page) ?? '{}');
    return { ...EMPTY, ...textsOf(kept) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(page: string, draft: ReportDraft, storage: () => Storage = () => sessionStorage): void {
  try {
    if (draft.reason === '' && draft.message === '') storage().removeItem(PREFIX + page);
    else storage().setItem(PREFIX + page, JSON.stringify(draft));
  } catch {
    // The text is still in the form.
  }
}

function textsOf(kept: unknown): Partial<ReportDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { reason, message } = kept as Record<string, unknown>;
  return {
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  };
}
