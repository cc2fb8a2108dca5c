import { Play, RotateCcw, Undo2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Counter } from '#client/twenty-questions/counter';
import { ThingPicture } from '#client/twenty-questions/thing-picture';
import { TurnList } from '#client/twenty-questions/turn-list';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { KeyCap } from '#client/ui/key-cap';
import { Skeleton } from '#client/ui/skeleton';
import type { Value } from '#shared/content/things/attribute';
import { count } from '#shared/core/count';
import { mulberry32 } from '#shared/core/random';
import { withAdded } from '#shared/games/twenty-questions/added-things';
import {
  doubtsIn,
  freeDoubts,
  type Move,
  nextMove,
  questionLimit,
  questionsUsed,
} from '#shared/games/twenty-questions/next-question';
import { choosePool } from '#shared/games/twenty-questions/pool';
import { KeepButton } from './keep-button';
import { readKeptThings } from './kept-things';
import type { Settings } from './settings';
import { SettingsBar } from './settings-bar';
import { TellSecret } from './tell-secret';
import { useGameScreen } from './use-game-screen';
import { useKeys } from './use-keys';
import { type MatchTurn, newMatch, secondsSince, useMatch } from './use-match';

interface GuessYoursProps {
  pack: Pack | undefined;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  screen: RefObject<HTMLElement | null>;
  isPresenting: boolean;
  /** This window is what the class looks at. */
  covers: boolean;
}

const choices: readonly { value: Value; label: string; key: string }[] = [
  { value: 'yes', label: 'Yes', key: 'Y' },
  { value: 'no', label: 'No', key: 'N' },
  { value: 'sometimes', label: 'Sometimes', key: 'S' },
  { value: 'unknown', label: 'I don’t know', key: 'D' },
];

/** The player thinks of something, and the computer asks. It all runs here: no connection is needed. */
export function GuessYours({ pack: shared, settings, onChange, screen, isPresenting, covers }: GuessYoursProps) {
  const [match, setMatch] = useMatch();
  // Read when a game begins: what is added at its end plays from the next one on.
  const [keptThings, setKeptThings] = useState(readKeptThings);
  const pack = useMemo(() => shared && withAdded(shared, keptThings), [shared, keptThings]);
  // A game goes on with the things that it began with.
  const { level, category } = match ?? settings;
  const pool = useMemo(
    () => pack && choosePool(pack, { level, category: category || undefined }),
    [pack, level, category],
  );
  function begin() {
    setKeptThings(readKeptThings());
    setMatch(newMatch({ level, category }));
  }
  const rightGuess = match?.turns.find((turn) => turn.kind === 'guessed' && turn.answer === 'yes');
  // The same seed and answers make the same question, so that taking an answer back asks it again.
  const move = useMemo(
    () =>
      pool && match && !rightGuess
        ? nextMove(pool, match.turns, mulberry32(match.seed + match.turns.length))
        : undefined,
    [pool, match, rightGuess],
  );
  const thing = rightGuess?.kind === 'guessed' ? pool?.things.find(({ id }) => id === rightGuess.thing) : undefined;
  const used = questionsUsed(match?.turns ?? []);
  const end = thing ? `It is ${thing.name}.` : 'I have not found it.';
  useGameScreen(isPresenting, {
    asked: used,
    line: match ? (move ? textOf(move) : end) : 'Think of something, and tell nobody.',
  });
  const question = useRef<HTMLParagraphElement>(null);
  const turnCount = match?.turns.length;
  useLayoutEffect(() => {
    if (turnCount !== undefined) question.current?.focus();
  }, [turnCount]);

  function answer(value: Value) {
    if (!match || !move) return;
    const turn: MatchTurn =
      move.kind === 'ask'
        ? { kind: 'asked', attribute: move.attribute.id, answer: value }
        : { kind: 'guessed', thing: move.thing.id, answer: value === 'yes' ? 'yes' : 'no' };
    setMatch({ ...match, turns: [...match.turns, turn] });
  }
  // What goes on after it was kept is another game.
  const back = () =>
    match && setMatch({ ...newMatch(match), seed: match.seed, since: match.since, turns: match.turns.slice(0, -1) });
  useKeys(
    screen,
    move
      ? {
          y: () => answer('yes'),
          n: () => answer('no'),
          s: () => answer('sometimes'),
          d: () => answer('unknown'),
          pagedown: () => answer('yes'),
          pageup: () => answer('no'),
          arrowright: () => answer('yes'),
          arrowleft: () => answer('no'),
          backspace: () => back(),
        }
      : {},
  );

  if (!pool) return <Skeleton className="h-64" />;
  if (!match) {
    return (
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-measure">
          Think of one of {pool.things.length} things, and tell nobody. The computer has twenty questions to find it.
        </p>
        <SettingsBar settings={settings} onChange={onChange} />
        <div>
          <Button variant="primary" size="lg" icon={<Play />} onClick={begin}>
            I have one
          </Button>
        </div>
      </Card>
    );
  }
  const shownTurns = match.turns.map((turn) => ({
    text:
      turn.kind === 'asked'
        ? (pool.attributes.find(({ id }) => id === turn.attribute)?.ask ?? '')
        : turn.kind === 'guessed'
          ? `Is it ${pool.things.find(({ id }) => id === turn.thing)?.name}?`
          : '',
    answer: turn.answer,
  }));
  const doubts = doubtsIn(match.turns);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <Counter asked={used} limit={questionLimit} />
        {doubts > 0 && <p className="text-muted">{aboutDoubts(doubts)}</p>}
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div ref={question} tabIndex={-1} className="outline-none">
          {move ? (
            <p
              aria-live="polite"
              className={cx(
                'font-display font-bold wrap-anywhere',
                covers ? 'text-[clamp(3.5rem,7vw,7rem)] leading-tight' : 'text-2xl',
              )}
            >
              {move.kind === 'guess' && <ThingPicture {...move.thing} />} {textOf(move)}
            </p>
          ) : (
            <>
              <h2 className="font-display text-2xl font-bold">
                {thing && <ThingPicture {...thing} />} {end}
              </h2>
              <p className="text-muted">
                {thing
                  ? `Found with ${count(used, 'question')}.`
                  : 'Twenty questions are over. Which answers below would you give again?'}
              </p>
            </>
          )}
        </div>
        {move && (
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {choices
              .filter(({ value }) => move.kind === 'ask' || value === 'yes' || value === 'no')
              .map(({ value, label, key }) => (
                <Button key={value} variant="secondary" size="lg" aria-keyshortcuts={key} onClick={() => answer(value)}>
                  {label} <KeyCap className="max-md:hidden">{key}</KeyCap>
                </Button>
              ))}
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {match.turns.length > 0 && (
            <Button variant="quiet" icon={<Undo2 />} onClick={back} aria-keyshortcuts="Backspace">
              Take the last answer back
            </Button>
          )}
          {!move && (
            <Button variant="primary" icon={<RotateCcw />} onClick={begin}>
              Play again
            </Button>
          )}
          <Button variant="quiet" onClick={() => setMatch(undefined)}>
            Change the game
          </Button>
        </div>
        {!move && !thing && pack && <TellSecret key={match.id} pack={pack} turns={match.turns} category={category} />}
        {!move && match.turns.length > 0 && (
          <KeepButton
            game={{
              id: match.id,
              mode: 'yours',
              level,
              found: thing !== undefined,
              ...(thing && { secret: thing.name }),
              seconds: secondsSince(match.since),
              turns: shownTurns,
            }}
            isKept={match.isKept}
            onKept={() => setMatch({ ...match, isKept: true })}
          />
        )}
      </Card>
      <TurnList turns={shownTurns} />
    </div>
  );
}

/** What an “I don’t know” costs, said once there was one. */
function aboutDoubts(doubts: number): string {
  if (doubts < freeDoubts) return `“I don’t know” costs no question: ${doubts} of ${freeDoubts} so far.`;
  return `“I don’t know” was said ${freeDoubts} times. From now on it counts as a question.`;
}

const textOf = (move: Move) => (move.kind === 'ask' ? move.attribute.ask : `Is it ${move.thing.name}?`);
