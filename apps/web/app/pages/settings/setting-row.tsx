import { isSameValue } from '@dalil/domain/accounts/preference-rules.ts';
import { DEFAULT_PREFERENCES, type PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { useLingui } from '@lingui/react';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { useId } from 'react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { LanguageLinks } from '../../features/display/language-link.tsx';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { useDevicePreferences } from '../../features/preferences/use-preferences.ts';
import { DeviceSpeech } from '../../features/speech/device-speech.tsx';
import { RangeField } from '../../features/speech/range-field.tsx';
import type { SpeechSettings } from '../../features/speech/speech-settings.ts';
import { VoiceChoice } from '../../features/speech/voice-choice.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import { SelectField } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AnalyticsSwitch } from './analytics-switch.tsx';
import { NewsStatus } from './news-status.tsx';
import { optionOf, type Setting, valueOf } from './setting-list.ts';
import { useSettingLabels } from './use-setting-labels.ts';

/** Settings whose options are numbers. */
const NUMBERS: readonly string[] = ['size', 'share', 'hour', 'count', 'minutes'];

type Voices = SpeechSettings['voices'];

/** One setting: its control, its reset to the default, and whether it is saved in the account. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { _ } = useLingui();
  const { preferences, notSynced } = useDevicePreferences();
  const { nameOf } = useSettingLabels();
  const change = useChangeSetting();
  const name = nameOf(setting);
  const value = valueOf(preferences, setting);
  const usual = valueOf(DEFAULT_PREFERENCES, setting);
  const isUsual = isSameValue(value, usual) || ['language', 'analytics'].includes(setting.control.kind);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          {setting.control.kind === 'language' ? <LanguageChoice name={name} /> : null}
          <Control setting={setting} value={value} onChange={(to) => change(setting, name, value, to)} />
        </div>
        {isUsual ? null : (
          <Button
            variant="ghost"
            className="shrink-0"
            aria-label={_('settings.reset', { name })}
            onClick={() => change(setting, name, value, usual)}
          >
            {_('settings.reset.short')}
          </Button>
        )}
      </div>
      {setting.control.kind === 'news' && value === true ? <NewsStatus /> : null}
      {notSynced.includes(setting.category) ? (
        <p className="text-meta text-warning">{_('settings.not-synced')}</p>
      ) : null}
    </li>
  );
}

type ControlProps = { setting: Setting; value: PreferenceValue; onChange: (value: PreferenceValue) => void };

function Control({ setting, value, onChange }: ControlProps) {
  const { nameOf, hintOf, optionsOf } = useSettingLabels();
  const { control } = setting;
  const { kind } = control;
  const labels = { label: nameOf(setting), hint: hintOf(setting) };
  if (kind === 'language') return null;
  if (kind === 'analytics') return <AnalyticsSwitch {...labels} isOn={value === true} />;
  if (kind === 'flag' || kind === 'sms' || kind === 'news') {
    return <Switch {...labels} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />;
  }
  if (kind === 'range') {
    return <RangeField label={labels.label} value={Number(value)} limits={control.limits} onChange={onChange} />;
  }
  if (kind === 'voices') {
    const voices = isVoices(value) ? value : {};
    return <VoicesField label={labels.label} chosen={voices} onChoose={onChange} />;
  }
  const options = optionsOf(setting, value);
  return (
    <SelectField
      {...labels}
      className="max-w-field"
      options={options}
      // The clock of the locale is the 24-hour clock.
      value={value === 'locale' ? '24h' : optionOf(value)}
      onChange={({ currentTarget }) => {
        if (NUMBERS.includes(kind)) onChange(Number(currentTarget.value));
        else onChange(currentTarget.value === '' ? null : currentTarget.value);
      }}
    />
  );
}

function isVoices(value: PreferenceValue): value is Voices {
  return typeof value === 'object' && value !== null;
}

/** Changing the language loads another document, so the options are links as elsewhere. */
function LanguageChoice({ name }: { name: string }) {
  const id = useId();
  const locale = useLocale();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="text-label font-semibold">
        {name}
      </span>
      <LanguageLinks className="flex flex-wrap gap-2" linkClassName={(language) => chipClass(language === locale)} />
    </div>
  );
}

/** PROF-7: the voice for each language of the guide, if this device has one, with a sample. */
function VoicesField(props: { label: string; chosen: Voices; onChoose: (voices: Voices) => void }) {
  const { label, chosen, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="sr-only">
        {label}
      </h3>
      <DeviceSpeech>
        {(device) =>
          LOCALES.map((language) => (
            <VoiceChoice key={language} language={language} chosen={chosen} onChoose={onChoose} {...device} />
          ))
        }
      </DeviceSpeech>
    </div>
  );
}

/** Saves one setting and offers to undo it. */
function useChangeSetting(): (setting: Setting, name: string, from: PreferenceValue, to: PreferenceValue) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return ({ category, field }, name, from, to) => {
    const save = (value: PreferenceValue) => void savePreferences({ [category]: { [field]: value } });
    save(to);
    showToast({
      id: 'settings-saved',
      tone: 'success',
      title: _('settings.saved', { name: isolate(name) }),
      action: { label: _('settings.undo'), run: () => save(from) },
      isPassing: true,
    });
  };
}
