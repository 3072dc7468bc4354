import type { Answer } from '@dalil/assistant/answer.ts';
import type { Rating } from '@dalil/assistant/conversation.ts';
import { writeAnswer } from '@dalil/assistant/written-answer.ts';
import { useLingui } from '@lingui/react';
import { Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toasts } from '../announcer/toast-store.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useCopy } from '../share/use-copy.ts';
import { ListenToAnswer } from './listen-to-answer.tsx';
import { RatingNote } from './rating-note.tsx';
import { isOfDevice, rateAnswer, takeBackRating } from './rate-answer.ts';
import type { ThreadTurn } from './thread-store.ts';

type AnswerActionsProps = {
  turn: ThreadTurn & { answer: Answer };
  /** The element that holds the answer's text. */
  text: () => ParentNode | null;
  /** Absent if another question followed it. */
  onAgain: (() => void) | undefined;
};

/** CHAT-1, CHAT-4: the actions on an answer. */
export function AnswerActions({ turn, text, onAgain }: AnswerActionsProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const messages = { id: 'chat-copy', copied: _('chat.copied'), failed: _('chat.copy-failed') };
  return (
    <>
      <div className="-ms-3 flex flex-wrap items-center text-text-2 print:hidden">
        <ListenToAnswer text={text} />
        <IconButton
          label={_('chat.copy')}
          icon={<Copy aria-hidden className="icon" />}
          onClick={() => void copy(writeAnswer(turn.answer), messages)}
        />
        <RateButton turn={turn} rating="useful" onRated={() => setNoteOpen(false)} />
        <RateButton turn={turn} rating="not_useful" onRated={() => setNoteOpen(true)} />
        {onAgain ? (
          <IconButton
            label={_('chat.again')}
            icon={<RotateCcw aria-hidden className="icon flip-rtl" />}
            onClick={onAgain}
          />
        ) : null}
      </div>
      {isNoteOpen && turn.rating === 'not_useful' ? <RatingNote turn={turn} onDone={() => setNoteOpen(false)} /> : null}
    </>
  );
}

const ICONS = { useful: ThumbsUp, not_useful: ThumbsDown };

type RateButtonProps = { turn: ThreadTurn & { answer: Answer }; rating: Rating; onRated: () => void };

function RateButton({ turn, rating, onRated }: RateButtonProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const Icon = ICONS[rating];
  const isGiven = turn.rating === rating;

  function rate(): void {
    if (isGiven) return;
    onRated();
    const failed = { id: 'chat-rating', tone: 'error', title: _('chat.rating.failed') } as const;
    rateAnswer(api, turn, rating, () => showToast(failed));
    showToast({
      id: 'chat-rating',
      tone: 'success',
      title: _(isOfDevice(turn) ? 'chat.rating.waits' : 'chat.rating.thanks'),
      isPassing: true,
      action: {
        label: _('chat.undo'),
        run: () => {
          void takeBackRating(turn).catch(() => showToast(failed));
          toasts.dismiss('chat-rating');
        },
      },
    });
  }

  return (
    <IconButton
      label={_(`chat.rating.${rating}`)}
      icon={<Icon aria-hidden className="icon" />}
      isPressed={isGiven}
      onClick={rate}
    />
  );
}
