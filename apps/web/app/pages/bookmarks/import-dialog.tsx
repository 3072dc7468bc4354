import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import {
  type BookmarkList,
  findBookmark,
  folderNamed,
  type ItemReference,
  referenceKey,
} from '@dalil/domain/bookmarks/bookmark.ts';
import { type ImportedEntry, type MatchedEntry, matchImported } from '@dalil/domain/bookmarks/match-imported.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import type { ImportProblem, SkippedParts } from './imported-entry.ts';
import { MAX_ENTRIES, MAX_FILE_BYTES } from './read-import-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { newId } from '../../data/new-id.ts';
import { listPlaceNames } from '../../endpoints/guide.ts';

type DryRun = {
  /** Entries that exist in the guide and are not saved yet. */
  fresh: readonly MatchedEntry[];
  retained: number;
  unknown: readonly ImportedEntry[];
  /** Parts of the file that are no entries. */
  skipped: readonly SkippedParts[];
  items: readonly SavedItem[];
};

const ACCEPTED =
  '.json,.geojson,.gpx,.kml,.kmz,.csv,application/json,application/geo+json,application/gpx+xml,text/csv';
const MEGABYTE = 1_000_000;

/** Imports a file of places. It is read and compared on the device, previewed, and saved only on confirmation. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const format = useFormat();
  const tryFile = useDryRun();
  const [problem, setProblem] = useState<ImportProblem | 'offline' | 'too-slow'>();
  const [dryRun, setDryRun] = useState<DryRun>();

  async function choose(file: File | undefined): Promise<void> {
    setDryRun(undefined);
    setProblem(undefined);
    if (!file) return;
    const result = await tryFile(file);
    if (typeof result === 'string') setProblem(result);
    else setDryRun(result);
  }

  function save({ fresh, items }: DryRun): void {
    const outcomes = bookmarkStore.change(importChanges(fresh, bookmarkStore.read().visible), items);
    const isFull = outcomes.some(({ status }) => status === 'refused');
    if (isFull) showToast({ id: 'bookmark', tone: 'error', title: _('shell.bookmark.full') });
    else showToast({ id: 'bookmark', tone: 'success', title: _('bookmarks.kept', { count: fresh.length }) });
    onClose();
  }

  const values = { megabytes: format.number(MAX_FILE_BYTES / MEGABYTE), count: MAX_ENTRIES };
  return (
    <Dialog
      title={_('bookmarks.import.title')}
      description={_('bookmarks.import.hint')}
      closeLabel={_('bookmarks.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button
            variant="primary"
            disabled={!dryRun || dryRun.fresh.length === 0}
            onClick={() => {
              if (dryRun) save(dryRun);
            }}
          >
            {_('bookmarks.import.keep')}
          </Button>
          <Button onClick={onClose}>{_('bookmarks.cancel')}</Button>
        </>
      }
    >
      <Field
        label={_('bookmarks.import.file')}
        error={problem ? _(`bookmarks.import.problem.${problem}`, values) : undefined}
      >
        {(attributes) => (
          <input
            type="file"
            accept={ACCEPTED}
            className="min-h-11 w-full text-label"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
            {...attributes}
          />
        )}
      </Field>
      <div role="status">{dryRun ? <DryRunResult dryRun={dryRun} /> : null}</div>
    </Dialog>
  );
}

function DryRunResult({ dryRun: { fresh, retained, unknown, skipped, items } }: { dryRun: DryRun }) {
  const { _ } = useLingui();
  const titles = new Map(items.map((item) => [referenceKey(item), item.title]));
  return (
    <div className="flex flex-col gap-3 text-label">
      <p className="font-semibold">{_('bookmarks.import.fresh', { count: fresh.length })}</p>
      <ul className="list-disc ps-5">
        {fresh.map(({ item }) => (
          <li key={referenceKey(item)}>
            <bdi>{titles.get(referenceKey(item))}</bdi>
          </li>
        ))}
      </ul>
      {retained > 0 ? <p>{_('bookmarks.import.kept-already', { count: retained })}</p> : null}
      {unknown.length > 0 ? (
        <LeftOut
          title={_('bookmarks.import.unknown', { count: unknown.length })}
          names={unknown.map(({ name }) => name)}
          count={unknown.length}
        />
      ) : null}
      {skipped.map(({ reason, count, examples }) => (
        <LeftOut
          key={reason}
          title={_(`bookmarks.import.skipped.${reason}`, { count })}
          names={examples}
          count={count}
        />
      ))}
    </div>
  );
}

type LeftOutProps = { title: string; names: readonly string[]; count: number };

/** What of the file is not saved, for one reason, with the first of it where it has names. */
function LeftOut({ title, names, count }: LeftOutProps) {
  const { _ } = useLingui();
  if (names.length === 0) return <p>{title}</p>;
  return (
    <Disclosure title={title}>
      <ul className="list-disc ps-5">
        {names.map((name, at) => (
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {count > names.length ? <p>{_('bookmarks.import.more', { count: count - names.length })}</p> : null}
    </Disclosure>
  );
}

/** Reads a file and determines what importing it would add. It changes nothing and sends nothing of the file. */
function useDryRun(): (file: Blob) => Promise<DryRun | ImportProblem | 'offline' | 'too-slow'> {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();

  async function itemsOf(references: readonly ItemReference[]): Promise<SavedItem[]> {
    const keys = references.map(referenceKey);
    return keys.length === 0 ? [] : queryClient.fetchQuery(itemsQuery(api, locale, keys));
  }

  return async (file) => {
    const read = await readInWorker(file);
    if (typeof read === 'string') return read;
    const { entries, skipped } = read;
    try {
      const places = await queryClient.fetchQuery(listPlaceNames());
      const { matched, unmatched } = matchImported(entries, places);
      const items = await itemsOf(matched.map(({ item }) => item));
      const published = new Set(items.map(referenceKey));
      const there = matched.filter(({ item }) => published.has(referenceKey(item)));
      const { visible } = bookmarkStore.read();
      const fresh = there.filter(({ item }) => !findBookmark(visible, item));
      const removed = matched.filter(({ item }) => !published.has(referenceKey(item))).map(({ entry }) => entry);
      return { fresh, retained: there.length - fresh.length, unknown: [...unmatched, ...removed], skipped, items };
    } catch {
      return 'offline';
    }
  };
}

/** The changes that save the matched entries of a file, with the folders, notes and dates of the file. */
function importChanges(matched: readonly MatchedEntry[], list: BookmarkList): BookmarkChange[] {
  const now = new Date().toISOString();
  const ids = new Map<string, string>();
  const folders: BookmarkChange[] = [];
  for (const { entry } of matched) {
    const name = entry.folder;
    if (name === null || ids.has(normalizeText(name))) continue;
    const known = folderNamed(list, name);
    const folderId = known?.id ?? newId();
    ids.set(normalizeText(name), folderId);
    if (!known) folders.push({ kind: 'folder.add', payload: { folderId, name } });
  }
  const added = matched.map(({ entry, item }): BookmarkChange => {
    const folderId = entry.folder === null ? null : (ids.get(normalizeText(entry.folder)) ?? null);
    const { kind, itemId } = item;
    return {
      kind: 'bookmark.add',
      payload: { kind, itemId, folderId, note: entry.note, addedAt: entry.addedAt ?? now },
    };
  });
  return [...folders, ...added];
}
