import { useState } from 'react';
import { OrderBoard } from '#client/items/order-board';
import { shuffle } from '#shared/core/random';
import type { PlayerItem } from '#shared/items/kinds/registry';

interface LetterTilesProps {
  word: string;
  text: string;
  onChange: (text: string) => void;
  disabled: boolean;
}

/** The letters of the word to put in order, in place of the keyboard. */
export function LetterTiles({ word, text, onChange, disabled }: LetterTilesProps) {
  const [item] = useState(() => tilesOf(word));
  return (
    <OrderBoard item={item} order={[...text]} onChange={(order) => onChange(order.join(''))} disabled={disabled} />
  );
}

function tilesOf(word: string): Extract<PlayerItem, { kind: 'order' }> {
  const letters = [...word];
  let pieces = shuffle(letters, Math.random);
  for (let tries = 0; tries < 20 && pieces.join('') === word; tries += 1) pieces = shuffle(letters, Math.random);
  return { id: word, prompt: '', points: 1, kind: 'order', unit: 'letters', pieces };
}
