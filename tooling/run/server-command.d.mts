export const SERVER_COMMAND: string[];
export const SERVER_ENVIRONMENT: Record<string, string>;
