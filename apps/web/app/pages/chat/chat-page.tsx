import type { QuestionSubject } from '@dalil/assistant/answer.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { History, SquarePen, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { AnswerSources } from '../../features/assistant/answer-sources.tsx';
import { forgetChat } from '../../data/chat-storage.ts';
import { ChatThread } from '../../features/assistant/chat-thread.tsx';
import '../../features/assistant/chat.css';
import { ChipRow } from '../../features/assistant/chip-row.tsx';
import { Composer } from '../../features/assistant/composer.tsx';
import { deferred } from '../../features/assistant/rate-answer.ts';
import { EMPTY_THREAD, isAnswering, type ThreadTurn, threadStore } from '../../features/assistant/thread-store.ts';
import { useSendQuestion } from '../../features/assistant/use-send-question.ts';
import { useThread } from '../../features/assistant/use-thread.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { ChatStart } from './chat-start.tsx';
import { ConversationList } from './conversation-list.tsx';

/** CHAT-1, CHAT-6: the chat page: earlier conversations, the conversation of this tab, and the sources of an answer. */
export function ChatPage() {
  const { _ } = useLingui();
  const thread = useThread();
  const sender = useSendQuestion();
  const field = useRef<HTMLTextAreaElement>(null);
  const { selected, showSource, select } = useVisibleSource(thread.turns);
  const last = thread.turns.at(-1);
  const isBusy = isAnswering(thread);
  const locale = useLocale();
  const language = useTextLanguage(last?.answer?.locale ?? locale);
  const { about, setAbout } = useRequestedQuestion((question, about) => void sendQuestion(question, about));
  useStopKey(isBusy, sender.stop);
  useForgetting();
  useFinishing();

  async function sendQuestion(question: string, page = about, insteadOf?: string): Promise<void> {
    select(null);
    await sender.sendQuestion(question, page, insteadOf);
  }

  function beginAnew(): void {
    sender.stop();
    sender.clearRejection();
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
            <ChatStart about={about} onQuestion={(question) => void sendQuestion(question)} />
          ) : (
            <ChatThread
              turns={thread.turns}
              onCite={showSource}
              onAgain={(turn) =>
                void sendQuestion(turn.question, turn.about, turn.status === 'answered' ? undefined : turn.key)
              }
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
              onQuestion={(question) => void sendQuestion(question)}
            />
          )}
          <AboutChip about={about} onRemove={() => setAbout(null)} />
          <Composer
            fieldRef={field}
            sender={sender}
            isAnswering={isBusy}
            onQuestion={(question) => void sendQuestion(question)}
          />
        </div>
      </div>
      <SourceRail turn={selected} />
    </div>
  );
}

/** Escape stops an answer wherever the focus is, unless something else on the page handles the key. */
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

/** A pending deletion is completed when the user leaves the page, because its undo button is no longer visible. */
function useFinishing(): void {
  useEffect(() => {
    addEventListener('pagehide', deferred.doAll);
    return () => {
      removeEventListener('pagehide', deferred.doAll);
      deferred.doAll();
    };
  }, []);
}

/** CHAT-6: an account's conversation is removed from the page on sign-out; a guest's conversation stays. */
function useForgetting(): void {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  const { conversation } = useThread();
  const isForeign = isHydrated && !isSignedIn && conversation !== null;
  useEffect(() => {
    if (isForeign) forgetChat();
  }, [isForeign]);
}

/** States who answers and that answers can be wrong. */
function ChatHeading({ hasThread, onNew }: { hasThread: boolean; onNew: () => void }) {
  const { _ } = useLingui();
  return (
    <header className="flex items-center gap-3 border-b border-line pt-2 pb-4">
      <AyyanStar className="size-9" />
      <div className="min-w-0 grow">
        <h1 className="text-section font-strong">{_('chat.title')}</h1>
        <p className="text-label text-text-2">{_('chat.promise')}</p>
      </div>
      <div data-needs-script="" className="flex print:hidden wide:hidden">
        <ConversationsButton />
        {hasThread ? (
          <IconButton label={_('chat.new')} icon={<SquarePen aria-hidden className="icon" />} onClick={onNew} />
        ) : null}
      </div>
    </header>
  );
}

const load = () => import('./conversations-sheet.tsx').then((module) => module.ConversationsSheet);

/** Earlier conversations, where the screen is too narrow to display them beside the thread. */
function ConversationsButton() {
  const { _ } = useLingui();
  const { part: Sheet, isOpen, setOpen, open, intent } = useOnIntent(load);
  return (
    <>
      <IconButton
        label={_('chat.conversations')}
        icon={<History aria-hidden className="icon" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {Sheet ? <Sheet isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** The page that questions are about, until the user removes it. */
function AboutChip({ about, onRemove }: { about: QuestionSubject | null; onRemove: () => void }) {
  const { _ } = useLingui();
  const references = about && about.kind !== 'fact' ? [`${about.kind}:${about.id}`] : [];
  const query = itemsQuery(useApi(), useLocale(), references);
  const { data } = useQuery({ ...query, enabled: references.length > 0, retry: false });
  const title = data?.[0]?.title;
  if (!about || title === undefined) return null;
  return (
    <p className="flex items-center gap-1 text-label text-text-2">
      <span className="min-w-0 truncate">{_('chat.about', { title: isolate(title) })}</span>
      <IconButton label={_('chat.about.remove')} icon={<X aria-hidden className="icon-small" />} onClick={onRemove} />
    </p>
  );
}

/** On the widest screens: the sources of the last selected answer. */
function SourceRail({ turn }: { turn: ThreadTurn | null }) {
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

/** The answer whose sources are displayed beside the conversation, and the link from a number in a text to its source. */
function useVisibleSource(turns: readonly ThreadTurn[]) {
  const [selectedKey, select] = useState<string | null>(null);
  const selected = turns.find(({ key }) => key === selectedKey) ?? turns.at(-1) ?? null;

  function showSource({ key }: ThreadTurn, at: number): void {
    flushSync(() => select(key));
    const found = Array.from(document.querySelectorAll<HTMLElement>(`[data-source="${key}-${at + 1}"]`));
    for (const source of found) source.closest('details')?.setAttribute('open', '');
    const source = found.find((one) => one.checkVisibility());
    source?.focus({ preventScroll: true });
    source?.scrollIntoView({ block: 'nearest' });
  }

  return { selected, select, showSource };
}

/**
 * The question in the link: `?q=` is put into the field, or sent immediately if the user has already pressed Ask on a page of the
 * guide. A link from elsewhere sends nothing.
 */
function useRequestedQuestion(onQuestion: (question: string, about: QuestionSubject | null) => void) {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [about, setAbout] = useState<QuestionSubject | null>(null);

  const take = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    const question = params.get('q')?.trim() ?? '';
    const page = aboutOf(params.get('about'));
    if (question === '' && page === null) return;
    setAbout(page);
    // The question is removed from the address, so that a reload or going back does not send it again.
    void navigate(pathname, { replace: true, preventScrollReset: true });
    if (question === '') return;
    const isSent = isInitialQuestion(state) || (params.has('send') && isFromOwnPage());
    if (isSent && !isAnswering(threadStore.read())) onQuestion(question, page);
    else threadStore.writeDraft(question);
  });
  useEffect(() => take(), [search]);

  return { about, setAbout };
}

function aboutOf(text: string | null): QuestionSubject | null {
  const [kind, id, more] = text?.split('/') ?? [];
  const known = SEARCH_KINDS.find((one) => one === kind);
  return known && id && more === undefined && /^[\w.-]{1,120}$/.test(id) ? { kind: known, id } : null;
}

/** Whether this document was opened from a page of the guide: one whose scripts had not begun passes no state. */
function isFromOwnPage(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

function isInitialQuestion(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSubmitted' in state && state.isSubmitted === true;
}

/** Displayed beside the thread on wide screens. */
function Conversations({ onNew }: { onNew: () => void }) {
  const { _ } = useLingui();
  return (
    <aside aria-labelledby="chat-conversations" className="chat-rail hidden py-4 print:hidden wide:block">
      <h2 id="chat-conversations" className="border-b border-line pb-2 text-name font-semibold">
        {_('chat.conversations')}
      </h2>
      <div data-needs-script="" className="flex flex-col gap-4 pt-4">
        <Button onClick={onNew}>
          <SquarePen aria-hidden className="icon-small" />
          {_('chat.new')}
        </Button>
        <ConversationList />
      </div>
    </aside>
  );
}
