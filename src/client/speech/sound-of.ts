/** A recording as the server sends it. */
export function soundOf({ audio, type }: { audio: string; type: string }): Blob {
  return new Blob([Uint8Array.from(atob(audio), (character) => character.charCodeAt(0))], { type });
}
