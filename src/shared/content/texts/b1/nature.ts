import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const nature: readonly AuthoredText[] = [
  {
    id: 'b1-lake-baikal',
    title: 'The lake with a fifth of the water',
    level: 'B1',
    topic: 'nature',
    kind: 'text',
    genre: 'geography',
    source: 'Encyclopaedia Britannica, “Lake Baikal”',
    text: `If you look at a map of Siberia, Lake Baikal doesn’t seem special. It is long and narrow, like a thin moon, and several lakes in the world cover a larger area. The map, however, shows only the top.

Baikal is more than 1,600 metres deep, which makes it the deepest lake on Earth. If you put four Eiffel Towers on top of each other in its deepest part, the highest one would still be under water. Because of this depth, the lake contains about a fifth of all the fresh water on the surface of our planet that is not frozen. In other words, if all other lakes and rivers dried up, there would still be a lot to drink, as long as everybody moved to Siberia.

It is also extremely old. Most lakes slowly fill up with sand and earth and disappear after some thousands of years. Baikal is about 25 million years old, because the ground beneath it is still opening, a little every year. Over 300 rivers and streams flow into it, but only one, the Angara, flows out.

In such a long time, life has gone its own way. Hundreds of the plants and animals here live nowhere else. The best known is the Baikal seal, one of the very few seals that spend their whole lives in fresh water. The sea is many hundreds of kilometres away, and scientists still disagree about how its ancestors got there.

In winter, the lake freezes so hard that cars can drive on it. The ice usually lasts until May.`,
    questions: [
      choose(
        'What does the writer mean by “The map, however, shows only the top”?',
        'It does not show how deep the lake is.',
        [
          ['It does not show the south of the lake.', '“Top” is not used for the north here.'],
          ['It does not show how cold the lake is.', 'Ice is mentioned only at the end.'],
          ['It does not show the mountains nearby.', 'Mountains are not mentioned.'],
        ],
        'The next sentence explains it: “Baikal is more than 1,600 metres deep”.',
      ),
      trueOrFalse(
        'Some lakes are larger than Baikal in area.',
        true,
        '“several lakes in the world cover a larger area”',
      ),
      choose(
        'Why hasn’t Baikal disappeared like other lakes?',
        'The ground under it is still moving.',
        [
          ['The rivers bring it clean water.', 'Rivers also bring sand and earth.'],
          ['The ice protects it for months.', 'The ice is mentioned, but not as a reason.'],
          ['The water cannot flow out of it.', 'One river flows out of it.'],
        ],
        '“because the ground beneath it is still opening, a little every year”',
      ),
      write(
        'What is the name of the river that leaves the lake?',
        ['Angara', 'the Angara', 'the Angara river'],
        '“only one, the Angara, flows out”',
      ),
      trueOrFalse(
        'Scientists are sure how the seals came to the lake.',
        false,
        'They “still disagree about how its ancestors got there”.',
      ),
      choose(
        'What does “its” mean in “its ancestors”?',
        'the seal’s',
        [
          ['the sea’s', 'The sea is in the same sentence, but it has no ancestors.'],
          ['the lake’s', 'The lake is what they came to.'],
          ['the river’s', 'Rivers are in the paragraph before.'],
        ],
        'The sentence before is about “the Baikal seal”.',
      ),
    ],
  },
  {
    id: 'b1-fog-on-hill',
    title: 'Twenty more minutes',
    level: 'B1',
    topic: 'nature',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Owen: Is it me, or has the top of the mountain gone?
Lucía: It’s only a cloud. We’re nearly there. Twenty minutes.
Owen: You said twenty minutes an hour ago.
Lucía: And I was nearly right. Come on, we got up at four for this.
Owen: Exactly. We got up at four for the view. There isn’t one.
Lucía: It might clear.
Owen: It might. What does the forecast say?
Lucía: Sunny until two.
Owen: It’s half past twelve and I can’t see my own feet. So much for the forecast.
Lucía: Look, there’s a red mark on that rock. As long as we can see the next mark, we’re fine.
Owen: And where’s the next one?
Lucía: It’s … hang on. It should be over there.
Owen: You can’t see it, can you?
Lucía: Not right now, no.
Owen: My grandfather took people up here for thirty years. He turned back eleven times.
Lucía: And was he right?
Owen: He never found out. That’s what he liked about it.
Lucía: I hate it when you quote your grandfather.
Owen: The café at the bottom does a good apple cake.
Lucía: That isn’t an argument.
Owen: No. But it’s warm.
Lucía: Fine. But we come back in June. And you carry the bag.`,
    questions: [
      choose(
        'What do Owen and Lucía disagree about?',
        'Whether to go on',
        [
          ['Whether to wait', 'Lucía says that it might clear, but she wants to go on.'],
          ['Which path to take', 'They look for marks, but there is only one path.'],
          ['When to have lunch', 'The café comes only at the end.'],
        ],
        'Lucía says “Come on, we got up at four for this”, and Owen answers that there is no view.',
      ),
      trueOrFalse(
        'The weather was just as the forecast had said.',
        false,
        'It said “Sunny until two”, but at half past twelve Owen says “I can’t see my own feet”.',
      ),
      choose(
        'Why does Owen ask where the next red mark is?',
        'To show that it has become dangerous',
        [
          ['To show that he knows the way well', 'He doesn’t say that he knows the way.'],
          ['To find the shortest way to the café', 'He speaks of the café later.'],
          ['To check how far it is to the top', 'They have spoken about this before.'],
        ],
        'Lucía has said: “As long as we can see the next mark, we’re fine.” Now she can’t.',
      ),
      choose(
        '“He never found out.” What did the grandfather never find out?',
        'Whether it had been necessary to turn back',
        [
          ['Whether the forecast had been wrong', 'The forecast is about today.'],
          ['How many people he had taken up there', 'Owen speaks only of how many years.'],
          ['How long it would take to the top', 'Lucía speaks of minutes.'],
        ],
        'Lucía has asked: “And was he right?”',
      ),
      trueOrFalse('In the end, Lucía agrees to go down.', true, 'She says: “Fine. But we come back in June.”'),
    ],
  },
];
