import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkUiTests } from './ui-tests.ts';

const BUTTON = { 'apps/web/app/ui/button.tsx': 'export const Button = 1;\n' };

test('a component with an accessibility test passes', () => {
  const tested = { ...BUTTON, 'apps/web/app/ui/button.test.tsx': "import axe from 'axe-core';\n" };
  expect(checkUiTests(plantTree(tested))).toEqual([]);
  expect(checkUiTests(plantTree({}))).toEqual([]);
});

test('a component without a test, or with one that leaves accessibility out, is found', () => {
  expect(placesOf(checkUiTests(plantTree(BUTTON)))).toEqual(['apps/web/app/ui/button.tsx:1 ui-test']);
  const untested = { ...BUTTON, 'apps/web/app/ui/button.test.tsx': "test('clicks', () => {});\n" };
  expect(placesOf(checkUiTests(plantTree(untested)))).toEqual(['apps/web/app/ui/button.test.tsx:1 ui-test']);
});
