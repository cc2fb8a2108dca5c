import { Undo2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { KeyCap } from '#client/ui/key-cap';
import type { Cards } from '#client/words/cards/use-cards';
import type { WordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';
import {
  type CardKey,
  type CardStates,
  cardsOf,
  countsOf,
  type Direction,
  nameOf,
  nextCard,
} from '#shared/vocabulary/cards/deck';
import { type CardRating, intervalsOf, intervalText, ratings } from '#shared/vocabulary/cards/schedule';
import { CardView, type Speech } from './card-view';
import { useCardKeys } from './use-card-keys';

interface LearnProps {
  title: string;
  onLeave: () => void;
  entries: readonly WordEntry[];
  directions: readonly Direction[];
  cards: Cards;
  speech: Speech;
  screen: RefObject<HTMLElement | null>;
}

const newAtOnce = 10;

interface Step {
  /** The answer, to be taken back. */
  id: string;
  card: CardKey;
  wasNew: boolean;
}

/** Learns a deck with spaced repetition: each answer says when the card comes again. */
export function Learn({ title, onLeave, entries, directions, cards, speech, screen }: LearnProps) {
  const { states } = cards;
  const deck = useMemo(() => cardsOf(entries, directions), [entries, directions]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const [newLeft, setNewLeft] = useState(newAtOnce);
  // Held, and not found anew while it is looked at: the minutes that pass would bring another card forward.
  const [current, setCurrent] = useState(() => nextCard({ cards: deck, states, now: new Date(), newLeft }));
  const [isTurned, setTurned] = useState(false);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [message, setMessage] = useState('');
  const card = useRef<HTMLButtonElement>(null);
  const entry = current && byId.get(current.entryId);

  // The focus follows the card, but is not taken from elsewhere when the page opens.
  const hasAnswered = steps.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useLayoutEffect(() => {
    if (hasAnswered) card.current?.focus({ preventScroll: true });
  }, [steps]);

  function show(next: CardKey | undefined) {
    setCurrent(next);
    setTurned(false);
  }

  function rateIt(rating: CardRating) {
    if (!current || !isTurned) return;
    const wasNew = !states.has(nameOf(current));
    const { id, states: after } = cards.answer(current, rating);
    const left = wasNew ? newLeft - 1 : newLeft;
    setNewLeft(left);
    setSteps([...steps, { id, card: current, wasNew }]);
    setMessage('');
    show(nextCard({ cards: deck, states: after, now: new Date(), last: current, newLeft: left }));
  }

  async function undo() {
    const last = steps.at(-1);
    if (!last || !(await cards.undo(last.id))) return;
    setSteps(steps.slice(0, -1));
    if (last.wasNew) setNewLeft(newLeft + 1);
    setMessage('Answer taken back.');
    show(last.card);
  }

  function learnMore() {
    setNewLeft(newAtOnce);
    show(nextCard({ cards: deck, states, now: new Date(), newLeft: newAtOnce }));
  }

  useCardKeys(screen, {
    ' ': () => setTurned(!isTurned),
    z: () => void undo(),
    // A clicker shows the answer and then takes it as known; back takes that back.
    pagedown: () => (isTurned ? rateIt('good') : setTurned(true)),
    pageup: () => (isTurned ? setTurned(false) : void undo()),
    ...Object.fromEntries(ratings.map((rating, place) => [String(place + 1), () => rateIt(rating)])),
  });

  const counts = countsOf(deck, states, new Date());
  const left = Math.min(counts.new, newLeft) + counts.learning + counts.due;
  return (
    <PlayFrame
      title={title}
      onLeave={onLeave}
      picture={
        <PlayPicture
          app="flash-cards"
          steps={Math.max(1, steps.length + left)}
          place={steps.length}
          right={steps.length}
        />
      }
      progress={entry ? `${left} to go` : undefined}
      hasSound={false}
      main={
        current &&
        (isTurned ? (
          <Answers state={states.get(nameOf(current))} onRate={rateIt} />
        ) : (
          <Button
            size="lg"
            variant="primary"
            onClick={() => {
              setTurned(true);
              // The button goes: the card is where the answer is.
              card.current?.focus({ preventScroll: true });
            }}
          >
            Show the answer <KeyCap className="max-sm:hidden">Space</KeyCap>
          </Button>
        ))
      }
      others={
        <Button
          variant="quiet"
          icon={<Undo2 />}
          aria-keyshortcuts="Z"
          aria-disabled={steps.length === 0 || undefined}
          className="aria-disabled:opacity-55 max-sm:px-3"
          onClick={() => void undo()}
        >
          <span className="max-sm:sr-only">Undo</span>
        </Button>
      }
    >
      <dl className="flex flex-wrap gap-x-4 sm:gap-x-5 short:hidden">
        <Count name="New" value={counts.new} />
        <Count name="Learning" value={counts.learning} />
        <Count name="Due today" value={counts.due} />
      </dl>
      {cards.unsent > 0 && (
        <Banner tone="warn" title="No connection to the server.">
          {cards.unsent === 1 ? 'Your answer is' : `${cards.unsent} answers are`} saved on this device and sent by
          itself. You can go on.
        </Banner>
      )}
      {current && entry ? (
        <CardView
          key={`${nameOf(current)} ${steps.length}`}
          cardRef={card}
          entry={entry}
          direction={current.direction}
          isTurned={isTurned}
          onTurn={() => setTurned(!isTurned)}
          speech={speech}
        />
      ) : (
        <NothingDue
          deck={deck}
          states={states}
          answered={steps.length}
          newCount={counts.new}
          onMore={learnMore}
          onLeave={onLeave}
        />
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </PlayFrame>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{value}</dd>
    </div>
  );
}

const names: Record<CardRating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };
const tones: Record<CardRating, string> = {
  again: 'tone-bad',
  hard: 'tone-warn',
  good: 'tone-good',
  easy: 'tone-accent',
};

interface AnswersProps {
  state: Parameters<typeof intervalsOf>[0];
  onRate: (rating: CardRating) => void;
}

function Answers({ state, onRate }: AnswersProps) {
  const intervals = intervalsOf(state, new Date());
  return (
    <fieldset className="grid min-w-0 flex-1 grid-cols-4 gap-1.5 sm:gap-3">
      <legend className="sr-only">How well did you know it?</legend>
      {ratings.map((rating, place) => (
        <button
          key={rating}
          type="button"
          aria-keyshortcuts={String(place + 1)}
          onClick={() => onRate(rating)}
          className={cx(
            tones[rating],
            'grid min-h-14 content-center justify-items-center rounded-control border-2 border-tone px-1 py-1 text-ink tinted hover:tinted-hover',
          )}
        >
          <span className="flex items-center gap-2 font-bold">
            {names[rating]}
            <KeyCap className="max-sm:hidden">{place + 1}</KeyCap>
          </span>
          <span className="text-sm tabular-nums">
            <span className="sr-only">comes back in </span>
            {intervalText(intervals[rating])}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

interface NothingDueProps {
  deck: readonly CardKey[];
  states: CardStates;
  answered: number;
  newCount: number;
  onMore: () => void;
  onLeave: () => void;
}

/** Nothing is due: when the next card comes, and what else there is to do. */
function NothingDue({ deck, states, answered, newCount, onMore, onLeave }: NothingDueProps) {
  const heading = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (answered > 0) heading.current?.focus();
  }, [answered]);
  const dues = deck.flatMap((card) => {
    const state = states.get(nameOf(card));
    return state ? [Date.parse(state.due)] : [];
  });
  const next = dues.length > 0 ? Math.min(...dues) - Date.now() : undefined;
  return (
    <div ref={heading} tabIndex={-1} className="rounded-card border border-line bg-surface outline-none">
      <EmptyState
        title="Done for now"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {newCount > 0 && (
              <Button variant="primary" onClick={onMore}>
                Learn {count(Math.min(newAtOnce, newCount), 'new card')}
              </Button>
            )}
            <Button variant={newCount > 0 ? 'secondary' : 'primary'} onClick={onLeave}>
              Back to the deck
            </Button>
          </div>
        }
      >
        {answered > 0 && <p>You answered {count(answered, 'card')}.</p>}
        {next !== undefined && <p>The next card comes back in {intervalText(Math.max(0, next))}.</p>}
      </EmptyState>
    </div>
  );
}
