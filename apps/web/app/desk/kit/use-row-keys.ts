import type { RefObject } from 'react';
import { usePageKey } from '../../features/page-keys/use-page-key.ts';

/** J and K lead from row to row of a list, X chooses the row. The first link of a row takes the focus, so that Enter opens it. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  // Of several tables on a page the one that has the focus, else the first.
  const focused = () => document.activeElement?.closest('.desk-table')?.querySelector('tbody');
  const rows = () => [...((focused() ?? list.current)?.children ?? [])].filter((row) => row instanceof HTMLElement);
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  function move(by: 1 | -1): void {
    const row = rows()[Math.max(0, current() + by)];
    if (row === undefined || !isSeen(row)) return;
    (row.querySelector<HTMLElement>('a[href], button') ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }
  usePageKey({ key: 'j', code: 'KeyJ' }, () => move(1));
  usePageKey({ key: 'k', code: 'KeyK' }, () => move(-1));
  usePageKey({ key: 'x', code: 'KeyX' }, () =>
    rows()[current()]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  );
}

/** A list has a form for wide and one for narrow screens; only one of them is there. */
const isSeen = (row: HTMLElement) => row.offsetParent !== null || row.getClientRects().length > 0;
