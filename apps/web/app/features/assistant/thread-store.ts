import type { Answer, QuestionSubject } from '@dalil/assistant/answer.ts';
import type { WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import type { Rating } from '@dalil/assistant/conversation.ts';
import { CHAT_KEYS } from '../../data/chat-storage.ts';
import { NOTHING_YET, type PartialAnswer } from './partial-answer.ts';

/** `broken`: the connection or the server failed in the middle of it. */
export type TurnStatus = 'answering' | 'answered' | 'stopped' | 'broken';

/** A question and what became of it. */
export type ThreadTurn = {
  key: string;
  question: string;
  about: QuestionSubject | null;
  status: TurnStatus;
  partial: PartialAnswer;
  /** The whole answer, once it is there. */
  answer: Answer | null;
  /** CHAT-5: of an answer of this device, when it last heard that its guide is the newest; null of one of the server. */
  storedAt: string | null;
  /** Where it is kept, for somebody signed in. */
  turnId: string | null;
  rating: Rating | null;
};

/** What stands on the page. `conversation` is where an account keeps it; null for a guest, and before the first answer. */
export type Thread = { conversation: { id: string; title: string } | null; turns: readonly ThreadTurn[] };

export const EMPTY_THREAD: Thread = { conversation: null, turns: [] };

export type ThreadStore = ReturnType<typeof createThreadStore>;

/** CHAT-6: the conversation of this tab. Only a guest's is all there is of it. */
export function createThreadStore(storage: () => Storage) {
  const listeners = new Set<() => void>();
  let thread: Thread | null = null;
  let draft: string | null = null;

  function show(next: Thread): void {
    thread = next;
    save(storage, CHAT_KEYS.thread, next.turns.length === 0 ? '' : JSON.stringify(withoutStream(next)));
    for (const listener of listeners) listener();
  }

  /** The reader signed out, or cleared the device: what is kept is read anew, which is nothing. */
  function handleMessage({ key }: StorageEvent): void {
    if (key !== null && key !== CHAT_KEYS.thread) return;
    thread = null;
    draft = null;
    for (const listener of listeners) listener();
  }

  function read(): Thread {
    return (thread ??= threadOf(saved(storage, CHAT_KEYS.thread)));
  }

  return {
    read,
    replace: show,
    /** Changes one turn; nothing when it is not there any more. */
    change(key: string, change: Partial<ThreadTurn>): void {
      const now = read();
      show({ ...now, turns: now.turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn)) });
    },
    readDraft: () => (draft ??= saved(storage, CHAT_KEYS.draft)),
    writeDraft(text: string): void {
      draft = text;
      save(storage, CHAT_KEYS.draft, text);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // It stays: also while another page is shown the thread has to hear that its owner left.
      addEventListener('storage', handleMessage);
      return () => void listeners.delete(listener);
    },
  };
}

/** A conversation of the account as it stands on the page. */
export function threadOfConversation({ id, title, turns }: WholeConversation): Thread {
  return {
    conversation: { id, title },
    turns: turns.map((turn) => ({
      key: turn.id,
      question: turn.question,
      about: null,
      status: 'answered',
      partial: NOTHING_YET,
      answer: turn.answer as Answer,
      storedAt: null,
      turnId: turn.id,
      rating: turn.rating,
    })),
  };
}

export function isAnswering({ turns }: Thread): boolean {
  return turns.at(-1)?.status === 'answering';
}

/** A page that is loaded anew has no stream any more: what was being answered then broke off. */
function withoutStream({ conversation, turns }: Thread): Thread {
  const left = turns.map((turn) => (turn.status === 'answering' ? { ...turn, status: 'broken' as const } : turn));
  return { conversation, turns: left };
}

/** What another version or a hand left there counts as nothing. */
function threadOf(text: string): Thread {
  try {
    const { conversation, turns } = JSON.parse(text) as Partial<Thread>;
    if (!Array.isArray(turns) || !turns.every(isTurn)) return EMPTY_THREAD;
    return { conversation: conversation ?? null, turns };
  } catch {
    return EMPTY_THREAD;
  }
}

function isTurn(value: Partial<ThreadTurn> | null): value is ThreadTurn {
  return typeof value?.question === 'string' && typeof value.key === 'string' && Array.isArray(value.partial?.blocks);
}

function saved(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** A browser that keeps nothing has it as long as the page. */
function save(storage: () => Storage, key: string, text: string): void {
  try {
    if (text === '') storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // The page still has it.
  }
}

export const threadStore = createThreadStore(() => sessionStorage);
