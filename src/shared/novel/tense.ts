import { verbForms } from '#shared/language/forms/inflect';
import { irregularVerbs } from '#shared/language/forms/irregular';
import type { Tense } from './book';
import { doubtfulPasts, storyVerbs } from './words';

const subjects = new Set([
  'i',
  'he',
  'she',
  'it',
  'we',
  'they',
  'you',
  'who',
  'everyone',
  'everybody',
  'nobody',
  'somebody',
  'someone',
]);
const presentForms = new Set(['am', 'is', 'are', 'isn’t', "isn't", "aren't", 'does', "doesn't", 'has', "hasn't"]);
const pastForms = new Set(['was', 'were', "wasn't", "weren't", 'did', "didn't", 'had', "hadn't"]);
/** After these a form is no finite verb. */
const helpers = new Set(
  "be been being am is are was were have has had having to will would can could may might must should shall don't doesn't didn't won't can't couldn't do does did not n't by".split(
    ' ',
  ),
);

const irregularPasts = new Set<string>();
const presents = new Set<string>();
const thirdPersons = new Set<string>();
for (const base of [...irregularVerbs.keys(), ...storyVerbs]) {
  const forms = verbForms(base);
  // To saw and to fell are rare; they saw and they fell are not.
  if (forms.past.includes(base) || doubtfulPasts.has(base)) continue;
  presents.add(base);
  thirdPersons.add(forms.thirdPerson);
  for (const past of forms.past) if (!doubtfulPasts.has(past) && irregularVerbs.has(base)) irregularPasts.add(past);
}

/**
 * The tense of a sentence of narration, by its first finite verb that leaves no doubt; undefined where there is none.
 * `isName` says which words can be subjects besides the pronouns.
 */
export function tenseOf(sentence: string, isName: (word: string) => boolean): Tense | undefined {
  const words = sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  let previous = '';
  let isAfterSubject = false;
  for (const raw of words) {
    const word = raw.toLowerCase().replaceAll('’', "'");
    if (pastForms.has(word)) return 'past';
    if (
      presentForms.has(word) ||
      /^(?:i'm|(?:he|she|it|that|there|who)'s|(?:we|you|they)'re|(?:i|we|you|they)'ve)$/.test(word)
    ) {
      return 'present';
    }
    if (!helpers.has(previous)) {
      if (irregularPasts.has(word)) return 'past';
      if (isAfterSubject && /[a-z]{2}ed$/.test(word)) return 'past';
      if (isAfterSubject && (thirdPersons.has(word) || (presents.has(word) && /^(?:i|we|you|they)$/.test(previous)))) {
        return 'present';
      }
    }
    // An adverb may stand between the two: she slowly opened the door.
    if (!word.endsWith('ly')) {
      isAfterSubject = subjects.has(word) || isName(raw);
      previous = word;
    }
  }
  return undefined;
}
