import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { TrafficView } from '../../city/city-views.ts';
import { getTraffic } from '../../city/get-traffic.ts';
import { type CitedItem, MAX_ITEMS } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';
import { TOOL_LABELS } from './tool-labels.ts';

/** Roads at their usual hours. The guide has no measurements, and every item states this. */
export function trafficTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description:
      'When which stretch of the main roads of Dubai is usually busy. Typical hours, nothing live: there are no jams, accidents, closures or travel times of this moment.',
    inputSchema: z.object({ road: z.optional(textInput().max(60)).describe('a name or a code such as E11') }),
    execute: async ({ road = '' }) => {
      const traffic = await getTraffic(deps, actor, { locale });
      const named = traffic.roads.filter((one) => isMeant(one, road));
      const roads = named.length > 0 ? named : traffic.roads;
      return cited.show(roads.slice(0, MAX_ITEMS).map((one) => roadItem(one, traffic)));
    },
  });
}

type Road = TrafficView['roads'][number];

function isMeant({ id, code, name }: Road, questionInput: string): boolean {
  const words = questionInput.trim().toLowerCase();
  return words !== '' && [id.replaceAll('-', ' '), code ?? '', name].some((one) => one.toLowerCase().includes(words));
}

function roadItem({ id, code, name, segments }: Road, { asOf, roadsNote }: TrafficView): CitedItem {
  const lines = segments.map((segment) => {
    const when = segment.peaks.length === 0 ? TOOL_LABELS.unknown : segment.peaks.join(', ');
    const days = segment.isWeekend ? ` (${TOOL_LABELS.weekend})` : '';
    return `${segment.name}: ${TOOL_LABELS.busy}: ${when}${days}${segment.cause === null ? '' : `. ${segment.cause}`}`;
  });
  return {
    citation: {
      kind: 'tool',
      id: `road-${id}`,
      title: code === null ? name : `${name} (${code})`,
      href: '/traffic',
      source: null,
      asOf,
    },
    text: [...lines, roadsNote, TOOL_LABELS.notLive].join('\n'),
  };
}
