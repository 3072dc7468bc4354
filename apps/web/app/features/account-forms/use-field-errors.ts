import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { failureOf, fieldErrorsOf, type FieldMessages, type Message } from './auth-messages.ts';

type Found = { errors: Readonly<Record<string, Message>>; failure: Message | null };
const NONE: Found = { errors: {}, failure: null };

/**
 * ERR-8: the errors of a form whose values are kept elsewhere. `paths` are its fields in the order of the form, by the path the
 * server reports a problem with; `messages` says more than the code of a problem, by `path.code` or `path`. A rejected attempt
 * puts each problem at its field and the focus on the first; what belongs to no field is the `failure` of the form.
 */
export function useFieldErrors(paths: readonly string[], messages: FieldMessages = {}) {
  const { _ } = useLingui();
  const base = useId();
  const [found, setFound] = useState<Found>(NONE);
  const idOf = (path: string) => `${base}-${path}`;

  function show(errors: Record<string, Message>, failure: Message | null): void {
    setFound({ errors, failure });
    const first = paths.find((path) => errors[path]);
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  }

  return {
    failure: found.failure,
    /** Why the server, or the form itself, rejected an attempt. */
    fail(error: unknown, fallback: string): void {
      const errors = fieldErrorsOf(error, paths, messages);
      show(errors, Object.keys(errors).length > 0 ? null : failureOf(error, fallback, messages));
    },
    /** What the form itself finds before it sends. False if there is nothing. */
    reject(errors: Record<string, Message>): boolean {
      show(errors, null);
      return Object.keys(errors).length > 0;
    },
    setFailure: (failure: Message) => show({}, failure),
    /** Before another attempt, or when a field is changed. */
    clear: (path?: string) =>
      setFound((before) => {
        if (path === undefined) return NONE;
        const { [path]: _gone, ...errors } = before.errors;
        return { errors, failure: null };
      }),
    /** The properties of a control of `ui` for the field at a path. */
    of(path: string) {
      const error = found.errors[path];
      return {
        id: idOf(path),
        error: error ? _(error.key, error.values) : undefined,
        errorPrefix: _('account.error'),
      };
    },
  };
}
export type FieldErrors = ReturnType<typeof useFieldErrors>;
