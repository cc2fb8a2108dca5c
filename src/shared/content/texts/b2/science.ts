import { type AuthoredText, choose, trueOrFalse } from '../text';

export const science: readonly AuthoredText[] = [
  {
    id: 'b2-faces-in-things',
    title: 'The kettle that smiled',
    level: 'B2',
    topic: 'science',
    kind: 'text',
    genre: 'science',
    text: `A photograph taken by a spacecraft in 1976 shows a hill on Mars with two eyes, a nose and a rather serious mouth. When sharper pictures arrived more than twenty years later, the face had gone. In truth it had never been there. There had only been a hill, some shadows, and us.

The habit of seeing faces where there aren’t any has a name, pareidolia, and practically everyone has it. Cars look cheerful, houses look shocked, and plugs look faintly disappointed. This isn’t a sign of a childish imagination. Newborn babies already prefer to look at patterns that are arranged like a face, and experiments suggest that monkeys see them too.

Why should a brain that’s clever enough to build spacecraft be fooled by a kettle? The usual explanation is that it depends on which mistake is cheaper. If you take a bush for a face, you lose a second and a little pride. If you take a face for a bush, and the face belongs to something with teeth, the bill may be considerably higher. An alarm that rings too often is therefore more useful than one that waits until it’s sure.

What’s striking is how fast this happens, and how little it cares what we know. Before you’ve had time to think “kettle”, your brain has noted that the kettle is pleased to see you. Nor does knowledge switch it off: even now, the plugs will look no less disappointed.

Designers have taken note, of course. It’s hardly an accident that some cars are given big, friendly headlights and others narrow, angry ones. My own interest is less commercial. Since my daughter left for university, the kitchen has been a quiet place at breakfast. I’m fully aware that the kettle isn’t smiling at me. I’ve simply got into the habit of smiling back.`,
    questions: [
      choose(
        'What is the main idea of the article?',
        'Our brains are quick to find faces in things.',
        [
          [
            'Children see more faces in things than adults.',
            'Even babies do it, but the text says that practically everyone does.',
          ],
          ['Photographs of other planets can’t be trusted.', 'The photo of Mars is only the first example.'],
          [
            'Designers have taught us to see faces in things.',
            'Designers make use of the habit. They did not create it.',
          ],
        ],
        'The text is about “The habit of seeing faces where there aren’t any” and “how fast this happens”.',
      ),
      trueOrFalse(
        'The face on Mars disappeared because the hill changed in twenty years.',
        false,
        'The text says: “In truth it had never been there. There had only been a hill, some shadows, and us.”',
      ),
      choose(
        '“The bill may be considerably higher.” What does this mean?',
        'The results may be far worse.',
        [
          ['The prices may go up again.', 'A bill is usually about money, but here it is about danger.'],
          ['The mistake may last longer.', 'The text talks about the cost of a mistake, not about its length.'],
          ['The animal may be very tall.', '“Higher” is about the cost, not about size.'],
        ],
        'The face may belong “to something with teeth”, while a bush costs only “a second and a little pride”.',
      ),
      trueOrFalse(
        'When we know how the effect works, we stop seeing faces.',
        false,
        'The text says: “Nor does knowledge switch it off”.',
      ),
      choose(
        'What does the writer suggest about the lights of cars?',
        'Their expression is chosen on purpose.',
        [
          ['Their size is controlled by the law.', 'Some are big and some are narrow, but no law is mentioned.'],
          ['Their shape is the cause of accidents.', '“Hardly an accident” is about chance, not about traffic.'],
          ['Their design has become more boring.', 'The writer finds them friendly or angry, not boring.'],
        ],
        'The text says: “It’s hardly an accident that some cars are given big, friendly headlights and others narrow, angry ones.”',
      ),
      choose(
        'What can we understand from the last paragraph?',
        'The writer misses having company at breakfast.',
        [
          ['The writer is glad to have a quiet kitchen.', 'The kitchen is quiet, but the writer smiles at a kettle.'],
          ['The writer believes that the kettle has feelings.', 'The writer is fully aware that it is not smiling.'],
          [
            'The writer would like to sell friendly kettles.',
            'The writer’s interest is less commercial than that of designers.',
          ],
        ],
        'The reason is: “Since my daughter left for university, the kitchen has been a quiet place at breakfast.”',
      ),
    ],
  },
  {
    id: 'b2-counting-stars',
    title: 'Eight stars',
    level: 'B2',
    topic: 'science',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Nell: Put your phone away, will you? I’d just got used to the dark.
Victor: Sorry. How long does that take?
Nell: Twenty minutes or more, and one look at a bright screen puts you back at the beginning.
Victor: Right. So what exactly are we supposed to count?
Nell: The stars inside Orion. Can you see the four bright ones at the corners? Count everything you can make out between them, and then we’ll send in the number.
Victor: Who to?
Nell: A project that collects numbers from all over the world. It shows how much light our towns are sending up into the sky. In a really dark place, you’d see dozens.
Victor: I’ve got seven. No, eight.
Nell: So have I. My mother grew up in this house, and she says that as a girl she could hardly find Orion, because there were so many other stars in the way.
Victor: That’s a bit sad, isn’t it?
Nell: Yes and no. I used to do the same sort of thing for the river. When a river has been poisoned, it takes years to recover, even if everybody behaves. But this kind of dirt disappears the moment someone finds the switch.
Victor: Like the one over there? That hotel’s lit up like a birthday cake.
Nell: Funny you should mention it. I wrote to them about it.
Victor: And what did they say?
Nell: They offered me a free night.
Victor: With a view of the stars, I suppose.`,
    questions: [
      choose(
        'Why are the speakers counting stars?',
        'To help to measure the light from towns',
        [
          ['To find out how old a group of stars is', 'They count the stars in Orion, but not to learn about Orion.'],
          [
            'To test how good their eyes are at night',
            'Their eyes have to get used to the dark, but that is only preparation.',
          ],
          ['To choose a good place for a new hotel', 'There is a hotel already, and it is too bright.'],
        ],
        'It is for a project that “shows how much light our towns are sending up into the sky”.',
      ),
      trueOrFalse(
        'A quick look at a phone makes no difference to eyes that are used to the dark.',
        false,
        'Nell says: “one look at a bright screen puts you back at the beginning”.',
      ),
      choose(
        'Why was Orion hard to find when Nell’s mother was young?',
        'There were too many other stars.',
        [
          ['There was too much light in the town.', 'That is the problem now. The sky was darker then.'],
          ['There were too many trees in the way.', 'Something was in the way, but it was not trees.'],
          [
            'There was too little time for her to look.',
            'Eyes need twenty minutes in the dark, but that was not her problem.',
          ],
        ],
        'She “could hardly find Orion, because there were so many other stars in the way”.',
      ),
      choose(
        'What does “make out” mean in “everything you can make out”?',
        'See with some effort',
        [
          ['Put in a list', 'They only send in a number.'],
          ['Invent for fun', 'That is “make up”.'],
          ['Easily explain', 'Nobody has to explain the stars.'],
        ],
        'They look for weak stars between the bright ones: “I’ve got seven. No, eight.”',
      ),
      choose(
        'Why does Nell mention the river?',
        'To say that this problem is easier to solve',
        [
          ['To say that the whole area is polluted', 'The river was an earlier project. The point is a comparison.'],
          ['To say that rivers recover very quickly', 'It takes years, the speaker says.'],
          ['To say that people never change their ways', 'The speaker believes that somebody can find the switch.'],
        ],
        'A river takes years, “But this kind of dirt disappears the moment someone finds the switch.”',
      ),
      choose(
        'What do the speakers think of the hotel’s answer?',
        'It completely missed the point.',
        [
          ['It was more generous than expected.', 'A free night sounds generous, but it does not change the lights.'],
          ['It showed that the letter was rude.', 'Nobody says that the letter was rude.'],
          ['It promised to switch off the lights.', 'The lights are still on. The hotel offered something else.'],
        ],
        'The letter was about light, and “They offered me a free night.” The other makes fun of it: “With a view of the stars, I suppose.”',
      ),
    ],
  },
];
