import { pick, type Random } from '#shared/core/random';

/*
 * A small grammar of correct yes/no questions, in and beyond the world of the game. It knows nothing of the parser:
 * what it makes is right by how it is made.
 */

const one = ['it', 'he', 'she', 'this animal', 'the thing', 'the animal', 'your animal', 'the person', 'your job'];
const others = [
  'my sister',
  'our teacher',
  'a dog',
  'the river',
  'its tail',
  'London',
  'a child',
  'everybody',
  'the sun',
];
const many = [
  'they',
  'you',
  'we',
  'people',
  'most people',
  'children',
  'these things',
  'animals',
  'cats',
  'my friends',
];

const verbs =
  `eat fly swim live sleep grow open close cook dance sing work play run jump ring box fish light water farm act
  float shine sting clean dry smell taste feel hurt help travel teach write read drive ride build sell wear hide move
  change break melt burn fight hunt climb laugh cry rain bark star float paint`.split(/\s+/);
const objects = [
  'it',
  'them',
  'fish',
  'a lot of grass',
  'other people',
  'an apple',
  'music',
  'the same thing',
  'A and B',
];
const places = [
  'in water',
  'in the sea',
  'at night',
  'in Africa',
  'on a farm',
  'there',
  'at school',
  'under a tree',
  'with a friend',
  'every day',
  'in winter',
  'for an hour',
  'near the house',
  'without help',
];
const adjectives =
  `big small orange open clean light dry wild tame fast slow heavy cheap expensive famous dangerous round
  square free empty safe rare afraid alive asleep similar`.split(/\s+/);
const nouns = [
  'a cat',
  'an animal',
  'a unicorn',
  'a hare',
  'a European city',
  'an hour',
  'a university',
  'a boar',
  'a house',
  'a ring',
  'an orange',
  'food',
  'work',
  'art',
  'pizza',
  'chicken',
  'glass',
  'the Eiffel Tower',
  'Paris',
  'part of a car',
  'something to eat',
  'something people use at home',
];
const thirdForms = [
  'made',
  'used',
  'eaten',
  'found',
  'cut',
  'put',
  'read',
  'hit',
  'kept',
  'played',
  'sold',
  'run',
  'set',
  'born',
];
const comparatives = ['bigger than', 'smaller than', 'more dangerous than', 'as big as', 'less useful than', 'like'];
const modals = ['can', 'could', 'will', 'would', 'should', 'must', 'may', 'might'];
const adverbs = ['usually', 'often', 'sometimes', 'ever', 'always', 'really', 'also', 'still'];

const spokenBe = (subject: string) => (many.includes(subject) ? 'are' : 'is');
const spokenDo = (subject: string) => (many.includes(subject) ? 'do' : 'does');
const spokenHave = (subject: string) => (many.includes(subject) ? 'have' : 'has');

/** A question that is correct English. */
export function correctQuestion(random: Random): string {
  const from = <T>(list: readonly T[]): T => {
    const chosen = pick(list, random);
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  const maybe = (list: readonly string[]) => (random() < 0.3 ? `${from(list)} ` : '');
  const subject = from([...one, ...one, ...others, ...many]);
  const verb = () => `${from(verbs)} ${from([...objects, ...places])}`;
  const is = spokenBe(subject);
  const shapes: readonly (() => string)[] = [
    () => `${is} ${subject} ${maybe(adverbs)}${from(adjectives)}`,
    () => `${is} ${subject} ${maybe(adverbs)}${from(adjectives)} ${from(places)}`,
    () => `${is} ${from(['it', 'this', 'the thing'])} ${from(nouns)}`,
    () => `${is} ${subject} ${from(comparatives)} ${from(nouns)}`,
    () => `${is} ${subject} ${maybe(adverbs)}${from(thirdForms)} ${from(places)}`,
    () =>
      `${is} ${subject} ${from(['made of', 'made from', 'full of'])} ${from(['wood', 'milk', 'glass', 'a light metal'])}`,
    () => `${is} ${subject} ${from(places)}`,
    () => `${is} ${subject} ${from(['eating', 'flying', 'sleeping', 'working'])} ${from(places)}`,
    () => `${spokenDo(subject)} ${subject} ${maybe(adverbs)}${verb()}`,
    () => `${spokenDo(subject)} ${subject} ${from(verbs)}`,
    () => `${spokenDo(subject)} ${subject} have ${from(['legs', 'a tail', 'an engine', 'anything to eat', 'to pay'])}`,
    () => `${spokenDo(subject)} ${subject} need to ${verb()}`,
    () => `${from(modals)} ${subject} ${maybe(adverbs)}${verb()}`,
    () => `${from(modals)} ${subject} be ${from([...adjectives, ...nouns])}`,
    () => `${from(modals)} ${subject} be ${from(thirdForms)} ${from(places)}`,
    () => `${spokenHave(subject)} ${subject} got ${from(['legs', 'a tail', 'an engine', 'wheels', 'two eyes'])}`,
    () =>
      `${spokenHave(subject)} ${subject} ${maybe(['ever', 'always', 'already'])}been ${from([...places, ...adjectives])}`,
    () => `is there ${from(['water', 'one', 'a door', 'an animal', 'any sugar'])} ${from(places)}`,
    () => `are there ${from(['animals', 'two of them', 'any trees', 'many people'])} ${from(places)}`,
    () => `${is} ${subject} ${from(adjectives)} or ${from(adjectives)}`,
  ];
  const text = from(shapes)().replace(/^(?:is|are) (?=the thing|it|this)/, 'is ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}
