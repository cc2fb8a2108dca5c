import { verbForms } from './forms/inflect';
import { irregularPlurals, irregularVerbs } from './forms/irregular';

/*
 * What kind of word it is, as far as an answer can be read by it. Closed lists, and the commonest words of open ones.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const subjects = setOf('i you he she it we they this that there');
export const determiners = setOf(
  'a an the my your his her its our their this that these those some any no every each another both all much many',
);
const objects = setOf(
  'me you him her it us them something anything nothing everything somebody anybody nobody everybody',
);
export const questionWords = setOf('what when where which who whom whose why how');
/** Words that may stand between a short form and the verb it goes with. */
const between = setOf(
  'not never ever always already just still also often usually sometimes hardly rarely seldom only even now then probably certainly definitely really almost nearly finally recently lately both all ever soon suddenly simply',
);

const functionWords = setOf(`
 i you he she it we they me him her us them my your his its our their mine yours hers ours theirs a an the this that these
 those some any no every each another both all much many few several either neither none what when where which who whom
 whose why how in on at to from with for by about under over between behind near into after before during until since of off
 up down out through across along around against without within and or but because if when than as so though although while
 be am is are was were been being do does did done doing have has had having can could will would shall should may might
 must not never always usually often sometimes already just still yet also too very quite again here there now then today
 tomorrow yesterday tonight soon maybe perhaps yes no please somebody someone something anybody anyone anything nobody
 nothing everybody everyone everything myself yourself himself herself itself ourselves themselves
`);

const adjectives = setOf(`
 happy sad angry tired hungry thirsty hot warm wet dry clean dirty slow easy difficult hard soft strong weak
 rich poor cheap expensive full empty heavy loud quiet busy free early late fresh strange big small large little long
 short tall low old new young good bad nice great lovely pretty beautiful ugly kind friendly funny clever lazy boring
 interesting exciting different special ill sick safe wide narrow dangerous important favourite favorite true false wrong
 same other ready sure afraid alone alive asleep awake brave calm careful cheerful polite rude proud shy silly stupid
 serious quick fast fat thin thick deep high huge tiny bored excited interested worried frightened scared surprised pleased
 disappointed confused embarrassed amazed shocked crowded born engaged divorced married able nervous
 delicious terrible horrible awful wonderful fantastic amazing perfect famous popular healthy unhappy better worse older
 younger bigger smaller taller best worst angrier happier flat fair generous gentle honest jealous lonely lucky unlucky
 modern noisy normal closed real rough sharp smooth sour sunny rainy windy cloudy foggy snowy tidy untidy
 upset useful useless usual wild wise wooden
`);

/** Adjectives that look like participles: with *is*, not with *has*. */
const states = setOf(
  'tired bored excited interested worried frightened scared pleased disappointed confused embarrassed amazed shocked surprised crowded engaged divorced married supposed located allowed born based annoyed ashamed',
);

/** Their participle goes with *has*; with *is* it is no English. At the end *gone* goes with both. */
const onlyWithHave = setOf(
  'arrived happened lived died slept waited stayed come become appeared disappeared existed agreed walked talked smiled laughed cried sneezed coughed belonged seemed fallen risen sat stood swum begun been got had worked danced jumped travelled traveled rained snowed occurred gone',
);

const noParticiples = setOf(
  'red bed shed wed need seed speed feed weed deed bleed breed hundred sacred naked wicked indeed hatred rugged ragged kindred led fed sled infrared',
);

const irregularParticiples = new Set([...irregularVerbs.values()].flatMap(({ participle }) => [...participle]));
const irregularPasts = new Set(
  [...irregularVerbs.values()].flatMap(({ past }) => [...past].flatMap((one) => one.split('/'))),
);
const prefixes = /^(?:re|over|under|un|mis|out|fore|with)(?=.{3})/;

const regularVerbs = setOf(`
 accept act add admire admit advise agree allow answer apologise apologize appear apply argue arrange arrive ask attack
 attend avoid bake bark beg behave believe belong blame boil borrow brush call camp cancel care carry celebrate change
 chat check choose clap clean climb close collect comb compare complain complete consider contact continue control cook
 copy correct cough count cross cry cycle damage dance decide decorate defend deliver deny depend describe design
 destroy develop die disagree disappear discover discuss divide dream dress drop dry earn eat encourage enjoy enter
 escape examine exchange excuse exercise exist expect explain explore fail fetch fill finish fish fit fix fold follow
 guess hang happen hate help hope hug hunt hurry imagine improve include increase inform intend introduce invent invite
 iron joke join jump kick kill kiss knock land last laugh learn lie lift like listen live lock look love manage mark
 marry match matter measure meet mend mention mind miss mix move need notice obey offer open order organise organize
 own pack paint park pass pay phone pick plan plant play point post pour practise practice pray prefer prepare press
 pretend prevent print produce promise protect prove pull punish push race rain raise reach realise realize receive
 recognise recognize record recycle reduce refuse relax remember remind remove rent repair repeat reply report rescue
 rest return ride ring sail save search seem send serve share shout show skate ski smell smile smoke snow solve sound
 spell stare start stay stop study succeed suggest support suppose surprise switch talk taste thank throw tidy tie touch
 translate travel trust try turn type understand use visit wait wake walk want warn wash waste watch water wave whisper
 wish wonder work worry wrap
`);
/** Verbs that are no nouns: no article stands before them. */
const onlyVerbs = setOf(`
 accept add admire admit agree allow apologise apologize appear apply argue arrange arrive ask attend avoid bake be become
 begin behave believe belong borrow bring build buy carry celebrate choose collect compare complain complete consider
 continue decide defend deliver deny depend describe destroy develop die disagree disappear discover discuss eat
 encourage enjoy enter examine exist expect explain explore fetch follow forget forgive get give go grow happen hear
 imagine improve include inform introduce invent invite keep know learn let listen live lose manage marry mend meet
 obey offer organise organize pay practise pray prefer prepare pretend prevent produce protect prove punish put realise
 realize receive recognise recognize recycle reduce refuse relax remember remind remove repair rescue say see seem sell
 send serve sing sit solve speak spell stand steal suggest suppose swim take teach tell think throw translate
 understand wait wake wear win write
`);

/** Nouns that are not counted: no *a* before them. */
const masses = setOf(`
 advice information furniture homework housework luggage baggage news weather music money traffic bread rice milk sugar
 salt butter flour meat water air sand snow rain ice electricity equipment progress research luck knowledge fun
 happiness health help work rubbish garbage clothing jewellery jewelry mathematics maths physics economics politics athletics gymnastics aerobics electronics petrol gas oil
 grass gold silver wood plastic cotton wool leather paper soap shampoo toothpaste blood energy pollution software
 hardware accommodation behaviour behavior permission evidence vocabulary grammar spelling geography biology chemistry
 tennis football basketball swimming shopping
`);

export const isBaseVerb = (word: string) =>
  regularVerbs.has(word) || irregularVerbs.has(word) || irregularVerbs.has(word.replace(prefixes, ''));

export function isParticiple(word: string): boolean {
  if (irregularParticiples.has(word) || irregularParticiples.has(word.replace(prefixes, ''))) return true;
  return word.length > 3 && word.endsWith('ed') && !noParticiples.has(word);
}

export const isAdverb = (word: string) =>
  between.has(word) || (word.length > 5 && word.endsWith('ly') && !nounsInLy.has(word));
const nounsInLy = setOf('family supply assembly butterfly dragonfly anomaly monopoly');
export const isFunctionWord = (word: string) => functionWords.has(word);
export const isState = (word: string) => states.has(word);
export const isOnlyWithHave = (word: string, isLast: boolean) => onlyWithHave.has(word) && !(isLast && word === 'gone');
export const isAdjective = (word: string) =>
  adjectives.has(word) || (/.{2}(?:ful|ous|ive|less|able|ible)$/.test(word) && !nounsLikeAdjectives.has(word));
const nounsLikeAdjectives = setOf(
  'vegetable cable stable constable olive detective relative archive motive objective native adjective executive representative alternative initiative perspective handful spoonful',
);

/** Begins something that is done or had: an object, as *the room*, *three letters*, *him*. */
export const isObjectStart = (word: string) =>
  determiners.has(word) || objects.has(word) || /^\d/.test(word) || numbers.has(word);
const numbers = setOf('one two three four five six seven eight nine ten eleven twelve twenty hundred lots');

const manySome = /[^aiousx]s$|(?:ch|sh|x|ss|z|o)es$|ies$/;
const pluralForms = new Set([...irregularPlurals].flatMap(([noun, forms]) => forms.filter((form) => form !== noun)));
/** As far as its letters tell; scissors and trousers count as what they are. */
export const isPlural = (noun: string) =>
  pluralForms.has(noun) || (manySome.test(noun) && !notPlural.has(noun) && !looksPlural.test(noun));
const notPlural = setOf('bus gas lens news virus campus minus plus circus bonus iris atlas christmas canvas maths');
/** Subjects and sports (economics, athletics), and shops (a butcher’s). */
const looksPlural = /(?<!statist|top|com|cosmet|mechan)ics$|[’']s$/;

const soundsLikeVowel = /^(?:hour|honest|honou?r|heir)/;
const soundsLikeConsonant =
  /^(?:uni(?!n|m|d)|unanim|us[eu]|eu|one(?!i)|once|ewe|ufo|ubiq|util|utopia|utensil|ukul|ur(?:ani|anu|ine|eth|olog|ug)|ute)/;
/** Whether `an` stands before it, by its sound. */
export const startsWithVowel = (word: string) =>
  soundsLikeVowel.test(word) || (/^[aeiou]/.test(word) && !soundsLikeConsonant.test(word));

/** Whether a bare word or phrase is still English, and says no more, with this little word before it. */
export function takesBefore(little: string, phrase: readonly string[]): boolean {
  const [first = ''] = phrase;
  const last = phrase.at(-1) ?? '';
  if (phrase.length > 3 || functionWords.has(first) || /^\d/.test(first)) return false;
  if (little === 'to') return isBaseVerb(first);
  if (!isNounPhrase(phrase)) return false;
  if (little === 'the') return true;
  if (isPlural(last) || masses.has(last)) return false;
  return little === (startsWithVowel(first) ? 'an' : 'a');
}

function isNounPhrase(phrase: readonly string[]): boolean {
  const last = phrase.at(-1) ?? '';
  if (phrase.some((word) => functionWords.has(word) && word !== 'of')) return false;
  if (isAdjective(last) || isAdverb(last) || onlyVerbs.has(last) || isVerbForm(last)) return false;
  return !numbers.has(last);
}

const thirdPersons = new Set([...onlyVerbs].map((verb) => verbForms(verb).thirdPerson));
const isVerbForm = (word: string) =>
  thirdPersons.has(word) ||
  (irregularPasts.has(word) && !irregularPlurals.has(word) && !isBaseVerb(word)) ||
  (isParticiple(word) && !isBaseVerb(word));
