import type { AskedAbout } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { askServer, conversationsQuery } from '../../queries/assistant.ts';
import { announce } from '../announcer/announce.ts';
import { SYSTEM_CLOCK } from '../announcer/clock.ts';
import { readPreferences } from '../preferences/preference-store.ts';
import { ask, type AskOutcome } from './ask.ts';
import { askDevice } from './ask-device.ts';
import { openAnswer } from './open-answer.ts';
import { sentencesOf, shownBlocks } from './partial-answer.ts';
import { isServerLost, noteReach } from './server-reach.ts';
import { isAnswering, threadStore } from './thread-store.ts';

/** Why a question was not taken, and when it may be asked again. */
export type Refusal = { code: string; readyAt: number | null };

export type Asking = {
  refusal: Refusal | null;
  /** `insteadOf`: the turn it takes the place of. */
  ask: (question: string, about: AskedAbout | null, insteadOf?: string) => Promise<void>;
  stop: () => void;
  forgetRefusal: () => void;
};

/** A longer answer is not read out by itself. */
const LONGEST_SPOKEN = 300;

/** An answer goes on while the reader looks at another page, so what stops it belongs to the tab. */
let running: AbortController | null = null;

/** Asks, stops, and tells readers who hear the page. */
export function useAsk(): Asking {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function tell(outcome: AskOutcome, question: string): void {
    switch (outcome.status) {
      case 'answered': {
        const spoken = sentencesOf(outcome.answer).map(({ text }) => text);
        const text = spoken.join(' ');
        const count = shownBlocks(outcome.answer).length;
        announce(text.length <= LONGEST_SPOKEN ? text : _('chat.announce.ready', { count }));
        return;
      }
      case 'refused': {
        const { code, retryAfter } = outcome;
        // What was typed meanwhile stays, after what could not be sent.
        threadStore.writeDraft([question, threadStore.readDraft()].filter((text) => text !== '').join('\n'));
        setRefusal({ code, readyAt: retryAfter === undefined ? null : Date.now() + retryAfter * 1000 });
        return;
      }
      default:
        announce(_(`chat.announce.${outcome.status}`));
    }
  }

  return {
    refusal,
    forgetRefusal: () => setRefusal(null),
    stop: () => running?.abort(),
    async ask(question, about, insteadOf) {
      if (isAnswering(threadStore.read())) return;
      setRefusal(null);
      announce(_('chat.announce.answering'));
      running = new AbortController();
      const { signal } = running;
      const deps = {
        store: threadStore,
        clock: SYSTEM_CLOCK,
        newKey: () => crypto.randomUUID(),
        open: openAnswer.bind(null, {
          server: askServer.bind(null, api),
          device: askDevice,
          clock: SYSTEM_CLOCK,
          isOnline: () => navigator.onLine,
          isLost: () => isServerLost(queryClient),
          note: noteReach,
        }),
      };
      const preferences = readPreferences().preferences.aiPreferences;
      const outcome = await ask(deps, { question, locale, preferences, about, insteadOf }, signal);
      if (outcome.status === 'answered') void queryClient.invalidateQueries(conversationsQuery(api));
      tell(outcome, question);
    },
  };
}
