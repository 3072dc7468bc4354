import { describeAddress } from '@dalil/domain/accounts/describe-address.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Device, devicesQuery, endDevice } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { failureMessage, type Message } from '../account-forms/auth-messages.ts';
import { useToast } from '../announcer/use-toast.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useDeviceLabel } from './use-device-label.ts';

/** AUTH-13: where the user is signed in. Any other device, or all of them, can be signed out. */
export function DeviceList() {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data } = useSuspenseQuery(devicesQuery(api));
  const [failure, setFailure] = useState<Message | null>(null);
  const others = data.items.filter(({ isCurrent }) => !isCurrent);

  async function end(id: string): Promise<void> {
    setFailure(null);
    try {
      const { ended } = await endDevice(api, id);
      showToast({ id: 'devices', tone: 'success', title: _('members.devices.ended', { count: ended }) });
    } catch (error) {
      setFailure(failureMessage(error, 'members.devices.failed'));
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
  }

  return (
    <SettingsSection id="devices" title="members.devices" promise="members.devices.promise">
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      <ul className="flex max-w-measure flex-col">
        {data.items.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      {others.length > 0 ? null : <p className="text-label text-text-2">{_('members.devices.onlyThis')}</p>}
      <p className="flex flex-wrap gap-3">
        {others.length > 0 ? (
          <Button data-needs-script="" variant="danger" onClick={() => void end('others')}>
            {_('members.devices.endOthers')}
          </Button>
        ) : null}
        <SignOutEverywhere onFailure={setFailure} />
      </p>
    </SettingsSection>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { _ } = useLingui();
  const format = useFormat();
  const name = useDeviceLabel()(device.userAgent);
  const address = describeAddress(device.ipAddress);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <MonitorSmartphone aria-hidden className="icon text-text-3" />
      <span className="flex min-w-0 grow basis-32 flex-col">
        <span className="flex flex-wrap items-center gap-2 text-label font-semibold">
          <bdi>{name}</bdi>
          {device.isCurrent ? <Tag tone="ok">{_('members.devices.this')}</Tag> : null}
        </span>
        <span className="text-meta text-text-2">
          {_('members.devices.lastActive')} {format.shortDate(device.lastActiveAt)}
          {' · '}
          <Ltr>{format.time(device.lastActiveAt)}</Ltr>
          {address === null ? null : (
            <>
              {' · '}
              <bdi dir="ltr" className="wrap-anywhere">
                {address}
              </bdi>
            </>
          )}
        </span>
      </span>
      {device.isCurrent ? null : (
        <Button data-needs-script="" size="small" aria-label={_('members.devices.endThis', { name })} onClick={onEnd}>
          {_('members.devices.end')}
        </Button>
      )}
    </li>
  );
}
