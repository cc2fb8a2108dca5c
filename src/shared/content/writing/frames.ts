import type { Level } from '#shared/core/level';
import type { TaskType } from './task-types';

/** Where the language of a frame stands: beginners share one. */
type Stage = 'A' | 'B1' | 'B2';
const stageOf = (level: Level): Stage => (level === 'A1' || level === 'A2' ? 'A' : level);

/** The parts of a kind of text, ways to begin each part by level, useful words, and what to look at in the end. */
interface Genre {
  name: string;
  types: readonly TaskType[];
  /** A part a line: its name and the question that it answers. */
  parts: string;
  /** A line for each part. */
  starters: Record<Stage, string>;
  words: Record<Stage, string>;
  checklist: string;
}

const genres = {
  paragraph: {
    name: 'One paragraph',
    types: ['paragraph'],
    parts: `Topic sentence | What is it about?
Details | What is it like? What happens?
Example | When was it so? What did you see?
Last sentence | What do you feel or think about it?`,
    starters: {
      A: `I want to write about … | There is … and there are … | For example, … | I like it because …`,
      B1: `One thing that … is … | What makes it special is … | I remember one day when … | That is why …`,
      B2: `Few things … as much as … | What strikes me most is … | A case in point is … | All in all, …`,
    },
    words: {
      A: 'and, but, because, also, very, every day',
      B1: 'as well, however, although, especially, in fact',
      B2: 'what is more, nevertheless, in particular, on the whole',
    },
    checklist: `The first sentence says what it is about.
All sentences belong to one topic.
There is an example or a detail.
The last sentence closes it.`,
  },
  informal: {
    name: 'E-mail to a friend',
    types: ['email'],
    parts: `Greeting | Who are you writing to?
Why you write | What is it about?
Your news | What has happened? What do you want to say?
Question | What do you want to know?
Ending | How do you say goodbye?`,
    starters: {
      A: `Hi …, | I am writing because … | Last week … | What about you? | See you soon,`,
      B1: `Hi …, how are things? | I just wanted to … | You will never guess what … | Let me know whether … | Looking forward to hearing from you,`,
      B2: `Dear …, it was great to … | I thought I would drop you a line about … | As you may have heard, … | I would love to know … | Give my best to …,`,
    },
    words: {
      A: 'thanks, sorry, soon, next week, can you …?',
      B1: 'by the way, anyway, actually, to be honest',
      B2: 'come to think of it, as for, needless to say, in the meantime',
    },
    checklist: `It begins and ends as a letter to a friend.
It says why you are writing.
It asks something.
It sounds friendly.`,
  },
  formal: {
    name: 'Formal e-mail',
    types: ['email'],
    parts: `Greeting | Do you know the name?
Reason | Why are you writing?
Details | What must the reader know?
Request | What should the reader do?
Ending | How do you close politely?`,
    starters: {
      A: `Dear Sir or Madam, | I am writing about … | My name is … and … | Could you please …? | Best wishes,`,
      B1: `Dear Mr or Ms …, | I am writing to ask about … | I bought … on … | I would be grateful if you could … | Yours sincerely,`,
      B2: `Dear …, | I am writing with regard to … | Despite …, … | I would appreciate it if … | I look forward to hearing from you. Yours faithfully,`,
    },
    words: {
      A: 'please, could you, information, thank you',
      B1: 'unfortunately, in addition, as soon as possible, therefore',
      B2: 'furthermore, with reference to, under the circumstances, I trust that',
    },
    checklist: `The greeting and the ending fit together.
The first sentence says why you are writing.
There are no short forms.
It is clear what the reader should do.`,
  },
  opinion: {
    name: 'Opinion',
    types: ['opinion'],
    parts: `Opinion | What do you think?
First reason | Why do you think so?
Second reason | What else speaks for it?
The other side | What do others say, and what do you answer?
Conclusion | What follows from it?`,
    starters: {
      A: `I think that … | First, … | Second, … | Some people say …, but … | So …`,
      B1: `In my opinion, … | To begin with, … | Another reason is that … | It is true that …; however, … | To sum up, …`,
      B2: `I am convinced that … | The main argument for … is … | What is more, … | Admittedly, …, yet … | On balance, …`,
    },
    words: {
      A: 'because, for example, I agree, I don’t agree',
      B1: 'on the one hand, on the other hand, for this reason, although',
      B2: 'consequently, whereas, by contrast, it could be argued that',
    },
    checklist: `The opinion is clear from the beginning.
Each reason has an example.
The other side is answered.
The end says no new thing.`,
  },
  balanced: {
    name: 'For and against',
    types: ['opinion'],
    parts: `Introduction | What is the question?
For | What speaks for it?
Against | What speaks against it?
Conclusion | What do you think in the end?`,
    starters: {
      A: `Many people … | It is good because … | It is bad because … | I think …`,
      B1: `People often ask whether … | One advantage is that … | On the other hand, … | In conclusion, …`,
      B2: `Whether … is a matter of debate. | Those in favour point out that … | Critics, however, argue that … | Taking everything into account, …`,
    },
    words: {
      A: 'good, bad, easy, expensive, but',
      B1: 'advantage, disadvantage, besides, in contrast',
      B2: 'drawback, benefit, opponents, outweigh',
    },
    checklist: `The first part does not take a side.
Both sides have about the same room.
Linkers show which side speaks.
The conclusion follows from both sides.`,
  },
  story: {
    name: 'Story',
    types: ['story'],
    parts: `Beginning | Who is it about, where and when?
What happens | What goes wrong, or what is new?
Turning point | What is the most exciting moment?
Solution | How does it end?
Last sentence | What is different now?`,
    starters: {
      A: `One day, … | Suddenly, … | … was afraid, but … | In the end, … | Now …`,
      B1: `It all began when … | While …, … | Just at that moment, … | Luckily, … | Since that day, …`,
      B2: `Little did … know that … | No sooner had … than … | It was only then that … | Against all expectations, … | Looking back, …`,
    },
    words: {
      A: 'then, after that, suddenly, happy, afraid',
      B1: 'meanwhile, at first, eventually, whisper, notice',
      B2: 'all of a sudden, reluctantly, to my astonishment, hesitate',
    },
    checklist: `The reader knows who, where and when.
Something changes.
The verbs are in the past, unless there is a reason.
Somebody says something.
The end fits the beginning.`,
  },
  review: {
    name: 'Review',
    types: ['review'],
    parts: `What it is | What is it, by whom, where?
What it is about | What happens, or what is there?
What is good | What did you like?
What is not | What could be better?
Advice | For whom is it?`,
    starters: {
      A: `I saw … | It is about … | I like … because … | I don’t like … | You should … if …`,
      B1: `… is a film by … | It tells the story of … | The best thing about it is … | What disappointed me was … | I would recommend it to …`,
      B2: `Set in …, … follows … | At its heart, it is … | What sets it apart is … | Its one weakness is … | Anyone who … will …`,
    },
    words: {
      A: 'good, funny, boring, actor, food, price',
      B1: 'plot, character, service, worth, disappointing',
      B2: 'gripping, predictable, atmosphere, overrated, convincing',
    },
    checklist: `It says what is reviewed.
It does not tell the end.
Good and bad points have reasons.
The last part says for whom it is.`,
  },
  report: {
    name: 'Report',
    types: ['report'],
    parts: `Aim | What is the report about?
How | How did you find it out?
Results | What did you find out?
Conclusion | What does it mean?
Suggestions | What should be done?`,
    starters: {
      A: `This report is about … | I asked … | Most people … | It shows that … | We should …`,
      B1: `The aim of this report is to … | To find out, we … | The results show that … | It seems that … | I would suggest …`,
      B2: `This report examines … | The findings are based on … | A large majority … | These results suggest that … | It is therefore recommended that …`,
    },
    words: {
      A: 'most, some, half, a few, nobody',
      B1: 'majority, according to, as a result, survey',
      B2: 'a third of, significant, tend to, account for',
    },
    checklist: `Each part has a heading.
Facts and opinions are apart.
There are numbers or examples.
The suggestions follow from the results.`,
  },
  person: {
    name: 'Description of a person',
    types: ['description'],
    parts: `Who | Who is it, and how do you know each other?
Looks | What do you see first?
Character | What is the person like? How can one tell?
Why | Why did you choose this person?`,
    starters: {
      A: `… is my … | … has … and … | … is always … | I like … because …`,
      B1: `I have known … since … | The first thing you notice is … | Whenever …, … | What I admire most is …`,
      B2: `If I had to describe … in one word, … | With …, … looks … | Behind …, there is … | What I have learned from … is …`,
    },
    words: {
      A: 'tall, kind, funny, hair, eyes',
      B1: 'generous, reliable, cheerful, in her twenties',
      B2: 'down-to-earth, witty, reserved, considerate',
    },
    checklist: `One can see the person.
A character is shown by what the person does.
The verbs are in the right tense.`,
  },
  place: {
    name: 'Description of a place',
    types: ['description'],
    parts: `Where | Where is it, and when are you there?
What you see | What is near, what is far away?
What you hear and smell | What do your other senses tell you?
Feeling | How do you feel there?`,
    starters: {
      A: `… is in … | On the left, there is … | I can hear … | I feel …`,
      B1: `Not far from …, there is … | As you come closer, … | The air smells of … | It is a place where …`,
      B2: `Tucked away behind …, … | Beyond …, one can make out … | The silence is broken only by … | There is something … about …`,
    },
    words: {
      A: 'next to, behind, green, quiet, busy',
      B1: 'narrow, crowded, in the distance, peaceful',
      B2: 'deserted, overlooking, winding, faint',
    },
    checklist: `The reader could draw the place.
There is more than what one sees.
There are exact words instead of very and nice.`,
  },
  summary: {
    name: 'Summary',
    types: ['summary'],
    parts: `Source | What do you summarise, and who made it?
Main idea | What is it about, in one sentence?
Important points | What must one know?
End | How does it end, or what follows?`,
    starters: {
      A: `The text is about … | First, … | Then … | At the end, …`,
      B1: `The article, written by …, deals with … | The main point is that … | The author explains how … | Finally, …`,
      B2: `In …, … argues that … | Central to this is … | The author goes on to show … | The text concludes that …`,
    },
    words: {
      A: 'text, story, first, then, at the end',
      B1: 'deal with, point out, describe, mention',
      B2: 'claim, maintain, illustrate, conclude',
    },
    checklist: `The source is named.
It is in your own words.
There are no examples and no opinions.
It is much shorter than the text.`,
  },
  article: {
    name: 'Article for a school magazine',
    types: ['paragraph', 'description', 'report'],
    parts: `Title and first sentence | How do you catch the reader?
The topic | What is it, and why now?
A closer look | What should the reader know?
The end | What should the reader think or do?`,
    starters: {
      A: `Do you know …? | … is very important because … | For example, … | Try it!`,
      B1: `Have you ever wondered …? | These days, … | Take …, for example. | So why not …?`,
      B2: `Imagine … | It is hardly a secret that … | A closer look reveals … | Perhaps it is time …`,
    },
    words: {
      A: 'you, everybody, new, try, find',
      B1: 'imagine, nowadays, surprisingly, find out',
      B2: 'at first glance, take for granted, in the long run',
    },
    checklist: `The title makes curious.
The reader is spoken to.
Each paragraph has one idea.
The end stays in mind.`,
  },
} as const satisfies Record<string, Genre>;

/** A frame to plan by, at one level. */
export interface Frame {
  id: string;
  name: string;
  parts: { about: string; question: string; starter: string }[];
  words: string[];
  checklist: string[];
}

const all: readonly (readonly [string, Genre])[] = Object.entries(genres);

/** The frames that fit a task, the plainest first. */
export function framesFor(type: TaskType, level: Level): Frame[] {
  const stage = stageOf(level);
  return all
    .filter(([, genre]) => genre.types.includes(type))
    .map(([id, { name, parts, starters, words, checklist }]) => {
      const begins = starters[stage].split(' | ');
      return {
        id,
        name,
        parts: parts.split('\n').map((line, place) => {
          const [about = '', question = ''] = line.split(' | ');
          return { about, question, starter: begins[place] ?? '' };
        }),
        words: words[stage].split(', '),
        checklist: checklist.split('\n'),
      };
    });
}
