import { useLingui } from '@lingui/react';
import { SquarePen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { ConversationsButton } from './conversations-button.tsx';

/** Who one asks here, and that it can be wrong. */
export function ChatHeading({ hasThread, onNew }: { hasThread: boolean; onNew: () => void }) {
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
