import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { findConsents, type PersonConsents } from '../../queries/compliance.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';

const PERSON_LIMIT = 320;

/** STAFF-8: the recorded decisions of one person. The query is in no address, because it can be the address of a person. */
export function ConsentsPart() {
  const { _ } = useLingui();
  const api = useApi();
  const [person, setPerson] = useState('');
  const errors = useFieldErrors(['person']);
  const search = useMutation({
    mutationFn: () => findConsents(api, person.trim()),
    onMutate: () => errors.clear(),
    onError: (error) => errors.fail(error, 'compliance.failed'),
  });
  const isUnknown = search.error instanceof ApiError && search.error.status === 404;
  function find(event: FormEvent): void {
    event.preventDefault();
    if (!search.isPending && person.trim().length >= 3) search.mutate();
  }
  return (
    <section aria-labelledby="consents-title" className="flex flex-col gap-4">
      <h2 id="consents-title" className="text-name font-strong">
        {_('compliance.part.consents')}
      </h2>
      <p className="measure text-label text-text-2">{_('compliance.consents.what')}</p>
      <form role="search" onSubmit={find} data-needs-script="" className="flex flex-wrap items-end gap-3">
        <TextField
          required
          minLength={3}
          maxLength={PERSON_LIMIT}
          dir="ltr"
          label={_('compliance.consents.person')}
          {...errors.of('person')}
          value={person}
          onChange={({ currentTarget }) => setPerson(currentTarget.value)}
          className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
        />
        <Button type="submit" variant="primary">
          {_('compliance.consents.find')}
        </Button>
      </form>
      <div role="status">
        {search.isSuccess ? <Found consents={search.data} /> : null}
        {isUnknown ? <Notice>{_('compliance.consents.unknown')}</Notice> : null}
      </div>
      {isUnknown ? null : <FailureText failure={errors.failure} />}
    </section>
  );
}

function Found({ consents: { userId, fullName, items } }: { consents: PersonConsents }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-name font-strong">
        {fullName === null ? _('compliance.audit.erased') : <bdi>{fullName}</bdi>}{' '}
        <code dir="ltr" className="text-meta font-normal text-text-3">
          {userId}
        </code>
      </h3>
      {items.length === 0 ? (
        <p className="text-label text-text-2">{_('compliance.consents.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map(({ id, type, isGiven, version, details, network, browser, at }) => (
            <li key={id} className="flex flex-col gap-1 py-3 text-label">
              <span className="flex flex-wrap items-center gap-3">
                <code dir="ltr" className="font-semibold">
                  {type} {version}
                </code>
                <Tag tone={isGiven ? 'ok' : 'neutral'}>
                  {_(isGiven ? 'compliance.consents.given' : 'compliance.consents.refused')}
                </Tag>
                <span className="text-meta text-text-2">
                  {format.shortDate(at)} {isolate(format.time(at))}
                </span>
              </span>
              <span dir="ltr" className="text-meta text-text-2 wrap-anywhere">
                {JSON.stringify(details)}
              </span>
              <span dir="ltr" className="text-meta text-text-3">
                {[network, browser].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
