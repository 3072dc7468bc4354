import { gradeFact } from '@dalil/domain/guide/fact-grade.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { byOrigin } from '../../features/facts/by-origin.ts';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactSource } from '../../features/facts/fact-source.tsx';
import { Section } from './section.tsx';

/** A fact under the name it has on the page. Several prices have one name. */
export type GradedFact = { name: ReactNode; key: string; fact: FactView };

const STEPS = [1, 2, 3, 4];
const LEVELS = { official: 4, press: 3, secondary: 2, general: 1 } as const;
const COLOURS = {
  official: 'text-success',
  press: 'text-info',
  secondary: 'text-warning',
  general: 'text-text-3',
} as const;

/** How well each fact of the page is known, since when, and where to confirm it. Facts of one origin are one row. */
export function FactGrades({ facts }: { facts: readonly GradedFact[] }) {
  const { _ } = useLingui();
  if (facts.length === 0) return null;
  const head = 'px-2 py-2 text-start font-semibold first:ps-0 last:pe-0';
  const cell = 'px-2 py-2 text-start align-top first:ps-0 last:pe-0';
  return (
    <Section title={_('item.grades.title')} isRuled>
      <table className="w-full max-w-measure border-collapse text-label">
        <thead>
          <tr className="border-b border-line text-meta text-text-3">
            <th scope="col" className={head}>
              {_('item.grades.fact')}
            </th>
            <th scope="col" className={head}>
              {_('item.grades.grade')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byOrigin(facts, ({ fact }) => fact).map(({ first, all }) => (
            <tr key={first.fact.id} className="border-b border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {[...new Map(all.map((one) => [one.key, one.name]))].map(([key, name]) => (
                  <span key={key} className="block">
                    {name}
                  </span>
                ))}
              </th>
              <td className={cell}>
                <Grade fact={first.fact} />
                <span className="block text-meta text-text-3">
                  <FactSource fact={first.fact} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The grade in words; the bars repeat it. */
function Grade({ fact }: { fact: FactView }) {
  const { code } = gradeFact(fact);
  return (
    <span className={`inline-flex items-center gap-2 text-meta font-semibold ${COLOURS[code]}`}>
      <span aria-hidden className="inline-flex gap-0.5">
        {STEPS.map((step) => (
          <span key={step} className={`h-3 w-2 rounded-tag bg-current ${step <= LEVELS[code] ? '' : 'opacity-25'}`} />
        ))}
      </span>
      <FactGrade fact={fact} />
    </span>
  );
}
