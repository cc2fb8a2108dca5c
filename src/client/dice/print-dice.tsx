import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import { EmojiPicture } from '#client/ui/emoji-picture';
import type { Face } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import { isWithin } from '#shared/core/level';
import type { StoryData } from '#shared/games/dice/story';
import { dealTask } from '#shared/games/dice/task-card';
import { diceOf } from './faces';
import { netsOf } from './nets';
import { TaskLine } from './task-line';
import './print-dice.css';

interface PrintDiceProps {
  data: StoryData;
  title: string | undefined;
  /** The sets to cut out; those of the dice where nothing else is said. */
  setIds?: readonly string[];
  onClose: () => void;
}

const cardsOnPaper = 8;

/** Rolls with lines to write on, dice to cut out and fold, task cards, and the story. */
export function PrintDice({ data, title = 'Story Dice', setIds: chosenIds, onClose }: PrintDiceProps) {
  const { dice, level, labels, task, text } = data;
  const rolled = diceOf(dice);
  const setIds = chosenIds ?? rolled.map((die) => die.setId);
  const sets = faceSets.filter((set) => setIds.includes(set.id));

  const roll = () => (
    <PrintPage title={title}>
      <Pictures data={data} />
      {task && (
        <div className="mt-3">
          <TaskLine task={task} />
        </div>
      )}
      {Array.from({ length: 16 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
        <p key={line} className="mt-4 border-b border-black">
          &nbsp;
        </p>
      ))}
    </PrintPage>
  );
  const nets = () =>
    sets.map((set) => {
      const faces = set.faces.filter((face) => isWithin(face.level, level));
      return (
        <PrintPage key={set.id} title={`${set.name}: dice to cut out`} hasHeader={false}>
          <p>
            Cut along the outer lines, fold along the inner lines, and glue the grey flaps.
            {faces.length % 6 > 0 && ' An empty side is for a picture of your own.'}
          </p>
          <div className="dice-nets">
            {netsOf(faces).map((sides, die) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the set
              <Net key={die} faces={sides} hasWords={labels !== 'off'} />
            ))}
          </div>
        </PrintPage>
      );
    });
  const cards = () => (
    <PrintPage title={`Task cards, ${level}`} hasHeader={false}>
      <div className="dice-cards">
        {Array.from({ length: cardsOnPaper }, (_, seed) => dealTask(level, seed + 1)).map((card) => (
          <dl key={JSON.stringify(card)} className="keep">
            <dt>What</dt>
            <dd>{card.genre}</dd>
            <dt>Tense</dt>
            <dd>{card.tense}</dd>
            <dt>Use</dt>
            <dd>{card.structure}</dd>
            <dt>How much</dt>
            <dd>
              {card.sentences} sentences, {card.minutes} minutes
            </dd>
          </dl>
        ))}
      </div>
    </PrintPage>
  );
  const story = () => (
    <PrintPage title={title}>
      <Pictures data={data} />
      <p className="mt-4 whitespace-pre-line wrap-anywhere">{text}</p>
    </PrintPage>
  );

  return (
    <PrintDialog
      title="Print"
      printables={[
        {
          id: 'roll',
          name: 'This roll, with lines to write on',
          hint: rolled.map((die) => die.face.word).join(', '),
          byDefault: true,
          pages: roll,
        },
        ...(text.trim() ? [{ id: 'story', name: 'The story', pages: story }] : []),
        { id: 'cards', name: 'Task cards', hint: `Eight cards for ${level}.`, pages: cards },
        {
          id: 'nets',
          name: 'Dice to cut out and fold',
          hint: `${sets.map((set) => set.name).join(', ')}, up to ${level}.`,
          pages: nets,
        },
      ]}
      onClose={onClose}
    />
  );
}

function Pictures({ data: { dice, labels } }: { data: StoryData }) {
  return (
    <ul className="dice-pictures">
      {diceOf(dice).map(({ face }) => (
        <li key={face.id}>
          <EmojiPicture emoji={face.emoji} isSilent={labels !== 'off'} className="dice-emoji" />
          {labels !== 'off' && face.word}
        </li>
      ))}
    </ul>
  );
}

type Sides = ReturnType<typeof netsOf<Face>>[number];

/** A die lies flat as a cross: four sides in a column, one on each arm, and flaps where it is glued. */
function Net({ faces, hasWords }: { faces: Sides; hasWords: boolean }) {
  return (
    <div className="dice-net keep">
      {faces.map((face, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place on the die
        <span key={side} className={`dice-side side-${side + 1}`}>
          {face && <EmojiPicture emoji={face.emoji} isSilent={hasWords} className="dice-emoji" />}
          {hasWords && face?.word}
        </span>
      ))}
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((flap) => (
        <span key={flap} className={`dice-flap flap-${flap}`} />
      ))}
    </div>
  );
}
