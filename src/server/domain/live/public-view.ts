import type { LivePublic } from '#shared/api/live';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { closingFor } from '#shared/live/ask-time';
import { choicesOf } from '#shared/live/choices';
import { type Distribution, distributionOf, withoutKeyIn, withoutWrongTexts } from '#shared/live/distribution';
import { asOf, ballots, type Phase } from '#shared/live/game';
import { type Standing, standingsOf, teamStandingsOf } from '#shared/live/scores';
import { hasStandings, isAlone } from '#shared/live/ways';
import { playing, type SeenAnswer, type Snapshot } from './snapshot';

/** So many stand on the wall: who is behind need not be told to all. */
const standingsShown = 10;

/** In which phases a question is shown. */
export const asks: readonly Phase[] = ['question', 'locked', 'distribution', 'explanation'];
const showsSums = (phase: Phase) => phase === 'standings' || phase === 'podium' || phase === 'ended';

const shownIn = new WeakMap<Snapshot, LivePublic>();

/** The same for all who follow a game, worked out once. */
export function sharedView(snapshot: Snapshot, now: number): LivePublic {
  const shown = shownIn.get(snapshot) ?? publicView(snapshot, now);
  shownIn.set(snapshot, shown);
  return shown;
}

/** What a game shows to all. It holds no key and no distribution but where its phase shows them. */
export function publicView(snapshot: Snapshot, now: number): LivePublic {
  const { game, items } = snapshot;
  const state = asOf(game.state, now);
  const { phase, question, ballot, isLocked, ask } = state;
  const { id, title, appId, settings, seed } = game;
  const alone = isAlone(settings);
  const asked = !alone && asks.includes(phase) ? items[question] : undefined;
  const sums = showsSums(phase) && hasStandings(settings);
  return {
    ...{ id, title, appId, settings, phase, question, ballot, isLocked },
    version: state.version,
    questions: items.length,
    isPaused: ask !== null && ask.pausedAt !== null && (phase === 'question' || phase === 'locked'),
    ...(ask && (phase === 'question' || phase === 'locked') ? closingFor(ask, null) : { closesAt: null, leftMs: null }),
    item: asked ? playerView(asked, { seed }) : null,
    items: alone && phase !== 'lobby' ? items.map((one) => playerView(one, { seed })) : [],
    distributions: asked ? shownDistributions(snapshot, asked, phase) : [],
    key: asked && phase === 'explanation' ? { answer: keyText(asked), explanation: asked.explanation ?? null } : null,
    standings: sums ? topStandings(snapshot) : null,
    teams: sums && settings.way === 'teams' ? teamsIn(snapshot) : null,
  };
}

function shownDistributions(snapshot: Snapshot, asked: Item, phase: Phase): Distribution[] {
  const isKeyTold = phase === 'explanation';
  if (phase !== 'distribution' && !isKeyTold) return [];
  return distributionsIn(snapshot, snapshot.game.state.question).map((one) =>
    isKeyTold ? withoutWrongTexts(asked, one) : withoutKeyIn(asked, one),
  );
}

/** The ballots of a question so far, with keys and all that was typed. */
export function distributionsIn({ game, items, answers }: Snapshot, question: number): Distribution[] {
  const item = items[question];
  if (!item) return [];
  const order = choicesOf(playerView(item, { seed: game.seed }));
  const own = answers.filter((one) => one.question === question);
  const last = own.some(({ ballot }) => ballot === 2) || (game.state.question === question && game.state.ballot === 2);
  return ballots
    .filter((ballot) => ballot === 1 || last)
    .map((ballot) =>
      distributionOf(
        item,
        ballot,
        own.flatMap((one) => (one.ballot === ballot ? tallied(one) : [])),
        order,
      ),
    );
}

function tallied({ response, verdict }: SeenAnswer) {
  return response ? [{ response, isRight: verdict === 'right' || verdict === 'typo' }] : [];
}

const scoringOf = ({ game, items }: Snapshot) => ({
  settings: game.settings,
  points: items.map(({ points }) => points),
  skipped: game.state.skipped,
});

const standings = new WeakMap<Snapshot, Standing[]>();

/** Added up once for all who look at the same moment. */
export function standingsIn(snapshot: Snapshot): Standing[] {
  const known = standings.get(snapshot) ?? standingsOf(playing(snapshot), snapshot.answers, scoringOf(snapshot));
  standings.set(snapshot, known);
  return known;
}

export const teamsIn = (snapshot: Snapshot) =>
  teamStandingsOf(playing(snapshot), snapshot.answers, {
    ...scoringOf(snapshot),
    teams: snapshot.game.settings.teams,
  });

function topStandings(snapshot: Snapshot) {
  const names = new Map(snapshot.players.map(({ id, name }) => [id, name]));
  const { showsNames } = snapshot.game.settings;
  return standingsIn(snapshot)
    .slice(0, standingsShown)
    .map(({ id, points, rank }) => ({ name: showsNames ? (names.get(id) ?? null) : null, points, rank }));
}
