import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The open entries: the one in the address, those the user opened, and all of them in print. */
export function useOpenEntries(ids: readonly string[]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!ids.includes(id)) return;
    setOpen((current) => (current.has(id) ? current : new Set([...current, id])));
  }, [hash, ids]);

  useEffect(() => {
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);

  /** Opening an entry manually puts its id into the address, so that it can be shared. */
  function toggle(id: string, isOpen: boolean): void {
    if (isPrinting || open.has(id) === isOpen) return;
    setOpen((current) => (isOpen ? new Set([...current, id]) : new Set([...current].filter((other) => other !== id))));
    if (isOpen) void navigate({ hash: id, search }, { replace: true, preventScrollReset: true });
  }

  return {
    isOpen: (id: string) => isPrinting || open.has(id),
    toggle,
    areAllOpen: ids.every((id) => open.has(id)),
    setAll: (isOpen: boolean) => setOpen(new Set(isOpen ? ids : [])),
  };
}
