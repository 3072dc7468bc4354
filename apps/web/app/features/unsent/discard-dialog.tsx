import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';

type DiscardDialogProps = {
  words: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDiscard: () => void;
};

/** What is discarded exists nowhere else, so it is asked for once more. */
export function DiscardDialog({ words, isOpen, onOpenChange, onDiscard }: DiscardDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('unsent.discard.title')}
      description={words}
      closeLabel={_('unsent.discard.keep')}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              onDiscard();
            }}
          >
            {_('unsent.discard')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{_('unsent.discard.keep')}</Button>
        </>
      }
    >
      <p className="text-label text-text-2">{_('unsent.discard.why')}</p>
    </Dialog>
  );
}
