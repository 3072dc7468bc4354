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

/** Every table with a column about a person is in the registry used by export and erasure. */
export function checkPersonalData(root: string): Violation[] {
  const registry = readTextIfPresent(root, REGISTRY) ?? '';
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

if (import.meta.main) await runCheck('personal data', checkPersonalData);
