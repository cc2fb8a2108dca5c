import type { RoundStart } from '../../app-kit/round/use-round';
export function OwnWords(_: { onStart: (start: RoundStart) => void }) {
  return null;
}
