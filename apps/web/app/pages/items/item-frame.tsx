import type { ReactNode } from 'react';
import type { ItemWithManifest } from '../../features/provenance/provenance.ts';
import './item-frame.css';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { type KeyFact, KeyFacts } from './key-facts.tsx';
import { LeadImage, type Pictured } from './lead-image.tsx';

type ItemFrameProps = {
  /** Whose text the page shows. */
  item: ItemWithManifest;
  picture: Pictured;
  /** Name, state and actions: what the first screen shows. */
  head: ReactNode;
  keys: readonly KeyFact[];
  /** The values of `keys` are sentences. */
  hasLongKeys?: boolean;
  /** Beside the content on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** `aside` is read before the content, such as a checklist for the steps. */
  isAsideFirst?: boolean;
  /** How it was made, Listen and Report. */
  foot: ReactNode;
  children: ReactNode;
};

/** The page of a place, event, service or neighbourhood: picture with name and actions, key facts, content, and how it was made. */
export function ItemFrame({
  item,
  picture,
  head,
  keys,
  hasLongKeys,
  aside,
  isAsideFirst,
  foot,
  children,
}: ItemFrameProps) {
  const side = aside ? (
    <SideColumn className="wide:col-start-3 wide:row-span-2 wide:row-start-1">{aside}</SideColumn>
  ) : null;
  return (
    <article data-text-of={`${item.kind}/${item.id}`}>
      <header className="item-hero">
        <LeadImage item={picture} isWide />
        {/* Declares the colours again, so that the styles may give this part the dark theme. */}
        <div data-theme="" className="item-hero-text page-width">
          {head}
        </div>
      </header>
      <div className="page-width pb-4">
        <KeyFacts facts={keys} isLong={hasLongKeys} />
      </div>
      <ItemColumns>
        {isAsideFirst ? side : null}
        <MainColumn className="flex flex-col gap-10 wide:col-start-1 wide:row-start-1">{children}</MainColumn>
        {isAsideFirst ? null : side}
        <MainColumn>{foot}</MainColumn>
      </ItemColumns>
    </article>
  );
}
