import { useState } from 'react';
import { bingoSheets, bingoSizes } from '#client/print/bingo';
import { BingoPages } from '#client/print/bingo-pages';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { Ipa, WithIpa } from '#client/speech/ipa';
import { SelectField } from '#client/ui/select-field';
import type { Contrast } from '#shared/content/sounds/pair';
import { contrastTitle, signOf } from '#shared/content/sounds/sound';
import { mulberry32, newSeed, shuffle } from '#shared/core/random';
import { type Maze, mazeOf, pairWork } from '#shared/pronunciation/paper';
import './print-sounds.css';

const sheetCounts = ['5', '10', '15', '20', '30'] as const;
type SheetCount = (typeof sheetCounts)[number];

/** Bingo, pair work and the telephone maze for one contrast, and the pairs as a list. */
export function PrintSounds({ contrast, onClose }: { contrast: Contrast; onClose: () => void }) {
  const [sheets, setSheets] = useState<SheetCount>('10');
  const [seed] = useState(newSeed);
  const title = contrastTitle(contrast);
  // Phrases do not fit in a square.
  const words = contrast.pairs.flat().filter((word) => !word.includes(' '));
  const size = words.length >= 24 ? bingoSizes.large : bingoSizes.small;
  const work = pairWork(contrast, 10, seed);
  const printables: Printable[] = [
    {
      id: 'pairs',
      name: 'Pair work',
      hint: 'Sheet A says, sheet B points, then the other way round. With a key.',
      byDefault: true,
      pages: () => (
        <>
          <PairSheet title={title} name="A" says={work.a} points={work.b} />
          <PairSheet title={title} name="B" says={work.b} points={work.a} />
          <PrintPage title={`Key: ${title}`} hasHeader={false}>
            <p className="mb-3">A says: {saidIn(work.a)}.</p>
            <p>B says: {saidIn(work.b)}.</p>
          </PrintPage>
        </>
      ),
    },
    {
      id: 'bingo',
      name: 'Bingo',
      hint: `${size} by ${size} words, every sheet different, with a list to call from.`,
      pages: () => (
        <>
          <BingoPages title={title} size={size} sheets={bingoSheets(words, { sheets: Number(sheets), size, seed })} />
          <PrintPage title={`To call: ${title}`} hasHeader={false}>
            <p className="mb-3">Say a word twice and cross it out here. Whoever has it crosses it out too.</p>
            <ul className="paper-words">
              {shuffle(words, mulberry32(seed)).map((word) => (
                <li key={word}>□ {word}</li>
              ))}
            </ul>
          </PrintPage>
        </>
      ),
    },
    {
      id: 'maze',
      name: 'Telephone maze',
      hint: 'The first sound goes left, the second goes right. Which telephone rings? With ways to call out.',
      pages: () => <MazePages title={title} contrast={contrast} maze={mazeOf(contrast, seed)} />,
    },
    {
      id: 'list',
      name: 'All pairs',
      pages: () => (
        <PrintPage title={title} hasHeader={false}>
          <p className="mb-3">{contrast.hint}</p>
          <table>
            <thead>
              <tr>
                {[0, 1].map((side) => (
                  <th key={side}>
                    <Ipa>{signOf(contrast.sounds[side] ?? null)}</Ipa>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {contrast.pairs.map(([first, second]) => (
                <tr key={first}>
                  <td>{first}</td>
                  <td>{second}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PrintPage>
      ),
    },
  ];
  return (
    <PrintDialog title="Print" printables={printables} onClose={onClose}>
      <p>
        About <WithIpa text={title} />. Open another pair of sounds to print that one.
      </p>
      <SelectField
        label="Bingo sheets"
        options={sheetCounts.map((value) => ({ value, label: value }))}
        value={sheets}
        onChange={setSheets}
      />
    </PrintDialog>
  );
}

type Work = ReturnType<typeof pairWork>['a'];

const saidIn = ({ pairs, said }: Work) => pairs.map((pair, at) => `${at + 1} ${pair[said[at] ?? 0]}`).join(', ');

function PairSheet({ title, name, says, points }: { title: string; name: string; says: Work; points: Work }) {
  const other = name === 'A' ? 'B' : 'A';
  return (
    <PrintPage title={`${title}: sheet ${name}`}>
      <h2>{name === 'A' ? 'First: say these words' : 'Second: say these words'}</h2>
      <p className="mb-2">Say each word twice. Do not show this sheet to {other}.</p>
      <ol className="paper-words mb-5">
        {says.pairs.map((pair, at) => (
          <li key={pair.join()}>
            {at + 1}. <strong>{pair[says.said[at] ?? 0]}</strong>
          </li>
        ))}
      </ol>
      <h2>{name === 'A' ? 'Second: listen and point' : 'First: listen and point'}</h2>
      <p className="mb-2">Point to the word that {other} says, and circle it.</p>
      <table className="pair-table">
        <tbody>
          {points.pairs.map(([first, second], at) => (
            <tr key={first}>
              <td>{at + 1}</td>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPage>
  );
}

function MazePages({ title, contrast, maze }: { title: string; contrast: Contrast; maze: Maze }) {
  return (
    <>
      <PrintPage title={`Telephone maze: ${title}`}>
        <p className="mb-3">
          Begin at the top. With <Ipa>{signOf(contrast.sounds[0])}</Ipa> go left, with{' '}
          <Ipa>{signOf(contrast.sounds[1])}</Ipa> go right. Which telephone do you come to?
        </p>
        <MazeDrawing maze={maze} />
        <p className="mt-5">
          {maze.calls.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbered lines to fill in
            <span key={at} className="mr-6 inline-block">
              Call {at + 1}: telephone ____
            </span>
          ))}
        </p>
      </PrintPage>
      <PrintPage title={`Ways to call out: ${title}`} hasHeader={false}>
        <table>
          <tbody>
            {maze.calls.map(({ words, end }, at) => (
              <tr key={end}>
                <td>{at + 1}</td>
                <td>{words.join(', ')}</td>
                <td>telephone {end}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintPage>
    </>
  );
}

const mazeWidth = 720;
const rowHeight = 92;

/** A tree that grows downwards: a pair at each fork of a row, a telephone at each end. */
function MazeDrawing({ maze: { pairs, ends } }: { maze: Maze }) {
  const x = (row: number, at: number) => (mazeWidth * (at + 0.5)) / 2 ** row;
  const y = (row: number) => 24 + row * rowHeight;
  return (
    <svg
      viewBox={`0 0 ${mazeWidth} ${y(pairs.length) + 40}`}
      role="img"
      aria-label="A way that parts at each pair"
      className="maze"
    >
      {pairs.map((pair, row) =>
        Array.from({ length: 2 ** row }, (_, at) => {
          const [left, right] = [x(row + 1, at * 2), x(row + 1, at * 2 + 1)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the forks of one row never move
            <g key={`${row} ${at}`}>
              <path
                d={`M${x(row, at)} ${y(row)} L${left} ${y(row + 1)} M${x(row, at)} ${y(row)} L${right} ${y(row + 1)}`}
              />
              <circle cx={x(row, at)} cy={y(row)} r="6" />
              <text x={(x(row, at) + left) / 2 - 6} y={y(row) + rowHeight / 2 - 6} textAnchor="end">
                {pair[0]}
              </text>
              <text x={(x(row, at) + right) / 2 + 6} y={y(row) + rowHeight / 2 - 6}>
                {pair[1]}
              </text>
            </g>
          );
        }),
      )}
      {ends.map((end, at) => (
        <g key={end}>
          <circle className="maze-end" cx={x(pairs.length, at)} cy={y(pairs.length) + 12} r="22" />
          <text x={x(pairs.length, at)} y={y(pairs.length) + 20} textAnchor="middle" className="maze-number">
            {end}
          </text>
        </g>
      ))}
    </svg>
  );
}
