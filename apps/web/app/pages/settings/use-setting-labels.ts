import type { PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { optionOf, PAGE_SIZES, type Setting, ZONES } from './setting-list.ts';

/** The labels of settings: names, hints and options. */
export function useSettingLabels() {
  const { _ } = useLingui();
  const format = useFormat();
  // Browser and server may name a zone differently, so names are rendered after hydration.
  const isLive = useNow() !== null;
  const zoneOption = (zone: string): SelectOption => ({ value: zone, label: isLive ? format.zone(zone) : zone });

  const nameOf = ({ group, field }: Setting) => {
    if (group === 'notifications') return _(`notifications.setting.${field}`);
    return _(group === 'reading' ? `speech.${field}` : `settings.${field}.name`);
  };
  const hintOf = ({ group, field, hasHint }: Setting) => {
    if (!hasHint) return undefined;
    if (group === 'notifications') return _(`notifications.setting.${field}.hint`);
    return _(group === 'reading' ? `speech.${field}.hint` : `settings.${field}.hint`);
  };

  function optionsOf({ field, control }: Setting, value: PreferenceValue): SelectOption[] {
    switch (control.kind) {
      case 'choice':
        return control.of.map((option) => ({ value: option, label: _(`settings.option.${field}-${option}`) }));
      case 'size':
        return PAGE_SIZES.map((size) => ({ value: size, label: size }));
      case 'share':
        return [...new Set([...control.of, ...(typeof value === 'number' ? [value] : [])])]
          .toSorted((a, b) => a - b)
          .map((share) => ({ value: String(share), label: format.percent(share / 100, 0) }));
      case 'hour':
        return control.of.map((hour) => ({ value: String(hour), label: format.clock(hour * 60) }));
      case 'count':
        return control.of.map((count) => ({ value: String(count), label: format.number(count) }));
      case 'minutes':
        return control.of.map((count) => ({ value: String(count), label: _('settings.minutes', { count }) }));
      case 'zone':
        return [...new Set([...ZONES, optionOf(value)])].map(zoneOption);
      case 'area':
        return [
          { value: '', label: _('settings.anywhere') },
          ...CITY_AREAS.map((id) => ({ value: id, label: _(`guide.neighbourhood.${id}`) })).toSorted((a, b) =>
            format.compare(a.label, b.label),
          ),
        ];
      default:
        return [];
    }
  }

  /** A value as displayed text. */
  function valueLabel(setting: Setting, value: PreferenceValue): string {
    if (typeof value === 'boolean') return _(value ? 'settings.on' : 'settings.off');
    if (typeof value === 'number' && setting.control.kind === 'range') return format.percent(value);
    if (typeof value === 'object' && value !== null) return voiceLabel(value);
    const chosen = optionOf(value);
    return optionsOf(setting, value).find((option) => option.value === chosen)?.label ?? chosen;
  }

  function voiceLabel(voices: Partial<Record<Locale, string>>): string {
    const chosen = LOCALES.flatMap((language) =>
      voices[language] ? [`${_('speech.language', { language })}: ${isolate(voices[language])}`] : [],
    );
    return chosen.length === 0 ? _('speech.voice.best') : format.list(chosen);
  }

  /** All texts a setting can be found by. */
  function searchText(setting: Setting): string {
    const options = setting.control.kind === 'choice' ? optionsOf(setting, null).map(({ label }) => label) : [];
    return [nameOf(setting), hintOf(setting), _(`settings.group.${setting.group}`), ...options].join(' ');
  }

  return { nameOf, hintOf, optionsOf, valueLabel, searchText };
}
