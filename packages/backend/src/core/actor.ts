/** Who acts: the server decides this from the request, never the caller. Accounts add signed-in actors with a role. */
export type Actor = { kind: 'guest' };

export const GUEST: Actor = { kind: 'guest' };
