import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const science: readonly AuthoredText[] = [
  {
    id: 'a2-fix-it-cafe',
    title: 'The Fix-It Café',
    level: 'A2',
    topic: 'science',
    kind: 'text',
    genre: 'story',
    text: `On the first Saturday of every month, the library in our part of Utrecht becomes a very noisy place. People bring lamps, radios, bikes and teddy bears, and all of them are broken. This is the Fix-It Café.

Nobody pays anything. About ten people with different skills sit at long tables and help. My neighbour Mrs Yilmaz repairs clothes. Bram, who is only fourteen, is better with computers than any adult there. But there is one important rule: you can’t just leave your things and go. You have to sit down and learn how to repair them.

Last month I took our old toaster. I thought it was dead. “It’s only dirty,” said Bram, and he gave me a small brush. After twenty minutes it worked again. My mum made toast for everyone in the library that afternoon. Next month I’m going to bring my grandfather’s clock. And who knows? Perhaps one day I’ll be one of the helpers.`,
    questions: [
      choose(
        'How often is there a Fix-It Café?',
        'once a month',
        [
          ['once a week', 'It is on Saturdays, but not on all of them.'],
          ['every Saturday', 'It is only on the first Saturday of the month.'],
          ['twice a month', 'There is only one first Saturday in a month.'],
        ],
        'It is “On the first Saturday of every month”.',
      ),
      trueOrFalse('People pay a little money for the help.', false, '“Nobody pays anything.”'),
      choose(
        'What do visitors have to do there?',
        'learn to repair their things',
        [
          ['leave their things for a day', '“you can’t just leave your things and go”'],
          ['bring some food for everyone', 'One visitor’s mum made toast, but this is not a rule.'],
          ['be quiet and read their books', 'It is in a library, but it is “a very noisy place”.'],
        ],
        'The rule is: “You have to sit down and learn how to repair them.”',
      ),
      trueOrFalse(
        'Bram is younger than most of the other helpers.',
        true,
        'He “is only fourteen” and “better with computers than any adult there”.',
      ),
      write(
        'What was wrong with the toaster?',
        [
          'it was dirty',
          'it was only dirty',
          'dirty',
          'it’s dirty',
          'it was just dirty',
          'it’s only dirty',
          'only dirty',
        ],
        'Bram said: “It’s only dirty”.',
      ),
      choose(
        'What is the main idea of the text?',
        'You can give old things a new life.',
        [
          ['You should buy new things more often.', 'Nobody buys anything there. They repair old things.'],
          ['You must not make noise in a library.', 'This library is noisy once a month, and people like it.'],
          ['You can eat well in modern libraries.', 'They eat toast one time, but the text is about repairs.'],
        ],
        'People bring things that “are broken”, and they “learn how to repair them”.',
      ),
    ],
  },
  {
    id: 'a2-full-glass',
    title: 'A very full glass',
    level: 'A2',
    topic: 'science',
    kind: 'dialogue',
    genre: 'conversation',
    source: 'Archimedes’ principle; National Snow and Ice Data Center, on sea ice and land ice',
    text: `Mele: Viktor, that glass is full. When the ice melts, there’ll be water all over the table.
Viktor: No, there won’t.
Mele: Of course there will. The ice is higher than the glass! Where can that water go?
Viktor: If the table gets wet, I’ll wash the dishes for a week.
Mele: And if it doesn’t, I’ll do it. Let’s wait.
Viktor: So, that was half an hour. What do you see?
Mele: The ice is nearly gone, and the table is still dry. How is that possible?
Viktor: Water gets bigger when it becomes ice. That’s why some of the ice is always above the water. When it melts, it gets smaller again.
Mele: So the part at the top fits into the glass, too.
Viktor: Right.
Mele: And the ice in the sea at the North Pole? When that ice melts, is it the same?
Viktor: Yes, nearly. But there’s also a lot of ice on land, in Greenland, for example. When that melts, the sea gets higher.
Mele: Because it isn’t in the glass yet.
Viktor: Exactly. If you put new ice into a full glass, the water runs over.`,
    questions: [
      choose(
        'What does Mele think at first?',
        'The table will get wet.',
        [
          ['The glass will break.', 'Mele says that the glass is full, not that it will break.'],
          ['The ice won’t melt.', 'Mele says: “When the ice melts”.'],
          ['The water is too cold.', 'Nobody talks about cold water.'],
        ],
        'Mele says: “there’ll be water all over the table”.',
      ),
      trueOrFalse(
        'When the ice is nearly gone, there is water on the table.',
        false,
        'Mele says: “the table is still dry”.',
      ),
      choose(
        'What happens when water becomes ice?',
        'It needs more space.',
        [
          ['It needs less space.', 'That is what happens when ice melts: “it gets smaller again”.'],
          ['It gets much heavier.', 'Viktor says that it gets bigger. He does not say that it gets heavier.'],
          ['It stays the same size.', 'Viktor says that it gets bigger.'],
        ],
        'Viktor says: “Water gets bigger when it becomes ice.”',
      ),
      choose(
        '“When that ice melts, is it the same?” Which ice does Mele mean?',
        'the ice in the sea',
        [
          ['the ice on land', 'Viktor talks about this ice after Mele’s question.'],
          ['the ice in the glass', 'Mele asks if another kind of ice does the same as this.'],
          ['the ice in Greenland', 'Viktor talks about Greenland after Mele’s question.'],
        ],
        'Mele says: “And the ice in the sea at the North Pole?”',
      ),
      trueOrFalse(
        'Melting ice in Greenland makes the sea higher.',
        true,
        'Viktor talks about ice “in Greenland, for example”, and then says: “When that melts, the sea gets higher.”',
      ),
      write(
        'Who has to wash the dishes now?',
        ['Mele', 'Mele does', 'Mele has to', 'it’s Mele', 'it is Mele', 'Mele must'],
        'The table did not get wet, and Mele said: “if it doesn’t, I’ll do it”.',
      ),
    ],
  },
];
