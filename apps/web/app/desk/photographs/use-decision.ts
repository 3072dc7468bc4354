import type { FocalPoint } from '@dalil/domain/guide/picture.ts';
import type { PhotographDecision } from '@dalil/domain/newsroom/photographs.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type DeskPhotograph, decidePhotograph } from '../../queries/photographs.ts';

export type Decision = {
  decide: (photograph: DeskPhotograph, decision: PhotographDecision) => void;
  isSending: boolean;
  /** What stays in view of each photograph, where it was changed here. */
  focusOf: (photograph: DeskPhotograph) => FocalPoint | undefined;
  setFocus: (id: string, focus: FocalPoint) => void;
};

/** Decides about one photograph at a time, says what came of it, and has the queue fetched again. */
export function useDecision(): Decision {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, FocalPoint>>>({});

  async function send({ id, item }: DeskPhotograph, decision: PhotographDecision): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      const focus = chosen[id];
      await decidePhotograph(api, id, { decision, ...(focus && { focus }) });
      showToast({ id: 'photograph', tone: 'success', title: _(`photo-desk.done.${decision}`, { title: item.title }) });
    } catch (error) {
      const { key, values } = messageOf(error);
      showToast({ id: 'photograph', tone: 'error', title: _(key, values) });
    } finally {
      setSending(false);
      // After a failure too: another person may have decided.
      await queries.invalidateQueries({ queryKey: ['newsroom'] });
    }
  }

  return {
    decide: (photograph, decision) => void send(photograph, decision),
    isSending,
    focusOf: ({ id, picture }) => chosen[id] ?? picture?.focus,
    setFocus: (id, focus) => setChosen((before) => ({ ...before, [id]: focus })),
  };
}

function messageOf(error: unknown): Message {
  if (error instanceof ApiError) {
    if (error.fields.some(({ code }) => code === 'chosen_in_item')) return { key: 'photo-desk.chosenInItem' };
    if (error.code === 'invalid_input') return { key: 'photo-desk.incomplete' };
  }
  return failureMessage(error, 'newsroom.failed');
}
