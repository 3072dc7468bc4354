/** The problem of a page that could not load the session (ERR-4). */
export const SESSION_PROBLEM = { problem: 'session' } as const;

export function isSessionProblem(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'problem' in data && data.problem === SESSION_PROBLEM.problem;
}
