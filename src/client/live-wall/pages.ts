import type { usePaged } from '#client/class-screen/use-paged';
import type { LivePublic } from '#shared/api/live';

/** Which page of a question that does not fit is seen, and who is told how many there are. */
export type WallPages = Omit<ReturnType<typeof usePaged>, 'turn' | 'goTo'>;

/** What is on the wall, and how much of it: the question, then who chose what, then what is right. */
export const wallSubject = ({ item, question, ballot, distributions, key }: LivePublic) => ({
  subject: item ? `${question} ${ballot}` : '',
  parts: 1 + Math.min(1, distributions.length) + (key ? 1 : 0),
});
