import { lineAt, listFiles, readText, readTextIfPresent } from './core/files.ts';
import { runCheck, type Violation } from './core/violation.ts';

const REGISTRY = 'packages/backend/src/privacy/personal-data.ts';
/** Columns that contain data of a person or refer to one. */
const PERSON_COLUMNS = (
  'user_id user_uuid profile_id account_id owner_id author_id approver_id actor_id created_by updated_by ' +
  'email email_address reply_address phone phone_number ip_address user_agent full_name first_name last_name avatar_url device_id'
).split(' ');
const TABLE = /pgTable\(\s*'([a-z_]+)'/g;
const COLUMN = new RegExp(String.raw`\(\s*'(${PERSON_COLUMNS.join('|')})'|\b(email|phone)\s*:\s*\w+\(\s*\)`, 'g');

/** Every table with a column about a person, and every object store, is in the registry used by export and erasure. */
export function checkPersonalData(root: string): Violation[] {
  const registry = readTextIfPresent(root, REGISTRY) ?? '';
  return [...findTables(root, registry), ...findStores(root, registry)];
}

function findTables(root: string, registry: string): Violation[] {
  return listFiles(root, ['packages/database/src/tables'], /(?<!\.test)\.ts$/).flatMap((path) => {
    const text = readText(root, path);
    const tables = [...text.matchAll(TABLE)];
    return tables.flatMap((table, position) => {
      const end = tables[position + 1]?.index ?? text.length;
      const column = Array.from(text.slice(table.index, end).matchAll(COLUMN))[0];
      const name = table[1] ?? '';
      if (column === undefined || new RegExp(String.raw`'${name}'`).test(registry)) return [];
      const line = lineAt(text, table.index + column.index);
      const message = `${name}.${column[1] ?? column[2]} is about a person: add '${name}' to ${REGISTRY}`;
      return [{ path, line, rule: 'person-column', message }];
    });
  });
}

/** The one file that may open the storage, and who opens a store of it by which name. */
const STORAGE = 'packages/backend/src/core/file-store.ts';
const OPENED = /\bopenFileStore\(\s*([A-Z_]+|'[a-z-]+')/g;
const OPENS_PICTURES = 'packages/backend/src/newsroom/pictures/picture-files.ts';

function findStores(root: string, registry: string): Violation[] {
  const files = listFiles(root, ['packages', 'apps'], /(?<!\.test)\.tsx?$/).filter((path) => path !== STORAGE);
  return files.flatMap((path) => {
    const text = readText(root, path);
    const storage = /from 'flydrive|\bopenDisk\(/.exec(text);
    const direct = storage !== null && path !== OPENS_PICTURES ? [lineAt(text, storage.index)] : [];
    return [
      ...direct.map((line) => ({
        path,
        line,
        rule: 'object-store',
        message: `open a store with openFileStore of ${STORAGE}`,
      })),
      ...[...text.matchAll(OPENED)]
        .filter(([, name = '']) => !registry.includes(`store: ${name}`))
        .map((found) => ({
          path,
          line: lineAt(text, found.index),
          rule: 'object-store',
          message: `the store ${found[1]} can contain personal data: add it to PERSONAL_STORES of ${REGISTRY}`,
        })),
    ];
  });
}

if (import.meta.main) await runCheck('personal data', checkPersonalData);
