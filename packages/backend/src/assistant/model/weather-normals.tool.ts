import { LOCALES, LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { tool } from 'ai';
import * as z from 'zod';
import { getWeather } from '../../city/get-weather.ts';
import type { ToolContext } from './tool-context.ts';
import { TOOL_LABELS } from './tool-labels.ts';

/** The usual weather of a month, not a forecast. */
export function weatherNormalsTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description:
      'The usual weather of a month in Dubai, means over many years. There is no forecast and no reading of today.',
    inputSchema: z.object({ month: z.int().min(1).max(12) }),
    execute: async ({ month }) => {
      const weather = await getWeather(deps, actor, { locale });
      const normals = weather.months.find((one) => one.month === month);
      if (!normals) return cited.show([]);
      const names = LOCALES.map((one) =>
        new Intl.DateTimeFormat(LOCALE_INFO[one].format, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, month - 1, 15),
        ),
      );
      const text = [
        `${TOOL_LABELS.normals}: ${names.join(' · ')}`,
        `${TOOL_LABELS.maximum}: ${normals.meanMaxC} °C. ${TOOL_LABELS.minimum}: ${normals.meanMinC} °C`,
        `${TOOL_LABELS.humidity}: ${normals.meanHumidityPercent}%`,
        `${TOOL_LABELS.rainDays}: ${normals.rainDays}`,
        `${TOOL_LABELS.sea}: ${normals.seaTemperatureC} °C`,
        `${normals.comfortLabel}. ${normals.advice}`,
      ].join('\n');
      return cited.show([
        {
          citation: {
            kind: 'tool',
            id: `normals-${month}`,
            title: weather.title,
            href: '/weather',
            source: null,
            asOf: weather.asOf,
          },
          text,
        },
      ]);
    },
  });
}
