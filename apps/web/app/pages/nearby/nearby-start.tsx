import { CITY_AREAS, hasAreaPage } from '@dalil/domain/guide/neighbourhood.ts';
import { useLingui } from '@lingui/react';
import { LocateFixed } from 'lucide-react';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ChosenCentre } from './use-centre.ts';

/** Around what to look: a row to choose it, and once it is chosen one line with a way to change it. */
export function NearbyStart({ chosen }: { chosen: ChosenCentre }) {
  const { _ } = useLingui();
  const { centre, isChosen } = chosen;
  if (centre && isChosen) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-label text-text-2">
        <LocateFixed aria-hidden className="icon-small" />
        <span>{centre.name === null ? _('nearby.here') : _('nearby.around', { name: isolate(centre.name) })}</span>
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-semibold text-link underline"
          onClick={chosen.forget}
        >
          {_('nearby.change')}
        </button>
      </p>
    );
  }
  return (
    <section aria-label={_('nearby.start')} className="flex max-w-measure flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="primary" onClick={chosen.locate}>
          <LocateFixed aria-hidden className="icon" />
          {_('nearby.around-me')}
        </Button>
        <div className="min-w-0 flex-1 basis-40">
          <SelectField
            label={<VisuallyHidden>{_('nearby.or-area')}</VisuallyHidden>}
            value={chosen.area}
            onChange={(event) => chosen.chooseArea(event.target.value)}
            options={CITY_AREAS.filter(hasAreaPage).map((id) => ({ value: id, label: _(`guide.neighbourhood.${id}`) }))}
          />
        </div>
      </div>
      <Problem chosen={chosen} />
    </section>
  );
}

const PROBLEMS = {
  refused: 'nearby.refused',
  unavailable: 'nearby.unavailable',
  outside: 'nearby.outside',
  failed: 'nearby.not-loaded',
} as const;

function Problem({ chosen: { problem, isLoading } }: { chosen: ChosenCentre }) {
  const { _ } = useLingui();
  if (problem === 'locating' || isLoading) {
    return (
      <p role="status" className="text-label text-text-2">
        {_(isLoading ? 'nearby.loading' : 'nearby.locating')}
      </p>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{_(PROBLEMS[problem])}</p>
    </Notice>
  );
}
