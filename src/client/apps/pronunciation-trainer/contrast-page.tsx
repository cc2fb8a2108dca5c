import { ArrowLeft, Mic, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { Ipa, WithIpa } from '#client/speech/ipa';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { Contrast } from '#shared/content/sounds/pair';
import { contrastTitle, signOf, soundById } from '#shared/content/sounds/sound';
import { type ListeningTask, listeningTasks } from '#shared/pronunciation/listening-items';
import type { Choices } from './choices';
import { MouthView } from './mouth/mouth-view';
import { ProgressDays } from './progress-days';
import { SaveSet } from './save-set';
import { SayButton } from './say-button';
import { useSoundProgress } from './use-sounds';
import { pathTo } from './view';

interface ContrastPageProps {
  contrast: Contrast;
  choices: Choices;
  onChange: (next: Partial<Choices>) => void;
  onStart: (start: AttemptStart) => void;
}

type Exercise = ListeningTask | 'all';
const exercises: { value: Exercise; label: string }[] = [
  { value: 'all', label: 'All in turn' },
  { value: 'which', label: 'Which word' },
  { value: 'same', label: 'Same or different' },
  { value: 'odd', label: 'Odd one out' },
];

/** Two sounds side by side: how each is made, the words, and the exercises. */
export function ContrastPage({ contrast, choices, onChange, onStart }: ContrastPageProps) {
  const [exercise, setExercise] = useState<Exercise>('all');
  const { byContrast } = useSoundProgress();
  const { canSpeak } = useSpeech();
  const progress = byContrast.get(contrast.id);
  const tasks = exercise === 'all' ? [...listeningTasks] : [exercise];
  const activity = { kind: 'sounds' as const, contrasts: [contrast.id], tasks, count: Number(choices.count) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <ButtonLink href={pathTo({})} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          All pairs of sounds
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="text-2xl font-bold">
          <WithIpa text={contrastTitle(contrast)} />
        </h2>
        <p className="max-w-measure text-lg">{contrast.hint}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card as="section" aria-labelledby="exercise" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h3 id="exercise" className="text-lg font-bold">
            Hear the difference
          </h3>
          <SegmentedControl label="Exercise" options={exercises} value={exercise} onChange={setExercise} />
          <SegmentedControl
            label="Questions"
            options={(['5', '10', '20'] as const).map((value) => ({ value, label: value }))}
            value={choices.count}
            onChange={(count) => onChange({ count })}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={<Play />} onClick={() => onStart({ activity, mode: 'practice' })}>
              Start
            </Button>
            <ButtonLink variant="secondary" icon={<Mic />} href={pathTo({ tab: 'speak', contrast: contrast.id })}>
              Say it
            </ButtonLink>
            <SaveSet contrast={contrast} tasks={tasks} count={Number(choices.count)} />
          </div>
        </Card>
        <div className="grid grid-cols-2 gap-4">
          {contrast.sounds.map((id) =>
            id === null ? (
              <Card key="none" className="grid place-items-center text-center text-muted">
                The second word begins with the vowel itself.
              </Card>
            ) : (
              <Card key={id} pressable className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 p-3">
                <Link
                  href={pathTo({ tab: 'sounds', sound: id })}
                  className="text-xl font-bold no-underline outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  <Ipa>{signOf(id)}</Ipa> <span className="sr-only">: how to say it</span>
                </Link>
                <MouthView sound={id} isDecoration />
                <p className="text-sm">
                  <WithIpa text={soundById(id).mouth} />
                </p>
              </Card>
            ),
          )}
        </div>
      </div>
      {progress && <ProgressDays progress={progress} />}
      <section aria-labelledby="pairs" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="pairs" className="text-lg font-bold">
          {contrast.pairs.length} pairs
        </h3>
        {!canSpeak && <p className="text-muted">No English voice can be heard here: read the pairs aloud yourself.</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {contrast.pairs.map((pair) => (
            <li key={pair.join()} className="flex flex-wrap gap-2">
              {pair.map((text) => (
                <SayButton key={text} text={text} className="min-w-0 flex-1" />
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
