/** How many months after `month` the season of an event begins; 0 while it lasts. */
export function monthsUntil(month: number, usualMonths: readonly number[]): number {
  return Math.min(...usualMonths.map((usual) => (usual - month + 12) % 12));
}
