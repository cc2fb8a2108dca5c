import { byAlphabet } from '#shared/core/locale';
import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { wordsIn } from '#shared/language/normalise';
import { slots } from '../data/people';
import { one } from '../frame';
import { pointFrames } from '../point-frames';
import type { GrammarPoint } from '../points';
import { gapInText, readGap } from './gap';

/** A written text with its gaps; slots are filled as everywhere. */
export function clozeItem(point: GrammarPoint, random: Random): Item {
  const texts = pointFrames[point.id].cloze;
  return parseCloze(point, slots(one(random, texts), random));
}

function parseCloze(point: GrammarPoint, filledText: string): Item {
  const gaps: Extract<Item, { kind: 'cloze' }>['gaps'] = [];
  const text = filledText.replaceAll(gapInText, (_, inside: string) => {
    const id = String(gaps.length + 1);
    const { accepted, wrong, cue } = readGap(inside);
    gaps.push({
      id,
      accepted: [...accepted],
      ...(wrong.length > 0
        ? { options: [...accepted.slice(0, 1), ...wrong].sort(byAlphabet) }
        : { typing: { point: [...new Set(accepted.flatMap((answer) => wordsIn(answer.toLowerCase())))] } }),
    });
    return `{{${id}}}${cue ? ` (${cue})` : ''}`;
  });
  return {
    id: `${point.id}.cloze`,
    kind: 'cloze',
    prompt: point.name,
    level: point.level,
    skill: 'grammar',
    tags: [point.id],
    explanation: point.rule.summary,
    text,
    gaps,
    version: 1,
    points: gaps.length,
  };
}
