import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { checkTextBody, type DataFault, type EditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../data/use-api.ts';
import { ApiError } from '../../data/api.ts';
import { saveText, type TextInWork } from '../../queries/newsroom.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { controlId } from './field-context.ts';
import { FactText } from './place-facts.tsx';
import { PartForm } from './part-form.tsx';
import { SchemaField } from './schema-field.tsx';
import { emptyValue, schemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { useFault } from './use-fault.ts';
import { useJsonDraft } from './use-json-draft.ts';
import { usePartSaving } from './use-part-saving.ts';

type Words = { title: string; summary: string; body: Record<string, unknown> };
type BodyEditorProps = { userId: string; text: TextInWork; mayWrite: boolean; onUnsaved: (isUnsaved: boolean) => void };

function headFaults({ title, summary }: Pick<Words, 'title' | 'summary'>): DataFault[] {
  return [
    ...(title.trim() === '' ? [{ path: 'title', code: 'required' }] : []),
    ...(title.trim().length > TEXT_LIMITS.title ? [{ path: 'title', code: 'too_big' }] : []),
    ...(summary.trim().length > TEXT_LIMITS.summary ? [{ path: 'summary', code: 'too_big' }] : []),
  ];
}

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
    check: ({ title, summary, body }) => {
      const checked = checkTextBody(kind, id, body);
      return [...headFaults({ title, summary }), ...('faults' in checked ? checked.faults : [])];
    },
    send: async (given) => {
      const saved = await saveText(api, text, { ...given, baseVersion: version, note: '' });
      if (saved.kind === 'conflict') throw new ApiError(409, 'conflict');
      return saved;
    },
    onSaved: draft.markSaved,
  });
  return (
    <PartForm
      {...{ draft, saving, mayWrite, version }}
      context={{ terms: {}, language: locale }}
      labelOf={([name, field]) =>
        field === undefined ? _(name === 'title' ? 'newsroom.text.title' : 'newsroom.text.summary') : undefined
      }
      after={text.original.locale === locale ? null : <Original text={text} />}
    >
      <HeadWords locale={locale} words={words} onChange={(changed) => change({ ...words, ...changed })} />
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
    </PartForm>
  );
}

type HeadWordsProps = {
  locale: Locale;
  words: Words;
  onChange: (changed: Partial<Pick<Words, 'title' | 'summary'>>) => void;
};

function HeadWords({ locale, words, onChange }: HeadWordsProps) {
  const { _ } = useLingui();
  const language = { lang: locale, dir: LOCALE_INFO[locale].dir };
  const [titleFault, summaryFault] = [useFault('title'), useFault('summary')];
  return (
    <>
      <TextField
        id={controlId('title')}
        label={_('newsroom.text.title')}
        error={titleFault}
        value={words.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        {...language}
      />
      <TextAreaField
        id={controlId('summary')}
        rows={3}
        label={_('newsroom.text.summary')}
        error={summaryFault}
        value={words.summary}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
        {...language}
      />
    </>
  );
}

function Original({ text: { original } }: { text: TextInWork }) {
  const { _ } = useLingui();
  const { locale, title, summary, body } = original;
  return (
    <Disclosure title={_('newsroom.original', { language: LOCALE_INFO[locale].nativeName })} level={2}>
      <dl lang={locale} dir={LOCALE_INFO[locale].dir} className="flex flex-col gap-3 font-sans text-label">
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
