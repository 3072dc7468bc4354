import { writeCsvRows } from '@dalil/domain/language/write-csv-rows.ts';
import type { Answer } from '../../data/endpoint.ts';

export type GuideFigures = Answer<'getGuideFigures'>;

const COUNTS = [
  'texts',
  'person',
  'assisted',
  'drafted',
  'computed',
  'approved',
  'translated',
  'compared',
  'readByNative',
] as const;

/** One figure a row with its date. A figure that is not measured has an empty value. */
export function figuresAsCsv({ texts, corrections, unanswered }: GuideFigures, at: Date): string {
  const date = at.toISOString();
  const counts = texts.flatMap((row) => COUNTS.map((name) => [date, name, row.locale, String(row[name])]));
  const others: [string, number | undefined | null][] = [
    ['corrections', corrections?.count],
    ['textsPublishedByStaff', corrections?.texts],
    ['unansweredQuestionsOf30Days', unanswered],
    ['wrongAnswers', null],
    ['energy', null],
  ];
  const rows = others.map(([name, value]) => [
    date,
    name,
    '',
    value === null || value === undefined ? '' : String(value),
  ]);
  return writeCsvRows([['date', 'figure', 'language', 'value'], ...counts, ...rows]);
}

export function figuresAsJson({ texts, corrections, unanswered }: GuideFigures, at: Date): string {
  const figures = { texts, corrections, unansweredQuestionsOf30Days: unanswered, wrongAnswers: null, energy: null };
  return JSON.stringify({ date: at.toISOString(), ...figures }, null, 2);
}
