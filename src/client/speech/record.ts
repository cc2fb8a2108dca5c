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

/** Records a voice for a minute at most. What was recorded stays in this browser; `onTake` gets it. */
export function useRecorder(onTake: (take: Take) => void) {
  const [state, setState] = useState<RecorderState>(() =>
    canRecord() ? { kind: 'ready' } : { kind: 'problem', problem: 'unsupported' },
  );
  const recorder = useRef<MediaRecorder>(null);
  const latest = useRef(onTake);
  useEffect(() => {
    latest.current = onTake;
  });

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);

  const start = useCallback(async () => {
    setState({ kind: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
      const type = types.find((one) => MediaRecorder.isTypeSupported(one));
      const newRecorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: voiceBits });
      const pieces: Blob[] = [];
      const timer = setTimeout(() => newRecorder.state === 'recording' && newRecorder.stop(), longestRecording * 1000);
      newRecorder.ondataavailable = ({ data }) => pieces.push(data);
      newRecorder.onstop = () => {
        clearTimeout(timer);
        for (const track of stream.getTracks()) track.stop();
        if (recorder.current !== newRecorder) return;
        setState({ kind: 'working' });
        void examine(new Blob(pieces, { type: newRecorder.mimeType })).then((take) => {
          setState(typeof take === 'string' ? { kind: 'problem', problem: take } : { kind: 'ready' });
          if (typeof take !== 'string') latest.current(take);
        });
      };
      recorder.current = newRecorder;
      newRecorder.start();
      setState({ kind: 'recording', since: Date.now() });
    } catch (error) {
      setState({ kind: 'problem', problem: problemOf(error) });
    }
  }, []);

  // A user who goes elsewhere is not recorded any more, and what was recorded by then is dropped.
  useEffect(
    () => () => {
      const running = recorder.current;
      recorder.current = null;
      if (running?.state === 'recording') running.stop();
    },
    [],
  );

  return { state, start: () => void start(), stop };
}

function problemOf(error: unknown): RecordProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed';
}

/** The recording with its wave, or why it is none. */
async function examine(sound: Blob): Promise<Take | RecordProblem> {
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
