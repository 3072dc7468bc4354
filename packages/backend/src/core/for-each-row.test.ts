import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { forEachRow, MAX_ROW_ATTEMPTS } from './for-each-row.ts';

const { database, site } = await openTestSite({});
const { deps, clock } = site;
const ROWS = ['poison', 'second', 'third'];
const MINUTE_MS = 60_000;
let done: string[];

beforeEach(async () => {
  await database.db.delete(rowFailures);
  clock.now = TEST_NOW;
  site.logged.length = 0;
  done = [];
});

const run = (isPoison: (row: string) => boolean, more: { onGivenUp?: (row: string) => Promise<unknown> } = {}) =>
  forEachRow(deps, {
    name: 'a-loop',
    rows: ROWS,
    keyOf: (row) => row,
    run: async (row) => {
      if (isPoison(row)) throw new Error('amal@example.org cannot be read');
      done.push(row);
    },
    ...more,
  });
const stored = () => database.db.select().from(rowFailures);

test('MON-1 a row that fails is stored with a code and no words, and the rows behind it go on', async () => {
  await run((row) => row === 'poison');
  expect(done).toEqual(['second', 'third']);
  expect(await stored()).toMatchObject([{ loop: 'a-loop', rowKey: 'poison', code: 'Error', attempts: 1 }]);
  expect(JSON.stringify([await stored(), site.logged])).not.toContain('example.org');
});

test('MON-1 it is tried again alone after a while, longer each time, and forgotten when it succeeds', async () => {
  const tries: number[] = [];
  for (let minute = 0; minute < 8; minute++) {
    await run((row) => row === 'poison' && tries.push(minute) > 0);
    clock.now = new Date(clock.now.getTime() + MINUTE_MS);
  }
  expect(tries).toEqual([0, 1, 3, 7]);
  clock.now = new Date(clock.now.getTime() + 8 * MINUTE_MS);
  await run(() => false);
  expect(await stored()).toEqual([]);
});

test('MON-1 after ten failures it is given up, once, and no longer tried', async () => {
  const givenUp: string[] = [];
  let tries = 0;
  for (let time = 0; time < MAX_ROW_ATTEMPTS + 3; time++) {
    await run((row) => row === 'poison' && (tries += 1) > 0, { onGivenUp: async (row) => givenUp.push(row) });
    clock.now = new Date(clock.now.getTime() + 7 * 60 * MINUTE_MS);
  }
  expect(tries).toBe(MAX_ROW_ATTEMPTS);
  expect(givenUp).toEqual(['poison']);
  expect(await stored()).toMatchObject([{ attempts: MAX_ROW_ATTEMPTS, nextAt: null }]);
  expect(site.logged.filter(({ event }) => event === 'row_given_up')).toHaveLength(1);
});

test('MON-1 a failure that cannot be stored fails the whole job, which is tried again', async () => {
  const away = new Error('connection terminated');
  const db = Object.assign(Object.create(database.db) as typeof database.db, {
    insert: () => {
      throw away;
    },
  });
  const failing = forEachRow(
    { ...deps, db },
    { name: 'a-loop', rows: ROWS, keyOf: (row) => row, run: () => Promise.reject(new Error('poison')) },
  );
  await expect(failing).rejects.toBe(away);
});
