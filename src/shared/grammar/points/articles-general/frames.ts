import { nothing, oneOf } from '#shared/grammar/frame';
import { articleRules } from '#shared/grammar/frames/article-rules';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const generalRows: Row[] = [
  { text: '{$she;$he} goes~to~the~{gym;library;cinema;theatre} {once;twice;three times} ___ {week;month;year}.', key: 'a', also: ['each', 'every', 'per'], wrong: ['the', nothing, 'an'], why: 'How often it happens takes “a”, as in “once a week” and “twice a year”.' },
  { text: 'What ___ {#1:lovely;beautiful;terrible;strange;wonderful} {#2:day;idea;story;song}!', key: 'a', wrong: ['the', nothing, 'an'], fixes: ['What {#1} {#2:days;ideas;stories;songs}!'], why: 'With one thing it is “What a …!”.' },
  { text: '{$she;$he} works as ___ {nurse;chef;journalist;lawyer;guide} in {$city}.', key: 'a', wrong: [nothing, 'an', 'any'], why: 'A job has “a” or “an”.' },
  { text: '{$she;$he} has never seen ___ {Pacific;Nile;Alps;Atlantic;Sahara}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Seas, rivers, deserts and groups of mountains have “the”.' },
  { text: '{$she;$he} lives in ___ {United States;UK;United Kingdom;Netherlands}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Names with “United” or in the plural have “the”.' },
  { text: '{$she;$he} {travelled;moved} to ___ {France;Africa;Brazil;Asia;Europe;Japan} {last year;in 2015;last summer}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Most countries and all continents have no article.' },
  { text: '{$she;$he} wants to climb ___ Mount {Everest;Kenya;Fuji} {next year;one day}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'The name of one mountain has no article.' },
  { text: 'Most~people think that ___ {health;friendship;freedom;peace} is more~important than money.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Something in general has no article.' },
  { text: 'It was ___ {best;worst;funniest;saddest} {film;book;play} of~the~year.', key: 'the', wrong: ['a', nothing, 'an'], why: 'A superlative has “the”.' },
  { text: 'They go to ___ same {school;gym;university;club} as {$she;$he}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'We say “the same”.' },
  { text: 'We usually have ___ {breakfast;lunch;dinner} {at home;in the garden;together}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Meals have no article when we speak of them in general.' },
  { text: '{$she;$he} ate ___ {orange;apple} and {a banana;two bananas}.', key: 'an', also: ['the'], besides: ['one'], wrong: ['a', nothing, 'any'], why: 'It is one of many, and “an” comes before a vowel sound.' },
]; // biome-ignore format: one row a line

const howOften: Row[] = [
  { text: '{$she;$he} {goes swimming;cleans the house;plays golf} ___ a {week;month}.', key: 'once', also: ['one time'], wrong: ['one', 'the once', 'a once'], cue: '1 time', why: '“Once” means one time, and no article stands before it.', transform: { task: 'Use “once” or “twice”, and leave out the days. Begin with “I go to”.', from: 'I go to the {#1:gym;library;cinema} {#2:every Monday;every Monday and every Friday}.', accepted: ['I go to the {#1} {#2:once;twice} a week.', 'I go to the {#1} {#2:once;twice} every week.', 'I go to the {#1} {#2:once;twice} each week.', 'I go to the {#1} {#2:once;twice} per week.', 'I go to the {#1} {#2:once;twice} weekly.'], why: 'How often it happens takes “once” or “twice” and “a”, as in “once a week”.' } },
]; // biome-ignore format: one row a line

export const frames: PointFrames = {
  makeFrame: oneOf(
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(howOften, {
      ...articleRules,
      mistake: (filling) =>
        filling === 'one'
          ? { mistake: 'a-for-the', why: '“One” is a number; how often it happens is “once”.' }
          : { mistake: 'extra-article', why: 'We say “once”, without an article.' },
    }),
  ),
  cloze: [
    'Last year we travelled to [the|a|–] United Kingdom and [–|the|a] France. We stayed near [–|the|a] Lake Geneva and went swimming twice [a|the|–] day. I think that [–|the|a] freedom is [the|a|–] best thing about {holidays;travelling}. We had [–|the|a] breakfast in the garden every morning.',
    '[–|The|A] music helps me to work. [–|The|A] coffee does not: it only makes me nervous. My brother, who studies [–|the|a] history, says that [–|the|a] silence is best. [The|–|A] music that he hates most is mine, of course. In his opinion [–|the|a] people talk too much anyway. Last week [the|–|a] people in the flat next door had a party until four, and for once we agreed: [–|the|a] life is too short for bad neighbours.',
  ],
};
