import type { ProvenanceMethod } from '@dalil/domain/guide/content-item.ts';
import { Calculator, PenLine } from 'lucide-react';
import { AyyanStar } from '../../ui/star-mark.tsx';

type MakerIconProps = { method: ProvenanceMethod; isSmall?: boolean };

/** The sign of who or what made a text: a pen, a calculator for a template, and the star for AI. */
export function MakerIcon({ method, isSmall = false }: MakerIconProps) {
  if (method !== 'person' && method !== 'computed') return <AyyanStar className={isSmall ? 'size-4' : undefined} />;
  const Icon = method === 'person' ? PenLine : Calculator;
  return <Icon aria-hidden className={isSmall ? 'icon-small' : 'icon'} />;
}
