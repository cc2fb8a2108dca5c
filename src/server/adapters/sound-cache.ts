import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Said, SoundFile, SpeechAnswer } from '#server/domain/platform/deps';

interface SoundCacheSettings {
  folder: string;
  mostBytes: number;
}

/** Where it has become too large, it is made as small as that, so that the next sound does not clear it again. */
const shareKept = 0.9;
/** What is still being written is never older. */
const unfinishedMs = 3_600_000;

/**
 * Sounds on disk, each named by what was said and how. One whose use is longest ago goes first where they are too many.
 * Of the same sound wanted many times at once, one is made.
 */
export function createSoundCache({ folder, mostBytes }: SoundCacheSettings) {
  const making = new Map<string, Promise<Said>>();
  /** How many bytes there are; unknown until the first sound is kept. */
  let bytes: number | undefined;

  async function find(key: string): Promise<SoundFile | undefined> {
    const name = `${key}.mp3`;
    const file = path.join(folder, name);
    if (!(await beginsAsMp3(file))) return undefined;
    const now = new Date();
    // Another process may have deleted it in this moment: it is made anew.
    return utimes(file, now, now).then(
      () => ({ folder, name }),
      () => undefined,
    );
  }

  async function keep(key: string, sound: Uint8Array): Promise<SoundFile> {
    const name = `${key}.mp3`;
    const file = path.join(folder, name);
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `${key}.${randomUUID()}.new`);
    await writeFile(unfinished, sound);
    await rename(unfinished, file);
    bytes = bytes === undefined ? undefined : bytes + sound.byteLength;
    if (bytes === undefined || bytes > mostBytes) bytes = await clear(file);
    return { folder, name };
  }

  /** A disk that is full or may not be written is no fault of who listens: the device speaks then. */
  async function tryToKeep(key: string, sound: Uint8Array): Promise<SpeechAnswer<SoundFile>> {
    try {
      return { ok: true, value: await keep(key, sound) };
    } catch {
      return { ok: false, reason: 'not_kept' };
    }
  }

  /** Deletes what is too much, never the sound that was kept just now. Answers how many bytes are left. */
  async function clear(newest: string): Promise<number> {
    const sounds = await soundsIn(folder);
    let left = sounds.reduce((sum, { size }) => sum + size, 0);
    if (left <= mostBytes) return left;
    for (const { file, size } of sounds.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (left <= mostBytes * shareKept) break;
      if (file === newest) continue;
      await rm(file, { force: true });
      left -= size;
    }
    return left;
  }

  return {
    find,
    /** The sound that is kept; else what `make` makes of it, kept from now on. */
    async findOrMake(key: string, make: () => Promise<SpeechAnswer<Uint8Array>>): Promise<Said> {
      const running = making.get(key);
      if (running) return { ...(await running), isShared: true };
      const made = (async (): Promise<Said> => {
        const before = await find(key);
        if (before) return { answer: { ok: true, value: before }, isShared: true };
        const sound = await make();
        return { answer: sound.ok ? await tryToKeep(key, sound.value) : sound, isShared: false };
      })().finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

/** The name of a sound: the same for the same words, said by the same voice. */
export function soundKey(...said: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** All sounds of a folder; what a process left unfinished is deleted. */
async function soundsIn(folder: string): Promise<{ file: string; size: number; usedAt: number }[]> {
  const sounds: { file: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may clear the same folder.
    const about = await stat(file).catch(() => undefined);
    if (!about?.isFile()) continue;
    if (name.endsWith('.mp3')) sounds.push({ file, size: about.size, usedAt: about.mtimeMs });
    else if (name.endsWith('.new') && Date.now() - about.mtimeMs > unfinishedMs) await rm(file, { force: true });
  }
  return sounds;
}

async function beginsAsMp3(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    return bytesRead === 3 && isMp3(buffer);
  } finally {
    await handle.close();
  }
}

/** MP3 begins with a tag, or with the eleven bits of its first frame. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isTag = first === 0x49 && second === 0x44 && third === 0x33;
  return isTag || (first === 0xff && (second & 0xe0) === 0xe0);
}
