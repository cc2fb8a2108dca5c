import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { sentencesOf } from '#shared/vocabulary/level-profile';
import { areOne, eachOnce } from './people';
import type { Person } from './person';
import { type Around, toItem } from './question';
import { lastWord } from './sayings';
import { linesOf, type Sentence } from './sentence';

/* Who says it: what stands between quotation marks, where the text names the speaker beside it. */

interface Speech {
  speaker: string;
  /** All that is said in this line, in the order of the text. */
  said: readonly string[];
  line: readonly Sentence[];
}

const quotes = /(?<![\p{L}\d])(?:“([^“”]{8,400})”|"([^"]{8,400})"|['‘](\p{Lu}.{8,400}?[.,!?])['’](?![\p{L}\d]))/gu;
const saying =
  '(?:said|says|explained|explains|asked|asks|added|adds|remembers|remembered|replied|replies|shouted|whispered|recalls|recalled|admits|admitted|jokes|joked|warns|warned|laughs|laughed|told \\p{L}+)';
const name = '\\p{Lu}[\\p{L}’]+(?: \\p{Lu}[\\p{L}’-]+){0,2}';
/** "…,’ said councillor Neil Prosser", and "Neil Prosser said: ‘…". */
const behind = new RegExp(
  `^ ${saying} (?:(?:\\p{Ll}+ ){0,4}|our \\p{Ll}+, )(${name})(?=[,.]| (?:to|with|and|in|as))`,
  'u',
);
const ahead = new RegExp(`(?:^|[.!?] )(${name}) (?:\\p{Ll}+ly )?${saying}[,:] $`, 'u');

/** "It said": a note, or nobody who can be named. */
const isNobody = /^(?:It|He|She|They|We|I|You|This|That|One|Nobody|(?:Every|Some)(?:body|one))$/;

/** What a line tells that somebody with a name says; nothing where a second one speaks in it or it is not said who. */
function speechIn(line: readonly Sentence[]): Speech | undefined {
  const text = line.map((sentence) => sentence.text).join(' ');
  const all = [...text.matchAll(quotes)].map((match) => ({
    said: match[1] ?? match[2] ?? match[3] ?? '',
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));
  // Behind the words of one speaker another one answers, and nobody says who.
  const found = all.filter(
    ({ before, after }, at) =>
      behind.test(after) || ahead.test(before) || (at === 1 && behind.test(all[0]?.after ?? '') && all.length === 2),
  );
  const speakers = new Set(
    found
      .flatMap(({ before, after }) => behind.exec(after)?.[1] ?? ahead.exec(before)?.[1] ?? [])
      .filter((one) => !isNobody.test(one)),
  );
  const [speaker] = speakers;
  // "He said": somebody else may be meant.
  const isOthers = new RegExp(
    `\\b(?:he|she|they|i|we|man|woman|boy|girl) ${saying}|${saying} (?:he|she|they|the|a|my|his|her)\\b`,
    'iu',
  );
  const around = all.map(({ said }) => said).reduce((left, said) => left.replace(said, ''), text);
  if (!speaker || speakers.size > 1 || isOthers.test(around)) return undefined;
  return { speaker, said: found.map(({ said }) => said), line };
}

/** Sentences that somebody says, each with a question for who it is, chosen among the others whom the text names. */
export function speechQuestions({ sentences, people, random }: Around): Map<Sentence, Item> {
  const asked = new Map<Sentence, Item>();
  if (sentences.some(({ isSaid }) => isSaid)) return asked;
  const speeches = linesOf(sentences).flatMap((line) => speechIn(line) ?? []);
  const everybody = [...new Set([...speeches.map(({ speaker }) => speaker), ...people.map((person) => person.name)])];
  for (const speech of speeches) {
    const whole = wholeName(speech.speaker, people);
    const others = everybody.filter((other) => !areOne(other, whole));
    const [found] = shuffle(
      speech.said.flatMap(sentencesOf).flatMap((said) => {
        const words = bare(said).split(' ').length;
        const sentence = speech.line.find(({ text }) => text.includes(bare(said)));
        const isPlain = words >= 5 && words <= 18 && !everybody.some((one) => said.includes(lastWord(one)));
        return sentence && isPlain && !asked.has(sentence) ? [{ sentence, said: bare(said) }] : [];
      }),
      random,
    );
    if (!found || new Set(others.map(lastWord)).size < 2) continue;
    const { sentence, said } = found;
    asked.set(
      sentence,
      toItem(
        {
          kind: 'speech',
          prompt: `Who says this? “${said}”`,
          key: whole,
          others: eachOnce(others),
        },
        sentence,
        random,
      ),
    );
  }
  return asked;
}

/** Without the marks around it and at its end. */
const bare = (text: string) =>
  text
    .replace(/^['‘"“]|['’"”]$/gu, '')
    .replace(/[.,]$/, '')
    .trim();

const wholeName = (speaker: string, people: readonly Person[]) =>
  people.find(({ first, name: all }) => first === speaker && all.includes(' '))?.name ?? speaker;
