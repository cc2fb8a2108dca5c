import { type SecretsData, secretsData } from '#shared/games/twenty-questions/game';
import { type LibraryKindModule, lines } from '../kind';

/** Secrets of a teacher's own, to be guessed in 20 Questions. */
export const secrets = {
  schema: secretsData,
  isShareable: false,
  size: ({ secrets }) => secrets.length,
  listed: () => ({}),
  pieces: ({ secrets }) =>
    secrets.map(({ id, name, answers }) => {
      const answerLines = Object.entries(answers).map(([attribute, value]) => `${attribute}: ${value}`);
      return { id: `secret ${id}`, name: `Secret “${name}”`, text: lines(name, ...answerLines) };
    }),
  facts: () => [],
} satisfies LibraryKindModule<SecretsData>;
