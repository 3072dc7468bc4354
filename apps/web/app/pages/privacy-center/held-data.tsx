import { DATA_CATEGORIES, type DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import { DATA_PRACTICES, type Retention } from '@dalil/domain/privacy/data-practices.ts';
import { exportTexts } from '@dalil/domain/privacy/export-texts.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  Bookmark,
  FileText,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageCircle,
  PenLine,
  ScrollText,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { ownDataQuery } from '../../queries/rights.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CenterSection } from './center-section.tsx';

const ICONS: Record<DataCategory, LucideIcon> = {
  profile: UserRound,
  security: KeyRound,
  preferences: SlidersHorizontal,
  bookmarks: Bookmark,
  searches: Search,
  chats: MessageCircle,
  consents: ShieldCheck,
  requests: FileText,
  messages: Mail,
  work: PenLine,
  log: ScrollText,
};

/** PRIV-11: what is stored by category, why, on which basis, how long and who receives it. */
export function HeldData() {
  const locale = useLocale();
  const { number } = useFormat();
  const { data } = useSuspenseQuery(ownDataQuery(useApi()));
  const names = exportTexts(locale).categories;
  const rowsOf = (category: DataCategory) =>
    data.places.filter((place) => place.category === category).reduce((total, { rows }) => total + rows, 0);
  return (
    <CenterSection id="held">
      <div className="grid gap-x-8 border-t border-line wide:grid-cols-2 wide:items-start">
        {DATA_CATEGORIES.map((category) => (
          <Disclosure
            key={category}
            title={
              <span className="flex items-center gap-3">
                <CategoryIcon category={category} />
                <span className="min-w-0 grow wrap-anywhere">{names[category]}</span>
                <span className="font-strong">{number(rowsOf(category))}</span>
              </span>
            }
          >
            <Practice category={category} />
          </Disclosure>
        ))}
      </div>
    </CenterSection>
  );
}

function CategoryIcon({ category }: { category: DataCategory }) {
  const Icon = ICONS[category];
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink high-contrast:border"
    >
      <Icon className="icon-small" />
    </span>
  );
}

function Practice({ category }: { category: DataCategory }) {
  const { _ } = useLingui();
  const { list } = useFormat();
  const { basis, retention, recipients } = DATA_PRACTICES[category];
  const receivers = recipients.map((one) => _(`privacy-center.recipient.${one}`));
  const rows = [
    ['what', _(`privacy-center.what.${category}`)],
    ['why', _(`privacy-center.why.${category}`)],
    ['basis', _(`privacy-center.basis.${basis}`)],
    ['where', _('privacy-center.where')],
    ['how-long', useRetention(retention)],
    ['who', receivers.length === 0 ? _('privacy-center.recipient.none') : list(receivers)],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 text-label">
      {rows.map(([name, text]) => (
        <div key={name} className="grid grid-cols-3 gap-3">
          <dt className="text-text-3">{_(`privacy-center.label.${name}`)}</dt>
          <dd className="col-span-2 text-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function useRetention(retention: Retention): string {
  const { _ } = useLingui();
  if (typeof retention === 'object') return _('privacy-center.retention.days', { days: retention.days });
  return _(`privacy-center.retention.${retention}`);
}
