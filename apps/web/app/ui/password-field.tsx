import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type TextFieldProps } from './field.tsx';
import { iconButtonClass } from './icon-button.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string };

/** A password that can be looked at before it is sent; password managers and pasting work as anywhere. */
export function PasswordField({
  label,
  id,
  hint,
  error,
  errorPrefix,
  note,
  className,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, id, hint, error, errorPrefix, note, className }}>
      {(attributes) => (
        <span dir="ltr" className="relative flex">
          <input
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${controlClass} pe-12 text-start`}
            {...rest}
            {...attributes}
          />
          <button
            type="button"
            data-needs-script=""
            aria-label={isShown ? hideLabel : showLabel}
            title={isShown ? hideLabel : showLabel}
            onClick={() => setShown(!isShown)}
            className={`${iconButtonClass} absolute inset-y-0 end-0`}
          >
            <Icon aria-hidden className="icon" />
          </button>
        </span>
      )}
    </Field>
  );
}
