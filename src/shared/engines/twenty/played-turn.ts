import type { GameTurn } from '../../schemas/twenty';
import type { Turn } from './pool';

/** A turn as it is reckoned with. What a model answered tells nothing about the table. */
export function asTurn({ is, about, answer }: GameTurn): Turn {
  if (is === 'free') return { is, answer };
  return is === 'asked' ? { is, attribute: about, answer } : { is, thing: about, answer };
}
