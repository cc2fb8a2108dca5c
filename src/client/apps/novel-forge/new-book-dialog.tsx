import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { type GenreId, genreIds, genres } from '#shared/content/novel/names';
import { defaultTitle } from '#shared/novel/book';
import { newBook } from './new-book';

/** A title and a genre, and one can write; all else is asked for later, or never. */
export function NewBookDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [title, setTitle] = useState('');
  const [genre, setGenre] = useState<GenreId>('adventure');
  const create = trpc.library.create.useMutation({
    onSuccess({ id }) {
      void utils.library.list.invalidate();
      onClose();
      navigate(`/novel-forge?book=${id}`);
    },
  });
  function begin() {
    const { title: named, data } = newBook(title.trim() || defaultTitle, genre, user.username);
    create.mutate({ kind: 'novel', title: named, data });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New book"
      actions={
        <Button type="submit" form="new-book" pending={create.isPending}>
          Begin
        </Button>
      }
    >
      <form
        id="new-book"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) begin();
        }}
      >
        <TextField
          label="Title"
          optional
          hint="A working title is enough. Without one it is called Untitled."
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          label="Genre"
          value={genre}
          onChange={setGenre}
          options={genreIds.map((value) => ({ value, label: genres[value] }))}
        />
      </form>
    </Dialog>
  );
}
