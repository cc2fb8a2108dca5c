import { lengthened, type TimeFactor } from '#shared/classes/time-factors';
import { groupBy } from '#shared/core/group-by';
import { speedPart, usualSeconds } from '#shared/items/speed-score';
import type { Ballot } from './game';
import type { LiveSettings } from './settings';

/* All points follow from the log of answers: they are added up anew whenever they are shown, and kept nowhere. */

export interface LoggedAnswer {
  playerId: string;
  question: number;
  ballot: Ballot;
  /** Of the points of the question: 0 to 1. */
  score: number;
  /** How long after the question was opened. */
  ms: number;
}

export interface ScoredPlayer {
  id: string;
  team: number | null;
  timeFactor: TimeFactor | null;
}

interface Scoring {
  settings: Pick<LiveSettings, 'points' | 'seconds'>;
  /** What each question is worth. */
  points: readonly number[];
  skipped: readonly number[];
}

/**
 * The answers that count: of two ballots the second, where a player voted in both. What was skipped counts for nobody.
 */
export function countingAnswers<Answer extends Pick<LoggedAnswer, 'playerId' | 'question' | 'ballot'>>(
  log: readonly Answer[],
  skipped: readonly number[],
): Answer[] {
  const last = new Map<string, Answer>();
  for (const answer of log) {
    if (skipped.includes(answer.question)) continue;
    const key = `${answer.playerId} ${answer.question}`;
    const before = last.get(key);
    if (!before || answer.ballot > before.ballot) last.set(key, answer);
  }
  return [...last.values()];
}

/** What one answer earns. Who needs longer is as quick as others in as much more time; without a limit it costs nothing. */
function earned(
  { question, score, ms }: LoggedAnswer,
  factor: TimeFactor | null,
  { settings, points }: Scoring,
): number {
  const secondsPerItem = lengthened(settings.seconds ?? usualSeconds, factor);
  const isForSpeed = settings.points === 'speed' && secondsPerItem !== undefined;
  return (points[question] ?? 0) * score * (isForSpeed ? speedPart({ tookMs: ms, secondsPerItem }) : 1);
}

/** To hundredths, so that a sum of thirds is no row of digits. */
const rounded = (points: number): number => Math.round(points * 100) / 100;

export interface Standing {
  id: string;
  points: number;
  /** Who have as many points share a place. */
  rank: number;
}

/** All players with their points, the best first. Whoever is not among the players has none. */
export function standingsOf(
  players: readonly ScoredPlayer[],
  log: readonly LoggedAnswer[],
  scoring: Scoring,
): Standing[] {
  const answers = groupBy(countingAnswers(log, scoring.skipped), ({ playerId }) => playerId);
  return ranked(
    players.map(({ id, timeFactor }) => ({
      id,
      points: rounded((answers.get(id) ?? []).reduce((sum, one) => sum + earned(one, timeFactor, scoring), 0)),
    })),
  );
}

export interface TeamStanding {
  team: number;
  points: number;
  rank: number;
  members: number;
}

/**
 * What each team has for one member on average: teams are not always of one size. Who never answered, because their
 * phone did not come in, takes nothing from theirs.
 */
export function teamStandingsOf(
  players: readonly ScoredPlayer[],
  log: readonly LoggedAnswer[],
  scoring: Scoring & { teams: number },
): TeamStanding[] {
  const points = new Map(standingsOf(players, log, scoring).map((one) => [one.id, one.points]));
  const have = new Set(log.map(({ playerId }) => playerId));
  const teams = Array.from({ length: scoring.teams }, (_, team) => {
    const members = players.filter((player) => player.team === team);
    const counted = members.filter(({ id }) => have.has(id));
    const sum = counted.reduce((all, { id }) => all + (points.get(id) ?? 0), 0);
    return { id: String(team), points: rounded(sum / Math.max(1, counted.length)), team, members: members.length };
  });
  const places = new Map(ranked(teams).map(({ id, rank }) => [id, rank]));
  return teams
    .map(({ id, ...team }) => ({ ...team, rank: places.get(id) ?? teams.length }))
    .toSorted((a, b) => a.rank - b.rank || a.team - b.team);
}

function ranked(all: readonly { id: string; points: number }[]): Standing[] {
  return all
    .map(({ id, points }) => ({ id, points, rank: 1 + all.filter((other) => other.points > points).length }))
    .toSorted((a, b) => a.rank - b.rank);
}

/** The team with the fewest members, any of them where several have as few. */
export function smallestTeam(sizes: readonly number[], random: () => number): number {
  const least = Math.min(...sizes);
  const free = sizes.flatMap((size, team) => (size === least ? team : []));
  return free[Math.floor(random() * free.length)] ?? 0;
}

export interface QuestionResult {
  question: number;
  answered: number;
  /** The average part of its points; nothing where nobody answered. */
  share: number | null;
}

/** How each question went, by the answers that count. */
export function questionResults(log: readonly LoggedAnswer[], questions: number, skipped: readonly number[]) {
  const answers = groupBy(countingAnswers(log, skipped), ({ question }) => question);
  return Array.from({ length: questions }, (_, question): QuestionResult => {
    const own = answers.get(question) ?? [];
    const sum = own.reduce((all, { score }) => all + score, 0);
    return { question, answered: own.length, share: own.length === 0 ? null : sum / own.length };
  });
}
