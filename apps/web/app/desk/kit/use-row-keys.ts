import { usePageKey } from '../../features/page-keys/use-page-key.ts';

/** The lists whose rows the keys lead through. */
export const ROWS = { 'data-rows': '' } as const;

/**
 * J and K lead from row to row of the lists of a page, X chooses the row. The first link of a row takes the focus, so that Enter
 * opens it. Of several lists on a page one answers for all.
 */
export function useRowKeys(): void {
  usePageKey({ key: 'j', code: 'KeyJ' }, () => move(1));
  usePageKey({ key: 'k', code: 'KeyK' }, () => move(-1));
  usePageKey({ key: 'x', code: 'KeyX' }, () =>
    document.activeElement?.closest('[data-rows] > *')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  );
}

function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] > *')].filter(isSeen);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.max(0, at + by)];
  if (row === undefined) return;
  (row.querySelector<HTMLElement>('a[href], button') ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** A list has a form for wide and one for narrow screens; only one of them is there. */
const isSeen = (row: HTMLElement) => row.offsetParent !== null || row.getClientRects().length > 0;
