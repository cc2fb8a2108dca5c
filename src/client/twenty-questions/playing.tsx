import { Flag } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { TimeLeft } from '#client/attempts/test/time-left';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import type { GameOutput } from '#shared/api/twenty-questions';
import { levelsAbove } from '#shared/core/level';
import { asTurn } from '#shared/games/twenty-questions/played-turn';
import { choosePool, type Pool, remaining, type Turn } from '#shared/games/twenty-questions/pool';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { adviceOn, bestSplit, effects } from '#shared/games/twenty-questions/strategy';
import { AskBox } from './ask-box';
import { EndCard } from './end-card';
import { QuestionBuilder } from './question-builder';
import { ThingsLeft } from './things-left';
import { TurnList } from './turn-list';
import type { Game } from './use-game';
import type { Pack } from './use-pack';

/** What helps while one plays. */
export interface Helps {
  /** Says what each question did. */
  coaches: boolean;
  /** Lists what may still be the secret. */
  showsLeft: boolean;
}

interface PlayingProps {
  game: Pick<Game, 'ask' | 'giveUp' | 'refresh' | 'isAsking' | 'said' | 'failure'>;
  answer: GameOutput;
  pack: Pack | undefined;
  helps: Helps;
  onChange: (change: Partial<Helps>) => void;
  isPresenting?: boolean;
  onLeave: () => void;
  /** What there is to say above it. */
  notice?: ReactNode;
  /** What can be done when it is over. */
  next: ReactNode;
}

/** A game that runs, then its end. */
export function Playing({
  game,
  answer,
  pack,
  helps,
  onChange,
  isPresenting = false,
  onLeave,
  notice,
  next,
}: PlayingProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const { level, category, names, turns, over } = answer;
  // What the coach reckons with; with secrets of one's own there is nothing to reckon with.
  const pool = useMemo(
    () => (pack && names.length === 0 ? choosePool(pack, { level, category: category ?? undefined }) : undefined),
    [pack, names.length, level, category],
  );
  const played = useMemo(() => turns.map(asTurn), [turns]);
  const advice = useMemo(() => (pool && helps.coaches ? adviceOf(pool, played) : []), [pool, helps.coaches, played]);
  const attributes = useMemo(
    () =>
      pool ? splitting(pool) : (pack?.offeredAttributes.filter((one) => levelsAbove(one.level, level) <= 0) ?? []),
    [pool, pack, level],
  );
  useEffect(() => field.current?.focus(), []);

  async function ask(question: string) {
    setText(question);
    const outcome = await game.ask(question);
    if (outcome?.kind === 'answered' || outcome?.kind === 'again' || outcome?.kind === 'hard') setText('');
    if (outcome?.kind === 'form') setText(outcome.text);
    field.current?.focus();
  }
  function choose(question: string) {
    setText(question);
    field.current?.focus();
  }

  const last = turns.at(-1);
  const shownTurns = turns.map((turn, place) => ({
    ...turn,
    advice: advice[place],
    isByModel: turn.kind === 'free',
  }));
  if (over) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <EndCard game={answer} over={over} pool={pool} turns={played}>
          {next}
        </EndCard>
        <TurnList turns={shownTurns} />
      </div>
    );
  }
  return (
    <PlayFrame
      wide
      title={answer.title}
      onLeave={onLeave}
      progress={`${turns.length} of ${answer.limit} questions`}
      steps={{ count: answer.limit, place: turns.length }}
      picture={<PlayPicture app="20-questions" steps={answer.limit} place={turns.length} right={0} />}
      status={<TimeLeft attempt={answer} end={game.refresh} />}
      main={
        <Button type="submit" form={formId} variant="primary" size="lg" pending={game.isAsking} pendingLabel="Asking…">
          Ask
        </Button>
      }
      others={
        <Button variant="quiet" icon={<Flag />} className="max-sm:px-3" onClick={() => void game.giveUp()}>
          Give up
        </Button>
      }
    >
      {notice}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <AskBox
            id={formId}
            field={field}
            text={text}
            onText={choose}
            onAsk={(question) => void ask(question)}
            said={game.said}
            failure={game.failure}
            grammar={answer.grammar}
            isPresenting={isPresenting}
            answer={
              last && {
                question: last.text,
                answer:
                  last.kind === 'guessed' && last.answer === 'no'
                    ? 'No, it isn’t.'
                    : shortAnswer(last.text, last.answer),
                advice: advice.at(-1),
                isByModel: last.kind === 'free',
              }
            }
          />
          {!isPresenting && (
            <QuestionBuilder
              attributes={attributes}
              grammar={answer.grammar}
              level={level}
              asked={new Set(turns.map(({ about }) => about))}
              onChoose={choose}
            />
          )}
          <div className={cx('flex flex-wrap gap-x-6', isPresenting && 'hidden')}>
            <Checkbox
              label="Say what each question does"
              checked={helps.coaches}
              onChange={(coaches) => onChange({ coaches })}
            />
            {pool && (
              <Checkbox
                label="Show what is still possible"
                checked={helps.showsLeft}
                onChange={(showsLeft) => onChange({ showsLeft })}
              />
            )}
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          {helps.showsLeft && pool && <ThingsLeft left={remaining(pool, played)} of={pool.things.length} />}
          {names.length > 0 && (
            <section aria-label="One of these" className="grid gap-2">
              <h2 className="text-lg font-bold">One of these</h2>
              <p className="wrap-anywhere">{names.join(', ')}</p>
            </section>
          )}
          <TurnList turns={shownTurns} />
        </div>
      </div>
    </PlayFrame>
  );
}

/** Questions that have different answers among these things. */
const splitting = ({ attributes, values }: Pool) =>
  attributes.filter(({ id }) => {
    const column = values.get(id) ?? [];
    return column.includes('yes') && column.includes('no');
  });

/** What the coach says of each question. A guess speaks for itself. */
function adviceOf(pool: Pool, turns: readonly Turn[]): (string | undefined)[] {
  return effects(pool, turns).map((effect, place) => {
    const turn = turns[place];
    if (turn?.kind === 'free') return undefined;
    if (turn?.kind === 'guessed' && turn.answer === 'yes') return undefined;
    return adviceOn(effect, bestSplit(pool, turns.slice(0, place)));
  });
}
