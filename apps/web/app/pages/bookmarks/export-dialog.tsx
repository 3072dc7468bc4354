import { writeBookmarkFile } from '@dalil/domain/bookmarks/bookmark-file.ts';
import type { BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import { type ExportedBookmark, exportedBookmarks } from '@dalil/domain/bookmarks/exported-bookmarks.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { datedBookmarks, writeCalendar } from '@dalil/domain/bookmarks/write-calendar.ts';
import { writeCsv } from '@dalil/domain/bookmarks/write-csv.ts';
import { placedBookmarks, writeGpx, writeKml } from '@dalil/domain/bookmarks/write-places.ts';
import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { downloadFile } from '../../features/share/download-file.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';

const FORMATS = [
  { id: 'json', name: 'JSON', type: 'application/json' },
  { id: 'csv', name: 'CSV', type: 'text/csv' },
  { id: 'gpx', name: 'GPX', type: 'application/gpx+xml' },
  { id: 'kml', name: 'KML', type: 'application/vnd.google-earth.kml+xml' },
  { id: 'ics', name: 'iCalendar', type: 'text/calendar' },
] as const;

type FormatId = (typeof FORMATS)[number]['id'];

type ExportDialogProps = {
  list: BookmarkList;
  items: ReadonlyMap<string, SavedItem>;
  onClose: () => void;
};

/** Exports the list as a file created on the device. Each format states how much of the list it can contain. */
export function ExportDialog({ list, items, onClose }: ExportDialogProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const entries = exportedBookmarks(list, items, { origin: location.origin, locale });
  const counts = countsOf(entries);

  function save(format: (typeof FORMATS)[number]): void {
    const text = write(format.id, { list, entries, title: _('bookmarks.title') });
    downloadFile(new Blob([text], { type: `${format.type};charset=utf-8` }), `dalil.${format.id}`);
  }

  return (
    <Dialog
      title={_('bookmarks.export.title')}
      description={_('bookmarks.export.hint')}
      closeLabel={_('bookmarks.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ul className="border-b border-line">
        {FORMATS.map((format) => (
          <li key={format.id} className="flex items-center justify-between gap-4 border-t border-line py-3">
            <div className="flex min-w-0 flex-col">
              <Ltr className="font-semibold">{format.name}</Ltr>
              <span className="text-meta text-text-2">
                {_(`bookmarks.export.${format.id}`)} {_('bookmarks.export.count', { count: counts[format.id] })}
              </span>
            </div>
            <Button
              size="small"
              disabled={counts[format.id] === 0}
              aria-label={_('bookmarks.export.as', { format: format.name })}
              onClick={() => save(format)}
            >
              <Download aria-hidden className="icon-small" />
              {_('bookmarks.export.save')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function countsOf(entries: readonly ExportedBookmark[]): Record<FormatId, number> {
  const [all, placed, dated] = [entries.length, placedBookmarks(entries).length, datedBookmarks(entries).length];
  return { json: all, csv: all, gpx: placed, kml: placed, ics: dated };
}

type Written = { list: BookmarkList; entries: readonly ExportedBookmark[]; title: string };

function write(format: FormatId, { list, entries, title }: Written): string {
  const now = new Date().toISOString();
  switch (format) {
    case 'json':
      return writeBookmarkFile(list, entries, now);
    case 'csv':
      return writeCsv(entries);
    case 'gpx':
      return writeGpx(entries, now);
    case 'kml':
      return writeKml(entries, title);
    case 'ics':
      return writeCalendar(entries, now);
  }
}
