import { Play, Printer } from 'lucide-react';
import { useState } from 'react';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import type { RouterInputs } from '#client/lib/trpc';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { examSets, notAffiliated } from '#shared/content/exams/catalogue';
import { type Level, levels } from '#shared/core/level';
import { ClassList } from './class-list';
import { OwnTests } from './own-tests';
import { PastTests } from './past-tests';
import type { Printing } from './print-test';

type Activity = RouterInputs['attempts']['start']['activity'];

const noVoice = 'No English voice can be heard here.';

/** Given like a test: nothing is told before the end. */
const tested = { appId: 'esl-tests', rules: { release: 'end' } } as const;

interface HomeProps {
  onStart: (activity: Activity) => void;
  onOpen: (attemptId: string) => void;
  /** Of a test of one's own. */
  onEdit: (testId: string) => void;
  onPrint: (printing: Printing) => void;
}

/** The tests that can be taken at once, what was begun or taken before, and where a class stands. */
export function Home({ onStart, onOpen, onEdit, onPrint }: HomeProps) {
  const { canSpeak } = useSpeech();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card as="section" aria-labelledby="placement" className="grid content-start gap-4">
          <h2 id="placement" className="text-lg font-bold">
            Placement test
          </h2>
          <p>
            Twenty to thirty questions, about twenty minutes. Each answer decides what comes next; the test is over when
            the level is clear, and after thirty at the latest. The result is a level with its range, for the whole and
            for each skill.
          </p>
          {!canSpeak && <p>{noVoice} Listening is left out.</p>}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              icon={<Play />}
              onClick={() => onStart({ kind: 'placement', ...(!canSpeak && { withoutListening: true }) })}
            >
              Start the placement test
            </Button>
            <GiveButton work={{ ...tested, title: 'Placement test', activity: { kind: 'placement' } }} />
          </div>
        </Card>
        <LevelTest onStart={onStart} onPrint={onPrint} />
      </div>
      <PastTests onOpen={onOpen} />
      <section aria-labelledby="exams" className="grid gap-3">
        <h2 id="exams" className="text-lg font-bold">
          Exam-style sets
        </h2>
        <p className="max-w-measure text-muted">{notAffiliated}</p>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {examSets.map(({ id, title, style, minutes, ...set }) => (
            <Card as="li" key={id} className="grid content-start gap-3">
              <h3 className="font-bold">{title}</h3>
              <p className="text-muted">
                {style}. {minutes} minutes.
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  icon={<Play />}
                  aria-label={`Start ${title}`}
                  onClick={() => onStart({ kind: 'exam-set', id })}
                >
                  Start
                </Button>
                <Button
                  variant="quiet"
                  icon={<Printer />}
                  aria-label={`Print ${title}`}
                  onClick={() => onPrint({ activity: { kind: 'exam-set', id } })}
                >
                  Print
                </Button>
                {!('isHeard' in set) && (
                  <PlayLiveButton
                    variant="quiet"
                    about={title}
                    work={{ ...tested, title, activity: { kind: 'exam-set', id } }}
                  />
                )}
                <GiveButton variant="quiet" work={{ ...tested, title, activity: { kind: 'exam-set', id } }} />
              </div>
            </Card>
          ))}
        </ul>
      </section>
      <OwnTests onStart={onStart} onEdit={onEdit} />
      <ClassList />
    </div>
  );
}

const skillNames = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  reading: 'Reading',
  listening: 'Listening',
} as const;
type TestedSkill = keyof typeof skillNames;
const isTested = (skill: string): skill is TestedSkill => Object.hasOwn(skillNames, skill);
const skills = Object.keys(skillNames).filter(isTested);

const counts = ['10', '20', '30'] as const;

function LevelTest({ onStart, onPrint }: Pick<HomeProps, 'onStart' | 'onPrint'>) {
  const [level, setLevel] = useState<Level>('A2');
  const [count, setCount] = useState<(typeof counts)[number]>('20');
  const [chosenSkills, setChosenSkills] = useState<readonly TestedSkill[]>(skills);
  const { canSpeak } = useSpeech();
  /** What can be asked here: on paper, and on other devices, all that is chosen. */
  const heardSkills = canSpeak ? chosenSkills : chosenSkills.filter((skill) => skill !== 'listening');
  const activity = { kind: 'level-test' as const, level, skills: [...chosenSkills], count: Number(count) };
  const isEmpty = chosenSkills.length === 0;
  const toGive = isEmpty ? undefined : { ...tested, title: `Level test ${level}`, activity };
  return (
    <Card as="section" aria-labelledby="progress" className="grid content-start gap-4">
      <h2 id="progress" className="text-lg font-bold">
        Progress test
      </h2>
      <p>Questions of one level, drawn anew each time. One and a half minutes for each.</p>
      <div className="flex flex-wrap gap-4">
        <SegmentedControl
          label="Level"
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: value }))}
        />
        <SegmentedControl
          label="Questions"
          value={count}
          onChange={setCount}
          options={counts.map((value) => ({ value, label: value }))}
        />
      </div>
      <fieldset>
        <legend className="mb-1">Skills</legend>
        <div className="flex flex-wrap gap-x-6">
          {skills.map((skill) => (
            <Checkbox
              key={skill}
              label={skillNames[skill]}
              checked={chosenSkills.includes(skill)}
              onChange={(on) =>
                setChosenSkills(skills.filter((one) => (one === skill ? on : chosenSkills.includes(one))))
              }
            />
          ))}
        </div>
        <p role="status" className="text-muted empty:hidden">
          {isEmpty
            ? 'Choose at least one skill.'
            : heardSkills.length < chosenSkills.length && `${noVoice} On screen, listening is left out.`}
        </p>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Play />}
          aria-disabled={heardSkills.length === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => heardSkills.length > 0 && onStart({ ...activity, skills: [...heardSkills] })}
        >
          Start the progress test
        </Button>
        <Button
          variant="quiet"
          icon={<Printer />}
          aria-disabled={isEmpty || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => !isEmpty && onPrint({ activity })}
        >
          Print it
        </Button>
        <PlayLiveButton work={chosenSkills.some((skill) => skill !== 'listening') ? toGive : undefined} />
        <GiveButton work={toGive} />
      </div>
    </Card>
  );
}
