import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const nature: readonly AuthoredText[] = [
  {
    id: 'a2-night-without-light',
    title: 'A night without light',
    level: 'A2',
    topic: 'nature',
    kind: 'text',
    genre: 'story',
    text: `The storm arrived on the island of Vatulele, in Fiji, at about four in the afternoon. First the birds stopped singing. Then the sky became green, and the wind was so loud that Litia and her brother Semi had to shout.

Their house had a strong roof, so the neighbours came too. By six there were nineteen people, four dogs and a very angry hen in the living room. Then the lights went out.

Semi, who was seven, began to cry. He never went to sleep without a lamp. Litia had no lamp, but she had an idea. “Everyone must tell us about something that shines,” she said. An old fisherman talked about fish that make their own light. A young woman described snow in the sun. Each story was stranger than the last one.

When the wind stopped, Litia opened the door. There was no electricity on the whole island, and the sky was full of stars. “Look, Semi,” she said. But Semi was already asleep.`,
    questions: [
      choose(
        'What happened first?',
        'The birds were quiet.',
        [
          ['The sky became green.', 'This was the second thing.'],
          ['The lights went out.', 'That was later, after the neighbours came.'],
          ['The neighbours came.', 'They came when the storm was already there.'],
        ],
        '“First the birds stopped singing.”',
      ),
      choose(
        'Why did the neighbours come to Litia’s house?',
        'It was safer than other houses.',
        [
          ['It had more lamps than others.', '“Litia had no lamp”, and the lights went out.'],
          ['There was a party that evening.', 'There were a lot of people, but they came because of the storm.'],
          ['They had to look after the hen.', 'There was a hen, but nobody came for it.'],
        ],
        '“Their house had a strong roof, so the neighbours came too.”',
      ),
      write(
        'How many people were in the living room?',
        ['nineteen', '19', 'nineteen people', '19 people'],
        '“By six there were nineteen people, four dogs and a very angry hen in the living room.”',
      ),
      trueOrFalse(
        'Semi was afraid of the dark.',
        true,
        '“Semi, who was seven, began to cry. He never went to sleep without a lamp.”',
      ),
      trueOrFalse('Only the old people told a story.', false, '“A young woman described snow in the sun.”'),
      choose(
        'How do we know that Litia’s idea was good?',
        'Semi went to sleep in the dark.',
        [
          ['The wind stopped after the stories.', 'The wind did stop, but not because of the stories.'],
          ['Semi told the best story of all.', 'The text does not say that Semi told one.'],
          ['The lights came on in the house.', 'There was still “no electricity on the whole island”.'],
        ],
        'Semi “never went to sleep without a lamp”, but in the end “Semi was already asleep”.',
      ),
    ],
  },
  {
    id: 'a2-camping-list',
    title: 'What to take',
    level: 'A2',
    topic: 'nature',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Kwame, what’s all this? We’re going camping for two nights, not two years!
B: I only packed useful things, Ines. Look: a tent, four blankets, a radio…
A: We should leave the radio at home. I want to hear the birds.
B: OK, no radio. But I need my pillow.
A: Fine. And what’s in that box?
B: My coffee machine.
A: There’s no electricity in the forest, Kwame!
B: Oh. You’re right. Then we’ll make tea on the fire. Have you got matches?
A: We mustn’t make a fire. It didn’t rain all summer, so it’s too dangerous. I’m going to take my little gas cooker.
B: Good. What did you pack, then?
A: The cooker, a torch, food and my raincoat.
B: A raincoat? It didn’t rain all summer!
A: That’s true. But the last time I went camping without it, it rained for three days.`,
    questions: [
      choose(
        'Why does Ines not want to take the radio?',
        'She wants to listen to birds.',
        [
          ['She thinks that it is broken.', 'She does not say that there is something wrong with it.'],
          ['She can’t use it in a forest.', 'She says this about the coffee machine.'],
          ['She has already packed one.', 'She tells Kwame what she packed; there is no radio.'],
        ],
        'She says: “I want to hear the birds.”',
      ),
      write(
        'How many nights are they going to stay?',
        ['two', '2', 'two nights', '2 nights', 'for two nights', 'for 2 nights'],
        'Ines says: “We’re going camping for two nights, not two years!”',
      ),
      trueOrFalse('Kwame leaves his pillow at home.', false, 'He says “I need my pillow”, and Ines says “Fine.”'),
      choose(
        'Why can’t they make a fire?',
        'The forest is too dry.',
        [
          ['It is going to rain.', 'Ines packs a raincoat, but this is not why.'],
          ['They have no matches.', 'Kwame asks about matches, but Ines gives another reason.'],
          ['They have no tea left.', 'They want to drink tea there.'],
        ],
        'Ines says: “It didn’t rain all summer, so it’s too dangerous.”',
      ),
      trueOrFalse('They can make tea in the forest.', true, 'Ines says: “I’m going to take my little gas cooker.”'),
      choose(
        'Why does Ines take a raincoat?',
        'She remembers a wet trip.',
        [
          ['She always feels too cold.', 'She talks about rain, not about the cold.'],
          ['She heard it on the radio.', 'They have a radio, but they do not listen to it.'],
          ['She had a very wet summer.', 'It did not rain all summer.'],
        ],
        '“the last time I went camping without it, it rained for three days”',
      ),
    ],
  },
];
