/** The app of the game. Apart from the game itself, so that who only asks for it loads nothing else. */
export const twentyApp = '20-questions';
