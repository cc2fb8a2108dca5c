import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/**
 * Why the folder of a database cannot be used, or its file cannot be read, in a line; nothing where they can. It is
 * tried, because rights do not say it of every file system. The folder is made where there is none. A file that may
 * only be read is served: it says so itself when something is to be saved.
 */
export function whyNotWritable(file: string): string | undefined {
  const folder = path.dirname(file);
  return failing(folder, makeSomethingIn) ?? (existsSync(file) ? failing(file, openToRead) : undefined);
}

function makeSomethingIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmdirSync(mkdtempSync(path.join(folder, '.try-')));
}

function openToRead(file: string): void {
  if (statSync(file).isDirectory()) throw Object.assign(new Error('It is a folder.'), { code: 'EISDIR' });
  closeSync(openSync(file, 'r'));
}

function failing(place: string, trying: (place: string) => void): string | undefined {
  try {
    trying(place);
    return undefined;
  } catch (error) {
    return because(place, error);
  }
}

function because(place: string, error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM': {
      const { username } = userInfo();
      return `${place} may not be used by the user ${username}. Give it to that user (chown ${username}), or name another place.`;
    }
    case 'EROFS':
      return `${place} is on a disk that cannot be written. Name another place.`;
    case 'ENOSPC':
      return `${place} cannot be written: the disk is full.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} cannot be a folder: a file has its name, or that of a folder above.`;
    case 'EISDIR':
      return `${place} is a folder. Name a file in it.`;
  }
  return `${place} cannot be written (${error instanceof Error ? error.message : String(error)}).`;
}
