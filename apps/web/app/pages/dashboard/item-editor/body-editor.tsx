import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { checkTextBody, type DataFault, type EditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useMemo } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { ApiError } from '../../../data/api.ts';
import { saveText, type TextInWork } from '../../../queries/newsroom.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FaultList } from './fault-list.tsx';
import { controlId, FieldContextProvider } from './field-context.ts';
import { FactText } from './place-facts.tsx';
import { SchemaField } from './schema-field.tsx';
import { emptyValue, schemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { useJsonDraft } from './use-json-draft.ts';
import { usePartSaving } from './use-part-saving.ts';

type Words = { title: string; summary: string; body: Record<string, unknown> };
type BodyEditorProps = { userId: string; text: TextInWork; mayWrite: boolean; onUnsaved: (isUnsaved: boolean) => void };

const required = (path: string): DataFault => ({ path, code: 'required' });

/** STAFF-1: the words of a place, an event or a service in one language, as a form that follows the schema of its kind. */
export function BodyEditor({ userId, text, mayWrite, onUnsaved }: BodyEditorProps) {
  const { _ } = useLingui();
  const api = useApi();
  const kind = text.kind as EditedKind;
  const { id, locale, version } = text;
  const node = useMemo(() => {
    const schemas = schemasOf(kind, id);
    return schemas ? schemaNode(schemas.body) : null;
  }, [kind, id]);
  const empty = useMemo(() => (node ? (emptyValue(node) as Record<string, unknown>) : {}), [node]);
  const initial = {
    title: text.title,
    summary: text.summary,
    body: { ...empty, ...(text.body as Record<string, unknown> | null) },
  };
  const draft = useJsonDraft<Words>(`${userId}.${kind}.${id}.${locale}`, version, initial);
  const { value: words, change, isChanged } = draft;
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const saving = usePartSaving<Words>({
    check: ({ title, body }) => {
      const checked = checkTextBody(kind, id, body);
      return [...(title.trim() === '' ? [required('title')] : []), ...('faults' in checked ? checked.faults : [])];
    },
    send: async (given) => {
      const saved = await saveText(api, text, { ...given, baseVersion: version, note: '' });
      if (saved.kind === 'conflict') throw new ApiError(409, 'conflict');
      return saved;
    },
    onSaved: draft.markSaved,
  });
  const language = { lang: locale, dir: LOCALE_INFO[locale].dir };
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void saving.save(words);
  }
  return (
    <FieldContextProvider value={{ faults: saving.faults, terms: {}, language: locale, isReadOnly: !mayWrite }}>
      <form noValidate onSubmit={onSubmit} className="flex max-w-measure flex-col gap-5">
        {draft.isRestored ? (
          <Notice
            role="status"
            action={
              <Button size="small" onClick={draft.discard}>
                {_('newsroom.draft.discard')}
              </Button>
            }
          >
            {_('editor.restored')}
          </Notice>
        ) : null}
        {saving.failure ? (
          <Notice role="alert" tone="danger">
            {_(saving.failure.key, saving.failure.values)}
          </Notice>
        ) : null}
        <FaultList faults={saving.faults} />
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
          <TextField
            id={controlId('title')}
            label={_('newsroom.text.title')}
            maxLength={TEXT_LIMITS.title}
            value={words.title}
            onChange={({ currentTarget }) => change({ ...words, title: currentTarget.value })}
            {...language}
          />
          <TextAreaField
            rows={3}
            label={_('newsroom.text.summary')}
            maxLength={TEXT_LIMITS.summary}
            value={words.summary}
            onChange={({ currentTarget }) => change({ ...words, summary: currentTarget.value })}
            {...language}
          />
          {node?.type === 'object'
            ? node.fields.map(([name, field]) => (
                <SchemaField
                  key={name}
                  node={field}
                  path={`body.${name}`}
                  value={words.body[name]}
                  onChange={(next) => {
                    const { [name]: _before, ...rest } = words.body;
                    change({ ...words, body: next === undefined ? rest : { ...rest, [name]: next } });
                  }}
                />
              ))
            : null}
        </fieldset>
        {mayWrite ? (
          <div>
            <Button type="submit" variant="primary" aria-disabled={saving.isSaving}>
              {_(saving.isSaving ? 'newsroom.saving' : 'newsroom.save')}
            </Button>
          </div>
        ) : null}
        {text.original.locale === locale ? null : <Original text={text} />}
      </form>
    </FieldContextProvider>
  );
}

function Original({ text: { original } }: { text: TextInWork }) {
  const { _ } = useLingui();
  const { locale, title, summary, body } = original;
  return (
    <Disclosure title={_('newsroom.original', { language: LOCALE_INFO[locale].nativeName })} level={2}>
      <dl lang={locale} dir={LOCALE_INFO[locale].dir} className="flex flex-col gap-3 text-label">
        <dt className="font-semibold">{title}</dt>
        <dd>{summary}</dd>
        {Object.entries(body ?? {}).map(([name, value]) => (
          <div key={name}>
            <dt className="font-semibold">{_(`editor.field.${name}`)}</dt>
            <dd>
              <FactText value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
