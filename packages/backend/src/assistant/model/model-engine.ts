import type { Answer, QuestionInput } from '@dalil/assistant/answer.ts';
import { lacksAttribute } from '@dalil/assistant/gaps.ts';
import { isOnSubject } from '@dalil/assistant/on-subject.ts';
import { lacksCity } from '@dalil/assistant/other-cities.ts';
import { createDraftReader } from '@dalil/assistant/read-draft.ts';
import { readQuestion } from '@dalil/assistant/read-question.ts';
import { readIntent } from '@dalil/assistant/read-topic.ts';
import { isStepCount, type ModelMessage, streamText } from 'ai';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { ModelProvider } from '../../providers/model/model.ts';
import { type AnswerEngine, EngineFailure } from '../answer-engine.ts';
import { answerItems, CitedItems, textItem } from './cited-items.ts';
import { CheckedAnswer } from './checked-answer.ts';
import { instructionsFor } from './instructions.ts';
import { toolsFor } from './tools.ts';

export const MAX_STEPS = 5;
export const MAX_OUTPUT_TOKENS = 900;
/**
 * Estimates the tokens for a provider that does not report them: roughly the characters per token in the language with the
 * shortest tokens.
 */
const LETTERS_OF_TOKEN = 2;

const ANSWERS: ReadonlySet<Answer['outcome']> = new Set(['answered', 'partly']);

/** The requests to the model and the tokens of the known steps. They are charged even if the answer fails. */
export type WorkCount = { calls: number; tokens: number };
type Parts = {
  deps: Deps;
  actor: Actor;
  model: ModelProvider;
  /** The guide's own answer, sent to the model first. */
  known: Answer;
  count: WorkCount;
};

/**
 * CHAT-2: a language model with tools. Each sentence is checked against the tool results before it is sent, and removed if it
 * fails. Throws `EngineFailure` if the model fails, is too slow, no sentence passes, or the answer
 * is about something else or lacks the requested attribute.
 */
export function createModelEngine({ deps, actor, model, known, count }: Parts): AnswerEngine {
  return async function* answerWithModel(questionInput, guide, signal) {
    const cited = new CitedItems();
    const instructions = instructionsFor(questionInput);
    const checked = new CheckedAnswer(cited, instructions);
    const reader = createDraftReader();
    const watch = watchTime(deps, signal);
    let output = 0;
    try {
      const { stream } = streamText({
        model: await model.open(),
        instructions,
        messages: await messagesFor(questionInput, guide, cited, known),
        tools: toolsFor({ deps, actor, guide, locale: questionInput.locale, cited }),
        stopWhen: isStepCount(MAX_STEPS),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal: watch.signal,
        onLanguageModelCallStart: () => void (count.calls += 1),
        // Errors arrive in the stream. Without this handler they would also be printed.
        onError: () => {},
      });
      let isCut = false;
      for await (const part of stream) {
        watch.alive();
        if (part.type === 'error') throw failureOf(part.error, watch);
        if (part.type === 'abort') throw watch.failure();
        if (part.type === 'text-delta') {
          output += part.text.length;
          for (const sentence of reader.add(part.text)) yield* checked.add(sentence);
          if (reader.isFull()) isCut = true;
        }
        if (part.type === 'finish-step') {
          count.tokens += part.usage.totalTokens ?? output / LETTERS_OF_TOKEN;
          output = 0;
          const rest = reader.end();
          isCut ||= part.finishReason === 'length';
          if (part.finishReason === 'error' || part.finishReason === 'content-filter') {
            throw new EngineFailure('model_failed', part.finishReason);
          }
          // A truncated sentence may state the opposite of what was intended.
          for (const sentence of isCut ? rest.slice(0, -1) : rest) yield* checked.add(sentence);
          if (part.finishReason === 'tool-calls') checked.dropPending();
          else yield* checked.strikePending();
        }
        if (isCut) break;
      }
      yield* checked.strikePending();
      yield* checked.cards();
      return finish(questionInput, known, checked);
    } catch (error) {
      throw failureOf(error, watch);
    } finally {
      count.tokens += output / LETTERS_OF_TOKEN;
      watch.end();
    }
  };
}

function finish(questionInput: QuestionInput, known: Answer, checked: CheckedAnswer): Answer {
  if (checked.accepted === 0) throw new EngineFailure('model_unconfirmed', `struck ${checked.struck}`);
  const { question: text, before, now } = questionInput;
  const question = readQuestion(text, questionInput.locale, now);
  const isFromHere = !lacksCity(text, checked);
  if (lacksAttribute(readIntent(text, before), question, checked)) {
    throw new EngineFailure('model_unconfirmed', 'lacks what is requested');
  }
  if (!isOnSubject(questionInput, checked.citations, known)) {
    throw new EngineFailure('model_unconfirmed', 'is about something else');
  }
  return {
    engine: 'model',
    locale: questionInput.locale,
    // What the guide itself has no answer to can only be near it.
    outcome: checked.struck === 0 && isFromHere && ANSWERS.has(known.outcome) ? 'answered' : 'partly',
    topic: null,
    blocks: checked.blocks,
    citations: checked.citations,
    confidence: checked.confidence,
    reasons: [
      'written_by_model',
      checked.citations.length > 1 ? 'several_sources' : 'few_sources',
      ...(checked.struck > 0 ? (['sentences_struck'] as const) : []),
    ],
    followUps: [],
  };
}

/**
 * The previous questions, and this one with the guide's results and the page it is about. Data is placed beside the question,
 * never in the instructions.
 */
async function messagesFor(
  questionInput: QuestionInput,
  guide: Parameters<AnswerEngine>[1],
  cited: CitedItems,
  known: Answer,
): Promise<ModelMessage[]> {
  const before = questionInput.before.map(({ question, cited: items }): ModelMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: items.map(({ kind, id }) => `[${kind}/${id}]`).join(' ') || '[…]' },
  ]);
  const page = questionInput.about ? await guide.texts([questionInput.about], questionInput.locale) : [];
  const visible = [
    ['What the guide finds by itself', answerItems(known)],
    ['The page that is open', page.map(textItem)],
  ] as const;
  const data = visible
    .filter(([, items]) => items.length > 0)
    .map(([name, items]) => `\n\n${name}: ${JSON.stringify(cited.show(items))}`);
  return [...before.flat(), { role: 'user', content: `${questionInput.question}${data.join('')}` }];
}

/** Stops a model that is silent for too long or does not finish, and the work for a client that disconnected. */
function watchTime({ assistant }: Deps, signal: AbortSignal) {
  const late = new AbortController();
  const firstWords = assistant.firstWordsSeconds * 1000;
  const total = setTimeout(() => late.abort(), assistant.answerSeconds * 1000);
  let silence = setTimeout(() => late.abort(), firstWords);
  return {
    signal: AbortSignal.any([signal, late.signal]),
    alive: () => {
      clearTimeout(silence);
      silence = setTimeout(() => late.abort(), firstWords);
    },
    end: () => {
      clearTimeout(silence);
      clearTimeout(total);
      late.abort();
    },
    failure: () => new EngineFailure(late.signal.aborted ? 'model_slow' : 'model_failed', 'stopped'),
    isLate: () => late.signal.aborted,
  };
}

function failureOf(error: unknown, watch: ReturnType<typeof watchTime>): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (watch.isLate()) return watch.failure();
  return new EngineFailure('model_failed', detailOf(error));
}

/** The HTTP status of the provider's error, otherwise the kind of error, never its text. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === undefined ? error.name : String(statusCode);
}
