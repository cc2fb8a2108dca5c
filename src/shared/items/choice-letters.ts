/** What choices are called, on the screen and on paper. */
export const choiceLetters = 'ABCDEFGHIJ';
