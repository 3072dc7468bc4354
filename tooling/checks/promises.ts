import { lineAt, listFiles, readText, readTextIfPresent, SOURCE_FOLDERS } from './core/files.ts';
import { REPOSITORY, runCheck, type Violation } from './core/violation.ts';

const LIST = 'docs/promises.md';
/** The promises of the specification: how many each group has, numbered from 1. */
const GROUPS =
  'ID 6, ROUTE 11, LAYOUT 9, ERR 8, SEARCH 8, CHAT 7, AUTH 13, PROF 7, ONB 4, PRIV 11, PWA 9, NOTIF 6, STAFF 9, MON 4, DATA 4, I18N 3, CONF 3'
    .split(', ')
    .map((group) => group.split(' ') as [name: string, count: string]);
export const PROMISE_IDS = GROUPS.flatMap(([group, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${group}-${index + 1}`),
);

/** Tests of the checks contain planted promise ids. */
const PLANTED = /^tooling\/checks\//;
const ROW = /^\|\s*([A-Z0-9]+-\d+)\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|\s*$/gm;
/** A state, with the words that it needs: how and why a promise is kept in another way, or what is missing. */
const STATE = /^(?:kept|(?:kept differently|open): \S.{14,})$/;
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\((?:[^()'"`]|\([^()]*\))*\)|<[^>]*>)?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const EACH_TITLE = /\]\s*(?:as const)?\s*,?\s*\)\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const ID = new RegExp(String.raw`\b(?:${GROUPS.map(([group]) => group).join('|')})-\d+\b`, 'g');

type Row = { id: string; promise: string; state: string; line: number };

function readRows(text: string): Row[] {
  return Array.from(text.matchAll(ROW), ({ 1: id = '', 2: promise = '', 3: state = '', index }) => ({
    id,
    promise,
    state,
    line: lineAt(text, index),
  }));
}

const isKept = ({ state }: Row) => state.startsWith('kept');

/** The promise ids in test titles, with the place of each. */
function idsInTitles(root: string): { id: string; path: string; line: number }[] {
  const tests = listFiles(root, SOURCE_FOLDERS, /\.(?:test|spec)\.tsx?$/).filter((path) => !PLANTED.test(path));
  return tests.flatMap((path) => {
    const text = readText(root, path);
    const titles = [...text.matchAll(TITLE), ...text.matchAll(EACH_TITLE)];
    return titles.flatMap((title) =>
      (title[2]?.match(ID) ?? []).map((id) => ({ id, path, line: lineAt(text, title.index) })),
    );
  });
}

/**
 * The list contains every promise once: kept, kept differently (how and why), or open (what is missing). One that is kept in
 * either way is named by a test, and tests name existing ones.
 */
export function checkPromises(root: string): Violation[] {
  const text = readTextIfPresent(root, LIST);
  if (text === undefined) return [{ path: LIST, line: 1, rule: 'promise-list', message: 'does not exist' }];
  const rows = readRows(text);
  const named = idsInTitles(root);
  const proved = new Set(named.map(({ id }) => id));
  const violation = (line: number, rule: string, message: string): Violation => ({ path: LIST, line, rule, message });
  const seen = new Set<string>();
  const ofRows = rows.flatMap((row) => {
    const { id, promise, state, line } = row;
    const found: Violation[] = [];
    if (!PROMISE_IDS.includes(id)) found.push(violation(line, 'promise-unknown', `${id} is not in the specification`));
    if (seen.has(id)) found.push(violation(line, 'promise-twice', `${id} is listed twice`));
    if (promise === '') found.push(violation(line, 'promise-text', `${id} says nothing`));
    if (!STATE.test(state)) {
      const states = '“kept”, “kept differently: how and why” or “open: what is missing”';
      found.push(violation(line, 'promise-state', `${id} is none of ${states}`));
    }
    if (isKept(row) && !proved.has(id)) found.push(violation(line, 'promise-proof', `no test names ${id}`));
    seen.add(id);
    return found;
  });
  return [
    ...ofRows,
    ...PROMISE_IDS.filter((id) => !seen.has(id)).map((id) => violation(1, 'promise-missing', `${id} is not listed`)),
    ...named
      .filter(({ id }) => !PROMISE_IDS.includes(id))
      .map(({ id, path, line }) => ({
        path,
        line,
        rule: 'promise-unknown',
        message: `${id} is not in the specification`,
      })),
  ];
}

/** The number of fulfilled promises, for the summary line. */
function countFulfilled(root: string): string {
  const rows = readRows(readTextIfPresent(root, LIST) ?? '');
  const differently = rows.filter(({ state }) => state.startsWith('kept differently')).length;
  const kept = rows.filter(isKept).length - differently;
  return `${kept} of ${PROMISE_IDS.length} kept, ${differently} differently, ${PROMISE_IDS.length - kept - differently} open`;
}

if (import.meta.main) await runCheck('promises', checkPromises, () => countFulfilled(REPOSITORY));
