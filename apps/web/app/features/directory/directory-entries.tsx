import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { listEntriesOfPlace, searchDirectory } from '../../endpoints/directory.ts';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { useIsHydrated } from '../lazy-loading/use-is-hydrated.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';

const EntrySection = lazyPart(async () => (await import('./entry-section.tsx')).EntrySection);

type Props = { purpose: 'of-place' | 'search'; entries: readonly EntryView[] | undefined };

/** What the directory adds to a place, once the page is on the device. Nothing without a directory or a network. */
export function EntriesOfPlace({ placeId }: { placeId: string }) {
  const isHydrated = useIsHydrated();
  const { data } = useQuery({ ...listEntriesOfPlace({ locale: useLocale(), id: placeId }), enabled: isHydrated });
  return <Entries purpose="of-place" entries={data?.entries.filter(addsSomething)} />;
}

function addsSomething({ weekly, phone, website, wheelchair, address }: EntryView): boolean {
  return [weekly, phone, website, wheelchair, address].some((part) => part !== null);
}

/** What the directory has for a query, below what the guide has. */
export function FoundEntries({ query }: { query: string }) {
  const isHydrated = useIsHydrated();
  const { data } = useQuery({
    ...searchDirectory({ locale: useLocale(), q: query }),
    enabled: isHydrated && query !== '',
  });
  return <Entries purpose="search" entries={data?.entries} />;
}

function Entries({ purpose, entries = [] }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const isAny = entries.length > 0;
  // Most pages have no entries, so the messages of these come with the first.
  const { isSuccess } = useQuery({
    queryKey: ['messages', 'nearby', locale],
    meta: { lists: [] },
    queryFn: async () => {
      await activateMessages(i18n, locale, ['nearby']);
      return true;
    },
    enabled: isAny,
    gcTime: 0,
  });
  return isAny && isSuccess ? <EntrySection purpose={purpose} entries={entries} /> : null;
}
