import type { Item } from '#shared/items/item';
import { verbForms } from '#shared/language/forms/inflect';
import { startsWithVowel } from '#shared/language/word-classes';
import { wordSets } from '#shared/writing/checker/word-sets';
import { type PlacePhrase, placeAtEnd, timeAtEnd } from './adjuncts';
import { asked, type Clause, isSimple } from './clause';
import { howQuestions, numberQuestions } from './how-questions';
import { otherThings } from './other-subjects';
import { type Around, dangles, isOnly, type Question, toItem } from './question';
import { lastWord, sayings } from './sayings';
import { sortOf } from './subject';
import { subjectQuestion } from './subject-questions';
import { purposeQuestion, whyQuestion } from './why-questions';

/** The questions that a clause answers: who, what, where, when, how many, how often, how long, how old. */
export function whQuestionsOf(clause: Clause, around: Around): Item[] {
  const ofSimple = isSimple(clause)
    ? [
        ...purposeQuestion(clause, around),
        ...timeQuestion(clause, around),
        ...placeQuestion(clause, around),
        ...howQuestions(clause, around),
        ...agentQuestion(clause, around),
        ...jobQuestion(clause),
        ...nameQuestion(clause, around),
        ...objectQuestion(clause, around),
      ]
    : [];
  return [
    ...whyQuestion(clause, around),
    ...numberQuestions(clause),
    ...openingTimeQuestion(clause),
    ...subjectQuestion(clause, around),
    ...ofSimple,
  ].map((question) => toItem(question, clause.origin, around.random));
}

/** "In 1852 a chemist sealed a loaf in a jar from which …": when, also where what follows is not simple. */
function openingTimeQuestion(clause: Clause): Question[] {
  const { opening, rest, restTokens, isNegative } = clause;
  const time = opening ? timeAtEnd(opening) : undefined;
  if (!time || time.before || isNegative || isSimple(clause) || rest.includes(',') || timeAtEnd(rest)) return [];
  if (!restTokens.some(({ lower }) => /^(?:who|which|that|whose|where)$/.test(lower))) return [];
  if (restTokens.some(({ lower }) => /^(?:and|but|or|because|when|while|if|so|even|only|just)$/.test(lower))) return [];
  return [{ kind: 'when', prompt: `${time.ask} ${asked(clause, rest)}?`, key: time.text, others: time.others }];
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
  // “He told me about a storm in 1987”: the year is the storm’s.
  if (
    /^(?:tell|say|write|talk|speak|read|hear|think|dream|remember|ask|learn|know)$/.test(clause.base) &&
    / (?:about|of|that) /.test(` ${left} `)
  )
    return [];
  if (time.ask === 'How long' && /\b(?:away|long|old|later|high|late)$/.test(left)) return [];
  // "Lives for about six weeks in summer" asks for the weeks.
  if (dangles(left) || /\bfor\b.*\b(?:seconds|minutes|hours|days|nights|weeks|months|years|long)\b/.test(left))
    return [];
  // One is born somewhere as well: the question is when.
  const asking = /^born\b/.test(left) ? 'born' : left;
  const ask = time.ask === 'What time' && /^(?:is|are|was|were)$/.test(helper ?? '') && !left ? 'When' : time.ask;
  const others = time.others.filter((other) => !hasText(around, other));
  // Typed, "in the evenings" would be every evening.
  if (others.length < 2) return [];
  return [
    {
      kind: 'when',
      prompt: `${ask} ${asked(clause, asking)}?`,
      key: time.text,
      others,
    },
  ];
}

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
  } else if (
    before === ''
      ? !isBe && !stays.test(verb)
      : isBe
        ? !/^(?:born|\p{Ll}+ing)$/u.test(before)
        : !helper && !stays.test(verb)
  )
    return [];
  // "On farms in Ohio": two places, of which neither is the answer alone.
  // "Where was the writer?" When?
  if (isBe && clause.subject.person && before === '' && !time && !clause.opening) return [];
  if (/^got\b|\b(?:in|on|at|near|under|behind) (?:the |an? )?\p{L}+$/u.test(before)) return [];
  // "Bought a house in Rome": it is the house that is in Rome.
  if (before.split(' ').length > (helper ? 1 : 0) && !isThing(before)) return [];
  if (!isOnly(clause, around) && before.split(' ').filter(Boolean).length < 2) return [];
  // Where something is can be told by a wider place or a nearer one: the fourth floor is in Bristol. That is not typed.
  const others = otherPlaces(place, clause, around);
  if (others.length < 2 && (isBe || /^(?:live|sleep|stay)$/.test(verb))) return [];
  const left = [preposition === 'from' ? 'from' : before, time?.text ?? ''].filter(Boolean).join(' ');
  return [
    {
      kind: 'where',
      prompt: `Where ${asked(clause, left)}${clause.opening ? ` ${clause.opening}` : ''}?`,
      // One stops at Furnas, and not at Portugal: beside other names it stands alone.
      key:
        preposition === 'from' || (preposition === 'at' && place.isName)
          ? place.place
          : `${preposition} ${place.place}`,
      others,
      accepted: placeSayings(place),
    },
  ];
}

/** What one does somewhere: a thing that is not itself a place. */
const isThing = (before: string) =>
  !/\b(?:house|flat|shop|room|hotel|school|garden|home|job|friend|man|woman|people)s?\b/.test(before);

const placeSayings = ({ preposition, place, isName }: PlacePhrase) => {
  const bare = place.replace(/^(?:the|a|an|his|her|their) /, '');
  const head = lastWord(bare);
  // A floor alone is no answer.
  if (head === 'floor') return [place, bare];
  // The Chichu Art Museum is the museum.
  const named =
    /^\p{Lu}/u.test(head) && bare.includes(' ')
      ? ['', 'at ', 'in '].flatMap((own) => [`${own}the ${head.toLowerCase()}`, `${own}a ${head.toLowerCase()}`])
      : [];
  // In the park, at the park.
  const also = preposition === 'in' || preposition === 'at' ? [`in ${place}`, ...(isName ? [] : [`at ${place}`])] : [];
  return [
    place,
    bare,
    ...also,
    ...named,
    ...(bare === place ? [] : [`the ${bare}`, `${preposition} the ${bare}`, `the ${head}`, head]),
  ];
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
  return [...new Set(places)].map((name) => (/^(?:from|at)$/.test(preposition) ? name : `${preposition} ${name}`));
}

/** "The wing was opened by the mayor": who opened it? */
function agentQuestion(clause: Clause, around: Around): Question[] {
  const { helper, rest, restTokens, subject, opening } = clause;
  const [, behind = '', agent = ''] =
    /^(\p{Ll}+(?: \p{Ll}+ly)?) by ((?:(?:the|an?|two|three) )?[\p{L}’ -]{3,40})$/u.exec(rest) ?? [];
  const [first] = restTokens;
  const base = first?.tags.has('pp') ? first.verbs[0] : undefined;
  if (!agent || !base || !/^(?:was|were)$/.test(helper ?? '') || behind.includes(' ') || agent.split(' ').length > 4)
    return [];
  if (
    !isOnly(clause, around) ||
    /\b(?:accident|chance|hand|means|boat|bus|train|car|plane|post|phone|then|now|far)\b/.test(agent)
  )
    return [];
  const [past] = verbForms(base).past;
  const last = restTokens.at(-1);
  const isPerson = last !== undefined && (/^\p{Lu}/u.test(last.text) || sortOf(last) === 'somebody');
  if (!past || !isPerson) return [];
  return [
    {
      kind: 'who',
      prompt: `Who ${past} ${[subject.text, opening].filter(Boolean).join(' ')}?`,
      key: agent,
      others: [],
      accepted: sayings(agent),
    },
  ];
}

const jobs = [...wordSets.job].filter((job) => !/^(?:policeman|vet|actress|waitress)$/.test(job));

function jobQuestion({ subject, helper, rest, sentence }: Clause): Question[] {
  // "A good musician" says how well, and may be no job.
  const [, job = ''] = /^an? (\p{Ll}+)$/u.exec(rest) ?? [];
  if (!subject.person || !/^(?:is|was)$/.test(helper ?? '') || !wordSets.job.has(job)) return [];
  // A doctor may be a scientist as well: only what is clearly something else.
  const others = jobs.filter((one) => one !== job && !areNear(one, job) && !sentence.text.includes(one));
  const withArticle = others.map((one) => `${startsWithVowel(one) ? 'an' : 'a'} ${one}`);
  return [{ kind: 'job', prompt: `What ${helper} ${subject.text}’s job?`, key: rest, others: withArticle }];
}

/** "My boss is called Gareth" and "The winner was Ethel Cain": how they are called, and who it was. */
function nameQuestion(
  { subject, helper, rest, restTokens, opening, isNarrators, origin }: Clause,
  around: Around,
): Question[] {
  const [, called = '', name = ''] =
    /^(called |named )?(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})$/u.exec(rest) ?? [];
  if (!name || !/^(?:is|was)$/.test(helper ?? '') || subject.isPlural || (isNarrators && subject.person)) return [];
  if (called) {
    const prompt = `What ${helper} ${subject.text} called?`;
    return subject.person
      ? []
      : [{ kind: 'name', prompt, key: name, others: [], accepted: subject.sort === 'somebody' ? name.split(' ') : [] }];
  }
  const isPerson = subject.sort === 'somebody' && !subject.person && restTokens.some(({ isFirstName }) => isFirstName);
  // A name is no person: "His name was Sigmund Freud."
  if (!isPerson || !/^(?:the|his|her|my|our|\p{Lu}\p{L}+’s) (?!.*\bname$)/u.test(subject.text)) return [];
  const others = around.people.map((person) => person.name).filter((other) => !origin.text.includes(lastWord(other)));
  const prompt = `Who ${helper} ${[subject.text, opening].filter(Boolean).join(' ')}?`;
  return [{ kind: 'who', prompt, key: name, others, accepted: name.split(' ') }];
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

/** Verbs that say little without their object, or whose noun is no object: have a look, become a teacher. */
const lightVerbs =
  /^(?:be|have|get|become|take|make|do|go|give|keep|let|seem|look|feel|remain|stay|weigh|last|cost|measure|spend|need|want|like|love|hate|think|know|mean|say|tell|ask|try|begin|start|stop|live|come|run|walk|travel|play|pay|catch|hold|set|put|turn|call|name|wait|work|arrive|leave|reach|join|enter|cross|pass|follow|help|meet|marry|thank|visit|share|survive|contain|include|represent|grow|rise|fall|happen|sleep|sit|stand|lie|talk|speak|listen|move|return|drive|fly|swim)$/;

function objectQuestion(clause: Clause, around: Around): Question[] {
  const { helper, base, restTokens, sentence, rest } = clause;
  if (helper || lightVerbs.test(base)) return [];
  const time = timeAtEnd(rest);
  const placed = placeAtEnd(time ? time.before : rest);
  const object = placed ? placed.before : time ? time.before : rest;
  const end = (restTokens[0]?.at ?? 0) + object.length;
  const words = restTokens.filter(({ at }) => at < end);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length > 5 || object.includes(',')) return [];
  const isDetermined =
    wordSets.article.has(first.lower) || wordSets.possessive.has(first.lower) || first.lower === 'some';
  const isBareMany = words.length === 1 && first.text === first.lower && first.tags.has('plural');
  if (isDetermined ? words.length < 2 : !isBareMany) return [];
  if (!(last.tags.has('noun') || last.tags.has('plural')) || sortOf(last) !== 'something') return [];
  if (!words.slice(1).every(({ tags }) => (['noun', 'plural', 'adj'] as const).some((tag) => tags.has(tag)))) return [];
  if (words.slice(1).some(({ tags }) => tags.has('prep') || tags.has('adv'))) return [];
  if (
    /^(?:lot|rest|time|way|place|decision|mistake|noise|sense|mind|deal|part|attention|care|day|week|night|morning|year)s?$/.test(
      last.lower,
    )
  )
    return [];
  if (
    !isOnly(
      clause,
      around,
      restTokens.filter(({ at }) => at >= end),
    )
  )
    return [];
  // Typed, a thing has too many names: the flat, their flat, the old flat.
  const others = otherThings({ text: object, isPlural: last.tags.has('plural'), origin: clause.origin }, around);
  if (others.length < 3) return [];
  const left = sentence.text.slice(end, -1).trim();
  const prompt = `What ${asked(clause, [left, clause.opening].filter(Boolean).join(' '))}?`;
  return [{ kind: 'what', prompt, key: object, others }];
}
