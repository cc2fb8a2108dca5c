import type { Contrast } from '../../../shared/content/sounds/pair';
export function PrintSounds(_: { contrast: Contrast; onClose: () => void }) {
  return null;
}
