import { PASSWORD_LENGTH } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { failureOf, fieldErrorsOf, type FieldMessages, type Message } from './auth-messages.ts';

type FieldOptions = {
  /** The id of the control, which the error summary links to. */
  id: string;
  /** The path the server reports its problems with, if it is not the name of the field. */
  path?: string;
  /** The initial value. Empty by default. */
  value?: string;
  /** Validates a value before it is sent. */
  check?: (value: string) => Message | undefined;
};

type FormOptions<Name extends string> = {
  /** In the order of the form, by the path the server reports a field error with. */
  fields: Record<Name, FieldOptions>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** Controls whose values are kept elsewhere, by the path of their problems: the id of each. */
  others?: Readonly<Record<string, string>>;
  /** What the form says about problems of the server, by `path.code` or `path`. */
  messages?: FieldMessages;
  /** The message for a failed attempt without a more specific one (ERR-7). */
  fallback: string;
  /** The id of the control that a failure of the whole form links to. The first field by default. */
  failureField?: string;
};

type FieldErrors = Partial<Record<string, Message>>;
/** The result of an attempt. `formError` is the code the server rejected it with. */
type Result = { errors: FieldErrors; failure: Message | null; formError: string | null };
const NO_RESULT = { errors: {}, failure: null, formError: null };

/** The state of an account form. Typed values stay after a failure, and each attempt reports its result. */
export function useAccountForm<Name extends string>({
  fields,
  others = {},
  messages = {},
  send,
  fallback,
  failureField,
}: FormOptions<Name>) {
  const { _ } = useLingui();
  const names = Object.keys(fields) as Name[];
  const [values, setValues] = useState(() => initialValues(fields));
  const [{ errors, failure, formError }, setResult] = useState<Result>(NO_RESULT);
  const [isSending, setSending] = useState(false);

  function change(name: Name, value: string): void {
    setValues((current) => ({ ...current, [name]: value }));
    setResult((result) => ({ ...result, errors: { ...result.errors, [name]: undefined } }));
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    const found = Object.fromEntries(names.map((name) => [name, fields[name].check?.(values[name])]));
    setResult({ ...NO_RESULT, errors: found });
    if (Object.values(found).some(Boolean)) return;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const ofFields = names.map((name) => [fields[name].path ?? name, name] as const);
      const ofOthers = Object.keys(others).map((path) => [path, path] as const);
      setResult(resultOf(error, { nameOf: new Map([...ofFields, ...ofOthers]), messages, fallback }));
    } finally {
      setSending(false);
    }
  }

  return {
    values,
    change,
    submit,
    isSending,
    failure,
    formError,
    setFailure: (failure: Message | null) => setResult((result) => ({ ...result, failure })),
    restart: () => {
      setValues(initialValues(fields));
      setResult(NO_RESULT);
    },
    /** The properties of a field's component. */
    field: (name: Name): FieldProps => ({
      id: fields[name].id,
      value: values[name],
      error: errors[name],
      onChange: (value) => change(name, value),
    }),
    /** The properties of a control of `ui` among `others`. */
    other: (path: string) => {
      const error = errors[path];
      return {
        id: others[path],
        error: error ? _(error.key, error.values) : undefined,
        errorPrefix: _('account.error'),
      };
    },
    fieldErrors: [
      ...names.map((name) => [fields[name].id, errors[name]] as const),
      ...Object.entries(others).map(([path, id]) => [id, errors[path]] as const),
    ],
    failureField: failureField ?? (names[0] === undefined ? '' : fields[names[0]].id),
  };
}

function initialValues<Name extends string>(fields: Record<Name, FieldOptions>): Record<Name, string> {
  const values = Object.entries<FieldOptions>(fields).map(([name, { value = '' }]) => [name, value]);
  return Object.fromEntries(values) as Record<Name, string>;
}

type Given = { nameOf: ReadonlyMap<string, string>; messages: FieldMessages; fallback: string };

/** Field errors if the server rejected fields of the form, else the failure of the whole form. */
function resultOf(error: unknown, { nameOf, messages, fallback }: Given): Result {
  const formError = error instanceof ApiError ? error.code : null;
  const found = Object.entries(fieldErrorsOf(error, [...nameOf.keys()], messages));
  const errors = Object.fromEntries(found.map(([path, message]) => [nameOf.get(path) ?? path, message]));
  return { errors, formError, failure: Object.keys(errors).length === 0 ? failureOf(error, fallback, messages) : null };
}

/** The state common to all forms, whatever their fields. */
export type AccountFormState = {
  fieldErrors: readonly (readonly [id: string, error: Message | undefined])[];
  failure: Message | null;
  failureField: string;
  isSending: boolean;
  submit: () => Promise<void>;
};

type AccountFormProps = { form: AccountFormState; className?: string; children: ReactNode };

/** The form with its error summary, which receives the focus. `children` are the fields and the submit button. */
export function AccountForm({ form, className, children }: AccountFormProps) {
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form noValidate onSubmit={onSubmit} data-needs-script="" className={classNames('flex flex-col gap-5', className)}>
      <FormErrors form={form} />
      {children}
    </form>
  );
}

function FormErrors({ form: { fieldErrors, failure, failureField } }: { form: AccountFormState }) {
  const { _ } = useLingui();
  // The summary takes the focus when its list changes, so the same errors must be the same list object.
  const state = JSON.stringify([fieldErrors, failure]);
  const errors = useMemo(() => {
    const [fields, whole] = JSON.parse(state) as [[id: string, error: Message | null][], Message | null];
    const found = fields.flatMap(([fieldId, error]) =>
      error ? [{ fieldId, message: _(error.key, error.values) }] : [],
    );
    return whole ? [{ fieldId: failureField, message: _(whole.key, whole.values) }, ...found] : found;
  }, [state, failureField, _]);
  return errors.length > 0 ? <ErrorSummary title={_('account.problem')} errors={errors} /> : null;
}

/** `label` is the key of a message. */
type SubmitButtonProps = { form: { isSending: boolean }; label: string; variant?: ButtonLook['variant'] };

export function SubmitButton({ form: { isSending }, label, variant = 'primary' }: SubmitButtonProps) {
  const { _ } = useLingui();
  return (
    <Button type="submit" variant={variant} aria-disabled={isSending}>
      {_(isSending ? 'account.sending' : label)}
    </Button>
  );
}

export type InlineFormProps = {
  form: AccountFormState;
  /** The message of the submit button. */
  submit: string;
  variant?: ButtonLook['variant'];
  onCancel?: () => void;
  /** On wide screens as wide as its place, for fields side by side. */
  isWide?: boolean;
  children: ReactNode;
};

/** A form within a page: as wide as a field, with its buttons below the fields. */
export function InlineForm({ form, submit, variant, onCancel, isWide, children }: InlineFormProps) {
  const { _ } = useLingui();
  return (
    <AccountForm form={form} className={classNames('max-w-field', isWide && 'wide:max-w-none')}>
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} label={submit} variant={variant} />
        {onCancel ? <Button onClick={onCancel}>{_('account.cancel')}</Button> : null}
      </div>
    </AccountForm>
  );
}

export type FieldProps = {
  id: string;
  value: string;
  error: Message | undefined;
  onChange: (value: string) => void;
};

/** The properties of a text control of `ui`. */
export function useControl({ id, value, error, onChange }: FieldProps) {
  const { _ } = useLingui();
  return {
    id,
    value,
    error: error ? _(error.key, error.values) : undefined,
    errorPrefix: _('account.error'),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
}

export function EmailField(props: FieldProps) {
  const { _ } = useLingui();
  return (
    <TextField type="email" name="email" autoComplete="username" label={_('account.email')} {...useControl(props)} />
  );
}

/** `isNew` makes password managers suggest a password, and displays the password rules. */
export function AccountPasswordField({ isNew = false, ...props }: FieldProps & { isNew?: boolean }) {
  const { _ } = useLingui();
  return (
    <PasswordField
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={_(isNew ? 'account.newPassword' : 'account.password')}
      hint={isNew ? _('account.password.hint', { least: PASSWORD_LENGTH.least }) : undefined}
      showLabel={_('account.password.show')}
      hideLabel={_('account.password.hide')}
      {...useControl(props)}
    />
  );
}

export function NameField(props: FieldProps) {
  const { _ } = useLingui();
  return <TextField name="name" autoComplete="name" label={_('account.fullName')} {...useControl(props)} />;
}

export function CodeField({ hint, ...props }: FieldProps & { hint?: string }) {
  const { _ } = useLingui();
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      label={_('account.code')}
      hint={hint}
      {...useControl(props)}
    />
  );
}
