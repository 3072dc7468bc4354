import { isRole } from '@dalil/domain/accounts/permissions.ts';
import { useLocale } from '../language/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { ErrorLayout, HomeButton } from './error-layout.tsx';
import { useErrorWords } from './error-words.ts';

export type Denial = { required: readonly string[]; role: string };

/** What a guarded page said when it refused; null for any other 403. */
export function denialOf(data: unknown): Denial | null {
  if (typeof data !== 'object' || data === null || !('required' in data) || !('role' in data)) return null;
  const { required, role } = data;
  return Array.isArray(required) && typeof role === 'string' ? { required: required.map(String), role } : null;
}

/** ROUTE-8: who lacks the role learns which would do, and which is theirs. */
export function AccessDeniedPage({ required, role }: Denial) {
  const say = useErrorWords();
  const locale = useLocale();
  const nameOf = (one: string) => (isRole(one) ? say(`shell.role.${one}`) : null) ?? one;
  const roles = new Intl.ListFormat(locale, { type: 'disjunction' }).format(required.map(nameOf));
  return (
    <ErrorLayout title={say('shell.denied.title') ?? ''}>
      <p className="text-text-2">{say('shell.denied.text')}</p>
      <p className="text-label">{say('shell.denied.required', { roles })}</p>
      <p className="text-label">{say('shell.denied.yours', { role: nameOf(role) })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => history.back()}>{say('shell.denied.back')}</Button>
        <HomeButton label={say('shell.crash.goHome') ?? ''} isPrimary />
      </div>
    </ErrorLayout>
  );
}
