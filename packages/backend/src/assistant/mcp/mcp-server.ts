import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { describeError } from '../../core/describe-error.ts';
import { Failure } from '../../core/failure.ts';
import { problemBody } from '../../core/problem.ts';
import { createAnswerGuide } from '../answer-guide.ts';
import { calculateTool, calculatorTool } from './calculators.tool.ts';
import { canITool, prayerTool } from './city.tool.ts';
import { factTool, itemTool, searchTool } from './guide.tool.ts';
import type { McpContext, McpTool } from './mcp-tool.ts';

const VERSION = '1.0.0';
const TOOLS: readonly McpTool[] = [searchTool, itemTool, factTool, calculatorTool, calculateTool, prayerTool, canITool];
const INSTRUCTIONS =
  'A city guide to Dubai. Values have a source and a date: pass both on. What the guide does not know it does not give. It is not official and not advice.';

/** One message of a client, without a session: each request has a server of its own, which ends with the answer. */
export async function answerMcp(
  deps: McpContext['deps'],
  request: Request,
  { body, origin }: { body: unknown; origin: string },
): Promise<Response> {
  const server = new McpServer({ name: PRODUCT.name, version: VERSION }, { instructions: INSTRUCTIONS });
  const context: McpContext = { deps, origin, guide: () => createAnswerGuide(deps) };
  for (const tool of TOOLS) {
    const { name, title, description, input: inputSchema, output: outputSchema } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, (input) =>
      runTool(tool, context, input),
    );
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** A rejection has the code and words of the API. Nothing internal is sent. */
async function runTool(tool: McpTool, context: McpContext, input: unknown): Promise<CallToolResult> {
  try {
    const answer = await tool.run(context, input);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'internal_error') {
      context.deps.log('error', 'mcp_failed', describeError(error));
    }
    const { title, code } = problemBody(failure.code);
    const problem = { code, title, fields: failure.fields, ...(failure.withdrawn && { withdrawn: failure.withdrawn }) };
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(problem) }] };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(isDatabaseUnavailable(error) ? 'unavailable' : 'internal_error');
}
