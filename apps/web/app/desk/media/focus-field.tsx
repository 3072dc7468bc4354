import type { FocalPoint } from '@dalil/domain/guide/picture.ts';
import { useLingui } from '@lingui/react';
import { Fieldset } from '../../ui/fieldset.tsx';

const STEP = 10;
const SIDES = ['x', 'y'] as const;

/** What stays in view where the frame has another shape than the photograph, from the left and from the top. */
export function FocusField({ focus, onChange }: { focus: FocalPoint; onChange: (focus: FocalPoint) => void }) {
  const { _ } = useLingui();
  return (
    <Fieldset legend={_('editor.picture.focus')} className="gap-1">
      {SIDES.map((side) => (
        <label key={side} className="flex min-h-11 items-center gap-3 text-label">
          <span className="w-28 shrink-0">{_(`editor.picture.focus.${side}`)}</span>
          <input
            type="range"
            // The left of a picture is left in every language.
            dir="ltr"
            min={0}
            max={100}
            step={STEP}
            value={focus[side]}
            className="h-11 min-w-0 grow accent-accent"
            onChange={({ currentTarget }) => onChange({ ...focus, [side]: Number(currentTarget.value) })}
          />
        </label>
      ))}
    </Fieldset>
  );
}
