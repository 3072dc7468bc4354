import type { Weight } from './browser/weight.ts';

const KB = 1000;

export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

export type ByteBudget = { kind: keyof Weight; name: string; limit: number };

/**
 * The maximum bytes of a page as sent. Latin text is displayed without waiting for a font: every face there is swapped in when it
 * arrives.
 */
export const BYTE_BUDGETS: readonly ByteBudget[] = [
  { kind: 'script', name: 'script', limit: 135 * KB },
  { kind: 'css', name: 'CSS', limit: 12 * KB },
  { kind: 'html', name: 'HTML', limit: 16 * KB },
  { kind: 'preloadedFont', name: 'fonts before LCP', limit: 50 * KB },
  { kind: 'all', name: 'whole page', limit: 260 * KB },
];
