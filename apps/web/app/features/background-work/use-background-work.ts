import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { whenIdle } from '../lazy-loading/when-idle.ts';
import { holdBackgroundWork, startBackgroundWork } from './background-work.ts';

/** Starts background work with the second page of a visit, and holds it while a page is being opened. */
export function useBackgroundWork(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const first = useRef(pathname);
  const isOpening = state !== 'idle';
  useEffect(() => {
    if (pathname !== first.current) startBackgroundWork();
  }, [pathname]);
  useEffect(() => {
    let isCurrent = true;
    if (isOpening) holdBackgroundWork(true);
    else whenIdle(() => isCurrent && holdBackgroundWork(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpening]);
  useEffect(() => {
    const leave = () => holdBackgroundWork(true);
    // A page from the back/forward cache.
    const comeBack = () => holdBackgroundWork(false);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
}
