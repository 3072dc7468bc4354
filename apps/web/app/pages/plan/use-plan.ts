import { choosePlan, type PlanDay, schedulePlan } from '@dalil/domain/planner/build-plan.ts';
import {
  formatPlan,
  type PlanRequest,
  type PlanStops,
  readPlanRequest,
  readPlanStops,
} from '@dalil/domain/planner/plan-request.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storePlan } from './plan-store.ts';
import type { LoadedSources } from './use-plan-sources.ts';

export type Plan = {
  request: PlanRequest;
  stops: PlanStops;
  days: PlanDay[];
  change: (stops: PlanStops, request?: PlanRequest) => void;
  /** Null if there is nothing to undo. */
  undo: (() => void) | null;
  /** False after the device refused to store the plan. */
  isStored: boolean;
};

/** Whether the address asks for a plan. */
export function hasPlan(search: URLSearchParams): boolean {
  return search.has('days') || search.has('stops');
}

/** The plan of the address. Without places in it, they are chosen and written into it, so that the address holds the whole plan. */
export function usePlan(tomorrow: string, { sources, places }: LoadedSources): Plan {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [before, setBefore] = useState<readonly string[]>([]);
  const [isStored, setStored] = useState(true);
  const request = useMemo(() => readPlanRequest(new URLSearchParams(search), tomorrow), [search, tomorrow]);
  const written = useMemo(() => readPlanStops(new URLSearchParams(search)), [search]);
  const stops = useMemo(() => written ?? choosePlan(request, sources), [written, request, sources]);
  const days = useMemo(
    () => schedulePlan(request, stops, { places, months: sources.months }),
    [request, stops, places, sources.months],
  );
  const whole = formatPlan(request, stops);

  useEffect(() => {
    if (written !== null) return setStored(storePlan(whole));
    // Whoever has gone back before this page was drawn stays there.
    if (window.location.pathname === pathname)
      void navigate({ search: whole }, { replace: true, preventScrollReset: true });
  }, [written, whole, pathname, navigate]);

  function open(next: string): void {
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  }

  return {
    request,
    stops,
    days,
    change(next, changed = request) {
      const address = formatPlan(changed, next);
      if (address === whole) return;
      setBefore([...before, whole]);
      open(address);
    },
    undo:
      before.length === 0
        ? null
        : () => {
            open(before.at(-1) ?? '');
            setBefore(before.slice(0, -1));
          },
    isStored,
  };
}
