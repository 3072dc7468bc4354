import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';

const MEGABYTE = 1024 * 1024;

/** Bytes as readers know them: "0.2 MB", "41 MB". */
export function useSizeWords(): (bytes: number) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (bytes) => {
    const megabytes = bytes / MEGABYTE;
    const rounded = megabytes >= 10 ? Math.round(megabytes) : Math.ceil(megabytes * 10) / 10;
    return isolate(_('offline-guide.size', { megabytes: format.number(rounded) }));
  };
}
