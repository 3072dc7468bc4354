import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

const ACTION_PLACE = 'col-start-3 row-span-2 row-start-1 self-center justify-self-end text-end';

/** One field of the profile. The focus goes into the form when it opens and back to the button when it closes. */
export function ProfileRow({ label, value, note, renderForm, action }: ProfileRowProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
    else if (wasOpen.current) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={row} className="grid grid-cols-3 gap-x-4 border-b border-line py-4">
      <dt className="col-span-2 text-meta text-text-3">{label}</dt>
      <dd className="col-span-2 text-ui font-medium wrap-anywhere">
        {value}
        {note === undefined ? null : <span className="block text-meta font-normal text-text-2">{note}</span>}
      </dd>
      {action === undefined ? null : <dd className={ACTION_PLACE}>{action}</dd>}
      {renderForm === undefined || isOpen ? null : (
        <dd className={ACTION_PLACE}>
          <Button
            data-needs-script=""
            size="small"
            aria-label={_('members.profile.changeField', { field: label })}
            onClick={() => setOpen(true)}
          >
            {_('members.change')}
          </Button>
        </dd>
      )}
      {isOpen ? <dd className="col-span-3 pt-4">{renderForm?.(() => setOpen(false))}</dd> : null}
    </div>
  );
}
