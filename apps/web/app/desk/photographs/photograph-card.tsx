import { licenceName, licencePage, sourceName } from '@dalil/domain/guide/picture-licence.ts';
import { useLingui } from '@lingui/react';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { photoFiles } from '../../features/guide-cards/photo-files.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { DeskPhotograph } from '../../queries/photographs.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FocusField } from '../media/focus-field.tsx';
import type { Decision } from './use-decision.ts';

export const photographId = (id: string) => `photograph-${id}`;

type PhotographCardProps = {
  photograph: DeskPhotograph;
  /** Null: the user may only look. */
  decision: Decision | null;
};

/** A photograph beside the item it belongs to, with what its licence demands and what can be decided about it. */
export function PhotographCard({ photograph, decision }: PhotographCardProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const locale = useLocale();
  const { id, item, picture, state, isFirst, fileName, foundBy, distanceMetres, decidedBy } = photograph;
  const focus = decision?.focusOf(photograph) ?? picture?.focus;
  return (
    <article
      id={photographId(id)}
      tabIndex={-1}
      aria-labelledby={`${photographId(id)}-name`}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 wide:grid-cols-2 high-contrast:border-2"
    >
      {picture ? (
        <ArtworkImage
          {...artworkImage({ area: 'tourism', id: item.id }, 'card')}
          area="tourism"
          alt={picture.alt[locale] || picture.alt.en}
          className="aspect-card"
          photo={photoFiles({ ...picture, focus }, 'wide')}
        />
      ) : (
        <p className="text-label text-text-2">{_('photo-desk.gone')}</p>
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 id={`${photographId(id)}-name`} className="text-name font-semibold">
            <RouterLink href={toLocale(item.href)} className="text-link">
              <bdi>{item.title}</bdi>
            </RouterLink>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-meta text-text-2">
            {_(`newsroom.kind.${item.kind}`)}
            {isFirst ? <Tag>{_('photo-desk.isFirst')}</Tag> : null}
            {item.isChosenInItem ? <Tag>{_('photo-desk.isChosenInItem')}</Tag> : null}
            <span>{_('photo-desk.accepted', { count: item.accepted })}</span>
          </p>
          <p className="text-label text-text-2">
            <bdi lang="en">{item.summary}</bdi>
          </p>
        </div>
        {picture ? <Credit picture={picture} /> : null}
        <p className="text-meta text-text-2">
          {_(`photo-desk.foundBy.${foundBy}`)}
          {distanceMetres === null ? null : ` · ${_('photo-desk.distance', { metres: distanceMetres })}`}
          {fileName === null ? null : (
            <>
              {' · '}
              <Ltr>{fileName}</Ltr>
            </>
          )}
          {decidedBy === null ? null : (
            <>
              {' · '}
              <bdi>{_('photo-desk.decidedBy', { name: decidedBy })}</bdi>
            </>
          )}
        </p>
        {picture && focus && decision ? (
          <>
            <FocusField focus={focus} onChange={(changed) => decision.setFocus(id, changed)} />
            <div className="flex flex-wrap gap-3">
              {state === 'accepted' ? (
                <Button aria-disabled={decision.isSending} onClick={() => decision.decide(photograph, 'focus')}>
                  {_('photo-desk.focus.save')}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  aria-disabled={decision.isSending}
                  onClick={() => decision.decide(photograph, 'accept')}
                >
                  {_('photo-desk.accept')}
                </Button>
              )}
              {isFirst || item.isChosenInItem ? null : (
                <Button aria-disabled={decision.isSending} onClick={() => decision.decide(photograph, 'first')}>
                  {_(state === 'accepted' ? 'photo-desk.first' : 'photo-desk.acceptFirst')}
                </Button>
              )}
              <Button
                variant="danger"
                aria-disabled={decision.isSending}
                onClick={() => decision.decide(photograph, 'reject')}
              >
                {_(state === 'accepted' ? 'photo-desk.withdraw' : 'photo-desk.reject')}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </article>
  );
}

/** Who made it and under which licence, with the pages where that can be checked. */
function Credit({ picture }: { picture: NonNullable<DeskPhotograph['picture']> }) {
  const { _ } = useLingui();
  const { credit, licence, licenceUrl, sourceUrl, altFromTitle } = picture;
  if (licence === null) return <p className="text-label text-danger">{_('photo-desk.incomplete')}</p>;
  const page = licencePage({ licence, licenceUrl });
  const name = licenceName(licence) ?? _(`item.photo.licence.${licence}`);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      <bdi className="font-semibold">{credit}</bdi>
      {page === null ? (
        <span>{name}</span>
      ) : (
        <a href={page} rel="external" className="text-link">
          <bdi>{name}</bdi>
        </a>
      )}
      {sourceUrl === null ? null : (
        <a href={sourceUrl} rel="external" className="text-link">
          <bdi>{sourceName(sourceUrl) ?? _('editor.picture.source')}</bdi>
        </a>
      )}
      {altFromTitle.length > 0 ? <Tag>{_('photo-desk.altFromTitle', { count: altFromTitle.length })}</Tag> : null}
    </p>
  );
}
