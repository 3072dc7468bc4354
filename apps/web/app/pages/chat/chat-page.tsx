import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetChat } from '../../data/chat-storage.ts';
import { ChatThread } from '../../features/assistant/chat-thread.tsx';
import '../../features/assistant/chat.css';
import { ChipRow } from '../../features/assistant/chip-row.tsx';
import { Composer } from '../../features/assistant/composer.tsx';
import { deferred } from '../../features/assistant/rate-answer.ts';
import { EMPTY_THREAD, isAnswering, threadStore } from '../../features/assistant/thread-store.ts';
import { useAsk } from '../../features/assistant/use-ask.ts';
import { useThread } from '../../features/assistant/use-thread.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { useLocale } from '../../language/use-locale.ts';
import { AboutChip } from './about-chip.tsx';
import { ChatHeading } from './chat-heading.tsx';
import { ChatStart } from './chat-start.tsx';
import { Conversations } from './conversations.tsx';
import { SourceRail } from './source-rail.tsx';
import { useAsked } from './use-asked.ts';
import { useShownSource } from './use-shown-source.ts';

/** CHAT-1, CHAT-6: asking the guide: earlier conversations, the one of this tab, and the sources of an answer. */
export function ChatPage() {
  const { _ } = useLingui();
  const thread = useThread();
  const asking = useAsk();
  const field = useRef<HTMLTextAreaElement>(null);
  const { selected, showSource, select } = useShownSource(thread.turns);
  const last = thread.turns.at(-1);
  const isBusy = isAnswering(thread);
  const locale = useLocale();
  const language = useTextLanguage(last?.answer?.locale ?? locale);
  const { about, setAbout } = useAsked((question, about) => void ask(question, about));
  useStopKey(isBusy, asking.stop);
  useForgetting();
  useFinishing();

  async function ask(question: string, page = about, insteadOf?: string): Promise<void> {
    select(null);
    await asking.ask(question, page, insteadOf);
  }

  function beginAnew(): void {
    asking.stop();
    asking.forgetRefusal();
    setAbout(null);
    threadStore.replace(EMPTY_THREAD);
    field.current?.focus();
  }

  return (
    <div className="list-width chat-columns">
      <Conversations onNew={beginAnew} />
      <div className="flex min-w-0 flex-col">
        <ChatHeading hasThread={thread.turns.length > 0} onNew={beginAnew} />
        <div className="min-w-0 grow">
          {thread.turns.length === 0 ? (
            <ChatStart about={about} onAsk={(question) => void ask(question)} />
          ) : (
            <ChatThread
              turns={thread.turns}
              onCite={showSource}
              onAgain={(turn) => void ask(turn.question, turn.about, turn.status === 'answered' ? undefined : turn.key)}
            />
          )}
        </div>
        <noscript>
          <p className="py-4 text-label">{_('chat.no-script')}</p>
        </noscript>
        <div className="chat-composer border-t border-line bg-bg pt-3 pb-2 print:hidden">
          {isBusy ? null : (
            <ChipRow
              label={_('chat.follow-ups')}
              questions={last?.answer?.followUps ?? []}
              language={language}
              onAsk={(question) => void ask(question)}
            />
          )}
          <AboutChip about={about} onRemove={() => setAbout(null)} />
          <Composer fieldRef={field} asking={asking} isAnswering={isBusy} onAsk={(question) => void ask(question)} />
        </div>
      </div>
      <SourceRail turn={selected} />
    </div>
  );
}

/** Escape stops an answer, wherever the focus is, unless something else on the page takes the key. */
function useStopKey(isBusy: boolean, stop: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isBusy && !event.defaultPrevented) stop();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** What could be taken back is done when its reader leaves the page: nothing shows the way back any more. */
function useFinishing(): void {
  useEffect(() => {
    addEventListener('pagehide', deferred.doAll);
    return () => {
      removeEventListener('pagehide', deferred.doAll);
      deferred.doAll();
    };
  }, []);
}

/** CHAT-6: what an account keeps leaves the page with its owner; a guest's stays. */
function useForgetting(): void {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  const { conversation } = useThread();
  const isForeign = isHydrated && !isSignedIn && conversation !== null;
  useEffect(() => {
    if (isForeign) forgetChat();
  }, [isForeign]);
}
