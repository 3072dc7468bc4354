import { isInEmirate } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { LargeMap } from '../../features/city-map/large-map.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

type Position = { lat: number | null; lon: number | null; precisionMetres: number | null };
const NOWHERE: Position = { lat: null, lon: null, precisionMetres: null };
const DIGITS = 5;
const START = { lat: 25.2, lon: 55.27 };
/** A point tapped on the map is known to the width of a building. */
const TAPPED_METRES = 50;

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** Where a place is: as numbers, or by a tap on the map of the guide. */
export function PositionField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const fault = useFault(path);
  const { isReadOnly } = useFieldContext();
  const position: Position = { ...NOWHERE, ...(value as Partial<Position> | null) };
  const { lat, lon } = position;
  const isKnown = lat !== null && lon !== null;
  // The map begins where the place was; it does not jump while a point is chosen.
  const start = useState(isKnown ? { lat, lon } : START)[0];
  const pin = { id: 'position', title: _('editor.field.position'), href: '#', ...(isKnown ? { lat, lon } : start) };
  const change = (changed: Partial<Position>) => onChange({ ...position, ...changed });
  return (
    <Fieldset legend={_('editor.field.position')} className="gap-3">
      {fault === undefined ? null : <p className="text-label font-semibold text-danger">{fault}</p>}
      {isKnown && !isInEmirate({ lat, lon }) ? (
        <p role="status" className="text-label text-text-2">
          {_('editor.position.outside')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {(['lat', 'lon', 'precisionMetres'] as const).map((name) => (
          <NumberField
            key={name}
            id={controlId(`${path}.${name}`)}
            label={_(`editor.field.${name}`)}
            wrong={_('editor.fault.invalid')}
            value={position[name]}
            onNumber={(number) => change({ [name]: number })}
            className="min-w-0 grow basis-32"
          />
        ))}
      </div>
      {isReadOnly ? null : (
        <div className="aspect-card">
          <LargeMap
            places={[pin]}
            onPick={(point) =>
              change({ lat: rounded(point.lat), lon: rounded(point.lon), precisionMetres: TAPPED_METRES })
            }
            fallback={<p className="text-label">{_('editor.position.noMap')}</p>}
          />
        </div>
      )}
    </Fieldset>
  );
}
