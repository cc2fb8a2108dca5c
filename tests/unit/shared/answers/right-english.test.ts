import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchAnswer } from '#shared/answers/match-answer';
import type { MatchRules } from '#shared/answers/read-answer';
import { grade } from '#shared/items/grade';
import { item } from '#shared/items/item';

/** As a question that stands on its own has it: a word to be found, a sentence to be written. */
const alone = { before: '', after: '' };
const verdict = (given: string, key: string, rules: MatchRules = {}) =>
  matchAnswer(given, [key], { around: alone, ...rules }).verdict;

const lines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
    .map(([given = '', key = '']): [string, string] => [given, key]);

/** What a learner typed | the key. */
const right = lines(`
I don´t know | I don't know
I don\`t know | I don't know
I donʼt know | I do not know.
I don＇t know | I don't know
He´s been ill | He has been ill.
can´t | cannot
cafe | café
café | cafe
CAFE | Café
We met in a cafe. | We met in a café.
naive | naïve
naïve | naive
resume | résumé
resumé | résumé
fiance | fiancé
cliche | cliché
a cliché | cliche
facade | façade
deja vu | déjà vu
creme brulee | crème brûlée
My friend Jose is here. | My friend José is here.
Chloe and Zoe | Chloë and Zoë
Beyonce | Beyoncé
12 | twelve
twelve | 12
There are 12 months in a year. | There are twelve months in a year.
I have 2 brothers. | I have two brothers.
25 | twenty-five
twenty five | 25
twenty-five | twenty five
101 | one hundred and one
a hundred and one | 101
one hundred one | 101
100 | a hundred
1000 | one thousand
1,000 | 1000
a thousand | 1,000
2,500 | two thousand five hundred
two thousand, five hundred | 2500
365 days | three hundred and sixty-five days
five million | 5 million
5,000,000 | five million
nineteen ninety-five | 1995
twenty twenty | 2020
zero | 0
one | 1
He has 1 sister. | He has one sister.
three point five | 3.5
1st | first
the 1st | the first
the 2nd of May | the second of May
the twenty-first of June | the 21st of June
on the 3rd floor | on the third floor
our 10th anniversary | our tenth anniversary
the thirtieth | the 30th
It is 10 o'clock. | It is ten o'clock.
ten o'clock | 10 o'clock
10 o´clock | ten o'clock
7:30 | 7.30
7.30 | 7:30
The train leaves at 7:30. | The train leaves at 7.30.
at 07:30 | at 7.30
at 7.30 pm | at 7:30 p.m.
at 7:30pm | at 7.30 p.m.
5 % | 5%
5% | five per cent
five percent | 5 %
5 percent | 5 per cent
Prices rose by 20%. | Prices rose by twenty per cent.
£5 | five pounds
5 pounds | £5
$100 | a hundred dollars
one euro | €1
USA | U.S.A.
U.S.A. | USA
She lives in the U.K. | She lives in the UK.
8 am | 8 a.m.
8 a.m | 8am
Dr Smith | Dr. Smith
Mr. Brown is here | Mr Brown is here.
email | e-mail
e-mail | email
e mail | email
I sent him an e-mail. | I sent him an email.
icecream | ice cream
ice-cream | ice cream
ice cream | ice-cream
web site | website
per cent | percent
T shirt | T-shirt
t-shirt | T-shirt
well known | well-known
cooperate | co-operate
car-park | car park
carpark | car park
online | on-line
no-one | no one
to drink | drink
to get up | get up
to swim | swim
a dog | dog
the dog | dog
an apple | apple
a swimming pool | swimming pool
an umbrella | umbrella
a university | university
an hour | hour
the weather | weather
the UK | UK
the scissors | scissors
tire | tyre
tyre | tire
tires | tyres
We had a flat tire. | We had a flat tyre.
We had a flat tyre. | We had a flat tire.
curb | kerb
kerb | curb
Wait at the curb. | Wait at the kerb.
It has gotten colder. | It has got colder.
It has got colder. | It has gotten colder.
She's gotten better. | She's got better.
They had gotten lost. | They had got lost.
storey | storey
a three-story house | a three-storey house
inquiry | enquiry
towards | toward
toward | towards
afterward | afterwards
check | cheque
aeroplane | airplane
grey | gray
organize | organise
She is tired. | She's tired.
She's tired. | She is tired.
Priya's a robot. | Priya is a robot.
Priya is a robot. | Priya's a robot.
Priya's got a robot. | Priya has got a robot.
Priya has got a robot. | Priya's got a robot.
He has been ill. | He's been ill.
He's been ill. | He has been ill.
He had better go. | He'd better go.
He'd better go. | He had better go.
He would go. | He'd go.
He'd go. | He would go.
I'd like some tea. | I would like some tea.
I would rather stay. | I'd rather stay.
I'd never seen it. | I had never seen it.
I had never seen it. | I'd never seen it.
They'd already left. | They had already left.
If I'd known, I'd have come. | If I had known, I would have come.
If I had known, I would have come. | If I'd known, I'd have come.
She's working. | She is working.
She is working. | She's working.
It's just started. | It has just started.
It's cleaned every day. | It is cleaned every day.
The room's cleaned every day. | The room is cleaned every day.
She has cleaned the room. | She's cleaned the room.
She's lost her key. | She has lost her key.
He's gone. | He is gone.
He's gone. | He has gone.
What's happened? | What has happened?
What has he done? | What's he done?
What is he doing? | What's he doing?
Where's she been? | Where has she been?
There's been an accident. | There has been an accident.
There is a cat. | There's a cat.
That's not fair. | That is not fair.
Maria's not here. | Maria is not here.
Who'd have thought it? | Who would have thought it?
I shall go. | I'll go.
We'll see. | We will see.
You shouldn't have gone. | You should not have gone.
You should've gone. | You should have gone.
Let us go. | Let's go.
Isn't it cold? | Is it not cold?
Is it not cold? | Isn't it cold?
Don't you like it? | Do you not like it?
I cannot swim. | I can't swim.
red,green and blue | red, green and blue
“Yes”, she said. | "Yes," she said.
`);

const wrong = lines(`
Priya's a robot. | Priya has a robot.
Priya has a robot. | Priya's a robot.
He's a car. | He has a car.
She's two brothers. | She has two brothers.
He is been ill. | He's been ill.
She is been to Rome. | She's been to Rome.
There is been an accident. | There's been an accident.
He would better go. | He'd better go.
He had go. | He'd go.
I had like some tea. | I'd like some tea.
I had rather stay at. | I'd rather stay at home.
I would never seen it. | I'd never seen it.
They would already left. | They'd already left.
If I would known, I had have come. | If I'd known, I'd have come.
She has working. | She's working.
She has tired. | She's tired.
He has happy. | He's happy.
She is cleaned the room. | She's cleaned the room.
She is lost her key. | She's lost her key.
She is lived here. | She's lived here.
What is happened? | What's happened?
What has he doing? | What's he doing?
Where is she been? | Where's she been?
There has a cat. | There's a cat.
It is got two doors. | It's got two doors.
Maria is book | Maria's book
Maria has book | Maria's book
the dog is bone | the dog's bone
It is a long time since he is arrived. | It's a long time since he's arrived.
its raining | it's raining
Its a dog | It is a dog.
your welcome | you're welcome
dóg | dog
cát | cat
13 | twelve
twelve | 13
twenty | 12
1000 | one hundred
25 | fifty-two
one hundred and one | 110
205 | two hundred and fifty
1995 | nineteen fifty-nine
the 1th | the first
2st | first
the 2nd | the first
twenty-one | twenty-first
first | one
1st | one
the red 1 | the red one
no 1 | no one
No 1 knows. | No one knows.
every 1 | every one
1 of my friends | one of my friends
Wait a 2nd. | Wait a second.
1st, we ate. | First, we ate.
7.20 | 7:30
17.30 | 7.30
7.3 | 7:30
730 | 7:30
5 | 5%
5% | 50%
five pounds | 50 pounds
5 pound | £5
£5 | $5
one dollars | $1
UK | USA
US | USA
mail | e-mail
ice | ice cream
everyday | every day
every day | everyday
sometimes | some times
some times | sometimes
alot | a lot
infact | in fact
eachother | each other
maybe | may be
may be | maybe
already | all ready
into | in to
aswell | as well
bus stop | bus
wellknown | well-known
drink | to drink
to drinking | drinking
to drank | drank
to drinks | drinks
to dog | dog
to happy | happy
to quickly | quickly
to school | school
to him | him
to must | must
a drinks | drinks
an dog | dog
a apple | apple
an university | university
a hour | hour
a dogs | dogs
a children | children
an information | information
a advice | advice
a homework | homework
a happy | happy
a beautiful | beautiful
the beautiful | beautiful
a quickly | quickly
the slowly | slowly
a went | went
the him | him
a at school | at school
the my dog | my dog
a two | two
the Paris | Paris
a Maria | Maria
a the dog | dog
the the dog | dog
dog | a dog
a dog | the dog
a dog | an apple
the a | a
He tyres easily. | He tires easily.
I am tyred. | I am tired.
She kerbed her anger. | She curbed her anger.
I have gotten a car. | I have got a car.
I have gotten to go. | I have got to go.
She has gotten blue eyes. | She has got blue eyes.
He gotten up. | He got up.
I gotten it. | I got it.
Cheque your answers. | Check your answers.
a sad storey | a sad story
I can to swim. | I can swim.
He go home. | He goes home.
He don't know. | He doesn't know.
She has went. | She has gone.
I have saw it. | I have seen it.
Not is it cold? | Isn't it cold?
Is not cold it? | Isn't it cold?
We shall not to go. | We won't go.
They shall go. | They'll go.
I am agree. | I agree.
He is more taller. | He is taller.
on Monday | in Monday
. | -
! | ?
he is | he has
she would | she had
the the | the
`);

describe('right English is right', () => {
  test.each(right)('%s stands for %s', (given, key) => {
    expect(verdict(given, key)).toBe('right');
  });
});

describe('wrong English is not', () => {
  test.each(wrong)('%s does not stand for %s', (given, key) => {
    expect(verdict(given, key)).not.toBe('right');
  });
});

describe('what is the point of a question is not forgiven', () => {
  test.each<[string, string, MatchRules]>([
    ['12', 'twelve', { spelling: true }],
    ['12', 'twelve', { point: ['twelve'] }],
    ['12', 'twelve', { figures: false }],
    ['1st', 'first', { spelling: true }],
    ['1st', 'first', { point: ['first'] }],
    ['cafe', 'café', { spelling: true }],
    ['naive', 'naïve', { spelling: true }],
    ['icecream', 'ice cream', { spelling: true }],
    ['icecream', 'ice cream', { punctuation: true }],
    ['e-mail', 'email', { spelling: true }],
    ['tire', 'tyre', { spelling: true }],
    ['curb', 'kerb', { spelling: true }],
    ['It has gotten colder', 'It has got colder', { spelling: true }],
    ['5 percent', '5 %', { spelling: true }],
    ['USA', 'U.S.A.', { punctuation: true }],
    ['to drink', 'drink', { point: ['to'] }],
    ['to drink', 'drink', { spelling: true }],
    ['a dog', 'dog', { point: ['a', 'an', 'the'] }],
    ['the dog', 'dog', { point: ['the'] }],
    ['He has been ill', "He's been ill", { shortForms: true }],
    ["He's been ill", 'He has been ill', { shortForms: true }],
    ["Isn't it cold", 'Is it not cold', { shortForms: true }],
  ])('%s is not %s', (given, key, rules) => {
    expect(verdict(given, key, rules)).not.toBe('right');
  });

  test('an article or “to” in front is forgiven only where nothing stands around the answer', () => {
    const gap = (prompt: string, accepted: string[]) => item.parse({ id: 'q', kind: 'gap', prompt, accepted });
    const judged = (prompt: string, key: string, text: string) => grade(gap(prompt, [key]), { text }).verdict;
    expect(judged('She can ___ well.', 'swim', 'to swim')).toBe('wrong');
    expect(judged('I have a ___.', 'dog', 'a dog')).toBe('wrong');
    expect(judged('It barks: ___', 'dog', 'a dog')).toBe('right');
    expect(judged('Where people swim: ___.', 'swimming pool', 'a swimming pool')).toBe('right');
  });

  test('a short form in a gap is read with what stands after the gap', () => {
    const gap = (prompt: string, accepted: string[]) => item.parse({ id: 'q', kind: 'gap', prompt, accepted });
    const judged = (prompt: string, key: string, text: string) => grade(gap(prompt, [key]), { text }).verdict;
    expect(judged('___ a robot.', 'Priya has', "Priya's")).toBe('wrong');
    expect(judged('___ a robot.', 'Priya is', "Priya's")).toBe('right');
    expect(judged('___ been ill.', "He's", 'He is')).toBe('wrong');
    expect(judged('___ been ill.', "He's", 'He has')).toBe('right');
    expect(judged('___ better go.', "You'd", 'You would')).toBe('wrong');
    expect(judged('___ better go.', "You'd", 'You had')).toBe('right');
    expect(judged('I like the red ___.', 'one', '1')).toBe('wrong');
  });

  test('a word that is asked for is not given by its figure', () => {
    const asked = item.parse({
      id: 'q',
      kind: 'short',
      skill: 'vocabulary',
      prompt: 'The number 12',
      accepted: ['twelve'],
    });
    expect(grade(asked, { text: '12' }).verdict).toBe('wrong');
    expect(grade(asked, { text: 'Twelve' }).verdict).toBe('right');
  });
});

describe('a slip beside what is forgiven is still a slip', () => {
  test.each([
    ['I have 2 beautifull cats', 'I have two beautiful cats.'],
    ["She's worknig", 'She is working.'],
    ['emial', 'email'],
    ['emial', 'e-mail'],
    ['ice creem', 'ice cream'],
    ['thirtteen', 'thirteen'],
    ['a beautifull dog', 'a beautiful dog'],
    ['an elephnt', 'elephant'],
  ])('%s is a typo of %s', (given, key) => {
    expect(verdict(given, key)).toBe('typo');
  });
});

const below = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** A number as it is said, written here once more so that the reading has something to be held against. */
function said(value: number): string {
  const small = [...below, ...teens][value];
  if (small) return small;
  if (value < 100) return `${tens[Math.floor(value / 10) - 2]}${value % 10 ? `-${said(value % 10)}` : ''}`;
  if (value < 1000) return `${said(Math.floor(value / 100))} hundred${value % 100 ? ` and ${said(value % 100)}` : ''}`;
  const rest = value % 1000;
  return `${said(Math.floor(value / 1000))} thousand${rest ? `${rest < 100 ? ' and' : ''} ${said(rest)}` : ''}`;
}

describe('numbers', () => {
  const number = fc.integer({ min: 0, max: 999_999 });

  test('in words and in figures are the same number', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(verdict(String(value), said(value))).toBe('right');
        expect(verdict(said(value), String(value))).toBe('right');
        expect(verdict(value.toLocaleString('en-GB'), said(value))).toBe('right');
        expect(verdict(`${value} days`, `${said(value)} days`)).toBe('right');
      }),
    );
  });

  test('that differ are not the same, however they are written', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(one !== other);
        expect(verdict(String(one), said(other))).not.toBe('right');
        expect(verdict(said(one), String(other))).not.toBe('right');
        expect(verdict(said(one), said(other))).not.toBe('right');
      }),
    );
  });
});

describe('short forms', () => {
  const subject = fc.constantFrom('He', 'She', 'It', 'Everybody');
  const done = fc.constantFrom('been ill', 'already left', 'lost his bag', 'never seen it', 'got a cold', 'lived here');
  const does = fc.constantFrom('sleeping', 'a doctor', 'very happy', 'not here', 'always late', 'in the garden');
  const base = fc.constantFrom('go', 'never say that', 'like some tea', 'be late', 'rather stay', 'have come');

  test('stand for the long form that English has there, and for no other', () => {
    fc.assert(
      fc.property(subject, done, does, base, (who, participle, state, verb) => {
        for (const [short, long, other] of [
          [`${who}'s ${participle}`, `${who} has ${participle}`, `${who} is ${participle}`],
          [`${who}'s ${state}`, `${who} is ${state}`, `${who} has ${state}`],
          [`${who}'d ${participle}`, `${who} had ${participle}`, `${who} would ${participle}`],
          [`${who}'d ${verb}`, `${who} would ${verb}`, `${who} had ${verb}`],
          [`${who}'d better go`, `${who} had better go`, `${who} would better go`],
        ]) {
          expect(verdict(short ?? '', long ?? '')).toBe('right');
          expect(verdict(long ?? '', short ?? '')).toBe('right');
          expect(verdict(other ?? '', short ?? '')).toBe('wrong');
          expect(verdict(short ?? '', other ?? '')).toBe('wrong');
        }
      }),
    );
  });
});
