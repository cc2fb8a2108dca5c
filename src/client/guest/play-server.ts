import type { AttemptServer } from '#client/attempts/attempt-server';
import { server } from './server';

const { attempts, twentyQuestions } = server;

/** What is played, asked as a guest. `noteChange` is for whoever shows how far their work is. */
export const guestServer = (noteChange: () => void): AttemptServer => ({
  start: (input) => attempts.start.mutate(input),
  get: (input) => attempts.get.query(input),
  hold: (input) => attempts.hold.mutate(input),
  answer: (input) => attempts.answer.mutate(input),
  hint: (input) => attempts.hint.mutate(input),
  note: (input) => attempts.progress.mutate(input),
  finish: (input) => attempts.finish.mutate(input),
  game: {
    get: (input) => twentyQuestions.get.query(input),
    ask: (input) => twentyQuestions.ask.mutate(input),
    giveUp: (input) => twentyQuestions.giveUp.mutate(input),
  },
  // A guest is known by a token that does not end.
  stillKnowsPlayer: async () => true,
  noteChange,
});
