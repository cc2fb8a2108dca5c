import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod';
import { planPath } from '#client/lessons/plan-path';
import { useAuth } from '#client/lib/auth';
import { useDialogForm } from '#client/lib/dialog-form';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { useTotalTokens } from '#client/lib/use-balance';
import { Checkbox } from '#client/ui/checkbox';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { planFocusInput } from '#shared/api/focus';
import type { ProfilePoint } from '#shared/api/progress';
import type { Period } from '#shared/classes/period';
import { findApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { listText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';
import { leastMinutesOfFocus } from '#shared/lessons/plan/focus-minutes';

const price = findApp('lesson-planner')?.tokenCost ?? 0;
const usualMinutes = 45;
/** So many are chosen at first. */
const usualPoints = 2;

const planForm = z.object({
  minutes: z.coerce.number().pipe(planFocusInput.shape.minutes),
  asksAgain: z.preprocess((value) => value === 'on', z.boolean()),
});

interface PlanDialogProps {
  classId: string;
  period: Period;
  /** What the class gets wrong, what matters most first. */
  items: readonly ProfilePoint[];
  onClose: () => void;
}

/** Plans a lesson from what a class gets wrong, and opens it. */
export function PlanDialog({ classId, period, items, onClose }: PlanDialogProps) {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const { refreshProfile } = useAuth();
  const tokens = useTotalTokens();
  const focuses = trpc.focus.list.useQuery({ id: classId });
  const [points, setPoints] = useState(() => items.slice(0, usualPoints).map(({ point }) => point));
  /** What returns, besides what the lesson is on anyway. */
  const due = (focuses.data?.items ?? []).flatMap((focus) =>
    focus.points
      .filter(({ point, returning }) => returning?.state === 'due' && !points.includes(point))
      .flatMap(({ point }) => pointById(point)?.name ?? []),
  );
  const [asksAgain, setAsksAgain] = useState(true);
  const [pointsFault, setPointsFault] = useState<string>();
  const key = useRef({ of: '', id: '' });
  const plan = trpc.focus.plan.useMutation({
    onSuccess: () => Promise.all([utils.focus.invalidate(), utils.library.list.invalidate()]),
  });
  const startsWithDue = due.length > 0 && asksAgain;
  const least = leastMinutesOfFocus(Math.max(1, points.length), startsWithDue);
  const { form, ...failing } = useDialogForm<z.infer<typeof planForm>>({
    schema: async () => planForm,
    fields: { focus_too_short: 'minutes' },
    async onValid({ minutes, asksAgain }) {
      const asked = { id: classId, ...period, points, minutes, asksAgain };
      const checked = planFocusInput.shape.points.safeParse(points);
      if (!checked.success) return setPointsFault(checked.error.issues[0]?.message);
      // The same wish is one request until it was answered: pressed again after a broken connection, it is paid once.
      const wish = JSON.stringify(asked);
      if (key.current.of !== wish) key.current = { of: wish, id: newId() };
      const { lessonId, paid } = await plan.mutateAsync({ ...asked, idempotencyKey: key.current.id });
      notify.success(`${count(paid.charged, 'token was', 'tokens were')} used.`);
      void refreshProfile();
      navigate(planPath(lessonId));
    },
  });
  function choose(point: string, isChosen: boolean) {
    setPointsFault(undefined);
    // In the order of the profile: the lesson is about the first of them.
    setPoints(items.map((one) => one.point).filter((one) => (one === point ? isChosen : points.includes(one))));
  }
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Plan from this"
      description="A lesson on what you choose: new sentences with the mistakes of your class, which name nobody, and a quiz at the end that shows whether it helped."
      sendLabel={`Make the plan for ${count(price, 'token')}`}
      onClose={onClose}
    >
      <fieldset aria-describedby={pointsFault && 'points-fault'} className="min-w-0">
        <legend className="font-bold">One to three points</legend>
        <div className="max-h-64 overflow-y-auto">
          {items.map(({ point, students, wrong }) => (
            <Checkbox
              key={point}
              label={pointById(point)?.name ?? point}
              hint={wrong > 0 ? `${count(students, 'student')}, ${wrong} wrong` : count(students, 'student')}
              checked={points.includes(point)}
              onChange={(isChosen) => choose(point, isChosen)}
            />
          ))}
        </div>
        {pointsFault && (
          <p id="points-fault" role="alert" className="text-bad">
            {pointsFault}
          </p>
        )}
      </fieldset>
      {due.length > 0 && (
        <Checkbox
          name="asksAgain"
          label="Begin with what is to be asked again"
          hint={`${listText(due)}. Nobody is counted there: it returns in a week.`}
          checked={asksAgain}
          onChange={setAsksAgain}
        />
      )}
      <TextField
        label="Minutes"
        name="minutes"
        inputMode="numeric"
        className="w-40"
        hint={`At least ${least} for this`}
        defaultValue={Math.max(usualMinutes, least)}
        error={form.errors.minutes}
      />
      <p className="text-sm text-muted">
        You have {count(tokens, 'token')}. The plan is paid once, and kept in My work; changing it costs nothing.
      </p>
    </FormDialog>
  );
}
