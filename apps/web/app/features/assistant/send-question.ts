import type { Answer, QuestionSubject, Citation, Turn } from '@dalil/assistant/answer.ts';
import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { MAX_PREVIOUS_CITATIONS, MAX_PREVIOUS_TURNS } from '@dalil/assistant/conversation.ts';
import { ApiError } from '../../data/api.ts';
import type { Clock } from '../announcer/clock.ts';
import { readEvents } from './event-stream.ts';
import type { OpenedAnswer, Questions } from './open-answer.ts';
import { answerEvent, NOTHING_YET, withPart } from './partial-answer.ts';
import type { Thread, ThreadStore } from './thread-store.ts';

/** The server says something every ten seconds; who is silent for so long is gone. */
export const MAX_SILENCE_MS = 30_000;

export type QuestionDeps = {
  store: ThreadStore;
  clock: Clock;
  newKey: () => string;
  /** Asks who can answer; fails with `ApiError` when the question is not taken. */
  open: (questions: Questions, signal: AbortSignal) => Promise<OpenedAnswer>;
};

export type QuestionRequest = Pick<Question, 'question' | 'locale' | 'preferences'> & {
  about: QuestionSubject | null;
  /** The turn that is tried again, and whose place the new one takes. */
  insteadOf?: string;
};

/** How asking ended. What was refused never stood on the page: the reader still has it. */
export type QuestionOutcome =
  | { status: 'answered'; answer: Answer }
  | { status: 'stopped' | 'broken' }
  | { status: 'refused'; code: string; retryAfter: number | undefined };

/** Asks a question in the thread and fills in the answer as it comes. */
export async function sendQuestion(
  deps: QuestionDeps,
  input: QuestionRequest,
  signal: AbortSignal,
): Promise<QuestionOutcome> {
  const { store } = deps;
  const before = store.read();
  const key = deps.newKey();
  const { question, about, insteadOf } = input;
  const turn = {
    key,
    question,
    about,
    status: 'answering',
    partial: NOTHING_YET,
    answer: null,
    storedAt: null,
    turnId: null,
    rating: null,
  } as const;
  const requested = { ...before, turns: [...before.turns.filter((one) => one.key !== insteadOf), turn] };
  store.replace(requested);
  const line = openLine(deps.clock, signal);
  try {
    const opened = await openOrBeginAnew(
      deps,
      input,
      { ...requested, turns: requested.turns.slice(0, -1) },
      line.signal,
    );
    return await follow(store, key, opened, line);
  } catch (error) {
    if (signal.aborted) {
      store.change(key, { status: 'stopped' });
      return { status: 'stopped' };
    }
    if (isVisible(store, key)) store.replace(before);
    if (!(error instanceof ApiError)) throw error;
    return { status: 'refused', code: error.code, retryAfter: error.retryAfter };
  } finally {
    line.close();
  }
}

/** The reader may have begun another conversation meanwhile. */
function isVisible(store: ThreadStore, key: string): boolean {
  return store.read().turns.some((turn) => turn.key === key);
}

/** A conversation that was deleted elsewhere is begun anew, from what still stands on the page. */
async function openOrBeginAnew(deps: QuestionDeps, input: QuestionRequest, thread: Thread, signal: AbortSignal) {
  try {
    return await deps.open(questionsOf(input, thread), signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found' && thread.conversation)) throw error;
    const { store } = deps;
    store.replace({ ...store.read(), conversation: null });
    return deps.open(questionsOf(input, { ...thread, conversation: null }), signal);
  }
}

function questionsOf(input: QuestionRequest, thread: Thread): Questions {
  return { ofServer: questionOf(input, thread), ofDevice: questionOf(input, { ...thread, conversation: null }) };
}

function questionOf({ question, locale, preferences, about }: QuestionRequest, thread: Thread): Question {
  const conversationId = thread.conversation?.id ?? null;
  const before = conversationId === null ? turnsBefore(thread) : [];
  return { question, locale, preferences, about, conversationId, before };
}

/** What of the conversation a question can refer to. */
function turnsBefore({ turns }: Thread): Question['before'] {
  const answered = turns.flatMap(({ question, answer }) => (answer ? [{ question, cited: citedIn(answer) }] : []));
  return answered.slice(-MAX_PREVIOUS_TURNS);
}

function citedIn({ citations }: { citations: readonly Citation[] }): Turn['cited'] & Question['before'][0]['cited'] {
  return citations.slice(0, MAX_PREVIOUS_CITATIONS).map(({ kind, id }) => ({ kind, id }));
}

/** What comes at once is shown at once: each change of the thread is drawn, and kept in the tab. */
async function follow(
  store: ThreadStore,
  key: string,
  { body, storedAt }: OpenedAnswer,
  line: Line,
): Promise<QuestionOutcome> {
  let partial = NOTHING_YET;
  const breakOff = (): QuestionOutcome => {
    const status = line.isLeft() ? 'stopped' : 'broken';
    store.change(key, { status, partial, storedAt });
    return { status };
  };
  try {
    for await (const received of readEvents(body, line.signal, line.received)) {
      for (const event of received) {
        const step = answerEvent(event);
        if (step?.event === 'problem') return breakOff();
        if (step?.event === 'done') {
          const { answer, conversation } = step.data;
          store.change(key, { status: 'answered', partial, answer, turnId: conversation?.turnId ?? null, storedAt });
          if (conversation && isVisible(store, key)) store.replace({ ...store.read(), conversation });
          return { status: 'answered', answer };
        }
        if (step) partial = withPart(partial, step);
      }
      store.change(key, { partial, storedAt });
    }
  } catch {
    // The network failed, or what came was no answer: what stands so far stays.
  }
  return breakOff();
}

type Line = ReturnType<typeof openLine>;

/** The connection of one question: the reader lets go of it, or it is silent for too long. */
function openLine(clock: Clock, userSignal: AbortSignal) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  if (userSignal.aborted) hangUp();
  userSignal.addEventListener('abort', hangUp);
  let stopTimer = clock.after(MAX_SILENCE_MS, hangUp);
  return {
    signal: line.signal,
    isLeft: () => userSignal.aborted,
    received(): void {
      stopTimer();
      stopTimer = clock.after(MAX_SILENCE_MS, hangUp);
    },
    close(): void {
      stopTimer();
      userSignal.removeEventListener('abort', hangUp);
    },
  };
}
