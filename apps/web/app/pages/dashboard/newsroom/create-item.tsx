import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../data/api.ts';
import { useApi } from '../../../data/use-api.ts';
import {
  AccountForm,
  SubmitButton,
  useAccountForm,
  useControl,
} from '../../../features/account-forms/account-form.tsx';
import { useLocale, useLocalePath } from '../../../language/use-locale.ts';
import { createArticle } from '../../../queries/newsroom.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { editHref } from './articles-search.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LIMIT = 80;

/** STAFF-1, STAFF-2: begins an article or a collection in the language it is written in. */
export function CreateItem({ kind }: { kind: 'article' | 'collection' }) {
  const isArticle = kind === 'article';
  const toLocale = useLocalePath();
  const { _ } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [titleId, slugId] = [useId(), useId()];
  const pageLocale = useLocale();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [category, setCategory] = useState<Category>('news');
  const form = useAccountForm({
    fields: {
      title: { id: titleId, check: (text) => (text.trim() === '' ? { key: 'newsroom.wrong.title' } : undefined) },
      id: { id: slugId, check: (text) => (SLUG.test(text) ? undefined : { key: 'newsroom.wrong.address' }) },
    },
    send: async ({ title, id }) => {
      try {
        await createArticle(api, { kind, id, locale, title: title.trim(), category: isArticle ? category : null });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        form.setFailure({ key: 'newsroom.wrong.taken' });
        return;
      }
      await navigate(isArticle ? editHref(id, locale) : toLocale(`/dashboard/content-management/all/collection/${id}`));
    },
    fallback: 'newsroom.failed',
    failureField: slugId,
  });
  const suggest = () => {
    if (form.values.id === '') form.change('id', slugOf(form.values.title));
  };
  return (
    <>
      <h1 className="headline text-title">{_(isArticle ? 'newsroom.create' : 'newsroom.collections.create')}</h1>
      <p className="measure text-ui text-text-2">
        {_(isArticle ? 'newsroom.create.hint' : 'newsroom.collections.hint')}
      </p>
      <AccountForm form={form} className="max-w-field">
        <SelectField
          label={_('newsroom.language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
          value={locale}
          onChange={({ currentTarget }) => isLocale(currentTarget.value) && setLocale(currentTarget.value)}
        />
        <TextField
          name="title"
          maxLength={TEXT_LIMITS.title}
          lang={locale}
          label={_('newsroom.text.title')}
          {...useControl(form.field('title'))}
          onBlur={suggest}
        />
        <TextField
          name="id"
          maxLength={SLUG_LIMIT}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          label={_('newsroom.address')}
          hint={_('newsroom.address.hint')}
          {...useControl(form.field('id'))}
        />
        {isArticle ? (
          <SelectField
            label={_('newsroom.category')}
            options={CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))}
            value={category}
            onChange={({ currentTarget }) =>
              setCategory(CATEGORIES.find((one) => one === currentTarget.value) ?? category)
            }
          />
        ) : null}
        <div>
          <SubmitButton form={form} label="newsroom.create.begin" />
        </div>
      </AccountForm>
    </>
  );
}

/** The address a title in Latin letters suggests. Empty for other scripts. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, SLUG_LIMIT).replace(/-$/, '');
}
