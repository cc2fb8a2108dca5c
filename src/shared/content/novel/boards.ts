import type { BoardId } from './names';

export interface Beat {
  id: string;
  name: string;
  /** Questions about the writer's own story; {hero}, {other}, {place} and {thing} are names of their codex. */
  prompts: readonly string[];
  /** Words to begin the note with. */
  starter: string;
}

export interface Board {
  id: BoardId;
  about: string;
  beats: readonly Beat[];
}

const beat = (id: string, name: string, starter: string, ...prompts: string[]): Beat => ({
  id,
  name,
  starter,
  prompts,
});

const spine: Board = {
  id: 'spine',
  about: 'Eight short sentences that hold a whole story together. Good for a first plan.',
  beats: [
    beat(
      'once',
      'Once',
      'Once there was …',
      'Who is {hero}, and where does {hero} live?',
      'What does {hero} like and dislike?',
      'What would a stranger notice first about {hero}?',
    ),
    beat(
      'every-day',
      'Every day',
      'Every day …',
      'What does a usual day look like for {hero}?',
      'Who is there every day: {other}, or somebody else?',
      'What is good about these days, and what is missing?',
    ),
    beat(
      'one-day',
      'One day',
      'But one day …',
      'What happens at {place} that has never happened before?',
      'Who or what begins it: {other}, or {thing}?',
      'Why can {hero} not look away?',
    ),
    beat(
      'because',
      'Because of that',
      'Because of that …',
      'What does {hero} do first?',
      'What does {hero} hope will happen?',
      'What goes wrong with it?',
    ),
    beat(
      'because-again',
      'And because of that',
      'And because of that …',
      'What is harder now than before?',
      'Does {other} help, or stand in the way?',
      'What must {hero} give up?',
    ),
    beat(
      'until',
      'Until at last',
      'Until at last …',
      'What is the most difficult moment for {hero}?',
      'What does {hero} have to choose between?',
      'What part does {thing} play in it?',
    ),
    beat(
      'since-then',
      'And since then',
      'And since then …',
      'How has {hero} changed?',
      'What is different at {place} now?',
      'What does {hero} do on a usual day now?',
    ),
    beat(
      'picture',
      'The last picture',
      'The last thing we see is …',
      'What is the very last thing that the reader sees?',
      'Is it like the first picture, or its opposite?',
      'Who is in it with {hero}?',
    ),
  ],
};

const threeActs: Board = {
  id: 'three-act',
  about: 'Beginning, middle and end, with the turns between them. Good for a longer book.',
  beats: [
    beat(
      'world',
      'The world before',
      'At the beginning …',
      'What is life like for {hero} before the story begins?',
      'What does {hero} want, and what does {hero} really need?',
      'What can go wrong at {place}?',
    ),
    beat(
      'spark',
      'The spark',
      'Then …',
      'What happens that makes everything different?',
      'Why does it happen now, and not a year ago?',
      'What does {other} think of it?',
    ),
    beat(
      'doubt',
      'The doubt',
      'At first …',
      'Why does {hero} not want to begin?',
      'What would be the easy way out?',
      'Who says what {hero} needs to hear?',
    ),
    beat(
      'door',
      'Through the door',
      'There is no way back when …',
      'What does {hero} decide to do?',
      'What does {hero} leave behind?',
      'What is new and strange on the other side?',
    ),
    beat(
      'tries',
      'First tries',
      'The first plan is …',
      'What are the first two things that {hero} tries?',
      'What does {hero} learn from each?',
      'Where is there something to laugh about?',
    ),
    beat(
      'middle',
      'The middle',
      'Suddenly …',
      'What turns the story round in the middle?',
      'What does {hero} find out about {other}?',
      'What is {thing} really for?',
    ),
    beat(
      'closing-in',
      'It gets narrow',
      'From now on …',
      'What goes wrong, one thing after another?',
      'Who leaves, and who stays?',
      'How much time is left?',
    ),
    beat(
      'lowest',
      'The lowest point',
      'All is lost when …',
      'When does {hero} want to give up?',
      'What was {hero} wrong about from the start?',
      'What small thing gives hope?',
    ),
    beat(
      'plan',
      'One more plan',
      'There is one thing that …',
      'What does {hero} know now that nobody else knows?',
      'Who helps, and what do they risk?',
      'What is the plan in one sentence?',
    ),
    beat(
      'climax',
      'The great scene',
      'Now …',
      'How does {hero} face the greatest difficulty?',
      'What does {hero} do that was impossible at the beginning?',
      'What does it cost?',
    ),
    beat(
      'after',
      'Afterwards',
      'When it is over …',
      'What is the world like now?',
      'What is still not solved, and can stay so?',
      'What would {other} say about it all?',
    ),
  ],
};

const journey: Board = {
  id: 'journey',
  about: 'Somebody leaves home, meets what they fear and comes back changed.',
  beats: [
    beat(
      'home',
      'Home',
      'At home …',
      'What is {hero} good at, and who knows it?',
      'What is {hero} tired of?',
      'What would {hero} miss?',
    ),
    beat(
      'call',
      'The call',
      'A message comes …',
      'Who or what calls {hero} away?',
      'What is promised, and what is dangerous?',
      'What will happen if {hero} stays?',
    ),
    beat(
      'no',
      'No, thank you',
      'No, says {hero}, because …',
      'What is {hero} afraid of?',
      'What good reason does {hero} give, and what is the true one?',
      'What changes {hero}’s mind?',
    ),
    beat(
      'helper',
      'A helper',
      'Somebody …',
      'Who helps {hero}, and why?',
      'What does {hero} get: {thing}, a piece of advice, a warning?',
      'What does the helper not say?',
    ),
    beat(
      'threshold',
      'Over the border',
      'The first step …',
      'Where does the known world end?',
      'Who or what guards the border?',
      'How does {hero} get past?',
    ),
    beat(
      'friends',
      'Friends and enemies',
      'On the way …',
      'Whom does {hero} meet on the way?',
      'Who seems to be a friend and is none, or the other way round?',
      'What rule is different here?',
    ),
    beat(
      'near',
      'Close to it',
      'Almost there …',
      'What does {place} look, sound and smell like?',
      'What do {hero} and {other} plan?',
      'What do they not know?',
    ),
    beat(
      'ordeal',
      'The hardest test',
      'Then {hero} has to …',
      'What does {hero} fear most, and how does it come?',
      'What does {hero} lose?',
      'What does {hero} learn that nobody could explain before?',
    ),
    beat(
      'reward',
      'What is won',
      'In the end {hero} has …',
      'What does {hero} hold in the hands: {thing}, or something that cannot be held?',
      'Was it worth it?',
      'Who else wants it?',
    ),
    beat(
      'way-back',
      'The way back',
      'The way home …',
      'Why is the way back not easy?',
      'What follows {hero}?',
      'What would make {hero} stay?',
    ),
    beat(
      'last-test',
      'The last test',
      'Once more …',
      'How does {hero} show what was learned?',
      'What is given away for somebody else?',
      'What does {other} do?',
    ),
    beat(
      'home-again',
      'Home again',
      'Back home …',
      'What does {hero} bring home?',
      'Who sees that {hero} has changed?',
      'What does {hero} do that was impossible before?',
    ),
  ],
};

const mystery: Board = {
  id: 'mystery',
  about: 'A question, clues that can be found, and an answer that was there to see.',
  beats: [
    beat(
      'question',
      'The question',
      'Nobody knows …',
      'What has happened at {place}?',
      'Who wants to know it, and why {hero}?',
      'What will happen if nobody finds out?',
    ),
    beat(
      'truth',
      'What really happened',
      'In truth …',
      'What happened, step by step? Only you know it yet.',
      'Why did it happen?',
      'What mistake was made?',
    ),
    beat(
      'suspects',
      'Who it may be',
      'It may have been …',
      'Who are three people who could have done it?',
      'What does each of them hide, also the innocent ones?',
      'Why would {other} lie?',
    ),
    beat(
      'first-clue',
      'The first clue',
      'The first thing is …',
      'What does {hero} notice that others do not see?',
      'How can you show it in passing?',
      'What does {hero} think that it means?',
    ),
    beat(
      'wrong-way',
      'The wrong way',
      'Everything points to …',
      'Whom does {hero} suspect wrongly?',
      'What makes it look so true?',
      'Who is hurt by it?',
    ),
    beat(
      'turn',
      'The turn',
      'But then …',
      'What cannot be true any more?',
      'What does {thing} tell when one looks again?',
      'Who knows that {hero} is close?',
    ),
    beat(
      'danger',
      'Too close',
      'Somebody …',
      'How does somebody try to stop {hero}?',
      'What would make {hero} give up?',
      'Who can be trusted?',
    ),
    beat(
      'see',
      'Now I see',
      'Suddenly it is clear …',
      'Which three clues fit together?',
      'Where has the reader seen each of them?',
      'What small thing sets it off?',
    ),
    beat(
      'told',
      'The answer is told',
      'This is how it was …',
      'Who is there when {hero} explains it?',
      'What does the guilty person say?',
      'What surprises even {hero}?',
    ),
    beat(
      'peace',
      'Afterwards',
      'And then …',
      'What is put right, and what is not?',
      'What does {hero} understand about people now?',
      'What small question stays open?',
    ),
  ],
};

const picture: Board = {
  id: 'picture',
  about: 'A few pages, few words, and a picture for each. Good for young readers.',
  beats: [
    beat(
      'cover',
      'The first page',
      'This is …',
      'What do we see of {hero} first?',
      'Which one sentence stands under it?',
      'What is hidden in the picture?',
    ),
    beat(
      'wish',
      'A wish',
      '{hero} wants …',
      'What does {hero} want, in five words?',
      'How can a picture show it without words?',
      'Who is against it?',
    ),
    beat(
      'try-one',
      'First try',
      'First …',
      'What does {hero} try?',
      'What sound does it make?',
      'Why does it not work?',
    ),
    beat(
      'try-two',
      'Second try',
      'Then …',
      'What does {hero} try next, bigger than before?',
      'Which words come again from the page before?',
      'What does {other} do in the corner of the picture?',
    ),
    beat(
      'try-three',
      'Third try',
      'At last …',
      'What is the biggest and silliest try?',
      'What falls, breaks or flies away?',
      'What does the reader see before {hero} sees it?',
    ),
    beat(
      'quiet',
      'A quiet page',
      'It is very quiet …',
      'What is the one page without words?',
      'How does {hero} feel?',
      'What colours does it have?',
    ),
    beat(
      'turn-page',
      'Turn the page',
      'But look …',
      'What surprise waits behind the page?',
      'Who had the idea?',
      'What was {thing} good for?',
    ),
    beat(
      'together',
      'Together',
      'Now …',
      'Who is with {hero} on the last page?',
      'Which words of the first page come again?',
      'What would a small child laugh about?',
    ),
  ],
};

export const allBoards: Readonly<Record<BoardId, Board>> = {
  spine,
  'three-act': threeActs,
  journey,
  mystery,
  picture,
};
