import { Search } from 'lucide-react';
import { useState } from 'react';
import { DrawnPicture } from '#client/ui/emoji-picture';
import { TextField } from '#client/ui/text-field';
import { findPictures, type SetPicture, sayPicture } from '#shared/content/pictures/pictures';
import { count } from '#shared/core/count';

interface SetPicturesProps {
  /** What is chosen now. */
  name: string | undefined;
  onChoose: (picture: SetPicture) => void;
}

/** So many are shown at once: each set of them is a file. */
const mostShown = 48;

/** Our pictures, found by their English names. */
export function SetPictures({ name, onChoose }: SetPicturesProps) {
  const [asked, setAsked] = useState('');
  const found = findPictures(asked);
  return (
    <>
      <TextField
        label="Search by name"
        hint="An English word, such as dog, bread or rain."
        type="search"
        maxLength={60}
        icon={<Search />}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      <p role="status" className="my-3 text-muted">
        {found.length === 0
          ? 'No picture has this name. Try another word.'
          : found.length > mostShown
            ? `The first ${mostShown} of ${count(found.length, 'picture')}. Search to find the others.`
            : count(found.length, 'picture')}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {found.slice(0, mostShown).map((picture) => (
          <li key={picture.name} className="grid">
            <button
              type="button"
              aria-pressed={picture.name === name}
              onClick={() => onChoose(picture)}
              className="grid content-start justify-items-center gap-1 rounded-control edge-control bg-surface p-2 text-center text-sm leading-tight transition-colors hover:border-ink aria-pressed:tone-accent aria-pressed:tinted"
            >
              <DrawnPicture picture={picture} isSilent className="text-[2.5rem]" />
              <span className="max-w-full wrap-anywhere">{sayPicture(picture.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
