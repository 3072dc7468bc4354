import { type Weekday, WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { isWebAddress } from '@dalil/domain/headlines/feed-source.ts';
import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { LOCALE_INFO, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { REPORTER_LIMITS, REPORTER_METHODS } from '@dalil/domain/reporters/reporter.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import {
  addReporter,
  changeReporter,
  type Reporter,
  type ReporterFields,
  removeReporter,
  type Reporters,
} from '../../queries/reporters.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select.tsx';
import { CheckList } from './check-list.tsx';
import { type PageRow, PagesField } from './pages-field.tsx';
import { useFinish } from '../kit/use-finish.ts';
import { useReporterText } from './use-reporter-text.ts';

type ReporterDialogProps = { reporter: Reporter | null; sources: Reporters['sources']; onClose: () => void };

/** STAFF-4: adds or changes a reporter, or removes one that has no drafts. */
export function ReporterDialog({ reporter, sources, onClose }: ReporterDialogProps) {
  const { _ } = useLingui();
  const reporterText = useReporterText();
  const title =
    reporter === null ? _('reporters.add') : _('reporters.edit', { name: isolate(reporterText(reporter.name)) });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={_('reporters.close')}>
      <ReporterForm reporter={reporter} sources={sources} onDone={onClose} />
      {reporter === null ? null : (
        <Disclosure title={_('reporters.remove')}>
          <RemoveForm id={reporter.id} onDone={onClose} />
        </Disclosure>
      )}
    </Dialog>
  );
}

const within = (from: number, to: number) => (value: string) => {
  const number = readWrittenNumber(value) ?? Number.NaN;
  const isWithin = Number.isInteger(number) && number >= from && number <= to;
  return isWithin ? undefined : { key: 'reporters.numberWrong', values: { from, to } };
};
const filled = (key: string) => (value: string) => (value.trim() === '' ? { key } : undefined);
/** The fields of several values. */
const LISTS = ['languages', 'sourceIds', 'pages', 'days'] as const;
const MIN_TOKENS = 1000;
const isPage = ({ name, url }: PageRow) => name.trim() !== '' && isWebAddress(url.trim());

type FormProps = { reporter: Reporter | null; sources: Reporters['sources']; onDone: () => void };

function ReporterForm({ reporter, sources, onDone }: FormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const id = useId();
  const finish = useFinish(['reporters'], onDone);
  const [languages, setLanguages] = useState<readonly Locale[]>(reporter?.languages ?? LOCALES);
  const [days, setDays] = useState<readonly Weekday[]>(reporter?.days ?? WEEKDAYS);
  const [sourceIds, setSourceIds] = useState<readonly string[]>(reporter?.sourceIds ?? []);
  const [pages, setPages] = useState<readonly PageRow[]>(() =>
    (reporter?.pages ?? []).map((page, at) => ({ ...page, key: at })),
  );
  const [isChecked, setChecked] = useState(false);
  const form = useAccountForm({
    fields: {
      name: { id: `${id}-name`, value: reporter?.name ?? '', check: filled('reporters.nameWrong') },
      beat: { id: `${id}-beat`, value: reporter?.beat ?? '', check: filled('reporters.beatWrong') },
      category: { id: `${id}-category`, value: reporter?.category ?? 'news' },
      method: { id: `${id}-method`, value: reporter?.method ?? REPORTER_METHODS[0] },
      style: { id: `${id}-style`, value: reporter?.style ?? '' },
      time: { id: `${id}-time`, value: reporter?.time ?? '08:00', check: filled('reporters.choose') },
      timeZone: {
        id: `${id}-zone`,
        value: reporter?.timeZone ?? 'Asia/Dubai',
        check: (zone) => (isTimeZone(zone.trim()) ? undefined : { key: 'reporters.timeZoneWrong' }),
      },
      runsPerDay: {
        id: `${id}-runs`,
        value: String(reporter?.runsPerDay ?? 4),
        check: within(1, REPORTER_LIMITS.runsPerDay),
      },
      tokensPerDay: {
        id: `${id}-tokens`,
        value: String(reporter?.tokensPerDay ?? 50_000),
        check: within(MIN_TOKENS, REPORTER_LIMITS.tokensPerDay),
      },
    },
    send: async (values) => {
      setChecked(true);
      const wrong = whatIsWrong(values.method, { languages, days, sourceIds, pages });
      if (wrong !== null) {
        form.setFailure({ key: wrong });
        return;
      }
      // The options of the form are those of the schema, which the server checks.
      const fields = {
        ...values,
        timeZone: values.timeZone.trim(),
        runsPerDay: readWrittenNumber(values.runsPerDay),
        tokensPerDay: readWrittenNumber(values.tokensPerDay),
        languages: LOCALES.filter((locale) => languages.includes(locale)),
        days: WEEKDAYS.filter((day) => days.includes(day)),
        sourceIds: [...sourceIds],
        pages: pages.map(({ name, url, isOfficial }) => ({ name, url: url.trim(), isOfficial })),
      } as ReporterFields;
      await (reporter === null ? addReporter(api, fields) : changeReporter(api, reporter.id, fields));
      await finish('reporters.saved');
    },
    others: Object.fromEntries(LISTS.map((name) => [name, `${id}-${name}`])),
    messages: { 'name.taken': { key: 'reporters.taken' }, sourceIds: { key: 'reporters.sourcesWrong' } },
    fallback: 'reporters.failed',
  });
  const isModel = form.values.method === 'model';
  const need = (isMissing: boolean, key: string) => (isChecked && isMissing ? _(key) : undefined);
  const listOf = (name: (typeof LISTS)[number], own: string | undefined) => {
    const { id: listId, error } = form.other(name);
    return { id: listId, error: own ?? error };
  };
  return (
    <InlineForm form={form} submit="reporters.save" onCancel={onDone}>
      <TextField maxLength={REPORTER_LIMITS.name} label={_('reporters.name')} {...useControl(form.field('name'))} />
      <TextAreaField
        rows={2}
        maxLength={REPORTER_LIMITS.beat}
        label={_('reporters.beat')}
        {...useControl(form.field('beat'))}
      />
      <SelectField
        label={_('reporters.method')}
        options={REPORTER_METHODS.map((value) => ({ value, label: _(`reporters.method.${value}`) }))}
        {...useControl(form.field('method'))}
      />
      <SelectField
        label={_('reporters.category')}
        options={CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))}
        {...useControl(form.field('category'))}
      />
      <CheckList
        legend={_('reporters.languages')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
        chosen={languages}
        onChange={setLanguages}
        {...listOf('languages', need(languages.length === 0, 'reporters.choose'))}
      />
      <ModelFields isShown={isModel}>
        <TextAreaField
          rows={2}
          maxLength={REPORTER_LIMITS.style}
          label={_('reporters.style')}
          {...useControl(form.field('style'))}
        />
        <CheckList
          legend={_('reporters.sources')}
          hint={_(sources.length === 0 ? 'reporters.sourcesNone' : 'reporters.sourcesHint')}
          options={sources.map(({ id: value, name, isOn }) => ({
            value,
            label: name,
            hint: isOn ? undefined : _('reporters.sourceOff'),
          }))}
          chosen={sourceIds}
          onChange={setSourceIds}
          {...listOf('sourceIds', need(sourceIds.length + pages.length === 0, 'reporters.sourcesWrong'))}
        />
        <PagesField
          pages={pages}
          onChange={setPages}
          {...listOf('pages', need(!pages.every(isPage), 'reporters.pageWrong'))}
        />
      </ModelFields>
      <CheckList
        legend={_('reporters.days')}
        options={WEEKDAYS.map((value) => ({ value, label: _(`reporters.day.${value}`) }))}
        chosen={days}
        onChange={setDays}
        {...listOf('days', need(days.length === 0, 'reporters.choose'))}
      />
      <TextField type="time" label={_('reporters.time')} {...useControl(form.field('time'))} />
      <TextField dir="ltr" label={_('reporters.timeZone')} {...useControl(form.field('timeZone'))} />
      <TextField
        inputMode="numeric"
        dir="ltr"
        label={_('reporters.runsPerDay')}
        {...useControl(form.field('runsPerDay'))}
      />
      <ModelFields isShown={isModel}>
        <TextField
          inputMode="numeric"
          dir="ltr"
          label={_('reporters.tokensPerDay')}
          {...useControl(form.field('tokensPerDay'))}
        />
      </ModelFields>
    </InlineForm>
  );
}

/** What only a model needs. A template reads the guide. */
function ModelFields({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? <div className="flex flex-col gap-5">{children}</div> : null;
}

type Chosen = {
  languages: readonly Locale[];
  days: readonly Weekday[];
  sourceIds: readonly string[];
  pages: readonly PageRow[];
};

function whatIsWrong(method: string, { languages, days, sourceIds, pages }: Chosen): string | null {
  if (languages.length === 0 || days.length === 0) return 'reporters.choose';
  if (!pages.every(isPage)) return 'reporters.pageWrong';
  return method === 'model' && sourceIds.length + pages.length === 0 ? 'reporters.sourcesWrong' : null;
}

function RemoveForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const finish = useFinish(['reporters'], onDone);
  const form = useAccountForm({
    fields: {},
    send: async () => {
      try {
        await removeReporter(api, id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        form.setFailure({ key: 'reporters.removeHint' });
        return;
      }
      await finish('reporters.removed');
    },
    fallback: 'reporters.failed',
  });
  return (
    <InlineForm form={form} submit="reporters.remove" variant="danger">
      <p className="text-label text-text-2">{_('reporters.removeHint')}</p>
    </InlineForm>
  );
}
