import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** Says that the report waits on this device, and when it will be sent. */
export function KeptReport({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mt-5 flex max-w-measure flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h2 ref={title} tabIndex={-1} className="text-name font-strong">
        {_('item.report.kept')}
      </h2>
      <p className="text-label text-text-2">{_('item.report.kept.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{_('item.report.again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      </div>
    </section>
  );
}
