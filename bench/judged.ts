import { readFile, writeFile } from 'node:fs/promises';
import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer, Turn } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { textOf } from './assistant/judge-question.ts';
import { readPack } from './assistant/read-pack.ts';
import { markdown } from './results.ts';

/**
 * Answers judged by reading. `ask` writes the answer beside each question of a file, `score` counts the verdicts that a reader has
 * added to it. Each line of a file is a JSON object.
 */
const VERDICTS = [
  'right',
  'partly',
  'unhelpful',
  'hedged wrong',
  'wrong',
  'false alarm',
  'safety good',
  'safety weak',
  'safety missed',
] as const;

const questionSchema = z.object({
  q: z.string(),
  lang: z.enum(LOCALES),
  /** The questions before it in the conversation. */
  before: z.array(z.string()).default([]),
  /** What the figures are grouped by, such as "romanised" or "two requests". */
  group: z.string().default(''),
});
const judgedSchema = questionSchema.extend({
  /** What the reader sees: the number or line above the answer, then the answer. */
  answer: z.string(),
  verdict: z.enum(VERDICTS),
});

/** Noon on the day of the content, so that the same questions have the same answers. */
const DAY = '2026-11-29';
const NOW = new Date(`${DAY}T12:00:00+04:00`);

async function readLines<Line>(file: string, schema: z.ZodType<Line>): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const read = schema.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`${file}, line ${at + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

async function ask(from: string, to: string): Promise<void> {
  const guide = createMemoryGuide(await readPack(), DAY);
  const answerTo = async (question: string, locale: (typeof LOCALES)[number], before: Turn[]): Promise<Answer> => {
    const preferences = DEFAULT_PREFERENCES.aiPreferences;
    const answer = answerFromGuide({ question, locale, now: NOW, about: null, before, preferences }, guide);
    let step = await answer.next();
    while (step.done !== true) step = await answer.next();
    return step.value;
  };
  const lines: string[] = [];
  for (const question of await readLines(from, questionSchema)) {
    const before: Turn[] = [];
    for (const one of question.before) {
      const { citations } = await answerTo(one, question.lang, [...before]);
      before.push({ question: one, cited: citations.map(({ kind, id }) => ({ kind, id })) });
    }
    const answer = await answerTo(question.q, question.lang, before);
    lines.push(JSON.stringify({ ...question, answer: seen(answer), verdict: null }));
  }
  await writeFile(to, `${lines.join('\n')}\n`);
}

/** The answer as it stands on the screen, without what the engine thinks of it. */
function seen(answer: Answer): string {
  const cards = answer.blocks.flatMap((block) => (block.kind === 'cards' ? block.items.map(({ id }) => id) : []));
  const sources = [...new Set(answer.citations.map(({ title }) => title))];
  return [
    ...(answer.safety ? [`[${answer.safety.strength}]`] : []),
    textOf(answer),
    ...(cards.length > 0 ? [`Cards: ${cards.join(', ')}`] : []),
    ...(sources.length > 0 ? [`Sources: ${sources.join('; ')}`] : []),
  ].join('\n');
}

async function score(file: string): Promise<void> {
  const judged = await readLines(file, judgedSchema);
  const groups = new Map([['all', judged], ...Map.groupBy(judged, ({ lang, group }) => group || lang)]);
  const rows = Array.from(groups, ([name, all]) => [
    name,
    String(all.length),
    ...VERDICTS.map((verdict) => String(all.filter((one) => one.verdict === verdict).length)),
  ]);
  console.log(markdown({ columns: ['group', 'questions', ...VERDICTS], rows }));
}

const [mode, from = '', to = ''] = process.argv.slice(2);
if (mode === 'ask' && from && to) await ask(from, to);
else if (mode === 'score' && from) await score(from);
else throw new Error('Use: node bench/judged.ts ask QUESTIONS ANSWERS, or node bench/judged.ts score ANSWERS');
