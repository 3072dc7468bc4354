import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { hasCategory } from '@dalil/domain/newsroom/item-data.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { AccountForm, SubmitButton, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { checkLength } from '../../features/account-forms/check-fields.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { createArticle } from '../../queries/newsroom.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { editHref } from './articles-search.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LIMIT = 80;

const CREATED_KINDS = ['place', 'event', 'service', 'question', 'article', 'collection'] as const;
type CreatedKind = (typeof CREATED_KINDS)[number];
const FIRST_CATEGORY: Partial<Record<CreatedKind, Category>> = {
  place: 'dining',
  event: 'events',
  service: 'government',
  article: 'news',
};

const checkTitle = (text: string) =>
  text.trim() === '' ? { key: 'newsroom.wrong.title' } : checkLength(text, TEXT_LIMITS.title);

const checkSlug = (text: string) =>
  SLUG.test(text) ? checkLength(text, SLUG_LIMIT) : { key: 'newsroom.wrong.address' };

type CreateItemProps = {
  /** Undefined: the user chooses it. */
  kind?: 'article' | 'collection';
  /** Chosen first. */
  category?: Category | null;
};

/** STAFF-1, STAFF-2: begins an item in the language it is written in. */
export function CreateItem({ kind: given, category: firstCategory = null }: CreateItemProps) {
  const toLocale = useLocalePath();
  const { _ } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [titleId, slugId, kindId, localeId, categoryId] = [useId(), useId(), useId(), useId(), useId()];
  const pageLocale = useLocale();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [kind, setKind] = useState<CreatedKind>(given ?? 'place');
  const [chosen, setChosen] = useState<Category | null>(firstCategory);
  const category = hasCategory(kind) ? (chosen ?? FIRST_CATEGORY[kind] ?? 'news') : null;
  const form = useAccountForm({
    fields: {
      title: { id: titleId, check: checkTitle },
      id: { id: slugId, check: checkSlug },
    },
    send: async ({ title, id }) => {
      await createArticle(api, { kind, id, locale, title: title.trim(), category });
      const itemPath = `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}`;
      await navigate(toLocale(kind === 'article' ? `/dashboard${editHref(id, locale)}` : itemPath));
    },
    others: { kind: kindId, locale: localeId, category: categoryId },
    messages: { 'id.taken': { key: 'newsroom.wrong.taken' }, id: { key: 'newsroom.wrong.address' } },
    fallback: 'newsroom.failed',
    failureField: slugId,
  });
  const [isOwnAddress, setOwnAddress] = useState(false);
  const title = useControl(form.field('title'));
  const address = useControl(form.field('id'));
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId]);
  const [heading, hint] = HEADINGS[given ?? 'any'];
  return (
    <DeskPage title={_(heading)} promise={_(hint)}>
      <AccountForm form={form} className="max-w-field">
        <TextField
          name="title"
          lang={locale}
          label={_('newsroom.text.title')}
          {...title}
          onChange={(event) => {
            title.onChange(event);
            if (!isOwnAddress) form.change('id', slugOf(event.currentTarget.value));
          }}
        />
        <TextField
          name="id"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          label={_('newsroom.address')}
          hint={_('newsroom.address.hint')}
          {...address}
          onChange={(event) => {
            address.onChange(event);
            setOwnAddress(event.currentTarget.value !== '');
          }}
        />
        {given === undefined ? (
          <SelectField
            label={_('inventory.filter.kind')}
            options={CREATED_KINDS.map((value) => ({ value, label: _(`newsroom.kind.${value}`) }))}
            {...form.other('kind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(CREATED_KINDS.find((one) => one === currentTarget.value) ?? kind)}
          />
        ) : null}
        <SelectField
          label={_('newsroom.language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
          {...form.other('locale')}
          value={locale}
          onChange={({ currentTarget }) => isLocale(currentTarget.value) && setLocale(currentTarget.value)}
        />
        {category === null ? null : (
          <SelectField
            label={_('newsroom.category')}
            options={CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))}
            {...form.other('category')}
            value={category}
            onChange={({ currentTarget }) =>
              setChosen(CATEGORIES.find((one) => one === currentTarget.value) ?? category)
            }
          />
        )}
        <div>
          <SubmitButton form={form} label="newsroom.create.begin" />
        </div>
      </AccountForm>
    </DeskPage>
  );
}

const HEADINGS = {
  article: ['newsroom.create', 'newsroom.create.hint'],
  collection: ['newsroom.collections.create', 'newsroom.collections.hint'],
  any: ['inventory.create', 'inventory.create.hint'],
} as const;

/** The address a title in Latin letters suggests. Empty for other scripts. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, SLUG_LIMIT).replace(/-$/, '');
}
