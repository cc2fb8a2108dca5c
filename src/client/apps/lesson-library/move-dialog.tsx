import { useId, useState } from 'react';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { Dialog } from '#client/ui/dialog';
import { TextField } from '#client/ui/text-field';
import { count } from '#shared/core/count';
import { shelfLimits } from '#shared/library/shelf-limits';
import { tagsFault, tagsIn } from './tags';
import { useOrganise } from './use-work';

interface MoveDialogProps {
  ids: string[];
  folders: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts all that is chosen into one folder, and gives it tags. */
export function MoveDialog({ ids, folders, onClose, onDone }: MoveDialogProps) {
  const [moves, setMoves] = useState(true);
  const [folder, setFolder] = useState('');
  const [tags, setTags] = useState('');
  const listId = useId();
  const { organise, isPending } = useOrganise(onDone);
  const fault = tagsFault(tags);
  const save = () => {
    if (fault) return;
    const addTags = tagsIn(tags);
    organise(
      { ids, ...(moves && { folder }), ...(addTags.length > 0 && { addTags }) },
      moves && folder.trim() ? `Moved to ${folder.trim()}` : 'Put in order',
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move or tag ${count(ids.length, 'thing')}`}
      actions={
        <Button variant="primary" pending={isPending} onClick={save}>
          Save
        </Button>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Folder"
          hint={moves ? 'A new name makes a new folder. An empty one takes them out of their folder.' : undefined}
          list={listId}
          maxLength={shelfLimits.folder}
          disabled={!moves}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
        <datalist id={listId}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Checkbox label="Leave the folders as they are" checked={!moves} onChange={(leave) => setMoves(!leave)} />
        <TextField
          label="Add tags"
          optional
          hint="With commas between them."
          error={fault}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
