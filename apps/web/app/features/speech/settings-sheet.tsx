import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Voice } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { Sheet } from '../../ui/modal.tsx';
import { SpeechControls } from './speech-controls.tsx';

type SettingsSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The languages of the text being read. */
  languages: readonly Locale[];
  voices: readonly Voice[];
  isOnline: boolean;
};

/** PROF-7: the listening settings, available during the reading. */
export function SettingsSheet({ isOpen, onOpenChange, ...controls }: SettingsSheetProps) {
  const { _ } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('speech.settings')}
      closeLabel={_('speech.settings.close')}
    >
      <SpeechControls {...controls} />
    </Sheet>
  );
}
