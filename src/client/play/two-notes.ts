let audio: AudioContext | undefined;

/** Two soft notes. A device that cannot play them stays silent. */
export function playTwoNotes(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    const from = audio.currentTime;
    for (const [place, hertz] of [659.3, 880].entries()) {
      const start = from + place * 0.09;
      const note = audio.createOscillator();
      const volume = audio.createGain();
      note.frequency.value = hertz;
      volume.gain.setValueAtTime(0.06, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
      note.connect(volume).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.24);
    }
  } catch {
    // Browsers refuse sound before the first press.
  }
}
