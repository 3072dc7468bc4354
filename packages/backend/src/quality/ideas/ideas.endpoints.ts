import { changeIdea } from './change-idea.ts';
import { getIdeaStatus } from './get-idea-status.ts';
import { listIdeas } from './list-ideas.ts';
import { listPublishedIdeas } from './list-published-ideas.ts';

/** Ideas for the city. They are sent through `/sync/support`, as all messages that may be written without a connection. */
export const ideasEndpoints = { getIdeaStatus, listPublishedIdeas, listIdeas, changeIdea };
