import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { patternIds } from '#shared/content/words/spelling-pattern-ids';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { topicIds, topics } from '#shared/content/words/topics';
import { levels } from '#shared/core/level';
import { PasteWords } from './paste-words';
import { SavedLists } from './saved-lists';
import type { WordsDraft, WordsSource } from './words-source';

interface ChooseWordsDialogProps {
  source: WordsSource;
  onClose: () => void;
  onChoose: (source: WordsSource) => void;
  onDraft: (draft: WordsDraft) => void;
}

type Tab = 'builtIn' | 'pattern' | 'saved' | 'paste';

const firstTab: Record<WordsSource['kind'], Tab> = {
  builtIn: 'builtIn',
  pattern: 'pattern',
  list: 'saved',
  shared: 'builtIn',
  draft: 'paste',
};

/** Where the words come from: ours by level and topic, one's own lists, or whatever is pasted. */
export function ChooseWordsDialog({ source, onClose, onChoose, onDraft }: ChooseWordsDialogProps) {
  const { isAuthenticated, user } = useAuth();
  const [tab, setTab] = useState<Tab>(firstTab[source.kind]);
  const [level, setLevel] = useState(source.kind === 'builtIn' ? source.level : 'A1');
  const [topic, setTopic] = useState(source.kind === 'builtIn' ? source.topic : 'food');
  const [isForAdults, setForAdults] = useState(source.kind === 'builtIn' && source.audience === 'adults');
  const [pattern, setPattern] = useState(source.kind === 'pattern' ? source.pattern : patternIds[0]);
  const chosenPattern = spellingPatterns.find(({ id }) => id === pattern);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose words"
      size="md"
      actions={
        (tab === 'builtIn' || tab === 'pattern') && (
          <Button
            variant="primary"
            onClick={() =>
              onChoose(
                tab === 'builtIn'
                  ? { kind: 'builtIn', level, topic, ...(isForAdults && { audience: 'adults' }) }
                  : { kind: 'pattern', pattern },
              )
            }
          >
            Use these words
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <SegmentedControl<Tab>
          label="Where from"
          hideLabel
          wide
          options={[
            { value: 'builtIn', label: 'By topic' },
            { value: 'pattern', label: 'By spelling' },
            ...(isAuthenticated ? [{ value: 'saved' as const, label: 'My lists' }] : []),
            { value: 'paste', label: 'Paste my own' },
          ]}
          value={tab}
          onChange={setTab}
        />
        {tab === 'builtIn' && (
          <div className="grid gap-4">
            <SegmentedControl
              label="Level"
              options={levels.map((value) => ({ value, label: value }))}
              value={level}
              onChange={setLevel}
            />
            <SelectField
              label="Topic"
              options={topicIds.map((value) => ({ value, label: topics[value] }))}
              value={topic}
              onChange={setTopic}
            />
            {user && user.role !== 'student' && (
              <Checkbox
                label="My students are adults"
                hint="Adds words that are left out for children: wine, gun, murder …"
                checked={isForAdults}
                onChange={setForAdults}
              />
            )}
          </div>
        )}
        {tab === 'pattern' && (
          <div className="grid gap-3">
            <SelectField
              label="Pattern"
              options={spellingPatterns.map(({ id, name, level: of }) => ({ value: id, label: `${name} (${of})` }))}
              value={pattern}
              onChange={setPattern}
            />
            {chosenPattern && (
              <div className="grid gap-1">
                <p>{chosenPattern.rule}</p>
                <p className="text-muted">{chosenPattern.words.slice(0, 6).join(', ')} …</p>
              </div>
            )}
          </div>
        )}
        {tab === 'saved' && <SavedLists onChoose={(id) => onChoose({ kind: 'list', id })} />}
        {tab === 'paste' && <PasteWords onDraft={onDraft} />}
      </div>
    </Dialog>
  );
}
