import { PRODUCT } from '@dalil/domain/product.ts';
import { useLingui } from '@lingui/react';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../announcer/use-toast.ts';

/** The codes for when the app is lost. They are shown this once; the server keeps them only scrambled. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ id: 'backup-codes', tone: 'success', title: _('members.backupCodes.copied') });
    } catch {
      showToast({ id: 'backup-codes', tone: 'error', title: _('members.backupCodes.copyFailed') });
    }
  }

  return (
    <div className="flex max-w-field flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h4 ref={heading} tabIndex={-1} className="text-ui font-semibold">
        {_('members.backupCodes')}
      </h4>
      <p className="text-label text-text-2">{_('members.backupCodes.promise')}</p>
      <ul dir="ltr" translate="no" className="tabular grid grid-cols-2 gap-x-5 gap-y-2 text-ui font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="icon-small" />
          {_('members.backupCodes.copy')}
        </Button>
        <Button size="small" onClick={() => save(text)}>
          <Download aria-hidden className="icon-small" />
          {_('members.backupCodes.save')}
        </Button>
        <Button size="small" onClick={() => print()}>
          <Printer aria-hidden className="icon-small" />
          {_('members.backupCodes.print')}
        </Button>
      </div>
      <p className="print:hidden">
        <Button variant="primary" onClick={onDone}>
          {_('members.backupCodes.kept')}
        </Button>
      </p>
    </div>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PRODUCT.name.toLowerCase()}-backup-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
