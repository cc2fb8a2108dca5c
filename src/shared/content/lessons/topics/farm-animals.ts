import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'farm',
        'noun',
        'a place in the country with fields and animals',
        'They have two hundred animals on the farm.',
      ),
      word('cow', 'noun', 'a big animal that gives us milk', 'The cow has a bell round her neck.'),
      word('sheep', 'noun', 'an animal with a warm, thick coat', 'There are forty sheep on the road.'),
      word('goat', 'noun', 'an animal with a beard that can climb very well', 'A goat stood on the roof of the car.'),
      word('hen', 'noun', 'a bird that people keep for its eggs', 'Our hens sleep in a little house.'),
      word('pig', 'noun', 'a fat animal with a short nose', 'The pig lay in the wet brown earth.'),
      word('horse', 'noun', 'a big, fast animal that people ride', 'The old horse does not work any more.'),
      word('lamb', 'noun', 'a young sheep', 'The lamb ran to its mother.'),
      word('egg', 'noun', 'a round white or brown thing that comes from a hen', 'I found an egg in the grass.'),
      word('field', 'noun', 'a big piece of land on a farm', 'The cows are in the field behind the house.'),
      word('grass', 'noun', 'the thin green plants that cows eat', 'The grass is long after the rain.'),
      word('gate', 'noun', 'a door in a wall or around a field', 'Please close the gate.'),
      word('duck', 'noun', 'a bird that swims on rivers and lakes', 'Six small ducks walked behind their mother.'),
      word('wool', 'noun', 'the hair of sheep, or what we make from it', 'This pullover is made of wool.'),
    ],
    text: {
      title: 'A visitor with a beard',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Lusine: Hill Farm, good morning!
Callum: Hello, I’m Callum, your new neighbour from the city. One of your animals is in my kitchen.
Lusine: Oh dear! Which animal?
Callum: I don’t know. It has a beard.
Lusine: That’s Ulla, our goat. What is she doing?
Callum: She ate my newspaper, and now she wants my shirt.
Lusine: Good! Then she’s not ill. Is she alone?
Callum: No. There’s a fat brown bird in my hat.
Lusine: That’s a hen. Look under her.
Callum: Oh! An egg! It’s warm.
Lusine: Are our sheep there, too?
Callum: What do they look like?
Lusine: Like clouds with thin legs.
Callum: Then I have six clouds in my garden. One is very small.
Lusine: That’s a lamb. They only want your grass.
Callum: And there’s something very big at the window. It said “moo”.
Lusine: Now that’s a cow. Callum, did you walk across our field this morning?
Callum: Yes, it was beautiful.
Lusine: There’s a green gate …
Callum: Yes, I opened it, and then I … Oh!
Lusine: I’m coming.
Callum: Sorry! Can I keep the egg?`,
      questions: [
        choose(
          'Why does Callum call the farm?',
          'There are animals at his house.',
          [
            ['He wants to buy some eggs.', 'He finds an egg when they are talking. He did not call because of that.'],
            ['His goat does not want to eat.', 'The goat is not his, and she eats very well.'],
            ['He cannot find the farm.', 'He is at home. The animals came to him.'],
          ],
          '“One of your animals is in my kitchen.”',
        ),
        trueOrFalse(
          'Callum knows a lot about farm animals.',
          false,
          'Lusine asks “Which animal?”, and he says “I don’t know.” He asks about sheep: “What do they look like?”',
        ),
        write(
          'What does Callum find under the hen?',
          ['an egg', 'egg', 'one egg', 'the egg', 'a warm egg', 'warm egg', 'one warm egg'],
          'Lusine says “Look under her”, and Callum says “An egg!”',
        ),
        choose(
          'What is Lusine happy about?',
          'Her goat is eating.',
          [
            ['Her hen is in the house.', 'She says only what it is. She says “Good!” about another animal.'],
            ['Her cow is at a window.', 'She does not say that this is good.'],
            ['Her lamb is still small.', 'She says what it is, and not more.'],
          ],
          'He says “She ate my newspaper”, and she says “Good! Then she’s not ill.”',
        ),
        choose(
          'Which animals look like clouds?',
          'The sheep',
          [
            ['The hens', 'The hen is brown, and she is in his hat.'],
            ['The goats', 'The goat is the animal with the beard.'],
            ['The cows', 'The cow is very big, and it says “moo”.'],
          ],
          'She asks “Are our sheep there, too?” They are “Like clouds with thin legs.”',
        ),
        choose(
          'Why are the animals not in their field?',
          'Callum did not close the gate.',
          [
            ['Lusine did not give them food.', 'We do not read that. They got out of the field.'],
            ['Callum wanted a few animals.', 'He did not know that they could come.'],
            ['Lusine forgot the green gate.', 'Callum opened it: “Yes, I opened it, and then I …”'],
          ],
          'Callum says “Yes, I opened it, and then I … Oh!” and “Sorry!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A has a big garden with long grass. B is a farmer. A wants some of B’s animals for a week: they can eat the grass.',
      a: {
        role: 'You have a big garden.',
        facts: [
          'In the garden there are six young apple trees. No animal can eat these!',
          'The wall around your garden is one metre high.',
          'Your neighbour works at night and sleeps until noon.',
          'You have 50 pounds. You are out all day and come home at six.',
        ],
        goals: [
          'Find out which animals B has, and what they eat.',
          'Find out who can give them water, and when.',
          'Choose the right animals, and find out how much they are.',
        ],
      },
      b: {
        role: 'You are a farmer. People with long grass can have your animals for a week.',
        facts: [
          'Two goats cost 30 pounds. They eat young trees, too, and they jump over low walls.',
          'Four small brown sheep cost 45 pounds. They are quiet, they cannot jump high, and this kind does not eat trees. They need water in the morning and in the evening.',
          'Five geese cost 25 pounds. They eat only grass, but they are very loud in the morning.',
          'You can come with water every morning. That costs five pounds a week.',
        ],
        goals: [
          'Find out what is in the garden and around it.',
          'Find out who lives near, and when A is at home.',
          'Find the right animals for A, and make a plan for the water.',
        ],
      },
      phrases: [
        'What do they eat?',
        'Can they jump over …?',
        'Are they loud?',
        'How much are … for a week?',
        'Who gives them water?',
        'Then … are better, because …',
      ],
    },
    statements: [
      'I want to live on a farm for a year.',
      'Pigs are clever.',
      'I am a little afraid of cows.',
      'It is wrong to eat animals.',
      'Farmers have to work too much.',
      'Sheep are boring.',
      'Every child should see a cow before the age of six.',
      'I can get up at five every day, like a farmer.',
    ],
    questions: [
      'Which farm animals do people have in your country?',
      'What do we get from cows, sheep and hens?',
      'What do a cow, a pig and a duck say in your language?',
      'When did you last see a farm animal, and where was it?',
      'You can be a farm animal for one day. Which one, and why?',
    ],
    task: {
      instruction:
        'A school has a big field and wants some farm animals. It has 300 pounds, and the students have two hours a day for them. Choose two or three kinds of animals, and say why.',
      options: [
        'Six hens: 100 pounds, half an hour a day; they give eggs',
        'Two goats: 160 pounds, one hour a day; they are funny, and they can open a gate',
        'Three sheep: 180 pounds, half an hour a day; there is wool once a year',
        'A young pig: 80 pounds, one hour a day; it eats old bread, and it is going to be very big',
        'Three ducks: 60 pounds, half an hour a day; they need water to swim in',
        'An old horse: free, two hours a day; it is quiet and likes children',
        'A donkey: 200 pounds, one hour a day; it is sweet, but very loud',
      ],
    },
    writing:
      'You are a farm animal. A family from the city is going to visit your farm for a week. Write a letter of 50 to 70 words to this family. Say who you are, what you eat, what you do all day, and what they must never do.',
  },
  hard: {
    words: [
      word('herd', 'noun', 'a group of cows or goats that live together', 'The herd comes home by itself at five.'),
      word('cattle', 'noun', 'cows and bulls', 'Cattle need a lot of water in hot weather.'),
      word('dairy', 'adjective', 'to do with milk, butter and cheese', 'There are fewer dairy farms every year.'),
      word('milk', 'verb', 'to take the white liquid from a cow or goat', 'The goats are milked twice a day.'),
      word('graze', 'verb', 'to eat grass in a field', 'Sheep graze among the fruit trees.'),
      word('barn', 'noun', 'a large farm building for animals or straw', 'Swallows nest in the roof of the barn.'),
      word('shed', 'noun', 'a simple building, here one for animals', 'Ten thousand hens live in that shed.'),
      word('hoof', 'noun', 'the hard foot of a horse or a cow', 'The donkey had a stone in its hoof.'),
      word('flock', 'noun', 'a group of sheep or birds', 'One dog can lead a whole flock.'),
      word('limp', 'verb', 'to walk with difficulty because one leg hurts', 'The ram has been limping since Sunday.'),
      word(
        'scratch',
        'verb',
        'to rub the skin with nails or something sharp',
        'Pigs love to be scratched behind the ears.',
      ),
      word('livestock', 'noun', 'the animals that are kept on a farm', 'They grow vegetables and keep no livestock.'),
      word('welfare', 'noun', 'health and happiness', 'New rules are meant to improve the welfare of pigs.'),
      word(
        'slaughterhouse',
        'noun',
        'a place where animals are killed for their meat',
        'The nearest slaughterhouse is two hours away.',
      ),
    ],
    text: {
      title: 'Cow 417 would like a name',
      kind: 'text',
      genre: 'opinion',
      source:
        'C. Bertenshaw and P. Rowlinson, Exploring stock managers’ perceptions of the human–animal relationship on dairy farms and an association with milk production (Anthrozoös, 2009)',
      text: `My grandmother knew every cow in her herd by name. She had thirty, and could tell you which one was afraid of dogs. My father has two hundred, and each wears a number in her ear. As a child I secretly called 417 Rosalind. One evening I let it slip in the barn. “Don’t,” said my father. “It makes the lorry harder.”

Years later I came across a study from Newcastle. The researchers had questioned 516 British dairy farmers. Almost half called their cows by name, and on those farms the average cow gave 258 litres more a year. The study won a prize for making people first laugh and then think.

I laughed, and rang my father. “Paint names on the wall, and we’ll be rich!” Then I thought. Surely no cow gives more milk because she knows that she is called Daisy. But people who use names are perhaps people who look closely. They see who is limping on Monday and who has not eaten on Tuesday. In passing, they scratch an ear. A cow that is not afraid of the person who milks her stands still. The name is not the cause; it is a sign.

“I can look closely without names,” my father said. He had a point. Today a computer counts each cow’s steps and reports a bad hoof before anybody can see it. And a name is of no use to a hen in a dark shed.

Still, he was wrong about the lorry. It ought to be hard. If cattle live and die for us, the least we can do is to know them apart.

Last spring I visited him. On a board in the barn somebody had written: “612: sore hoof, likes the radio.”

“That’s not a name,” my father said quickly.`,
      questions: [
        choose(
          'What does the writer think about names for cows?',
          'They show that somebody pays attention.',
          [
            ['They teach the animals to obey.', 'The text does not say that cows come when they are called.'],
            ['They are a way of selling more milk.', 'That was a joke on the telephone: “we’ll be rich!”'],
            [
              'They make life harder for animals.',
              'It is the father who finds that they make something harder, for people.',
            ],
          ],
          '“people who use names are perhaps people who look closely”; the name “is a sign”.',
        ),
        choose(
          'What did the father mean when he spoke of the lorry?',
          'It hurts to send away a cow that you have named.',
          [
            ['A cow with a name refuses to get into a lorry.', 'He was thinking of people, not of what a cow does.'],
            ['It takes longer to load cows if they are called one by one.', 'The time is not mentioned.'],
            ['The driver has to write down the names of all the cows.', 'The driver is not mentioned.'],
          ],
          'The lorry takes cattle to their death. He says “It makes the lorry harder”; the writer answers “It ought to be hard.”',
        ),
        write(
          'How many farmers were questioned?',
          [
            '516',
            '516 farmers',
            '516 dairy farmers',
            '516 British farmers',
            '516 British dairy farmers',
            'five hundred and sixteen',
            'five hundred sixteen',
          ],
          '“The researchers had questioned 516 British dairy farmers.”',
        ),
        trueOrFalse(
          'In the writer’s view, cows produce more when they recognise what they are called.',
          false,
          '“Surely no cow gives more milk because she knows that she is called Daisy.”',
        ),
        choose(
          'Why is the computer mentioned?',
          'It supports what the father says.',
          [
            ['It explains how the study was done.', 'The researchers asked farmers.'],
            ['It shows that large farms are cruel.', 'It reports a bad hoof, which is good for the cow.'],
            ['It proves that names are necessary.', 'It does its work without names.'],
          ],
          'He can “look closely without names”, and “He had a point”: the computer does so, too.',
        ),
        choose(
          'What does the end suggest about the father?',
          'He sees single cows more than he admits.',
          [
            [
              'He has sold all the cows but one.',
              'The board mentions one cow. It does not say that there are no others.',
            ],
            ['He is angry about what is on the board.', 'He answers “quickly”, like somebody who has been caught.'],
            ['He has started to give his cows names.', 'It is still a number: “That’s not a name”.'],
          ],
          'The note is about one cow and what she likes, and “my father said quickly” that it was not a name.',
        ),
      ],
    },
    roleCards: {
      scene:
        'In a village. B keeps twelve hens and a male bird, a cockerel, next to the house where A lets rooms to guests. A has come over to talk about the noise.',
      a: {
        role: 'You let three rooms to guests.',
        facts: [
          'The cockerel starts at half past four. Last week two guests left early because of him.',
          'Most guests get up at half past seven. Breakfast is at nine.',
          'You buy sixty eggs a week in a shop, for 30 pence each. Guests keep asking for local ones.',
          'You could spend 150 pounds on a solution. You would rather not complain to the village council.',
        ],
        goals: [
          'Find out why B needs the cockerel, and what would keep him quiet.',
          'Find out what B does with all the eggs.',
          'Agree on the hour at which he may begin, and on who pays.',
        ],
      },
      b: {
        role: 'You keep hens and a cockerel.',
        facts: [
          'In a dark house a cockerel stays quiet until the door is opened. Building one would cost 240 pounds.',
          'He warns the hens of the fox. In the year before you had him, you lost five hens, all of them in daylight.',
          'You leave for work at eight and have to let the birds out before that.',
          'Your hens lay about seventy eggs a week, far too many for you. You would be glad to sell them for 20 pence each.',
        ],
        goals: [
          'Find out how serious the problem is, and when the guests get up.',
          'Find out what A could contribute, and whether A needs anything that you have.',
          'Keep the cockerel, and agree on what is going to be done and who pays.',
        ],
      },
      phrases: [
        'I don’t want to make a fuss, but …',
        'What would keep him quiet until …?',
        'The reason why I need him is …',
        'How would you feel about sharing …?',
        'I could let you have … for …',
        'Would you be prepared to wait until …?',
      ],
    },
    statements: [
      'Animals that are going to be eaten should not have names.',
      'Meat ought to cost twice as much as it does.',
      'Everybody who eats meat should visit a slaughterhouse once.',
      'People who move to the country have to accept its noises and smells.',
      'Milking is a job for machines.',
      'Pigs are cleverer than we like to think.',
      'No animal should spend its whole life indoors.',
      'Every city child should spend a week on a farm.',
    ],
    questions: [
      'How far away is the nearest farm animal, and what do you know about its life?',
      'Which sayings about cows, sheep or pigs are there in your language, and are they fair?',
      'How has life on farms changed since your grandparents were young?',
      'What would you like to know about an animal before you eat its meat, its eggs or cheese from its milk?',
      'Which work that animals used to do would you give back to them?',
    ],
    task: {
      instruction:
        'Two sisters have taken over a farm with grass, a small wood and an old barn. They have 30,000 pounds to begin with, and together ten hours a day for the animals. Choose two or three plans. Think of money, work, and the welfare of the animals.',
      options: [
        'Twenty dairy cows: 24,000 pounds, six hours a day; money every month, but never a day off',
        'Sixty sheep: 8,000 pounds, two hours a day, far more in spring; wool hardly brings in anything',
        'Three hundred hens that run free: 9,000 pounds, three hours a day; eggs sell well, and foxes know it',
        'Fifteen goats and a kitchen for making cheese: 14,000 pounds, five hours a day; nobody here sells such cheese',
        'Thirty pigs in the wood: 7,000 pounds, two hours a day; they have a good life, but a short one',
        'A stable for ten horses that belong to other people: 12,000 pounds, four hours a day; the owners pay well and talk a lot',
        'Six donkeys for walks with families: 6,000 pounds, three hours a day; no more free weekends',
      ],
    },
    writing:
      'Should school classes that visit a farm be told what happens to the animals in the end? Write an opinion of 140 to 180 words for a website that both farmers and parents read. State your view, give two reasons, describe an animal that you once met, and answer what the other side would say.',
  },
};
