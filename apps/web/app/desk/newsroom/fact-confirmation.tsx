import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { DeskFactDetails } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import type { PendingChange } from './use-fact-form.ts';

type FactConfirmationProps = {
  details: DeskFactDetails;
  /** Null: nothing is to be confirmed. */
  pending: PendingChange | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** STAFF-6: a value outside its usual range, with the value before and every page that it changes, before it is sent again. */
export function FactConfirmation({ details, pending, onConfirm, onCancel }: FactConfirmationProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const { usedBy, pages } = details;
  return (
    <Dialog
      isOpen={pending !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={_('newsroom.fact.confirmTitle')}
      description={pending ? _(`newsroom.unusual.${pending.reason}`) : undefined}
      closeLabel={_('newsroom.fact.confirmNo')}
      actions={
        <>
          <Button variant="primary" onClick={onConfirm}>
            {_('newsroom.fact.confirmYes')}
          </Button>
          <Button onClick={onCancel}>{_('newsroom.fact.confirmNo')}</Button>
        </>
      }
    >
      {pending === null ? null : (
        <div className="flex flex-col gap-3 text-label">
          <p className="flex flex-wrap items-baseline gap-2 text-name">
            <del>
              <bdi>{pending.from[locale] ?? pending.from.en}</bdi>
            </del>
            <span aria-hidden="true" className="rtl:-scale-x-100">
              →
            </span>
            <ins className="font-strong no-underline">
              <bdi>{pending.to[locale] ?? pending.to.en}</bdi>
            </ins>
          </p>
          <p className="font-semibold">{_('newsroom.fact.changes')}</p>
          <ul className="max-h-60 overflow-y-auto">
            {usedBy.map(({ kind, id, title, href }) => (
              <li key={`${kind} ${id}`}>
                <Link to={toLocale(href)} target="_blank" className="text-link inline-block min-h-6">
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
            {pages.map((path) => (
              <li key={path}>
                <Link to={toLocale(path)} target="_blank" className="text-link inline-block min-h-6">
                  <Ltr>{path}</Ltr>
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-text-2">{_('newsroom.fact.follows')}</p>
        </div>
      )}
    </Dialog>
  );
}
