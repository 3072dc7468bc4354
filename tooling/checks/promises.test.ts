import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkPromises, PROMISE_IDS } from './promises.ts';

const OPEN = 'open: nothing of it is built';

function list(states: Record<string, string> = {}, without = ''): string {
  const rows = PROMISE_IDS.filter((id) => id !== without).map((id) => `| ${id} | words | ${states[id] ?? OPEN} |`);
  return `# Promises\n\n| id | promise | state |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function violationsIn(text: string, tests: Record<string, string> = {}): string[] {
  return placesOf(checkPromises(plantTree({ 'docs/promises.md': text, ...tests })));
}

test('a whole list passes, with a test for what is kept', () => {
  expect(violationsIn(list())).toEqual([]);
  for (const title of [
    "test('ID-1 the guide opens', () => {});",
    "test('ROUTE-3 ID-1: both', async () => {});",
    'describe(`ID-1 all`, () => {});',
    "test.each([1, 2])('ID-1 of %s', () => {});",
    "test.each([\n  ['a', f(1)],\n])('ID-1 of %s', () => {});",
  ]) {
    expect(violationsIn(list({ 'ID-1': 'kept' }), { 'packages/domain/src/a.test.ts': title })).toEqual([]);
  }
});

test('a kept promise without a test is found', () => {
  expect(violationsIn(list({ 'ID-1': 'kept' }))).toEqual(['docs/promises.md:5 promise-proof']);
  const comment = { 'packages/domain/src/a.test.ts': "// ID-1\ntest('opens', () => expect('ID-1').toBe(1));\n" };
  expect(violationsIn(list({ 'ID-1': 'kept' }), comment)).toEqual(['docs/promises.md:5 promise-proof']);
});

test('a promise that is kept differently says how and why, and has a test', () => {
  const states = { 'ID-1': 'kept differently: by a list, because a map needs more data' };
  expect(violationsIn(list(states))).toEqual(['docs/promises.md:5 promise-proof']);
  const tests = { 'packages/domain/src/a.test.ts': "test('ID-1 the list', () => {});" };
  expect(violationsIn(list(states), tests)).toEqual([]);
});

test('a test that names an unknown promise is found', () => {
  const tests = { 'e2e/read.spec.ts': "\ntest('ROUTE-99 opens', () => {});\n" };
  expect(violationsIn(list(), tests)).toEqual(['e2e/read.spec.ts:2 promise-unknown']);
});

test('missing, doubled, unknown and undecided rows are found', () => {
  expect(violationsIn(list({}, 'ID-2'))).toEqual(['docs/promises.md:1 promise-missing']);
  for (const state of ['soon', 'open', 'open: later', 'kept differently', 'kept: nearly all of it, in a way']) {
    expect(violationsIn(list({ 'ID-1': state })), state).toContain('docs/promises.md:5 promise-state');
  }
  const last = PROMISE_IDS.length + 5;
  expect(violationsIn(`${list()}| ID-1 | words | ${OPEN} |\n`)).toEqual([`docs/promises.md:${last} promise-twice`]);
  expect(violationsIn(`${list()}| ID-77 | words | ${OPEN} |\n`)).toEqual([`docs/promises.md:${last} promise-unknown`]);
  expect(placesOf(checkPromises(plantTree({})))).toEqual(['docs/promises.md:1 promise-list']);
});
