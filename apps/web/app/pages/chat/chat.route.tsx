import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { assistantStateQuery } from '../../queries/assistant.ts';
import { ChatPage } from './chat-page.tsx';

const load = loadPage(['guide', 'guide-calendar', 'events', 'chat'], async ({ api, prefetch, translate }) => {
  // The state of the assistant is displayed when known. Questions can be sent without it.
  await prefetch(assistantStateQuery(api)).catch(() => null);
  return { title: translate('chat.page-title'), description: translate('chat.description') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Chat() {
  return <ChatPage />;
}
