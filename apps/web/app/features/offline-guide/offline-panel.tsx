import { type Locale, LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { type PackName, type PackState, prosePackOf, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import type { PackRecord } from '@dalil/offline/device-database.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../announcer/use-toast.ts';
import { type GuideChoices, readGuideChoices, writeGuideChoices } from './guide-choices.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { choosePack, clearGuide, fetchGuide } from './guide-download.ts';
import { useGuide } from './use-guide.ts';
import { useRoom } from './use-room.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { packsQuery } from '../../queries/offline-guide.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';

const MEGABYTE = 1024 * 1024;

/** PWA-5, PWA-9: the guide on this device: languages, allowed connections and used storage. */
export function OfflinePanel() {
  const { _ } = useLingui();
  const locale = useLocale();
  const showToast = useToast();
  const requestedFetch = useRequestedFetch();
  const [choices, setChoices] = useState(readGuideChoices);
  const { packs } = useGuide();
  // The search pack is downloaded with the first language.
  const isSearchMissing = packs.every(({ pack }) => pack !== SEARCH_PACK);
  const { data: offered = [] } = useQuery({ ...packsQuery(useApi()), networkMode: 'always' });

  function choose(part: Partial<GuideChoices>): void {
    const next = { ...choices, ...part };
    writeGuideChoices(next);
    setChoices(next);
    if (part.isAutomatic) void fetchGuide(locale, { isRequested: false });
  }

  async function clear(): Promise<void> {
    try {
      await clearGuide();
      setChoices(readGuideChoices());
      showToast({ id: 'guide-cleared', tone: 'success', title: _('offline-guide.cleared') });
    } catch {
      showToast({ id: 'guide-cleared', tone: 'error', title: _('offline-guide.not-cleared') });
    }
  }

  return (
    <>
      <p className="pt-3 text-label text-text-2">{_('offline-guide.text')}</p>
      <div className="border-b border-line py-3">
        <Switch
          label={_('offline-guide.automatic')}
          hint={_('offline-guide.automatic.hint')}
          checked={choices.isAutomatic}
          onChange={(event) => {
            if (event.currentTarget.checked) void requestedFetch(() => choose({ isAutomatic: true }));
            else choose({ isAutomatic: false });
          }}
        />
      </div>
      <div className="border-b border-line py-3">
        <Switch
          label={_('offline-guide.wifi')}
          hint={_('offline-guide.wifi.hint')}
          checked={choices.wifiOnly}
          onChange={(event) => choose({ wifiOnly: event.currentTarget.checked })}
        />
      </div>
      <h3 className="pt-5 text-label font-semibold">{_('offline-guide.packs')}</h3>
      <ul>
        {LOCALES.map((pack) => (
          <PackRow
            key={pack}
            pack={pack}
            record={packs.find((record) => record.pack === pack)}
            proseBytes={packs.find((record) => record.pack === prosePackOf(pack))?.bytes ?? 0}
            offered={offered.find((state) => state.pack === pack)}
            besides={bytesOf(offered, isSearchMissing ? [prosePackOf(pack), SEARCH_PACK] : [prosePackOf(pack)])}
          />
        ))}
      </ul>
      <OfflineRoom bytes={packs.reduce((sum, { bytes }) => sum + bytes, 0)} />
      <div className="flex flex-col items-start gap-3 pt-5">
        <p className="text-label text-text-2">{_('offline-guide.clear.text')}</p>
        <Button disabled={packs.length === 0} onClick={() => void clear()}>
          {_('offline-guide.clear')}
        </Button>
      </div>
    </>
  );
}

function bytesOf(offered: readonly PackState[], names: readonly PackName[]): number {
  return offered.reduce((sum, { pack, bytes }) => sum + (names.includes(pack) ? bytes : 0), 0);
}

/** `besides`: the bytes of what is fetched with the pack. */
type PackRowProps = {
  pack: Locale;
  record: PackRecord | undefined;
  proseBytes: number;
  offered: PackState | undefined;
  besides: number;
};

function PackRow({ pack, record, proseBytes, offered, besides }: PackRowProps) {
  const { _ } = useLingui();
  const { nativeName } = LOCALE_INFO[pack];
  const { failed } = useGuide();
  const requestedFetch = useRequestedFetch();
  const language = isolate(nativeName);
  const status = usePackStatus({ pack, record, proseBytes, offered, besides });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow">
        <p className="text-label font-semibold">
          <bdi lang={pack} className="font-system">
            {nativeName}
          </bdi>
        </p>
        <p aria-live="polite" className="text-meta text-text-3">
          {status}
        </p>
        {failed.includes(pack) ? <p className="text-meta text-danger">{_('offline-guide.failed')}</p> : null}
      </div>
      {record && record.version > 0 ? (
        <div className="-ms-5 flex">
          <Button
            variant="ghost"
            aria-label={_('offline-guide.update', { language })}
            onClick={() => void requestedFetch(() => fetchGuide(pack, { isRequested: true }))}
          >
            {_('offline-guide.update.short')}
          </Button>
          <Button
            variant="ghost"
            aria-label={_('offline-guide.remove', { language })}
            onClick={() => void choosePack(pack, false)}
          >
            {_('offline-guide.remove.short')}
          </Button>
        </div>
      ) : (
        <Button
          aria-label={_('offline-guide.fetch', { language })}
          onClick={() => void requestedFetch(() => choosePack(pack, true))}
        >
          {_('offline-guide.fetch.short')}
        </Button>
      )}
    </li>
  );
}

/** The state of a pack: downloading, on the device with its size and age, or its download size. */
function usePackStatus({ pack, record, proseBytes, offered, besides }: PackRowProps): string {
  const { _ } = useLingui();
  const format = useFormat();
  const sizeOf = useSizeLabel();
  const download = useGuide().downloads[pack];
  if (download) {
    const percent = isolate(format.percent(download.done / Math.max(1, download.total), 0));
    return download.total === 0 ? _('offline-guide.fetching') : _('offline-guide.progress', { percent });
  }
  if (!record) {
    const isOffered = offered !== undefined && offered.version > 0;
    return isOffered
      ? _('offline-guide.none', { size: sizeOf(offered.bytes + besides) })
      : _('offline-guide.none-unsized');
  }
  if (record.version === 0) return _('offline-guide.part');
  const values = { size: sizeOf(record.bytes + proseBytes), date: isolate(format.shortDate(record.checkedAt)) };
  return record.isTrimmed ? _('offline-guide.trimmed', values) : _('offline-guide.kept', values);
}

/** The storage used by the guide, and whether the browser protects it from eviction. */
function OfflineRoom({ bytes }: { bytes: number }) {
  const { _ } = useLingui();
  const sizeOf = useSizeLabel();
  const { room, persist } = useRoom(bytes);
  const [isRejected, setRejected] = useState(false);
  const guide = sizeOf(bytes);
  return (
    <div className="flex flex-col items-start gap-2 border-b border-line py-4">
      <h3 className="text-label font-semibold">{_('offline-guide.room')}</h3>
      <p className="text-meta text-text-2">
        {room
          ? _('offline-guide.room.used', { guide, used: sizeOf(room.used), quota: sizeOf(room.quota) })
          : _('offline-guide.room.guide', { guide })}
      </p>
      {room && room.quota > 0 ? (
        <meter aria-hidden className="h-2 w-full" min={0} max={room.quota} value={room.used} />
      ) : null}
      {room ? (
        <p className="text-meta text-text-2">
          {_(room.isPersistent ? 'offline-guide.persistent' : 'offline-guide.not-persistent')}
        </p>
      ) : null}
      {room && !room.isPersistent ? (
        <Button
          onClick={() => {
            persist()
              .then((isPersistent) => setRejected(!isPersistent))
              .catch(() => setRejected(true));
          }}
        >
          {_('offline-guide.persist')}
        </Button>
      ) : null}
      <p role="status" className="text-meta text-text-2">
        {isRejected ? _('offline-guide.persist.refused') : null}
      </p>
    </div>
  );
}

/** ERR-6: starts a download of the guide. In a browser without a service worker it displays a message instead. */
function useRequestedFetch(): (run: () => unknown) => Promise<void> {
  const { _ } = useLingui();
  const showToast = useToast();
  return async (run) => {
    try {
      await registerWorker();
    } catch {
      const texts = { title: _('offline-guide.no-worker'), text: _('offline-guide.no-worker.text') };
      showToast({ id: 'no-worker', tone: 'error', ...texts });
      return;
    }
    run();
  };
}

/** Formats bytes for display: "0.2 MB", "41 MB". */
function useSizeLabel(): (bytes: number) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (bytes) => {
    const megabytes = bytes / MEGABYTE;
    const rounded = megabytes >= 10 ? Math.round(megabytes) : Math.ceil(megabytes * 10) / 10;
    return isolate(_('offline-guide.size', { megabytes: format.number(rounded) }));
  };
}
