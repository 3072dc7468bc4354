import type { PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { useFormat } from '../../language/use-format.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { PAGE_SIZES, type Setting, ZONES } from './setting-list.ts';

/** The words of settings: names, hints, and what can be chosen. */
export function useSettingWords() {
  const { _ } = useLingui();
  const format = useFormat();
  // Browser and server may call a zone differently, so names come once the page is alive.
  const isLive = useNow() !== null;
  const zoneOption = (zone: string): SelectOption => ({ value: zone, label: isLive ? format.zone(zone) : zone });

  const nameOf = ({ field }: Setting) => _(`settings.${field}.name`);
  const hintOf = ({ field, hasHint }: Setting) => (hasHint ? _(`settings.${field}.hint`) : undefined);

  function optionsOf({ field, control }: Setting, value: PreferenceValue): SelectOption[] {
    switch (control.kind) {
      case 'choice':
        return control.of.map((option) => ({ value: option, label: _(`settings.option.${field}-${option}`) }));
      case 'size':
        return PAGE_SIZES.map((size) => ({ value: size, label: size }));
      case 'zone':
        return [...new Set([...ZONES, String(value)])].map(zoneOption);
      case 'area':
        return [
          { value: '', label: _('settings.anywhere') },
          ...NEIGHBOURHOODS.map((id) => ({ value: id, label: _(`guide.neighbourhood.${id}`) })).toSorted((a, b) =>
            format.compare(a.label, b.label),
          ),
        ];
      default:
        return [];
    }
  }

  /** A value as a reader knows it. */
  function valueWords(setting: Setting, value: PreferenceValue): string {
    if (typeof value === 'boolean') return _(value ? 'settings.on' : 'settings.off');
    return optionsOf(setting, value).find((option) => option.value === String(value ?? ''))?.label ?? String(value);
  }

  /** Everything a setting can be found by. */
  function searchText(setting: Setting): string {
    const options = setting.control.kind === 'choice' ? optionsOf(setting, null).map(({ label }) => label) : [];
    return [nameOf(setting), hintOf(setting), _(`settings.group.${setting.group}`), ...options].join(' ');
  }

  return { nameOf, hintOf, optionsOf, valueWords, searchText };
}
