import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { type Category, categories, categoryIds } from '#shared/content/things/thing';
import type { AddedThing } from '#shared/games/twenty-questions/added-things';
import { keepThing } from './kept-things';

interface AddThingProps {
  told: string;
  category: Category | '';
  answers: AddedThing['answers'];
}

/** Offers a thing that the computer did not know: to a teacher, who decides; or to the games on this device. */
export function AddThing({ told, category, answers }: AddThingProps) {
  const [name, setName] = useState(told);
  const [chosenCategory, setChosenCategory] = useState<Category>(category || 'objects');
  const [picked, setPicked] = useState<string>();
  const [isKept, setKept] = useState<boolean>();
  const { user } = useAuth();
  const circle = trpc.writing.circle.useQuery(undefined, { enabled: Boolean(user) });
  const suggest = trpc.twentyQuestions.suggest.useMutation({ meta: { showsOwnErrors: true } });
  const teachers = circle.data?.teachers ?? [];
  const teacherId = picked ?? teachers[0]?.id;

  function add(event: FormEvent) {
    event.preventDefault();
    const thing = { name: name.trim(), category: chosenCategory, answers };
    if (teacherId) suggest.mutate({ ...thing, teacherId });
    else setKept(keepThing(thing));
  }

  if (suggest.isSuccess) return <p>Thank you. Your teacher decides.</p>;
  if (isKept) return <p>Thank you. I know it now, in the games on this device.</p>;
  if (user && circle.isError) {
    return (
      <Banner
        tone="warn"
        title={failureText(circle.error, {
          fallback: 'Your teachers could not be loaded.',
          network: 'Your teachers could not be loaded. Please check your connection.',
        })}
        action={<Button onClick={() => void circle.refetch()}>Try again</Button>}
      />
    );
  }
  return (
    <form onSubmit={add} aria-label="Add it to the game" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>Shall I know it next time? Your answers go with it.</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Its name, as in “Is it a robot?”"
          className="min-w-0 flex-1 basis-60"
          value={name}
          maxLength={60}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="What it is"
          className="min-w-0 flex-1 basis-40"
          value={chosenCategory}
          onChange={setChosenCategory}
          options={categoryIds.map((value) => ({ value, label: categories[value] }))}
        />
        {teachers.length > 1 && teacherId && (
          <SelectField
            label="Your teacher"
            className="min-w-0 flex-1 basis-40"
            value={teacherId}
            onChange={setPicked}
            options={teachers.map(({ id, name: label }) => ({ value: id, label }))}
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          icon={<Plus />}
          pending={suggest.isPending || (Boolean(user) && circle.isPending)}
        >
          Add it
        </Button>
      </div>
      {suggest.isError && (
        <Banner
          tone="bad"
          title={failureText(suggest.error, {
            fallback: 'It could not be sent.',
            network: 'It could not be sent. Please check your connection and try again.',
          })}
        />
      )}
      {isKept === false && (
        <Banner tone="bad" title="It could not be saved: this browser’s storage is full or closed." />
      )}
    </form>
  );
}
