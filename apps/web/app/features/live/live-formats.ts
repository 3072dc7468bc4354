import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Writes live values with their units. A value that is not known is null and has no text. */
export function useLiveFormats() {
  const { _ } = useLingui();
  const format = useFormat();
  const withUnit = (key: string, value: number | null, decimals = 0) => {
    if (value === null) return null;
    const factor = 10 ** decimals;
    return _(key, { value: format.number(Math.round(value * factor) / factor) });
  };
  return {
    degrees: (value: number | null) => withUnit('live.degrees', value),
    feels: (value: number | null) => {
      const degrees = withUnit('live.degrees', value);
      return degrees === null ? null : _('live.feels', { value: degrees });
    },
    kmh: (value: number | null) => withUnit('live.kmh', value),
    metres: (value: number | null) => withUnit('live.metres', value, 1),
    kilometres: (metres: number | null) => withUnit('live.kilometres', metres === null ? null : metres / 1000),
    compass: (degrees: number | null) =>
      degrees === null ? null : _(`live.compass.${COMPASS[Math.round(degrees / 45) % 8] ?? 'n'}`),
    number: (value: number | null) => (value === null ? null : format.number(Math.round(value))),
    percent: (value: number | null) => (value === null ? null : format.percent(Math.round(value) / 100)),
    /** The time an hour begins or ends at, of a name like `2026-11-26T14:00`. */
    hour: (at: string) => format.clock(minuteOf(at.slice(11))),
  };
}

/** Parts of a sentence that are known, in one line. */
export function inOneLine(...parts: (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
}
