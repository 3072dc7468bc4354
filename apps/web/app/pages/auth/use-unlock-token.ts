import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The token of an unlock link. It is removed from the address bar and thus from the history. */
export function useUnlockToken(): string | undefined {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [token] = useState(search.get('unlock') ?? undefined);
  useEffect(() => {
    if (!search.has('unlock')) return;
    const rest = new URLSearchParams(search);
    rest.delete('unlock');
    setSearch(rest, { replace: true, preventScrollReset: true, state });
  }, [search, setSearch, state]);
  return token;
}
