import { isRole } from '@dalil/domain/accounts/permissions.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useLocale } from '../language/use-locale.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorLayout, HomeButton } from './error-layout.tsx';
import { useErrorWords } from './error-words.ts';

export type Denial = {
  required: readonly string[];
  role: string;
  /** A role that would do, of an account whose session has no second step. */
  withheldRole?: string | undefined;
};

/** What a guarded page said when it refused; null for any other 403. */
export function denialOf(data: unknown): Denial | null {
  if (typeof data !== 'object' || data === null || !('required' in data) || !('role' in data)) return null;
  const { required, role } = data;
  if (!Array.isArray(required) || typeof role !== 'string') return null;
  const withheldRole = 'withheldRole' in data && typeof data.withheldRole === 'string' ? data.withheldRole : undefined;
  return { required: required.map(String), role, withheldRole };
}

/** ROUTE-8: who lacks the role learns which would do, and which is theirs; who lacks the second step, where it is set up. */
export function AccessDeniedPage({ required, role, withheldRole }: Denial) {
  const say = useErrorWords();
  const locale = useLocale();
  const nameOf = (one: string) => (isRole(one) ? say(`shell.role.${one}`) : null) ?? one;
  const roles = new Intl.ListFormat(locale, { type: 'disjunction' }).format(required.map(nameOf));
  return (
    <ErrorLayout title={say('shell.denied.title') ?? ''}>
      <p className="text-text-2">{say('shell.denied.text')}</p>
      <p className="text-label">{say('shell.denied.required', { roles })}</p>
      <p className="text-label">
        {withheldRole === undefined
          ? say('shell.denied.yours', { role: nameOf(role) })
          : say('shell.denied.factor', { role: nameOf(withheldRole) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => history.back()}>{say('shell.denied.back')}</Button>
        {withheldRole === undefined ? null : (
          <a href={`${localePath(locale, '/settings')}#second-step`} className={buttonClass({ variant: 'primary' })}>
            {say('shell.denied.setUp')}
          </a>
        )}
        <HomeButton label={say('shell.crash.goHome') ?? ''} isPrimary={withheldRole === undefined} />
      </div>
    </ErrorLayout>
  );
}
