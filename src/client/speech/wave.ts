/** What there is to be seen and said of recorded samples, from -1 to 1. */
export interface Wave {
  seconds: number;
  /** How loud it was, from 0 to 1, in equal parts of the time. */
  peaks: number[];
  /** Too short or too quiet to hold a word. */
  isSilent: boolean;
}

const columns = 96;
/** A shorter recording holds no word. */
const shortest = 0.3;
/** The loudest 50 ms of a voice before a laptop are ten times as loud; those of a quiet room are not. */
const quietest = 0.008;
const windowSeconds = 0.05;

export function waveOf(samples: Float32Array, sampleRate: number): Wave {
  const seconds = samples.length / sampleRate;
  const size = Math.max(1, Math.ceil(samples.length / columns));
  const peaks = Array.from({ length: Math.ceil(samples.length / size) }, (_, place) =>
    Math.min(1, loudest(samples.subarray(place * size, (place + 1) * size))),
  );
  return { seconds, peaks, isSilent: seconds < shortest || loudestWindow(samples, sampleRate) < quietest };
}

function loudest(samples: Float32Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
}

/** The root mean square of the loudest window: a click is loud, but short. */
function loudestWindow(samples: Float32Array, sampleRate: number): number {
  const size = Math.max(1, Math.round(sampleRate * windowSeconds));
  let most = 0;
  for (let begin = 0; begin + size <= samples.length; begin += size) {
    let sum = 0;
    for (const sample of samples.subarray(begin, begin + size)) sum += sample * sample;
    most = Math.max(most, Math.sqrt(sum / size));
  }
  return most;
}
