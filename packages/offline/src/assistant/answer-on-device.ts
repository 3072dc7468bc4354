import { answerEvent, writeEvent } from '@dalil/assistant/answer-events.ts';
import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { QuestionInput } from '@dalil/assistant/answer.ts';
import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { openDeviceGuide } from './device-guide.ts';

/**
 * `events` is the whole stream in the server's format; `checkedAt` is when the device last learned that its guide is the newest.
 */
export type DeviceAnswer = { events: string; checkedAt: string };

/** Contains a misspelt word, so that the spellings are read as well. */
const REHEARSED = 'How much is a metrro ticket to the Marina?';

/**
 * Prefetches what questions need by answering a sample question. For the language of the page it also reads the handbooks, which
 * every question is compared with.
 */
export async function prepareDevice(db: DeviceDatabase, locale: Locale, now: Date): Promise<void> {
  const opened = await openDeviceGuide(db, now);
  await opened?.guide.handbooks(locale);
  await answerOnDevice(db, { question: REHEARSED, locale: BASE_LOCALE, before: [] }, now);
}

/**
 * CHAT-5: answers a question from the guide on this device like `POST /api/assistant/answers` without a configured model: the
 * same events with the same answer. Nothing is stored, so `conversation` is always null. Null where the guide is not on the
 * device.
 */
export async function answerOnDevice(db: DeviceDatabase, question: Question, now: Date): Promise<DeviceAnswer | null> {
  const opened = await openDeviceGuide(db, now);
  if (!opened) return null;
  const questionInput = toQuestionInput(question, now);
  const stream = answerFromGuide(questionInput, opened.guide);
  // The whole answer is known before its first sentence, so streaming has no benefit.
  const received: string[] = [];
  let step = await stream.next();
  while (step.done !== true) {
    received.push(writeEvent(answerEvent(step.value)));
    step = await stream.next();
  }
  const answer = step.value;
  const isUncertain = answer.confidence < questionInput.preferences.confidenceThreshold;
  const done = writeEvent({ event: 'done', data: { answer, isUncertain, conversation: null } });
  return { events: [...received, done].join(''), checkedAt: opened.checkedAt };
}

function toQuestionInput({ question, locale, about, before, preferences }: Question, now: Date): QuestionInput {
  return {
    question: question.trim(),
    locale,
    now,
    about: about ?? null,
    before,
    preferences: preferences ?? DEFAULT_PREFERENCES.aiPreferences,
  };
}
