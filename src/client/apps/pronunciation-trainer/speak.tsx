import type { Contrast } from '../../../shared/content/sounds/pair';
export function Speak(_: { contrast: Contrast; onContrast: (id: string) => void }) {
  return null;
}
