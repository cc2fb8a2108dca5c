import { useState } from 'react';
import { useUser } from '#client/lib/auth';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { SetPicture } from '#shared/content/pictures/pictures';
import type { OwnPicture } from '#shared/core/own-picture';
import { SetPictures } from './set-pictures';
import { UploadFields } from './upload-fields';
import { useUpload } from './use-upload';

interface PictureDialogProps {
  /** What is chosen now, of our pictures or of one's own. */
  name: string | undefined;
  own: OwnPicture | undefined;
  onChoose: (picture: SetPicture) => void;
  onUpload: (picture: OwnPicture) => void;
  onClose: () => void;
}

const ways = [
  { value: 'set', label: 'Our pictures' },
  { value: 'own', label: 'Upload a picture' },
] as const;

/** One of our pictures, or one of one's own. */
export function PictureDialog({ name, own, onChoose, onUpload, onClose }: PictureDialogProps) {
  const { isManaged } = useUser();
  const [way, setWay] = useState<(typeof ways)[number]['value']>(own ? 'own' : 'set');
  const upload = useUpload(own, onUpload);
  const { isBusy, run } = useOneAtATime();
  const isOwn = way === 'own';
  return (
    <Dialog
      open
      size="lg"
      title="Choose a picture"
      locked={isBusy}
      holdsWork={upload.holdsWork}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      actions={
        isOwn && (
          <Button variant="primary" pending={isBusy} pendingLabel="Uploading…" onClick={() => run(upload.send)}>
            Use this picture
          </Button>
        )
      }
    >
      {!isManaged && (
        <SegmentedControl
          label="Where the picture comes from"
          hideLabel
          options={ways}
          value={way}
          onChange={setWay}
          className="mb-4"
        />
      )}
      {isOwn ? <UploadFields upload={upload} /> : <SetPictures name={name} onChoose={onChoose} />}
    </Dialog>
  );
}
