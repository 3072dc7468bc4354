import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { TextInWork } from '../../queries/newsroom.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';

const natureKey = ({ isNews }: TextInWork['details']) => (isNews ? 'newsroom.nature.news' : 'newsroom.nature.guide');

/** What a text or the data of an item rest on and until when they count as checked. */
export function Basis({ details, isArticle }: Pick<TextInWork, 'details'> & { isArticle: boolean }) {
  const { _ } = useLingui();
  const format = useFormat();
  const sources = details.sources.map(({ id, name, url }) => ({
    label: _('newsroom.source'),
    value: url ? (
      <a key={id} href={url} rel="external" className="text-link">
        <bdi>{name}</bdi>
      </a>
    ) : (
      <bdi key={id}>{name}</bdi>
    ),
  }));
  const none = [{ label: _('newsroom.sources'), value: _('newsroom.sources.none') }];
  const rows = [
    { label: _('newsroom.made'), value: _(`newsroom.method.${details.method}`) },
    { label: _('newsroom.category'), value: details.category ? _(`guide.category.${details.category}`) : '–' },
    ...(isArticle ? [{ label: _('newsroom.nature'), value: _(natureKey(details)) }] : []),
    {
      label: _('newsroom.reviewBy'),
      value: details.reviewBy === null ? _('newsroom.noReview') : format.shortDate(details.reviewBy),
    },
    ...(sources.length === 0 ? none : sources),
  ];
  return <FactsPanel title={_('newsroom.basis')} rows={rows} level={3} />;
}
