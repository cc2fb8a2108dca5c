import type { Level } from '#shared/core/level';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import type { PatternId } from './spelling-pattern-ids';

/** One regularity of English spelling, and words that show it. */
export interface SpellingPattern {
  id: PatternId;
  name: string;
  level: Level;
  /** One plain sentence for the learner. */
  rule: string;
  words: readonly string[];
  /** Every word of the pattern matches; with few exceptions, what else matches shows the pattern too. */
  matches: RegExp;
  /** What the words are forms of, so that `leaves` is taken for more than one leaf. */
  formsOf?: PartOfSpeech;
}

const listOf = (words: string) => words.split(/\s+/).filter((word) => word !== '');

/** Easiest first. */
export const spellingPatterns: readonly SpellingPattern[] = [
  {
    id: 'double-at-the-end',
    name: 'ff, ll, ss, zz',
    level: 'A1',
    rule: 'A short word with one vowel letter often ends in ff, ll, ss or zz.',
    words: listOf(
      'off stuff staff cliff bell doll hill kill sell shell smell spell still tell till will boss class cross dress glass grass kiss mess miss pass jazz',
    ),
    matches: /^[^aeiou]*[aeiou](?:ff|ll|ss|zz)$/,
  },
  {
    id: 'ck',
    name: 'ck',
    level: 'A1',
    rule: 'After one short vowel, the sound k is usually written ck.',
    words: listOf(
      'back black sock clock duck lock neck sick quick pick pack rock trick truck luck lucky stick check thick kick snack ticket pocket jacket chicken bucket',
    ),
    matches: /[aeiou]ck/,
  },
  {
    id: 'magic-e',
    name: 'Magic e',
    level: 'A1',
    rule: 'An e at the end is silent, and it makes the vowel before it say its name.',
    words: listOf(
      'make cake name game plate late face place safe time like bike five nine ride smile white line home phone nose hope stone cute tube June huge',
    ),
    matches: /[aeiou][^aeiouwxy]e$/,
  },
  {
    id: 'ai-ay',
    name: 'ai and ay',
    level: 'A1',
    rule: 'The sound in “day” is often ai in the middle of a word and ay at its end.',
    words: listOf(
      'rain train wait mail paint nail tail chain brain waiter rainbow email explain afraid day play say way stay today birthday holiday Monday away always may',
    ),
    matches: /ai(?!r)|ay(?:s|$)/,
  },
  {
    id: 'plural-es',
    name: 'Plurals in -es',
    level: 'A1',
    rule: 'Add -es to make the plural of a word in s, x, ch or sh, and of some words in o, such as “potato”.',
    words: listOf(
      'boxes buses classes glasses dresses addresses kisses bosses foxes taxes watches matches beaches peaches lunches sandwiches churches coaches dishes brushes wishes potatoes tomatoes heroes',
    ),
    matches: /(?:s|x|z|ch|sh|o)es$/,
    formsOf: 'noun',
  },
  {
    id: 'silent-first-letter',
    name: 'Silent first letters',
    level: 'A2',
    rule: 'You do not hear the k in “know”, the w in “write” and “who”, or the h in “hour”.',
    words: listOf(
      'know knew knife knee knock knit knight knowledge write writer writing wrote written wrong wrap wrist wrinkle who whose whole hour honest',
    ),
    matches: /^(?:kn|wr|who(?!a|o|p)|hour|honest|heir)/,
  },
  {
    id: 'double-in-the-middle',
    name: 'Double consonants',
    level: 'A2',
    rule: 'After a short vowel in the middle of a word, the consonant is often double.',
    words: listOf(
      'apple butter dinner summer letter rabbit pepper happy hobby yellow coffee kitten carrot sorry hurry mirror tennis funny cotton bottle middle little puzzle arrow lesson village traffic common',
    ),
    matches: /[aeiou]([bcdfglmnprstz])\1[aeiouly]/,
  },
  {
    id: 'soft-c',
    name: 'Soft c',
    level: 'A2',
    rule: 'Before e, i and y, c usually sounds like s.',
    words: listOf(
      'city circle circus cinema centre cent cereal certain celebrate celebrity ceremony century face ice rice dance juice price race place nice pencil bicycle December office police',
    ),
    matches: /c[eiy](?!al$|an$|ous)/,
  },
  {
    id: 'soft-g',
    name: 'Soft g',
    level: 'A2',
    rule: 'Before e, i and y, g often sounds like j.',
    words: listOf(
      'giant giraffe gentle general gym geography orange page stage large age village message danger engine magic vegetable garage change strange energy huge gentleman imagine language',
    ),
    matches: /(?<!g|n)g(?:e(?!t(?!a)|ese)|i(?!f|r[^a]|v|gg)|y)|ng(?:e$|er$|in)/,
  },
  {
    id: 'ph',
    name: 'ph',
    level: 'A2',
    rule: 'In many words the sound f is written ph.',
    words: listOf(
      'phone photo photograph photographer elephant alphabet dolphin nephew telephone smartphone headphones microphone physics physical pharmacy paragraph geography biography graph phrase trophy saxophone autograph',
    ),
    matches: /ph/,
  },
  {
    id: 'le',
    name: 'Words in -le',
    level: 'A2',
    rule: 'After a consonant, the sound l at the end of a word is often written le.',
    words: listOf(
      'apple table little bottle people simple middle uncle circle castle jungle puzzle candle handle purple bicycle single gentle article possible terrible trouble double example vegetable triangle',
    ),
    matches: /[^aeiouw]le$/,
  },
  {
    id: 'igh',
    name: 'igh',
    level: 'A2',
    rule: 'The letters igh have the sound of “I”, because their gh is silent.',
    words: listOf(
      'night light right high bright fight flight might sight tight fright frightened midnight tonight slightly lightning highlight delighted sunlight knight goodnight lighthouse spotlight',
    ),
    matches: /(?<![ae])igh/,
  },
  {
    id: 'qu',
    name: 'qu',
    level: 'A2',
    rule: 'After q there is almost always a u.',
    words: listOf(
      'queen question quick quickly quiet quietly quite quiz quarter quality quantity queue square squash squirrel equal equipment request liquid unique antique earthquake',
    ),
    matches: /qu/,
  },
  {
    id: 'ed',
    name: 'The past in -ed',
    level: 'A2',
    rule: 'Add -ed to make the past of a regular verb, but only -d when the verb ends in e.',
    words: listOf(
      'worked looked played asked helped opened watched wanted needed started called visited cleaned listened walked liked loved lived danced used arrived closed decided hoped smiled phoned',
    ),
    matches: /[^e]ed$|eeded$/,
    formsOf: 'verb',
  },
  {
    id: 'ing',
    name: '-ing without the e',
    level: 'A2',
    rule: 'A silent e at the end of a verb goes away before -ing.',
    words: listOf(
      'making writing taking having coming using dancing driving living smiling riding hoping giving closing arriving moving leaving baking saving changing sharing skating waking phoning hiding',
    ),
    matches: /[aeiou][a-z]*[^aeiou](?<!\1([a-z]))ing$/,
    formsOf: 'verb',
  },
  {
    id: 'doubling',
    name: 'Doubling before an ending',
    level: 'A2',
    rule: 'When a short word ends in one vowel and one consonant, double the consonant before -ed, -ing, -er, -est and -y.',
    words: listOf(
      'stopped planned shopped dropped hugged chatted running swimming sitting stopping getting putting shopping cutting winning bigger biggest hotter hottest thinner fatter winner swimmer runner shopper sunny foggy',
    ),
    matches: /[aeiou]([bdgmnprt])\1(?:ed|ing|er|est|y)$/,
  },
  {
    id: 'y-to-i',
    name: 'y becomes i',
    level: 'A2',
    rule: 'When a word ends in a consonant and y, the y becomes i before most endings, but not before -ing.',
    words: listOf(
      'happier happiest easier easiest funnier busier prettier heavier earlier easily happily luckily angrily tried cried carried studied hurried married worried copied tries flies carries studies happiness',
    ),
    matches: /[^aeiou]i(?:e[drs]|est|ly|ness)$/,
  },
  {
    id: 'plural-ies-ves',
    name: 'Plurals in -ies and -ves',
    level: 'A2',
    rule: 'To make the plural, a consonant and y become -ies, and f or fe often becomes -ves.',
    words: listOf(
      'babies cities countries families parties stories ladies cherries hobbies bodies puppies strawberries knives wives lives leaves shelves wolves halves thieves loaves calves scarves',
    ),
    matches: /(?:[^aeiou]ies|ves)$/,
    formsOf: 'noun',
  },
  {
    id: 'ly',
    name: 'Words in -ly',
    level: 'A2',
    rule: 'Add -ly and keep the letters before it, as in “really”, but a consonant and le become ly, as in “gently”.',
    words: listOf(
      'quickly slowly badly quietly loudly nicely safely friendly lovely really usually finally carefully beautifully normally actually generally totally terribly probably possibly gently simply comfortably',
    ),
    matches: /ly$/,
  },
  {
    id: 'people-er-or',
    name: 'People in -er and -or',
    level: 'A2',
    rule: 'Many words for people end in -er, and a smaller number, most of them in -tor or -sor, end in -or.',
    words: listOf(
      'teacher driver writer singer dancer farmer painter player worker builder gardener manager photographer cleaner actor doctor visitor director inventor tutor translator instructor author sailor professor',
    ),
    matches: /(?:er|or)$/,
  },
  {
    id: 'un-dis',
    name: 'un- and dis-',
    level: 'B1',
    rule: 'Add un- or dis- in front and change nothing, even when two equal letters meet.',
    words: listOf(
      'unhappy unkind untidy unusual unfair unlucky unlikely unhealthy unfriendly uncomfortable unnecessary unpleasant unemployed undo unpack unlock dislike disagree disappear dishonest disadvantage disabled disconnect disorganised',
    ),
    matches: /^(?:un(?!cle|der|i|til)|dis(?:a(?!st)|con|h(?!$|e)|like|o))/,
  },
  {
    id: 'ful',
    name: 'Words in -ful',
    level: 'B1',
    rule: 'The ending -ful means “full of”, but it has only one l.',
    words: listOf(
      'beautiful careful useful helpful wonderful colourful powerful painful peaceful successful cheerful hopeful thankful awful playful forgetful stressful truthful handful spoonful',
    ),
    matches: /ful$/,
  },
  {
    id: 'silent-inside',
    name: 'Silent letters inside',
    level: 'B1',
    rule: 'Some words keep a letter that nobody says any more, such as the b in “climb” and the t in “listen”.',
    words: listOf(
      'lamb climb thumb comb bomb debt doubt listen castle whistle fasten Christmas talk walk half calm could should would island muscle scissors science sign design foreign autumn guess guide build',
    ),
    matches: /mb(?:s|ed|ing)?$|[eu]bt|st(?:le|en|m)|[^aeiou]al[kfm]|ould$|isl|uscl|sc(?:i[se])|ign$|mn$|^gu[ei]|^buil/,
  },
  {
    id: 'ie-ei',
    name: 'ie and ei',
    level: 'B1',
    rule: 'For the sound ee, write ie, but ei after c; for the sound in “day”, write ei.',
    words: listOf(
      'believe belief piece niece field chief thief brief achieve priest shield receive received receipt ceiling weigh weight eight eighth eighteen eighty neighbour neighbourhood reindeer',
    ),
    matches: /[^c]ie[flcv]|iest|cei|eigh(?!t$)|(?:w|^)eight|reind/,
  },
  {
    id: 'tion-sion',
    name: '-tion and -sion',
    level: 'B1',
    rule: 'The sound “shun” at the end is -tion or -ssion, and the sound in “television” is -sion.',
    words: listOf(
      'station action question information education invitation direction competition conversation collection attention tradition section solution position population television decision revision occasion confusion discussion permission profession expression',
    ),
    matches: /[ts]ion$/,
  },
  {
    id: 'ough-augh',
    name: 'ough and augh',
    level: 'B1',
    rule: 'The letters ough and augh have many sounds, and their gh is either silent or says f.',
    words: listOf(
      'though although thought bought brought fought ought through throughout enough rough tough cough doughnut plough laugh laughter caught taught daughter granddaughter naughty',
    ),
    matches: /[oa]ugh/,
  },
  {
    id: 'tch-dge',
    name: 'tch and dge',
    level: 'B1',
    rule: 'After one short vowel, write tch for the sound in “watch” and dge for the sound in “bridge”.',
    words: listOf(
      'watch match catch kitchen witch switch fetch stretch scratch butcher pitch hitchhike bridge fridge edge badge judge hedge fudge knowledge gadget budget',
    ),
    matches: /[aeiou](?:tch|dge)/,
  },
  {
    id: 'ous',
    name: 'Adjectives in -ous',
    level: 'B1',
    rule: 'Many adjectives end in -ous, and none of these is written -us.',
    words: listOf(
      'famous dangerous nervous serious curious delicious enormous various precious jealous poisonous anxious ambitious generous obvious previous religious mountainous adventurous marvellous',
    ),
    matches: /ous$/,
  },
  {
    id: 'able-ible',
    name: '-able and -ible',
    level: 'B2',
    rule: 'The ending -able usually follows a whole word, and -ible usually follows a part that is no word alone.',
    words: listOf(
      'comfortable enjoyable reasonable valuable fashionable reliable suitable adorable washable breakable drinkable predictable unbelievable possible impossible terrible horrible sensible responsible incredible invisible',
    ),
    matches: /[a-z]{3}[ai]ble$/,
  },
];
