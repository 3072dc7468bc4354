import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export type OutcomeWays = { onAgain: () => void; onClose: () => void };
type ReportOutcomeProps = OutcomeWays & { title: string; icon?: ReactNode; children: ReactNode };

/** What became of a report, in the place of its form, and the ways on. With an icon it is a success. */
export function ReportOutcome({ title, icon, children, onAgain, onClose }: ReportOutcomeProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [ground, color] = icon ? ['bg-success-soft', 'text-success'] : ['bg-surface', ''];
  return (
    <section className={`mt-5 flex max-w-measure flex-col gap-4 rounded-card border border-line p-5 ${ground}`}>
      <h2 ref={heading} tabIndex={-1} className={`flex items-start gap-3 text-name font-strong ${color}`}>
        {icon}
        {title}
      </h2>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{_('item.report.again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      </div>
    </section>
  );
}
