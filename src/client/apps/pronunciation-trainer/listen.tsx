import { Play } from 'lucide-react';
import { useState } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SelectField } from '#client/ui/select-field';
import { contrastIds } from '#shared/content/sounds/contrasts';
import { firstLanguages } from '#shared/content/sounds/first-languages';
import { mayAssociate } from '#shared/core/roles';
import { listeningTasks } from '#shared/pronunciation/listening-items';
import type { Choices } from './choices';
import { ContrastList } from './contrast-list';
import { HearingSettings } from './hearing-settings';
import { isKnown, suggestedFor, useSoundProgress } from './use-sounds';

interface ListenProps {
  choices: Choices;
  onChange: (next: Partial<Choices>) => void;
  onStart: (start: AttemptStart) => void;
}

const languageOptions = [
  { value: '', label: 'Several, or another one' },
  ...firstLanguages.map(({ id, name }) => ({ value: id, label: name })),
];

/** Something to play at once, and what is worth a class's time by its first language. */
export function Listen({ choices, onChange, onStart }: ListenProps) {
  const { role } = useUser();
  const profile = trpc.profile.get.useQuery(undefined, {
    enabled: mayAssociate(role),
    meta: { showsOwnErrors: true },
  });
  const students = profile.data?.associatedUsers.filter(({ accepted }) => accepted) ?? [];
  const [student, setStudent] = useState('');
  const { byContrast, isFailed, retry } = useSoundProgress(student);
  const suggested = suggestedFor(choices.language);
  const open = suggested.filter(({ contrast }) => !isKnown(byContrast.get(contrast)));
  const next = (open.length > 0 ? open : suggested).slice(0, 3).map(({ contrast }) => contrast);
  const toGive: Givable = {
    appId: 'pronunciation-trainer',
    title: 'Which sound is it?',
    activity: { kind: 'sounds', contrasts: next, tasks: [...listeningTasks], count: 10 },
  };
  const others = contrastIds.filter((id) => !suggested.some(({ contrast }) => contrast === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isFailed && (
        <Banner
          tone="warn"
          title="Your results so far could not be loaded."
          action={<Button onClick={retry}>Try again</Button>}
        >
          You can practise all the same.
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card as="section" aria-labelledby="ten" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h2 id="ten" className="text-lg font-bold">
            Train your ear
          </h2>
          <p>Ten questions on three pairs of sounds: which word, same or different, odd one out.</p>
          <SelectField
            label="First language of the class"
            options={languageOptions}
            value={choices.language}
            onChange={(language) => onChange({ language })}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              icon={<Play />}
              onClick={() =>
                onStart({
                  activity: { kind: 'sounds', contrasts: next, tasks: [...listeningTasks], count: 10 },
                  mode: 'practice',
                })
              }
            >
              Start listening
            </Button>
            <PlayLiveButton work={toGive} />
            <GiveButton work={toGive} />
          </div>
        </Card>
        <HearingSettings way={choices.hearing} onWay={(hearing) => onChange({ hearing })} />
      </div>
      {students.length > 0 && (
        <SelectField
          label="Results of"
          className="max-w-xs"
          options={[
            { value: '', label: 'Myself' },
            ...students.map(({ id, username }) => ({ value: id, label: username })),
          ]}
          value={student}
          onChange={setStudent}
        />
      )}
      <section aria-labelledby="suggested" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="suggested" className="text-lg font-bold">
          {choices.language ? 'Worth starting with' : 'Worth starting with in most classes'}
        </h2>
        <ContrastList contrasts={suggested} progress={byContrast} />
      </section>
      <section aria-labelledby="others" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="others" className="text-lg font-bold">
          All other pairs of sounds
        </h2>
        <ContrastList contrasts={others.map((contrast) => ({ contrast }))} progress={byContrast} />
      </section>
    </div>
  );
}
