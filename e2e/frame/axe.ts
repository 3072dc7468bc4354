import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What looks can break: the rules worth running again when only the theme changed. */
export const LOOK_RULES = ['color-contrast', 'link-in-text-block'];

/** Puts the checker into the page. It goes in as the tool's own code, so the page's policy stays as it is. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** The violations of the page as it stands: the rule, where, and why, one a line. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    reporter: 'v1',
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
