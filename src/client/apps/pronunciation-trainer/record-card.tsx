import { Mic, Play, Repeat, Square, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { playSound } from '#client/speech/play-sound';
import { longestRecording, type RecordProblem, type Take, useRecorder } from '#client/speech/record';
import { useSpeech } from '#client/speech/speech';
import { forgetTake, keepTake, readTake } from '#client/speech/take-store';
import { WaveView } from '#client/speech/wave-view';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { HandIn } from './hand-in';

/** Longer than a slow voice needs for any of our words and phrases. */
const longestModelMs = 8000;

const sentences: Record<RecordProblem, { title: string; text: string }> = {
  unsupported: {
    title: 'This browser cannot record here.',
    text: 'Say the word aloud to a partner instead. Recording needs a newer browser, and an address that begins with https.',
  },
  denied: {
    title: 'The microphone is not allowed.',
    text: 'Allow it beside the address of this page, then try again. Or say the word to a partner: the rest works without.',
  },
  'no-microphone': {
    title: 'There is no microphone that can be used.',
    text: 'Connect one, or close what else uses it. Or say the word to a partner: the rest works without.',
  },
  silent: {
    title: 'I did not hear anything.',
    text: 'Come closer to the microphone, and say the word after you press Record.',
  },
  failed: { title: 'The recording did not work.', text: 'Please try again.' },
};

/** Records the word and plays it beside the model. It stays on this device unless it is handed in. */
export function RecordCard({ target, contrast }: { target: string; contrast: string }) {
  const { id: userId } = useUser();
  const [take, setTake] = useState<Take>();
  const [isPlaying, setPlaying] = useState(false);
  const { canSpeak, readAloud } = useSpeech();
  const { state, start, stop } = useRecorder((newTake) => {
    setTake(newTake);
    void keepTake(userId, target, newTake);
  });

  useEffect(() => {
    let isWanted = true;
    void readTake(userId, target).then((savedTake) => {
      if (isWanted && savedTake) setTake((now) => now ?? savedTake);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, target]);

  const playing = (work: () => Promise<void>) => {
    if (isPlaying) return;
    setPlaying(true);
    void work().finally(() => setPlaying(false));
  };
  // Where the voice is stopped, browsers do not say that it ended.
  const model = () =>
    new Promise<void>((resolve) => {
      readAloud([{ text: target, voice: 0 }], resolve);
      setTimeout(resolve, longestModelMs);
    });
  const isRecording = state.kind === 'recording';
  const problem = state.kind === 'problem' ? state.problem : undefined;
  return (
    <Card as="section" aria-labelledby="record" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 id="record" className="text-lg font-bold">
        Record and compare
      </h3>
      {problem && (
        <Banner tone={problem === 'unsupported' ? 'info' : 'warn'} title={sentences[problem].title}>
          {sentences[problem].text}
        </Banner>
      )}
      {problem !== 'unsupported' && (
        <div className="flex flex-wrap items-center gap-3">
          {isRecording ? (
            <Button variant="danger" icon={<Square />} onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button
              variant={take ? 'secondary' : 'primary'}
              icon={<Mic />}
              pending={state.kind === 'asking' || state.kind === 'working'}
              onClick={start}
            >
              {take ? 'Record again' : 'Record'}
            </Button>
          )}
          {state.kind === 'recording' && <Seconds since={state.since} />}
        </div>
      )}
      {take && !isRecording && (
        <>
          <WaveView peaks={take.peaks} seconds={take.seconds} label="Your recording" />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Play />}
              pending={isPlaying}
              onClick={() => playing(() => playSound(take.sound))}
            >
              Play my recording
            </Button>
            {canSpeak && (
              <Button
                variant="secondary"
                icon={<Repeat />}
                onClick={() =>
                  playing(async () => {
                    await playSound(take.sound);
                    await model();
                    await playSound(take.sound);
                  })
                }
              >
                Me, model, me
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<Trash2 />}
              onClick={() => {
                setTake(undefined);
                void forgetTake(userId, target);
              }}
            >
              Delete
            </Button>
          </div>
          <HandIn take={take} target={target} contrast={contrast} />
        </>
      )}
      <p className="text-sm text-muted">Recordings stay on this device until you delete them or hand one in.</p>
    </Card>
  );
}

function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.min(longestRecording, Math.floor((now - since) / 1000));
  return (
    <p className="tabular-nums">
      <span role="status">Recording.</span> {seconds} of {longestRecording} seconds
    </p>
  );
}
