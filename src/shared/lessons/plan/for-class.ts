import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import type { LessonAbout, StageKind } from '#shared/content/lessons/lesson';
import { capital } from '#shared/core/first-letter';

/** Where a stage stands in its lesson, and for whom: what its text says for some lessons only is decided by that. */
export interface StagePlace extends Pick<LessonAbout, 'classSize' | 'age'> {
  minutes: number;
  /** How many it would want, where that is known. */
  work?: number | undefined;
  /** The kinds of the stages before and after it. */
  earlier: readonly StageKind[];
  later: readonly StageKind[];
}

type Case = StagePlace & { isLong: boolean; isShort: boolean };

/** Stages that go on with what was taught. */
const taught: StageKind[] = ['report', 'presentation', 'language focus', 'controlled practice', 'freer practice'];

/** How a sentence begins that is meant for some lessons only, and when it holds. */
const conditions: readonly { begins: RegExp; holds: (one: Case) => boolean }[] = [
  { begins: /^(?:In a longer lesson|If there is time), /, holds: ({ isLong }) => isLong },
  { begins: /^(?:If time is short,|In a short (?:lesson|stage),?) /, holds: ({ isShort }) => isShort },
  {
    begins: /^If no second stage with the text follows, /,
    holds: ({ later }) => !later.some((kind) => kind === 'while reading or listening' || kind === 'after the text'),
  },
  {
    begins: /^If nothing has been taught yet, /,
    holds: ({ later }) => later.some((kind) => kind === 'presentation' || kind === 'language focus'),
  },
  {
    begins: /^If this is what was taught for, /,
    holds: ({ later }) => !later.some((kind) => kind === 'presentation' || kind === 'language focus'),
  },
  {
    begins: /^If the talk is the last one, /,
    holds: ({ later }) => !later.some((kind) => taught.includes(kind)),
  },
  {
    begins: /^If (?:the scene has been played and|you have played the scene and it) does not come again today, /,
    holds: ({ earlier, later }) => earlier.includes('task') && !later.includes('freer practice'),
  },
  { begins: /^If the scene is new, /, holds: ({ earlier }) => !earlier.includes('task') },
  {
    begins: /^If (?:the scene has been played|the class has played it|the scene is not new)(?: today)?, /,
    holds: ({ earlier }) => earlier.includes('task'),
  },
];

/** What stands in a text for an odd number, for a very small class or for the young: taken out where that is not so. */
const asides: readonly { text: RegExp; by: string; isOut: (one: Case) => boolean }[] = [
  { text: /,? (?:and|with) one group of three(?: if need be)?(?:, (?=\p{Ll}+ ))/gu, by: ', ', isOut: isEven },
  { text: /,? (?:and|with) one group of three(?: if need be)?/g, by: '', isOut: isEven },
  { text: / \(one group may be three\)/g, by: '', isOut: isEven },
  { text: / \((?:an odd number makes |in a |one )(?:one )?group of three[^)]*\)/g, by: '', isOut: isEven },
  { text: /; in one group of three, [^.;]*/g, by: '', isOut: isEven },
  { text: / In one group of three, [^.]*\./g, by: '', isOut: isEven },
  { text: / A class of two or three [^.]*\./g, by: '', isOut: ({ classSize }) => classSize > 3 },
  { text: / With one group only, [^.]*\./g, by: '', isOut: ({ classSize }) => classSize > 4 },
  { text: /, if there is (?:one|somebody)(?=,)/g, by: '', isOut: ({ classSize }) => classSize > 3 },
  { text: /, and a pair that is left over joins them/g, by: '', isOut: ({ classSize }) => classSize % 4 === 0 },
  { text: / (?:Small|Young) children [^.]*\./g, by: '', isOut: ({ age }) => age !== 'children' },
  { text: / Children (?:say|may|tell|draw) [^.]*\./g, by: '', isOut: ({ age }) => age !== 'children' },
  { text: / A single group [^.]*\./g, by: '', isOut: ({ classSize }) => classSize > 6 },
  {
    text: /, in a short stage (?:only |with )?(?:one|two|three)(?: of them)?,(?= )/g,
    by: '',
    isOut: ({ isShort }) => !isShort,
  },
  {
    text: /, in a short stage (?:only |with )?(one|two|three)(?: of them)?,(?= )/g,
    by: ' (only $1 of them)',
    isOut: ({ isShort }) => isShort,
  },
  { text: /[;,]? in a short stage,? [^.;]*/g, by: '', isOut: ({ isShort }) => !isShort },
  { text: /[;,]? in a short stage,? /g, by: ': ', isOut: ({ isShort }) => isShort },
  {
    text: /(?<=^|[.!?…]”? )[^.!?…]*\b(?:the|their|your) guess(?:es)?\b[^.!?]*[.!?]”?(?: |$)/g,
    by: '',
    isOut: hasNoGuesses,
  },
  { text: /[;,] if there is only one (?:group|pair), [^.;]*/g, by: '', isOut: ({ classSize }) => classSize > 6 },
  { text: /[;,] in a class of two or three, [^.;]*/g, by: '', isOut: ({ classSize }) => classSize > 3 },
  { text: / In a class of two or three, [^.]*\./g, by: '', isOut: ({ classSize }) => classSize > 3 },
  { text: /[;,] if there are guesses on the board, [^.;]*/g, by: '', isOut: hasNoGuesses },
  { text: /,? and three words if they noted any at the beginning/g, by: '', isOut: hasNoGuesses },
  { text: / Who has more stars than ticks[^?]*\?/g, by: '', isOut: hasNoTask },
  { text: /[;,] if you have played it today, [^.;]*/g, by: '', isOut: hasNoTask },
  { text: / from the list if it has been learnt, if not, from memory/g, by: ' from memory', isOut: hasNoWords },
  { text: / from the list if it has been learnt, if not, from memory/g, by: ' from the list', isOut: () => true },
  { text: /, in a very long lesson twice/g, by: '', isOut: ({ minutes }) => minutes < 30 },
  { text: /; if time is short, [^.]*/g, by: '', isOut: ({ isShort }) => !isShort },
  // What is written down in a hurry is no help to anybody, and a line is enough for small hands.
  {
    text: /(?<=\.) Students copy it\.|,? and students copy it(?=\.)|(?<=;) students copy it\.?/gi,
    by: '',
    isOut: ({ isShort, age }) => isShort || age === 'children',
  },
  { text: /Young students and beginners/g, by: 'Beginners', isOut: ({ age }) => age !== 'children' },
];

/** What was guessed was guessed before the text. */
function hasNoGuesses({ earlier, later }: Case): boolean {
  const isAfterStart = earlier.length > 0 || later.length > 0;
  return isAfterStart && !earlier.includes('lead-in');
}

function hasNoTask({ earlier }: Case): boolean {
  return !earlier.includes('task');
}

function hasNoWords({ earlier }: Case): boolean {
  return !earlier.includes('presentation') && !earlier.includes('language focus');
}

function isEven({ classSize }: Case): boolean {
  return classSize % 2 === 0;
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?…]”?) (?=[\p{Lu}“])/u);

/** What a step takes a class at least: the young take longer to get ready. Ours, from what teachers count on. */
const minutesOfStep: Readonly<Record<LessonAbout['age'], number>> = { children: 1.9, teenagers: 1.6, adults: 1.6 };

/** The steps of an activity as they are said in this lesson; a step that begins with a condition goes as a whole. */
export function stepsFor(
  { steps, spare = [], composed, stages, minutes: [least, most] }: LessonActivity,
  place: StagePlace,
): string[] {
  const one = caseOf(place, least, most);
  const all = steps.flatMap((step, at) => {
    const text = textIn(step, one);
    return text === '' ? [] : [{ text, place: at + 1 }];
  });
  // No more is dropped than is too much.
  const tooMany = Math.max(0, Math.ceil(all.length - place.minutes / minutesOfStep[place.age]));
  const dropped = spare.filter((at) => all.some((step) => step.place === at)).slice(0, tooMany);
  const said = all.filter((step) => !dropped.includes(step.place)).map(({ text }) => text);
  const isLastTalk =
    !stages.includes('feedback') && !place.later.some((kind) => kind === 'feedback' || taught.includes(kind));
  const isNoted = said.some((step) => /\b[Nn]ote (?:two|three|four|six) /.test(step));
  return composed && isLastTalk && isNoted ? [...said, place.classSize === 1 ? repairOfOne : repair] : said;
}

/** What was noted is used, where no stage for that is left. */
const repair =
  'In the end write up one good sentence that you noted and one that needs repair; the class says which is which, and repairs it.';
const repairOfOne =
  'In the end read out one good sentence that you noted and one that needs repair; the student says which is which, and repairs it.';

/** One text of an activity as it is said in this lesson. */
export function lineFor(line: string, { minutes: [least, most] }: LessonActivity, place: StagePlace): string {
  return textIn(line, caseOf(place, least, most)) || line;
}

/** A stage with less time than its work wants is short, whatever the activity bears. */
function caseOf(place: StagePlace, least: number, most: number): Case {
  const { minutes, work } = place;
  const wanted = work === undefined ? least + (most - least) * 0.35 : Math.min(work, most);
  return {
    ...place,
    isLong: minutes >= Math.max(6, wanted + 1),
    isShort: minutes <= (work === undefined ? least + (most - least) * 0.15 : wanted - 1),
  };
}

function textIn(text: string, one: Case): string {
  const plain = asides.reduce(
    (said, { text: aside, by, isOut }) => (isOut(one) ? said.replace(aside, by) : said),
    text,
  );
  if (plain === '') return '';
  const [first = '', ...others] = sentencesIn(plain);
  const said = saidIn(first, one);
  return said === undefined ? '' : [said, ...others.flatMap((sentence) => saidIn(sentence, one) ?? [])].join(' ');
}

function saidIn(sentence: string, one: Case): string | undefined {
  const condition = conditions.find(({ begins }) => begins.test(sentence));
  if (!condition) return sentence;
  return condition.holds(one) ? capital(sentence.replace(condition.begins, '')) : undefined;
}
