import { byAlphabet } from '#shared/core/locale';
import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { wordsIn } from '#shared/language/normalise';
import { slots } from '../data/people';
import { one } from '../frame';
import { pointFrames } from '../point-frames';
import type { GrammarPoint } from '../points';

/**
 * A written text in which `[answer/other answer: cue]` is a gap to be typed and `[answer|wrong|wrong]` one to be
 * chosen; slots are filled as everywhere.
 */
const gapInText = /\[([^\]]+)\]/g;

export function clozeItem(point: GrammarPoint, random: Random): Item {
  const texts = pointFrames[point.id].cloze;
  return parseCloze(point, slots(one(random, texts), random));
}

function parseCloze(point: GrammarPoint, filledText: string): Item {
  const gaps: Extract<Item, { kind: 'cloze' }>['gaps'] = [];
  const text = filledText.replaceAll(gapInText, (_, inside: string) => {
    const id = String(gaps.length + 1);
    const [answers = '', cue] = inside.split(':').map((part) => part.trim());
    const [right = '', ...others] = answers.split('|');
    const accepted = right.split('/');
    gaps.push({
      id,
      accepted,
      ...(others.length > 0
        ? { options: [...accepted.slice(0, 1), ...others].sort(byAlphabet) }
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
