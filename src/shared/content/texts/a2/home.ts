import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'a2-trumpet-upstairs',
    title: 'The trumpet upstairs',
    level: 'A2',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good evening. I’m Ravi, from the flat below you. Are you the person with the trumpet?
B: Oh dear. Yes, I’m Beatriz. I moved in on Friday. Is it too loud?
A: Well, I’m a nurse and I’m working nights this month. I go to bed at nine in the morning.
B: And I started to practise at ten! I’m so sorry. I thought that everyone was at work.
A: It’s OK. It was a beautiful song, but I prefer it in the evening.
B: When do you usually get up?
A: At about four.
B: Then I won’t play before half past four. Is that all right?
A: Perfect. And next month I’m going to work in the daytime, so you can practise in the morning again.
B: Great. Would you like to come to our concert on Saturday? I’ve got a free ticket.
A: I’d love to! Then I’ll hear you without my headphones.
B: You bought headphones because of me?
A: No, I borrowed my daughter’s!`,
    questions: [
      choose(
        'Why does Ravi go to see Beatriz?',
        'He can’t sleep in the day.',
        [
          ['He hates trumpet music.', 'He says: “It was a beautiful song”.'],
          ['He wants a free ticket.', 'Beatriz offers him a ticket later. He did not ask for it.'],
          ['He is new in the house.', 'Beatriz is the new one: “I moved in on Friday.”'],
        ],
        'He says “I’m working nights this month. I go to bed at nine in the morning”, and Beatriz “started to practise at ten”.',
      ),
      write(
        'What is Ravi’s job?',
        ['nurse', 'a nurse', 'he is a nurse', 'he’s a nurse'],
        'Ravi says: “I’m a nurse and I’m working nights this month.”',
      ),
      choose(
        'When can Beatriz practise this month?',
        'after half past four',
        [
          ['between nine and four', 'Ravi sleeps then.'],
          ['only in the morning', 'She can do that next month.'],
          ['only at the weekend', 'The concert is on Saturday; she can practise on other days, too.'],
        ],
        'She says: “Then I won’t play before half past four.”',
      ),
      trueOrFalse(
        'Next month Ravi will work in the day.',
        true,
        'He says: “next month I’m going to work in the daytime”.',
      ),
      trueOrFalse('Ravi bought headphones because of the trumpet.', false, 'He says: “No, I borrowed my daughter’s!”'),
      choose(
        'How do Ravi and Beatriz feel at the end?',
        'They like each other.',
        [
          ['They are still angry.', 'They find a good time, and he wants to come to her concert.'],
          ['They are both bored.', 'They talk about music and laugh together.'],
          ['They feel very tired.', 'Ravi works nights, but at the end they make a plan and a joke.'],
        ],
        'She asks him “to come to our concert”, and he says: “I’d love to!”',
      ),
    ],
  },
];
