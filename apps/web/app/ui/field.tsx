import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ControlAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export type FieldProps = {
  label: ReactNode;
  /** Also the anchor of the error summary's link. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Announced before the error by a screen reader: "Error:". */
  errorPrefix?: string;
  /** Beside the label: "optional". */
  note?: ReactNode;
  className?: string;
};

/** Label, hint and error around a control. The error states what to do and is associated with the control. */
export function Field({
  label,
  id,
  hint,
  error,
  errorPrefix,
  note,
  className,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      className={classNames('flex flex-col gap-1', error !== undefined && 'border-s-4 border-danger ps-3', className)}
    >
      <span className="flex items-baseline gap-2">
        <label htmlFor={controlId} className="text-label font-semibold">
          {label}
        </label>
        {note === undefined ? null : <span className="text-meta text-text-3">{note}</span>}
      </span>
      {hint === undefined ? null : (
        <span id={hintId} className="text-meta text-text-3">
          {hint}
        </span>
      )}
      {error === undefined ? null : (
        <span id={errorId} className="flex items-start gap-2 text-label font-semibold text-danger">
          <CircleAlert aria-hidden className="icon-small mt-0.5" />
          <span>
            {errorPrefix === undefined ? null : <VisuallyHidden>{errorPrefix}</VisuallyHidden>} {error}
          </span>
        </span>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}

/** Splits the props of a field: what `Field` takes, and the rest for its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, id, hint, error, errorPrefix, note, className, ...control } = props;
  return { field: { label, id, hint, error, errorPrefix, note, className }, control };
}

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'children'>;

/** Free text follows its own direction. An address, a number or a password is always left to right. */
function directionOf(type: string | undefined): 'auto' | 'ltr' {
  return type === undefined || type === 'text' || type === 'search' ? 'auto' : 'ltr';
}

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          dir={directionOf(control.type)}
          className={classNames(controlClass, 'text-start')}
          {...control}
          {...attributes}
        />
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children'>;

export function TextAreaField({ rows = 5, ...props }: TextAreaFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => <textarea dir="auto" rows={rows} className={controlClass} {...control} {...attributes} />}
    </Field>
  );
}
