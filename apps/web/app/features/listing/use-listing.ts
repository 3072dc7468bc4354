import { ARTICLES_PER_PAGE } from '@dalil/domain/accounts/preferences.ts';
import { formatListing, type ListingRequest, parseListing, withPageSize } from '@dalil/domain/guide/listing.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isOneOf, readStoredField, type StoredField, useStoredField } from '../preferences/use-stored-field.ts';

const PAGE_SIZE: StoredField<'contentPreferences', 'articlesPerPage'> = {
  category: 'contentPreferences',
  field: 'articlesPerPage',
  isSound: isOneOf(ARTICLES_PER_PAGE),
};

export type ListingState = {
  rules: ListingRules;
  /** What the page shows. */
  current: ListingRequest;
  /** What the user requested last: ahead of `current` while it is being fetched, so that controls answer at once. */
  requested: ListingRequest;
  /** What else of the address belongs to the page and stays as it is. */
  retained: readonly (readonly [name: string, value: string])[];
  isLoading: boolean;
  hrefOf: (request: ListingRequest) => string;
  /** Goes to a request as a step of its own in the history: Back undoes it. The place on the page is kept. */
  open: (request: ListingRequest) => void;
  /** What makes an `a` lead to a request the same way; it is a plain link without scripts and in a new tab. */
  linkTo: (request: ListingRequest) => { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
};

/** A list's request, which lives in the address alone. `keptNames` are those of the page's own parts of the address. */
export function useListing(rules: ListingRules, retainedNames: readonly string[] = []): ListingState {
  const { pathname, search, key } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  // The router tells of a navigation in a transition, too late for a checkbox. It counts until the address changes.
  const [pending, setPending] = useState<ListingRequest | null>(null);
  const [currentKey, setCurrentKey] = useState(key);
  if (key !== currentKey) {
    setCurrentKey(key);
    setPending(null);
  }
  const articlesPerPage = useStoredField(PAGE_SIZE);
  const readAddress = (from: string) => withPageSize(parseListing(new URLSearchParams(from), rules), articlesPerPage);
  const current = readAddress(search);
  const retained = retainedParts(search, retainedNames);
  const isComing = coming?.pathname === pathname;

  function hrefOf(request: ListingRequest): string {
    return `${pathname}${withRetained(formatListing(request), retained)}`;
  }

  function open(request: ListingRequest): void {
    setPending(request);
    void navigate(hrefOf(request), { preventScrollReset: true });
  }

  return {
    rules,
    current,
    requested: pending ?? (isComing ? readAddress(coming.search) : current),
    retained,
    isLoading: isComing || pending !== null,
    hrefOf,
    open,
    linkTo: (request) => ({
      href: hrefOf(request),
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(request);
      },
    }),
  };
}

function retainedParts(search: string, names: readonly string[]): ListingState['retained'] {
  const parts = new URLSearchParams(search);
  return names.flatMap((name) =>
    parts
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value] as const),
  );
}

function withRetained(query: string, retained: ListingState['retained']): string {
  if (retained.length === 0) return query;
  const parts = new URLSearchParams(query);
  for (const [name, value] of retained) parts.set(name, value);
  return `?${parts.toString()}`;
}

/** Neither a new tab nor a download: a click the page itself answers. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The one way to write a list's address: the key its data is fetched and kept under. */
export function listingSearch(search: URLSearchParams, rules: ListingRules): string {
  const request = parseListing(search, rules);
  if (import.meta.env.SSR) return formatListing(request);
  return formatListing(withPageSize(request, readStoredField(PAGE_SIZE)));
}
