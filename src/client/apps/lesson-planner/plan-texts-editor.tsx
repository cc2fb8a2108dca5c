import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import type { LessonData } from '#shared/content/lessons/lesson';
import { TypedText } from './typed-text';

interface PlanTextsProps {
  data: LessonData;
  onChange: (data: LessonData) => void;
}

const note = 2000;
const line = 300;
const mostRows = 12;

export function AimsEditor({ data, onChange }: PlanTextsProps) {
  const { aims } = data;
  const set = (change: Partial<LessonData['aims']>) => onChange({ ...data, aims: { ...aims, ...change } });
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="text-lg font-bold">Aims</h3>
      <TypedText label="Main aim" most={note} rows={1} value={aims.main} onChange={(main) => set({ main })} />
      <TypedText
        label="Also"
        most={note}
        rows={1}
        value={aims.secondary}
        onChange={(secondary) => set({ secondary })}
      />
      <TypedText
        label="For me as a teacher"
        most={note}
        rows={1}
        value={aims.personal}
        onChange={(personal) => set({ personal })}
      />
    </Card>
  );
}

/** Check questions, problems, differentiation, homework and exit ticket: all of it can be changed where it stands. */
export function AroundEditor({ data, onChange }: PlanTextsProps) {
  const { checks, problems } = data;
  return (
    <>
      <Card as="section" className="grid gap-3">
        <h3 className="text-lg font-bold">Check understanding</h3>
        <Pairs
          rows={checks.map(({ question, answer }) => [question, answer] as const)}
          names={['Question', 'Answer to hear']}
          most={line}
          onChange={(rows) => onChange({ ...data, checks: rows.map(([question, answer]) => ({ question, answer })) })}
        />
      </Card>
      <Card as="section" className="grid gap-3">
        <h3 className="text-lg font-bold">What may go wrong</h3>
        <Pairs
          rows={problems.map(({ problem, solution }) => [problem, solution] as const)}
          names={['Problem', 'What helps']}
          most={note}
          onChange={(rows) =>
            onChange({ ...data, problems: rows.map(([problem, solution]) => ({ problem, solution })) })
          }
        />
      </Card>
      <Card as="section" className="grid gap-3">
        <h3 className="text-lg font-bold">For different students, and after</h3>
        <TypedText
          label="Support"
          most={note}
          rows={1}
          value={data.support}
          onChange={(support) => onChange({ ...data, support })}
        />
        <TypedText
          label="Challenge"
          most={note}
          rows={1}
          value={data.challenge}
          onChange={(challenge) => onChange({ ...data, challenge })}
        />
        <TypedText
          label="Homework"
          most={note}
          rows={1}
          value={data.homework}
          onChange={(homework) => onChange({ ...data, homework })}
        />
        <TypedText
          label="Exit ticket"
          most={note}
          rows={1}
          value={data.exitTicket}
          onChange={(exitTicket) => onChange({ ...data, exitTicket })}
        />
      </Card>
    </>
  );
}

type Row = readonly [string, string];

interface PairsProps {
  rows: readonly Row[];
  names: readonly [string, string];
  most: number;
  onChange: (rows: Row[]) => void;
}

function Pairs({ rows, names: [first, second], most, onChange }: PairsProps) {
  const set = (place: number, row: Row) => onChange(rows.map((one, at) => (at === place ? row : one)));
  return (
    <>
      <ul className="grid gap-3">
        {rows.map(([a, b], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names; their texts follow what they are given
          <li key={place} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              <TypedText
                label={`${first} ${place + 1}`}
                hideLabel
                most={most}
                rows={1}
                value={a}
                onChange={(text) => set(place, [text, b])}
              />
              <TypedText
                label={`${second} ${place + 1}`}
                hideLabel
                most={most}
                rows={1}
                value={b}
                onChange={(text) => set(place, [a, text])}
              />
            </div>
            <IconButton
              size="sm"
              label={`Remove ${first.toLowerCase()} ${place + 1}`}
              icon={<Trash2 />}
              onClick={() => onChange(rows.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      {rows.length < mostRows && (
        <div>
          <Button size="sm" variant="quiet" icon={<Plus />} onClick={() => onChange([...rows, ['', '']])}>
            Add {first.toLowerCase()}
          </Button>
        </div>
      )}
    </>
  );
}
