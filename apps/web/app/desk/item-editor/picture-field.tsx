import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { picturesQuery } from '../../queries/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { PictureThumb } from '../media/picture-thumb.tsx';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

/** The photograph in place of the drawing: one of those that are described, licensed and credited. */
export function PictureField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const fault = useFault(path);
  const api = useApi();
  const own = useQuery({ ...picturesQuery(api, { search: String(value) }), enabled: typeof value === 'string' });
  const usable = useQuery({ ...picturesQuery(api, { part: 'usable' }), enabled: isOpen });
  const current = own.data?.items.find(({ id }) => id === value);
  return (
    <Fieldset legend={_('editor.field.picture')} className="gap-3">
      {fault === undefined ? null : <p className="text-label font-semibold text-danger">{fault}</p>}
      {current ? (
        <div className="max-w-field">
          <PictureThumb picture={current} />
        </div>
      ) : (
        <p className="text-label text-text-2">{_('editor.picture.drawing')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {_('editor.picture.choose')}
        </Button>
        {value === undefined ? null : (
          <Button size="small" onClick={() => onChange(undefined)}>
            {_('editor.picture.useDrawing')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <LoadedPanel query={usable}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-label">{_('editor.picture.noneUsable')}</p>
            ) : (
              <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
                {items.map((picture) => (
                  <li key={picture.id}>
                    <button
                      type="button"
                      aria-pressed={picture.id === value}
                      className="w-full rounded-control border border-line p-1 hover:bg-sunken aria-pressed:border-accent"
                      onClick={() => {
                        onChange(picture.id);
                        setOpen(false);
                      }}
                    >
                      <PictureThumb picture={picture} />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadedPanel>
      ) : null}
    </Fieldset>
  );
}
