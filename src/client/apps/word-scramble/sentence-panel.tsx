import { Banner } from '#client/ui/banner';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { points } from '#shared/content/sentences/sentence';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { type Choices, sentencesFrom } from './choices';
import { type Material, pointName } from './use-material';

const fromNames = { builtIn: 'Ready made', examples: 'From the words', own: 'My own text' } as const;

interface SentencePanelProps {
  choices: Choices;
  change: (next: Partial<Choices>) => void;
  material: Material;
}

/** Where the sentences come from. */
export function SentencePanel({ choices, change, material }: SentencePanelProps) {
  const { from, level, point, text, locked } = choices;
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label="Sentences"
        options={sentencesFrom.map((value) => ({ value, label: fromNames[value] }))}
        value={from}
        onChange={(next) => change({ from: next })}
      />
      {from === 'builtIn' && (
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <SegmentedControl
            label="Level"
            options={levels.map((value) => ({ value, label: value }))}
            value={level}
            onChange={(next) => change({ level: next, point: undefined })}
          />
          <SelectField
            label="Grammar"
            options={[
              { value: 'all', label: 'All grammar points' },
              ...points.map((value) => ({ value, label: pointName(value) })),
            ]}
            value={point ?? 'all'}
            onChange={(next) => change({ point: points.find((one) => one === next) })}
          />
        </div>
      )}
      {from === 'builtIn' && !material.isLoading && material.sentences.length === 0 && (
        <Banner title="No sentences for this grammar point at this level.">
          Choose another level, or all grammar points.
        </Banner>
      )}
      {from === 'examples' && material.sentences.length === 0 && (
        <Banner title="These words have no example sentences.">Choose other words, or paste a text.</Banner>
      )}
      {from === 'own' && (
        <>
          <TextArea
            label="Text"
            hint="Sentences of 3 to 14 words. A line without a full stop is one sentence."
            rows={6}
            value={text}
            maxLength={20_000}
            onChange={(event) => change({ text: event.target.value })}
          />
          <div role="status" className="grid gap-2">
            {text.trim() !== '' && (
              <p>
                <strong>{count(material.sentences.length, 'sentence')}</strong>
                {material.cut > 0 && `, ${material.cut} left out: there is room for 60`}
              </p>
            )}
            {material.problems.length > 0 && (
              <Banner tone="warn" title={`${count(material.problems.length, 'sentence')} left out`}>
                <ul className="max-h-40 overflow-y-auto">
                  {material.problems.slice(0, 20).map(({ line, text: sentence, why }) => (
                    <li key={`${line} ${sentence}`} className="wrap-anywhere">
                      Line {line}: {why} <span className="text-muted">{sentence.slice(0, 60)}</span>
                    </li>
                  ))}
                </ul>
              </Banner>
            )}
          </div>
        </>
      )}
      <Checkbox
        label="Show the first word in its place"
        hint="With its capital letter. The mark at the end always shows."
        checked={locked}
        onChange={(next) => change({ locked: next })}
      />
    </div>
  );
}
