/** Addresses that the page for developers shows as examples. A test fetches each. */
export const DEVELOPER_EXAMPLES = [
  '/api/facts/salik.peak.price',
  '/api/places/burj-khalifa?locale=ar',
  '/api/search?search=q%3Dbeach',
  '/api/days/today',
] as const;

/** A message to `/mcp` that can be sent as it is. */
export const MCP_EXAMPLE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_facts', arguments: { ids: ['salik.peak.price'], language: 'en' } },
} as const;

export const MCP_PATH = '/mcp';

/** The tools of `/mcp`, in the order a client is told of them. */
export const MCP_TOOLS = [
  'search',
  'get_item',
  'get_facts',
  'describe_calculator',
  'calculate',
  'prayer_times',
  'can_i_now',
] as const;
export type McpToolName = (typeof MCP_TOOLS)[number];
