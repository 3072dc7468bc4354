import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { draftConflicts, mergedDraft } from '@dalil/domain/newsroom/merge-draft.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { type FieldErrors, useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useWhenBackOnline } from '../../features/connection/use-when-back-online.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useSession } from '../../features/session/use-session.ts';
import { saveDetails, type TextInWork } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useJsonDraft } from '../item-editor/use-json-draft.ts';

const FAR_AHEAD = '2099-12-31';
type Details = Parameters<typeof saveDetails>[2];
type DetailsOf = Pick<TextInWork, 'kind' | 'id' | 'details'>;
type SourceRow = { id?: string; name: string; url: string };
type Typed = {
  category: Details['category'];
  method: Details['method'];
  isNews: boolean;
  reviewBy: string;
  sources: SourceRow[];
};

function typedOf({ category, method, isNews, reviewBy, sources }: TextInWork['details']): Typed {
  const rows = sources.map(({ id, name, url }) => ({ id, name, url: url ?? '' }));
  return { category, method, isNews, reviewBy: reviewBy ?? '', sources: rows };
}

type DetailsFormProps = {
  text: DetailsOf;
  mayWrite: boolean;
  /** Told whether there are details that only this device has. */
  onUnsaved?: (isUnsaved: boolean) => void;
  ref?: Ref<DetailsFormHandle>;
};

export type DetailsFormHandle = {
  /** Sends what is not on the server yet. False: it was refused, which the form says. */
  save: () => Promise<boolean>;
  /** Adds a source that the form does not have yet. */
  addSource: (source: { name: string; url: string }) => void;
};

/** STAFF-1: what is the same in all languages: category, how the text was made, sources, and until when it counts as checked. */
export function DetailsForm({ text, mayWrite, onUnsaved, ref }: DetailsFormProps) {
  const { _ } = useLingui();
  const { details } = text;
  // Of the other kinds it is among the data, which are approved.
  const hasCategoryField = text.kind === 'article';
  const actor = useSession()?.actor;
  const userId = actor?.kind === 'user' ? actor.userId : '';
  const initial = useMemo(() => typedOf(details), [details]);
  const draft = useJsonDraft<Typed>(`${userId}.${text.kind}.${text.id}.details`, details.version, initial);
  const { isChanged } = draft;
  const { category, method, isNews, reviewBy, sources } = draft.value;
  const change = (changed: Partial<Typed>) => draft.change({ ...draft.value, ...changed });
  useEffect(() => onUnsaved?.(isChanged), [isChanged, onUnsaved]);
  const written = sources.filter(({ name, url }) => name.trim() !== '' || url.trim() !== '');
  const errors = useFieldErrors(
    [
      'category',
      'isNews',
      'method',
      'reviewBy',
      ...written.flatMap((_row, at) => [`sources.${at}.name`, `sources.${at}.url`]),
    ],
    Object.fromEntries(written.map((_row, at) => [`sources.${at}.url`, { key: 'newsroom.wrong.source' }])),
  );
  const { send, isSending } = useSending(text, errors, draft.markSaved);
  function save(): Promise<boolean> {
    return send({
      baseVersion: details.version,
      category: hasCategoryField ? (category ?? 'news') : details.category,
      method: details.methods.includes(method) ? method : details.method,
      ...(hasCategoryField && { isNews }),
      reviewBy: reviewBy === '' ? null : reviewBy,
      neighbourhoods: details.neighbourhoods as Details['neighbourhoods'],
      audience: details.audience,
      sources: written.map(({ id, name, url }) => ({
        name: name.trim(),
        ...(id && { id }),
        ...(url.trim() !== '' && { url: url.trim() }),
      })),
    });
  }
  useImperativeHandle(ref, () => ({
    save: async () => (isChanged ? save() : true),
    addSource: (source) => {
      if (sources.some(({ url }) => url === source.url)) return;
      change({ sources: [...written, source] });
    },
  }));
  useWhenBackOnline(() => {
    if (mayWrite && isChanged && draft.older === null) void save();
  });
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }
  return (
    <Disclosure
      title={_('newsroom.details')}
      level={2}
      open={isChanged || details.reviewBy === null || details.sources.length === 0}
    >
      <form noValidate onSubmit={onSubmit} className="flex max-w-measure flex-col gap-5">
        <FailureText failure={errors.failure} />
        <p className="text-label">{_('newsroom.details.hint')}</p>
        <DraftNotice draft={draft} theirs={initial} />
        <fieldset disabled={!mayWrite} className="flex flex-col gap-5">
          {!hasCategoryField ? null : (
            <SelectField
              label={_('newsroom.category')}
              options={CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))}
              {...errors.of('category')}
              value={category ?? 'news'}
              onChange={({ currentTarget }) =>
                change({ category: CATEGORIES.find((one) => one === currentTarget.value) ?? category })
              }
            />
          )}
          {!hasCategoryField ? null : (
            <SelectField
              label={_('newsroom.nature')}
              hint={_('newsroom.nature.hint')}
              options={[
                { value: 'news', label: _('newsroom.nature.news') },
                { value: 'guide', label: _('newsroom.nature.guide') },
              ]}
              {...errors.of('isNews')}
              value={isNews ? 'news' : 'guide'}
              onChange={({ currentTarget }) => change({ isNews: currentTarget.value === 'news' })}
            />
          )}
          <SelectField
            label={_('newsroom.made')}
            options={details.methods.map((value) => ({ value, label: _(`newsroom.method.${value}`) }))}
            {...errors.of('method')}
            value={details.methods.includes(method) ? method : details.method}
            onChange={({ currentTarget }) =>
              change({ method: PROVENANCE_METHODS.find((one) => one === currentTarget.value) ?? method })
            }
          />
          {details.origin === 'person' ? null : <p className="text-label text-text-2">{_('newsroom.made.hint')}</p>}
          <TextField
            type="date"
            max={FAR_AHEAD}
            label={_('newsroom.reviewBy')}
            hint={_('newsroom.reviewBy.hint')}
            {...errors.of('reviewBy')}
            value={reviewBy}
            onChange={({ currentTarget }) => change({ reviewBy: currentTarget.value })}
          />
          <Sources rows={sources} errors={errors} onChange={(rows) => change({ sources: rows })} />
        </fieldset>
        {mayWrite ? (
          <div>
            <Button type="submit" aria-disabled={isSending}>
              {_(isSending ? 'newsroom.saving' : 'newsroom.details.save')}
            </Button>
          </div>
        ) : null}
      </form>
    </Disclosure>
  );
}

/** Details that are typed and not saved, or typed before another person saved others. */
function DraftNotice({ draft, theirs }: { draft: ReturnType<typeof useJsonDraft<Typed>>; theirs: Typed }) {
  const { _ } = useLingui();
  const { older, isChanged, discard, merge } = draft;
  if (older === null && !isChanged) return null;
  return (
    <Notice
      role="status"
      tone="warning"
      action={
        <span className="flex flex-wrap gap-3">
          {older === null ? null : (
            <Button size="small" onClick={() => merge(mergedDraft(theirs, draftConflicts(older, theirs)))}>
              {_('newsroom.details.useMine')}
            </Button>
          )}
          <Button size="small" onClick={discard}>
            {_('newsroom.draft.discard')}
          </Button>
        </span>
      }
    >
      {_(older === null ? 'newsroom.details.unsaved' : 'newsroom.details.older')}
    </Notice>
  );
}

type SourcesProps = { rows: SourceRow[]; errors: FieldErrors; onChange: (rows: SourceRow[]) => void };

function Sources({ rows, errors, onChange }: SourcesProps) {
  const { _ } = useLingui();
  const replace = (at: number, row: SourceRow) => onChange(rows.with(at, row));
  return (
    <Fieldset legend={_('newsroom.sources')} className="gap-4">
      {rows.map((row, at) => (
        <div key={at} className="flex flex-wrap items-end gap-3">
          <TextField
            label={_('newsroom.source.name')}
            {...errors.of(`sources.${at}.name`)}
            value={row.name}
            onChange={({ currentTarget }) => replace(at, { ...row, name: currentTarget.value })}
            className="grow"
          />
          <TextField
            type="url"
            label={_('newsroom.source.url')}
            note={_('newsroom.optional')}
            {...errors.of(`sources.${at}.url`)}
            value={row.url}
            onChange={({ currentTarget }) => replace(at, { ...row, url: currentTarget.value })}
            className="grow"
          />
          <Button onClick={() => onChange(rows.toSpliced(at, 1))}>{_('newsroom.source.remove')}</Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...rows, { name: '', url: '' }])}>{_('newsroom.source.add')}</Button>
      </div>
    </Fieldset>
  );
}

function useSending(text: DetailsOf, errors: FieldErrors, onSaved: () => void) {
  const api = useApi();
  const { _ } = useLingui();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  async function send(details: Details): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    errors.clear();
    try {
      await saveDetails(api, text, details);
      onSaved();
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.details.saved') });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      return true;
    } catch (error) {
      errors.fail(error, 'newsroom.details.failed');
      return false;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending };
}
