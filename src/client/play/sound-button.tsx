import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button';
import { switchSound, useSoundOn } from './sound';

/** Whether words are said by themselves on this device, and right answers sound. */
export function SoundButton() {
  const isOn = useSoundOn();
  return (
    <IconButton
      label="Sound"
      title={isOn ? 'Sound is on' : 'Sound is off'}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 /> : <VolumeX />}
      onClick={switchSound}
    />
  );
}
