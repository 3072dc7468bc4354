import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { operatorQuery } from '../../queries/privacy.ts';

/** Who runs this installation, or that nobody has been named. */
export function OperatorDetails({ className = '' }: { className?: string }) {
  const { _ } = useLingui();
  const titleId = useId();
  const { data } = useSuspenseQuery(operatorQuery(useApi()));
  const { name, email, address } = data;
  const isNamed = name !== null || email !== null || address !== null;
  return (
    <section aria-labelledby={titleId} className={`flex max-w-measure flex-col gap-2 ${className}`}>
      <h2 id={titleId} className="text-section font-strong">
        {_('legal.operator')}
      </h2>
      {isNamed ? (
        <address className="flex flex-col gap-1 not-italic text-text-2">
          {name === null ? null : <bdi className="font-semibold text-text">{name}</bdi>}
          {address?.split('\n').map((line, at) => (
            <bdi key={at}>{line}</bdi>
          ))}
          {email === null ? null : (
            <a href={`mailto:${email}`} className="text-link inline-flex min-h-6 items-center self-start">
              <Ltr>{email}</Ltr>
            </a>
          )}
        </address>
      ) : (
        <p className="text-text-2">{_('legal.operator.none')}</p>
      )}
      {isNamed && (name === null || email === null) ? (
        <p className="text-label text-text-3">{_('legal.operator.incomplete')}</p>
      ) : null}
    </section>
  );
}
