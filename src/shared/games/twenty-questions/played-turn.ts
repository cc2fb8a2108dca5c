import type { GameTurn } from './game';
import type { Turn } from './pool';

/** A turn as it is reckoned with. What a model answered tells nothing about the table. */
export function asTurn({ kind, about, answer }: GameTurn): Turn {
  if (kind === 'free') return { kind, answer };
  return kind === 'asked' ? { kind, attribute: about, answer } : { kind, thing: about, answer };
}
