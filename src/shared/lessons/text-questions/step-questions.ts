import { small } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { nounsOf, toItem } from './question';
import { lastWord } from './sayings';
import { isNoun, type Sentence } from './sentence';
import { sortOf } from './subject';

interface Step {
  sentence: Sentence;
  /** The first thing that is to be done, without what joins it to the others: "fill some small pots with soil". */
  text: string;
  isFirst: boolean;
}

const joins = /^(?:(?:First|Next|Then|Now|Meanwhile|Finally|After that|Step \d+),? )/;
const hangs = /\b(?:it|them|this|that|these|those|one|ones|there|him|her|other|others)\b/;

/** What a text tells its reader to do, in its order; nothing where it is no instruction. */
function stepsIn(sentences: readonly Sentence[]): Step[] {
  const steps = sentences.flatMap((sentence): Step[] => {
    const joined = joins.exec(sentence.text)?.[0] ?? '';
    const verb = sentence.tokens.find(({ at }) => at >= joined.length);
    const next = sentence.tokens.find(({ at }) => verb && at > verb.at);
    const isOrder =
      sentence.isClear &&
      verb?.tags.has('base') &&
      !verb.tags.has('prep') &&
      next &&
      /^(?:the|a|an|some|each|your|all|two|three|four|five|six|\d+)$/.test(next.lower);
    if (!verb || !isOrder) return [];
    const end = sentence.tokens.find(
      ({ lower, at }) => at > next.at && /^(?:and|until|when|before|so|because|if|while)$/.test(lower),
    );
    const text =
      sentence.text
        .slice(verb.at, end ? end.at : -1)
        .split(',')[0]
        ?.trim() ?? '';
    return [{ sentence, text: small(text), isFirst: /^First\b/.test(joined) }];
  });
  return steps.length >= 4 ? steps : [];
}

/** An adult is asked for with who. */
const isSomebody = ({ tokens }: Sentence, thing: string) =>
  tokens.some((token) => lastWord(thing) === token.text && sortOf(token) !== 'something');

/** What is to be handled in a step. */
const thingOf = ({ text, sentence }: Step) => {
  const thing = thingPattern.exec(text)?.[1];
  // "Turn the bike upside down": no bike.
  return thing && !/\b(?:down|up|off|out|on|in|away|again|back|round|over|one|ones|other|others)$/.test(thing)
    ? nounAtEnd(thing, sentence)
    : undefined;
};
/** "Choose a dry, sunny morning": a dry is nothing. */
const nounAtEnd = (thing: string, { tokens }: Sentence) =>
  tokens.some((token) => token.text === lastWord(thing) && isNoun(token)) ? thing : undefined;
const thingPattern =
  /^(?!(?:let|make|keep|leave|help)\b)\p{Ll}+ ((?:the|an?|some|each|your|two|three|four|\d+) (?:\p{Ll}+ ){0,2}?(?!\p{Ll}+ly\b)\p{Ll}+)(?=(?: \p{Ll}+ly)?(?: (?:with|into|in|on|onto|to|from|under|behind|over) |$))/u;

/** "Your kitchen will smell, so open a window". */
const soOrder = /^([^.,;]{12,80}), so ((?!that\b)\p{Ll}+ [^.,;]{3,60})\.$/u;

/** Why one should do something, or should not, chosen among the other reasons of the text. */
function whySteps(sentences: readonly Sentence[], random: Random): Map<Sentence, Item> {
  const asked = new Map<Sentence, Item>();
  const reasons = sentences.flatMap((sentence) => {
    const [, behind] =
      /(?:\bbecause|, since|, as(?! (?:well|if|soon|long|though|you|it|always|usual)\b)) ([^.,;]{12,80})(?=[.,;])/u.exec(
        sentence.text,
      ) ?? [];
    const reason = behind ?? soOrder.exec(sentence.text)?.[1] ?? '';
    return reason
      ? [{ sentence, text: `because ${behind ? reason : small(reason)}`, nouns: nounsOf(sentence.tokens) }]
      : [];
  });
  for (const { sentence, text, nouns } of reasons) {
    const [, , so] = soOrder.exec(sentence.text) ?? [];
    const [, not = '', said = ''] =
      /^(Do not |Don['’]t |Never )?(\p{L}+ [^,]{4,60}?),? (?:because|since|as) /u.exec(sentence.text) ?? [];
    const order = so ?? said;
    const start = so ? sentence.text.indexOf(so) : not.length;
    const [first] = sentence.tokens.filter(({ at }) => at >= start);
    if (!sentence.isClear || !order || !first?.tags.has('base') || first.tags.has('prep') || hangs.test(order))
      continue;
    const others = reasons.filter(
      (other) => other.sentence !== sentence && !other.nouns.some((noun) => nouns.includes(noun)),
    );
    if (others.length < 2) continue;
    const question = {
      kind: 'why',
      prompt: `Why should you ${not ? 'not ' : ''}${small(order)}?`,
      key: text,
      others: others.map((other) => other.text),
    };
    asked.set(sentence, toItem(question, sentence, random));
  }
  return asked;
}

/** What comes first, and what goes where; of instructions. */
export function stepQuestions(sentences: readonly Sentence[], random: Random): Map<Sentence, Item> {
  const steps = stepsIn(sentences);
  const asked = steps.length > 0 ? whySteps(sentences, random) : new Map<Sentence, Item>();
  const first = steps.find(({ isFirst, text }) => isFirst && !hangs.test(text));
  if (first && !asked.has(first.sentence)) {
    const others = steps.filter((step) => steps.indexOf(step) > steps.indexOf(first) && !hangs.test(step.text));
    if (others.length >= 2)
      asked.set(
        first.sentence,
        toItem(
          {
            kind: 'step',
            prompt: 'What should you do first?',
            key: first.text,
            others: others.map(({ text }) => text),
          },
          first.sentence,
          random,
        ),
      );
  }
  for (const { sentence, text } of shuffle(steps, random)) {
    const [, verb = '', thing = '', place = ''] =
      /^(\p{Ll}+) ((?:the|an?|some|each|your|two|three|four|\d+) (?:\p{Ll}+ ){0,2}?\p{Ll}+) ((?:with|into|in|on|onto|to|from|under|behind|over) .+)$/u.exec(
        text,
      ) ?? [];
    if (
      asked.has(sentence) ||
      isSomebody(sentence, thing) ||
      !verb ||
      hangs.test(text) ||
      /ly\b/.test(thing) ||
      / (?:of|with|into) .* (?:with|into) /.test(text)
    )
      continue;
    // "Put the seeds in the pot": asked for, the seeds are what goes in it; only where nothing else does.
    const isOnly = sentences.every((other) => other === sentence || !other.text.includes(place));
    const others = steps
      .flatMap((other) => thingOf(other) ?? [])
      .filter((one) => lastWord(one) !== lastWord(thing) && !sentence.text.includes(lastWord(one)));
    if (!isOnly || new Set(others).size < 2) continue;
    asked.set(
      sentence,
      toItem(
        { kind: 'step', prompt: `What should you ${verb} ${place}?`, key: thing, others: [...new Set(others)] },
        sentence,
        random,
      ),
    );
  }
  return asked;
}
