import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnswerGuide, GuideFact } from '@dalil/assistant/answer-guide.ts';
import type { Answer, AnswerPart, QuestionInput } from '@dalil/assistant/answer.ts';
import { EngineFailure } from '@dalil/backend/assistant/answer-engine.ts';
import { DEFAULT_ASSISTANT } from '@dalil/backend/assistant/assistant-settings.ts';
import { createModelEngine } from '@dalil/backend/assistant/model/model-engine.ts';
import { startModelServer } from '@dalil/backend/assistant/model/test-model-server.ts';
import { GUEST } from '@dalil/backend/core/actor.ts';
import { createModelProvider, type ModelProvider, type ModelVendor } from '@dalil/backend/providers/model/model.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { refreshStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { GoldNeed } from './gold.ts';
import { isDeclined, type Judgement, judgeAnswer } from './judge-answer.ts';
import { BEHAVIOURS, type Behaviour, honestTexts, wordsOnly } from './scripted-model.ts';

/** A question with the guide's own answer. */
export type KnownAnswer = {
  need: GoldNeed;
  locale: Locale;
  questionInput: QuestionInput;
  answer: Answer;
  guide: AnswerGuide;
};

type Served = { answer: Answer; judgement: Judgement; isModel: boolean; struck: number; strange: number };
type Site = ReturnType<typeof createTestApi>;

export const MODEL_COLUMNS = [
  'the model',
  'answers',
  'by the model',
  'by the guide instead',
  'right',
  'claims cited',
  'wrong numbers',
  'sentences struck',
  'false sentences shown',
];

/**
 * Runs the gold set on the model engine: on a scripted model on loopback that implements the OpenAI protocol, once for each
 * behaviour, and on the configured model if there is one. Only needs with facts are used, because the script quotes them.
 */
export async function evaluateModel(known: readonly KnownAnswer[]): Promise<string[][]> {
  const questionInput = known.filter(
    ({ need, answer }) => need.expects.facts.length > 0 && !isDeclined(answer.outcome),
  );
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-evaluate-'));
  const embedded = await startEmbeddedDatabase({ dataDir, onIncident: () => {} });
  const server = await startModelServer();
  try {
    await migrateDatabase(embedded.address);
    const database = await openDatabase(embedded.address);
    await refreshStartingContent(database.db, { now: new Date() });
    const site = createTestApi(database.db, { now: () => new Date() });
    const scripted = createModelProvider({
      vendor: 'openai-compatible',
      model: 'scripted',
      baseUrl: server.url,
      apiKey: 'none',
    });
    const rows: string[][] = [];
    for (const behaviour of BEHAVIOURS) {
      const play = (facts: readonly GuideFact[]) => server.play(...behaviour.steps(facts));
      rows.push(row(behaviour.name, await serveAll(questionInput, site, scripted, behaviour, play)));
    }
    const configured = configuredModel();
    if (configured) rows.push(row(configured.name, await serveAll(questionInput, site, configured, null, () => {})));
    await database.close();
    return rows;
  } finally {
    await server.close();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The configured model that the product itself would use. */
function configuredModel(): ModelProvider | null {
  const { ASSISTANT_PROVIDER, ASSISTANT_MODEL, ASSISTANT_BASE_URL, ASSISTANT_API_KEY } = process.env;
  if (!ASSISTANT_PROVIDER || !ASSISTANT_MODEL) return null;
  return createModelProvider({
    vendor: ASSISTANT_PROVIDER as ModelVendor,
    model: ASSISTANT_MODEL,
    baseUrl: ASSISTANT_BASE_URL,
    apiKey: ASSISTANT_API_KEY,
  });
}

async function serveAll(
  known: readonly KnownAnswer[],
  site: Site,
  model: ModelProvider,
  behaviour: Behaviour | null,
  play: (facts: readonly GuideFact[]) => void,
): Promise<Served[]> {
  const { firstWordsSeconds = DEFAULT_ASSISTANT.firstWordsSeconds } = behaviour ?? {};
  const deps = { ...site.deps, assistant: { ...DEFAULT_ASSISTANT, firstWordsSeconds } };
  const served: Served[] = [];
  for (const one of known) {
    const facts = await one.guide.facts(one.need.expects.facts, one.locale);
    play(facts);
    const answer = await serve(one, deps, model);
    const honest = behaviour ? honestTexts(facts) : null;
    served.push(await look(answer, one, honest));
  }
  return served;
}

/** The answer as a user receives it: the model's sentences that passed the check, or the guide's answer if the model failed. */
async function serve(
  { questionInput, answer, guide }: KnownAnswer,
  deps: Site['deps'],
  model: ModelProvider,
): Promise<Answer> {
  const engine = createModelEngine({ deps, actor: GUEST, model, known: answer, count: { calls: 0, tokens: 0 } });
  try {
    return await last(engine(questionInput, guide, new AbortController().signal));
  } catch (error) {
    if (error instanceof EngineFailure) return answer;
    throw error;
  }
}

async function last(stream: AsyncGenerator<AnswerPart, Answer>): Promise<Answer> {
  let step = await stream.next();
  while (step.done !== true) step = await stream.next();
  return step.value;
}

async function look(
  answer: Answer,
  { need, locale, guide }: KnownAnswer,
  honest: ReadonlySet<string> | null,
): Promise<Served> {
  const sentences = answer.blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences));
  const visibleItems = sentences.filter(({ isStruck }) => isStruck !== true);
  const isModel = answer.engine === 'model';
  const strange = isModel && honest ? visibleItems.filter(({ text }) => !isPartOf(wordsOnly(text), honest)) : [];
  // Struck sentences have no text. Only what a user sees is judged.
  const visible = {
    ...answer,
    outcome: isModel ? ('answered' as const) : answer.outcome,
    blocks: answer.blocks.map((block) =>
      block.kind === 'cards' ? block : { ...block, sentences: block.sentences.filter(({ isStruck }) => !isStruck) },
    ),
  };
  const judgement = await judgeAnswer(visible, need, locale, guide);
  return { answer, judgement, isModel, struck: sentences.length - visibleItems.length, strange: strange.length };
}

function isPartOf(text: string, honest: ReadonlySet<string>): boolean {
  return [...honest].some((one) => one.includes(text));
}

function row(name: string, served: readonly Served[]): string[] {
  const sum = (of: (one: Served) => number) => served.reduce((total, one) => total + of(one), 0);
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const byModel = sum(({ isModel }) => Number(isModel));
  return [
    name,
    String(served.length),
    String(byModel),
    String(served.length - byModel),
    share(
      sum(({ judgement }) => Number(judgement.faults.length === 0)),
      served.length,
    ),
    share(
      sum(({ judgement }) => judgement.citedClaims),
      sum(({ judgement }) => judgement.claims),
    ),
    String(sum(({ judgement }) => judgement.wrongNumbers.length)),
    String(sum(({ struck }) => struck)),
    String(sum(({ strange }) => strange)),
  ];
}
