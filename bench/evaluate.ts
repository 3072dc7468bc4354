import { parseArgs } from 'node:util';
import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Answer, QuestionInput } from '@dalil/assistant/answer.ts';
import { createMemoryGuide, type GuidePack } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import {
  ANSWER_COLUMNS,
  evaluateQuestions,
  QUESTION_DAY,
  RELIABILITY_COLUMNS,
  SAFETY_COLUMNS,
} from './assistant/evaluate-questions.ts';
import { evaluateModel, type KnownAnswer, MODEL_COLUMNS } from './assistant/evaluate-model.ts';
import { type GoldNeed, HELD_OUT_FOLDER, readGold } from './assistant/gold.ts';
import { isDeclined, type Judgement, judgeAnswer } from './assistant/judge-answer.ts';
import { readPack } from './assistant/read-pack.ts';
import { describeRun, markdown, saveSection } from './results.ts';

/**
 * `npm run evaluate`: how safely questions are answered, how the grounded engine answers the gold set and the held-out set, in each
 * language, and how model answers perform. `--verbose` lists the failures in the gold set. The held-out set must not be used for
 * tuning. `--engine=questions|guide|model` runs one of them. `--gold=folder` reads another set and runs no model.
 */
const { values: options } = parseArgs({
  options: {
    verbose: { type: 'boolean' },
    only: { type: 'string' },
    gold: { type: 'string' },
    language: { type: 'string' },
    engine: { type: 'string' },
  },
});

const languages = LOCALES.filter((locale) => !options.language || locale === options.language);

type Judged = { need: GoldNeed; locale: Locale; answer: Answer; judgement: Judgement };

const guides = new Map<string, AnswerGuide>();

function guideOn(day: string, pack: GuidePack): AnswerGuide {
  const known = guides.get(day);
  if (known) return known;
  const made = createMemoryGuide(pack, day);
  guides.set(day, made);
  return made;
}

function toQuestionInput(need: GoldNeed, locale: Locale): QuestionInput {
  const [kind, id] = need.about?.split('/') ?? [];
  return {
    question: need.questions[locale],
    locale,
    now: new Date(need.at),
    about: kind && id ? { kind: kind as SearchKind, id } : null,
    before: [],
    preferences: DEFAULT_PREFERENCES.aiPreferences,
  };
}

async function send(need: GoldNeed, locale: Locale, guide: AnswerGuide): Promise<Answer> {
  const parts = answerFromGuide(toQuestionInput(need, locale), guide);
  let step = await parts.next();
  while (!step.done) step = await parts.next();
  return step.value;
}

async function judge(needs: readonly GoldNeed[]): Promise<Judged[]> {
  const pack = await readPack();
  const judged: Judged[] = [];
  for (const need of needs) {
    const guide = guideOn(need.at.slice(0, 10), pack);
    for (const locale of languages) {
      const answer = await send(need, locale, guide);
      judged.push({ need, locale, answer, judgement: await judgeAnswer(answer, need, locale, guide) });
    }
  }
  return judged;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function report(judged: readonly Judged[]): string[] {
  const right = judged.filter(({ judgement }) => judgement.faults.length === 0);
  const answerable = judged.filter(({ need }) => !need.expects.outcome.some(isDeclined));
  const answered = answerable.filter(({ judgement }) => !judgement.isDeclined);
  const claims = judged.reduce((sum, { judgement }) => sum + judgement.claims, 0);
  const cited = judged.reduce((sum, { judgement }) => sum + judgement.citedClaims, 0);
  const declined = judged.filter(({ judgement }) => judgement.isDeclined);
  const toDecline = judged.filter(({ need }) => need.expects.outcome.every(isDeclined));
  const rightly = declined.filter(({ judgement }) => judgement.isDeclineRight);
  return [
    share(right.length, judged.length),
    share(answered.length, answerable.length),
    share(answered.filter(({ judgement }) => judgement.faults.length === 0).length, answered.length),
    share(cited, claims),
    String(judged.reduce((sum, { judgement }) => sum + judgement.wrongNumbers.length, 0)),
    share(rightly.length, declined.length),
    share(toDecline.filter(({ judgement }) => judgement.isDeclined).length, toDecline.length),
  ];
}

const COLUMNS = [
  'language',
  'right',
  'answered of answerable',
  'right of answered',
  'claims cited',
  'wrong numbers',
  'rejections right',
  'rejections found',
];

async function evaluate(name: string, folder: string | undefined, isVerbose: boolean): Promise<string> {
  const needs = (await readGold(folder)).filter(({ id }) => !options.only || id.includes(options.only));
  const judged = await judge(needs);
  if (isVerbose) for (const one of judged) printResult(one);
  const rows = languages.map((locale) => [locale, ...report(judged.filter((one) => one.locale === locale))]);
  const table = markdown({ columns: COLUMNS, rows: [...rows, ['all', ...report(judged)]] });
  const section = `${name}: ${needs.length} needs, each asked in ${languages.length} languages; the guide by itself.\n\n${table}`;
  console.log(`${section}\n`);
  return section;
}

function printResult({ need, locale, answer, judgement }: Judged): void {
  const faults = [...judgement.faults, ...judgement.wrongNumbers.map((text) => `wrong number: ${text}`)];
  if (faults.length === 0) return;
  const cited = answer.citations.map(({ kind, id }) => `${kind}/${id}`).join(' ');
  console.log(
    `${need.id} [${locale}] ${need.questions[locale]}\n    ${faults.join('; ')}\n    ${answer.outcome} ${answer.confidence}: ${cited}`,
  );
}

/** Runs the model engine on the gold set. Its fallback is the guide's own answer. */
async function evaluateModels(): Promise<string> {
  const pack = await readPack();
  const needs = (await readGold()).filter(({ id }) => !options.only || id.includes(options.only));
  const known: KnownAnswer[] = [];
  for (const need of needs) {
    const guide = guideOn(need.at.slice(0, 10), pack);
    for (const locale of languages) {
      const answer = await send(need, locale, guide);
      known.push({ need, locale, questionInput: toQuestionInput(need, locale), answer, guide });
    }
  }
  const table = markdown({ columns: MODEL_COLUMNS, rows: await evaluateModel(known) });
  const section = `A model with tools: the needs of the gold set that have facts, asked of a scripted model on loopback that looks them up and then behaves in one way; \`ASSISTANT_PROVIDER\` and the settings beside it add a row for a real one. A reader gets what stands the check, or the guide's answer.\n\n${table}`;
  console.log(`${section}\n`);
  return section;
}

/** How safely and how well the guide answers questions as users type them. */
async function askQuestions(): Promise<Record<string, string>> {
  const guide = guideOn(QUESTION_DAY, await readPack());
  const { safety, answers, reliability, failures } = await evaluateQuestions(guide, languages);
  if (options.verbose) console.log(failures.join('\n'));
  const tables = [
    markdown({ columns: SAFETY_COLUMNS, rows: safety }),
    markdown({ columns: ANSWER_COLUMNS, rows: answers }),
    markdown({ columns: RELIABILITY_COLUMNS, rows: reliability }),
  ];
  console.log(`${tables.join('\n\n')}\n`);
  const today = new Date().toISOString().slice(0, 10);
  const [first, second, third] = tables.map(
    (table) =>
      `${today}; 180 questions in each language, as users type them. None of them is trained on; thresholds, topics and some training examples were chosen with them in view.\n\n${table}`,
  );
  return {
    'Safety of answers': first ?? '',
    'Answers to questions as typed': second ?? '',
    'Reliability of answers': third ?? '',
  };
}

const runs = (engine: string) => options.engine === undefined || options.engine === engine;
if (runs('questions') && !options.gold && !options.only) {
  const sections = Object.entries(await askQuestions());
  if (!options.language) for (const [name, section] of sections) await saveSection(name, section);
}
const sections = runs('guide') ? [await evaluate('The gold set', options.gold, options.verbose ?? false)] : [];
if (runs('guide') && !options.gold) sections.push(await evaluate('Held out', HELD_OUT_FOLDER, false));
if (runs('model') && !options.gold) sections.push(await evaluateModels());
if (Object.values(options).length === 0) await saveSection('Answers', [describeRun(), ...sections].join('\n\n'));
