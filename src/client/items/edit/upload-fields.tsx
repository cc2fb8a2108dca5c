import { useState } from 'react';
import { Banner } from '#client/ui/banner';
import { cx } from '#client/ui/cx';
import { FileField } from '#client/ui/file-field';
import { Spinner } from '#client/ui/spinner';
import { TextField } from '#client/ui/text-field';
import { pictureLimits } from '#shared/core/own-picture';
import { type Upload, usePastedFile } from './use-upload';

/** A picture of one's own: chosen, dropped here or pasted, and what it shows in words. */
export function UploadFields({ upload }: { upload: Upload }) {
  const { shown, alt, setAlt, isReading, faults, take } = upload;
  const [isOver, setOver] = useState(false);
  usePastedFile((file) => void take(file));
  return (
    <div className="mt-4 grid gap-4">
      {/* Dropping is one way of three: who uses no mouse has the field in it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is operated */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void take(file);
        }}
        className={cx(
          'grid gap-4 rounded-card border-2 border-dashed p-4',
          isOver ? 'border-accent bg-canvas' : 'border-line',
        )}
      >
        <FileField accept="image/*" error={faults.file} onChoose={(file) => void take(file)} />
        <p className="text-sm text-muted">
          Or drop a picture here, or paste one. It is made small enough by itself. Use only pictures that you may use:
          whoever has the question can see it.
        </p>
        <div role="status" className="grid min-h-40 place-items-center">
          {isReading ? (
            <p className="flex items-center gap-2 text-muted">
              <Spinner /> Reading the picture…
            </p>
          ) : shown ? (
            <img src={shown} alt="What you chose" className="own-picture h-40" />
          ) : (
            <p className="text-muted">No picture yet.</p>
          )}
        </div>
      </div>
      <TextField
        label="What the picture shows"
        hint="Read out to those who cannot see it. Do not give the answer away."
        maxLength={pictureLimits.alt}
        value={alt}
        error={faults.alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {faults.sending && <Banner tone="bad">{faults.sending}</Banner>}
    </div>
  );
}
