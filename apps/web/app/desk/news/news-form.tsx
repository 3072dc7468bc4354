import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { NEWS_LIMITS } from '@dalil/domain/notifications/operator-news.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import { sendNewsTexts, STAFF_NEWS_KEY, type StaffNews } from '../../queries/operator-news.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { useFinish } from '../kit/use-finish.ts';

/** A field of the form, named as the server names it in a rejection. */
type NewsField = `texts.${Locale}.${'subject' | 'text'}`;

const NAMES = LOCALES.flatMap((locale): NewsField[] => [`texts.${locale}.subject`, `texts.${locale}.text`]);

function checkOf(name: NewsField) {
  const [, locale, part] = name.split('.') as ['texts', Locale, 'subject' | 'text'];
  const key = part === 'subject' ? 'news-desk.needSubject' : 'news-desk.needText';
  return (words: string) =>
    words.trim() === '' ? { key, values: { language: isolate(LOCALE_INFO[locale].nativeName) } } : undefined;
}

type NewsFormProps = {
  /** Null to write new ones. */
  news: StaffNews | null;
  onClose: () => void;
};

/** Writes news in four languages, or changes them. A second person then has to confirm them. */
export function NewsForm({ news, onClose }: NewsFormProps) {
  const form = useNewsForm(news, onClose);
  return (
    <InlineForm isWide form={form} submit="news-desk.send" onCancel={onClose}>
      <div className="grid gap-5 wide:grid-cols-2">
        {LOCALES.map((locale) => (
          <LanguageFields key={locale} locale={locale} form={form} />
        ))}
      </div>
    </InlineForm>
  );
}

function useNewsForm(news: StaffNews | null, onClose: () => void) {
  const api = useApi();
  const id = useId();
  const finish = useFinish([STAFF_NEWS_KEY], onClose);
  const valueOf = (name: NewsField) => {
    const [, locale, part] = name.split('.') as ['texts', Locale, 'subject' | 'text'];
    return news?.texts[locale][part] ?? '';
  };
  const fields = NAMES.map((name) => [name, { id: `${id}-${name}`, value: valueOf(name), check: checkOf(name) }]);
  return useAccountForm<NewsField>({
    fields: Object.fromEntries(fields),
    send: async (values) => {
      const texts = inEveryLanguage((locale) => ({
        subject: values[`texts.${locale}.subject`],
        text: values[`texts.${locale}.text`],
      }));
      await sendNewsTexts(api, texts, news ?? undefined);
      await finish('news-desk.sent');
    },
    fallback: 'news-desk.failed',
  });
}

/** The texts in one language. */
function LanguageFields({ locale, form }: { locale: Locale; form: ReturnType<typeof useNewsForm> }) {
  const { _ } = useLingui();
  const language = { lang: locale, dir: LOCALE_INFO[locale].dir };
  return (
    <Fieldset
      className="gap-4 rounded-card border border-line p-4"
      legend={
        <bdi lang={locale} className="font-system">
          {LOCALE_INFO[locale].nativeName}
        </bdi>
      }
    >
      <TextField
        {...language}
        maxLength={NEWS_LIMITS.subject}
        label={_('news-desk.field.subject')}
        {...useControl(form.field(`texts.${locale}.subject`))}
      />
      <TextAreaField
        {...language}
        rows={8}
        maxLength={NEWS_LIMITS.text}
        label={_('news-desk.field.text')}
        hint={_('news-desk.field.textHint')}
        {...useControl(form.field(`texts.${locale}.text`))}
      />
    </Fieldset>
  );
}
