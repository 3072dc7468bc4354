import type { QuestionSubject } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { queryServer, conversationsQuery } from '../../queries/assistant.ts';
import { announce } from '../announcer/announce.ts';
import { SYSTEM_CLOCK } from '../announcer/clock.ts';
import { readPreferences } from '../preferences/preference-store.ts';
import { sendQuestion, type QuestionOutcome } from './send-question.ts';
import { queryDevice } from './query-device.ts';
import { openAnswer } from './open-answer.ts';
import { sentencesOf, visibleBlocks } from './partial-answer.ts';
import { isServerUnreachable, noteReach } from './server-reach.ts';
import { isAnswering, threadStore } from './thread-store.ts';
import { newId } from '../../data/new-id.ts';

/** Why a question was rejected, and when it may be sent again. */
export type Rejection = { code: string; readyAt: number | null };

export type QuestionSender = {
  rejection: Rejection | null;
  /** `insteadOf`: the turn it replaces. */
  sendQuestion: (question: string, about: QuestionSubject | null, insteadOf?: string) => Promise<void>;
  stop: () => void;
  clearRejection: () => void;
};

/** A longer answer is not announced in full. */
const MAX_SPOKEN_LENGTH = 300;

/** An answer continues while the user views another page, so its abort controller belongs to the tab. */
let running: AbortController | null = null;

/** Sends and stops questions, and announces the results to screen readers. */
export function useSendQuestion(): QuestionSender {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [rejection, setRejection] = useState<Rejection | null>(null);

  function notify(outcome: QuestionOutcome, question: string): void {
    switch (outcome.status) {
      case 'answered': {
        const readAloud = sentencesOf(outcome.answer).map(({ text }) => text);
        const text = readAloud.join(' ');
        const count = visibleBlocks(outcome.answer).length;
        const ready = _('chat.announce.ready', { count });
        // Whom to call is announced however long the answer is.
        const long = outcome.answer.safety ? `${readAloud[0] ?? ''} ${ready}` : ready;
        announce(text.length <= MAX_SPOKEN_LENGTH ? text : long);
        return;
      }
      case 'refused': {
        const { code, retryAfter } = outcome;
        // Text typed meanwhile is retained, after the question that could not be sent.
        threadStore.writeDraft([question, threadStore.readDraft()].filter((text) => text !== '').join('\n'));
        setRejection({ code, readyAt: retryAfter === undefined ? null : Date.now() + retryAfter * 1000 });
        return;
      }
      default:
        announce(_(`chat.announce.${outcome.status}`));
    }
  }

  return {
    rejection,
    clearRejection: () => setRejection(null),
    stop: () => running?.abort(),
    async sendQuestion(question, about, insteadOf) {
      if (isAnswering(threadStore.read())) return;
      setRejection(null);
      announce(_('chat.announce.answering'));
      running = new AbortController();
      const { signal } = running;
      const deps = {
        store: threadStore,
        clock: SYSTEM_CLOCK,
        newKey: newId,
        open: openAnswer.bind(null, {
          server: queryServer.bind(null, api),
          device: queryDevice,
          clock: SYSTEM_CLOCK,
          isOnline: () => navigator.onLine,
          isUnreachable: () => isServerUnreachable(queryClient),
          note: noteReach,
        }),
      };
      const preferences = readPreferences().preferences.aiPreferences;
      const outcome = await sendQuestion(deps, { question, locale, preferences, about, insteadOf }, signal);
      if (outcome.status === 'answered') void queryClient.invalidateQueries(conversationsQuery(api));
      notify(outcome, question);
    },
  };
}
