import { ARTICLES_PER_PAGE } from '@dalil/domain/accounts/preferences.ts';
import { FACET_VALUES } from '@dalil/domain/guide/facet-values.ts';
import {
  chosen,
  fetchedRequest,
  formatListing,
  type IgnoredPart,
  ignoredPart,
  ignoredParts,
  type ListingRequest,
  parseListing,
  withoutUnknown,
  withPageSize,
} from '@dalil/domain/guide/listing.ts';
import type { Choice, ListingRules } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
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
  /** The request the page displays. */
  current: ListingRequest;
  /** The user's last request. It is ahead of `current` while it is being fetched, so that controls respond immediately. */
  requested: ListingRequest;
  /** The parts of the page's address that the list does not know. */
  ignored: readonly IgnoredPart[];
  /** Other parts of the page's address, which stay unchanged. */
  retained: readonly (readonly [name: string, value: string])[];
  isLoading: boolean;
  hrefOf: (request: ListingRequest) => string;
  /** Navigates to a request as its own history entry, so that Back undoes it. The scroll position is retained. */
  open: (request: ListingRequest) => void;
  /** The properties of an `a` that leads to a request the same way. Without scripts and in a new tab it is a plain link. */
  linkTo: (request: ListingRequest) => { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
};

/** A list's request, which is stored in the address alone. `retainedNames` are the names of the page's own address parts. */
export function useListing(rules: ListingRules, retainedNames: readonly string[] = []): ListingState {
  const { pathname, search, key } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  // The router reports a navigation in a transition, too late for a checkbox. This state is used until the address changes.
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
    ignored: ignoredParts(new URLSearchParams(search), rules),
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

/**
 * The state without values that are no terms of the content: the answer lists every chosen value that is one. They join the
 * ignored parts.
 */
export function withoutUnknownTerms(listing: ListingState, facets: readonly FacetView[]): ListingState {
  const isKnown = ({ facet, value }: Choice) =>
    FACET_VALUES[facet] !== undefined ||
    (facets.find(({ id }) => id === facet)?.options.some((option) => option.value === value) ?? true);
  const unknown = listing.isLoading ? [] : chosen(listing.current).filter((choice) => !isKnown(choice));
  if (unknown.length === 0) return listing;
  return {
    ...listing,
    current: withoutUnknown(listing.current, isKnown),
    requested: withoutUnknown(listing.requested, isKnown),
    ignored: [...listing.ignored, ...unknown.map(({ facet, value }) => ignoredPart(facet, value))],
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

/** Neither a new tab nor a download: a click that the page itself handles. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The normalized form of a list's address: the key its data is fetched and cached under. */
export function listingSearch(search: URLSearchParams, rules: ListingRules): string {
  const request = parseListing(search, rules);
  if (import.meta.env.SSR) return formatListing(fetchedRequest(request));
  return formatListing(fetchedRequest(withPageSize(request, readStoredField(PAGE_SIZE))));
}
