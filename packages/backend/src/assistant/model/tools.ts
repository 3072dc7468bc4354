import { bookmarksTool } from './bookmarks.tool.ts';
import { dayTool, tariffsTool } from './day.tool.ts';
import { eventsTool } from './events.tool.ts';
import { factsTool } from './facts.tool.ts';
import { placesNearTool } from './places-near.tool.ts';
import { searchGuideTool } from './search-guide.tool.ts';
import type { ToolContext } from './tool-context.ts';
import { trafficTool } from './traffic.tool.ts';
import { weatherNormalsTool } from './weather-normals.tool.ts';

/** CHAT-2: all tools of a model: read the guide, the city and, for a signed-in user, their bookmarks. */
export function toolsFor(context: ToolContext) {
  return {
    search_guide: searchGuideTool(context),
    get_facts: factsTool(context),
    get_day: dayTool(context),
    get_tariffs: tariffsTool(context),
    get_traffic: trafficTool(context),
    get_weather_normals: weatherNormalsTool(context),
    list_events: eventsTool(context),
    find_places_near: placesNearTool(context),
    ...(context.actor.kind === 'user' && { list_saved_items: bookmarksTool(context) }),
  };
}
