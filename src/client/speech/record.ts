import { useCallback, useEffect, useRef, useState } from 'react';
import { waveOf } from './wave';

/** One recording, with what is drawn of it. */
export interface Take {
  sound: Blob;
  seconds: number;
  peaks: number[];
}

/** Why there is no recording. Each has its own sentence on the screen. */
export type RecordProblem = 'unsupported' | 'denied' | 'no-microphone' | 'silent' | 'failed';

export type RecorderState =
  | { kind: 'ready' }
  | { kind: 'asking' }
  | { kind: 'recording'; since: number }
  | { kind: 'working' }
  | { kind: 'problem'; problem: RecordProblem };

export const longestRecording = 60;
const voiceBits = 32_000;
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Browsers have no microphone for pages that came by plain http. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' &&
  typeof navigator !== 'undefined' &&
  Boolean(navigator.mediaDevices?.getUserMedia);

/** One recording that has begun. */
export interface Recording {
  stop: () => void;
  /** What was recorded, once it was stopped. */
  sound: Promise<Blob>;
}

/** Opens the microphone and records, for so long at most. Throws where there is no microphone, or none is allowed. */
export async function beginRecording(longestSeconds: number): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const type = types.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: voiceBits });
  const stop = () => {
    if (recorder.state === 'recording') recorder.stop();
  };
  const pieces: Blob[] = [];
  const timer = setTimeout(stop, longestSeconds * 1000);
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const sound = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      resolve(new Blob(pieces, { type: recorder.mimeType }));
    };
  });
  recorder.start();
  return { stop, sound };
}

/** Records a voice for a minute at most. What was recorded stays in this browser; `onTake` gets it. */
export function useRecorder(onTake: (take: Take) => void) {
  const [state, setState] = useState<RecorderState>(() =>
    canRecord() ? { kind: 'ready' } : { kind: 'problem', problem: 'unsupported' },
  );
  const running = useRef<Recording>(null);
  const latest = useRef(onTake);
  useEffect(() => {
    latest.current = onTake;
  });

  const stop = useCallback(() => running.current?.stop(), []);

  const start = useCallback(async () => {
    setState({ kind: 'asking' });
    try {
      const recording = await beginRecording(longestRecording);
      running.current = recording;
      setState({ kind: 'recording', since: Date.now() });
      const sound = await recording.sound;
      if (running.current !== recording) return;
      setState({ kind: 'working' });
      const take = await examine(sound);
      setState(typeof take === 'string' ? { kind: 'problem', problem: take } : { kind: 'ready' });
      if (typeof take !== 'string') latest.current(take);
    } catch (error) {
      setState({ kind: 'problem', problem: problemOf(error) });
    }
  }, []);

  // A user who goes elsewhere is not recorded any more, and what was recorded by then is dropped.
  useEffect(
    () => () => {
      running.current?.stop();
      running.current = null;
    },
    [],
  );

  return { state, start: () => void start(), stop };
}

/** Why a microphone did not open. */
export function problemOf(error: unknown): RecordProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed';
}

/** The recording with its wave, or why it is none. */
export async function examine(sound: Blob): Promise<Take | RecordProblem> {
  try {
    const context = new AudioContext();
    try {
      const decoded = await context.decodeAudioData(await sound.arrayBuffer());
      const { seconds, peaks, isSilent } = waveOf(decoded.getChannelData(0), decoded.sampleRate);
      return isSilent ? 'silent' : { sound, seconds, peaks };
    } finally {
      await context.close();
    }
  } catch {
    // Next to nothing was recorded: there is no sound in it to decode.
    return 'silent';
  }
}
