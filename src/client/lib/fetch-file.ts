import { currentToken } from './session-store';

/* Files that the server sends while it makes them: they can be watched as they come, and called off. */

/** Asks for a file as the user who is signed in. */
export function askForFile(
  address: string,
  init: { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<Response> {
  return fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${currentToken() ?? ''}` } });
}

/** Reads a file to its end, and says of each piece that it has come. */
export async function collectFile(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: (piece: Uint8Array) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces);
    pieces.push(value);
    onPiece(value);
  }
}

/** What the server calls the file, without its ending. */
export function nameOfFile(response: Response, ending: string): string | undefined {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return name?.endsWith(`.${ending}`) ? name.slice(0, -ending.length - 1) : undefined;
}

/** Why there is no file, in the server's own words, where it gave some. */
export async function sentenceIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
