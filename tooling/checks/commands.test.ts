import { expect, test } from 'vitest';
import { checkCommands } from './commands.ts';
import { placesOf, plantTree } from './core/planted-tree.ts';

const VERB = 'packages/backend/src/quality/report-problem.ts';

function violationsIn(text: string, reactions?: string): string[] {
  const files: Record<string, string> =
    reactions === undefined ? {} : { 'packages/backend/src/reactions.ts': reactions };
  return placesOf(checkCommands(plantTree({ ...files, [VERB]: text })));
}

test('a command with a permission and an audit policy passes', () => {
  const text = "export const a = command({ name: 'a', permission: 'x', audit: { none: 'why' }, run: () => 1 });\n";
  expect(violationsIn(text)).toEqual([]);
  expect(checkCommands(plantTree({}))).toEqual([]);
});

test('a command without a permission or an audit policy is found', () => {
  const text = "const permission = 1;\nexport const a = command({ name: 'a', run: () => ({ audit: permission }) });\n";
  expect(violationsIn(text)).toEqual([`${VERB}:2 command-permission`, `${VERB}:2 command-audit`]);
});

test('a query without a permission is found, a query of another kind is not meant', () => {
  expect(violationsIn("export const a = query({ name: 'a', run: () => 1 });\n")).toEqual([
    `${VERB}:1 query-permission`,
  ]);
  expect(violationsIn("export const a = (db) => db.query('select 1');\n")).toEqual([]);
});

test('an event without a reaction is found', () => {
  const text = "export const a = (emit) => emit('problem.reported', { id: 1 });\n";
  expect(violationsIn(text)).toEqual([`${VERB}:1 event-reaction`]);
  expect(violationsIn(text, "export const REACTIONS = { 'problem.reported': [] };\n")).toEqual([]);
  expect(violationsIn(text, "export const SILENT_EVENTS = ['problem.reported'];\n")).toEqual([]);
});
