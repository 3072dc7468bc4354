import { LIST_MESSAGES, SITE_MESSAGES } from '@dalil/domain/guide/site-messages.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';

const messages = import.meta.glob<Record<string, string>>('./messages/*/guide*.json', {
  import: 'default',
  eager: true,
});

test.each(LOCALES)('ROUTE-10 feeds and images call the guide and its lists as the pages do, in %s', (locale) => {
  const parts = Object.entries(messages).filter(([file]) => file.startsWith(`./messages/${locale}/`));
  const words: Record<string, string> = Object.assign({}, ...parts.map(([, part]) => part));
  expect(SITE_MESSAGES[locale]).toEqual({
    title: words['guide.home.title'],
    description: words['guide.home.description'],
  });
  for (const [list, names] of Object.entries(LIST_MESSAGES)) {
    expect(names[locale]).toEqual({ title: words[`guide.${list}.title`], promise: words[`guide.${list}.promise`] });
  }
});
