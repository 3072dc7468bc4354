import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { checkItemData, type EditedKind, type ItemDataBody, type ItemHead } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { useApi } from '../../data/use-api.ts';
import { type DataInWork, saveData } from '../../queries/newsroom.ts';
import { HeadFields } from './head-fields.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PartForm } from './part-form.tsx';
import { SchemaField } from './schema-field.tsx';
import { emptyValue, schemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { useJsonDraft } from './use-json-draft.ts';
import { usePartSaving } from './use-part-saving.ts';

type DataEditorProps = {
  userId: string;
  data: DataInWork;
  mayWrite: boolean;
  /** Told whether there are changes that only this device has. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** STAFF-1: what is the same in all languages of an item, as a form that follows the schema of its kind. */
export function DataEditor({ userId, data, mayWrite, onUnsaved }: DataEditorProps) {
  const { _ } = useLingui();
  const api = useApi();
  const role = useSession()?.actor.role ?? 'user';
  const kind = data.kind as EditedKind;
  const { id, version } = data;
  // Curators arrange what editors have written.
  const isArranging = kind !== 'collection' && !isAllowed(role, 'newsroom:write:any');
  const node = useMemo(() => {
    const schemas = schemasOf(kind, id);
    return schemas ? schemaNode(schemas.data) : null;
  }, [kind, id]);
  const initial = useMemo(() => bodyOf(data, node ? emptyValue(node) : {}), [data, node]);
  const draft = useJsonDraft<ItemDataBody>(`${userId}.${kind}.${id}.data`, version, initial);
  const { isChanged, value: body, change } = draft;
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const saving = usePartSaving<ItemDataBody>({
    check: (given) => {
      const checked = checkItemData(kind, id, given);
      return 'faults' in checked ? checked.faults : [];
    },
    send: (given) => saveData(api, { kind, id }, { baseVersion: version, body: { ...given }, note: '' }),
    onSaved: draft.markSaved,
  });
  return (
    <PartForm
      {...{ draft, saving, mayWrite, version }}
      context={{ terms: data.terms, language: undefined }}
      labelOf={([group, name]) =>
        group === 'facts'
          ? (data.facts.find(({ factId }) => factId === name)?.label ?? name)
          : name === 'category'
            ? _('newsroom.category')
            : undefined
      }
      onMerged={(merged) => onNewFacts(merged, data)}
    >
      {isArranging ? <p className="text-label text-text-2">{_('editor.arrangeHint')}</p> : null}
      {(kind === 'place' || kind === 'event') && !isArranging ? (
        <PlaceFacts kind={kind} id={id} body={body} facts={data.facts} onChange={change} />
      ) : null}
      {node?.type === 'object'
        ? node.fields
            .filter(([name]) => !isArranging || name === 'editorWeight')
            .map(([name, field]) => (
              <SchemaField
                key={name}
                node={field}
                path={`data.${name}`}
                value={(body.data as Record<string, unknown>)[name]}
                onChange={(next) => change({ ...body, data: withField(body.data, name, next) })}
              />
            ))
        : null}
      {kind === LEGAL_KIND ? null : (
        <HeadFields
          kind={kind}
          isArranging={isArranging}
          head={body.head}
          onChange={(head) => change({ ...body, head })}
        />
      )}
    </PartForm>
  );
}

/** A change of a fact that was chosen again is one of the fact as it is now. */
function onNewFacts(merged: ItemDataBody, { facts }: DataInWork): ItemDataBody {
  const rebased = Object.entries(merged.facts).map(([factId, proposal]) => {
    const base = facts.find((fact) => fact.factId === factId)?.version ?? null;
    return [factId, { ...proposal, base }] as const;
  });
  return { ...merged, facts: Object.fromEntries(rebased) };
}

/** A field without a value is left out: a schema has no field that is undefined. */
function withField(data: unknown, name: string, value: unknown): unknown {
  const { [name]: _before, ...rest } = data as Record<string, unknown>;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function bodyOf({ body, details }: DataInWork, empty: unknown): ItemDataBody {
  if (body !== null) return body as unknown as ItemDataBody;
  const { category, neighbourhoods, audience } = details;
  const head = { category, neighbourhoods, audience, sections: [], tags: [] } as ItemHead;
  return { data: empty, head, facts: {} };
}
