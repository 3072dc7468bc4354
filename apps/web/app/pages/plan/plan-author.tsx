import { isDefaultName } from '@dalil/domain/accounts/account-fields.ts';
import { formatPlan } from '@dalil/domain/planner/plan-request.ts';
import { readPlanSignature, withPlanSignature } from '@dalil/domain/planner/plan-signature.ts';
import { deviceCryptography } from '@dalil/offline/device-cryptography.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { useSession } from '../../features/session/use-session.ts';
import { isolate } from '../../language/bidi.tsx';
import { planAuthorQuery, planSignatureQuery } from '../../queries/plan.ts';
import type { Plan } from './use-plan.ts';

type PlanProps = { plan: Pick<Plan, 'request' | 'stops'> };

/** PROF-3: who shared this plan, while they show their name. Nothing at a plan without a signature, and while the server is away. */
export function PlanAuthor({ plan }: PlanProps) {
  const { _ } = useLingui();
  const api = useApi();
  const { search } = useLocation();
  const signature = readPlanSignature(new URLSearchParams(search));
  const hash = useHash(formatPlan(plan.request, plan.stops));
  const isAsked = signature !== null && hash !== null;
  const { data } = useQuery({ ...planAuthorQuery(api, hash ?? '', signature ?? ''), enabled: isAsked });
  if (!isAsked || !data?.author) return null;
  return <p className="text-label">{_('plan.by', { name: isolate(data.author) })}</p>;
}

/**
 * PROF-3: the query string that others get of a plan. Where its user shows their name, it has their signature; without the server, or
 * over plain http, it has none.
 */
export function useSharedPlan({ plan }: PlanProps): { search: string; name: string | null } {
  const api = useApi();
  const { profileVisibility } = usePreferences().privacyPreferences;
  const profile = useSession()?.profile;
  const whole = formatPlan(plan.request, plan.stops);
  const hash = useHash(whole);
  const isShown = profileVisibility === 'public' && profile && !isDefaultName(profile.fullName);
  const name = isShown ? profile.fullName : null;
  const { data } = useQuery({ ...planSignatureQuery(api, hash ?? ''), enabled: name !== null && hash !== null });
  const signature = name !== null && hash !== null ? (data?.signature ?? null) : null;
  if (signature === null) return { search: whole, name: null };
  return { search: withPlanSignature(whole, signature), name };
}

/** The SHA-256 of a text in base64url. Null until it is made, and where the browser has no cryptography. */
function useHash(text: string): string | null {
  const [made, setMade] = useState<{ text: string; hash: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const digest = await deviceCryptography()?.digest('SHA-256', new TextEncoder().encode(text));
      if (!digest || !isCurrent) return;
      const hash = btoa(String.fromCodePoint(...new Uint8Array(digest)));
      setMade({ text, hash: hash.replaceAll('+', '-').replaceAll('/', '_').replace('=', '') });
    };
    void make();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return made?.text === text ? made.hash : null;
}
