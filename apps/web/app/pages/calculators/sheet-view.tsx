import type { Line, Sheet, Term } from '@dalil/domain/calculators/sheet.ts';
import { useLingui } from '@lingui/react';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFigureText } from './use-figure-text.ts';

type SheetViewProps = {
  sheet: Sheet;
  facts: FactsById;
  /** Between the headline and the lines. */
  children?: React.ReactNode;
};

/** The result of a calculation: its headline, every line with how it comes about and who says so, and remarks. */
export function SheetView({ sheet, facts, children }: SheetViewProps) {
  const { _ } = useLingui();
  const write = useFigureText();
  const headline = sheet.lines.find(({ role }) => role === 'total');
  return (
    <section aria-label={_('calculators.result')} className="flex flex-col gap-4">
      <div className="overflow-hidden rounded-card border border-line bg-surface high-contrast:border-2">
        {headline ? (
          <div aria-live="polite" className="flex flex-col gap-1 bg-accent-soft px-5 py-4 text-accent-ink">
            <span className="text-label font-semibold">{_(`calculators.line.${headline.id}`)}</span>
            <strong className="text-title font-strong">
              <bdi>{headline.value ? write(headline.value) : '–'}</bdi>
            </strong>
            {headline.value ? null : <span className="text-meta">{_('calculators.incomplete')}</span>}
          </div>
        ) : null}
        {children}
        <dl className="px-5">
          {sheet.lines.map((line) => (
            <SheetLine key={line.id} line={line} facts={facts} />
          ))}
        </dl>
      </div>
      {sheet.remarks.map(({ id, tone, values }) => (
        <Notice key={id} tone={tone}>
          <p>
            {_(
              `calculators.remark.${id}`,
              Object.fromEntries(Object.entries(values).map(([name, figure]) => [name, write(figure)])),
            )}
          </p>
        </Notice>
      ))}
    </section>
  );
}

function SheetLine({ line, facts }: { line: Line; facts: FactsById }) {
  const { _ } = useLingui();
  const write = useFigureText();
  const isTotal = line.role === 'total';
  const fact = line.facts.map((id) => facts[id]).find((known) => known !== undefined);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t py-3 first:border-t-0',
        isTotal ? 'border-text text-ui font-strong' : 'border-line text-label',
      )}
    >
      <dt>{_(`calculators.line.${line.id}`)}</dt>
      <dd className="font-semibold">
        {line.value ? (
          <bdi>{write(line.value)}</bdi>
        ) : (
          <span className="font-normal text-text-3">{_('calculators.unknown')}</span>
        )}
      </dd>
      {line.terms.length > 0 || fact || isOwn(line) ? (
        <dd className="flex basis-full flex-wrap gap-x-3 text-meta font-normal text-text-3">
          {line.terms.length > 0 ? <Terms terms={line.terms} /> : null}
          {fact ? <FactGrade fact={fact} /> : null}
          {isOwn(line) ? <span>{_('calculators.own')}</span> : null}
        </dd>
      ) : null}
    </div>
  );
}

/** A figure the user entered, as it is. */
function isOwn({ value, terms, facts, role }: Line): boolean {
  return role === 'item' && value?.kind === 'money' && terms.length === 0 && facts.length === 0;
}

function Terms({ terms }: { terms: readonly Term[] }) {
  const write = useFigureText();
  return (
    <span>
      {terms.map((term, at) => (
        <span key={at}>
          {at > 0 ? ' ' : ''}
          <bdi>{typeof term === 'string' ? term : write(term)}</bdi>
        </span>
      ))}
    </span>
  );
}
