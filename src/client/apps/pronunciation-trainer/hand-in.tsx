import { Send } from 'lucide-react';
import { useState } from 'react';
import { inBase64 } from '#client/lib/in-base64';
import { trpc } from '#client/lib/trpc';
import { useRetentionDays } from '#client/lib/use-retention-days';
import type { Take } from '#client/speech/record';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { count } from '#shared/core/count';

interface HandInProps {
  take: Take;
  target: string;
  contrast: string;
}

/** Gives the recording to a teacher whom the student has accepted; nothing for those who have none. */
export function HandIn({ take, target, contrast }: HandInProps) {
  const profile = trpc.profile.get.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const keptDays = useRetentionDays('recordings');
  const utils = trpc.useUtils();
  // What fails is said by the one toast for failures.
  const handIn = trpc.pronunciation.handIn.useMutation({
    onSuccess: () => utils.pronunciation.recordings.invalidate(),
  });
  const [chosenId, setChosenId] = useState<string>();
  /** The recording that was given away already. */
  const [sentTake, setSentTake] = useState<Take>();
  const teachers = profile.data?.tokenOwners.filter(({ accepted }) => accepted) ?? [];
  const teacher = teachers.find(({ id }) => id === chosenId) ?? teachers[0];
  if (!teacher) return null;

  async function send(teacherId: string) {
    const audio = await inBase64(take.sound);
    handIn.mutate(
      { teacherId, target, contrast, seconds: take.seconds, audio },
      { onSuccess: () => setSentTake(take) },
    );
  }
  if (sentTake === take) {
    return <p role="status">Handed in to {teacher.username}. The answer comes under “Handed in”.</p>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      {teachers.length > 1 && (
        <SelectField
          label="Teacher"
          options={teachers.map(({ id, username }) => ({ value: id, label: username }))}
          value={teacher.id}
          onChange={setChosenId}
        />
      )}
      <p className="text-sm">
        Only {teacher.username} and you can hear it. It is deleted after{' '}
        {keptDays === undefined ? 'some time' : count(keptDays, 'day')}, or when you delete it.
      </p>
      <div>
        <Button variant="secondary" icon={<Send />} pending={handIn.isPending} onClick={() => void send(teacher.id)}>
          Hand in to {teacher.username}
        </Button>
      </div>
    </div>
  );
}
