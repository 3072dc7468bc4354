import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import { FEED_FORMATS, FEED_NAMES, FEED_TYPES, feedHref } from '@dalil/domain/guide/feed-format.ts';
import { useLingui } from '@lingui/react';
import { useLocale } from '../../language/use-locale.ts';

/** The feeds of a list, for users who subscribe to changes. */
export function FeedLinks({ area }: { area: FeedArea }) {
  const { _ } = useLingui();
  const locale = useLocale();
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 text-label text-text-2 print:hidden">
      {_('guide.feed.follow')}
      {FEED_FORMATS.map((format) => (
        <a
          key={format}
          href={feedHref(locale, area, format)}
          type={FEED_TYPES[format]}
          dir="ltr"
          className="text-link inline-flex min-h-11 items-center"
        >
          {FEED_NAMES[format]}
        </a>
      ))}
    </p>
  );
}
