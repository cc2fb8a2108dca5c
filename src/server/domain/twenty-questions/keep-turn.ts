import type { Prisma } from '#prisma/generated/sqlite/client';
import { answerFields, moreItemFields } from '#server/domain/attempts/attempt-fields';
import { endAttempt } from '#server/domain/attempts/end-attempt';
import type { GameSource } from '#server/domain/attempts/game-source';
import { attemptSelect, itemsOf } from '#server/domain/attempts/stored-attempt';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { count } from '#shared/core/count';
import type { GameTurn } from '#shared/games/twenty-questions/game';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import { isSecretItem } from '#shared/games/twenty-questions/secret-item';
import type { Item } from '#shared/items/item';
import { formFields, type Question, questionItem } from './question-item';
import { type GameRow, isFound, toGame } from './stored-game';

/** Keeps a question with its answer, and ends the game where it was the last one; nothing where somebody was quicker. */
export async function keepTurn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: GameRow,
  { turn, question }: { turn: GameTurn; question: Question },
): Promise<GameRow | undefined> {
  const turns = [...row.game.turns, turn];
  const game = { ...row.game, turns };
  const now = clock.now();
  const item = questionItem(turn, { number: turns.length, level: game.level, question });
  const before = itemsOf(row);
  const secret = before.filter(isSecretItem);
  const items = [...before.filter((one) => !isSecretItem(one)), item, ...secret];
  const given = turn.typed ?? turn.text;
  const answers = [
    { item, isRight: turn.typed === undefined },
    // The guess that finds it answers the secret as well.
    ...(isFound(game) ? secret.map((one) => ({ item: one, isRight: true })) : []),
  ];
  return db.$transaction(async (tx) => {
    if (!(await isAsRead(tx, row))) return undefined;
    // A game that is left in the middle says in the history how much was asked; given work says it in its results.
    const data = { source: game, ...moreItemFields(items), ...(!game.rules && { maxScore: turns.length }) };
    await tx.attempt.update({ where: { id: row.id }, data, select: { id: true } });
    await tx.attemptAnswer.createMany({
      data: answers.map((answer) => ({ attemptId: row.id, answeredAt: now, ...answerRow(answer.item, given, answer) })),
    });
    if (isFound(game) || turns.length >= questionLimit) return endGame(tx, row.id, now);
    return toGame(await tx.attempt.findUnique({ where: { id: row.id }, select: attemptSelect }));
  });
}

const answerRow = (item: Item, given: string, { isRight }: { isRight: boolean }) => ({
  itemId: item.id,
  response: { text: given },
  ...answerFields(item, { text: given }, {}),
  ...formFields(item, { given, isRight }),
});

/** What was typed first is told beside the question later. Where somebody was quicker it is not worth another try. */
export async function keepSlip(
  { db }: Pick<Deps, 'db'>,
  row: GameRow,
  question: string,
  { typed, why }: { typed: string; why: string },
): Promise<void> {
  const slips = Object.fromEntries(
    [...Object.entries(row.game.slips), [question, { typed: typed.slice(0, 200), why }]].slice(-40),
  );
  const source: Prisma.InputJsonObject = { ...row.game, slips };
  await db.$transaction(async (tx) => {
    if (await isAsRead(tx, row)) await tx.attempt.update({ where: { id: row.id }, data: { source } });
  });
}

/** Holds a game, and says whether it still is as it was read: it runs, and nobody has asked meanwhile. */
async function isAsRead(tx: Transaction, { id, game }: GameRow): Promise<boolean> {
  await lockAttempt(tx, id);
  if ((await tx.attempt.count({ where: { id, finishedAt: null } })) === 0) return false;
  return (await tx.attemptAnswer.count({ where: { attemptId: id } })) === game.turns.length;
}

/** Ends a game. Doing so twice changes nothing. */
export async function endGame(tx: Transaction, id: string, at: Date): Promise<GameRow | undefined> {
  await lockAttempt(tx, id);
  const isRunning = (await tx.attempt.count({ where: { id, finishedAt: null } })) > 0;
  const ended = toGame(await endAttempt(tx, id, at));
  // Given work is called as its teacher calls it, and its title is no place for its secret.
  if (!ended || !isRunning || ended.game.rules) return ended;
  const title = titleAtEnd(ended.title, ended.game);
  await tx.attempt.update({ where: { id }, data: { title }, select: { id: true } });
  return { ...ended, title };
}

function titleAtEnd(title: string, game: GameSource): string {
  const { length } = game.turns;
  return `${title}: ${game.secret.name}, ${isFound(game) ? `found with ${count(length, 'question')}` : 'not found'}`;
}
