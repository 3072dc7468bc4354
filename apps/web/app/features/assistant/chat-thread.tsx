import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { ThreadTurn } from './thread-store.ts';
import { TurnView } from './turn-view.tsx';

type ChatThreadProps = {
  turns: readonly ThreadTurn[];
  onCite: (turn: ThreadTurn, at: number) => void;
  onAgain: (turn: ThreadTurn) => void;
};

/**
 * The conversation. Streamed text is not announced (the announcer reports when an answer is complete). A new question is scrolled
 * to the top once. After that only the user scrolls the page.
 */
export function ChatThread({ turns, onCite, onAgain }: ChatThreadProps) {
  const { _ } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const answeringKey = last?.status === 'answering' ? last.key : null;
  useEffect(() => {
    const turn = answeringKey === null ? null : log.current?.querySelector(`[data-turn="${answeringKey}"]`);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    turn?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  }, [answeringKey]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={_('chat.log')}
      // Keyboard users focus the conversation to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="chat-log flex flex-col gap-10 py-6"
    >
      {turns.map((turn) => (
        <TurnView key={turn.key} turn={turn} onCite={onCite} onAgain={turn === last ? onAgain : undefined} />
      ))}
    </div>
  );
}
