import { calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { type Draft, type Field, isWrong } from '@dalil/domain/calculators/field.ts';
import type { Figure } from '@dalil/domain/calculators/figure.ts';
import { figuresOf, isFillable } from '@dalil/domain/calculators/figures-of-facts.ts';
import { RUN_CALCULATOR, SHEET_CALCULATORS, type SheetCalculator } from '@dalil/domain/calculators/run-calculator.ts';
import type { Line, Sheet } from '@dalil/domain/calculators/sheet.ts';
import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { CalculatorView } from '../../city/calculator-view.ts';
import { getCalculator } from '../../city/get-calculator.ts';
import { GUEST } from '../../core/actor.ts';
import { Failure } from '../../core/failure.ts';
import { type CitedItem, factItem } from '../model/cited-items.ts';
import { answerOf, answerSchema, defineTool, language } from './mcp-tool.ts';

const MAX_ENTRIES = 60;
const GATES = 'gates';

const calculator = z.enum(SHEET_CALCULATORS);
const fieldSchema = z.object({
  id: z.string(),
  kind: z.string(),
  options: z.optional(z.array(z.string())),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export const calculatorTool = defineTool({
  name: 'describe_calculator',
  title: 'What a calculator asks',
  description: `The fields of a calculator (${SHEET_CALCULATORS.join(', ')}) and the facts it computes with, each with source and date.`,
  input: z.strictObject({ calculator, language }),
  output: answerSchema.extend({
    fields: z.array(fieldSchema),
    gates: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  run: async ({ deps, origin }, { calculator: id, language: locale }) => {
    const view = await getCalculator(deps, GUEST, { calculator: id, locale });
    return {
      ...answerOf(view.facts.map(factItem), { origin, locale }),
      fields: RUN_CALCULATOR[id].fields.map(viewField),
      gates: view.gates.map((gate) => ({ id: gate.id, name: gate.name })),
    };
  },
});

function viewField(field: Field): z.infer<typeof fieldSchema> {
  return {
    id: field.id,
    kind: field.kind,
    ...('options' in field && { options: [...field.options] }),
    ...('min' in field && field.min !== undefined && { min: field.min }),
    ...('max' in field && field.max !== undefined && { max: field.max }),
  };
}

const figureSchema = z.nullable(z.looseObject({ kind: z.string() }));
const lineSchema = z.object({
  id: z.string(),
  role: z.string(),
  value: figureSchema.describe('Money in dirhams, as a range. Null: not known, and never guessed'),
  facts: z.array(z.string()),
});

export const calculateTool = defineTool({
  name: 'calculate',
  title: 'Calculate',
  description:
    'Computes with the facts of the guide: tolls, parking, fares, rent, moving in, a budget, buying, a mortgage, a hotel bill, an overstay fine, a gratuity. `answers` has the fields of `describe_calculator` by id; `gates` are the toll gates of `salik`; `own` replaces facts that have no value at present. What is not known stays null.',
  input: z.strictObject({
    calculator,
    answers: z
      .record(textInput().max(40), z.union([textInput().max(40), z.number()]))
      .default({})
      .refine((answers) => Object.keys(answers).length <= MAX_ENTRIES),
    gates: z.array(textInput().max(40)).max(MAX_ENTRIES).default([]),
    own: z
      .record(textInput().max(80), z.number().min(0).max(1_000_000_000))
      .default({})
      .refine((own) => Object.keys(own).length <= MAX_ENTRIES),
    language,
  }),
  output: answerSchema.extend({
    lines: z.array(lineSchema),
    remarks: z.array(z.object({ id: z.string(), tone: z.string() })),
  }),
  run: async ({ deps, origin }, { calculator: id, answers, gates, own, language: locale }) => {
    const view = await getCalculator(deps, GUEST, { calculator: id, locale });
    const draft = draftOf(id, answers);
    rejectUnknown(gates, new Set(view.gates.map((gate) => gate.id)), GATES);
    rejectUnknown(Object.keys(own), new Set(view.facts.filter(isFillable).map((fact) => fact.id)), 'own');
    const sheet = RUN_CALCULATOR[id].run(draft, {
      figures: figuresOf(view.facts, own),
      today: dubaiDate(deps.now()),
      holidays: view.holidays,
      gates,
      pairs: view.pairs,
    });
    return {
      ...answerOf([resultItem(id, sheet, dubaiDate(deps.now())), ...factsOf(sheet, view)], { origin, locale }),
      lines: sheet.lines.map(({ id: line, role, value, facts }) => ({ id: line, role, value, facts: [...facts] })),
      remarks: sheet.remarks.map(({ id: remark, tone }) => ({ id: remark, tone })),
    };
  },
});

/** The answers as typed. Fails with `invalid_input` naming each field that is unknown or wrong. */
function draftOf(id: SheetCalculator, answers: Readonly<Record<string, string | number>>): Draft {
  const known = new Map(RUN_CALCULATOR[id].fields.map((field) => [field.id, field]));
  const fields = Object.entries(answers).flatMap(([name, value]) => {
    const field = known.get(name);
    if (!field) return { path: `answers.${name}`, code: 'unknown_field' };
    const isOption = field.kind !== 'choice' || field.options.includes(String(value));
    return isOption && !isWrong(field, String(value)) ? [] : { path: `answers.${name}`, code: 'invalid_value' };
  });
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
}

function rejectUnknown(given: readonly string[], known: ReadonlySet<string>, name: string): void {
  const fields = given.filter((id) => !known.has(id)).map((id) => ({ path: `${name}.${id}`, code: 'unknown_id' }));
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
}

function resultItem(id: SheetCalculator, { lines }: Sheet, asOf: string): CitedItem {
  const citation = { kind: 'tool', id, title: id, href: calculatorPath(id), source: null, asOf } as const;
  return { citation, text: lines.map(writeLine).join('\n') };
}

function writeLine({ id, value, terms }: Line): string {
  const arithmetic = terms.map((term) => (typeof term === 'string' ? term : writeFigure(term))).join(' ');
  return `${id}: ${value === null ? 'not known' : writeFigure(value)}${arithmetic === '' ? '' : ` (${arithmetic})`}`;
}

function writeFigure(figure: Figure): string {
  if (figure.kind === 'money')
    return figure.low === figure.high ? `AED ${figure.low}` : `AED ${figure.low}–${figure.high}`;
  if (figure.kind === 'percent') return `${figure.value}%`;
  return figure.kind === 'minute' ? clockOf(figure.value) : String(figure.value);
}

/** The facts that the lines rest on. */
function factsOf({ lines }: Sheet, { facts }: CalculatorView): CitedItem[] {
  const used = new Set(lines.flatMap((line) => line.facts));
  return facts.filter(({ id }) => used.has(id)).map(factItem);
}
