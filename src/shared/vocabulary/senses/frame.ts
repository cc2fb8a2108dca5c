/** The parts of speech that a form is weighed for; all others are told by the word itself. */
export const weighedParts = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'exclamation', 'number'] as const;
export type WeighedPart = (typeof weighedParts)[number];
export type Weights = Partial<Record<WeighedPart, number>>;

/** A word where it stands: all words of its sentence in small letters, with signs as pieces of their own. */
export interface Place {
  pieces: readonly string[];
  at: number;
}

/** What the word pack knows of the words around, so that the frame need not know it. */
export interface Surroundings {
  /** Whether a piece may be of this part, and of no other. */
  isOnly(piece: string, part: WeighedPart): boolean;
  /** Whether a piece may be of this part. */
  mayBe(piece: string, part: WeighedPart): boolean;
  /** Whether the form itself is the base form of a verb, as it follows `to` and `can`. */
  isBase(piece: string): boolean;
}

const set = (words: string) => new Set(words.split(' '));
const determiners = set("a an the my your its our their every each another these those whose 's’ someone’s");
/** Before a noun, but also on their own: her laugh, made her laugh. */
const oftenDeterminers = set('his her this that no some any both all many few several enough');
const subjects = set('i we they he she who');
/** These stand after verbs as well. */
const oftenSubjects = set('you it that which');
const modals = set(
  "can could will would shall should may might must can't couldn't won't wouldn't shan't shouldn't mustn't cannot 'll",
);
const doing = set("do does did don't doesn't didn't let's please never always often usually sometimes to");
const being = set("am is are was were be been being isn't aren't wasn't weren't 'm 're");
const seeming = set(
  'seem seems seemed look looks looked feel feels felt become becomes became get gets got sound sounds taste tastes',
);
const having = set("have has had haven't hasn't hadn't 've");
const degrees = set('very so too quite extremely rather really pretty more most fairly how');
const prepositions = set(
  'in on at of for with from by about into over after before between without under through during against near behind ' +
    'towards across along around round since until onto outside inside beside',
);
/** Before one thing only: what stands between them and a noun is no noun of many, whatever its ending. */
const singles = set('a an another each every');
/** A clock's hand before past and to. */
const partsOfAnHour = set('half quarter minute minutes');
const objects = set('me him them us');
const joints = set('and or but , . ; : ! ? – — because when while if so that than as then');
const asking = set('do does did can could will would should must');
const questionWords = set('how what where when why');

const goals = set(
  'go goes going went gone come comes coming came walk walks walking walked drive drives driving drove run runs running ran ' +
    'cycle cycled travel travelled fly flew return returned back way from next close listen listens listened listening sent',
);

const isEnd = (piece: string | undefined) => piece === undefined || /^[^\p{L}\d]+$/u.test(piece);
const isNegative = (piece: string) => /n't$/.test(piece);

/** How well each part of speech fits between the words around a word: above 0 it is likely, below 0 hardly possible. */
export function weighFrame({ pieces, at }: Place, words: Surroundings): Weights {
  const word = pieces[at] ?? '';
  const [second, before] = [pieces[at - 2] ?? '', pieces[at - 1] ?? ''];
  const [after, next] = [pieces[at + 1], pieces[at + 2] ?? ''];
  const weights: Required<Weights> = {
    noun: 0,
    verb: 0,
    adjective: 0,
    adverb: 0,
    preposition: 0,
    exclamation: 0,
    number: 0,
  };
  const add = (more: Weights) => {
    for (const part of weighedParts) weights[part] += more[part] ?? 0;
  };
  const isBase = words.isBase(word);
  // A right turn: after one thing no verb has its base form, so what looks like one is a noun.
  const looksLikeVerb = (piece: string) => words.isOnly(piece, 'verb') && words.isBase(piece) && !word.endsWith('s');
  const nounFollows =
    after !== undefined && ((words.mayBe(after, 'noun') && !words.mayBe(after, 'preposition')) || looksLikeVerb(after));
  const startsPhrase = (piece: string) => determiners.has(piece) || oftenDeterminers.has(piece);
  const isNumber = (piece: string) => /^\d/.test(piece) || words.mayBe(piece, 'number');
  const isVerbLike = (piece: string) => modals.has(piece) || being.has(piece) || having.has(piece) || doing.has(piece);

  // What stands before.
  if (determiners.has(before) || /['’]s$/.test(before)) {
    add({ noun: 2, adjective: 1, number: 1.5, verb: -5, adverb: -2, preposition: -2, exclamation: -3 });
    add(nounFollows ? { adjective: 2, number: 1 } : { noun: 2, adjective: -2, number: -1 });
  } else if (oftenDeterminers.has(before)) {
    add({ noun: 1.5, adjective: 0.5, verb: -1, exclamation: -2 });
    add(nounFollows ? { adjective: 1 } : { noun: 0.5 });
  } else if (before === 'to') {
    // Of the words that to follows, some want a place: go to bed, walk to school.
    if (goals.has(second)) add({ noun: 2 });
    else add(isBase ? { verb: 3, noun: 0.5 } : { verb: -3, noun: 1 });
    if (after !== undefined && (startsPhrase(after) || objects.has(after))) add({ verb: 1 });
  } else if (modals.has(before) || (doing.has(before) && !isEnd(after)) || doing.has(before) || isNegative(before)) {
    if (isBase || /^(?:never|always|often|usually|sometimes)$/.test(before))
      add({ verb: 4, noun: -2, adjective: -1.5 });
    else add({ noun: 0.5 });
  } else if (subjects.has(before)) {
    add({ verb: 4, noun: -3, adjective: -3, adverb: 0.5, preposition: -2 });
  } else if (before === 'there') {
    add({ noun: 2, verb: -1 });
  } else if (oftenSubjects.has(before) && being.has(second)) {
    // Are you married? Is it better?
    add({ adjective: 2, verb: word.endsWith('ing') ? 2 : -1, noun: -0.5 });
  } else if (oftenSubjects.has(before)) {
    add({ verb: 2, noun: -1.5, adjective: before === 'it' ? 0 : -1 });
  } else if (being.has(before) || seeming.has(before)) {
    add({ adjective: 2, noun: -0.5, verb: isBase ? -3 : 0.5, adverb: 0.5, preposition: 1 });
    if (nounFollows && words.mayBe(word, 'noun')) add({ adjective: 0.5 });
  } else if (degrees.has(before)) {
    add({ adjective: 2, adverb: 2, noun: -2, verb: before === 'really' ? 0 : -2 });
  } else if (having.has(before)) {
    add(isBase ? { verb: -2 } : { verb: 2 });
  } else if (prepositions.has(before)) {
    add({ noun: 2, adjective: 0.5, verb: /ing$/.test(word) ? 1 : -4, adverb: -1, preposition: -2 });
  } else if ((isNumber(before) || partsOfAnHour.has(before)) && after !== undefined && isNumber(after)) {
    // Ten past eight, half past ten.
    add({ preposition: 3, noun: -1, verb: -3, adverb: -1 });
  } else if (words.isOnly(before, 'adjective') || words.isOnly(before, 'number')) {
    add({ noun: 2.5, adjective: 0.5, verb: -3, adverb: -1 });
  } else if (objects.has(before)) {
    add({ noun: -2, verb: 0.5, adjective: 0.5 });
  } else if (isEnd(before) && isBase) {
    // An order begins with its verb.
    if (after !== undefined && (startsPhrase(after) || objects.has(after) || after === 'it')) add({ verb: 2 });
  } else if (words.isOnly(before, 'verb')) {
    add(isEnd(after) || prepositions.has(after ?? '') ? { adverb: 1.5, verb: -1.5 } : { verb: -1.5 });
  } else if (words.isOnly(before, 'noun')) {
    // Swimmers train, the film stars; but also a bank account.
    const isMany = /[^s]s$/.test(before) && !singles.has(second);
    const isPast = !isBase && !/(?:s|ing)$/.test(word);
    if ((isBase && isMany) || (/s$/.test(word) && !isMany) || isPast) add({ verb: 1.5 });
    else if (isBase && !isMany) add({ verb: -1.5, noun: 1 });
  }
  // A question: Can you close, do the children watch.
  if (oftenSubjects.has(before) || subjects.has(before)) {
    if (modals.has(second) || doing.has(second) || isNegative(second)) add(isBase ? { verb: 2 } : {});
  }
  // How long does the lesson last?
  const isQuestion = pieces.slice(Math.max(0, at - 4), Math.max(0, at - 1)).some((piece) => asking.has(piece));
  if (isQuestion && isBase && words.mayBe(before, 'noun') && !startsPhrase(before)) add({ verb: 2 });
  if (questionWords.has(second) && being.has(before)) add({ noun: 1, adjective: -1 });

  // What stands after.
  if (after !== undefined && startsPhrase(after)) {
    add({ verb: 2, noun: -1.5, adjective: -1.5, preposition: 2 });
  } else if (after !== undefined && (objects.has(after) || after === 'it' || after === 'you')) {
    add({ verb: 1.5, noun: -1, adjective: -1, preposition: 1.5 });
  } else if (after !== undefined && isVerbLike(after) && after !== 'to' && after !== 'please') {
    add({ noun: 2, verb: -3, adjective: -1.5, adverb: -1 });
  } else if (after === 'of') {
    // The soup tastes of nothing: what agrees with the noun before it may still be a verb.
    const agrees = !isBase || /s$/.test(word);
    const isAfterNoun = words.isOnly(before, 'noun') && !/[^s]s$/.test(before);
    add(agrees && isAfterNoun ? { noun: 1, verb: -0.5 } : { noun: 2, verb: -1.5, adjective: -0.5, adverb: -1.5 });
  } else if (isEnd(after)) {
    add({ preposition: -3, number: -0.5 });
    if (at === 0 && after !== undefined) add({ exclamation: 3 });
  } else if (nounFollows && !words.mayBe(after ?? '', 'verb') && !startsPhrase(next)) {
    add({ adjective: 0.5, preposition: 0.5 });
  }
  // The test was pretty easy: what stands before an adjective says how much.
  if (after !== undefined && words.isOnly(after, 'adjective') && being.has(before)) add({ adverb: 2, adjective: -0.5 });
  if (joints.has(before) && at > 0 && !isEnd(after)) add({ exclamation: -1 });
  return weights;
}
