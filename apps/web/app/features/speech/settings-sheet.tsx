import { READING_PITCH, READING_RATE, READING_VOLUME } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Voice, voicesFor } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { SelectField } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { speechSettings } from './speech-settings.ts';
import { useSpeechSettings } from './use-reading.ts';

const RANGES = [
  { name: 'rate', limits: READING_RATE },
  { name: 'pitch', limits: READING_PITCH },
  { name: 'volume', limits: READING_VOLUME },
] as const;
const SWITCHES = ['highlightText', 'pauseOnPunctuation', 'autoPlay', 'enableShortcuts'] as const;
const SHORTCUTS = [
  ['Space, K', 'toggle'],
  ['J', 'previous'],
  ['L', 'next'],
  ['[', 'slower'],
  [']', 'faster'],
  ['Esc', 'close'],
] as const;

type SettingsSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The languages of what is read. */
  languages: readonly Locale[];
  voices: readonly Voice[];
  isOnline: boolean;
};

/** PROF-7: voice, rate, pitch, volume and the rest. Each holds at once and stays on the device. */
export function SettingsSheet({ isOpen, onOpenChange, languages, voices, isOnline }: SettingsSheetProps) {
  const { _ } = useLingui();
  const settings = useSpeechSettings();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('speech.settings')}
      closeLabel={_('speech.settings.close')}
    >
      {languages.map((language) => (
        <SelectField
          key={language}
          label={_('speech.voice', { language })}
          value={settings.voices[language] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { [language]: _former, ...others } = settings.voices;
            speechSettings.change({ voices: value === '' ? others : { ...others, [language]: value } });
          }}
          options={[
            { value: '', label: _('speech.voice.best') },
            ...voicesFor(voices, language, isOnline).map(({ voiceURI, name, localService }) => ({
              value: voiceURI,
              label: localService ? name : _('speech.voice.remote', { name: isolate(name) }),
            })),
          ]}
        />
      ))}
      {RANGES.map(({ name, limits }) => (
        <RangeRow
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
      {settings.enableShortcuts ? <Shortcuts /> : null}
      <p className="text-meta text-text-3">{_('speech.kept')}</p>
    </Sheet>
  );
}

type RangeRowProps = {
  label: string;
  value: number;
  limits: { least: number; most: number; step: number };
  onChange: (value: number) => void;
};

function RangeRow({ label, value, limits, onChange }: RangeRowProps) {
  const id = useId();
  const format = useFormat();
  const words = format.percent(value);
  return (
    <div className="flex flex-col">
      <span className="flex justify-between gap-4">
        <label htmlFor={id} className="text-label font-semibold">
          {label}
        </label>
        <span aria-hidden className="tabular text-meta text-text-3">
          {words}
        </span>
      </span>
      <input
        id={id}
        type="range"
        min={limits.least}
        max={limits.most}
        step={limits.step}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="min-h-11 w-full accent-accent"
      />
    </div>
  );
}

function Shortcuts() {
  const { _ } = useLingui();
  return (
    <section>
      <h3 className="mb-2 text-label font-semibold">{_('speech.shortcuts')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-label">
        {SHORTCUTS.map(([keys, action]) => (
          <div key={keys} className="flex items-baseline gap-2">
            <dt>
              <kbd
                dir="ltr"
                className="whitespace-nowrap rounded-tag border border-line-strong px-2 font-mono text-meta"
              >
                {keys}
              </kbd>
            </dt>
            <dd className="text-text-2">{_(`speech.shortcut.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
