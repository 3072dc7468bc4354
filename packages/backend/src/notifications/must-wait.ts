import { DEFAULT_PREFERENCES, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { isNearPrayer, prayerMinutes } from '@dalil/domain/notifications/prayer-quiet.ts';
import { isQuiet } from '@dalil/domain/notifications/quiet-hours.ts';

type Wishes = {
  timeZone: string | null;
  asrMethod: string | null;
  chosen: Partial<Preferences['notifications']>;
};

const { region, notifications: usual } = DEFAULT_PREFERENCES;

/** NOTIF-3, NOTIF-4: whether nothing may be pushed or mailed to a user now: quiet hours, and prayers for whoever wishes that. */
export function mustWait(now: Date, { timeZone, asrMethod, chosen }: Wishes): boolean {
  const { quietFrom, quietTo, prayerQuiet, prayerBefore, prayerAfter } = { ...usual, ...chosen };
  const zone = isTimeZone(timeZone ?? '') ? (timeZone ?? '') : region.timezone;
  if (isQuiet(now, { from: quietFrom, to: quietTo, timeZone: zone })) return true;
  if (!prayerQuiet) return false;
  const prayers = prayerMinutes(now)[asrMethod === 'hanafi' ? 'hanafi' : 'shafi'];
  return isNearPrayer(now, prayers, { before: prayerBefore, after: prayerAfter });
}
