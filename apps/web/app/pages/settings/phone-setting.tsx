import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { PhonePanel } from '../../features/notifications/phone-panel.tsx';
import { phoneQuery } from '../../queries/notifications.ts';
import type { Setting } from './setting-list.ts';
import { SettingRow } from './setting-row.tsx';

/** PROF-3: text messages can be switched on where they are offered and the user has confirmed a number. */
export function PhoneSetting({ setting }: { setting: Setting }) {
  const { data } = useQuery(phoneQuery(useApi()));
  return (
    <>
      <li className="border-b border-line py-3">
        <PhonePanel phone={data} />
      </li>
      {data?.is_offered === true && data.phone_number !== null ? <SettingRow setting={setting} /> : null}
    </>
  );
}
