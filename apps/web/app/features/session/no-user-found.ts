/** ERR-7: a sign-in that the server confirmed and that left no session: the browser did not store its cookie. */
export class NoUserFound extends Error {}
