import {
  draftConflicts,
  type FieldConflict,
  type FieldPath,
  type Form,
  mergedDraft,
  type OlderDraft,
} from '@dalil/domain/newsroom/merge-draft.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FactText } from './place-facts.tsx';

type MergeDraftProps<Value> = {
  older: OlderDraft<Value>;
  theirs: Value;
  /** The version of the other user. */
  version: number;
  /** The name of a field, where it is not that of its schema. */
  labelOf?: ((path: FieldPath) => string | undefined) | undefined;
  onMerge: (merged: Value) => void;
  onDiscard: () => void;
};

const keyOf = (path: FieldPath) => path.join(' ');

/** STAFF-1: another user saved meanwhile. Each field that this user changed, in both versions, with a choice between them. */
export function MergeDraft<Value extends Form>(props: MergeDraftProps<Value>) {
  const { older, theirs, version, labelOf, onMerge, onDiscard } = props;
  const { _ } = useLingui();
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set());
  const conflicts = draftConflicts(older, theirs);
  function choose({ path }: FieldConflict, isTheirs: boolean): void {
    const next = new Set(theirsChosen);
    if (isTheirs) next.add(keyOf(path));
    else next.delete(keyOf(path));
    setTheirsChosen(next);
  }
  return (
    <section aria-label={_('editor.merge')} className="flex flex-col gap-4">
      <Notice role="alert" tone="warning" title={_('newsroom.conflict', { number: version })}>
        {_('editor.merge.hint', { count: conflicts.length })}
      </Notice>
      {conflicts.map((conflict) => (
        <Choice
          key={keyOf(conflict.path)}
          conflict={conflict}
          label={labelOf?.(conflict.path) ?? _(`editor.field.${conflict.path.at(-1) ?? ''}`)}
          isTheirs={theirsChosen.has(keyOf(conflict.path))}
          onChoose={(isTheirs) => choose(conflict, isTheirs)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() =>
            onMerge(
              mergedDraft(
                theirs,
                conflicts.filter(({ path }) => !theirsChosen.has(keyOf(path))),
              ),
            )
          }
        >
          {_('editor.merge.done')}
        </Button>
        <Button onClick={onDiscard}>{_('editor.merge.discard')}</Button>
      </div>
    </section>
  );
}

type ChoiceProps = {
  conflict: FieldConflict;
  label: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

function Choice({ conflict, label, isTheirs, onChoose }: ChoiceProps) {
  const { _ } = useLingui();
  const name = `merge-${keyOf(conflict.path)}`;
  const options = [
    { id: 'theirs', isChosen: isTheirs, value: conflict.theirs },
    { id: 'mine', isChosen: !isTheirs, value: conflict.mine },
  ] as const;
  return (
    <Fieldset legend={label} className="gap-2">
      {conflict.isChangedByBoth ? <p className="text-label text-text-2">{_('editor.merge.both')}</p> : null}
      <div className="grid gap-3 wide:grid-cols-2">
        {options.map(({ id, isChosen, value }) => (
          <label
            key={id}
            className={`flex min-h-11 flex-wrap items-center gap-3 rounded-control border p-3 text-label ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
          >
            <input
              type="radio"
              name={name}
              className="size-6 shrink-0 accent-accent"
              checked={isChosen}
              onChange={() => onChoose(id === 'theirs')}
            />
            {_(`editor.merge.${id}`)}
            <span dir="auto" className="w-full min-w-0 break-words">
              <FactText value={shown(value)} />
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

/** Of a changed fact its value; where it is from is in the form. */
function shown(value: unknown): unknown {
  const isProposal = typeof value === 'object' && value !== null && 'value' in value && 'sourceUrl' in value;
  return isProposal ? value.value : value;
}
