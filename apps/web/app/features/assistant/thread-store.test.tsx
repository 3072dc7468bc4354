import { expect, test } from 'vitest';
import { CHAT_KEYS, forgetChat } from '../../data/chat-storage.ts';
import { anAnswer } from './factories.ts';
import { NOTHING_YET } from './partial-answer.ts';
import { createThreadStore, EMPTY_THREAD, type Thread } from './thread-store.ts';
import { createPageStorage } from '../../data/page-storage.ts';

const THREAD: Thread = {
  conversation: null,
  turns: [
    {
      key: 'one',
      question: '<img src=x onerror=alert(1)>',
      about: null,
      status: 'answered',
      partial: NOTHING_YET,
      answer: anAnswer(),
      storedAt: null,
      turnId: null,
      rating: null,
    },
  ],
};

test('CHAT-6 a guest’s conversation is stored in the tab, with what was typed and not sent', () => {
  sessionStorage.clear();
  const store = createThreadStore(createPageStorage(() => sessionStorage));
  store.replace(THREAD);
  store.writeDraft('And');
  const reloaded = createThreadStore(createPageStorage(() => sessionStorage));
  expect(reloaded.read()).toEqual(THREAD);
  expect(reloaded.readDraft()).toBe('And');
  store.replace(EMPTY_THREAD);
  expect(sessionStorage.getItem(CHAT_KEYS.thread)).toBeNull();
});

test('CHAT-1 a question that was being answered when the page was loaded anew is not lost', () => {
  sessionStorage.clear();
  const turns = THREAD.turns.map((turn) => ({ ...turn, status: 'answering' as const, answer: null }));
  createThreadStore(createPageStorage(() => sessionStorage)).replace({ conversation: null, turns });
  const [turn] = createThreadStore(createPageStorage(() => sessionStorage)).read().turns;
  expect(turn).toMatchObject({ question: THREAD.turns[0]?.question, status: 'broken' });
});

test('CHAT-6 who signs out takes the conversation along, also from a page that holds it', () => {
  sessionStorage.clear();
  const store = createThreadStore(createPageStorage(() => sessionStorage));
  let received = 0;
  store.subscribe(() => (received += 1));
  store.replace(THREAD);
  store.writeDraft('And');
  forgetChat();
  expect(store.read()).toEqual(EMPTY_THREAD);
  expect(store.readDraft()).toBe('');
  expect(received).toBe(3);
});

test.each(['', 'no json', '{}', '{"turns":[{"question":1}]}', '{"turns":[null]}'])(
  'CHAT-6 what another version left there counts as nothing: %j',
  (text) => {
    sessionStorage.setItem(CHAT_KEYS.thread, text);
    expect(createThreadStore(createPageStorage(() => sessionStorage)).read()).toEqual(EMPTY_THREAD);
  },
);

test('CHAT-6 a browser that keeps nothing has the conversation as long as the page', () => {
  const store = createThreadStore(
    createPageStorage(() => {
      throw new DOMException('off', 'SecurityError');
    }),
  );
  store.replace(THREAD);
  expect(store.read()).toEqual(THREAD);
});
