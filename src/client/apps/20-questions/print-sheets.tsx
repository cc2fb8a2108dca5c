import { useState } from 'react';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { SelectField } from '#client/ui/select-field';
import type { Attribute } from '#shared/content/things/attribute';
import { type Category, categories, categoryIds, type Thing } from '#shared/content/things/thing';
import { type Level, levels, levelsAbove } from '#shared/core/level';
import './print-sheets.css';
import { ThingPicture } from '#client/twenty-questions/thing-picture';
import type { Pack } from '#client/twenty-questions/use-pack';
import type { Settings } from './settings';

/** Sheets with questions to ask, and secrets to cut out. */
export function PrintSheets({
  pack,
  settings,
  onClose,
}: {
  pack: Pack | undefined;
  settings: Settings;
  onClose: () => void;
}) {
  const [level, setLevel] = useState<Level>(settings.level);
  const [category, setCategory] = useState<Category | ''>(settings.category);
  const attributes = (pack?.offeredAttributes ?? []).filter((one) => levelsAbove(one.level, level) <= 0);
  const things = (pack?.things ?? []).filter(
    (one) => levelsAbove(one.level, level) <= 0 && (category === '' || one.category === category),
  );
  const name = `${category ? categories[category] : 'Everything'}, ${level}`;
  const printables: Printable[] = [
    {
      id: 'frames',
      name: 'Questions to ask',
      hint: `Beginnings of questions with ends of ${level}, and lines to keep the score.`,
      byDefault: true,
      pages: () => <Frames attributes={attributes} level={level} />,
    },
    {
      id: 'cards',
      name: 'Secret cards',
      hint: `${things.length} cards to cut out, ten on a page.`,
      pages: () => <Cards things={things} />,
    },
  ];
  return (
    <PrintDialog title={`Print: ${name}`} printables={printables} isReady={pack !== undefined} onClose={onClose}>
      <div className="flex flex-wrap gap-4">
        <SelectField
          label="Level"
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="Secrets"
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: 'Everything' },
            ...categoryIds.map((value) => ({ value, label: categories[value] })),
          ]}
        />
      </div>
    </PrintDialog>
  );
}

const beginnings = [
  'Is it made of ',
  'Is it ',
  'Can it ',
  'Can you ',
  'Does it have ',
  'Does it ',
  'Do you ',
  'Do people ',
  'Does this person ',
];
const mostEnds = 6;

function Frames({ attributes, level }: { attributes: readonly Attribute[]; level: Level }) {
  const left = new Set(attributes.map(({ ask }) => ask));
  const groups = beginnings.flatMap((begins) => {
    const own = [...left].filter((ask) => ask.startsWith(begins));
    for (const ask of own) left.delete(ask);
    return own.length > 1 ? [{ begins, ends: own.slice(0, mostEnds).map((ask) => ask.slice(begins.length)) }] : [];
  });
  return (
    <PrintPage title={`20 questions: how to ask (${level})`}>
      <div className="question-frames">
        {groups.map(({ begins, ends }) => (
          <section key={begins}>
            <h2>{begins.trim()} …?</h2>
            <ul>
              {ends.map((end) => (
                <li key={end}>… {end}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-4">
        <strong>Answers:</strong> Yes, it is. No, it isn’t. Yes, it can. No, it can’t. Yes, it does. No, it doesn’t.
        Sometimes.
      </p>
      <p>
        <strong>First ask what takes away half:</strong> Is it an animal? Can you eat it? Then guess: Is it a …?
      </p>
      <p className="question-count">
        {Array.from({ length: 20 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
          <span key={place}>{place + 1}</span>
        ))}
      </p>
    </PrintPage>
  );
}

const cardsOnPage = 10;

function Cards({ things }: { things: readonly Thing[] }) {
  const pages = Array.from({ length: Math.ceil(things.length / cardsOnPage) }, (_, at) =>
    things.slice(at * cardsOnPage, (at + 1) * cardsOnPage),
  );
  return pages.map((page) => (
    <section key={page[0]?.id} className="print-page secret-cards">
      {page.map(({ id, name, emoji }) => (
        <div key={id}>
          <ThingPicture name={name} emoji={emoji} />
          <strong>{name}</strong>
        </div>
      ))}
    </section>
  ));
}
