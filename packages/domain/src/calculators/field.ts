import { isDay } from '../guide/calendar-day.ts';
import { readWrittenNumber } from '../guide/written-number.ts';
import { normalizeDigits } from '../language/digits.ts';

type Common = { id: string; hasHint?: boolean };
export type NumberField = Common & {
  kind: 'money' | 'percent' | 'number';
  start?: number;
  min?: number;
  max?: number;
  isWhole?: boolean;
};

/** What a calculator asks. `start` is the value before the user enters one. Its words are messages by id. */
export type Field =
  | NumberField
  | (Common & { kind: 'date'; startsToday?: boolean })
  | (Common & { kind: 'time'; start?: string })
  | (Common & { kind: 'choice'; options: readonly string[] });

type AnswerOf<One extends Field> = One extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : One extends { kind: 'date' | 'time' }
    ? string | null
    : number | null;

/** The answers to some fields, by id. Null where nothing usable is entered. */
export type Answers<Fields extends readonly Field[]> = {
  [One in Fields[number] as One['id']]: AnswerOf<One>;
};

/** The contents of the fields, exactly as typed, by id. */
export type Draft = Readonly<Record<string, string>>;

const LARGEST = 1_000_000_000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The text a field begins with. */
export function startText(field: Field): string {
  if (field.kind === 'choice') return field.options[0] ?? '';
  if (field.kind === 'date') return '';
  return field.start === undefined ? '' : String(field.start);
}

/** The number typed into a field, or null if it is none, too small or too large for it. */
function readNumber(field: NumberField, text: string): number | null {
  const value = readWrittenNumber(text);
  if (value === null || value < (field.min ?? 0) || value > (field.max ?? LARGEST)) return null;
  return field.isWhole && !Number.isInteger(value) ? null : value;
}

function readField(field: Field, text: string): string | number | null {
  if (field.kind === 'choice') return field.options.includes(text) ? text : (field.options[0] ?? '');
  const latin = normalizeDigits(text);
  if (field.kind === 'date') return isDay(latin) ? latin : null;
  if (field.kind === 'time') return CLOCK.test(latin) ? latin : null;
  return readNumber(field, text);
}

/** The typed contents as values of the calculation. Numbers may be in the digits of any of the four scripts. */
export function readAnswers<const Fields extends readonly Field[]>(fields: Fields, draft: Draft): Answers<Fields> {
  const answers = fields.map((field) => [field.id, readField(field, draft[field.id] ?? startText(field))] as const);
  return Object.fromEntries(answers) as Answers<Fields>;
}

/** Whether something is typed into a field that it cannot use. */
export function isWrong(field: Field, text: string): boolean {
  return text.trim() !== '' && readField(field, text) === null;
}
