/** What a page says that could not find out who is there (ERR-4). */
export const SESSION_PROBLEM = { problem: 'session' } as const;

export function isSessionProblem(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'problem' in data && data.problem === SESSION_PROBLEM.problem;
}
