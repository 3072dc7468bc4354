import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlClass } from './control-class.ts';
import { Field, splitFieldProps, type TextFieldProps } from './field.tsx';
import { iconButtonClass } from './icon-button.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string };

/** A password that can be displayed before it is sent. Password managers and pasting work as usual. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { field, control } = splitFieldProps(props);
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(attributes) => (
        <span dir="ltr" className="relative flex">
          <input
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${controlClass} pe-12 text-start`}
            {...control}
            {...attributes}
          />
          <button
            type="button"
            data-needs-script=""
            aria-label={isVisible ? hideLabel : showLabel}
            title={isVisible ? hideLabel : showLabel}
            onClick={() => setVisible(!isVisible)}
            className={`${iconButtonClass} absolute inset-y-0 end-0`}
          >
            <Icon aria-hidden className="icon" />
          </button>
        </span>
      )}
    </Field>
  );
}
