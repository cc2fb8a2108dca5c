import { liveGamesOf } from '#server/domain/access/live-games';
import { gradeFields } from '#server/domain/attempts/stored-grade';
import { accommodationSelect } from '#server/domain/classes/accommodation-row';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { PaperAnswersInput, PaperAnswersOutput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { grade } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { LearnerResponse } from '#shared/items/response';
import { choicesOf } from '#shared/live/choices';
import { isAlone } from '#shared/live/ways';
import { addPlayer } from './join-game';
import { holdGame, questionsOf, type StoredGame } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'changes'>;
type PaperRefusal =
  | 'live_not_found'
  | 'live_player_not_found'
  | 'student_not_found'
  | 'live_not_open'
  | 'live_over'
  | 'live_full'
  | 'item_not_found'
  | 'live_not_playable'
  | 'live_letter_unknown';

/**
 * Keeps what was held up on paper, all or nothing, until the question is shown. It says nothing of how quick somebody
 * was, so it counts as quick. Who of the roster has no device becomes a player by it.
 */
export async function paperAnswers(
  deps: Needs,
  user: User,
  { id, question, ballot, answers }: PaperAnswersInput,
): Promise<Result<PaperAnswersOutput, PaperRefusal>> {
  const { db, clock, changes } = deps;
  const at = clock.now();
  const kept = await transact(db, async (tx): Promise<Result<PaperAnswersOutput, PaperRefusal>> => {
    if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
    const game = await holdGame(tx, id);
    if (!game) return err('live_not_found');
    const item = (await questionsOf(tx, id))[question];
    if (!item) return err('item_not_found');
    const closed = whyClosed(game, { question, ballot });
    if (closed) return closed;
    let count = 0;
    for (const { who, letter } of answers) {
      const response = responseOf(item, game.seed, letter);
      if (!response.ok) return response;
      const player =
        'playerId' in who ? await playerIn(tx, id, who.playerId) : await studentIn(tx, deps, game, who.studentId);
      if (!player.ok) return player;
      const key = { playerId: player.value, question, ballot };
      if ((await tx.liveAnswer.count({ where: key })) > 0) continue;
      const judgement = grade(item, response.value);
      const { verdict, score } = judgement;
      await tx.liveAnswer.create({
        data: {
          ...key,
          gameId: id,
          response: response.value,
          verdict,
          score,
          ...gradeFields(judgement),
          ms: 0,
          answeredAt: at,
        },
        select: { playerId: true },
      });
      count += 1;
    }
    return ok({ kept: count, before: answers.length - count });
  });
  if (kept.ok) changes.tell({ kind: 'live', id });
  return kept;
}

/** A teacher writes down what was held up in time, so the clock says nothing here. */
function whyClosed(
  { state, settings }: Pick<StoredGame, 'state' | 'settings'>,
  asked: Pick<PaperAnswersInput, 'question' | 'ballot'>,
): Result<never, 'live_not_open' | 'live_over'> | undefined {
  if (state.phase === 'ended') return err('live_over');
  const isAsked = isAlone(settings)
    ? asked.ballot === 1
    : asked.question === state.question && asked.ballot === state.ballot;
  return isAsked && (state.phase === 'question' || state.phase === 'locked') ? undefined : err('live_not_open');
}

/** What the letter stands for on all screens. */
function responseOf(
  item: Item,
  seed: number,
  letter: string,
): Result<LearnerResponse, 'live_not_playable' | 'live_letter_unknown'> {
  const choices = choicesOf(playerView(item, { seed }));
  if (choices.length === 0) {
    return err('live_not_playable', {
      text: 'This question has no choices, so no letters. It cannot be answered on paper.',
    });
  }
  const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  const choice = choices[place];
  if (choice === undefined) return err('live_letter_unknown');
  if (item.kind === 'tf') return ok({ isTrue: place === 0 });
  return ok(item.kind === 'multi' ? { choices: [choice] } : { choice });
}

async function playerIn(tx: Transaction, gameId: string, id: string): Promise<Result<string, 'live_player_not_found'>> {
  const player = await tx.livePlayer.findFirst({ where: { id, gameId, kickedAt: null }, select: { id: true } });
  return player ? ok(player.id) : err('live_player_not_found');
}

async function studentIn(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  game: StoredGame,
  enrolmentId: string,
): Promise<Result<string, 'student_not_found' | 'live_player_not_found' | 'live_full'>> {
  const already = await tx.livePlayer.findFirst({
    where: { gameId: game.id, enrolmentId },
    select: { id: true, kickedAt: true },
  });
  if (already) return already.kickedAt ? err('live_player_not_found') : ok(already.id);
  const student = game.classId
    ? await tx.enrolment.findFirst({
        where: { id: enrolmentId, classId: game.classId, ...inRoster },
        select: { name: true, accommodation: { select: accommodationSelect } },
      })
    : null;
  if (!student) return err('student_not_found');
  const added = await addPlayer(tx, deps, game, { enrolmentId, name: student.name, needs: student.accommodation });
  return added.ok ? ok(added.value.playerId) : added;
}
