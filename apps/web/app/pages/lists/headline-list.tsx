import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Headlines, HeadlineStory } from '../../queries/headlines.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { HeadlineEntry } from './headline-entry.tsx';

const FIRST = 6;

type HeadlineListProps = { found: Headlines; stories: readonly HeadlineStory[]; now: Date };

/** Headlines with their age and a choice of language. It begins with the language of the page, where there are some in it. */
export function HeadlineList({ found, stories, now }: HeadlineListProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const languages = [...new Set(stories.map(({ language }) => language))].toSorted();
  const [language, setLanguage] = useState<Locale | null>(languages.includes(locale) ? locale : null);
  const shown = stories.filter((story) => language === null || story.language === language);
  return (
    <section
      aria-labelledby="headlines-title"
      className="mt-12 flex flex-col gap-4 rounded-card bg-sunken p-4 wide:p-6"
    >
      <header className="flex flex-col gap-1">
        <h2 id="headlines-title" className="text-card-title font-strong">
          {_('headlines.title')}
        </h2>
        <p className="measure text-label text-text-2">{_('headlines.note')}</p>
        <Age found={found} now={now} />
      </header>
      {languages.length > 1 ? (
        <div role="group" aria-label={_('headlines.language')} data-needs-script="" className="flex flex-wrap gap-2">
          <ToggleChip isOn={language === null} onClick={() => setLanguage(null)}>
            {_('headlines.all')}
          </ToggleChip>
          {languages.map((one) => (
            <ToggleChip key={one} isOn={language === one} onClick={() => setLanguage(one)}>
              <span lang={one}>{LOCALE_INFO[one].nativeName}</span>
            </ToggleChip>
          ))}
        </div>
      ) : null}
      <Stories stories={shown.slice(0, FIRST)} />
      {shown.length > FIRST ? (
        <Disclosure title={_('headlines.more', { count: shown.length - FIRST })}>
          <Stories stories={shown.slice(FIRST)} />
        </Disclosure>
      ) : null}
    </section>
  );
}

/** When the publishers were last asked successfully. */
function Age({ found: { fetchedAt }, now }: { found: Headlines; now: Date }) {
  const { _ } = useLingui();
  const format = useFormat();
  const time = isolate(`${format.weekdayDate(fetchedAt)}, ${format.time(fetchedAt)}`);
  const isFresh = liveState('headlines', fetchedAt, now) === 'fresh';
  return (
    <p className="text-meta text-text-3">
      {isFresh ? _('headlines.updated', { time }) : <Tag tone="warn">{_('headlines.stale', { time })}</Tag>}
    </p>
  );
}

function Stories({ stories }: { stories: readonly HeadlineStory[] }) {
  return (
    <ul className="grid gap-x-10 wide:grid-cols-2">
      {stories.map((story) => (
        <li key={story.url} className="border-t border-line py-3">
          <HeadlineEntry story={story} />
        </li>
      ))}
    </ul>
  );
}
