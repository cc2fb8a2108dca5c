/** The longest text that somebody who is signed in has said at once: a sentence or two, or one line of a dialogue. */
export const mostSpokenLetters = 300;
