import { Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { localDate } from '#client/lib/format';
import { settings as portal } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { playSound } from '#client/speech/play-sound';
import { soundOf } from '#client/speech/sound-of';
import { countTakes, forgetAllTakes } from '#client/speech/take-store';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { type Mark, markNames, marks, type Recording, recordingLimits } from '#shared/api/pronunciation';
import { count } from '#shared/core/count';
import { mayAssociate } from '#shared/core/roles';

/** What students handed in, to be heard and marked, and what one handed in oneself. */
export function HandedIn() {
  const { role } = useUser();
  const list = trpc.pronunciation.recordings.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const isTeacher = mayAssociate(role);
  if (list.isError) {
    return (
      <Banner
        tone="warn"
        title="The recordings could not be loaded."
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      />
    );
  }
  if (!list.data) return <SkeletonText lines={6} />;
  const { heard, spoken } = list.data;
  const open = heard.filter(({ mark }) => mark === null);
  const marked = heard.filter(({ mark }) => mark !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isTeacher && (
        <>
          <Rows title="To listen to" recordings={open}>
            <EmptyState title="Nothing to listen to">
              Students whom you added and who accepted can hand in a recording under Speak.
            </EmptyState>
          </Rows>
          {marked.length > 0 && <Rows title="Marked" recordings={marked} />}
          <StudentSwitch />
        </>
      )}
      {(!isTeacher || spoken.length > 0) && (
        <Rows title="What you handed in" recordings={spoken}>
          <EmptyState title="Nothing handed in yet">
            Record a word under Speak. You can hand it in to a teacher who added you and whom you accepted.
          </EmptyState>
        </Rows>
      )}
      <OnThisDevice />
    </div>
  );
}

function Rows({
  title,
  recordings,
  children,
}: {
  title: string;
  recordings: readonly Recording[];
  children?: React.ReactNode;
}) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {recordings.length === 0 ? (
        children
      ) : (
        <ul className="divide-y divide-line rounded-card edge-card bg-surface">
          {recordings.map((recording) => (
            <Row key={recording.id} recording={recording} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ recording }: { recording: Recording }) {
  const { id, target, who, isMine, createdAt, expiresAt, mark, note, seconds } = recording;
  const utils = trpc.useUtils();
  const refresh = () => utils.pronunciation.recordings.invalidate();
  const remove = trpc.pronunciation.remove.useMutation({ onSuccess: refresh });
  const [isPlaying, setPlaying] = useState(false);

  async function play() {
    setPlaying(true);
    try {
      await playSound(soundOf(await utils.pronunciation.hear.fetch({ id }, { staleTime: Number.POSITIVE_INFINITY })));
    } catch {
      // It was deleted meanwhile: the list will say so.
      await refresh();
    }
    setPlaying(false);
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-lg font-bold wrap-anywhere">{target}</p>
          <p className="text-sm text-muted">
            {isMine ? 'To' : 'From'} {who}, {localDate(createdAt)}. Deleted on {localDate(expiresAt)}.
          </p>
        </div>
        {isMine && (
          <Badge tone={mark === 'clear' ? 'good' : 'neutral'}>{mark ? markNames[mark] : 'Not heard yet'}</Badge>
        )}
        <Button variant="secondary" icon={<Play />} pending={isPlaying} onClick={() => void play()}>
          Play<span className="sr-only"> {target}</span> ({seconds.toFixed(1)} s)
        </Button>
        <IconButton label={`Delete ${target}`} icon={<Trash2 />} onClick={() => remove.mutate({ id })} />
      </div>
      {isMine ? note && <p>{note}</p> : <MarkForm recording={recording} onMarked={refresh} />}
    </li>
  );
}

/** A mark by one press; a word about it may follow. */
function MarkForm({
  recording: { id, target, mark, note: savedNote },
  onMarked,
}: {
  recording: Recording;
  onMarked: () => unknown;
}) {
  const [note, setNote] = useState(savedNote);
  const save = trpc.pronunciation.mark.useMutation({ onSuccess: () => void onMarked() });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SegmentedControl<Mark | ''>
        label={`Mark for ${target}`}
        options={marks.map((value) => ({ value, label: markNames[value] }))}
        value={mark ?? ''}
        onChange={(value) => value !== '' && save.mutate({ id, mark: value, note })}
      />
      <TextField
        label="Note"
        optional
        maxLength={recordingLimits.note}
        className="min-w-0 flex-1 basis-48"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {mark && note !== savedNote && (
        <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate({ id, mark, note })}>
          Save the note
        </Button>
      )}
    </div>
  );
}

/** Whether students may let their browser write down what they say. */
function StudentSwitch() {
  const utils = trpc.useUtils();
  const settings = trpc.profile.studentSettings.useQuery();
  const change = trpc.profile.setStudentSettings.useMutation({
    onSuccess: (changed) => utils.profile.studentSettings.setData(undefined, changed),
  });
  if (!settings.data) return null;
  return (
    <section aria-labelledby="switch" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="switch" className="text-lg font-bold">
        For your students
      </h2>
      <Checkbox
        label="Students may use speech recognition"
        hint={`${portal.speech?.listens ? 'The sound is sent to your school’s speech server, or by the browser to its maker' : 'Most browsers send the sound to their maker'}. Each student is asked before anything is sent.`}
        checked={settings.data.mine.recognition === 'on'}
        onChange={(next) => change.mutate({ recognition: next ? 'on' : 'off' })}
      />
    </section>
  );
}

/** All recordings that this browser keeps of this person, and how to be rid of them. */
function OnThisDevice() {
  const { id } = useUser();
  const [takeCount, setTakeCount] = useState<number>();
  useEffect(() => {
    void countTakes(id).then(setTakeCount);
  }, [id]);
  if (!takeCount) return null;
  return (
    <section aria-labelledby="device" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="device" className="text-lg font-bold">
        On this device
      </h2>
      <p>{count(takeCount, 'recording is', 'recordings are')} kept in this browser and nowhere else.</p>
      <div>
        <Button
          variant="secondary"
          icon={<Trash2 />}
          onClick={() => void forgetAllTakes(id).then(() => setTakeCount(0))}
        >
          Delete all of them
        </Button>
      </div>
    </section>
  );
}
