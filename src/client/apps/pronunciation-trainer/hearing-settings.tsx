import { Volume2 } from 'lucide-react';
import { settings } from '#client/lib/portal-settings';
import { rates, useSpeech, useVoices } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import type { HearingWay } from './choices';

/** The device's voice is left for when the server of the school does not answer. */
const isByServer = settings.speech?.speaks === true;

const hints: Record<HearingWay, string> = {
  voice: isByServer
    ? 'Your school’s voice says the words; the device’s own does when that does not answer. Turn the sound on.'
    : 'The device says the words. Turn the sound on.',
  partner: 'You or a partner read the words aloud. Only the reader looks at the script.',
  signs: 'Nothing is heard: the sounds are shown by their signs, and you choose the word.',
};

/** How words are heard, and by which voice. */
export function HearingSettings({ way, onWay }: { way: HearingWay; onWay: (way: HearingWay) => void }) {
  const { voices, current, choose, rate, chooseRate } = useVoices();
  const { canSpeak, speak } = useSpeech();
  return (
    <Card as="section" aria-labelledby="hearing" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="hearing" className="text-lg font-bold">
        How words are heard
      </h2>
      <SegmentedControl<HearingWay>
        label="How words are heard"
        hideLabel
        options={[
          { value: 'voice', label: isByServer ? 'A voice' : 'Device’s voice' },
          { value: 'partner', label: 'Somebody reads' },
          { value: 'signs', label: 'Signs only' },
        ]}
        value={way}
        onChange={onWay}
      />
      <p>{hints[way]}</p>
      {way === 'voice' && !canSpeak && (
        <p className="text-muted">No English voice can be heard here. Each question then has a script to read aloud.</p>
      )}
      {way === 'voice' && canSpeak && (
        <div className="flex flex-wrap items-end gap-3">
          {current && (
            <SelectField
              label={isByServer ? 'The device’s own voice' : 'Voice'}
              className="min-w-0 flex-1 basis-56"
              hint="The words are chosen for British English; a British voice fits them best."
              options={voices.map(({ voiceURI, name, lang }) => ({
                value: voiceURI,
                label: `${name} (${lang.replace('_', '-')})`,
              }))}
              value={current.voiceURI}
              onChange={choose}
            />
          )}
          <label className="grid min-w-0 flex-1 basis-48 gap-1.5">
            <span className="font-bold">Speed: {Math.round(rate * 100)} %</span>
            <input
              type="range"
              min={rates.least}
              max={rates.most}
              step={0.05}
              value={rate}
              aria-label="Speed"
              aria-valuetext={`${Math.round(rate * 100)} per cent of the voice’s own speed`}
              onChange={({ target }) => chooseRate(Number(target.value))}
              className="h-11 w-full accent-accent"
            />
          </label>
          <Button variant="secondary" icon={<Volume2 />} onClick={() => speak('Ship. Sheep.')}>
            Try it
          </Button>
        </div>
      )}
    </Card>
  );
}
