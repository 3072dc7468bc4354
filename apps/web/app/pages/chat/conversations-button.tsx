import { useLingui } from '@lingui/react';
import { History } from 'lucide-react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const load = () => import('./conversations-sheet.tsx').then((module) => module.ConversationsSheet);

/** Earlier conversations, where there is no room beside the thread. */
export function ConversationsButton() {
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
