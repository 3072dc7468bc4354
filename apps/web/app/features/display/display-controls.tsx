import { scriptOf } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Clock, Contrast, Pause } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { chipClass } from '../../ui/chip-class.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { savePreferences } from '../preferences/save-preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { THEME_CHOICES } from './display-store.ts';
import { LanguageLinks } from './language-link.tsx';
import { LazyPanel } from './lazy-panel.tsx';
import { NATIVE_DIGITS } from './native-digits.ts';
import { LetterIcon } from './text-size-button.tsx';
import { THEME_NAMES } from './theme-names.ts';
import { useDisplay } from './use-display.ts';

// Listening and the offline guide are here too, so that they need no account (PROF-7, PWA-5).
const loadListening = async () => (await import('../speech/listening-panel.tsx')).ListeningPanel;
const loadOffline = async () => (await import('../offline-guide/offline-panel.tsx')).OfflinePanel;

/** All settings of the device, which need no account. */
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
        <ClockChip />
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
      <LazyPanel label={_('shell.display.listening')} area="speech" load={loadListening} />
      <LazyPanel label={_('shell.display.offline')} area="offline-guide" load={loadOffline} />
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
  const own = NATIVE_DIGITS[scriptOf(useLocale())];
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

/** Times are displayed with the 24-hour clock unless the user chooses otherwise. */
function ClockChip() {
  const { _ } = useLingui();
  const isHalf = usePreferences().region.clock === '12h';
  return (
    <ToggleChip
      isOn={isHalf}
      icon={<Clock aria-hidden className="icon-small" />}
      onClick={() => void savePreferences({ region: { clock: isHalf ? '24h' : '12h' } })}
    >
      {_('shell.display.clock')}
    </ToggleChip>
  );
}
