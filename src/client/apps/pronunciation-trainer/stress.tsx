import { Play } from 'lucide-react';
import { useState } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { Ipa } from '#client/speech/ipa';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { weakForms } from '#shared/content/sounds/sentence-stress';
import { stressRules } from '#shared/content/sounds/word-stress';
import { levels } from '#shared/core/level';
import type { StressTask } from '#shared/pronunciation/stress-items';

const stressLevels = levels.slice(0, 3);
const hints: Record<StressTask, string> = {
  word: 'Tap the syllable that is longer, louder and higher.',
  sentence: 'Tap the words that carry the meaning: they are stressed.',
  weak: 'Tap the small words that are hardly said.',
};

/** Stress in words and sentences, and weak forms: attempts, and what there is to know. */
export function Stress({ onStart }: { onStart: (start: AttemptStart) => void }) {
  const [task, setTask] = useState<StressTask>('word');
  const [level, setLevel] = useState<(typeof stressLevels)[number]>('A2');
  const count = task === 'word' ? 10 : 6;
  const toGive: Givable = {
    appId: 'pronunciation-trainer',
    title: 'Stress',
    activity: { kind: 'stress', task, levels: [level], count },
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card as="section" aria-labelledby="stress" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h2 id="stress" className="text-lg font-bold">
          Find the stress
        </h2>
        <SegmentedControl<StressTask>
          label="What to mark"
          options={[
            { value: 'word', label: 'Syllables in words' },
            { value: 'sentence', label: 'Words in sentences' },
            { value: 'weak', label: 'Weak words' },
          ]}
          value={task}
          onChange={setTask}
        />
        <SegmentedControl
          label="Level"
          options={stressLevels.map((value) => ({ value, label: value }))}
          value={level}
          onChange={setLevel}
        />
        <p>{hints[task]}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            icon={<Play />}
            onClick={() => onStart({ activity: { kind: 'stress', task, levels: [level], count }, mode: 'practice' })}
          >
            Start {count} questions
          </Button>
          <PlayLiveButton work={toGive} />
          <GiveButton work={toGive} />
        </div>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card as="section" aria-labelledby="rules" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h2 id="rules" className="text-lg font-bold">
            What nearly always holds
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] list-disc gap-2 pl-5">
            {Object.values(stressRules).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
        <Card as="section" aria-labelledby="weak" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h2 id="weak" className="text-lg font-bold">
            Weak forms
          </h2>
          <p>Small words lose their vowel inside a sentence. At its end, or alone, they keep it.</p>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11em),1fr))] gap-x-6 gap-y-1">
            {Object.entries(weakForms).map(([word, ipa]) => (
              <div key={word} className="flex justify-between gap-2 border-b border-line py-1">
                <dt>{word}</dt>
                <dd>
                  <Ipa>{`/${ipa}/`}</Ipa>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}
