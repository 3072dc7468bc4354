import { DEVICE_STORAGE } from '@dalil/domain/privacy/device-storage.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLocalePath } from '../../language/use-locale.ts';
import { findStored } from './find-stored.ts';

/** DATA-3: what this device stores now, in one line each. Nothing until it is known. */
export function HeldOnDevice() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void findStored().then(setStored), []);

  if (stored.size === 0) return null;
  return (
    <section className="flex w-full flex-col gap-2 text-start">
      <h2 className="text-label font-semibold">{_('device.title')}</h2>
      <ul className="list-disc ps-5 text-label text-text-2">
        {DEVICE_STORAGE.filter(({ id }) => stored.has(id)).map(({ id }) => (
          <li key={id}>{_(`device.entry.${id}`)}</li>
        ))}
      </ul>
      <a href={toLocale('/legal/device-storage')} className="text-link inline-flex min-h-11 items-center text-label">
        {_('offline.needs.device')}
      </a>
    </section>
  );
}
