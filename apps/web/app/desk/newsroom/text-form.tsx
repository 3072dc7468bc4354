import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import type { Message } from '../../features/account-forms/auth-messages.ts';
import { checkLength } from '../../features/account-forms/check-fields.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useWhenBackOnline } from '../../features/connection/use-when-back-online.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type DeskFact, saveText, type TextInWork } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BodyField } from './body-field.tsx';
import { ConflictNotice, type Theirs } from './conflict-notice.tsx';
import { TextPreview } from './text-preview.tsx';
import { type DraftState, useDraft, type Words } from './use-draft.ts';
import { usePreview } from './use-preview.ts';

const NO_FACTS: never[] = [];

type TextFormProps = {
  userId: string;
  text: TextInWork;
  /** Told whether there are words that only this device has. */
  onUnsaved: (isUnsaved: boolean) => void;
  onFact?: (fact: DeskFact) => void;
  ref?: Ref<TextFormHandle>;
};

export type TextFormHandle = {
  /** Sends what is not on the server yet. The version that the server has then; null: it was refused, which the form says. */
  save: () => Promise<number | null>;
};

/** The preview stays in view beside the form, and scrolls by itself. */
const BESIDE = 'min-w-0 wide:sticky wide:top-0 wide:max-h-screen wide:self-start wide:overflow-y-auto';

/** STAFF-1: the words of an article in one language. The original stands beside a translation. */
export function TextForm({ userId, text, onUnsaved, onFact, ref }: TextFormProps) {
  const { _ } = useLingui();
  const draft = useDraft(userId, text, text);
  const { words } = draft;
  const saving = useSaving(text, draft);
  const { errors } = saving;
  const preview = usePreview(text.locale, words);
  const { isChanged } = draft;
  // A version of a legal document stays the text it was, so it has no values that change.
  const isLegal = text.kind === LEGAL_KIND;
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void saving.save();
  }
  useImperativeHandle(ref, () => ({
    save: async () => (draft.isChanged ? saving.save() : text.version),
  }));
  const { id: summaryId } = errors.of('summary');
  const isNew = text.version === 1 && text.summary === '' && text.markdown === '';
  useEffect(() => {
    // A draft that was just begun goes on where its title ended.
    if (isNew && document.activeElement === document.body) document.getElementById(summaryId)?.focus();
  }, [isNew, summaryId]);
  const language = { lang: text.locale, dir: LOCALE_INFO[text.locale].dir, onKeyDown };
  return (
    <section aria-label={_('newsroom.words')} className="grid gap-8 wide:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <DraftNotices draft={draft} />
        {saving.theirs ? <ConflictNotice theirs={saving.theirs} draft={draft} onDone={saving.settle} /> : null}
        <FailureText failure={errors.failure} />
        <TextField
          label={_('newsroom.text.title')}
          {...errors.of('title')}
          value={words.title}
          onChange={({ currentTarget }) => draft.change({ title: currentTarget.value })}
          {...language}
        />
        <TextAreaField
          rows={3}
          label={_(isLegal ? 'newsroom.text.changes' : 'newsroom.text.summary')}
          hint={_(isLegal ? 'newsroom.text.changesHint' : 'newsroom.text.summaryHint', { most: TEXT_LIMITS.summary })}
          {...errors.of('summary')}
          value={words.summary}
          onChange={({ currentTarget }) => draft.change({ summary: currentTarget.value })}
          {...language}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcut of the fields inside it */}
        <div className="contents" onKeyDown={onKeyDown}>
          <BodyField
            locale={text.locale}
            isLegal={isLegal}
            markdown={words.markdown}
            facts={preview.data?.facts ?? NO_FACTS}
            errors={errors.of('markdown')}
            onChange={(markdown) => draft.change({ markdown })}
            onFact={onFact}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" aria-disabled={saving.isSaving} onClick={() => void saving.save()}>
            {_(saving.isSaving ? 'newsroom.saving' : 'newsroom.save')}
          </Button>
          <DraftState draft={draft} />
        </div>
        {text.original.locale === text.locale ? null : <Original text={text} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={BESIDE} tabIndex={0}>
        <TextPreview locale={text.locale} {...words} preview={preview} />
      </div>
    </section>
  );
}

/** Sends the words. A newer version of another user comes back instead of an error, and nothing typed is lost. */
function useSaving(text: TextInWork, draft: DraftState) {
  const api = useApi();
  const { _ } = useLingui();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const errors = useFieldErrors(['title', 'summary', 'markdown'], {
    'title.too_small': { key: 'newsroom.wrong.title' },
  });
  async function save(): Promise<number | null> {
    if (isSaving || errors.reject(faultsOf(draft.words))) return null;
    setSaving(true);
    errors.clear();
    try {
      const saved = await saveText(api, text, { ...draft.words, baseVersion: draft.version, note: '' });
      if (saved.kind === 'conflict') {
        setTheirs(saved);
        return null;
      }
      // First the page knows the new version: the next step names it.
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      draft.markSaved(draft.words, saved.version);
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.saved', { number: saved.version }) });
      return saved.version;
    } catch (error) {
      errors.fail(error, 'newsroom.failed');
      return null;
    } finally {
      setSaving(false);
    }
  }
  // What was typed without a connection is sent when it returns. A newer version of another user then comes as a conflict.
  useWhenBackOnline(() => {
    if (draft.isChanged && theirs === null) void save();
  });
  return { save, isSaving, theirs, settle: () => setTheirs(null), errors };
}

function faultsOf({ title, summary }: Words): Record<string, Message> {
  const wrong = {
    title: title.trim() === '' ? { key: 'newsroom.wrong.title' } : checkLength(title, TEXT_LIMITS.title),
    summary: checkLength(summary, TEXT_LIMITS.summary),
  };
  return Object.fromEntries(Object.entries(wrong).flatMap(([path, fault]) => (fault ? [[path, fault]] : [])));
}

function DraftNotices({ draft: { restoredAt, discard, isStorable } }: { draft: DraftState }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!isStorable) return <Notice tone="warning">{_('newsroom.draft.unstorable')}</Notice>;
  if (restoredAt === null) return null;
  return (
    <Notice
      role="status"
      action={
        <Button size="small" onClick={discard}>
          {_('newsroom.draft.discard')}
        </Button>
      }
    >
      {_('newsroom.draft.restored')} {format.shortDate(restoredAt)} <Ltr>{format.time(restoredAt)}</Ltr>
    </Notice>
  );
}

/** Where the words are: on the server, or only on this device. */
function DraftState({ draft: { isChanged, storedAt } }: { draft: DraftState }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!isChanged) return <p className="text-meta text-text-3">{_('newsroom.draft.onServer')}</p>;
  return (
    <p className="text-meta text-text-2">
      {_('newsroom.draft.onDevice')} {storedAt === null ? null : <Ltr>{format.time(storedAt)}</Ltr>}
    </p>
  );
}

function Original({ text: { original } }: { text: TextInWork }) {
  const { _ } = useLingui();
  return (
    <Disclosure title={_('newsroom.original', { language: LOCALE_INFO[original.locale].nativeName })} level={2}>
      <div
        lang={original.locale}
        dir={LOCALE_INFO[original.locale].dir}
        className="flex flex-col gap-3 font-sans text-label"
      >
        <p className="font-semibold">{original.title}</p>
        <p>{original.summary}</p>
        <p className="whitespace-pre-wrap">{original.markdown}</p>
      </div>
    </Disclosure>
  );
}
