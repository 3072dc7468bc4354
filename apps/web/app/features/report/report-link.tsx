import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { reportHash } from './report-hash.ts';

/** LAYOUT-7: leads to the form that reports the visible page. */
export function ReportLink({ className }: { className?: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { pathname } = useLocation();
  return (
    <Link to={{ pathname: toLocale('/support'), hash: reportHash(pathname) }} className={className}>
      {_('shell.nav.reportWrong')}
    </Link>
  );
}
