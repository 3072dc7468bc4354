import { useMemo, useSyncExternalStore } from 'react';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const KEY = 'dalil.headlines';
/** Headlines are listed for three days, so older addresses are not needed. */
const MAX_OPENED = 300;
const MAX_HIDDEN = 60;

type HeadlineMemory = { opened: readonly string[]; hidden: readonly string[] };

const { notify, subscribe } = createStoreListeners();

/** Which headlines were opened and which publishers are hidden. It never leaves the device. */
export function useHeadlineMemory(): HeadlineMemory {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => parsed(text), [text]);
}

export function rememberOpened(url: string): void {
  const { opened, hidden } = parsed(readText());
  if (!opened.includes(url)) save({ opened: [url, ...opened].slice(0, MAX_OPENED), hidden });
}

export function setHidden(publisher: string, isHidden: boolean): void {
  const { opened, hidden } = parsed(readText());
  const rest = hidden.filter((one) => one !== publisher);
  save({ opened, hidden: isHidden ? [publisher, ...rest].slice(0, MAX_HIDDEN) : rest });
}

function readText(): string {
  return deviceStorage.getItem(KEY) ?? '';
}

/** What an older version or another program stored under the key counts as nothing. */
function parsed(text: string): HeadlineMemory {
  try {
    const { opened, hidden } = JSON.parse(text) as Partial<Record<keyof HeadlineMemory, unknown>>;
    return { opened: texts(opened), hidden: texts(hidden) };
  } catch {
    return { opened: [], hidden: [] };
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function save(memory: HeadlineMemory): void {
  deviceStorage.setItem(KEY, JSON.stringify(memory));
  notify();
}
