import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('fairy tale', 'noun', 'an old story for children, with magic in it', 'In a fairy tale, animals can speak.'),
      word(
        'once upon a time',
        'phrase',
        'a long time ago; the first words of many old stories',
        'Once upon a time there was a poor king.',
      ),
      word(
        'witch',
        'noun',
        'a woman in stories who can do magic, often a bad one',
        'The witch lives alone with her cat.',
      ),
      word('magic', 'adjective', 'able to do things that nobody can explain', 'She found a magic ring in the river.'),
      word('forest', 'noun', 'a large place with many trees', 'The children were alone in the forest.'),
      word('castle', 'noun', 'a big strong house of stone for a king or queen', 'The castle has a hundred windows.'),
      word('prince', 'noun', 'the son of a king or queen', 'The prince looked for the owner of the shoe.'),
      word('princess', 'noun', 'the daughter of a king or queen', 'The princess did not want to marry.'),
      word('wolf', 'noun', 'a wild animal like a big grey dog', 'The wolf stood behind a tree.'),
      word('giant', 'noun', 'a very, very big person in stories', 'The giant could not get through the door.'),
      word('mirror', 'noun', 'a glass in which you can see yourself', 'The queen asks her mirror every day.'),
      word(
        'broom',
        'noun',
        'a long stick with a brush, to clean the floor with',
        'In stories, a witch flies on her broom.',
      ),
      word('gold', 'adjective', 'made of an expensive yellow metal', 'He found three gold coins under the tree.'),
      word('wish', 'noun', 'something that you want very much', 'You have one wish: think well.'),
    ],
    text: {
      title: 'For sale: a house in the forest',
      kind: 'text',
      genre: 'advert',
      text: `Do you want to live in a fairy tale? I am selling my house in the forest.

The walls are made of bread, the roof is cake and the windows are sugar. When you are hungry, you can eat a door. In the kitchen there is a very big oven.

You also get a magic mirror and my second-best broom. (I need the best one to travel.) The mirror always tells the truth, so do not ask it in the morning. The nearest castle is an hour away, and the prince there gives nice parties. The wolf next door is quiet.

Why am I selling the house? Last week a brother and a sister came and ate half of my roof. I asked them into the kitchen, and they shut me in my own oven! Luckily, it was cold.

Now I am going to move to the sea. I want a house of stone.

Price: 900 gold coins. No families with children, please.`,
      questions: [
        choose(
          'What is the advert about?',
          'A house that people can eat',
          [
            ['A shop with bread and cake', 'The bread and the cake are parts of a house.'],
            ['A castle with a very big kitchen', 'The castle is an hour away. It is not for sale.'],
            ['A holiday home by the sea', 'The owner is going to move to the sea.'],
          ],
          '“I am selling my house in the forest.” You read: “When you are hungry, you can eat a door.”',
        ),
        write(
          'How many gold coins does the house cost?',
          ['900', 'nine hundred', '900 gold coins', 'nine hundred gold coins', '900 coins', 'nine hundred coins'],
          '“Price: 900 gold coins.”',
        ),
        trueOrFalse('The wolf makes a lot of noise.', false, '“The wolf next door is quiet.”'),
        choose(
          'Why is it better not to ask the mirror in the morning?',
          'It says how you really look.',
          [
            ['It only works in the dark.', 'We do not read this about the mirror.'],
            ['It sleeps until lunchtime.', 'We do not read that the mirror sleeps.'],
            ['It talks about breakfast all day.', 'It tells the truth. We do not read about breakfast.'],
          ],
          '“The mirror always tells the truth”',
        ),
        choose(
          'Why does the owner want to leave?',
          'Two visitors were not nice.',
          [
            ['The parties are too loud.', 'The parties are nice, and they are an hour away.'],
            ['The wolf wants the house.', 'The wolf is quiet. It does not want anything.'],
            ['The oven is broken and cold.', 'The oven was cold, but we do not read that it is broken.'],
          ],
          'The brother and the sister “ate half of my roof”, and “they shut me in my own oven”.',
        ),
        choose(
          'Who is selling the house?',
          'A witch from an old story',
          [
            ['A baker from a small town', 'The walls are made of bread, but the owner lives in the forest.'],
            ['A prince from the nearest castle', 'The prince lives in a castle. He gives parties.'],
            ['A mother of two children', 'The two children were visitors.'],
          ],
          'The owner has “a magic mirror”. About the best broom we read: “I need the best one to travel.”',
        ),
      ],
    },
    roleCards: {
      scene: 'Next week your class is going to play a fairy tale for young children. You two have to choose the play.',
      a: {
        role: 'You talked to the teacher of the children and to your class.',
        facts: [
          'The children are four and five years old. They can sit for twenty minutes.',
          'Nine students want to be in the play. Nobody wants to be a prince, but many want to be animals.',
          'You have 30 euros for clothes.',
        ],
        goals: [
          'Find out which plays there are, and how many people are in them.',
          'Find out how long they are, and how much the clothes cost.',
          'Choose a play with B.',
        ],
      },
      b: {
        role: 'You found three plays in the library.',
        facts: [
          '“The Clever Fox”: five people, fifteen minutes. The clothes cost 40 euros.',
          '“The Frog Prince”: nine people, twenty minutes. The clothes cost 25 euros. The prince is a frog until the last minute.',
          '“Three Wishes”: nine people, thirty minutes. The clothes cost 10 euros. You can leave out ten minutes, but they are the best part.',
        ],
        goals: [
          'Find out how many students want to be in the play, and what they want to be.',
          'Find out how long the children can sit, and how much money there is.',
          'Choose a play with A.',
        ],
      },
      phrases: [
        'How many people are in it?',
        'How long is it?',
        'That’s too long for …',
        'What about …?',
        'We can leave out …',
        'Who wants to be the …?',
      ],
    },
    statements: [
      'Fairy tales are only for small children.',
      'A fairy tale needs a happy ending.',
      'The bad people in a story are more interesting than the good people.',
      'It is good for children to be a little afraid of a story.',
      'I like fairy tales more in a film than in a book.',
      'It is better to be clever than to be a prince or a princess.',
      'Stories make wolves look worse than they are.',
    ],
    questions: [
      'Which fairy tales do people tell in your country?',
      'You have three wishes for your town. What are they?',
      'Which animals are clever in stories, and which are not?',
      'What do a prince and a princess do all day?',
      'What makes a good story?',
    ],
    task: {
      instruction:
        'You have to walk through a magic forest. On your way there are a giant, a wide river and a dark cave. You have ten gold coins. Choose three things, and tell how you get to the other side.',
      options: [
        'Shoes that walk very fast, but never back: four coins',
        'A coat: nobody can see you in it, but only for ten minutes a day: five coins',
        'A bag that is always full of bread, and giants love bread: three coins',
        'A mirror that answers one question a day: four coins',
        'A horse that can swim, but is afraid of the dark: five coins',
        'A lamp that never goes out: two coins',
        'A song that makes giants sleep, but you have to sing it well: three coins',
      ],
    },
    writing:
      'Write a fairy tale of 50 to 70 words for a children’s magazine. Start with “Once upon a time”. There is an animal that can speak, somebody has a wish, and the ending is a surprise.',
  },
  hard: {
    words: [
      word('tale', 'noun', 'a story, often an old one with magic in it', 'The tale was told on winter evenings.'),
      word('storyteller', 'noun', 'somebody who tells stories to others', 'The storyteller waited until it was quiet.'),
      word('version', 'noun', 'one of several forms of the same thing', 'In another version the wolf escapes.'),
      word(
        'hand down',
        'verb',
        'to give something to the people who are born later',
        'Such stories are handed down from parents to children.',
      ),
      word('villain', 'noun', 'the bad person in a story', 'The villain of the tale is a jealous uncle.'),
      word('moral', 'noun', 'the lesson that a story teaches', 'The moral is to be kind to strangers.'),
      word('spell', 'noun', 'words with magic power', 'A single word broke the spell.'),
      word('cruel', 'adjective', 'causing pain to others and not caring', 'The cruel queen sent everybody away.'),
      word('by heart', 'phrase', 'so well that you need no book', 'She knew forty stories by heart.'),
      word('stepmother', 'noun', 'the new wife of somebody’s father', 'The stepmother is unkind in many old stories.'),
      word('outwit', 'verb', 'to win against somebody by being more clever', 'The youngest sister outwits the giant.'),
      word('twist', 'noun', 'a sudden change in a story', 'The twist comes when the frog starts to sing.'),
      word(
        'record',
        'verb',
        'to store sounds so that they can be heard again',
        'He recorded the last speakers of the language.',
      ),
      word('enchanted', 'adjective', 'changed by magic', 'They slept for years in an enchanted castle.'),
    ],
    text: {
      title: 'The bride of the north wind',
      kind: 'dialogue',
      genre: 'interview',
      text: `Deniz: You spent three winters on the islands recording a single fairy tale. Why only one?
Lumi: Because everybody there knew it. A girl marries the north wind and has to be home before it stops blowing. I wanted to hear how a tale that has been handed down for so long changes from mouth to mouth.
Deniz: And how does it change?
Lumi: It didn’t. I recorded forty storytellers, and their versions were the same, almost word for word. The stepmother was cruel, the spell was broken, and at the end came the moral, like pudding.
Deniz: So their memory was perfect.
Lumi: That’s what I was about to publish. Then, in a cupboard, I came across a school reader from 1931, and there it was. They had all learned it by heart when they were eight. A stranger had come with a microphone, and they had done what they used to do for the teacher.
Deniz: Was the old tale lost, then?
Lumi: I thought so. On my last evening but one I was sitting in Teodor’s kitchen when my battery died. He looked at the little red light until it had gone out. “Good,” he said. “Now I can tell you what happened.”
Deniz: Was it very different?
Lumi: Completely. There was no moral. The villain was funny, the girl outwitted everybody, and there was a twist so good that I forgot to be a scientist. I also noticed that a woman with a machine had got into the story.
Deniz: I hope you bought a new battery.
Lumi: Four. I was back the next morning. He told me the version from the reader, politely, from beginning to end.
Deniz: At least you can tell us how the other one ends.
Lumi: I could. Would you mind switching that off?`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'A tale that changed when nobody was recording',
          [
            [
              'A tale that all the islanders had long forgotten',
              'They knew it well: every one of the forty could tell it.',
            ],
            ['A tale whose author was found after many years', 'A school reader was found, but no author is named.'],
            ['A tale that was spoiled by a very bad translation', 'No translation is mentioned.'],
          ],
          'Teodor “looked at the little red light until it had gone out”. Then he said: “Now I can tell you what happened.”',
        ),
        write(
          'How many storytellers did Lumi record at first?',
          ['forty', '40', 'forty storytellers', '40 storytellers'],
          '“I recorded forty storytellers”',
        ),
        trueOrFalse(
          'Lumi published the result that the tale never changes.',
          false,
          'She “was about to publish” it, but “Then, in a cupboard, I came across a school reader from 1931”.',
        ),
        choose(
          'Why were the versions so alike?',
          'The tellers had been taught it in class.',
          [
            ['The tellers came from one large family.', 'Their families are not mentioned.'],
            ['The tellers had agreed on what to say to her.', 'Nothing suggests that they had talked about it.'],
            ['The tellers had read a copy of her work.', 'Her work had not been published.'],
          ],
          '“They had all learned it by heart when they were eight.”',
        ),
        choose(
          'What does the woman with the machine show?',
          'Teodor fitted the tale to his listener.',
          [
            ['Teodor had met other visitors like Lumi before.', 'The woman in the story is Lumi herself.'],
            ['Teodor had mixed up two different old tales.', 'Nothing suggests that he was confused.'],
            ['Teodor had found the woman in a modern book.', 'The only book is the old school reader.'],
          ],
          'Lumi had come with a recorder, and now “a woman with a machine had got into the story”.',
        ),
        choose(
          'Why does Lumi ask for something to be switched off?',
          'She treats the tale in the way Teodor did.',
          [
            [
              'She is afraid that the battery will soon be empty.',
              'It is Deniz who is recording, and no battery is low.',
            ],
            ['She does not remember how the tale goes on.', 'She is asked whether she can tell the end: “I could.”'],
            ['She would like the interview to end at once.', 'She offers to go on, on one condition.'],
          ],
          'Like Teodor, she does not tell it to a machine: “I could. Would you mind switching that off?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A book of old tales for children is almost finished. Its editor meets the author of the last tale, “The Giant’s Daughter”.',
      a: {
        role: 'You are the editor of the book.',
        facts: [
          'The book has ninety-six pages. Eighty are full, and one more tale needs six.',
          'The readers are between six and nine years old. Four out of ten parents found the ending too cruel; their children loved it.',
          'The book is going to be printed in three weeks.',
        ],
        goals: [
          'Find out how long the tale is, and what could be left out.',
          'Find out whether there is another ending, and how much time B needs for it.',
          'Agree on the length and on the ending.',
        ],
      },
      b: {
        role: 'You have told this tale for years, and now you have written it down.',
        facts: [
          'With everything, the tale takes twelve pages. Two of them are a song, which children always ask for.',
          'Two other pages are pictures. The artist has been paid already.',
          'The giant is turned to stone. In an older ending he has to tell stories for a hundred years. You would need two weeks to write it.',
        ],
        goals: [
          'Find out how many pages are left for your tale.',
          'Find out who will read the book, and what people said about the ending.',
          'Find out how much time there is, and agree on a tale that you can still be proud of.',
        ],
      },
      phrases: [
        'How would you feel about …?',
        'I’d be sorry to lose …',
        'What exactly did they object to?',
        'We have to save … somewhere.',
        'I could live without …',
        'As long as …, I’m happy to …',
      ],
    },
    statements: [
      'A cruel ending does children no harm.',
      'Fairy tales teach girls to wait and boys to fight.',
      'A story is better without a moral.',
      'Old tales should not be changed to suit modern taste.',
      'A villain needs a good reason for being bad.',
      'Superheroes are the princes of our time.',
      'A tale begins to die when it is written down.',
      'Adults need fairy tales more than children do.',
    ],
    questions: [
      'Why do so many tales begin with somebody leaving home?',
      'Which tale from your part of the world should be known everywhere?',
      'What can a fairy tale say that the news cannot?',
      'How would a well-known tale change if the villain told it?',
      'What makes somebody a good storyteller?',
    ],
    task: {
      instruction:
        'A town is planning a weekend of fairy tales. It has 12,000 euros. Choose four events. There must be something for adults and something for children, and at least two of the events must be possible in heavy rain.',
      options: [
        'Storytellers in six languages, in the market hall, for all ages: 3,000 euros',
        'A night walk through the forest with actors: 5,000 euros, from the age of ten',
        'A contest for the best new ending, read out in the park: 1,000 euros, and somebody has to read 300 entries',
        'An opera about a swan, in the concert hall: 6,500 euros, wonderful, and two hours long',
        'A street kitchen with dishes from famous tales: 2,000 euros, and the queues will be long',
        'A court case against the wolf, in the town hall, where the audience decides: 1,500 euros, best for adults',
        'Puppets in a tent, three shows a day: 4,000 euros, for children under eight',
      ],
    },
    writing:
      'Write a review of 150 to 190 words of a fairy tale for a school website. Say briefly what happens, who you think should hear it and at what age, and whether you would change its ending.',
  },
};
