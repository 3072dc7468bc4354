import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINE_FACTS } from '../fines/fine-groups.ts';
import { RULE_FACTS } from './rule-groups.ts';

const FOLDER = join(import.meta.dirname, '../../../../../packages/database/content/facts');

const isShown = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const { facts } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      facts: { id: string; isShown: boolean }[];
    };
    return facts.map((fact) => [fact.id, fact.isShown] as const);
  }),
);

test.each([
  ['fines', FINE_FACTS],
  ['rules', RULE_FACTS],
])('ROUTE-1 every row of the %s is a fact of the guide that is shown, once', (_, ids) => {
  expect(ids.filter((id) => !isShown.get(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
