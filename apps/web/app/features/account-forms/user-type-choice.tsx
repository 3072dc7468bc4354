import { USER_TYPES, type UserType } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { House, Luggage } from 'lucide-react';
import { useId } from 'react';
import { Fieldset } from '../../ui/fieldset.tsx';

const LOOKS = {
  resident: { icon: House, name: 'account.userType.resident', hint: 'account.userType.resident.hint' },
  tourist: { icon: Luggage, name: 'account.userType.tourist', hint: 'account.userType.tourist.hint' },
} as const;

/** ID-1: resident or tourist, as two cards. */
export function UserTypeChoice({ value, onChange }: { value: UserType; onChange: (value: UserType) => void }) {
  const { _ } = useLingui();
  const name = useId();
  return (
    <Fieldset legend={_('account.userType')}>
      <div className="grid gap-3 medium:grid-cols-2">
        {USER_TYPES.map((type) => {
          const { icon: Icon, name: label, hint } = LOOKS[type];
          return (
            <label
              key={type}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line-strong p-3 has-checked:border-accent has-checked:bg-accent-soft high-contrast:border-2"
            >
              <input
                type="radio"
                name={name}
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
                className="mt-1 size-4 accent-accent"
              />
              <span className="flex grow flex-col">
                <span className="text-label font-semibold">{_(label)}</span>
                <span className="text-meta text-text-2">{_(hint)}</span>
              </span>
              <Icon aria-hidden className="icon" />
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
