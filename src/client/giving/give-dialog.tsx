import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useDialogForm } from '#client/lib/dialog-form';
import { LoadFailed } from '#client/lib/load-failed';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { openClasses, rememberClasses, usualClasses } from '#client/lib/usual-classes';
import { Checkbox } from '#client/ui/checkbox';
import { FormDialog } from '#client/ui/form-dialog';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { ClassSummary } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { BookFields } from './book-fields';
import type { Givable } from './givable';
import type { GiveValues } from './give-forms';
import { GivenFields } from './given-fields';

interface GiveDialogProps {
  work: Givable;
  /** The class that is chosen at first, where it can be given something. */
  toClass?: string | undefined;
  onClose: () => void;
}

/** Gives something to classes: with one class, or the same as last time, it is one press. */
export function GiveDialog({ work, toClass, onClose }: GiveDialogProps) {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const classes = trpc.classes.list.useQuery();
  const open = classes.data && openClasses(classes.data.items);
  const [chosen, setChosen] = useState<readonly string[]>();
  const classIds = chosen ?? usualClasses(open ?? [], toClass);
  // One name for all presses of this dialog: what was given and whose answer was lost is not given again.
  const requestId = useRef(newId());
  const give = trpc.assignments.give.useMutation({
    onSuccess: () => Promise.all([utils.assignments.invalidate(), utils.classes.invalidate()]),
  });
  const [missing, setMissing] = useState<string>();
  const isBook = work.activity.kind === 'novel';
  const { form, ...failing } = useDialogForm<GiveValues>({
    schema: () => import('./give-forms').then((m) => (isBook ? m.giveBookForm : m.giveForm)),
    fields: { dates_wrong: 'dueAt' },
    async onValid({ title, note, dueAt, withCode, oneSecret, project, ...rules }) {
      // Pressed before the classes are there, the press waits for them.
      const all = open ?? openClasses((await utils.classes.list.ensureData()).items);
      const ids = chosen ?? usualClasses(all, toClass);
      if (ids.length === 0) return setMissing('Please choose a class.');
      const { appId } = work;
      const activity = project
        ? { kind: 'novel' as const, ...project }
        : isGame(work.activity)
          ? { ...work.activity, oneSecret }
          : work.activity;
      const input = { title, note, dueAt, rules, withCode, appId, activity, classIds: [...ids] };
      const given = await give.mutateAsync({ ...input, requestId: requestId.current });
      rememberClasses(ids);
      const names = all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
      notify.success(
        `${title} was given to ${names.length === 1 ? names[0] : count(names.length, 'class', 'classes')}.`,
      );
      onClose();
      // Its code is shown to the class next.
      const [only, ...others] = given.ids;
      if (withCode && only && others.length === 0) navigate(`/assignments/${only}`);
    },
  });
  const choose = (id: string, isChosen: boolean) => {
    setMissing(undefined);
    setChosen(isChosen ? [...classIds, id] : classIds.filter((one) => one !== id));
  };
  const now = { title: work.title, note: '', dueAt: null, rules: work.rules ?? { release: 'each' } } as const;
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Give to a class"
      description={
        isBook
          ? 'Each student writes a book of their own. You see how many words it has, and read what they hand in.'
          : 'Your students get it as it is now. A later change does not change what they were given.'
      }
      sendLabel="Give"
      onClose={onClose}
    >
      {classes.isPending && <SkeletonText lines={3} />}
      {classes.isError && <LoadFailed what="Your classes" query={classes} />}
      {open?.length === 0 && (
        <p>
          You have no class yet. <Link href="/classes">Make a class</Link>, and come back to give it this.
        </p>
      )}
      {open && open.length > 0 && <ClassChoice classes={open} chosen={classIds} missing={missing} onChoose={choose} />}
      {isBook ? (
        <BookFields now={now} isNew errors={form.errors} />
      ) : (
        <>
          <Checkbox
            name="withCode"
            label="Also with a code, for anyone"
            hint="Guests play it without an account. For practice: no limit of attempts, answers shown at once."
          />
          {isGame(work.activity) && (
            <Checkbox
              name="oneSecret"
              label="One secret for all"
              hint="Otherwise each player has another one. Who does not find it sees it when the work closes, or when you show it."
            />
          )}
          <GivenFields
            now={now}
            isPractice={work.activity.kind === 'cram' || isGame(work.activity)}
            errors={form.errors}
          />
        </>
      )}
    </FormDialog>
  );
}

const isGame = (activity: Givable['activity']) => activity.kind === 'twenty-questions';

interface ClassChoiceProps {
  classes: readonly ClassSummary[];
  chosen: readonly string[];
  missing: string | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

function ClassChoice({ classes, chosen, missing, onChoose }: ClassChoiceProps) {
  return (
    <fieldset aria-describedby={missing && 'class-missing'} className="min-w-0">
      <legend className="font-bold">To</legend>
      <div className="max-h-56 overflow-y-auto">
        {classes.map(({ id, name, students }) => (
          <Checkbox
            key={id}
            label={name}
            hint={count(students, 'student')}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChoose(id, isChosen)}
          />
        ))}
      </div>
      {missing && (
        <p id="class-missing" role="alert" className="text-bad">
          {missing}
        </p>
      )}
    </fieldset>
  );
}
