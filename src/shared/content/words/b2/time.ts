import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'time',
  `
at short notice | phrase | with very little time to prepare | Thank you for coming at such short notice.
chronological | adjective | in the order in which things happened | The letters are arranged in chronological order.
coincide | verb | to happen when something else happens, too | The festival coincides with the school holidays this year.
consecutive | adjective | coming one after another without a break | It rained for six consecutive days.
continual | adjective | happening again and again in an annoying way | I can’t work with these continual interruptions.
contemporary | adjective | belonging to the present time, especially of art, music and books | The gallery shows works by contemporary African artists.
decline | verb | to become less or worse little by little | The number of bees has declined sharply.
duration | noun | the length of time that something continues | Please switch off your phones for the duration of the performance.
era | noun | a long period in history that is remembered for something special | The first photographs were the beginning of a new era.
exceed | verb | to be more than a number or limit | The number of visitors exceeded all expectations.
for good | phrase | for ever, without coming back | He packed his bags and left the island for good.
for the time being | phrase | now and for a short time, until something changes | You can sleep on our sofa for the time being.
fraction | noun | a small part of something, or a number such as one third | The repair took only a fraction of a second.
in the long run | phrase | after a long time has passed | Good shoes cost more, but in the long run you save money.
in the meantime | phrase | while you are waiting for something else to happen | The doctor will be here soon. In the meantime, have some tea.
initial | adjective | of the beginning of something | After some initial difficulties, the team worked well together.
interval | noun | a period between two events | The buses leave at intervals of ten minutes.
millennium | noun | a thousand years | People celebrated the start of the new millennium all over the world.
minority | noun | less than half of a group of people | Only a minority of the class voted for the new rule.
numerous | adjective | very many | The castle has been rebuilt numerous times.
on the dot | phrase | at exactly that time | My grandfather eats lunch at twelve on the dot.
once in a while | phrase | not often, but now and then | Even the best players make a mistake once in a while.
prior to | preposition | before, in formal English | Please arrive forty minutes prior to departure.
prolong | verb | to make something last more time | They decided to prolong their stay by a week.
proportion | noun | a part of a whole, seen against the rest | A high proportion of our food is wasted.
simultaneously | adverb | at exactly the same moment | The film was released simultaneously in forty countries.
statistics | noun | facts in the form of numbers | Statistics show that people are living longer.
subsequently | adverb | later, after something else happened | She studied law and subsequently became a judge.
sum | noun | the result when you add numbers together | The sum of five and eight is thirteen.
temporarily | adverb | only for now, not for ever | The library is temporarily closed because of building work.
triple | verb | to become three times as big or as many | The number of users has tripled since January.
upcoming | adjective | happening soon | The band talked about their upcoming tour of South America.
arise | verb | to start to happen or exist | If a problem arises, talk to your teacher at once.
commonly | adverb | often, or by most people | Bicycles are commonly used for short journeys in the Netherlands.
range | verb | to be between two limits, such as two ages or prices | The players’ ages range from nine to fourteen.
sequence | noun | a set of things that come in a certain order | Put the pictures in the correct sequence.
steady [gradual] | adjective | happening gradually, without sudden changes | Mei is making steady progress with her English.
transition | noun | a change from one state or stage to another | The transition from primary to secondary school can be hard.
ultimately | adverb | in the end, after everything else | Ultimately, the decision is yours.
extend [time] | verb | to add more time to something | The library has extended its opening hours until eight.
following | preposition | after something, and often because of it | Following the storm, the school was closed for two days.
frequency | noun | how often something happens | The frequency of bad storms has increased in recent years.
initially | adverb | at the start, before things changed | Initially I hated the piano, but now I love it.
introduction [new] | noun | the first use of something new | The introduction of school uniforms made some pupils angry.
measurement | noun | a number that shows how long, wide or heavy something is | Check the measurements of the window before you buy curtains.
phase | noun | one period in the development of something | The first phase of the building work will end in May.
see to | phrasal verb | to deal with something that needs to be done | I’ll see to the dinner if you set the table.
subsequent | adjective | coming after something | In subsequent years, the town grew quickly.
ratio | noun | how two numbers compare with each other | The ratio of girls to boys in the club is two to one.
`,
);
