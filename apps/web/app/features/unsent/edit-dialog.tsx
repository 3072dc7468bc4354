import { LONGEST_NOTE } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';

type EditDialogProps = {
  words: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (text: string) => void;
};

/** The words of a refused change, to be changed and sent once more. */
export function EditDialog({ words, text, isOpen, onOpenChange, onSave }: EditDialogProps) {
  const { _ } = useLingui();
  const [typed, setTyped] = useState(text);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('unsent.edit.title')}
      description={words}
      closeLabel={_('unsent.discard.keep')}
      actions={
        <Button
          onClick={() => {
            onOpenChange(false);
            onSave(typed);
          }}
        >
          {_('unsent.retry')}
        </Button>
      }
    >
      <TextAreaField
        label={_('unsent.edit.text')}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  );
}
