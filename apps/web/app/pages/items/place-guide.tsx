import { useLingui } from '@lingui/react';
import { TextIn } from '../../features/prose/text-language.tsx';
import type { PlaceView } from '../../queries/guide.ts';
import { Tag } from '../../ui/tag.tsx';
import { Points } from './points.tsx';
import { Section } from './section.tsx';

/** Why to go: the summary, then the description. */
export function PlaceDescription({ place }: { place: PlaceView }) {
  return (
    <TextIn locale={place.locale} className="flex max-w-measure flex-col gap-4">
      <p data-read="" data-part="summary" className="font-reading text-body-article">
        {place.summary}
      </p>
      {place.description === null ? null : (
        <p data-read="" data-part="description" className="text-body">
          {place.description}
        </p>
      )}
    </TextIn>
  );
}

/** What stands out, what to order, tips, and notes for who is about to go. Sections without content are left out. */
export function PlaceGuide({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const { highlights, signature, tips, notes, locale } = place;
  return (
    <>
      {signature.length > 0 ? (
        <Section title={_('item.place.signature')} isRuled>
          <TextIn locale={locale}>
            <ul data-read="" data-part="signature" className="flex flex-wrap gap-2">
              {signature.map((one) => (
                <li key={one}>
                  <Tag>{one}</Tag>
                </li>
              ))}
            </ul>
          </TextIn>
        </Section>
      ) : null}
      <Points part="highlights" title={_('item.place.highlights')} points={highlights} locale={locale} />
      <Points part="tips" title={_('item.place.tips')} points={tips} locale={locale} />
      {notes.length > 0 ? (
        <Section title={_('item.place.notes')} isRuled>
          <dl className="grid max-w-measure gap-x-8 text-label tablet:grid-cols-2">
            {notes.map(({ about, text }) => (
              <div key={about} className="border-b border-line py-3">
                <dt className="text-meta text-text-3">{_(`item.place.note.${about}`)}</dt>
                <dd className="font-medium">
                  <TextIn locale={locale}>
                    <span data-part="notes">{text}</span>
                  </TextIn>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </>
  );
}
