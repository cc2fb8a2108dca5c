import { useState } from 'react';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { Attribute } from '#shared/content/things/attribute';
import { type Level, levelsAbove } from '#shared/core/level';
import type { GameGrammar } from '#shared/games/twenty-questions/game';

/** Beginnings of questions, and which of ours begin like that. */
const frames = [
  { id: 'is', label: 'Is it …?', begins: 'Is it ', not: 'Is it made of' },
  { id: 'can-it', label: 'Can it …?', begins: 'Can it ' },
  { id: 'can-you', label: 'Can you … it?', begins: 'Can you ' },
  { id: 'have', label: 'Does it have …?', begins: 'Does it have ' },
  { id: 'does', label: 'Does it …?', begins: 'Does it ', not: 'Does it have' },
  { id: 'do-you', label: 'Do you … it?', begins: 'Do you ' },
  { id: 'people', label: 'Do people … it?', begins: 'Do people ' },
  { id: 'made', label: 'Is it made of …?', begins: 'Is it made of ' },
  { id: 'person', label: 'Does this person …?', begins: 'Does this person ' },
] as const;
type FrameId = (typeof frames)[number]['id'];

interface QuestionBuilderProps {
  attributes: readonly Attribute[];
  grammar: GameGrammar;
  level: Level;
  /** Questions that were asked already are left out. */
  asked: ReadonlySet<string>;
  onChoose: (question: string) => void;
}

/** Builds a question from a beginning and one of its ends. It goes into the field: asking is the learner's step. */
export function QuestionBuilder({ attributes, grammar, level, asked, onChoose }: QuestionBuilderProps) {
  const [frame, setFrame] = useState<FrameId>('is');
  const ends = (id: FrameId) => {
    const { begins, ...rest } = frames.find((one) => one.id === id) ?? frames[0];
    return attributes
      .flatMap((attribute) => wordings(attribute, grammar, level).map((text) => ({ text, attribute })))
      .filter(({ text, attribute }) => {
        const isOther = 'not' in rest && text.startsWith(rest.not);
        return text.startsWith(begins) && !isOther && !asked.has(attribute.id);
      })
      .map(({ text }) => text);
  };
  const open = frames.filter(({ id }) => ends(id).length > 0);
  const shownFrame = open.find(({ id }) => id === frame) ?? open[0];
  if (!shownFrame) return null;
  return (
    <section aria-label="Build a question" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SegmentedControl
        label="Build a question"
        value={shownFrame.id}
        onChange={setFrame}
        options={open.map(({ id, label }) => ({ value: id, label }))}
      />
      <div className="flex max-h-56 flex-wrap gap-2 overflow-y-auto p-1">
        {ends(shownFrame.id).map((text) => (
          <Button key={text} variant="secondary" onClick={() => onChoose(text)} aria-label={text}>
            {text.slice(shownFrame.begins.length)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** How an attribute may be asked about: the passive is for B1, or where it is what is practised. */
function wordings({ ask, passive }: Attribute, grammar: GameGrammar, level: Level): string[] {
  const inPassive = passive ?? (/^Is it made of/.test(ask) ? ask : undefined);
  switch (grammar) {
    case 'can':
      return ask.startsWith('Can ') ? [ask] : [];
    case 'present':
      return /^Do/.test(ask) ? [ask] : [];
    case 'passive':
      return inPassive ? [inPassive] : [];
    case 'often':
      return ask.includes(' usually ') ? [ask] : [];
    case 'any':
      return passive && levelsAbove(level, 'A2') > 0 ? [ask, passive] : [ask];
  }
}
