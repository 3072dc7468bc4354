import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { licenceName, licencePage, sourceName } from '@dalil/domain/guide/picture-licence.ts';
import { useLingui } from '@lingui/react';
import { Fragment, type ReactNode } from 'react';
import { Ltr } from '../../language/bidi.tsx';

/** Who made a photograph, where it is from, what allows us to show it and what was done to it, on one line with its links. */
export function PhotoCredit({ picture }: { picture: PictureView }) {
  const { _ } = useLingui();
  const { credit, licence, sourceUrl, change } = picture;
  const source = sourceName(sourceUrl);
  const name = licenceName(licence);
  const page = licencePage(picture);
  const licenceText = name === null ? _(`item.photo.licence.${licence}`) : <Ltr>{name}</Ltr>;
  const parts: ReactNode[] = [
    <Fragment key="author">
      {_('item.photo.by')}{' '}
      {sourceUrl === null || source !== null ? <bdi>{credit}</bdi> : <Outside href={sourceUrl}>{credit}</Outside>}
      {sourceUrl === null || source === null ? null : (
        <>
          {' / '}
          <Outside href={sourceUrl}>{source}</Outside>
        </>
      )}
    </Fragment>,
    <Fragment key="licence">{page === null ? licenceText : <Outside href={page}>{licenceText}</Outside>}</Fragment>,
    ...(change ? [<Fragment key="change">{_(`item.photo.change.${change}`)}</Fragment>] : []),
  ];
  return parts.map((part, at) => (
    // The parts are in a fixed order and never move.
    <Fragment key={at}>
      {at === 0 ? null : `${_('item.photo.comma')} `}
      {part}
    </Fragment>
  ));
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="external" className="text-link">
      <bdi>{children}</bdi>
    </a>
  );
}
