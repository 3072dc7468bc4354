import { useFormat } from '../../language/use-format.ts';
import { useHour } from './hour.tsx';

/** The device's time in Dubai. `HOUR_SCRIPT` fills it in before the page is hydrated. */
export function ClockNow({ className = '' }: { className?: string }) {
  const { minute } = useHour();
  const format = useFormat();
  return (
    <bdi dir="auto" data-clock-now="" className={className}>
      {minute === null ? null : format.clock(minute)}
    </bdi>
  );
}
