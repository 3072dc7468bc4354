import axe from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with a readable list if axe finds anything. Contrast is left to tests in a real browser: jsdom has no layout. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: TAGS,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
