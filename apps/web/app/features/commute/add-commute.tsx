import { MAX_COMMUTES, readCommutes } from '@dalil/domain/city/commute.ts';
import { useLingui } from '@lingui/react';
import { Route } from 'lucide-react';
import type { Traffic } from '../../queries/city.ts';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { saveCommutes, useCommutesText } from './commute-store.ts';

/** Opens the form of another commute. Its code is loaded on the user's intent. */
export function AddCommute({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const commutes = readCommutes(useCommutesText());
  const {
    part: CommuteForm,
    isOpen,
    setOpen,
    open,
    intent,
  } = useOnIntent(async () => (await import('./commute-form.tsx')).CommuteForm);
  if (commutes.length >= MAX_COMMUTES && !isOpen) return null;
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(false) : void open())} {...intent}>
        <Route aria-hidden className="icon-small" />
        {_('roads.commute.add')}
      </Button>
      {isOpen && CommuteForm ? (
        <CommuteForm
          traffic={traffic}
          onSave={(commute) => saveCommutes([...commutes, commute])}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
