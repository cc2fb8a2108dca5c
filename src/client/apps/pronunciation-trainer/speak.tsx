import { ArrowLeft, ArrowRight, Turtle, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Ipa } from '#client/speech/ipa';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { contrasts } from '#shared/content/sounds/contrasts';
import type { Contrast } from '#shared/content/sounds/pair';
import { contrastTitle, signOf } from '#shared/content/sounds/sound';
import { Recognise } from './recognise';
import { RecordCard } from './record-card';
import { SelfRating } from './self-rating';

interface SpeakProps {
  contrast: Contrast;
  onContrast: (id: string) => void;
}

const contrastOptions = contrasts.map((contrast) => {
  const [first = '', second = ''] = contrast.pairs[0] ?? [];
  return { value: contrast.id, label: `${contrastTitle(contrast)}: ${first}, ${second}` };
});

/** One word at a time: hear it, say it, compare, and see whether a listener would have understood. */
export function Speak({ contrast, onContrast }: SpeakProps) {
  const [place, setPlace] = useState(0);
  const [side, setSide] = useState<'0' | '1'>('0');
  const { canSpeak, speak } = useSpeech();
  const [first, second] = contrast.pairs[place] ?? ['', ''];
  const target = side === '0' ? first : second;
  const go = (step: number) => setPlace((before) => (before + step + contrast.pairs.length) % contrast.pairs.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SelectField
        label="Pair of sounds"
        className="max-w-xl"
        options={contrastOptions}
        value={contrast.id}
        onChange={onContrast}
      />
      <section
        aria-labelledby="to-say"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card edge-card bg-surface p-card"
      >
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SegmentedControl
            label="Word to say"
            options={[
              { value: '0', label: first },
              { value: '1', label: second },
            ]}
            value={side}
            onChange={setSide}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" icon={<ArrowLeft />} onClick={() => go(-1)}>
              Back
            </Button>
            <Button variant="quiet" icon={<ArrowRight />} onClick={() => go(1)}>
              Next pair
            </Button>
          </div>
        </div>
        <h2 id="to-say" className="flex flex-wrap items-baseline gap-x-4 text-3xl font-bold wrap-anywhere">
          {target} <Ipa className="text-xl">{signOf(contrast.sounds[side === '0' ? 0 : 1])}</Ipa>
        </h2>
        {canSpeak ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon={<Volume2 />} onClick={() => speak(target)}>
              Listen
            </Button>
            <Button variant="quiet" icon={<Turtle />} onClick={() => speak(target, slowRate)}>
              Slowly
            </Button>
          </div>
        ) : (
          <p className="text-muted">No English voice can be heard here: ask somebody to say the word first.</p>
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <RecordCard key={target} target={target} contrast={contrast.id} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Recognise key={target} target={target} />
          <SelfRating key={`rating ${target}`} target={target} />
        </div>
      </div>
    </div>
  );
}
