import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINE_FACTS } from './fine-groups.ts';

const FOLDER = join(import.meta.dirname, '../../../../../packages/database/content/facts');

test('ROUTE-1 every row of the fines is a fact of the guide, once', () => {
  const ids = new Set(
    readdirSync(FOLDER).flatMap((file) => {
      const { facts } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { facts: { id: string }[] };
      return facts.map(({ id }) => id);
    }),
  );
  expect(FINE_FACTS.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(FINE_FACTS).size).toBe(FINE_FACTS.length);
});
