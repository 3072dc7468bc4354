import { useLingui } from '@lingui/react';
import { Sheet } from '../../ui/modal.tsx';
import { ConversationList } from './conversation-list.tsx';

type ConversationsSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function ConversationsSheet({ isOpen, onOpenChange }: ConversationsSheetProps) {
  const { _ } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('chat.conversations')}
      closeLabel={_('chat.conversations.close')}
    >
      <ConversationList onOpened={() => onOpenChange(false)} />
    </Sheet>
  );
}
