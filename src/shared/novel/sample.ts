import { type Book, novelData } from './book';

/** A short book of ours to look at, to try everything with, or to take over. Not finished: there is room to go on. */
export function sampleBook(): Book {
  return { title: 'The Lighthouse Without a Door', data: novelData.parse(data) };
}

const scene = (id: string, title: string, status: string, summary: string, text: string) => ({
  id,
  title,
  status,
  target: 250,
  summary,
  notes: '',
  text,
});

const data = {
  about: {
    author: 'Classroom Studio',
    blurb:
      'Every night a light burns in the old lighthouse on Gull Rock. That would be nothing strange, if the lighthouse had a door. Mara Lind has one week, one leaking boat and one friend who is afraid of water.',
    genre: 'adventure',
    person: 'third',
    tense: 'past',
    goalWords: 3000,
    dailyWords: 150,
    readerLevel: 'A2',
  },
  plan: {
    board: 'spine',
    notes: {
      'spine.once': 'Once there was a girl called Mara who repaired boats with her grandfather in Sandhaven.',
      'spine.every-day': 'Every day she looked over to Gull Rock, where the lighthouse had been dark for thirty years.',
      'spine.one-day': 'But one night the light was on.',
      'spine.because': 'Because of that she rowed out with Tomas, and found a lighthouse without a door.',
    },
  },
  codex: [
    {
      id: 'mara',
      kind: 'character',
      name: 'Mara Lind',
      otherNames: ['Mara'],
      facts: ['Twelve years old.', 'Repairs boats with her grandfather.', 'Never goes out without her red whistle.'],
    },
    {
      id: 'tomas',
      kind: 'character',
      name: 'Tomas',
      otherNames: [],
      facts: ['Mara’s best friend.', 'Cannot swim, and tells nobody.', 'Counts things when he is afraid.'],
    },
    {
      id: 'bo',
      kind: 'character',
      name: 'Grandfather Bo',
      otherNames: ['Grandfather'],
      facts: ['Was the last keeper of the lighthouse.', 'Never speaks about that winter.'],
    },
    {
      id: 'gull-rock',
      kind: 'place',
      name: 'Gull Rock',
      otherNames: ['the rock'],
      facts: ['An hour by boat from Sandhaven.', 'Under water at the highest tide.'],
    },
    {
      id: 'sandhaven',
      kind: 'place',
      name: 'Sandhaven',
      otherNames: [],
      facts: ['A fishing village with one street and forty boats.'],
    },
    {
      id: 'whistle',
      kind: 'thing',
      name: 'red whistle',
      otherNames: [],
      facts: ['A present from Mara’s mother.', 'Can be heard from one end of the bay to the other.'],
    },
  ],
  chapters: [
    {
      id: 'one',
      title: 'The light',
      scenes: [
        scene(
          'one-1',
          'Three short, one long',
          'done',
          'Mara sees a light where there can be none.',
          'Mara Lind saw the light on a Tuesday, at ten past eleven, when she should have been asleep.\n\n' +
            'It came from Gull Rock. Three short flashes, one long. Then the dark again, and the sound of the sea.\n\n' +
            'She counted to twenty. Three short, one long.\n\n' +
            '“Grandfather,” she said at breakfast, “who lives on Gull Rock?”\n\n' +
            'Grandfather Bo put down his cup. It made no noise at all, and that was strange, because Grandfather always put his cup down as if the table was deaf.\n\n' +
            '“Nobody,” he said. “Nobody has lived there for thirty years.”\n\n' +
            'He looked out of the window, towards the water. His tea went cold while he looked, and he did not say another word until the bread was gone.',
        ),
        scene(
          'one-2',
          'Tomas counts',
          'revised',
          'Mara asks Tomas to come with her. He says yes, although he is afraid.',
          'Tomas was painting his uncle’s boat. He had blue paint on his ears.\n\n' +
            '“A light,” he said. “Perhaps it was the moon.”\n\n' +
            '“The moon doesn’t go three short, one long.”\n\n' +
            'He counted the boats in the harbour, from left to right and back again. Mara knew that he did this when he did not like a question. There were forty boats in Sandhaven, and there had been forty boats yesterday.\n\n' +
            '“We could row,” said Mara. “It takes an hour.”\n\n' +
            '“An hour,” said Tomas. “On the water.”\n\n' +
            '“Where else?”\n\n' +
            'He put the brush into the pot. A gull laughed on the roof. “All right,” he said in the end. “But you bring the red whistle, and I hold it.”',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Gull Rock',
      scenes: [
        scene(
          'two-1',
          'No door',
          'draft',
          'They row out. The lighthouse has no door.',
          'The boat leaked, but only a little. Tomas counted the strokes of the oars and never looked down. At four hundred and twelve the boat touched the rock.\n\n' +
            'From close by, the lighthouse was taller than any house in Sandhaven. The wind pulled at their coats. It smelled of salt and of something else, something warm, like bread.\n\n' +
            'Mara walked round the tower with one hand on the stones. She came back to Tomas from the other side.\n\n' +
            '“There is no door,” she said.\n\n' +
            '“Every house has a door.”\n\n' +
            '“Then you find it.”\n\n' +
            'They walked round it together, slowly. There was a window, high up, as small as a book. There was a rope, old and green. But there was no door, and behind the stones somebody was singing.',
        ),
        scene('two-2', 'Who is singing?', 'idea', 'Somebody inside asks them a question. What does Tomas answer?', ''),
      ],
    },
  ],
};
