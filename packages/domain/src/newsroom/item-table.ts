import type * as z from 'zod/mini';
import { schemasOf } from '../guide/content-schema.ts';
import { normalizeDigits } from '../language/digits.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { type EditedKind, headSchema, type ItemDataBody } from './item-data.ts';
import { type SchemaNode, schemaNode } from './schema-node.ts';

/** An item as a file for import or export has it. What is missing is left as it is. */
export type ItemRow = {
  id: string;
  head?: Record<string, unknown>;
  data?: Record<string, unknown>;
  texts?: Partial<Record<Locale, { title?: string; summary?: string; body?: Record<string, unknown> }>>;
};
export type WholeItem = Pick<ItemDataBody, 'data' | 'head'> & {
  id: string;
  texts: Partial<Record<Locale, { title: string; summary: string; body: unknown }>>;
};

type Column = { name: string; path: readonly string[]; node: SchemaNode };

const SEPARATOR = ' | ';
const TEXT: SchemaNode = { type: 'text' };

/** The columns of a table of a kind: `id`, `head.category`, `data.position.lat`, `texts.ar.title`. */
export function columnsOf(kind: EditedKind): Column[] {
  const schemas = schemasOf(kind, 'any');
  if (!schemas) return [];
  const leaves = (schema: z.ZodMiniType, path: string[]) => leavesOf(schemaNode(schema), path);
  return [
    { name: 'id', path: ['id'], node: TEXT },
    ...leaves(headSchema, ['head']),
    ...leaves(schemas.data, ['data']),
    ...LOCALES.flatMap((locale) => [
      column(['texts', locale, 'title'], TEXT),
      column(['texts', locale, 'summary'], TEXT),
      ...leaves(schemas.body, ['texts', locale, 'body']),
    ]),
  ];
}

const column = (path: string[], node: SchemaNode): Column => ({ name: path.join('.'), path, node });

/** Objects are several columns. Lists, and what may be missing as a whole, are one. */
function leavesOf(node: SchemaNode, path: string[]): Column[] {
  if (node.type !== 'object') return [column(path, node)];
  return node.fields.flatMap(([name, field]) => leavesOf(field, [...path, name]));
}

/** The cells of an item, in the order of the columns. */
export function cellsOf(item: WholeItem, columns: readonly Column[]): string[] {
  return columns.map(({ path, node }) => writeValue(node, valueAt(item, path)));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined | null)?.[name], value);
}

const isWords = (node: SchemaNode) => node.type === 'text' || node.type === 'choice';

function writeValue(node: SchemaNode, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (node.type === 'maybe') return writeValue(node.inner, value);
  if (node.type === 'list' && isWords(node.item) && Array.isArray(value)) return value.join(SEPARATOR);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A row of a table as an item. A cell that its column cannot hold is named with its column. */
export function rowOf(
  cells: Readonly<Record<string, string>>,
  columns: readonly Column[],
): { row: ItemRow; wrong: string[] } {
  const row: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const { name, path, node } of columns) {
    const cell = cells[name];
    // A language without any words, and a column that is not in the file, are left as they are.
    if (cell === undefined || (path[0] === 'texts' && cell === '' && !hasText(cells, path[1] ?? ''))) continue;
    const value = readValue(node, cell);
    if (value === WRONG) wrong.push(name);
    else if (value !== undefined) put(row, path, value);
  }
  return { row: { ...row, id: cells['id'] ?? '' }, wrong };
}

const hasText = (cells: Readonly<Record<string, string>>, locale: string) =>
  Object.entries(cells).some(([name, cell]) => name.startsWith(`texts.${locale}.`) && cell !== '');

function put(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  put(target[name] as Record<string, unknown>, rest, value);
}

const WRONG: unique symbol = Symbol('wrong');

function readValue(node: SchemaNode, cell: string): unknown {
  switch (node.type) {
    case 'maybe':
      return cell === '' ? node.without : readValue(node.inner, cell);
    case 'text':
    case 'choice':
      return cell;
    case 'number':
      return readNumber(cell);
    case 'boolean':
      return cell === 'true' || cell === 'false' ? cell === 'true' : WRONG;
    case 'fixed':
      return cell === String(node.value) ? node.value : WRONG;
    case 'list':
      if (cell === '') return [];
      return isWords(node.item) ? cell.split('|').map((part) => part.trim()) : readJson(cell);
    default:
      return readJson(cell);
  }
}

/** A comma is refused: programs write it for thousands or for decimals. */
function readNumber(cell: string): number | typeof WRONG {
  const number = Number(normalizeDigits(cell));
  return cell.trim() !== '' && Number.isFinite(number) ? number : WRONG;
}

function readJson(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return WRONG;
  }
}
