import { readComparison } from '@dalil/domain/guide/comparison.ts';
import { ignoredPart } from '@dalil/domain/guide/listing.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CityRents, Rents } from './rents.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { factsOf } from '../../features/facts/facts-in.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { IgnoredNote } from '../../features/listing/ignored-note.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { ComparedNeighbourhood } from '../../queries/guide.ts';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChooseAreas } from './choose-areas.tsx';
import { useAreaName } from './use-area-name.ts';

type CompareAreasProps = {
  neighbourhoods: readonly ComparedNeighbourhood[];
  /** Ids of the facts about the usual rents of the whole city. */
  cityRents: readonly string[];
  facts: FactsById;
};

/** The twelve neighbourhoods and further communities. Those in the address are compared side by side. */
export function CompareAreas({ neighbourhoods, cityRents, facts }: CompareAreasProps) {
  const { _ } = useLingui();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const { ids, left, unknown } = readComparison(
    params.getAll('compare'),
    neighbourhoods.map(({ id }) => id),
  );
  const compared = ids.flatMap((id) => neighbourhoods.find((one) => one.id === id) ?? []);
  const charges = compared.flatMap(({ serviceCharge }) => (serviceCharge ? [serviceCharge] : []));
  const used = factsOf(
    charges.flatMap(({ min, max }) => (max ? [min, max] : [min])),
    facts,
  );
  return (
    <HandbookSection id="areas" title={_('living.section.areas')} facts={used} isOpenAtFirst>
      <p className="max-w-measure text-label text-text-2">{_('living.compare.hint')}</p>
      <IgnoredNote parts={unknown.map((value) => ignoredPart('compare', value))} />
      {left.length > 0 ? (
        <Notice tone="warning" className="max-w-measure">
          <p>{_('living.compare.left')}</p>
        </Notice>
      ) : null}
      {compared.length > 0 ? (
        <>
          <ComparisonTable neighbourhoods={compared} facts={facts} />
          <CityRents ids={cityRents} facts={facts} />
        </>
      ) : null}
      {/* The key resets the selection when the address changes. */}
      <ChooseAreas key={search} neighbourhoods={neighbourhoods} chosen={ids} />
    </HandbookSection>
  );
}

type ComparisonTableProps = { neighbourhoods: readonly ComparedNeighbourhood[]; facts: FactsById };
type Row = { id: string; title: string; cell: (one: ComparedNeighbourhood) => ReactNode };

/** Up to four neighbourhoods by aspect. On narrow screens each aspect is a list with the names at its side. */
function ComparisonTable({ neighbourhoods, facts }: ComparisonTableProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const rows = useRows(facts);
  const nameOf = useAreaName();
  return (
    <table className="block w-full text-label wide:table wide:table-fixed">
      <caption className="sr-only">{_('living.compare.caption')}</caption>
      <thead className="hidden wide:table-header-group">
        <tr className="border-b-2 border-line">
          <th scope="col">
            <VisuallyHidden>{_('living.compare.aspect')}</VisuallyHidden>
          </th>
          {neighbourhoods.map((one) => (
            <th key={one.id} scope="col" className="py-2 pe-4 text-start align-bottom">
              <Link to={toLocale(`/content/${one.id}`)} className="text-link inline-block min-h-6 font-semibold">
                {nameOf(one)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block wide:table-row-group">
        {rows.map((row) => (
          <tr key={row.id} className="block pt-5 wide:table-row wide:border-b wide:border-line wide:pt-0">
            <th
              scope="row"
              className="block border-b-2 border-line pb-2 text-start align-top text-ui font-strong wide:table-cell wide:border-b-0 wide:py-3 wide:pe-4 wide:text-label wide:font-medium wide:text-text-3"
            >
              {row.title}
            </th>
            {neighbourhoods.map((one) => (
              <td
                key={one.id}
                className="flex flex-wrap gap-x-4 border-b border-line py-2 align-top wide:table-cell wide:border-b-0 wide:py-3 wide:pe-4"
              >
                <span className="shrink-0 basis-24 font-medium text-text-3 wide:hidden">{nameOf(one)}</span>
                <div className="min-w-0 grow basis-32">{row.cell(one)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRows(facts: FactsById): Row[] {
  const { _ } = useLingui();
  const format = useFormat();
  const text = (one: ComparedNeighbourhood, content: string) => <TextIn locale={one.locale}>{content}</TextIn>;
  const points = (one: ComparedNeighbourhood, texts: readonly string[]) => (
    <TextIn locale={one.locale}>
      <ul>
        {texts.map((text) => (
          <li key={text} className="py-0.5">
            {text}
          </li>
        ))}
      </ul>
    </TextIn>
  );
  return [
    { id: 'character', title: _('neighbourhood.character'), cell: (one) => text(one, format.list(one.character)) },
    { id: 'transit', title: _('neighbourhood.transit'), cell: (one) => points(one, one.transit) },
    { id: 'housing', title: _('neighbourhood.housing'), cell: (one) => text(one, one.housing) },
    {
      id: 'freehold',
      title: _('neighbourhood.freehold'),
      cell: (one) => (
        <>
          {_(`neighbourhood.freehold.${one.freehold.status}`)}
          {one.freehold.status === 'yes' ? null : (
            <span className="block text-meta text-text-3">{text(one, one.freehold.text)}</span>
          )}
        </>
      ),
    },
    {
      id: 'charge',
      title: _('living.compare.charge'),
      cell: (one) => <Charge charge={one.serviceCharge} facts={facts} />,
    },
    {
      id: 'rent',
      title: _('living.compare.rent'),
      cell: (one) => <Rents ids={one.rents} facts={facts} />,
    },
    { id: 'pros', title: _('neighbourhood.pros'), cell: (one) => points(one, one.pros) },
    { id: 'cons', title: _('neighbourhood.cons'), cell: (one) => points(one, one.cons) },
    {
      id: 'places',
      title: _('neighbourhood.places'),
      // The places of the guide are counted by the twelve neighbourhoods.
      cell: (one) => (one.placeCount > 0 ? format.number(one.placeCount) : '–'),
    },
  ];
}

function Charge({ charge, facts }: { charge: ComparedNeighbourhood['serviceCharge']; facts: FactsById }) {
  const { _ } = useLingui();
  const min = charge ? facts[charge.min] : undefined;
  const max = charge?.max ? facts[charge.max] : undefined;
  if (!min) return <span className="text-text-3">{_('living.compare.unknown')}</span>;
  return (
    <>
      <FactValue fact={min} />
      {max ? (
        <>
          {' – '}
          <FactValue fact={max} />
        </>
      ) : null}
      <span className="block text-meta text-text-3">
        <FactGrade fact={min} />
      </span>
    </>
  );
}
