import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';

type SettingsSectionProps = { id: string; title: string; promise?: string; children: ReactNode };

/** One part of the account's settings. Its id is an anchor. */
export function SettingsSection({ id, title, promise, children }: SettingsSectionProps) {
  const { _ } = useLingui();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line pt-6"
    >
      <header className="flex flex-col gap-1">
        <h3 id={`${id}-title`} className="text-name font-strong">
          {_(title)}
        </h3>
        {promise === undefined ? null : <p className="measure text-label text-text-2">{_(promise)}</p>}
      </header>
      {children}
    </section>
  );
}

type FormOpenerProps = {
  /** The message of the button. */
  label: string;
  variant?: ButtonLook['variant'];
  renderForm: (close: () => void) => ReactNode;
};

/** A button that is replaced by a form when pressed. */
export function FormOpener({ label, variant, renderForm }: FormOpenerProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return renderForm(() => setOpen(false));
  return (
    <p>
      <Button data-needs-script="" variant={variant} onClick={() => setOpen(true)}>
        {_(label)}
      </Button>
    </p>
  );
}
