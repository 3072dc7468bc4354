import { MAX_COMPARED } from '@dalil/domain/guide/comparison.ts';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { ComparedNeighbourhood } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAreaName } from './use-area-name.ts';

type ChooseAreasProps = { neighbourhoods: readonly ComparedNeighbourhood[]; chosen: readonly string[] };

/** Neighbourhoods with checkboxes, at most four. A form, so it also works without scripts. */
export function ChooseAreas({ neighbourhoods, chosen }: ChooseAreasProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const nameOf = useAreaName();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const [isRejected, setRejected] = useState(false);

  function toggle(id: string): void {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setRejected(next.size > MAX_COMPARED);
    if (next.size <= MAX_COMPARED) setTicked(next);
  }

  return (
    <Form action={`${toLocale('/living')}#areas`} className="flex flex-col gap-4 print:hidden">
      <fieldset>
        <legend className="mb-2 text-ui font-strong">{_('living.compare.choose')}</legend>
        <ul className="grid gap-x-8 border-b border-line medium:grid-cols-2">
          {neighbourhoods.map((one) => (
            <li key={one.id} className="flex items-start border-t border-line py-2 medium:block">
              <div className="min-w-0 grow">
                <CheckboxRow
                  name="compare"
                  value={one.id}
                  checked={ticked.has(one.id)}
                  onChange={() => toggle(one.id)}
                  label={<span className="inline-block py-1 font-semibold">{nameOf(one)}</span>}
                  count={one.placeCount > 0 ? _('guide.home.placesInGuide', { count: one.placeCount }) : undefined}
                />
                <TextIn locale={one.locale} className="hidden ps-8 text-meta text-text-2 medium:block print:block">
                  {one.summary}
                </TextIn>
              </div>
              {/* On phones the arrow alone, beside the name. */}
              <Link
                to={toLocale(`/content/${one.id}`)}
                className="text-link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-meta medium:ms-8 medium:min-h-6"
              >
                <span className="sr-only medium:not-sr-only">{_('living.compare.more', { name: nameOf(one) })}</span>
                <ChevronRight aria-hidden className="icon flip-rtl medium:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </fieldset>
      <div role="alert">
        {isRejected ? (
          <Notice tone="warning" className="max-w-measure">
            <p>{_('living.compare.refused')}</p>
          </Notice>
        ) : null}
      </div>
      <div>
        <Button type="submit" variant="primary">
          {_('living.compare.button')}
        </Button>
      </div>
    </Form>
  );
}
