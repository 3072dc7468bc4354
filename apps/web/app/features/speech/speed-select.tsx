import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { controlClass } from '../../ui/control-class.ts';
import { speechSettings } from './speech-settings.ts';
import { useSpeechSettings } from './use-reading.ts';

const SPEEDS = [0.5, 0.8, 1, 1.2, 1.5, 2];

/** Within reach where there is room; on narrow screens the speed is among the settings. */
export function SpeedSelect() {
  const { _ } = useLingui();
  const format = useFormat();
  const { rate } = useSpeechSettings();
  const speeds = SPEEDS.includes(rate) ? SPEEDS : [...SPEEDS, rate].toSorted((one, other) => one - other);
  return (
    <span className="hidden medium:block">
      <select
        aria-label={_('speech.speed')}
        className={`${controlClass} tabular`}
        value={rate}
        onChange={(event) => speechSettings.change({ rate: Number(event.currentTarget.value) })}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {_('speech.times', { rate: format.number(speed) })}
          </option>
        ))}
      </select>
    </span>
  );
}
