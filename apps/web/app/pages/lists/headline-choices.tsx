import type { HeadlineChoice } from '@dalil/domain/headlines/choose-headlines.ts';
import { FEED_SECTIONS, type FeedSection } from '@dalil/domain/headlines/feed-source.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import type { HeadlineStory } from '../../queries/headlines.ts';
import { ToggleChip } from '../../ui/chip.tsx';

type HeadlineChoicesProps = {
  stories: readonly HeadlineStory[];
  choice: HeadlineChoice;
  onLanguage: (language: Locale | null) => void;
  onSection: (section: FeedSection | null) => void;
  onUnreadOnly: (isOn: boolean) => void;
};

const ROW = 'flex flex-wrap gap-2';

/** The choices that the headlines have: subjects, languages, and only those that were not opened. */
export function HeadlineChoices({ stories, choice, onLanguage, onSection, onUnreadOnly }: HeadlineChoicesProps) {
  const { _ } = useLingui();
  const { language, section, isUnreadOnly } = choice;
  const languages = [...new Set(stories.map((story) => story.language))].toSorted();
  const sections = FEED_SECTIONS.filter((one) => stories.some((story) => story.section === one));
  return (
    <div data-needs-script="" className="flex flex-col gap-3 print:hidden">
      {sections.length > 1 ? (
        <div role="group" aria-label={_('headlines.subject')} className={ROW}>
          <ToggleChip isOn={section === null} onClick={() => onSection(null)}>
            {_('headlines.allSubjects')}
          </ToggleChip>
          {sections.map((one) => (
            <ToggleChip key={one} isOn={section === one} onClick={() => onSection(one)}>
              {_(`headlines.section.${one}`)}
            </ToggleChip>
          ))}
        </div>
      ) : null}
      {languages.length > 1 ? (
        <div role="group" aria-label={_('headlines.language')} className={ROW}>
          <ToggleChip isOn={language === null} onClick={() => onLanguage(null)}>
            {_('headlines.all')}
          </ToggleChip>
          {languages.map((one) => (
            <ToggleChip key={one} isOn={language === one} onClick={() => onLanguage(one)}>
              <span lang={one}>{LOCALE_INFO[one].nativeName}</span>
            </ToggleChip>
          ))}
        </div>
      ) : null}
      <div className={ROW}>
        <ToggleChip isOn={isUnreadOnly} onClick={() => onUnreadOnly(!isUnreadOnly)}>
          {_('headlines.unread')}
        </ToggleChip>
      </div>
    </div>
  );
}
