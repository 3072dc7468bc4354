import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { failureWords, fieldWords, type Words } from './auth-words.ts';

export type Mistakes<Field extends string> = Partial<Record<Field, Words>>;

type AuthFormOptions<Field extends string> = {
  initial: Record<Field, string>;
  /** What the values still lack, before anything is sent. */
  check: (values: Record<Field, string>) => Mistakes<Field>;
  send: (values: Record<Field, string>) => Promise<void>;
  /** Said when an attempt fails and nothing better is known (ERR-7). */
  fallback: string;
};

/** A form about an account: what was typed stays whatever happens, and each attempt says what became of it. */
export function useAuthForm<Field extends string>({ initial, check, send, fallback }: AuthFormOptions<Field>) {
  const [values, setValues] = useState(initial);
  const [mistakes, setMistakes] = useState<Mistakes<Field>>({});
  const [failure, setFailure] = useState<Words | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  function change(field: Field, value: string): void {
    setValues({ ...values, [field]: value });
    if (mistakes[field]) setMistakes({ ...mistakes, [field]: undefined });
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    setRefusal(null);
    const found = check(values);
    setMistakes(found);
    if (Object.values(found).some(Boolean)) return;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.code : null);
      const refused = mistakesOf<Field>(error, values);
      setMistakes(refused);
      if (Object.keys(refused).length === 0) setFailure(failureWords(error, fallback));
    } finally {
      setSending(false);
    }
  }

  function restart(): void {
    setValues(initial);
    setMistakes({});
    setFailure(null);
    setRefusal(null);
  }

  return { values, change, mistakes, failure, setFailure, refusal, isSending, submit, restart };
}

export type AuthForm<Field extends string> = ReturnType<typeof useAuthForm<Field>>;

function mistakesOf<Field extends string>(error: unknown, values: Record<Field, string>): Mistakes<Field> {
  if (!(error instanceof ApiError)) return {};
  const known = error.fields.flatMap((problem) => {
    const words = Object.hasOwn(values, problem.path) ? fieldWords(problem) : undefined;
    return words ? [[problem.path, words]] : [];
  });
  return Object.fromEntries(known) as Mistakes<Field>;
}
