import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { sayPicture } from '#shared/content/pictures/pictures';
import type { ItemPicture } from '#shared/items/fields';
import { ItemPictureView } from '../item-picture';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog')).PictureDialog }));

interface PictureFieldProps {
  picture: ItemPicture | undefined;
  onChange: (picture: ItemPicture | undefined) => void;
}

/** The picture of a question: none, or one that is chosen. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function choose(chosen: ItemPicture) {
    onChange(chosen);
    setChoosing(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ItemPictureView picture={picture} size="list" />
      <Button ref={opener} variant="secondary" icon={<ImagePlus />} onClick={() => setChoosing(true)}>
        {picture ? 'Change the picture' : 'Add a picture'}
      </Button>
      {picture && (
        <IconButton
          label={`Remove the picture: ${picture.kind === 'set' ? sayPicture(picture.name) : picture.alt}`}
          icon={<Trash2 />}
          onClick={() => {
            onChange(undefined);
            opener.current?.focus();
          }}
        />
      )}
      <Suspense fallback={null}>
        {isChoosing && (
          <PictureDialog
            name={picture?.kind === 'set' ? picture.name : undefined}
            own={picture?.kind === 'own' ? picture : undefined}
            onChoose={({ name }) => choose({ kind: 'set', name })}
            onUpload={choose}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
