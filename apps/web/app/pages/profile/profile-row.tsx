import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type ProfileRowProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** The form that stands in place of the value while it is changed; `close` ends that. */
  renderForm?: (close: () => void) => ReactNode;
  /** Instead of a form: where it is changed. */
  action?: ReactNode;
};

/** One field of the profile. The focus goes into the form when it opens and back to the button when it closes. */
export function ProfileRow({ label, value, note, renderForm, action }: ProfileRowProps) {
  const { _ } = useLingui();
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
    else if (wasOpen.current) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={row} className="flex flex-col gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-32 flex-col">
          <dt id={labelId} className="text-meta text-text-3">
            {label}
          </dt>
          <dd className="text-ui font-medium wrap-anywhere">
            {value}
            {note === undefined ? null : <span className="block text-meta font-normal text-text-2">{note}</span>}
          </dd>
        </div>
        {action}
        {renderForm === undefined || isOpen ? null : (
          <Button
            data-needs-script=""
            size="small"
            aria-label={_('members.profile.changeField', { field: label })}
            onClick={() => setOpen(true)}
          >
            {_('members.change')}
          </Button>
        )}
      </div>
      {isOpen ? <dd>{renderForm?.(() => setOpen(false))}</dd> : null}
    </div>
  );
}
