import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApi } from '../../data/use-api.ts';
import type { Message } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { changeState, type TextInWork } from '../../queries/newsroom.ts';
import type { DetailsFormHandle } from './details-form.tsx';
import { refusalOf } from './text-actions.tsx';
import type { TextFormHandle } from './text-form.tsx';

/**
 * STAFF-1: saves the words and what belongs to all languages, then sends the text to review, in one press. Stops at what is
 * refused, which the form shows; the answer is a refusal that belongs to no form.
 */
export function useSendToReview(
  text: TextInWork,
  words: RefObject<TextFormHandle | null>,
  details: RefObject<DetailsFormHandle | null>,
) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  return async (): Promise<Message | null> => {
    const version = words.current ? await words.current.save() : text.version;
    if (version === null || (await details.current?.save()) === false) return null;
    try {
      await changeState(api, text, { action: 'submit', version, comment: '' });
    } catch (error) {
      return { key: refusalOf(error) ?? 'newsroom.failed' };
    }
    showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.done.submit') });
    await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
    return null;
  };
}
