import type { IgnoredPart } from '@dalil/domain/guide/listing.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { useIsHydrated } from '../lazy-loading/use-is-hydrated.ts';

const MAX_NAMED = 5;

/**
 * Names the parts of the address that the page does not know. Without it an old or mistyped link would look like its result. The
 * server renders one page for all addresses that differ in such parts, so the note is added in the browser.
 */
export function IgnoredNote({ parts }: { parts: readonly IgnoredPart[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  if (!isHydrated || parts.length === 0) return null;
  const names = new Set(parts.map(({ name, value }) => (value === null ? name : `${name}=${value}`)));
  const named = [...names].slice(0, MAX_NAMED).map((name) => isolate(name));
  return (
    <Notice tone="warning" className="mb-4 max-w-measure">
      <p>{_('guide.filters.ignored', { count: names.size, names: format.list(named) })}</p>
    </Notice>
  );
}
