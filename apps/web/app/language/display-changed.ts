/** The window event after every change of the users' display choices, here or in another tab. */
export const DISPLAY_CHANGED = 'dalil:display';
