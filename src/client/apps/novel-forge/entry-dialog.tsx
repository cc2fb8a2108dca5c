import { useState } from 'react';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { type CodexEntry, type CodexKind, codexKindIds, codexKinds, novelLimits } from '#shared/novel/book';

interface EntryDialogProps {
  entry: CodexEntry;
  /** The rest of the codex: a name belongs to one of them. */
  others: readonly CodexEntry[];
  onSave: (entry: CodexEntry) => void;
  onClose: () => void;
}

/** Somebody or something of the book: what it is called, and what is true of it. */
export function EntryDialog({ entry, others, onSave, onClose }: EntryDialogProps) {
  const [kind, setKind] = useState<CodexKind>(entry.kind);
  const [name, setName] = useState(entry.name);
  const [otherNames, setOtherNames] = useState(entry.otherNames.join(', '));
  const [facts, setFacts] = useState(entry.facts.join('\n'));
  const [fault, setFault] = useState<string>();

  function save() {
    const clean = name.replaceAll(/\s+/g, ' ').trim();
    if (clean === '') return setFault('Please give a name.');
    const namesake = others.find((one) => one.name.toLowerCase() === clean.toLowerCase());
    if (namesake) return setFault(`${namesake.name} is in the book already.`);
    onSave({
      ...entry,
      kind,
      name: clean,
      otherNames: splitText(otherNames, /[,\n]/, novelLimits.otherNames, 60),
      facts: splitText(facts, /\n/, novelLimits.facts, 200),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.name ? `Change ${entry.name}` : `New ${codexKinds[kind].toLowerCase()}`}
      actions={
        <Button type="submit" form="entry">
          Keep it
        </Button>
      }
    >
      <form
        id="entry"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Name"
          maxLength={60}
          value={name}
          error={fault}
          onChange={({ target }) => {
            setName(target.value);
            setFault(undefined);
          }}
        />
        <SegmentedControl
          label="What it is"
          value={kind}
          onChange={setKind}
          options={codexKindIds.map((value) => ({ value, label: codexKinds[value] }))}
        />
        <TextField
          label="Other names in the text"
          optional
          hint="With commas between them. Both “Mara” and “Mara Lind” light up."
          value={otherNames}
          onChange={({ target }) => setOtherNames(target.value)}
        />
        <TextArea
          label="Facts"
          optional
          hint="One a line: age, hair, what they fear, where they live."
          rows={4}
          value={facts}
          onChange={({ target }) => setFacts(target.value)}
        />
      </form>
    </Dialog>
  );
}

function splitText(text: string, by: RegExp, most: number, letters: number): string[] {
  const parts = text.split(by).map((part) => part.replaceAll(/\s+/g, ' ').trim().slice(0, letters));
  return [...new Set(parts.filter(Boolean))].slice(0, most);
}
