import { useState } from 'react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import type { WordBook } from '#client/words/use-word-book';
import { toEntry } from '#shared/content/words/pack';
import { topicIds, topics } from '#shared/content/words/topics';
import type { WordEntry } from '#shared/content/words/word-list';
import { levels } from '#shared/core/level';
import { patternIds, type WordPattern, wordPatterns, wordsLike } from '#shared/vocabulary/word-patterns';
import type { Change, Work } from './use-work';

interface PickWordsProps {
  by: 'topic' | 'pattern';
  work: Work;
  change: (change: Change) => void;
  book: WordBook;
  entries: WordEntry[];
}

/** The words of a topic, or those that are made in the same way, to be ticked. */
export function PickWords({ by, work, change, book, entries }: PickWordsProps) {
  const [level, setLevel] = useState(work.classLevel);
  const [topic, setTopic] = useState(topicIds[0] ?? 'food');
  const [pattern, setPattern] = useState<WordPattern>('phrasal-verb');
  const matches = (by === 'topic' ? book.words.filter((word) => word.topic === topic) : wordsLike(pattern, book.words))
    .filter((word) => word.level === level)
    .map(toEntry);
  const chosenIds = new Set(entries.map(({ id }) => id));
  const missing = matches.filter(({ id }) => !chosenIds.has(id));
  return (
    <Card as="section" aria-label="Words to choose from" className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label="Level"
          options={levels.map((value) => ({ value, label: value }))}
          value={level}
          onChange={setLevel}
        />
        {by === 'topic' ? (
          <SelectField
            label="Topic"
            options={topicIds.map((value) => ({ value, label: topics[value] }))}
            value={topic}
            onChange={setTopic}
          />
        ) : (
          <SelectField
            label="Pattern"
            hint={wordPatterns[pattern].says}
            options={patternIds.map((value) => ({ value, label: wordPatterns[value].name }))}
            value={pattern}
            onChange={setPattern}
          />
        )}
        {missing.length > 0 && (
          <Button variant="secondary" onClick={() => change({ to: 'more words', from: entries, entries: missing })}>
            Add all {missing.length}
          </Button>
        )}
      </div>
      {matches.length === 0 ? (
        <p className="text-muted">There are no such words at {level}. Try another level.</p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {matches.map((entry) => (
            <li key={entry.id} className="border-b border-line">
              <Checkbox
                label={entry.term}
                hint={entry.meaning}
                checked={chosenIds.has(entry.id)}
                onChange={(isTicked) =>
                  isTicked
                    ? change({ to: 'more words', from: entries, entries: [entry] })
                    : change({ to: 'words', entries: entries.filter(({ id }) => id !== entry.id) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
