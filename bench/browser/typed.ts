import type { Locator, Page } from '@playwright/test';
import { untilPainted } from './painted.ts';

/** Texts typed letter by letter to measure suggestions, in three scripts. */
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

/** The typed text, and the milliseconds from the end of SEARCH-2's wait until its suggestions were painted. */
export type TypedLetter = { typed: string; painted: number };

/**
 * Types each of `TYPED` into an empty field, a letter every `pauseMs`, and measures every letter that leads to new suggestions.
 */
export async function typeLetters(page: Page, field: Locator, pauseMs: number): Promise<TypedLetter[]> {
  const letters: TypedLetter[] = [];
  for (const typed of TYPED) {
    await field.fill('');
    for (const [at, letter] of Array.from(typed).entries()) {
      const press = () => page.keyboard.type(letter);
      // The first letter has no suggestions, and the suggestion code loads meanwhile.
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
