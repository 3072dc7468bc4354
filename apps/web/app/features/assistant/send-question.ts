import type { Answer, QuestionSubject, Citation, Turn } from '@dalil/assistant/answer.ts';
import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { MAX_PREVIOUS_CITATIONS, MAX_PREVIOUS_TURNS } from '@dalil/assistant/conversation.ts';
import { ApiError } from '../../data/api.ts';
import type { Clock } from '../announcer/clock.ts';
import { readEvents } from './event-stream.ts';
import type { OpenedAnswer, Questions } from './open-answer.ts';
import { answerEvent, NOTHING_YET, withPart } from './partial-answer.ts';
import type { Thread, ThreadStore } from './thread-store.ts';

/** The server sends something every ten seconds. After this silence the connection counts as lost. */
export const MAX_SILENCE_MS = 30_000;

export type QuestionDeps = {
  store: ThreadStore;
  clock: Clock;
  newKey: () => string;
  /** Opens the stream of whichever engine can answer. Fails with `ApiError` if the question is rejected. */
  open: (questions: Questions, signal: AbortSignal) => Promise<OpenedAnswer>;
};

export type QuestionRequest = Pick<Question, 'question' | 'locale' | 'preferences'> & {
  about: QuestionSubject | null;
  /** The turn that is retried and replaced by the new one. */
  insteadOf?: string;
};

/** The outcome of a request. A rejected question was never displayed in the thread: it stays in the field. */
export type QuestionOutcome =
  | { status: 'answered'; answer: Answer }
  | { status: 'stopped' | 'broken' }
  | { status: 'refused'; code: string; retryAfter: number | undefined };

/** Sends a question in the thread and fills in the answer as it arrives. */
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

/** The user may have started another conversation meanwhile. */
function isVisible(store: ThreadStore, key: string): boolean {
  return store.read().turns.some((turn) => turn.key === key);
}

/** A conversation that was deleted elsewhere is started again, from the turns still on the page. */
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

/** The turns of the conversation that a question can refer to. */
function turnsBefore({ turns }: Thread): Question['before'] {
  const answered = turns.flatMap(({ question, answer }) => (answer ? [{ question, cited: citedIn(answer) }] : []));
  return answered.slice(-MAX_PREVIOUS_TURNS);
}

function citedIn({ citations }: { citations: readonly Citation[] }): Turn['cited'] & Question['before'][0]['cited'] {
  return citations.slice(0, MAX_PREVIOUS_CITATIONS).map(({ kind, id }) => ({ kind, id }));
}

/** Parts that arrive together are rendered together: each change of the thread causes a render and is stored in the tab. */
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
    // The network failed, or the response was invalid. The part received so far stays.
  }
  return breakOff();
}

type Line = ReturnType<typeof openLine>;

/** The connection of one question. It ends when the user cancels or after too long a silence. */
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
