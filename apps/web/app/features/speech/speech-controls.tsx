import { READING_PITCH, READING_RATE, READING_VOLUME } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Voice } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { Switch } from '../../ui/switch.tsx';
import { RangeField } from './range-field.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { speechSettings } from './speech-settings.ts';
import type { Example } from './use-example.ts';
import { useSpeechSettings } from './use-reading.ts';
import { VoiceChoice } from './voice-choice.tsx';

const RANGES = [
  { name: 'rate', limits: READING_RATE },
  { name: 'pitch', limits: READING_PITCH },
  { name: 'volume', limits: READING_VOLUME },
] as const;
const SWITCHES = ['highlightText', 'pauseOnPunctuation', 'autoPlay', 'enableShortcuts'] as const;

type SpeechControlsProps = {
  languages: readonly Locale[];
  voices: readonly Voice[];
  isOnline: boolean;
  example?: Example;
};

/** PROF-7: voice, rate, pitch, volume and the rest. Each change applies immediately. */
export function SpeechControls({ languages, voices, isOnline, example }: SpeechControlsProps) {
  const { _ } = useLingui();
  const settings = useSpeechSettings();
  return (
    <>
      {languages.map((language) => (
        <VoiceChoice
          key={language}
          language={language}
          voices={voices}
          isOnline={isOnline}
          chosen={settings.voices}
          onChoose={(chosen) => speechSettings.change({ voices: chosen })}
          example={example}
        />
      ))}
      {RANGES.map(({ name, limits }) => (
        <RangeField
          key={name}
          label={_(`speech.${name}`)}
          value={settings[name]}
          limits={limits}
          onChange={(value) => speechSettings.change({ [name]: value })}
        />
      ))}
      <div>
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={_(`speech.${name}`)}
            hint={_(`speech.${name}.hint`)}
            checked={settings[name]}
            onChange={({ currentTarget: { checked } }) => speechSettings.change({ [name]: checked })}
          />
        ))}
      </div>
      {settings.enableShortcuts ? <ShortcutList /> : null}
      <p className="text-meta text-text-3">{_('speech.kept')}</p>
    </>
  );
}
