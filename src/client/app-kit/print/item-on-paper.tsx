import { choiceLetters } from '../../../shared/items/choice-letters';
import { clozeGap, gapMark } from '../../../shared/items/item';
import type { PlayerItem } from '../../../shared/items/player-view';
import { cx } from '../../ui/cx';

/** A text that the questions after it are about. */
export function PassageOnPaper({ passage }: { passage: NonNullable<PlayerItem['passage']> }) {
  return (
    <div className="keep mb-4 border border-black p-3">
      {passage.title && <h2>{passage.title}</h2>}
      <p className="whitespace-pre-line">{passage.text}</p>
    </div>
  );
}

/** A question as it stands on paper: gaps are lines, choices have letters, orders have room to write. */
export function ItemOnPaper({ item }: { item: PlayerItem }) {
  return (
    <div className="keep mb-4">
      <p className="whitespace-pre-line">{item.prompt.replaceAll(gapMark, '________________')}</p>
      <Rest item={item} />
    </div>
  );
}

/** So short that four stand on one line of a sheet. */
const areShort = (options: readonly string[]) => options.every((option) => option.length <= 12);

function Rest({ item }: { item: PlayerItem }) {
  switch (item.kind) {
    case 'mc':
    case 'multi':
    case 'poll':
      return (
        <ol
          className={cx(
            'mt-1 grid grid-cols-2 gap-x-6',
            areShort(item.options) && 'print:not-in-[.is-large]:grid-cols-4',
          )}
        >
          {item.options.map((option, place) => (
            <li key={option} className="flex gap-2">
              <span>{choiceLetters[place]}</span>
              <span className="min-w-0 wrap-anywhere">{option}</span>
            </li>
          ))}
        </ol>
      );
    case 'tf':
      return <p className="mt-1">True &nbsp; / &nbsp; False</p>;
    case 'cloze': {
      // What is written by hand needs more room than what is only chosen.
      const isWritten = item.gaps.some(({ options }) => !options);
      return (
        <>
          <p className={cx('mt-1 whitespace-pre-line', isWritten ? 'leading-loose' : 'leading-relaxed')}>
            {clozeOnPaper(item)}
          </p>
          <GapChoices gaps={item.gaps} />
        </>
      );
    }
    case 'match':
      return (
        <div className="mt-1 grid grid-cols-2 gap-x-8">
          <ol>
            {item.lefts.map((left, place) => (
              <li key={left}>
                {place + 1} &nbsp;{left} ____
              </li>
            ))}
          </ol>
          <ol>
            {item.rights.map((right, place) => (
              <li key={right}>
                {choiceLetters[place] ?? place + 1} &nbsp;{right}
              </li>
            ))}
          </ol>
        </div>
      );
    case 'order':
      return (
        <p className="mt-1">
          {item.pieces.join(item.unit === 'letters' ? '  ' : '  /  ')}
          <br />
          {item.frame?.before} {'_'.repeat(40)} {item.frame?.after}
        </p>
      );
    case 'error-correct':
      return (
        <p className="mt-1">
          Correct the mistake: {item.sentence}
          <br />
          {'_'.repeat(60)}
        </p>
      );
    case 'short':
      return <p className="mt-1">{'_'.repeat(40)}</p>;
    case 'essay':
      return (
        <>
          {Array.from({ length: 12 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
            <p key={line} className="mt-4 border-b border-black">
              &nbsp;
            </p>
          ))}
        </>
      );
    case 'gap':
    case 'speak':
    case 'slide':
      return null;
  }
}

type Gaps = Extract<PlayerItem, { kind: 'cloze' }>['gaps'];

/** Several gaps have numbers: for the choices below, for the sheet with the answers and for the key. */
function clozeOnPaper({ text, gaps }: Extract<PlayerItem, { kind: 'cloze' }>): string {
  const numberOf = (id: string) => (gaps.length > 1 ? `(${gaps.findIndex((gap) => gap.id === id) + 1}) ` : '');
  return text.replaceAll(clozeGap, (_, id: string) => `${numberOf(id)}______________`);
}

/** For those gaps that are chosen and not written. */
function GapChoices({ gaps }: { gaps: Gaps }) {
  if (!gaps.some(({ options }) => options)) return null;
  return (
    <ol className="mt-2">
      {gaps.map(
        ({ id, options }, place) =>
          options && (
            <li key={id} className="flex gap-3">
              <span className="w-6">{place + 1}</span>
              <span className="grid flex-1 grid-cols-4 gap-x-2">
                {options.map((option, letter) => (
                  <span key={option} className="flex gap-2">
                    <span>{choiceLetters[letter]}</span>
                    {option}
                  </span>
                ))}
              </span>
            </li>
          ),
      )}
    </ol>
  );
}
