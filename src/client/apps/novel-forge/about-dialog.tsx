import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { genreIds, genres } from '#shared/content/novel/names';
import { levels } from '#shared/core/level';
import { numberText } from '#shared/core/locale';
import { defaultTitle, type NovelAbout, novelLimits, personIds, persons, tenseIds, tenses } from '#shared/novel/book';
import type { Desk } from './desk';

const forAll = 'all';

/** What the book is to be; saved by itself like all else. */
export function AboutDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { title, data } = desk.book;
  const { about } = data;
  const set = (next: Partial<NovelAbout>) => desk.change({ title, data: { ...data, about: { ...about, ...next } } });
  const close = () => {
    if (title.trim() === '') desk.change({ ...desk.book, title: defaultTitle });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="About the book"
      holdsWork={false}
      size="md"
      actions={<Button onClick={close}>Done</Button>}
    >
      <div className="grid gap-4">
        <TextField
          label="Title"
          hint="Without one it is called Untitled."
          maxLength={120}
          value={title}
          onChange={({ target }) => desk.change({ title: target.value, data })}
        />
        <TextField
          label="Author"
          optional
          maxLength={80}
          value={about.author}
          onChange={({ target }) => set({ author: target.value })}
        />
        <TextArea
          label="Blurb"
          hint="A few sentences for the back of the book, which make one want to read it."
          optional
          rows={3}
          maxLength={1000}
          value={about.blurb}
          onChange={({ target }) => set({ blurb: target.value })}
        />
        <SelectField
          label="Genre"
          value={about.genre}
          onChange={(genre) => set({ genre })}
          options={genreIds.map((value) => ({ value, label: genres[value] }))}
        />
        <SelectField
          label="Readers"
          hint="For a level, the checks say which words are too hard."
          value={about.readerLevel ?? forAll}
          onChange={(value) => set({ readerLevel: levels.find((level) => level === value) ?? null })}
          options={[
            { value: forAll, label: 'Everybody' },
            ...levels.map((value) => ({ value, label: `Readers of ${value}` })),
          ]}
        />
        <SegmentedControl
          label="Told in the"
          value={about.person}
          onChange={(person) => set({ person })}
          options={personIds.map((value) => ({ value, label: persons[value] }))}
        />
        <SegmentedControl
          label="Tense"
          value={about.tense}
          onChange={(tense) => set({ tense })}
          options={tenseIds.map((value) => ({ value, label: tenses[value] }))}
        />
        <NumberField
          label="Words in the end"
          value={about.goalWords}
          bounds={[100, novelLimits.goalWords]}
          onChange={(goalWords) => set({ goalWords })}
        />
        <NumberField
          label="Words a day"
          value={about.dailyWords}
          bounds={[10, 10_000]}
          onChange={(dailyWords) => set({ dailyWords })}
        />
      </div>
    </Dialog>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  bounds: readonly [least: number, most: number];
  onChange: (value: number) => void;
}

/** A whole number within bounds; it is taken when the field is left, so that one can type. */
function NumberField({ label, value, bounds: [least, most], onChange }: NumberFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      inputMode="numeric"
      maxLength={6}
      defaultValue={String(value)}
      hint={`From ${numberText(least)} to ${numberText(most)}.`}
      onBlur={({ target }) => {
        const typed = Number(target.value.replace(/\D/g, ''));
        onChange(Math.min(Math.max(typed, least), most));
      }}
    />
  );
}
