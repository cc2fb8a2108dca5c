import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const clothes: readonly AuthoredText[] = [
  {
    id: 'a2-old-by-friday',
    title: 'Old by Friday',
    level: 'A2',
    topic: 'clothes',
    kind: 'dialogue',
    genre: 'interview',
    text: `Kenji: Soledad, you make clothes for a theatre. But why are you rubbing that jacket with a stone?
Soledad: I’m making it old. It’s new, but the woman in the play is very poor.
Kenji: Can’t you buy an old jacket?
Soledad: Sometimes. But she climbs over a wall in it, eight times a week. Old jackets fall to pieces.
Kenji: So what do you do with a new one?
Soledad: First I wash it ten times. Then I put heavy things in the pockets and leave it for a week.
Kenji: And this brown colour?
Soledad: That’s tea. It’s great for white shirts, too.
Kenji: Do the actors like your work?
Soledad: One of them looked in the mirror and said, “I look horrible!” I said, “Thank you.”
Kenji: Has anything ever gone wrong?
Soledad: Oh, yes. On the night before a first show, our new cleaner found a very dirty dress. He washed it, repaired the holes and ironed it.
Kenji: Oh dear! What did you say?
Soledad: “Thank you.” And then I worked until four in the morning.`,
    questions: [
      choose(
        'What is Soledad doing with the jacket?',
        'She is making it look old.',
        [
          ['She is repairing its pockets.', 'She puts heavy things in the pockets. She does not repair them.'],
          ['She is cleaning it for a show.', 'She washes clothes so that they look older, not cleaner.'],
          ['She is making it much bigger.', 'She does not talk about the size.'],
        ],
        'She says: “I’m making it old. It’s new, but the woman in the play is very poor.”',
      ),
      choose(
        'Why doesn’t Soledad take a really old jacket?',
        'It isn’t strong enough.',
        [
          ['It isn’t dirty enough.', 'She talks about what the actor does in it, not about dirt.'],
          ['It’s too expensive.', 'She says nothing about prices.'],
          ['It’s too heavy to wear.', 'She puts heavy things in pockets, but that is in a new jacket.'],
        ],
        'The woman in the play climbs over a wall in it, and “Old jackets fall to pieces.”',
      ),
      write(
        'What does Soledad use for the brown colour?',
        ['tea', 'some tea', 'she uses tea', 'the tea', 'brown tea', 'it’s tea', 'that’s tea'],
        'Kenji asks about “this brown colour”, and she says: “That’s tea.”',
      ),
      trueOrFalse(
        'Soledad was sad when an actor said, “I look horrible!”',
        false,
        'She said “Thank you”: the actor had to look horrible.',
      ),
      choose(
        'What did the new cleaner do wrong?',
        'He made a dress look nice.',
        [
          ['He made holes in a dress.', 'He “repaired the holes”.'],
          ['He forgot to iron a dress.', 'He washed it and he ironed it.'],
          ['He put a dress in tea.', 'Soledad uses tea. The cleaner did not.'],
        ],
        'He “washed it, repaired the holes and ironed it”, but the dress had to look old.',
      ),
      trueOrFalse(
        'That night, Soledad made the dress old again.',
        true,
        'The first show was the next day, so she “worked until four in the morning”.',
      ),
    ],
  },
  {
    id: 'a2-noisy-boots',
    title: 'Children’s boots, yellow, size 27',
    level: 'A2',
    topic: 'clothes',
    kind: 'text',
    genre: 'review',
    text: `3 October: two stars
I bought these boots online for my son Ilyas, who is four. They are warm, they look lovely and his feet stay dry. But with every step they make a noise like a duck. There was nothing about that in the advert! I wanted to send them back, but Ilyas was already wearing them in bed.

20 October: one star
It isn’t getting better. He wears them from morning to night. The man in the flat below has asked me twice if we keep ducks. Three parents at school don’t say hello to me any more. Their children want the same boots now.

9 December: four stars
Yesterday evening we were at the market. It was crowded and it was getting dark. I paid for some bread, turned round, and Ilyas wasn’t there. I called his name, but he didn’t answer. So I stood still, closed my eyes and listened. Somewhere behind the cheese, a duck was walking.

I still think that the boots are too expensive, and that’s why they don’t get five stars. But his feet are growing fast. Please make them in size 29!`,
    questions: [
      write(
        'Which animal do the boots sound like?',
        ['a duck', 'duck', 'ducks', 'like a duck', 'the duck'],
        '“with every step they make a noise like a duck”',
      ),
      choose(
        'Why didn’t the writer send the boots back?',
        'Ilyas loved them.',
        [
          ['Ilyas broke them.', 'He was “wearing them in bed”, so they were not broken.'],
          ['The advert was right.', 'The advert was not right: there was nothing about the noise in it.'],
          ['The shop was closed.', 'The writer bought them online. Nobody says that the shop was closed.'],
        ],
        '“I wanted to send them back, but Ilyas was already wearing them in bed.”',
      ),
      trueOrFalse(
        'One of the neighbours heard the boots.',
        true,
        '“The man in the flat below has asked me twice if we keep ducks.”',
      ),
      choose(
        'Why did the boots get more stars in December?',
        'Their noise was useful.',
        [
          ['Their noise stopped.', 'The writer could still hear them at the market.'],
          ['Their price went down.', 'They are still “too expensive”.'],
          ['Their size was better.', 'The same boots are going to be too small for Ilyas.'],
        ],
        'At the market the writer “listened”, and heard where Ilyas was: “a duck was walking”.',
      ),
      trueOrFalse(
        'In December the writer is happy with everything.',
        false,
        '“I still think that the boots are too expensive”.',
      ),
      choose(
        'What does the writer want now?',
        'the same boots, but bigger',
        [
          ['the same boots, but quieter', 'The writer does not ask for this any more. The noise helped.'],
          ['other boots, but just as warm', 'The writer asks for “them”: the same boots.'],
          ['other boots, but not for Ilyas', 'The boots are for Ilyas: “his feet are growing fast”.'],
        ],
        '“his feet are growing fast. Please make them in size 29!”',
      ),
    ],
  },
];
