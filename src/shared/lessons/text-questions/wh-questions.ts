import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { startsWithVowel } from '#shared/language/word-classes';
import { wordSets } from '#shared/writing/checker/word-sets';
import { countAtHead, type PlacePhrase, placeAtEnd, timeAtEnd } from './adjuncts';
import { asked, type Clause, isSimple } from './clause';
import { canBe } from './first-names';
import type { Person } from './people';
import type { Sentence } from './sentence';

/** What a question may be compared with: the rest of its text. */
export interface Around {
  sentences: readonly Sentence[];
  people: readonly Person[];
  random: Random;
}

interface Question {
  kind: string;
  prompt: string;
  key: string;
  /** Of the key's sort, and wrong. */
  others: readonly string[];
  /** What is right as well where it is typed. */
  accepted?: readonly string[];
}

/** The questions that a clause answers: who, what, where, when, how many, how often, how long, how old. */
export function whQuestionsOf(clause: Clause, around: Around): Item[] {
  if (!isSimple(clause)) return [];
  return [
    ...timeQuestion(clause, around),
    ...placeQuestion(clause, around),
    ...countQuestion(clause),
    ...ageQuestion(clause),
    ...jobQuestion(clause),
    ...objectQuestion(clause, around),
    ...whoQuestion(clause, around),
  ].map((question) => toItem(question, clause.origin, around.random));
}

function toItem({ kind, prompt, key, others, accepted }: Question, sentence: Sentence, random: Random): Item {
  const common = {
    id: `text-${kind}`,
    prompt,
    explanation: `The text says: ${sentence.text}`,
    skill: 'reading' as const,
    tags: [],
    version: 1,
    points: 1,
  };
  const wrong = shuffle(others, random).slice(0, 3);
  if (wrong.length < 2) return { ...common, kind: 'short', accepted: [...new Set([key, ...(accepted ?? [])])] };
  const choices = [{ text: key, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))];
  return {
    ...common,
    kind: 'mc',
    options: shuffle(
      choices.map((choice) => ({ ...choice, text: capital(choice.text) })),
      random,
    ),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether no other sentence tells of the same subject's doing the same: it could answer the question as well. */
function isOnly({ origin, base, helper, restTokens }: Clause, { sentences }: Around): boolean {
  const verbs = helper ? (restTokens[0]?.verbs ?? []) : [base];
  return !sentences.some(
    (other) =>
      other !== origin &&
      other.tokens.some((token) => token.verbs.some((verb) => verb !== 'be' && verbs.includes(verb))),
  );
}

/** Another number, day or place that the sentences around give may be meant as well: the rest of the question tells. */
function timeQuestion(clause: Clause, around: Around): Question[] {
  const { opening, rest, helper } = clause;
  if (opening && timeAtEnd(rest)) return [];
  const time = timeAtEnd(opening || rest);
  if (!time || (opening && time.before)) return [];
  const left = opening ? rest : time.before;
  if (!left && !isOnly(clause, around)) return [];
  if (helper && !left && !/^(?:is|are|was|were)$/.test(helper)) return [];
  if (time.ask === 'How long' && /\b(?:away|long|old|later|high|late)$/.test(left)) return [];
  // "Lives for about six weeks in summer" asks for the weeks.
  if (dangles(left) || /\bfor\b.*\b(?:seconds|minutes|hours|days|nights|weeks|months|years|long)\b/.test(left))
    return [];
  // One is born somewhere as well: the question is when.
  const asking = /^born\b/.test(left) ? 'born' : left;
  const ask = time.ask === 'What time' && /^(?:is|are|was|were)$/.test(helper ?? '') && !left ? 'When' : time.ask;
  return [
    {
      kind: 'when',
      prompt: `${ask} ${asked(clause, asking)}?`,
      key: time.text,
      others: time.others.filter((other) => !hasText(around, other)),
    },
  ];
}

/** A preposition at the end whose noun is gone. */
const dangles = (rest: string) => /\b(?:in|on|at|to|of|for|from|with|by|the|a|an|and|or|very|into|about)$/.test(rest);

const hasText = ({ sentences }: Around, part: string) =>
  sentences.some(({ text }) => text.includes(part.replace(/^(?:in|on|at|for|every) /, '')));

const moves = /^(?:go|come|move|travel|drive|walk|fly|run|return|cycle|sail|ride|climb|swim)$/;
const stays =
  /^(?:live|work|study|stay|meet|arrive|sit|stand|sleep|wait|grow|train|teach|play|eat|cook|start|begin|open|happen|land|stop|park|perform|practise|hide|swim|camp|rest|find|buy|sell|build|lose|see|learn|spend)$/;

function placeQuestion(clause: Clause, around: Around): Question[] {
  const { rest, helper, base, restTokens } = clause;
  const time = timeAtEnd(rest);
  const place = placeAtEnd(time ? time.before : rest);
  if (!place || dangles(place.before) || placeAtEnd(place.before)) return [];
  const verb = helper ? (restTokens[0]?.verbs[0] ?? '') : base;
  const isBe = /^(?:is|are|was|were)$/.test(helper ?? '');
  const { preposition, before } = place;
  if (preposition === 'to' || preposition === 'into') {
    if (!moves.test(verb) || before.split(' ').length > (helper ? 1 : 0) + 0) return [];
  } else if (preposition === 'from') {
    if (isBe ? !/^(?:an? .+)?$/.test(before) || helper !== 'is' : verb !== 'come' || before) return [];
  } else if (before === '' ? !isBe && !stays.test(verb) : isBe ? !/^born$/.test(before) : !helper && !stays.test(verb))
    return [];
  if (/^got\b/.test(before)) return [];
  // "Bought a house in Rome": it is the house that is in Rome.
  if (before.split(' ').length > (helper ? 1 : 0) && !isThing(before)) return [];
  if (!isOnly(clause, around) && before.split(' ').filter(Boolean).length < 2) return [];
  const left = [preposition === 'from' ? 'from' : before, time?.text ?? ''].filter(Boolean).join(' ');
  return [
    {
      kind: 'where',
      prompt: `Where ${asked(clause, left)}${clause.opening ? ` ${clause.opening}` : ''}?`,
      key: preposition === 'from' ? place.place : `${preposition} ${place.place}`,
      others: otherPlaces(place, clause, around),
      accepted: sayings(place),
    },
  ];
}

/** What one does somewhere: a thing that is not itself a place. */
const isThing = (before: string) =>
  !/\b(?:house|flat|shop|room|hotel|school|garden|home|job|friend|man|woman|people)s?\b/.test(before);

const sayings = ({ preposition, place }: PlacePhrase) => {
  const bare = place.replace(/^(?:the|a|an|his|her|their) /, '');
  const head = bare.split(' ').at(-1) ?? bare;
  return [place, bare, ...(bare === place ? [] : [`the ${bare}`, `${preposition} the ${bare}`, `the ${head}`, head])];
};

/** Places with a name that the text has elsewhere; for others the answer is typed. */
function otherPlaces({ preposition, place, isName }: PlacePhrase, { origin }: Clause, { sentences }: Around): string[] {
  if (!isName || preposition === 'near') return [];
  const places = sentences
    .filter((other) => other !== origin)
    .flatMap(({ text }) =>
      [...text.matchAll(/\b(?:in|to|from) (\p{Lu}\p{Ll}+)(?=[ ,.])/gu)].map(([, name = '']) => name),
    )
    .filter(
      (name) =>
        !wordSets.month.has(name.toLowerCase()) &&
        !wordSets.day.has(name.toLowerCase()) &&
        !wordSets.language.has(name.toLowerCase()) &&
        !place.includes(name),
    );
  return [...new Set(places)].map((name) => (preposition === 'from' ? name : `${preposition} ${name}`));
}

function countQuestion(clause: Clause): Question[] {
  const { rest, helper, restTokens } = clause;
  if (helper) return [];
  const counted = countAtHead(rest);
  if (!counted) return [];
  const things = restTokens.slice(1);
  const head = things.findIndex(({ tags }) => tags.has('plural') && !tags.has('noun'));
  const noun = things[head];
  if (
    !noun ||
    head > 2 ||
    wordSets.unit.has(noun.lower) ||
    /^(?:times|hundred|thousand|million|percent|per|o'clock)$/.test(things[0]?.lower ?? '')
  )
    return [];
  if (!things.slice(0, head).every(({ tags }) => tags.has('adj') || tags.has('noun'))) return [];
  const sentenceText = clause.sentence.text;
  const phrase = sentenceText.slice(things[0]?.at, noun.at + noun.text.length);
  const behind = counted.behind.slice(phrase.length).trim();
  if (/^(?:of|old|tall|long|high|wide|deep|away|ago|later|more|an?|per|every)\b/.test(behind) || dangles(behind))
    return [];
  const extra = [behind, clause.opening].filter(Boolean).join(' ');
  return [
    {
      kind: 'how-many',
      prompt: `How many ${phrase} ${asked(clause, extra)}?`,
      key: counted.number,
      others: counted.others,
    },
  ];
}

function ageQuestion(clause: Clause): Question[] {
  const match = /^(\S+) years old$/.exec(clause.rest);
  const counted = match && countAtHead(`${match[1]} years`);
  if (!counted || !/^(?:is|are|was|were)$/.test(clause.helper ?? '')) return [];
  return [{ kind: 'how-old', prompt: `How old ${asked(clause, '')}?`, key: counted.number, others: counted.others }];
}

const jobs = [...wordSets.job].filter((job) => !/^(?:policeman|vet|actress|waitress)$/.test(job));

function jobQuestion({ subject, helper, rest, sentence }: Clause): Question[] {
  const match = /^an? (\p{Ll}+)$|^an? \p{Ll}+ (\p{Ll}+)$/u.exec(rest);
  const job = match?.[1] ?? match?.[2] ?? '';
  if (!subject.person || !/^(?:is|was)$/.test(helper ?? '') || !wordSets.job.has(job)) return [];
  // A doctor may be a scientist as well: only what is clearly something else.
  const others = jobs.filter((one) => one !== job && !areNear(one, job) && !sentence.text.includes(one));
  const withArticle = others.map((one) => `${startsWithVowel(one) ? 'an' : 'a'} ${one}`);
  return [{ kind: 'job', prompt: `What ${helper} ${subject.text}’s job?`, key: rest, others: withArticle }];
}

const families = [
  'doctor nurse dentist scientist vet',
  'actor singer dancer musician artist painter writer journalist photographer',
  'engineer mechanic electrician architect programmer scientist carpenter',
  'waiter cook chef',
  'secretary receptionist accountant',
  'teacher scientist writer student',
].map((line) => line.split(' '));
const areNear = (one: string, other: string) =>
  families.some((family) => family.includes(one) && family.includes(other));

/** Verbs whose object is a thing that one can ask for with what. */
const doings =
  /^(?:buy|eat|drink|make|sell|find|lose|write|bring|open|build|paint|win|wear|carry|cook|cut|collect|study|teach|learn|invent|discover|order|draw|break|plant|steal|repair|choose|borrow|clean|wash|produce|create|design|grow|bake|hear|catch|hide|throw|publish|receive|show|play|drive|pay|lay|describe|bury|design|destroy|mark|introduce|close|study|carry|wear|clean|feed|rent|plan|start|sign|use|visit|photograph|film|record)$/;

function objectQuestion(clause: Clause, around: Around): Question[] {
  const { helper, base, restTokens, sentence, rest } = clause;
  if (helper || !doings.test(base) || !isOnly(clause, around)) return [];
  const time = timeAtEnd(rest);
  const placed = placeAtEnd(time ? time.before : rest);
  const object = placed ? placed.before : time ? time.before : rest;
  const end = (restTokens[0]?.at ?? 0) + object.length;
  const words = restTokens.filter(({ at }) => at < end);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length > 5 || object.includes(',')) return [];
  const isDetermined = wordSets.article.has(first.lower) || wordSets.possessive.has(first.lower);
  if (isDetermined ? words.length < 2 : words.length > 1 || first.text !== first.lower || first.tags.has('adv'))
    return [];
  if (
    !(last.tags.has('noun') || last.tags.has('plural')) ||
    wordSets.person.has(last.lower) ||
    wordSets.people.has(last.lower)
  )
    return [];
  if (!words.slice(1).every(({ tags }) => (['noun', 'plural', 'adj'] as const).some((tag) => tags.has(tag)))) return [];
  if (words.slice(1).some(({ tags }) => tags.has('prep') || tags.has('adv'))) return [];
  if (/^(?:lot|time|way|place|decision|mistake|noise|sense|mind|day|week|night|morning|year)s?$/.test(last.lower))
    return [];
  const left = sentence.text.slice(end, -1).trim();
  const bare = isDetermined ? object.replace(/^\S+ /, '') : object;
  return [
    {
      kind: 'what',
      prompt: `What ${asked(clause, [left, clause.opening].filter(Boolean).join(' '))}?`,
      key: object,
      others: [],
      accepted: [
        bare,
        `the ${bare}`,
        last.lower,
        ...(isDetermined ? [`${first.lower} ${last.lower}`] : []),
        `the ${last.lower}`,
      ],
    },
  ];
}

/** Only where the text says it of nobody else. */
function whoQuestion(clause: Clause, around: Around): Question[] {
  const { subject, verb, rest, helper, restTokens, opening, adverb } = clause;
  if (!subject.person || !isOnly(clause, around) || restTokens.length < 2) return [];
  if (/\b(?:his|her|their|himself|herself)\b/.test(rest)) return [];
  if (helper && !/^(?:was|is)$/.test(helper)) return [];
  // "Who was happy?" could be anybody of the text.
  if (helper && !/^an? \p{Ll}+ ?\p{Ll}*$/u.test(rest)) return [];
  const { name, first } = subject.person;
  const others = around.people.filter((person) => person.first !== first).map((person) => person.name);
  const isMentioned = others.some((other) => rest.includes(other));
  return [
    {
      kind: 'who',
      prompt: `Who ${[adverb, helper ?? verb?.text, rest, opening].filter(Boolean).join(' ')}?`,
      key: name.includes(' ') && others.every((other) => !other.includes(' ')) ? first : name,
      others: isMentioned ? [] : others,
      accepted: [first, name],
    },
  ];
}

/** Whom he or she means, where the text has others whom somebody who skims it could take for them. */
export function referenceQuestion(
  sentence: Sentence,
  hero: Person | undefined,
  { people, random }: Around,
): Item | undefined {
  const pronoun = sentence.tokens[0]?.text;
  if (!hero || !pronoun || !/^(?:He|She)$/.test(pronoun) || !sentence.isClear || people.length < 2) return undefined;
  const question = {
    kind: 'reference',
    prompt: `“${sentence.text}” Who is “${pronoun}”?`,
    key: hero.first,
    // Whoever cannot be she is no choice.
    others: people
      .map(({ first }) => first)
      .filter(
        (first) =>
          first !== hero.first && !sentence.text.includes(first) && canBe(pronoun === 'She' ? 'she' : 'he', first),
      ),
    accepted: [hero.name],
  };
  return toItem(question, sentence, random);
}

/** Three things of which the text gives the years: the earliest is asked for. */
export function firstEvent(clauses: readonly Clause[], random: Random): { item: Item; sentence: Sentence } | undefined {
  const events = clauses.flatMap((clause) => {
    const time = timeAtEnd(clause.opening || clause.rest);
    if (time?.ask !== 'In which year' || clause.tense !== 'past' || !isSimple(clause)) return [];
    if (clause.opening ? timeAtEnd(clause.rest) : !time.before) return [];
    return [
      {
        clause,
        year: Number(time.text.slice(3)),
        text: withoutTime(clause, clause.opening ? clause.rest : time.before),
      },
    ];
  });
  const byYear = [...new Map(events.map((event) => [event.year, event])).values()].sort((a, b) => a.year - b.year);
  const [first, ...later] = byYear;
  if (!first || later.length < 2) return undefined;
  const question = {
    kind: 'first',
    prompt: 'Which of these happened first?',
    key: first.text,
    others: later.map(({ text }) => text),
  };
  return { item: toItem(question, first.clause.origin, random), sentence: first.clause.origin };
}

const withoutTime = ({ subject, adverb, helper, verb }: Clause, rest: string) =>
  `${capital([subject.text, adverb, helper ?? verb?.text, rest].filter(Boolean).join(' '))}.`;
