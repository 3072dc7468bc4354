import { createDeviceText } from '../../data/device-text.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import type { CityAlert } from '../../queries/city-alerts.ts';

const { useText, save } = createDeviceText(STORAGE_KEYS.dismissedAlerts);

/** An alert that was changed and confirmed again is displayed again. */
export function alertKey({ id, confirmedAt }: Pick<CityAlert, 'id' | 'confirmedAt'>): string {
  return `${id}@${confirmedAt}`;
}

/** The keys of the alerts dismissed on this device, and a function that adds one. Those that no longer hold are forgotten. */
export function useDismissedAlerts(current: readonly CityAlert[]) {
  const dismissed = useText()
    .split(' ')
    .filter((key) => key !== '');
  const known = new Set(current.map(alertKey));
  return {
    isDismissed: (alert: CityAlert) => dismissed.includes(alertKey(alert)),
    dismiss: (alert: CityAlert) => save([...dismissed.filter((key) => known.has(key)), alertKey(alert)].join(' ')),
  };
}
