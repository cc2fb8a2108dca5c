import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const science: readonly AuthoredText[] = [
  {
    id: 'b1-onions',
    title: 'Why does dinner make us cry?',
    level: 'B1',
    topic: 'science',
    kind: 'text',
    genre: 'science',
    text: `Every evening at six, my flatmate Wanjiru puts on her swimming goggles and starts to cook. She has a good reason. She’s cutting onions.

An onion protects itself from animals that would like to eat it. As it grows, it keeps different chemicals in different parts of its cells, like neighbours who must never meet. When your knife cuts through, the walls between them break. The chemicals mix and make a gas, which rises towards your face. There it meets the water in your eyes and makes them burn. It does no harm, but your eyes don’t know that. They make more water to wash it away, and you cry on the carrots.

So what really helps? A sharp knife does, because it breaks fewer cells. A cold onion is better too, so put it in the fridge for half an hour first. Some people swear by a piece of bread in the mouth, but there’s little reason to think that it works. Goggles do work, although visitors stare. And once an onion is cooked, it makes nobody cry.

I’ve found my own answer, which needs no science at all. Wanjiru does the onions, and I do all the washing-up. I asked her if she thought that was fair. She looked at the mountain of dirty pans and smiled behind her goggles.`,
    questions: [
      choose(
        'Why did the writer write this text?',
        'To explain a common problem in the kitchen',
        [
          [
            'To complain about a difficult flatmate',
            'The writer lives with Wanjiru happily. She is only in the story as an example.',
          ],
          ['To teach readers how to make a dinner', 'There are onions and carrots, but no recipe.'],
          ['To warn readers about dangerous vegetables', 'The text says that the gas does no harm.'],
        ],
        'The title asks the question, and the text answers it: the gas “meets the water in your eyes and makes them burn”.',
      ),
      trueOrFalse(
        'The gas from an onion is dangerous for your eyes.',
        false,
        'The text says: “It does no harm, but your eyes don’t know that.”',
      ),
      choose(
        'The chemicals are “like neighbours who must never meet”. What does this tell us?',
        'They are kept apart inside the onion.',
        [
          ['They are found in two kinds of onion.', 'They are in different parts of the same cells.'],
          ['They change quickly when they are cold.', 'Cold is good, but that comes later in the text.'],
          ['They come from plants that grow nearby.', 'Neighbours live near, but the chemicals are all in one onion.'],
        ],
        'The onion “keeps different chemicals in different parts of its cells”, with “walls between them”.',
      ),
      choose(
        'Some people “swear by” a piece of bread. What does this mean?',
        'They are sure that it helps.',
        [
          ['They are afraid to use it.', 'They do use it: they put it in the mouth.'],
          ['They say bad words about it.', '“Swear” can mean this, but “swear by” does not.'],
          ['They think that it is funny.', 'The writer does not believe in it, but these people do.'],
        ],
        'The writer thinks differently: “but there’s little reason to think that it works”.',
      ),
      write(
        'What does a sharp knife break fewer of?',
        ['cells', 'the cells', 'onion cells', 'the onion’s cells', 'its cells'],
        'The text says: “A sharp knife does, because it breaks fewer cells.”',
      ),
      choose(
        'Why does Wanjiru probably smile at the end?',
        'She thinks that her job is the easier one.',
        [
          ['She thinks that the writer looks strange.', 'She is the one who wears goggles and looks strange.'],
          ['She is happy that the onions are cooked.', 'Nothing at the end is about cooking them.'],
          [
            'She does not believe a word about science.',
            'The writer’s answer needs no science, but she does not talk about it.',
          ],
        ],
        'Asked if it was fair, “She looked at the mountain of dirty pans and smiled”.',
      ),
    ],
  },
  {
    id: 'b1-moon-size',
    title: 'The moon behind the supermarket',
    level: 'B1',
    topic: 'science',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Elif: Look at the moon! It’s enormous tonight. It’s bigger than the supermarket.
Paul: It’s the same size as always.
Elif: Paul. Use your eyes.
Paul: I am. It looks huge because it’s low. It’s a trick of the brain.
Elif: It’s nearer when it’s low. Everybody knows that.
Paul: It isn’t, in fact. It’s a tiny bit further away.
Elif: Then it’s the air. The air makes it bigger, like a glass of water.
Paul: The air makes it redder. And a bit flatter. Not bigger.
Elif: You can’t prove it.
Paul: I can. Stretch out your arm and hold up your little finger. Can you cover the moon with your nail?
Elif: Yes … easily. That’s strange. It looked much bigger than that.
Paul: Remember how much of the nail you needed. We’ll do it again at eleven, when it’s high up.
Elif: And if it’s smaller then?
Paul: I’ll wash up for a week.
Elif: So why does my brain do it?
Paul: Nobody’s completely sure. Perhaps because there are houses and trees next to it, and you compare.
Elif: So nobody knows, but you’re right anyway.
Paul: About the size, yes. It’s the why that’s difficult.
Elif: Take a photo now, too. I don’t trust your fingers.`,
    questions: [
      choose(
        'What does Paul say about a low moon?',
        'It only looks larger.',
        [
          ['It really is nearer.', 'That is Elif’s idea.'],
          ['It is made larger by the air.', 'Elif thinks so, and he says that it isn’t.'],
          ['It cannot be measured.', 'He shows her how to measure it.'],
        ],
        '“It looks huge because it’s low. It’s a trick of the brain.”',
      ),
      trueOrFalse('According to Paul, the air changes the colour of the moon.', true, '“The air makes it redder.”'),
      choose(
        'Why does Paul want to wait until eleven o’clock?',
        'To compare the moon with itself',
        [
          ['To see the moon without the clouds', 'Clouds are not mentioned.'],
          ['To compare the moon with the houses', 'The houses are near it when it is low.'],
          ['To see the moon when it is darker', 'The time matters for another reason.'],
        ],
        '“We’ll do it again at eleven, when it’s high up.”',
      ),
      trueOrFalse(
        'Paul knows exactly why the brain makes this mistake.',
        false,
        'He says: “Nobody’s completely sure.”',
      ),
      choose(
        'What is Elif’s attitude at the end?',
        'She is interested, but wants better proof.',
        [
          ['She is bored, and would rather go inside.', 'She wants a photo of it.'],
          ['She is convinced, and has no more questions.', 'She does not trust his fingers.'],
          ['She is angry, and no longer believes anything.', 'She jokes and goes on with the experiment.'],
        ],
        '“Take a photo now, too. I don’t trust your fingers.”',
      ),
    ],
  },
];
