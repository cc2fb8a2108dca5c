import { More } from '#client/items/edit/more';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import type { AssignmentRules } from '#shared/api/assignments';
import { genreIds, genres } from '#shared/content/novel/names';
import { levels } from '#shared/core/level';
import { usualAbout } from '#shared/novel/empty-book';
import { DateField } from './given-fields';

interface BookFieldsProps {
  now: { title: string; note: string; dueAt: string | null; rules: AssignmentRules };
  /** What each book is to be, which is said when it is given and stays so. */
  isNew?: boolean;
  errors: Readonly<Record<string, string | undefined>>;
}

/** What is said of a writing project. It has neither attempts nor answers. */
export function BookFields({ now: { title, note, dueAt, rules }, isNew = false, errors }: BookFieldsProps) {
  return (
    <>
      <TextField label="Title" name="title" defaultValue={title} maxLength={200} error={errors.title} />
      <TextArea
        label="What your students are to write"
        name="note"
        optional
        rows={2}
        maxLength={1000}
        defaultValue={note}
        error={errors.note}
      />
      {isNew && (
        <TextField
          label="Words in each book"
          name="goalWords"
          inputMode="numeric"
          hint="A book with that many words is done."
          defaultValue={usualAbout.goalWords}
          error={errors.goalWords}
        />
      )}
      <DateField label="Done by" name="dueAt" value={dueAt} error={errors.dueAt} />
      <More summary={isNew ? 'Genre, readers and dates' : 'Dates'} startsOpen={false}>
        <div className="grid gap-4 pt-2">
          {isNew && (
            <>
              <SelectField
                label="Genre"
                name="genre"
                hint="Your students can choose another one."
                defaultValue={usualAbout.genre}
                options={genreIds.map((value) => ({ value, label: genres[value] }))}
              />
              <SelectField
                label="For"
                name="readerLevel"
                hint="For a level, the checks say which words are too hard."
                defaultValue=""
                options={[
                  { value: '', label: 'All readers' },
                  ...levels.map((value) => ({ value, label: `Readers of ${value}` })),
                ]}
              />
              <TextField
                label="Words a day"
                name="dailyWords"
                inputMode="numeric"
                defaultValue={usualAbout.dailyWords}
                error={errors.dailyWords}
              />
            </>
          )}
          <DateField label="Can be begun from" name="opensAt" value={rules.opensAt} error={errors.opensAt} />
          <DateField label="Can be begun until" name="closesAt" value={rules.closesAt} error={errors.closesAt} />
        </div>
      </More>
      <input type="hidden" name="release" value={rules.release} />
    </>
  );
}
