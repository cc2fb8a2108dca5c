import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const thinking: readonly AuthoredText[] = [
  {
    id: 'b1-ask-one-person',
    title: 'Stop asking everybody',
    level: 'B1',
    topic: 'thinking',
    kind: 'text',
    genre: 'opinion',
    text: `Last spring I couldn’t decide whether to leave my job. So I did what sensible people do: I asked for advice. I asked my parents, five friends, my hairdresser and a man on a train. By the end of the month I had eight opinions, and I was more confused than before.

The trouble with advice is that it’s nearly always about the person who gives it. My father, who worked for one company all his life, told me to stay. My friend Ivo, who has had seven jobs, told me to go. The man on the train said that I should open a café. It turned out that he had always wanted to open a café.

I also noticed something about myself, and I’m not proud of it. I didn’t really listen. I was collecting. Whenever somebody said what I hoped to hear, I thought, “How wise!” When somebody said the opposite, I went and asked the next person.

Some will say that two heads are better than one. That may be true when you’re looking for your keys. For a decision, I believe you need one other head, and it should belong to somebody who asks more than he or she tells. In my case it was my hairdresser. She gave me no advice at all. She only asked, with the scissors in her hand, “If you couldn’t tell anyone about it, which would you choose?”

I knew at once. I’m not going to say what it was, because that’s the point.

So next time, ask one person. Choose somebody who doesn’t need you to be like them.`,
    questions: [
      choose(
        'What is the writer’s main point?',
        'Too many opinions do not help you to decide.',
        [
          ['Good friends always tell you what you want to hear.', 'Not all of them did, and it isn’t the point.'],
          ['It is wrong to leave a job without any advice.', 'The text is not about leaving a job as such.'],
          ['Older people give better advice than young ones.', 'Age is not compared.'],
        ],
        '“I had eight opinions, and I was more confused than before”',
      ),
      choose(
        'Why does the writer mention the man on the train?',
        'To show that people speak about their own wishes',
        [
          ['To show that strangers understand you best', 'His advice had little to do with the writer.'],
          ['To show that it is easy to open a café', 'The café is only the man’s dream.'],
          ['To show that you can meet kind people anywhere', 'Kindness is not what the story shows.'],
        ],
        '“It turned out that he had always wanted to open a café.”',
      ),
      trueOrFalse(
        'The writer admits to having looked for people who would agree.',
        true,
        '“When somebody said the opposite, I went and asked the next person.”',
      ),
      choose(
        'What did the hairdresser do that the others didn’t?',
        'She asked a question.',
        [
          ['She told her own story.', 'The others spoke about themselves.'],
          ['She gave clear advice.', '“She gave me no advice at all.”'],
          ['She kept quite silent.', 'She said one sentence.'],
        ],
        '“She only asked, with the scissors in her hand”',
      ),
      trueOrFalse(
        'At the end, we learn what the writer decided.',
        false,
        '“I’m not going to say what it was, because that’s the point.”',
      ),
    ],
  },
  {
    id: 'b1-lily-pond',
    title: 'The day before the last',
    level: 'B1',
    topic: 'thinking',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Farid: Here’s one for you. There’s a plant on a lake, and every day it covers twice as much as the day before. After thirty days it covers the whole lake.
Bea: What sort of plant?
Farid: It doesn’t matter. When is half of the lake covered?
Bea: On day fifteen. Next question.
Farid: Are you sure?
Bea: Half the lake, half the time. What’s wrong with that?
Farid: Go backwards. On day thirty it’s full. What was it like on day twenty-nine?
Bea: Nearly full, I suppose. No, wait … it doubles every day. So the day before, it was half of that.
Farid: So?
Bea: Day twenty-nine! That can’t be right. What about the other twenty-eight days?
Farid: That’s what I like about it. On day twenty-five it’s only about three per cent.
Bea: Three? So if you walked past on day twenty-five, you’d say, “What a pretty plant.”
Farid: And five days later your boat’s stuck.
Bea: That’s horrible. It’s like my e-mails.
Farid: It’s like a lot of things. Rumours. A cold going round an office.
Bea: But nothing doubles for ever. Your plant needs a lake.
Farid: True. At some point it stops.
Bea: You forgot to mention that. So my answer’s wrong, but your lake’s too simple.`,
    questions: [
      write(
        'On which day is half of the lake covered? Write a number.',
        ['29', 'day 29', 'twenty-nine', 'day twenty-nine', 'the 29th', 'on day 29'],
        '“it doubles every day. So the day before, it was half of that”: the day before day thirty.',
      ),
      choose(
        'Why was Bea’s first answer wrong?',
        'She thought that it grew by the same amount daily.',
        [
          ['She thought that it began with half of the lake.', 'She speaks of half the time, not of the beginning.'],
          ['She had not heard how long it would take.', 'She uses the thirty days to find her answer.'],
          ['She had counted the days from the end.', 'This is what helps her later.'],
        ],
        '“Half the lake, half the time.”',
      ),
      choose(
        'How does Farid help her?',
        'He makes her start from the end.',
        [
          ['He makes her draw the whole lake.', 'Nobody draws anything.'],
          ['He tells her the right answer.', 'She finds it herself.'],
          ['He gives her a smaller number.', 'The number stays the same.'],
        ],
        '“Go backwards. On day thirty it’s full.”',
      ),
      trueOrFalse(
        'Farid says that a cold can spread in the same way.',
        true,
        '“Rumours. A cold going round an office.”',
      ),
      choose(
        'What does Bea criticise at the end?',
        'The puzzle leaves out something real.',
        [
          ['The puzzle is too hard to be fun.', 'She has solved it.'],
          ['The puzzle has two right answers.', 'She accepts that there is one.'],
          ['The puzzle is older than both of them.', 'Nothing is said about its age.'],
        ],
        '“But nothing doubles for ever. Your plant needs a lake.”',
      ),
      trueOrFalse(
        'On day twenty-five, most of the lake is already covered.',
        false,
        '“On day twenty-five it’s only about three per cent.”',
      ),
    ],
  },
];
