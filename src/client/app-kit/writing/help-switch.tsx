import type { HelpLevel } from '../../../shared/schemas/writing';
import { trpc } from '../../lib/trpc';
import { Segmented } from '../../ui/segmented';

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
  const help = trpc.writing.help.useQuery();
  const set = trpc.writing.setHelp.useMutation({
    onSuccess: (now) => utils.writing.help.setData(undefined, now),
  });
  if (!help.data) return null;
  const value = (set.isPending && set.variables.help) || help.data.help;
  return (
    <div className="grid gap-1.5">
      <Segmented<HelpLevel>
        label="Help by a language model, for your students"
        value={value}
        onChange={(next) => set.mutate({ help: next })}
        options={(['off', 'questions', 'full'] as const).map((one) => ({ value: one, label: texts[one].label }))}
      />
      <p className="max-w-measure text-muted">{texts[value].says}</p>
    </div>
  );
}
