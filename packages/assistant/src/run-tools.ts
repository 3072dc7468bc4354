import type { QuestionInput } from './answer.ts';
import type { TopicId } from './classifier/topics.ts';
import { CHOSEN_CONFIDENCE, COMPUTED_CONFIDENCE, PARTLY_CONFIDENCE } from './confidence.ts';
import { addBlock, linkingSentence } from './draft.ts';
import { findOutOfScope } from './out-of-scope.ts';
import { possibleTopics, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { calendarTool, sunTool } from './tools/calendar-tool.ts';
import { climateTool } from './tools/climate-tool.ts';
import { distanceTool, nearTool } from './tools/distance-tool.ts';
import { eventDateTool, eventsOnDaysTool } from './tools/event-tool.ts';
import { metroTool } from './tools/metro-tool.ts';
import { placeTool } from './tools/place-tool.ts';
import { prayerTool } from './tools/prayer-tool.ts';
import { rentTool } from './tools/rent-tool.ts';
import { selfTool } from './tools/self-tool.ts';
import { stopTool } from './tools/stop-tool.ts';
import { tariffTool } from './tools/tariff-tool.ts';
import type { Tool, ToolInput } from './tools/tool.ts';

export type AnswerInput = ToolInput & { questionInput: QuestionInput };

/** Rules that compute an answer before any lookup. The first matching rule answers. */
export const TOOLS: readonly Tool[] = [
  selfTool,
  prayerTool,
  sunTool,
  calendarTool,
  rentTool,
  tariffTool,
  metroTool,
  stopTool,
  distanceTool,
  nearTool,
  eventDateTool,
  eventsOnDaysTool,
  climateTool,
  placeTool,
];
/** A question about an open page does not use the tools that would leave the page. */
const LEAVING: readonly Tool[] = [stopTool, nearTool, eventDateTool, eventsOnDaysTool, climateTool, placeTool];
const TOOLS_OF_PAGES = TOOLS.filter((tool) => !LEAVING.includes(tool));

/** The tools that can answer questions on a topic. Other topics are answered by their facts and texts alone. */
const TOOLS_OF_TOPIC: Partial<Record<TopicId, readonly Tool[]>> = {
  ayyan: [selfTool],
  'prayer-times': [prayerTool, sunTool],
  'friday-prayer': [prayerTool],
  'ramadan-dates': [calendarTool, eventDateTool],
  'eid-fitr': [calendarTool, eventDateTool],
  'eid-adha': [calendarTool, eventDateTool],
  'public-holidays': [calendarTool, eventDateTool, eventsOnDaysTool],
  fireworks: [eventDateTool],
  'rent-increase': [rentTool],
  salik: [tariffTool],
  'salik-time': [tariffTool],
  parking: [tariffTool],
  'parking-time': [tariffTool],
  distance: [stopTool, distanceTool, nearTool],
  'event-detail': [eventDateTool],
  'events-on': [eventDateTool, eventsOnDaysTool],
  climate: [climateTool],
  'weather-now': [climateTool],
  'place-detail': [stopTool, distanceTool, nearTool, placeTool],
  'area-detail': [stopTool, distanceTool, nearTool],
  'find-beach': [nearTool, placeTool],
  'find-food': [nearTool, placeTool],
  'find-nightlife': [nearTool, placeTool],
  'find-luxury': [nearTool, placeTool],
  'find-family': [nearTool, placeTool],
  'find-sights': [nearTool, placeTool],
  'find-shopping': [nearTool, placeTool],
  schools: [placeTool],
  stay: [placeTool],
};

/** Tools that help out where the guide lacks the text of a topic. */
const TOOLS_WITHOUT_TEXT: Partial<Record<TopicId, readonly Tool[]>> = {
  'free-beaches': [nearTool, placeTool],
  'night-beach': [placeTool],
  'free-sights': [nearTool, placeTool],
  museums: [nearTool, placeTool],
  'cheap-food': [nearTool, placeTool],
  'old-dubai': [placeTool],
};

/** The tools that fit one of these topics, in the order of their precedence. */
function toolsOf(topics: readonly TopicId[]): readonly Tool[] {
  const fitting = new Set(topics.flatMap((topic) => TOOLS_OF_TOPIC[topic] ?? []));
  return TOOLS.filter((tool) => fitting.has(tool));
}

/** A tool computes an answer to its own question, so the question has to be likely. */
const MIN_TOPIC = 0.15;

/** The tools that fit the topics a question may well have. */
export function toolsFor(reading: TopicReading): readonly Tool[] {
  const topics = possibleTopics(reading, MIN_TOPIC);
  const fitting = new Set([...toolsOf(topics), ...topics.flatMap((topic) => TOOLS_WITHOUT_TEXT[topic] ?? [])]);
  return TOOLS.filter((tool) => fitting.has(tool));
}

/** The tools of a topic that a question surely has. */
export function toolsOfTopic(topic: TopicId): readonly Tool[] {
  return toolsOf([topic]);
}

/** Whether the question may be a request for places. */
export function seeksPlaces(reading: TopicReading): boolean {
  const topics = possibleTopics(reading);
  return toolsOf(topics).includes(placeTool) || topics.some((topic) => TOOLS_WITHOUT_TEXT[topic] !== undefined);
}

/** The answer of the first of these tools that has one. */
export async function runTools(input: AnswerInput, tools: readonly Tool[]): Promise<Ending | null> {
  const { about } = input.questionInput;
  const ofPage = [...TOOLS_OF_PAGES, ...(about?.kind === 'event' ? [eventDateTool] : [])];
  for (const tool of about ? ofPage : tools) {
    const result = await tool(input);
    if (result === 'answered' && tool !== selfTool && findOutOfScope(input.question) === 'state') {
      addBlock(input.draft, 'notice', [linkingSentence(input.draft.messages.noLive)]);
      return { outcome: 'partly', confidence: PARTLY_CONFIDENCE };
    }
    if (result === 'answered') {
      return { outcome: result, confidence: tool === placeTool ? CHOSEN_CONFIDENCE : COMPUTED_CONFIDENCE };
    }
    if (result) return { outcome: result, confidence: result === 'partly' ? PARTLY_CONFIDENCE : 0 };
  }
  return null;
}
