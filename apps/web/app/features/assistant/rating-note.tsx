import type { Answer } from '@dalil/assistant/answer.ts';
import { MAX_FEEDBACK_LENGTH } from '@dalil/assistant/conversation.ts';
import { useLingui } from '@lingui/react';
import { type SyntheticEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { isOfDevice, sendNote } from './rate-answer.ts';
import type { ThreadTurn } from './thread-store.ts';

type RatingNoteProps = { turn: ThreadTurn & { answer: Answer }; onDone: () => void };

/** A note about what was wrong with an answer. Question and answer are sent along only with the user's consent. */
export function RatingNote({ turn, onDone }: RatingNoteProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const [message, setMessage] = useState('');
  const [isShared, setShared] = useState(false);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    try {
      await sendNote(api, turn, { message: message.trim(), isShared });
      showToast({
        id: 'chat-rating',
        tone: 'success',
        title: _(isOfDevice(turn) ? 'chat.note.waits' : 'chat.note.sent'),
      });
      onDone();
    } catch {
      showToast({ id: 'chat-rating', tone: 'error', title: _('chat.rating.failed') });
    }
  }

  return (
    <form className="flex max-w-field flex-col gap-3 print:hidden" onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={_('chat.note')}
        hint={_('chat.note.hint')}
        rows={2}
        maxLength={MAX_FEEDBACK_LENGTH}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <CheckboxRow
        label={_('chat.note.share')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {_('chat.note.send')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {_('chat.cancel')}
        </Button>
      </div>
    </form>
  );
}
