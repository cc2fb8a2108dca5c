import type { GameSource, Secret } from '#server/domain/attempts/game-source';
import { type Player, whyOver } from '#server/domain/attempts/stored-attempt';
import { tellOfWork } from '#server/domain/attempts/tell-of-work';
import type { Deps } from '#server/domain/platform/deps';
import type { AskInput, AskOutcome, AskOutput, GameOutput } from '#shared/api/twenty-questions';
import { type Attribute, answerOf, type Value } from '#shared/content/things/attribute';
import { attributes, table, thingById, things } from '#shared/content/things/pack';
import { nounOf, type Thing } from '#shared/content/things/thing';
import { levelsAbove } from '#shared/core/level';
import { err, ok, type Result } from '#shared/core/result';
import type { GameGrammar, GameTurn } from '#shared/games/twenty-questions/game';
import { type Lexicon, nearQuestions, parseQuestion, withGuesses } from '#shared/games/twenty-questions/parse-question';
import { asTurn } from '#shared/games/twenty-questions/played-turn';
import { choosePool } from '#shared/games/twenty-questions/pool';
import { bestSplits } from '#shared/games/twenty-questions/strategy';
import { answerFreely } from './free-answer';
import { endGame, keepSlip, keepTurn } from './keep-turn';
import { packLexicon } from './lexicon';
import type { Question } from './question-item';
import { findGame, gameView } from './stored-game';

type Needs = Pick<
  Deps,
  'db' | 'clock' | 'changes' | 'random' | 'limiter' | 'words' | 'model' | 'log' | 'metrics' | 'settings'
>;

/** Of two questions at once, one may find that the other was quicker; it then looks again. */
const mostTries = 5;

/**
 * Understands a question, answers it and counts it. What cannot be answered is not counted, and neither is asking
 * again.
 */
export async function ask(
  deps: Needs,
  player: Player,
  { id, text }: AskInput,
): Promise<Result<AskOutput, 'game_not_found' | 'attempt_finished' | 'time_is_up' | 'too_many_attempts'>> {
  const tooMany = await deps.limiter.take([{ limit: 'answers-attempt', key: id }]);
  if (tooMany) return tooMany;
  let free: FreeAnswer | undefined;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const row = await findGame(deps, player, id);
    if (!row) return err('game_not_found');
    const step = understand(row.game, text, free);
    const repeated = step.kind === 'turn' ? turnLike(row.game, step.turn) : -1;
    // A finished game still tells what was asked in it: an answer that got lost on its way is sent again.
    const game = () => gameView(row, deps.clock.now());
    if (repeated >= 0) return ok({ said: { kind: 'again', turn: repeated }, game: game() });
    const over = whyOver(row);
    if (over) return over;
    if (step.kind === 'free') {
      free = await answerFreely(deps, player, row.game, step.question.text);
      if (!free) return ok({ said: unknownTo(row.game, text), game: game() });
      continue;
    }
    if (step.kind === 'said') {
      if (step.slip) await keepSlip(deps, row, keyOf(step.slip.text), step.slip);
      return ok({ said: step.said, game: game() });
    }
    const kept = await keepTurn(deps, row, step);
    if (!kept) continue;
    tellOfWork(deps, kept);
    return ok({ said: { kind: 'answered' }, game: gameView(kept, deps.clock.now()) });
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

/** The game as it stands, to go on with or to look at. */
export async function getGame(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  id: string,
): Promise<Result<GameOutput, 'game_not_found'>> {
  const row = await findGame(deps, player, id);
  return row ? ok(gameView(row, deps.clock.now())) : err('game_not_found');
}

/** Ends a game and tells the secret, where that may be told. Doing so twice changes nothing. */
export async function giveUp(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  player: Player,
  id: string,
): Promise<Result<GameOutput, 'game_not_found'>> {
  const row = await findGame(deps, player, id);
  if (!row) return err('game_not_found');
  const now = deps.clock.now();
  if (row.finishedAt) return ok(gameView(row, now));
  const ended = await deps.db.$transaction((tx) => endGame(tx, id, now));
  if (ended) tellOfWork(deps, ended);
  return ended ? ok(gameView(ended, now)) : err('game_not_found');
}
