import type { Answer, QuestionSubject } from '@dalil/assistant/answer.ts';
import type { WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import type { Rating } from '@dalil/assistant/conversation.ts';
import { CHAT_KEYS } from '../../data/chat-storage.ts';
import { NOTHING_YET, type PartialAnswer } from './partial-answer.ts';
import { type PageStorage, tabStorage } from '../../data/page-storage.ts';

/** `broken`: the connection or the server failed in the middle of the answer. */
export type TurnStatus = 'answering' | 'answered' | 'stopped' | 'broken';

/** A question and its result. */
export type ThreadTurn = {
  key: string;
  question: string;
  about: QuestionSubject | null;
  status: TurnStatus;
  partial: PartialAnswer;
  /** The complete answer, once it has arrived. */
  answer: Answer | null;
  /** CHAT-5: for an answer of this device, when its guide was last confirmed to be the newest. Null for the server's. */
  storedAt: string | null;
  /** The id under which an account stores it, for a signed-in user. */
  turnId: string | null;
  rating: Rating | null;
};

/** The displayed thread. `conversation` is where an account stores it: null for a guest and before the first answer. */
export type Thread = { conversation: { id: string; title: string } | null; turns: readonly ThreadTurn[] };

export const EMPTY_THREAD: Thread = { conversation: null, turns: [] };

export type ThreadStore = ReturnType<typeof createThreadStore>;

/** CHAT-6: the conversation of this tab. A guest's conversation exists only here. */
export function createThreadStore(storage: PageStorage) {
  const listeners = new Set<() => void>();
  let thread: Thread | null = null;
  let draft: string | null = null;

  function show(next: Thread): void {
    thread = next;
    save(storage, CHAT_KEYS.thread, next.turns.length === 0 ? '' : JSON.stringify(withoutStream(next)));
    for (const listener of listeners) listener();
  }

  /** The user signed out or cleared the device: the storage is read again and is empty. */
  function handleMessage({ key }: StorageEvent): void {
    if (key !== null && key !== CHAT_KEYS.thread) return;
    thread = null;
    draft = null;
    for (const listener of listeners) listener();
  }

  function read(): Thread {
    return (thread ??= threadOf(storage.getItem(CHAT_KEYS.thread) ?? ''));
  }

  return {
    read,
    replace: show,
    /** Changes one turn. No effect if it does not exist any more. */
    change(key: string, change: Partial<ThreadTurn>): void {
      const now = read();
      show({ ...now, turns: now.turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn)) });
    },
    readDraft: () => (draft ??= storage.getItem(CHAT_KEYS.draft) ?? ''),
    writeDraft(text: string): void {
      draft = text;
      save(storage, CHAT_KEYS.draft, text);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // Never removed: the thread must learn of a sign-out also while another page is displayed.
      addEventListener('storage', handleMessage);
      return () => void listeners.delete(listener);
    },
  };
}

/** A conversation of the account as the page displays it. */
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

/** A reloaded page has no stream any more: an answer in progress then counts as broken. */
function withoutStream({ conversation, turns }: Thread): Thread {
  const left = turns.map((turn) => (turn.status === 'answering' ? { ...turn, status: 'broken' as const } : turn));
  return { conversation, turns: left };
}

/** Invalid content, from another version or from manual edits, is ignored. */
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

function save(storage: PageStorage, key: string, text: string): void {
  if (text === '') storage.removeItem(key);
  else storage.setItem(key, text);
}

export const threadStore = createThreadStore(tabStorage);
