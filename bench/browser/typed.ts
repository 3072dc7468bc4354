import type { Locator, Page } from '@playwright/test';
import { untilPainted } from './painted.ts';

/** What is typed letter by letter where suggestions are measured, in three scripts. */
export const TYPED = [
  'burj k',
  'dubai m',
  'jumei',
  'barsha',
  'البرش',
  'बरशा',
  'برشا',
  'visa o',
  'restau',
  'metro',
] as const;
/** SEARCH-2 */
const SUGGESTED_AFTER_MS = 300;
const OPTIONS = '[role=option]';

/** What had been typed, and how many milliseconds after SEARCH-2's wait its suggestions were painted. */
export type TypedLetter = { typed: string; painted: number };

/** Types each of `TYPED` into an empty field, a letter every `pauseMs`, and measures every one that suggests anything new. */
export async function typeLetters(page: Page, field: Locator, pauseMs: number): Promise<TypedLetter[]> {
  const letters: TypedLetter[] = [];
  for (const typed of TYPED) {
    await field.fill('');
    for (const [at, letter] of Array.from(typed).entries()) {
      const press = () => page.keyboard.type(letter);
      // The first letter suggests nothing, and what suggests is loaded meanwhile.
      if (at < 2) await press();
      else {
        const painted = await untilPainted(page, OPTIONS, press, SUGGESTED_AFTER_MS);
        if (!Number.isNaN(painted)) letters.push({ typed: typed.slice(0, at + 1), painted });
      }
      await page.waitForTimeout(pauseMs);
    }
  }
  return letters;
}
