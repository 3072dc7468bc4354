/** A smaller number of questions is not shown, so that no single question can be recognised. */
export const MIN_QUESTIONS = 10;
