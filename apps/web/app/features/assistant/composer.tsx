import { MAX_QUESTION_LENGTH } from '@dalil/assistant/conversation.ts';
import { useLingui } from '@lingui/react';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useId } from 'react';
import { useOnline } from '../connection/use-online.ts';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { prepareDevice } from './query-device.ts';
import { RejectionNotice } from './rejection-notice.tsx';
import { useServerUnreachable } from './server-reach.ts';
import { threadStore } from './thread-store.ts';
import type { QuestionSender } from './use-send-question.ts';
import { useDraft } from './use-thread.ts';

type ComposerProps = {
  sender: QuestionSender;
  isAnswering: boolean;
  onQuestion: (question: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
};

/** The question field. Enter sends it, Shift+Enter starts a line. While an answer streams the button stops it. */
export function Composer({ sender, isAnswering, onQuestion, fieldRef }: ComposerProps) {
  const { _ } = useLingui();
  const id = useId();
  const draft = useDraft();
  const isOnline = useOnline();
  const locale = useLocale();
  const isAnsweredHere = useServerUnreachable() || !isOnline;
  useEffect(() => {
    if (isAnsweredHere) prepareDevice(locale);
  }, [isAnsweredHere, locale]);

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    const question = draft.trim();
    if (question === '' || isAnswering) return;
    threadStore.writeDraft('');
    onQuestion(question);
  }

  function press(event: KeyboardEvent): void {
    // While an input method (IME) composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-2" data-needs-script="">
      {isOnline ? null : (
        <p role="status" className="pt-1 text-label text-text-2">
          {_('chat.offline')}
        </p>
      )}
      <RejectionNotice rejection={sender.rejection} />
      <div className="flex items-end gap-2 rounded-dialog border border-line-strong bg-surface p-1 ps-4 high-contrast:border-2">
        <label htmlFor={id} className="sr-only">
          {_('chat.field')}
        </label>
        <textarea
          ref={fieldRef}
          id={id}
          rows={1}
          dir="auto"
          maxLength={MAX_QUESTION_LENGTH}
          enterKeyHint="send"
          placeholder={_('chat.placeholder')}
          value={draft}
          onChange={({ currentTarget }) => threadStore.writeDraft(currentTarget.value)}
          onKeyDown={press}
          className="chat-field min-h-11 w-full min-w-0 resize-none bg-transparent text-ui text-text placeholder:text-text-3"
        />
        {isAnswering ? (
          <button
            type="button"
            aria-label={_('chat.stop')}
            title={_('chat.stop')}
            className={`${buttonClass({ variant: 'ink' })} chat-send`}
            onClick={sender.stop}
          >
            <Square aria-hidden className="icon-small fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={_('chat.send')}
            title={_('chat.send')}
            className={`${buttonClass({ variant: 'primary' })} chat-send`}
          >
            <ArrowUp aria-hidden className="icon" />
          </button>
        )}
      </div>
      <p className="text-center text-caption text-text-3">{_('chat.can-be-wrong')}</p>
    </form>
  );
}
