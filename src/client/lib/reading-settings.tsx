import { useSyncExternalStore } from 'react';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import {
  chooseReadingSpacing,
  chooseTextSize,
  hasReadingSpacing,
  onReadingChange,
  textSize,
  textSizes,
} from './reading';

const options = textSizes.map((value) => ({ value, label: `${value} %` }));

/** Text size and spacing. Both apply at once and stay on this device. */
export function ReadingSettings() {
  const size = useSyncExternalStore(onReadingChange, textSize);
  const wide = useSyncExternalStore(onReadingChange, hasReadingSpacing);
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-3">
      <SegmentedControl label="Text size" options={options} value={size} onChange={chooseTextSize} />
      <Checkbox
        label="Reading spacing"
        hint="More room between letters, words and lines. Helps many readers with dyslexia."
        checked={wide}
        onChange={chooseReadingSpacing}
        className="max-w-measure sm:mt-6"
      />
    </div>
  );
}
