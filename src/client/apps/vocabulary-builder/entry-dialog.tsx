import { Volume2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import type { WordBook } from '#client/words/use-word-book';
import { toEntry } from '#shared/content/words/pack';
import { type WordEntry, wordEntry } from '#shared/content/words/word-list';
import { levels } from '#shared/core/level';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { collocationsOf } from '#shared/vocabulary/collocations';
import { familyOf, formName } from '#shared/vocabulary/families';
import { inSense, sensesOf } from '#shared/vocabulary/text-entries';

interface EntryDialogProps {
  entry: WordEntry;
  book: WordBook;
  onSave: (entry: WordEntry) => void;
  onClose: () => void;
}

const partOptions = [{ value: '', label: 'Not said' }, ...partsOfSpeech.map((value) => ({ value, label: value }))];
const levelOptions = [{ value: '', label: 'Not said' }, ...levels.map((value) => ({ value, label: value }))];

/** Everything about one word, to be read and changed. */
export function EntryDialog({ entry, book, onSave, onClose }: EntryDialogProps) {
  const [draft, setDraft] = useState(entry);
  const [error, setError] = useState<string>();
  const { canSpeak, speak } = useSpeech();
  const senses = sensesOf(draft, book.index);
  const family = familyOf(draft.term) ?? [];
  const kin = family.filter(({ word }) => word !== draft.term.toLowerCase());
  const phrases = collocationsOf(draft.term);
  const set = (change: Partial<WordEntry>) => setDraft({ ...draft, ...change });

  function save(event: FormEvent) {
    event.preventDefault();
    const parsed = wordEntry.safeParse(draft);
    if (parsed.success) onSave(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.term}
      size="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="entry-form">
            Keep changes
          </Button>
        </>
      }
    >
      <form id="entry-form" onSubmit={save} className="grid gap-5">
        {draft.example && <p className="border-l-4 border-line pl-4 text-lg">{draft.example}</p>}
        {(senses.length > 1 || (senses.length > 0 && entry.meaning === '')) && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-bold">Which meaning is it here?</legend>
            {senses.map((sense) => {
              const { id } = toEntry(sense);
              return (
                <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="sense"
                    className="size-5 shrink-0 accent-accent"
                    checked={draft.id === id}
                    onChange={() => setDraft(inSense(draft, sense))}
                  />
                  <span>
                    <span className="text-muted">
                      {sense.partOfSpeech}, {sense.level}:
                    </span>{' '}
                    {sense.gloss}
                  </span>
                </label>
              );
            })}
          </fieldset>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Word"
            value={draft.term}
            error={error}
            maxLength={100}
            onChange={(event) => set({ term: event.target.value, ipa: '' })}
          />
          <div className="flex items-end gap-2">
            <TextField
              className="flex-1"
              label="Pronunciation (American)"
              optional
              value={draft.ipa}
              maxLength={80}
              onChange={(event) => set({ ipa: event.target.value })}
            />
            {canSpeak && (
              <Button variant="secondary" icon={<Volume2 />} onClick={() => speak(draft.term)}>
                Listen
              </Button>
            )}
          </div>
          <SelectField
            label="Part of speech"
            options={partOptions}
            value={draft.partOfSpeech}
            onChange={(value) => set({ partOfSpeech: value })}
          />
          <SelectField
            label="Level"
            options={levelOptions}
            value={draft.level ?? ''}
            onChange={(value) => set({ level: levels.find((level) => level === value) })}
          />
        </div>
        <TextField
          label="Meaning in simple words"
          optional
          value={draft.meaning}
          maxLength={300}
          onChange={(event) => set({ meaning: event.target.value })}
        />
        <TextArea
          label="Sentence"
          optional
          rows={2}
          value={draft.example}
          maxLength={300}
          onChange={(event) => set({ example: event.target.value })}
        />
        <TextField
          label="In the learners’ first language"
          optional
          value={draft.translation}
          maxLength={200}
          onChange={(event) => set({ translation: event.target.value })}
        />
        {kin.length > 0 && (
          <div>
            <h3 className="font-bold">Word family</h3>
            <p>{kin.map((one) => `${one.word} (${formName(one, family)})`).join(', ')}</p>
          </div>
        )}
        {phrases.length > 0 && (
          <div>
            <h3 className="font-bold">Goes together with</h3>
            <p>{phrases.join(', ')}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}
