import type { AskedKind } from '@dalil/domain/guide/asked-as.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const AskedForm = lazyPart(async () => (await import('./asked-form.tsx')).AskedForm, <Skeleton className="min-h-32" />);

type AskedPanelProps = { kind: AskedKind; id: string; level: 2 | 3 };

/** CHAT-2: how people ask for this. The form and its data are loaded when the panel is opened, and stay with what is typed. */
export function AskedPanel({ kind, id, level }: AskedPanelProps) {
  const { _ } = useLingui();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      title={_('editor.asked')}
      level={level}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      {wasOpened ? <AskedForm kind={kind} id={id} /> : null}
    </Disclosure>
  );
}
