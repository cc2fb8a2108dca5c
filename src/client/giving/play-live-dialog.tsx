import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDialogForm } from '#client/lib/dialog-form';
import { LoadFailed } from '#client/lib/load-failed';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { openClasses } from '#client/lib/usual-classes';
import { FormDialog } from '#client/ui/form-dialog';
import { SelectField, type SelectOption } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { mostTeams, type NameSource, nameSources } from '#shared/live/settings';
import { hasStandings, isAlone, type Way, ways } from '#shared/live/ways';
import { rememberChoices, usualChoices } from './live-choices';
import type { LiveValues } from './live-form';
import { nameSourceNames, wayNames } from './live-names';
import type { Playable } from './playable';

interface PlayLiveDialogProps {
  work: Playable;
  /** The class that is chosen at first. */
  toClass?: string | undefined;
  onClose: () => void;
}

const times = ['', '10', '20', '30', '45', '60', '90', '120'].map((value) => ({
  value,
  label: value === '' ? 'No limit: you close it' : `${value} seconds`,
}));
const teamOptions = Array.from({ length: mostTeams - 1 }, (_, at) => ({
  value: `${at + 2}`,
  label: `${at + 2} teams`,
}));
const standingsOptions = [
  { value: 'true', label: 'With names' },
  { value: 'false', label: 'Without names' },
];
const pointsOptions = [
  { value: 'accuracy', label: 'For right answers' },
  { value: 'speed', label: 'More for quick right answers' },
];
const wayOptions: readonly SelectOption<Way>[] = ways.map((value) => ({ value, label: wayNames[value] }));

/** How a game is played, as it was the last time: one press more opens its lobby. */
export function PlayLiveDialog({ work, toClass, onClose }: PlayLiveDialogProps) {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const classes = trpc.classes.list.useQuery();
  const [usual] = useState(usualChoices);
  const [way, setWay] = useState<Way>(ways.find((one) => one === usual.way) ?? 'together');
  const isTimed = !isAlone({ way });
  const [classId, setClassId] = useState<string>();
  // One name for all presses of this dialog: a game whose answer was lost is not made again.
  const requestId = useRef(newId());
  const make = trpc.live.make.useMutation({ onSuccess: () => utils.live.list.invalidate() });
  const { form, ...failing } = useDialogForm<LiveValues>({
    schema: () => import('./live-form').then((m) => m.liveForm),
    fields: { live_needs_class: 'names' },
    async onValid(values) {
      const { classId: chosen, seconds = null, ...settings } = values;
      const { appId, from, title } = work;
      const { id } = await make.mutateAsync({
        requestId: requestId.current,
        appId,
        from,
        title,
        classId: chosen,
        settings: { ...settings, seconds },
      });
      rememberChoices(values);
      onClose();
      navigate(`/live/${id}`);
    },
  });
  const open = openClasses(classes.data?.items ?? []);
  const classOptions = [{ value: '', label: 'Anyone with the code' }, ...open.map(toOption)];
  const playing = classId ?? open.find(({ id }) => id === (toClass ?? usual.classId))?.id ?? '';
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Play live"
      description={`All play “${work.title}” at one time, on phones or on paper. You lead.`}
      sendLabel="Open the lobby"
      onClose={onClose}
    >
      {classes.isPending ? (
        <SkeletonText lines={8} />
      ) : (
        <>
          {classes.isError && <LoadFailed what="Your classes" query={classes} />}
          <SelectField label="Way to play" name="way" options={wayOptions} defaultValue={way} onChange={setWay} />
          {way === 'teams' && (
            <SelectField label="Number of teams" name="teams" options={teamOptions} defaultValue={usual.teams ?? '2'} />
          )}
          <SelectField
            label="Who plays"
            name="classId"
            options={classOptions}
            value={playing}
            hint={playing ? 'Its students play under their own names. Others can come in as guests.' : undefined}
            onChange={setClassId}
          />
          {isTimed && (
            <SelectField
              label="Time for a question"
              name="seconds"
              options={times}
              defaultValue={usual.seconds ?? '20'}
              error={form.errors.seconds}
            />
          )}
          {isTimed && hasStandings({ way }) && (
            <SelectField
              label="Points"
              name="points"
              options={pointsOptions}
              defaultValue={usual.points ?? 'accuracy'}
            />
          )}
          <SelectField
            key={playing}
            label="Names of players"
            name="names"
            options={nameOptions(playing !== '')}
            defaultValue={
              nameSources.find((one) => one === usual.names && (one !== 'roster' || playing)) ?? 'generated'
            }
            error={form.errors.names}
          />
          {hasStandings({ way }) && (
            <SelectField
              label="Standings"
              name="showsNames"
              options={standingsOptions}
              defaultValue={usual.showsNames ?? 'true'}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Names of the roster are for the students of a class. */
const nameOptions = (hasClass: boolean): SelectOption<NameSource>[] =>
  nameSources
    .filter((value) => value !== 'roster' || hasClass)
    .map((value) => ({ value, label: nameSourceNames[value] }));
