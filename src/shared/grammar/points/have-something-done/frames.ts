import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { pronouns } from '#shared/grammar/data/people';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const people = ['we', 'my parents', 'our neighbours', 'my aunt', 'my uncle', 'my cousins'];
/** What is done, to which thing, and by whom. */
const jobs = [
  ['repair', 'the car', 'a mechanic'], ['paint', 'the house', 'a local company'], ['clean', 'the windows', 'a friend'], ['mend', 'the roof', 'two builders'], ['check', 'the heating', 'an engineer'], ['repair', 'the sofa', 'the shop'],
  ['translate', 'the letter', 'a student'], ['copy', 'the contract', 'an assistant'], ['test', 'the water', 'a scientist'], ['take', 'a family photo', 'a photographer'], ['wash', 'the carpets', 'two students'],
  ['design', 'the invitations', 'an artist'], ['copy', 'the keys', 'the shop on the corner'],
] as const; // biome-ignore format: a list of words
const times = ['last week', 'last Friday', 'last month'];

const why = 'Somebody else did it: had, the thing, and the participle.';

function haveDone(random: Random): Frame {
  const [base, thing, agent] = one(random, jobs);
  const who = one(random, people);
  const time = one(random, times);
  const participle = participleOf(base);
  return frame({
    lead: `${capital(who)} didn’t do it ${who === 'we' ? 'ourselves' : who === 'my aunt' ? 'herself' : who === 'my uncle' ? 'himself' : 'themselves'}.`,
    pattern: `${capital(pronounOf(who))} had ${tie(thing)} ___ by ${tie(agent)} ${tie(time)}.`,
    key: participle,
    cue: base,
    wrong: [
      wrong(base, 'base-for-participle-done', 'What is done to the thing takes the participle.'),
      wrong(
        verbForms(base).ing,
        'ing-for-participle-done',
        'The thing does nothing itself: the participle, not the -ing form.',
      ),
      wrong(`to ${base}`, 'to-after-have-thing', 'After “had” and the thing there is no “to”.'),
    ].filter(({ text }) => text !== participle),
    why,
    transform: {
      task: `Say that ${who} asked for it. Begin with “${capital(who)} had ${thing}”.`,
      from: `${capital(agent)} ${pastOf(base)} ${thing} for ${objectOf(who)} ${time}.`,
      // For whom may be said again.
      accepted: ['', ` for ${objectOf(who) === 'us' ? 'us' : pronouns[pronounOf(who)].object}`].flatMap((forThem) => {
        const had = `${capital(who)} had ${thing} ${participle}${forThem}`;
        return [
          `${had} ${time}.`,
          ...['by', ...(agent.startsWith('the shop') ? ['at'] : [])].flatMap((word) => [
            `${had} ${word} ${agent} ${time}.`,
            `${had} ${time} ${word} ${agent}.`,
          ]),
        ];
      }),
      why,
    },
  });
}

const pronounOf = (who: string) =>
  who === 'we' ? 'we' : who === 'my aunt' ? 'she' : who === 'my uncle' ? 'he' : 'they';
const objectOf = (who: string) => (who === 'we' ? 'us' : who);

export const frames: PointFrames = {
  makeFrame: haveDone,
  cloze: [
    'My grandparents never do any work in the house themselves. Every spring they have the windows [cleaned: clean] and the garden [planted: plant]. Last year they had the kitchen [painted: paint] bright yellow, and this week they are having a new door [made: make]. My grandfather even has his shoes [polished: polish] by a young man at the station.',
    'My parents never repair anything themselves. Last spring they [had the house painted/got the house painted: have / the house / paint], although my uncle is a painter. They [have the windows cleaned/get the windows cleaned: have / the windows / clean] twice a year, because they are high. Now they want to [have a garage built/get a garage built: have / a garage / build]. My sister is different: she [has never had her hair cut/’s never had her hair cut: never / have / her hair / cut] by anybody but me. And I must [have my eyes tested/get my eyes tested: have / my eyes / test] soon, says everybody who has seen her hair.',
  ],
};
