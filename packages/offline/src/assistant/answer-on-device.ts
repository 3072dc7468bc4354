import { answerEvent, writeEvent } from '@dalil/assistant/answer-events.ts';
import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { QuestionInput } from '@dalil/assistant/answer.ts';
import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { openDeviceGuide } from './device-guide.ts';

/** `events` are the whole stream as the server writes it; `checkedAt` when the device last heard that its guide is the newest. */
export type DeviceAnswer = { events: string; checkedAt: string };

/** It has a misspelt word, so that the spellings are read as well. */
const REHEARSED = 'How much is a metrro ticket to the Marina?';

/**
 * Reads what questions need before one is asked, by answering one that nobody asked; in the language of the page
 * the handbooks, which every question is held against.
 */
export async function prepareDevice(db: DeviceDatabase, locale: Locale, now: Date): Promise<void> {
  const opened = await openDeviceGuide(db, now);
  await opened?.guide.handbooks(locale);
  await answerOnDevice(db, { question: REHEARSED, locale: BASE_LOCALE, before: [] }, now);
}

/**
 * CHAT-5: answers a question from the guide on this device, as `POST /api/assistant/answers` does where no model is
 * configured: the same events with the same answer. Nothing of it is kept, so `conversation` is always null. Null where the
 * guide is not on the device.
 */
export async function answerOnDevice(db: DeviceDatabase, question: Question, now: Date): Promise<DeviceAnswer | null> {
  const opened = await openDeviceGuide(db, now);
  if (!opened) return null;
  const questionInput = toQuestionInput(question, now);
  const stream = answerFromGuide(questionInput, opened.guide);
  // All of it is known before its first sentence, so that there is nothing to send piece by piece.
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
