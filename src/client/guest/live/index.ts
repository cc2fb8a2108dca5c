/** Live games, as a player has them: fetched together. */
export { LiveDoor } from './live-door';
export { LivePage } from './live-page';
