import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'b1-week-without-map',
    title: 'Seven days without the blue dot',
    level: 'B1',
    topic: 'technology',
    kind: 'text',
    genre: 'report',
    text: `Last month I moved to Montreal, and for three weeks I saw the city as a map with a blue dot. I followed the dot to work, to the market and home again. Then one evening my battery died two streets from my flat, and I had no idea which way to turn. A neighbour had to walk me to my own front door. That was when I decided to live without the map for a week.

Monday was awful. I walked in the wrong direction for twenty-five minutes. On Tuesday I asked four people for help. Three of them pulled out a phone. The fourth, an old man with a dog, drew me a plan on a bus ticket, and it was perfect. I’ve still got it.

By Wednesday I had started to notice things: a bakery that smells of oranges, a red bicycle that has clearly not moved since summer, a clock that’s always ten minutes fast. They became my signs. Turn left at the bicycle.

On Saturday I got lost on purpose. I ended up by the river at sunset with a bag of warm bread, and I’ve never been so happy to be in the wrong place.

Do I use the map again now? Of course I do. I’m not made of time. But I look at it before I leave home, and then I put it in my pocket and look up.`,
    questions: [
      choose(
        'Which would be the best other title for this blog?',
        'How I learned to look at my city',
        [
          ['How I lost my phone in the city', 'The battery died, but the phone was not lost.'],
          ['How I stopped using maps for ever', 'The writer uses the map again now.'],
          ['How I found a flat in a new city', 'The flat is in the story, but it was found before.'],
        ],
        'The writer says: “By Wednesday I had started to notice things”, and at the end: “I put it in my pocket and look up”.',
      ),
      choose(
        'Why did the writer decide to try a week without the map?',
        'The writer could not get home without it.',
        [
          ['The map had shown the wrong street.', 'On Monday the writer went wrong, but not because of the map.'],
          ['The neighbours had laughed at it.', 'A neighbour helped. Nobody laughed.'],
          ['The phone was too old to use.', 'The battery died that evening, but the phone still works.'],
        ],
        'The text says: “my battery died two streets from my flat, and I had no idea which way to turn”.',
      ),
      trueOrFalse(
        'Most of the people that the writer asked on Tuesday looked at a phone.',
        true,
        'The writer asked four people: “Three of them pulled out a phone.”',
      ),
      write(
        'What did the old man draw his plan on?',
        ['a bus ticket', 'bus ticket', 'the bus ticket', 'a ticket', 'ticket', 'on a bus ticket', 'his bus ticket'],
        'The old man “drew me a plan on a bus ticket”.',
      ),
      choose(
        'Why was the writer so happy on Saturday evening?',
        'Getting lost had led to a lovely place.',
        [
          [
            'A week of hard walking was over.',
            'The week was hard at first, but the writer is not glad that it is over.',
          ],
          ['A stranger had shown the way home.', 'That happened on another day, before the week began.'],
          ['A new bakery had opened by the river.', 'The writer has warm bread, but nothing says where it is from.'],
        ],
        'The writer got lost and “ended up by the river at sunset with a bag of warm bread”.',
      ),
      choose(
        'What does the writer mean by “I’m not made of time”?',
        'I can’t spend hours getting lost.',
        [
          ['I can’t get to work early.', 'The clock in the text is fast, but the words are about having time.'],
          ['I don’t remember times very well.', 'The words are about how much time there is, not about remembering.'],
          ['I don’t like to plan my days.', 'It is the other way round: the writer looks at the map before leaving.'],
        ],
        'The writer explains why maps are useful: “Do I use the map again now? Of course I do. I’m not made of time.”',
      ),
    ],
  },
  {
    id: 'b1-phone-lesson',
    title: 'A phone lesson',
    level: 'B1',
    topic: 'technology',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Tuan: Hello, are you Mr Ferreira? I’ve come about the phone lessons.
Mr Ferreira: That’s right. Sit down. What’s your name?
Tuan: Tuan. I’m, er, not here for my grandmother or anything. The lesson’s for me.
Mr Ferreira: Of course it is. Why not?
Tuan: Well, I’m sixteen. Everybody thinks that I know all about phones.
Mr Ferreira: And everybody thinks that I know nothing about them. I built computers for thirty years. So, what’s the problem?
Tuan: It’s always full. I can’t even take a photo.
Mr Ferreira: Let’s have a look. My goodness! There are four thousand videos on here.
Tuan: They’re mostly of my cat.
Mr Ferreira: I see. And she’s asleep in all of them.
Tuan: Not in all of them! In some of them she’s eating.
Mr Ferreira: Right. First we’ll copy everything, so that nothing gets lost. Then you can choose twenty that you want to keep on your phone.
Tuan: Only twenty? But they’re all good.
Mr Ferreira: How often have you watched the others?
Tuan: Um, never.
Mr Ferreira: There you are, then. Shall we start with January?
Tuan: OK. Oh, look at this one! She’s opening one eye.
Mr Ferreira: This is going to take all afternoon, isn’t it?`,
    questions: [
      choose(
        'Why has Tuan come to see Mr Ferreira?',
        'To get help with his own phone',
        [
          ['To learn how to build computers', 'Mr Ferreira built them, but Tuan has another problem.'],
          ['To book a lesson for a relative', 'Tuan says that he is not here for his grandmother.'],
          ['To show him some videos of a cat', 'He has a lot of videos, but he did not come to show them.'],
        ],
        'Tuan says: “The lesson’s for me.” His problem is: “It’s always full.”',
      ),
      choose(
        'What do Tuan and Mr Ferreira have in common?',
        'People have wrong ideas about both of them.',
        [
          ['They both give lessons to older people.', 'Only Mr Ferreira gives lessons.'],
          ['They both take a lot of photos and videos.', 'Only Tuan does this.'],
          ['They both know very little about phones.', 'People think this of Mr Ferreira, but it is not true.'],
        ],
        'Tuan says “Everybody thinks that I know all about phones”, and the answer is “And everybody thinks that I know nothing about them.”',
      ),
      trueOrFalse(
        'Before they remove any videos, they are going to make copies.',
        true,
        'Mr Ferreira says: “First we’ll copy everything, so that nothing gets lost.”',
      ),
      write(
        'How many videos should stay on the phone?',
        ['twenty', '20', 'only twenty', 'twenty videos', '20 videos'],
        'Mr Ferreira says: “Then you can choose twenty that you want to keep on your phone.”',
      ),
      choose(
        'Mr Ferreira says, “There you are, then.” What does he mean?',
        'That shows that I’m right.',
        [
          ['That’s where you should sit.', 'Tuan sat down at the beginning.'],
          ['That’s the video I wanted.', 'They have not started to choose videos yet.'],
          ['That’s a funny thing to say.', 'Mr Ferreira does not laugh at the answer.'],
        ],
        'Tuan has never watched the other videos: “Um, never.” So he does not need them on his phone.',
      ),
      choose(
        'Why does Mr Ferreira think that it will take a long time?',
        'Tuan wants to stop at every video.',
        [
          ['Tuan’s phone has become very slow.', 'It is full, but nobody says that it is slow.'],
          ['Tuan has forgotten where they are.', 'The videos are there. He looks at them.'],
          ['Tuan does not understand the plan.', 'He understands it, but he likes all the videos.'],
        ],
        'They have just started when Tuan says: “Oh, look at this one! She’s opening one eye.”',
      ),
    ],
  },
];
