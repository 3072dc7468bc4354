import type { Answer } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTextLanguage } from '../guide-cards/text-language.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { AnswerText } from './answer-text.tsx';
import { hasBegun } from './partial-answer.ts';
import type { ThreadTurn } from './thread-store.ts';

type TurnViewProps = {
  turn: ThreadTurn;
  onCite: (turn: ThreadTurn, at: number) => void;
  /** Only the newest question can be repeated. */
  onAgain: ((turn: ThreadTurn) => void) | undefined;
};

/** A question as the user wrote it, and the answer as text. */
export function TurnView({ turn, onCite, onAgain }: TurnViewProps) {
  const { _ } = useLingui();
  const { question, answer, partial, status } = turn;
  const text = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const language = useTextLanguage(answer?.locale ?? locale);
  return (
    <div data-turn={turn.key} className="chat-turn flex flex-col gap-5">
      <p className="chat-question self-start rounded-dialog rounded-ss-tag bg-accent px-4 py-2 font-reading text-ui whitespace-pre-line text-on-accent high-contrast:border-2 high-contrast:border-current forced-colors:border">
        <VisuallyHidden>{_('chat.you-said')} </VisuallyHidden>
        <bdi className="wrap-anywhere">{question}</bdi>
      </p>
      <div className="flex min-w-0 flex-col gap-4">
        <VisuallyHidden>{_('chat.ayyan-said')} </VisuallyHidden>
        {partial.restart && status === 'answering' ? (
          <p className="text-label text-text-2">{_(`chat.fallback.${partial.restart}`)}</p>
        ) : null}
        <div ref={text} className="flex min-w-0 flex-col gap-4 wrap-anywhere" {...language}>
          <AnswerText answer={answer ?? partial} onCite={(at) => onCite(turn, at)} />
        </div>
        {status === 'answering' ? <Waiting hasText={hasBegun(partial)} /> : null}
        {status === 'stopped' || status === 'broken' ? (
          <Unfinished status={status} onAgain={onAgain && (() => onAgain(turn))} />
        ) : null}
        {answer ? (
          <>
            <AnswerFoot turnKey={turn.key} answer={answer} storedAt={turn.storedAt ?? null} />
            <AnswerActions
              turn={turn as ThreadTurn & { answer: Answer }}
              text={() => text.current}
              onAgain={onAgain && (() => onAgain(turn))}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Screen readers receive this once, from the announcer. */
function Waiting({ hasText }: { hasText: boolean }) {
  const { _ } = useLingui();
  return (
    <p aria-hidden className="flex items-center gap-3 text-label text-text-2">
      <AyyanStar className="chat-waiting" />
      {_(hasText ? 'chat.writing' : 'chat.looking')}
    </p>
  );
}

function Unfinished({ status, onAgain }: { status: 'stopped' | 'broken'; onAgain: (() => void) | undefined }) {
  const { _ } = useLingui();
  const action = onAgain ? (
    <Button size="small" onClick={onAgain}>
      {_('chat.retry')}
    </Button>
  ) : null;
  if (status === 'broken') {
    return (
      <Notice tone="warning" action={action}>
        {_('chat.broken')}
      </Notice>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
      {_('chat.stopped')}
      {action}
    </p>
  );
}
