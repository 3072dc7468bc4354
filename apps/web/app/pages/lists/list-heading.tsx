import type { Listing } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';

type ListHeadingProps = {
  title: string;
  promise: string;
  asOf: Listing<unknown>['asOf'] | undefined;
  children?: ReactNode;
};

/** A one-sentence description of the list, and the age of its content. */
export function ListHeading({ title, promise, asOf, children }: ListHeadingProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const [oldest, newest] = asOf ? [format.asOf(asOf.oldest), format.asOf(asOf.newest)] : [];
  return (
    <header className="flex flex-col gap-2 pt-2 pb-5">
      <div className="flex items-start justify-between gap-3 wide:justify-start">
        <h1 data-read="" className="headline text-title">
          {title}
        </h1>
        <ListenButton isIcon />
      </div>
      <p data-read="" className="measure text-ui text-text-2">
        {promise}
      </p>
      {oldest ? (
        <p className="text-meta text-text-3">
          {oldest === newest ? _('guide.asOf.one', { date: oldest }) : _('guide.asOf.range', { oldest, newest })}
        </p>
      ) : null}
      {children}
    </header>
  );
}
