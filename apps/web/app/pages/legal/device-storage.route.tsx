import { DEVICE_STORAGE, type DeviceEntry } from '@dalil/domain/privacy/device-storage.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { ClearDeviceButton } from '../../features/device-storage/clear-device-button.tsx';
import { findStored } from '../../features/device-storage/find-stored.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { OtherDocuments } from './other-documents.tsx';
import { PageHealth } from './page-health.tsx';
import { RefusedNotice } from '../../features/device-storage/refused-notice.tsx';

const load = loadPage(['device', 'legal'], async ({ translate }) => ({
  title: translate('device.title'),
  description: translate('device.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

const NOTHING: ReadonlySet<string> = new Set();

/** DATA-3: everything a device stores, what of it this one has now, and a button to delete it. */
export default function DeviceStorage() {
  const { _ } = useLingui();
  const [stored, setStored] = useState(NOTHING);
  const look = () => void findStored().then(setStored);
  useEffect(look, []);
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-10 wide:grid wide:grid-cols-3 wide:gap-x-14 wide:pt-4">
      <div className="flex min-w-0 flex-col gap-8 wide:col-span-2">
        <header className="flex max-w-measure flex-col gap-3">
          <h1 className="headline text-heading">{_('device.title')}</h1>
          <p className="text-text-2">{_('device.promise')}</p>
          <p className="text-text-2">{_('device.secret')}</p>
          <RefusedNotice />
        </header>
        <ul className="max-w-measure border-t border-line">
          {DEVICE_STORAGE.map((entry) => (
            <Entry key={entry.id} entry={entry} isStored={stored.has(entry.id)} />
          ))}
        </ul>
        <section aria-labelledby="clear-title" className="flex max-w-measure flex-col gap-3">
          <h2 id="clear-title" className="text-section font-strong">
            {_('device.clear.heading')}
          </h2>
          <ClearDeviceButton onCleared={look} />
        </section>
        <PageHealth />
      </div>
      <div className="print:hidden">
        <OtherDocuments type={null} />
      </div>
    </div>
  );
}

function Entry({ entry, isStored }: { entry: DeviceEntry; isStored: boolean }) {
  const { _ } = useLingui();
  const { id, stores, until } = entry;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4">
      <p>{_(`device.entry.${id}`)}</p>
      <p className="text-meta text-text-2">
        {_(`device.until.${until}`)} <Deletion entry={entry} />
      </p>
      <ul className="text-meta text-text-3">
        {Object.entries(stores).map(([place, names]) => (
          <li key={place}>
            {_(`device.place.${place}`)}{' '}
            {names.map((name, at) => (
              <span key={name}>
                {at > 0 ? ' · ' : ''}
                <Ltr className="font-mono break-all">{place === 'cookie' ? `dalil.${name}` : name}</Ltr>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isStored ? <p className="text-meta font-semibold text-accent-ink">{_('device.stored')}</p> : null}
    </li>
  );
}

function Deletion({ entry: { deletion, page } }: { entry: DeviceEntry }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (page === undefined) return _(`device.deletion.${deletion}`);
  return (
    <Link to={toLocale(page)} className="text-link inline-flex min-h-6 items-center">
      {_('device.deletion.page')}
    </Link>
  );
}
