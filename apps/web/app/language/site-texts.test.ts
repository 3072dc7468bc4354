import type { NamedList } from '@dalil/domain/guide/feed-area.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';

const messages = import.meta.glob<Record<string, string>>(
  '../../../../packages/domain/src/languages/*/pages/{guide*,shell}.json',
  { import: 'default', eager: true },
);

/** The navigation names the lists (LAYOUT-3). News and guides is a list of its own name. */
const NAMES: Record<NamedList, string> = {
  news: 'guide.news.title',
  eatanddrink: 'shell.nav.dining',
  beaches: 'shell.nav.beaches',
  tourism: 'shell.nav.experiences',
  nightlife: 'shell.nav.nightlife',
  luxurylife: 'shell.nav.luxury',
  stay: 'shell.nav.stay',
  schools: 'shell.nav.schools',
  clinics: 'shell.nav.clinics',
  consulates: 'shell.nav.consulates',
  worship: 'shell.nav.worship',
  government: 'shell.nav.practical',
};

test.each(LOCALES)(
  'ROUTE-10 LAYOUT-3 feeds and images call the guide and its lists as the pages do, in %s',
  (locale) => {
    const parts = Object.entries(messages).filter(([file]) => file.includes(`/${locale}/pages/`));
    const words: Record<string, string> = Object.assign({}, ...parts.map(([, part]) => part));
    expect(SITE[locale]).toMatchObject({
      title: words['guide.home.title'],
      description: words['guide.home.description'],
    });
    for (const list of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
      const [title, promise] = [words[NAMES[list]], words[`guide.${list}.promise`]];
      expect(SITE[locale].lists[list]).toEqual({ title, promise });
    }
  },
);
