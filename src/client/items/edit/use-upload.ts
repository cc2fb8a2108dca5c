import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { inBase64 } from '#client/lib/in-base64';
import { trpc } from '#client/lib/trpc';
import { type OwnPicture, ownPicture } from '#shared/core/own-picture';
import { pictureAddress } from '#shared/core/picture-address';
import { readPicture } from './read-picture';

/** A file that was made ready, with an address to show it by. */
interface Ready {
  file: Blob;
  address: string;
}

/** What somebody uploads for a question: a picture, made small enough, and words for who cannot see it. */
export function useUpload(before: OwnPicture | undefined, onDone: (picture: OwnPicture) => void) {
  const utils = trpc.useUtils();
  const upload = trpc.pictures.upload.useMutation({ meta: { showsOwnErrors: true } });
  const [ready, setReady] = useState<Ready>();
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [isReading, setReading] = useState(false);
  const [faults, setFaults] = useState<{ file?: string; alt?: string; sending?: string }>({});
  /** Of two files that are chosen one after the other, the last one counts. */
  const lastFile = useRef<Blob>(null);

  useEffect(() => () => void (ready && URL.revokeObjectURL(ready.address)), [ready]);

  async function take(file: Blob) {
    lastFile.current = file;
    setReading(true);
    setFaults({});
    const read = await readPicture(file);
    if (lastFile.current !== file) return;
    setReading(false);
    if (read.ok) setReady({ file: read.picture, address: URL.createObjectURL(read.picture) });
    else setFaults({ file: read.why });
  }

  async function send() {
    const words = ownPicture.shape.alt.safeParse(alt);
    const noFile = ready || before ? undefined : 'Choose a picture first.';
    if (noFile || !words.success) {
      return setFaults({
        ...(noFile && { file: noFile }),
        ...(!words.success && { alt: words.error.issues[0]?.message ?? 'Say what the picture shows.' }),
      });
    }
    setFaults({});
    try {
      const id = ready ? (await upload.mutateAsync({ image: await inBase64(ready.file) })).id : before?.id;
      if (id === undefined) return;
      void utils.pictures.list.invalidate();
      onDone({ kind: 'own', id, alt: words.data });
    } catch (error) {
      setFaults({
        sending: failureText(error, {
          fallback: 'The picture was not uploaded. Please try again.',
          network: 'The picture was not uploaded: the server cannot be reached. Please try again.',
        }),
      });
    }
  }

  return {
    shown: ready?.address ?? (before && pictureAddress(before.id)),
    alt,
    setAlt,
    isReading,
    faults,
    /** Whether closing would throw something away. */
    holdsWork: ready !== undefined || alt !== (before?.alt ?? ''),
    take,
    send,
  };
}
export type Upload = ReturnType<typeof useUpload>;

/** A picture in the clipboard is taken wherever it is pasted. Text goes where it was meant to go. */
export function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
