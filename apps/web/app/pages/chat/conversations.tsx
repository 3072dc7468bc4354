import { useLingui } from '@lingui/react';
import { SquarePen } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ConversationList } from './conversation-list.tsx';

/** Beside the thread where there is room. */
export function Conversations({ onNew }: { onNew: () => void }) {
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
