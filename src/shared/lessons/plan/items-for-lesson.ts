import type { Item } from '#shared/items/item';
import { plainText } from '#shared/items/text-of';
import { areAlike } from '#shared/language/alike';
import { wordsIn } from '#shared/language/normalise';

interface LessonTexts {
  /** What is read, heard and said with the grammar point. */
  scene: string;
  /** What is read and said on the topic. */
  topic: string;
}

/** An exercise, and what decides whether it is taken. */
interface Candidate {
  item: Item;
  /** How many words of it stand in the scene or belong to the topic. */
  nearness: number;
  /** Which rule gives its answer. */
  rule: string;
  form: 'question' | 'negative' | 'plain';
}

/** What one more of the same rule, kind or form counts against the words that fit. */
const same = { rule: 4, kind: 1.5, form: 1 } as const;
/** More words than these do not make an exercise fit better. */
const mostNearness = 2;

/**
 * Of many exercises those that go with a lesson: for each rule of the point, of each kind, with questions and negatives
 * where there are any, with verbs and things of its scene and its topic, and none like another one. They stay in the order
 * of the draw.
 */
export function itemsForLesson(drawn: readonly Item[], { scene, topic }: LessonTexts, most: number): Item[] {
  const [ofScene, ofTopic] = [stemsOf(scene), stemsOf(topic)];
  let left: Candidate[] = drawn.map((item) => {
    const near = [...stemsOf(plainText(item))].filter((stem) => ofScene.has(stem) || ofTopic.has(stem));
    return { item, nearness: Math.min(mostNearness, near.length), rule: ruleOf(item), form: formOf(item) };
  });
  const chosen: Candidate[] = [];
  const rankOf = ({ item, nearness, rule, form }: Candidate) => {
    const others = (isSame: (one: Candidate) => boolean) => chosen.filter(isSame).length;
    return (
      nearness -
      same.rule * others((one) => one.rule === rule) -
      same.kind * others((one) => one.item.kind === item.kind) -
      same.form * others((one) => one.form === form)
    );
  };
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((first, one) => (rankOf(one) > rankOf(first) ? one : first));
    chosen.push(best);
    left = left.filter((one) => one !== best && !areAlike(one.item.prompt, best.item.prompt));
  }
  return drawn.filter((item) => chosen.some((one) => one.item === item));
}

/** Its reason without the words that it quotes: the same for all that one rule answers. */
const ruleOf = ({ explanation = '' }: Item) => explanation.replaceAll(/“[^”]*”/g, '').trim();

function formOf({ prompt }: Item): Candidate['form'] {
  if (/\?(?:["”’]|$)/.test(prompt)) return 'question';
  return /n[’']t\b|\bnot\b|\bnever\b/i.test(prompt) ? 'negative' : 'plain';
}

/** The beginnings of words that mean something: makes, making and made are near enough by their first three letters. */
function stemsOf(text: string): Set<string> {
  return new Set(
    wordsIn(text.toLowerCase())
      .filter((word) => word.length > 3 && !littleWords.has(word))
      .map((word) => word.slice(0, Math.max(3, Math.min(5, word.length - 2)))),
  );
}

/** Words that every text has, and the ones in which exercises are set. */
const littleWords = new Set(
  (
    'about after again also always and another because been before change could does doing each ever every from have ' +
    'here into just like more most much must never only other over should since some such take than that their them ' +
    'then there these they thing this those very want well were what when where which while will with would year your ' +
    'past present simple perfect continuous irregular regular verb form right wrong sentence choose correct'
  ).split(' '),
);
