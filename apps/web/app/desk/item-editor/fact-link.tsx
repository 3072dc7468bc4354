import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { FieldProps } from './field-props.ts';

/** A fact whose words the facts desk changes, with the way there. */
export function FactLink({ path, value }: FieldProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const fact = (value as { fact: string } | null)?.fact;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-label">
      <span className="font-semibold">{_(`editor.field.${path.split('.').at(-1) ?? path}`)}</span>
      {fact === undefined ? (
        <span className="text-text-3">{_('editor.unknown')}</span>
      ) : (
        <Link
          to={`${toLocale('/dashboard')}?tab=facts&fact=${fact}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {_('editor.factAtDesk')}
        </Link>
      )}
    </p>
  );
}
