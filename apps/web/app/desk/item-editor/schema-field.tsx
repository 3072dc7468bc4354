import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';
import { ChoiceList } from './choice-list.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { emptyValue, type SchemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { NamesField } from './names-field.tsx';
import { specialField } from './special-fields.tsx';
import { useFault } from './use-fault.ts';
import { useOptionLabel } from './use-option-label.ts';

const PLAN_HOURS = /^body\.hours(?:\.\d+)?$/;

const nameOf = (path: string) => {
  // Of a place hours are something else.
  if (PLAN_HOURS.test(path)) return 'planHours';
  return (
    path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? path
  );
};

/** The control for a part of a schema. Parts with a control of their own, such as a position, are listed in `special-fields`. */
export function SchemaField(props: FieldProps) {
  const special = specialField(props);
  if (special !== undefined) return special;
  switch (props.node.type) {
    case 'object':
      return <ObjectField {...props} node={props.node} />;
    case 'maybe':
      return <MaybeField {...props} node={props.node} />;
    case 'list':
      return <ListField {...props} node={props.node} />;
    case 'names':
      return <NamesField {...props} />;
    case 'variants':
      return <VariantsField {...props} node={props.node} />;
    case 'choice':
      return <ChoiceField {...props} values={props.node.values} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'number':
      return <AmountField {...props} />;
    case 'text':
      return <WordsField {...props} />;
    default:
      return null;
  }
}

type Of<Type extends SchemaNode['type']> = Omit<FieldProps, 'node'> & { node: Extract<SchemaNode, { type: Type }> };

/** The fields of an object, without a frame around them. */
export function ObjectFields({ node, path, value, onChange }: Of<'object'>) {
  const record = (value ?? {}) as Record<string, unknown>;
  return node.fields.map(([name, field]) => (
    <SchemaField
      key={name}
      node={field}
      path={`${path}.${name}`}
      value={record[name]}
      onChange={(next) => {
        const { [name]: _before, ...rest } = record;
        onChange(next === undefined ? rest : { ...rest, [name]: next });
      }}
    />
  ));
}

function ObjectField(props: Of<'object'>) {
  const { _ } = useLingui();
  return (
    <Fieldset legend={_(`editor.field.${nameOf(props.path)}`)} className="gap-3 border-s-2 border-line ps-4">
      <ObjectFields {...props} />
    </Fieldset>
  );
}

/** Text that may be missing is an empty control. Anything else has a checkbox for whether it is known. */
function MaybeField({ node, path, value, onChange }: Of<'maybe'>) {
  const { _ } = useLingui();
  const { inner, without } = node;
  if (inner.type === 'text') {
    return (
      <WordsField path={path} value={value} isOptional onChange={(text) => onChange(text === '' ? without : text)} />
    );
  }
  if (inner.type === 'choice') {
    return (
      <ChoiceField path={path} value={value} values={inner.values} without={{ value: without }} onChange={onChange} />
    );
  }
  if (inner.type === 'boolean') return <YesNoField path={path} value={value} without={without} onChange={onChange} />;
  const isKnown = value !== null && value !== undefined;
  const name = _(`editor.field.${nameOf(path)}`);
  return (
    <div className="flex flex-col gap-3">
      <CheckboxRow
        label={inner.type === 'fixed' ? name : _('editor.known', { field: name })}
        checked={isKnown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? emptyValue(inner) : without)}
      />
      {isKnown ? <SchemaField node={inner} path={path} value={value} onChange={onChange} /> : null}
    </div>
  );
}

function YesNoField({ path, value, without, onChange }: Omit<FieldProps, 'node'> & { without: null | undefined }) {
  const { _ } = useLingui();
  const words: Record<string, unknown> = { yes: true, no: false, unknown: without };
  const labels = { yes: _('editor.yes'), no: _('editor.no'), unknown: _('editor.unknown') };
  return (
    <SelectField
      id={controlId(path)}
      label={_(`editor.field.${nameOf(path)}`)}
      error={useFault(path)}
      options={Object.entries(labels).map(([word, label]) => ({ value: word, label }))}
      value={value === true ? 'yes' : value === false ? 'no' : 'unknown'}
      onChange={({ currentTarget }) => onChange(words[currentTarget.value])}
    />
  );
}

type ChoiceFieldProps = Omit<FieldProps, 'node'> & { values: readonly string[]; without?: { value: null | undefined } };

function ChoiceField({ path, value, values, without, onChange }: ChoiceFieldProps) {
  const { _ } = useLingui();
  const name = nameOf(path);
  const labelOf = useOptionLabel(name);
  const none = without ? [{ value: '', label: _('editor.unknown') }] : [];
  return (
    <SelectField
      id={controlId(path)}
      label={_(`editor.field.${name}`)}
      error={useFault(path)}
      options={[...none, ...values.map((one) => ({ value: one, label: labelOf(one) }))]}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' && without ? without.value : currentTarget.value)
      }
    />
  );
}

function BooleanField({ path, value, onChange }: Omit<FieldProps, 'node'>) {
  const { _ } = useLingui();
  return (
    <CheckboxRow
      id={controlId(path)}
      label={_(`editor.field.${nameOf(path)}`)}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function AmountField({ path, value, onChange }: Omit<FieldProps, 'node'>) {
  const { _ } = useLingui();
  return (
    <NumberField
      id={controlId(path)}
      label={_(`editor.field.${nameOf(path)}`)}
      error={useFault(path)}
      wrong={_('editor.fault.invalid')}
      value={typeof value === 'number' ? value : null}
      onNumber={onChange}
    />
  );
}

type WordsFieldProps = Omit<FieldProps, 'node'> & { isOptional?: boolean };

/** Words of a text are several lines in its language. Data have dates, addresses and ids, which are left to right. */
function WordsField({ path, value, onChange, isOptional = false }: WordsFieldProps) {
  const { _ } = useLingui();
  const { language } = useFieldContext();
  const common = {
    id: controlId(path),
    label: _(`editor.field.${nameOf(path)}`),
    note: isOptional ? _('newsroom.optional') : undefined,
    error: useFault(path),
    value: typeof value === 'string' ? value : '',
  };
  if (language === undefined) {
    return <TextField dir="ltr" {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  }
  const { dir } = LOCALE_INFO[language];
  return (
    <TextAreaField
      rows={2}
      lang={language}
      dir={dir}
      {...common}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function ListField({ node, path, value, onChange }: Of<'list'>) {
  const { _ } = useLingui();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const name = nameOf(path);
  const labelOf = useOptionLabel(name);
  const legend = _(`editor.field.${name}`);
  if (node.item.type === 'choice') {
    const options = node.item.values.map((one) => ({ value: one, label: labelOf(one) }));
    return <ChoiceList legend={legend} options={options} chosen={items.map(String)} onChange={onChange} />;
  }
  return (
    <Fieldset legend={legend} className="gap-3">
      <Fault path={path} />
      {items.map((item, at) => (
        <div key={at} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <SchemaField
              node={node.item}
              path={`${path}.${at}`}
              value={item}
              onChange={(next) => onChange(items.with(at, next))}
            />
          </div>
          <Button size="small" onClick={() => onChange(items.toSpliced(at, 1))}>
            {_('editor.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" id={controlId(path)} onClick={() => onChange([...items, emptyValue(node.item)])}>
          {_('editor.addTo', { field: legend })}
        </Button>
      </div>
    </Fieldset>
  );
}

function VariantsField({ node, path, value, onChange }: Of<'variants'>) {
  const { _ } = useLingui();
  const labelOf = useOptionLabel(node.key);
  const record = (value ?? {}) as Record<string, unknown>;
  const current = node.variants.find(([one]) => one === record[node.key]) ?? node.variants[0];
  if (!current) return null;
  return (
    <Fieldset legend={_(`editor.field.${nameOf(path)}`)} className="gap-3 border-s-2 border-line ps-4">
      <Fault path={path} />
      <SelectField
        id={controlId(path)}
        label={_(`editor.field.${node.key}`)}
        options={node.variants.map(([one]) => ({ value: one, label: labelOf(one) }))}
        value={current[0]}
        onChange={({ currentTarget }) => {
          const next = node.variants.find(([one]) => one === currentTarget.value);
          if (next) onChange(emptyValue(next[1]));
        }}
      />
      {current[1].type === 'object' ? (
        <ObjectFields node={current[1]} path={path} value={value} onChange={onChange} />
      ) : null}
    </Fieldset>
  );
}

function Fault({ path }: { path: string }) {
  const fault = useFault(path);
  return fault === undefined ? null : (
    <p id={controlId(path)} className="text-label font-semibold text-danger">
      {fault}
    </p>
  );
}
