import type { Prisma } from '#prisma/generated/sqlite/client';
import { answerFields, moreItemFields } from '#server/domain/attempts/attempt-fields';
import type { Player } from '#server/domain/attempts/stored-attempt';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { AskInput, AskOutcome, AskOutput, GameOutput } from '#shared/api/twenty-questions';
import { type Attribute, answerOf, type Value } from '#shared/content/things/attribute';
import { attributes, table, thingById, things } from '#shared/content/things/pack';
import { nounOf, type Thing } from '#shared/content/things/thing';
import { count } from '#shared/core/count';
import { levelsAbove } from '#shared/core/level';
import { err, ok, type Result } from '#shared/core/result';
import type { GameGrammar, GameTurn } from '#shared/games/twenty-questions/game';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import {
  type Lexicon,
  nearQuestions,
  type ParsedInput,
  parseQuestion,
  withGuesses,
} from '#shared/games/twenty-questions/parse-question';
import { asTurn } from '#shared/games/twenty-questions/played-turn';
import { choosePool } from '#shared/games/twenty-questions/pool';
import { bestSplits } from '#shared/games/twenty-questions/strategy';
import { answerFreely } from './free-answer';
import { packLexicon } from './lexicon';
import { formFields, questionItem } from './question-item';
import { findGame, type GameRow, type GameSource, gameView, isFound, type Secret } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter' | 'words' | 'model' | 'log' | 'metrics' | 'settings'>;
type Question = Extract<ParsedInput, { kind: 'question' }>;

/** Of two questions at once, one may find that the other was quicker; it then looks again. */
const mostTries = 5;

/**
 * Understands a question, answers it and counts it. What cannot be answered is not counted, and neither is asking
 * again.
 */
export async function ask(
  deps: Needs,
  { user, address }: Player,
  { id, text }: AskInput,
): Promise<Result<AskOutput, 'game_not_found' | 'attempt_finished' | 'too_many_attempts'>> {
  const tooMany = await deps.limiter.take([{ limit: 'answers-attempt', key: id }]);
  if (tooMany) return tooMany;
  let free: FreeAnswer | undefined;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const row = await findGame(deps, user, id);
    if (!row) return err('game_not_found');
    const step = understand(row.game, text, free);
    const repeated = step.kind === 'turn' ? turnLike(row.game, step.turn) : -1;
    // A finished game still tells what was asked in it: an answer that got lost on its way is sent again.
    if (repeated >= 0) return ok({ said: { kind: 'again', turn: repeated }, game: gameView(row) });
    if (row.finishedAt) return err('attempt_finished');
    if (step.kind === 'free') {
      const caller = { user, address };
      free = await answerFreely(deps, caller, { thing: row.game.secret.name, question: step.question.text });
      if (!free) return ok({ said: unknownTo(row.game, text), game: gameView(row) });
      continue;
    }
    if (step.kind === 'said') {
      if (step.slip) await keepSlip(deps, row, step.slip);
      return ok({ said: step.said, game: gameView(row) });
    }
    const game = await keepTurn(deps, row, step);
    if (game) return ok({ said: { kind: 'answered' }, game: gameView(game) });
  }
  throw new Error('A question found no turn of its own.');
}

interface FreeAnswer {
  answer: Value;
  reason: string;
}

type Step =
  | { kind: 'said'; said: AskOutcome; slip?: { text: string; typed: string; why: string } }
  | { kind: 'free'; question: Question }
  | { kind: 'turn'; turn: GameTurn; question: Question };

/** What a question comes to in a game, before anything is written. */
function understand(game: GameSource, typed: string, free: FreeAnswer | undefined): Step {
  const parsed = parseQuestion(typed, lexiconFor(game));
  if (parsed.kind === 'hint') return { kind: 'said', said: { kind: 'hint', hint: parsed.hint } };
  const { text, correction, meaning } = parsed;
  if (correction) {
    const slip = { text, typed: typed.trim(), why: correction.why };
    return { kind: 'said', said: { kind: 'form', text, why: correction.why }, slip };
  }
  const slip = game.slips[keyOf(text)];
  const common = { text, ...(slip && { typed: slip.typed, why: slip.why }) };
  if (meaning?.kind === 'guess') {
    const answer = meaning.id === game.secret.id ? 'yes' : 'no';
    return { kind: 'turn', turn: { kind: 'guessed', about: meaning.id, answer, ...common }, question: parsed };
  }
  if (!keepsRule(parsed, game.grammar)) return { kind: 'said', said: { kind: 'rule' } };
  const value = meaning && knownOf(game.secret, meaning.id);
  if (value === 'unknown') return { kind: 'said', said: { kind: 'hard', text } };
  if (value) {
    return { kind: 'turn', turn: { kind: 'asked', about: meaning.id, answer: value, ...common }, question: parsed };
  }
  // What the model said once is not asked again.
  const before = game.turns.find(({ kind, about }) => kind === 'free' && about === keyOf(text));
  if (before) return { kind: 'turn', turn: before, question: parsed };
  if (!free) return { kind: 'free', question: parsed };
  const turn: GameTurn = { kind: 'free', about: keyOf(text), ...free, ...common };
  return { kind: 'turn', turn, question: parsed };
}

/** Nothing where neither the table nor the teacher says it. */
function knownOf(secret: Secret, attribute: string): Value | undefined {
  return secret.answers ? secret.answers[attribute] : answerOf(table, attribute, secret.id);
}

function keepsRule({ helper, isPassive, hasFrequency }: Question, grammar: GameGrammar): boolean {
  switch (grammar) {
    case 'any':
      return true;
    case 'can':
      return helper === 'can';
    case 'present':
      return helper === 'do';
    case 'passive':
      return isPassive;
    case 'often':
      return hasFrequency;
  }
}

/** With the names of a teacher's own secrets, and of the things that were added to ours. */
function lexiconFor({ own, added }: GameSource): Lexicon {
  const others = [...own, ...added].filter(({ id }) => !thingById(id));
  return others.length === 0 ? packLexicon : withGuesses(packLexicon, others.map(asThing));
}

function asThing({ id, name }: GameSource['own'][number]): Thing {
  return { id, name, category: 'objects', kind: '', level: 'A1', emoji: '', others: [nounOf(name)] };
}

const keyOf = (text: string) => text.toLowerCase();

const turnLike = ({ turns }: GameSource, turn: GameTurn) =>
  turns.findIndex(({ kind, about }) => kind === turn.kind && about === turn.about);

function unknownTo(game: GameSource, typed: string): AskOutcome {
  const fresh = game.own.length > 0 ? toldOf(game) : splittingOf(game);
  return { kind: 'unknown', near: nearQuestions(typed, fresh, fresh).map((attribute) => attribute.ask) };
}

/** What a teacher said of her own secrets and was not asked yet. */
function toldOf({ level, secret, turns }: GameSource): Attribute[] {
  const askedIds = new Set(turns.map(({ about }) => about));
  return attributes.filter(
    ({ id, level: own }) => levelsAbove(own, level) <= 0 && knownOf(secret, id) && !askedIds.has(id),
  );
}

/** What helps among the things of the category that may still be the secret: it gives nothing away. */
function splittingOf({ level, category, turns }: GameSource): Attribute[] {
  const pool = choosePool({ things, attributes, table }, { level, category });
  return bestSplits(pool, turns.map(asTurn)).map(({ attribute }) => attribute);
}

/** Written where nobody was quicker: how many were asked so far is part of the condition. */
async function keepTurn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: GameRow,
  { turn, question }: Extract<Step, { kind: 'turn' }>,
): Promise<GameRow | undefined> {
  const turns = [...row.game.turns, turn];
  const game = { ...row.game, turns };
  const isOver = isFound(game) || turns.length >= questionLimit;
  const now = clock.now();
  const item = questionItem(turn, { number: turns.length, level: game.level, question });
  const items = [...itemsOf(row), item];
  const response = { text: turn.typed ?? turn.text };
  const score = turns.filter(({ typed }) => typed === undefined).length;
  const ending = isOver ? { finishedAt: now, score, title: titleAtEnd(row.title, game) } : {};
  const isKept = await db.$transaction(async (tx) => {
    const { count } = await tx.attempt.updateMany({
      where: { id: row.id, finishedAt: null, maxScore: row.game.turns.length },
      data: { source: game, ...moreItemFields(items), maxScore: turns.length, ...ending },
    });
    if (count === 0) return false;
    await tx.attemptAnswer.create({
      data: {
        attemptId: row.id,
        itemId: item.id,
        response,
        answeredAt: now,
        ...answerFields(item, response, {}),
        ...formFields(item, { given: response.text, isRight: turn.typed === undefined }),
      },
    });
    return true;
  });
  const { finishedAt = null, title = row.title } = ending;
  return isKept ? { ...row, game, items, title, finishedAt } : undefined;
}

function titleAtEnd(title: string, game: GameSource): string {
  const { length } = game.turns;
  return `${title}: ${game.secret.name}, ${isFound(game) ? `found with ${count(length, 'question')}` : 'not found'}`;
}

/** What was typed first is told beside the question later. Where somebody was quicker it is not worth another try. */
async function keepSlip(
  { db }: Pick<Deps, 'db'>,
  { id, game }: GameRow,
  { text, typed, why }: { text: string; typed: string; why: string },
): Promise<void> {
  const slips = Object.fromEntries(
    [...Object.entries(game.slips), [keyOf(text), { typed: typed.slice(0, 200), why }]].slice(-40),
  );
  const source: Prisma.InputJsonObject = { ...game, slips };
  await db.attempt.updateMany({ where: { id, finishedAt: null, maxScore: game.turns.length }, data: { source } });
}

/** The game as it stands, to go on with or to look at. */
export async function getGame(
  deps: Pick<Deps, 'db'>,
  { user }: Player,
  id: string,
): Promise<Result<GameOutput, 'game_not_found'>> {
  const row = await findGame(deps, user, id);
  return row ? ok(gameView(row)) : err('game_not_found');
}

/** Ends a game and tells the secret. Doing so twice changes nothing. */
export async function giveUp(
  deps: Pick<Deps, 'db' | 'clock'>,
  { user }: Player,
  id: string,
): Promise<Result<GameOutput, 'game_not_found'>> {
  const row = await findGame(deps, user, id);
  if (!row) return err('game_not_found');
  if (row.finishedAt) return ok(gameView(row));
  const { game } = row;
  const score = game.turns.filter(({ typed }) => typed === undefined).length;
  await deps.db.attempt.updateMany({
    where: { id, finishedAt: null, maxScore: game.turns.length },
    data: { finishedAt: deps.clock.now(), score, title: titleAtEnd(row.title, game) },
  });
  const ended = await findGame(deps, user, id);
  return ended ? ok(gameView(ended)) : err('game_not_found');
}
