import type { Prisma } from '#prisma/generated/sqlite/client';
import { answerFields, itemFields } from '#server/domain/attempts/attempt-fields';
import type { Deps } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import type { User } from '#server/domain/platform/user';
import type { KeepGameInput } from '#shared/api/twenty-questions';
import { count } from '#shared/core/count';
import { twentyApp } from '#shared/games/twenty-questions/app';
import type { GameTurn } from '#shared/games/twenty-questions/game';
import { questionsUsed } from '#shared/games/twenty-questions/next-question';
import { parseQuestion } from '#shared/games/twenty-questions/parse-question';
import { packLexicon } from './lexicon';
import { formFields, questionItem } from './question-item';

/**
 * Puts a game that was played in the room into its keeper's history. What was written down is judged by its form, like
 * the questions of a game with the computer's secret; what was only spoken is counted in the title. Twice changes
 * nothing.
 */
export async function keepGame({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: User, game: KeepGameInput) {
  const { id, seconds, turns } = game;
  const now = clock.now();
  const questions = game.mode === 'class' ? turns.flatMap((turn, place) => judgeTurn(game, turn, place + 1)) : [];
  const score = questions.filter(({ isRight }) => isRight).length;
  const attempt: Prisma.AttemptUncheckedCreateInput = {
    id,
    userId: user.id,
    appId: twentyApp,
    title: titleOf(game),
    source: { kind: 'kept-game', mode: game.mode, turns },
    mode: 'practice',
    seed: 0,
    ...itemFields(questions.map(({ item }) => item)),
    startedAt: new Date(now.getTime() - seconds * 1000),
    finishedAt: now,
    score,
    maxScore: questions.length,
    answers: {
      create: questions.map(({ item, given, isRight }) => ({
        itemId: item.id,
        response: { text: given },
        answeredAt: now,
        ...answerFields(item, { text: given }, {}),
        ...formFields(item, { given, isRight }),
      })),
    },
  };
  try {
    await db.attempt.create({ data: attempt, select: { id: true } });
  } catch (error) {
    // Pressed twice, also at once: it is there.
    if (!isTaken(error)) throw error;
  }
}

/** A question with the judgement of its form; nothing for one that was spoken, or is none. */
function judgeTurn({ level }: KeepGameInput, { text, typed, answer }: KeepGameInput['turns'][number], number: number) {
  const input = typed ?? text;
  const parsed = parseQuestion(input, packLexicon);
  if (parsed.kind === 'hint') return [];
  const { correction } = parsed;
  // The number: a class may ask the same question twice.
  const about = `${number} ${parsed.text}`;
  const slip = correction && { typed: input, why: correction.why };
  const turn: GameTurn = { kind: 'free', about, text: parsed.text, answer, ...slip };
  return [{ item: questionItem(turn, { number, level, question: parsed }), given: input, isRight: !correction }];
}

function titleOf({ mode, found, secret, turns }: KeepGameInput): string {
  const used = questionsUsed(turns);
  const end = found ? `found with ${count(used, 'question')}` : 'not found';
  return `${mode === 'class' ? 'With the class' : 'The computer asked'}: ${secret ? `${secret}, ` : ''}${end}`;
}
