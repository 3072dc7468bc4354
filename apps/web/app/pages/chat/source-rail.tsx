import { useLingui } from '@lingui/react';
import { AnswerSources } from '../../features/assistant/answer-sources.tsx';
import type { ThreadTurn } from '../../features/assistant/thread-store.ts';

/** On the widest screens: what the answer that was looked at last rests on. */
export function SourceRail({ turn }: { turn: ThreadTurn | null }) {
  const { _ } = useLingui();
  const citations = turn ? (turn.answer ?? turn.partial).citations : [];
  return (
    <aside aria-labelledby="chat-sources" className="chat-rail hidden py-4 print:hidden extra:block">
      <h2 id="chat-sources" className="border-b border-line pb-2 text-name font-semibold">
        {_('chat.rail.title')}
      </h2>
      {turn && citations.length > 0 ? (
        <>
          <p className="line-clamp-2 pt-3 text-meta text-text-3">
            <bdi>{turn.question}</bdi>
          </p>
          <AnswerSources turnKey={turn.key} citations={citations} />
        </>
      ) : (
        <p className="pt-3 text-label text-text-2">{_('chat.rail.empty')}</p>
      )}
    </aside>
  );
}
