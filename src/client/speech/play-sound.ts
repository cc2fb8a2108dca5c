/** Plays a recording. Resolves when it is over, or when this browser cannot play it. */
export function playSound(sound: Blob): Promise<void> {
  return new Promise((resolve) => {
    const address = URL.createObjectURL(sound);
    const audio = new Audio(address);
    const done = () => {
      URL.revokeObjectURL(address);
      resolve();
    };
    audio.onended = done;
    audio.onerror = done;
    audio.play().catch(done);
  });
}
