import { trpc } from '#client/lib/trpc';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { HelpLevel } from '#shared/core/student-settings';

const texts: Record<HelpLevel, { label: string; says: string }> = {
  off: { label: 'Off', says: 'Your students get the built-in questions and checks only.' },
  questions: {
    label: 'Questions only',
    says: 'A language model may ask your students about their texts. It writes nothing.',
  },
  full: { label: 'Full', says: 'A language model may do all that an app offers, also give feedback and drafts.' },
};

/** How far a language model may help the students whom a teacher associated. */
export function HelpSwitch() {
  const utils = trpc.useUtils();
  const settings = trpc.profile.studentSettings.useQuery();
  const set = trpc.profile.setStudentSettings.useMutation({
    onSuccess: (now) => utils.profile.studentSettings.setData(undefined, now),
  });
  if (!settings.data) return null;
  const value = (set.isPending && set.variables.writingHelp) || settings.data.mine.writingHelp;
  return (
    <div className="grid gap-1.5">
      <SegmentedControl<HelpLevel>
        label="Help by a language model, for your students"
        value={value}
        onChange={(next) => set.mutate({ writingHelp: next })}
        options={(['off', 'questions', 'full'] as const).map((one) => ({ value: one, label: texts[one].label }))}
      />
      <p className="max-w-measure text-muted">{texts[value].says}</p>
    </div>
  );
}
