import { CONFIDENCES } from '@dalil/domain/guide/fact.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { type FactProposal, type ItemDataBody, newFactId } from '@dalil/domain/newsroom/item-data.ts';
import { phoneDigits } from '@dalil/domain/language/digits.ts';
import { isSameForm } from '@dalil/domain/newsroom/merge-draft.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { DataInWork } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useFieldContext } from './field-context.ts';
import { HoursEditor } from './hours-editor.tsx';

type Fact = DataInWork['facts'][number];
type Set = 'weekly' | 'ramadan' | 'holidays' | 'phone' | 'price';
type PlaceFactsProps = {
  kind: 'place' | 'event';
  id: string;
  body: ItemDataBody;
  facts: readonly Fact[];
  onChange: (body: ItemDataBody) => void;
};

const SETS = ['weekly', 'ramadan', 'holidays'] as const;
const NO_VALUE: Record<Set, FactProposal['value']> = { weekly: [], ramadan: [], holidays: [], phone: '', price: 0 };

/**
 * The hours, telephone number and prices of a place, or the prices of an event. Each is a fact: changing one asks where it is from.
 */
export function PlaceFacts({ kind, id, body, facts, onChange }: PlaceFactsProps) {
  const { _ } = useLingui();
  const data = body.data as PlaceData;
  const slots: { set: Set; factId: string | undefined; label: string }[] = [
    ...(kind === 'place'
      ? [
          ...SETS.map((set) => ({ set, factId: data.hours?.[set]?.fact, label: _(`editor.field.${set}`) })),
          { set: 'phone' as const, factId: data.phone?.fact, label: _('editor.field.phone') },
        ]
      : []),
    ...(data.prices ?? []).map(({ fact }) => ({
      set: 'price' as const,
      factId: fact,
      label: facts.find(({ factId }) => factId === fact)?.label ?? _('editor.field.price'),
    })),
    ...(data.prices === undefined
      ? [{ set: 'price' as const, factId: undefined, label: _('editor.field.price') }]
      : []),
  ];
  return (
    <section aria-label={_('editor.facts')} className="flex flex-col gap-5">
      <h2 className="text-name font-strong">{_('editor.facts')}</h2>
      <p className="text-label text-text-2">{_('editor.factsHint')}</p>
      {slots.map(({ set, factId, label }) => (
        <FactField
          key={`${set} ${factId ?? ''}`}
          label={label}
          set={set}
          factId={factId}
          fact={facts.find((one) => one.factId === factId)}
          proposal={factId === undefined ? undefined : body.facts[factId]}
          onBegin={(fact) => {
            const id_ = factId ?? newFactId(id, set);
            onChange({
              ...body,
              data: kind === 'event' ? withPrice(data, id_) : withFact(data, set, id_),
              facts: { ...body.facts, [id_]: proposalOf(set, fact) },
            });
          }}
          onChange={(proposal) => factId && onChange({ ...body, facts: { ...body.facts, [factId]: proposal } })}
          onCancel={(isNew) => {
            if (factId === undefined) return;
            const { [factId]: _dropped, ...rest } = body.facts;
            onChange({ ...body, data: isNew ? withoutFact(data, set) : data, facts: rest });
          }}
        />
      ))}
    </section>
  );
}

/** Of an event no price is the usual one. */
function withPrice(data: PlaceData, fact: string): PlaceData {
  return data.prices?.some((one) => one.fact === fact) ? data : { ...data, prices: [...(data.prices ?? []), { fact }] };
}

function withFact(data: PlaceData, set: Set, fact: string): PlaceData {
  if (set === 'phone') return { ...data, phone: { fact } };
  if (set === 'price')
    return data.prices?.some((one) => one.fact === fact) ? data : { ...data, prices: [{ fact, isUsual: true }] };
  return { ...data, hours: { ...data.hours, [set]: { fact } } };
}

function withoutFact({ phone, prices, hours, ...rest }: PlaceData, set: Set): PlaceData {
  const all = { ...rest, ...(phone && { phone }), ...(prices && { prices }), ...(hours && { hours }) };
  if (set === 'phone' || set === 'price') {
    const { [set === 'phone' ? 'phone' : 'prices']: _dropped, ...left } = all;
    return left;
  }
  const { [set]: _dropped, ...left } = hours ?? {};
  const { hours: _hours, ...others } = all;
  return Object.keys(left).length === 0 ? others : { ...others, hours: left };
}

/** A change begins with what users see; a new fact begins empty. Its source and dates are asked again. */
function proposalOf(set: Set, fact: Fact | undefined): FactProposal {
  return {
    value: (fact?.value ?? NO_VALUE[set]) as FactProposal['value'],
    sourceName: fact?.sourceName ?? '',
    sourceUrl: fact?.sourceUrl ?? '',
    asOf: '',
    reviewBy: '',
    confidence: (fact?.confidence ?? 'official') as FactProposal['confidence'],
    base: fact?.version ?? null,
  };
}

type FactFieldProps = {
  factId: string | undefined;
  label: string;
  set: Set;
  fact: Fact | undefined;
  proposal: FactProposal | undefined;
  onBegin: (fact: Fact | undefined) => void;
  onChange: (proposal: FactProposal) => void;
  onCancel: (isNew: boolean) => void;
};

function FactField({ label, set, factId, fact, proposal, onBegin, onChange, onCancel }: FactFieldProps) {
  const { _ } = useLingui();
  const { isReadOnly } = useFieldContext();
  if (!proposal) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <span className="flex flex-col text-label">
          <span className="font-semibold">{label}</span>
          <FactText value={fact?.value ?? null} />
        </span>
        {isReadOnly ? null : (
          <Button size="small" aria-label={`${_('editor.fact.change')} ${label}`} onClick={() => onBegin(fact)}>
            {_(fact ? 'editor.fact.change' : 'editor.fact.add')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Fieldset legend={label} className="gap-4 rounded-card border border-accent p-4">
      <ValueField set={set} label={label} proposal={proposal} onChange={onChange} />
      {factId === undefined ? null : <Confirmation factId={factId} proposal={proposal} onChange={onChange} />}
      <SourceFields proposal={proposal} onChange={onChange} />
      <div>
        <Button size="small" onClick={() => onCancel(!fact)}>
          {_('editor.fact.cancel')}
        </Button>
      </div>
    </Fieldset>
  );
}

type ProposalProps = { proposal: FactProposal; onChange: (proposal: FactProposal) => void };

function ValueField({ set, label, proposal, onChange }: ProposalProps & { set: Set; label: string }) {
  const { value } = proposal;
  const { _ } = useLingui();
  if (set === 'phone') {
    return (
      <TextField
        type="tel"
        label={label}
        value={written(value)}
        onChange={({ currentTarget }) => onChange({ ...proposal, value: phoneDigits(currentTarget.value) })}
      />
    );
  }
  if (set === 'price') {
    return (
      <NumberField
        label={label}
        wrong={_('editor.fault.invalid')}
        value={typeof value === 'number' ? value : null}
        onNumber={(number) => onChange({ ...proposal, value: number ?? '' })}
      />
    );
  }
  const rows = Array.isArray(value) ? value : [];
  return <HoursEditor legend={label} rows={rows} onChange={(next) => onChange({ ...proposal, value: next })} />;
}

/** Where the server found the value unusual: the confirmation, which names the value. */
function Confirmation({ factId, proposal, onChange }: ProposalProps & { factId: string }) {
  const { _ } = useLingui();
  const { faults } = useFieldContext();
  const isAsked = faults.some(({ path, code }) => path === `facts.${factId}.value` && code === 'needs_confirmation');
  const isConfirmed = proposal.confirmed !== undefined && isSameForm(proposal.confirmed, proposal.value);
  if (!isAsked && !isConfirmed) return null;
  return (
    <CheckboxRow
      label={_('editor.fact.confirm')}
      checked={isConfirmed}
      onChange={({ currentTarget }) => {
        const { confirmed: _gone, ...rest } = proposal;
        onChange(currentTarget.checked ? { ...rest, confirmed: proposal.value } : rest);
      }}
    />
  );
}

function SourceFields({ proposal, onChange }: ProposalProps) {
  const { _ } = useLingui();
  const text = (name: 'sourceName' | 'sourceUrl' | 'asOf' | 'reviewBy') => ({
    value: proposal[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...proposal, [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField label={_('newsroom.source.name')} {...text('sourceName')} />
      <TextField type="url" label={_('newsroom.source.url')} {...text('sourceUrl')} />
      <TextField dir="ltr" label={_('newsroom.fact.asOf')} hint={_('newsroom.fact.asOfHint')} {...text('asOf')} />
      <TextField type="date" label={_('newsroom.reviewBy')} {...text('reviewBy')} />
      <SelectField
        label={_('newsroom.confidence')}
        options={CONFIDENCES.map((value) => ({ value, label: _(`newsroom.confidence.${value}`) }))}
        value={proposal.confidence}
        onChange={({ currentTarget }) => {
          const confidence = CONFIDENCES.find((one) => one === currentTarget.value);
          if (confidence) onChange({ ...proposal, confidence });
        }}
      />
    </>
  );
}

/** A value of a fact as text: hours line by line. */
export function FactText({ value }: { value: unknown }) {
  const { _ } = useLingui();
  if (value === null || value === undefined || value === '') {
    return <span className="text-text-3">{_('editor.unknown')}</span>;
  }
  if (typeof value === 'boolean') return <span>{_(value ? 'editor.yes' : 'editor.no')}</span>;
  if (!Array.isArray(value)) return <bdi>{written(value)}</bdi>;
  return (
    <ul>
      {(value as unknown[]).map((row, at) => (
        <li key={at}>{isRow(row) ? <RowText row={row} /> : <bdi>{written(row)}</bdi>}</li>
      ))}
    </ul>
  );
}

/** A value in one line. A reference to another item is its id. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : isReference(value) ? value.id : JSON.stringify(value);

const isReference = (value: unknown): value is { kind: string; id: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && typeof value.id === 'string';

const isRow = (value: unknown): value is ScheduleRow =>
  typeof value === 'object' && value !== null && 'days' in value && 'from' in value;

function RowText({ row: { days, from, to, audience } }: { row: ScheduleRow }) {
  const { _ } = useLingui();
  const { list } = useFormat();
  return (
    <>
      {list(days.map((day) => _(`editor.day.${day}`)))}{' '}
      <bdi dir="ltr">
        {from}–{to}
      </bdi>
      {audience === undefined ? null : ` · ${_(`editor.hours.${audience}`)}`}
    </>
  );
}
