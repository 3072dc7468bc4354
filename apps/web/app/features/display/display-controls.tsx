import { useLingui } from '@lingui/react';
import { Contrast, Pause } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { chipClass } from '../../ui/chip-class.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { savePreferences } from '../preferences/save-preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { THEME_CHOICES } from './display-store.ts';
import { LanguageLinks } from './language-link.tsx';
import { ListeningChoice } from './listening-choice.tsx';
import { NATIVE_DIGITS } from './native-digits.ts';
import { LetterIcon } from './text-size-button.tsx';
import { THEME_NAMES } from './theme-names.ts';
import { useDisplay } from './use-display.ts';

/** All display settings that need no account, all open: for the sheet and the drawer of narrow screens. */
export function DisplayControls() {
  const { _ } = useLingui();
  const { theme, contrast, text, change } = useDisplay();
  const id = useId();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby={id} className="flex flex-col gap-2">
        <h3 id={id} className="text-label font-semibold">
          {_('shell.display.language')}
        </h3>
        <LanguageLinks className="flex flex-wrap gap-2" linkClassName={(language) => chipClass(language === locale)} />
      </section>
      <div className="flex flex-wrap gap-2">
        <ToggleChip
          isOn={contrast === 'high'}
          icon={<Contrast aria-hidden className="icon-small" />}
          onClick={() => change({ contrast: contrast === 'high' ? 'normal' : 'high' })}
        >
          {_('shell.display.contrast')}
        </ToggleChip>
        <ToggleChip
          isOn={text === 'large'}
          icon={<LetterIcon />}
          onClick={() => change({ text: text === 'large' ? 'normal' : 'large' })}
        >
          {_('shell.display.largeText')}
        </ToggleChip>
        <MotionChip />
        <DigitsChip />
      </div>
      <Fieldset legend={_('shell.display.theme')}>
        {THEME_CHOICES.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3 text-label">
            <input
              type="radio"
              name={`${id}-theme`}
              className="size-5 accent-accent"
              checked={theme === choice}
              onChange={() => change({ theme: choice })}
            />
            {_(THEME_NAMES[choice])}
          </label>
        ))}
      </Fieldset>
      <ListeningChoice />
    </div>
  );
}

function MotionChip() {
  const { _ } = useLingui();
  const { reduceMotion } = usePreferences().accessibility;
  return (
    <ToggleChip
      isOn={reduceMotion}
      icon={<Pause aria-hidden className="icon-small" />}
      onClick={() => void savePreferences({ accessibility: { reduceMotion: !reduceMotion } })}
    >
      {_('shell.display.reduceMotion')}
    </ToggleChip>
  );
}

/** The digits of the page's own script, if it has any. */
function DigitsChip() {
  const { _ } = useLingui();
  const { digits } = usePreferences().appearance;
  const own = NATIVE_DIGITS[useLocale()];
  if (own === null) return null;
  const isNative = digits === 'native';
  return (
    <ToggleChip
      isOn={isNative}
      icon={<span aria-hidden>{own}</span>}
      onClick={() => void savePreferences({ appearance: { digits: isNative ? 'latin' : 'native' } })}
    >
      {_('shell.display.digits')}
    </ToggleChip>
  );
}
