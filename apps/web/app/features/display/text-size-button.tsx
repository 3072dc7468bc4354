import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useLocale } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDisplay } from './use-display.ts';

export function TextSizeButton() {
  const { _ } = useLingui();
  const { text, change } = useDisplay();
  const isLarge = text === 'large';
  return (
    <IconButton
      label={_('shell.display.largeText')}
      icon={<LetterIcon />}
      isPressed={isLarge}
      onClick={() => change({ text: isLarge ? 'normal' : 'large' })}
    />
  );
}

/** The icon for text: a letter of the user's own script. */
export function LetterIcon() {
  return (
    <span aria-hidden className="text-label font-semibold">
      {LOCALE_INFO[useLocale()].letter}
    </span>
  );
}
