import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Rosette } from '../../ui/rosette.tsx';

/** STAFF-1: the page of an item that staff took from users: since when, and why if they say so. */
export function Tombstone({ at, reason }: Withdrawn) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex max-w-measure flex-col items-center gap-5 text-center">
        <Rosette />
        <h1 className="headline text-heading">{_('withdrawn.title')}</h1>
        <p className="text-text-2">{_('withdrawn.since', { date: format.shortDate(at) })}</p>
        <p className="text-text-2">{_(reason === null ? 'withdrawn.noReason' : `withdrawn.reason.${reason}`)}</p>
        <p className="text-label text-text-2">{_('withdrawn.copies')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={toLocale('/search')} className={buttonClass({ variant: 'primary' })}>
            {_('withdrawn.search')}
          </Link>
          <Link to={toLocale('/support')} className={buttonClass()}>
            {_('withdrawn.ask')}
          </Link>
        </div>
      </div>
    </div>
  );
}
