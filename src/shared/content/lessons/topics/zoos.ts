import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'zoo',
        'noun',
        'a place where people can look at animals from many countries',
        'There are two lions in our zoo.',
      ),
      word('keeper', 'noun', 'somebody who works with the animals in a zoo', 'The keeper knows every penguin by name.'),
      word('elephant', 'noun', 'a very big grey animal with a long nose', 'The elephant drinks a lot of water.'),
      word('trunk', 'noun', 'the long nose of an elephant', 'The baby picked up the bread with its trunk.'),
      word('feed', 'verb', 'to give food to an animal or a person', 'They feed the lions in the afternoon.'),
      word(
        'look after',
        'verb',
        'to give a person or an animal everything they need',
        'Two people look after the monkeys.',
      ),
      word('visitor', 'noun', 'somebody who comes to see a place', 'The zoo has a thousand visitors a day.'),
      word(
        'fence',
        'noun',
        'a thin wall of wood or metal round a garden or field',
        'The giraffe looked over the fence.',
      ),
      word('gate', 'noun', 'a door in a wall outside', 'The gate of the zoo opens at nine.'),
      word('train', 'verb', 'to teach an animal to do something', 'You can train a parrot with nuts.'),
      word('pool', 'noun', 'a place with water where people or animals swim', 'The penguins are in their pool.'),
      word('cage', 'noun', 'a box or room with metal bars for an animal', 'The old cage was too small for a bear.'),
      word('wild', 'adjective', 'living free in nature, not with people', 'A fox is a wild animal.'),
      word('ticket', 'noun', 'a piece of paper that shows that you paid', 'A ticket for the zoo is ten euros.'),
    ],
    text: {
      title: 'Three times with the foot',
      kind: 'text',
      genre: 'story',
      text: `Tala started her job at the zoo. She was the new keeper of Bibi, an old elephant.

“You look after her and you feed her,” said Hamish, the head keeper. “It’s easy.”

At ten o’clock Bibi walked to the fence and hit the gate three times with her foot. Tala did not understand. Then she saw the pool: it was empty! She filled it, and Bibi drank.

After lunch Bibi hit the gate twice. Tala brought water. No. She brought bread. No. She found an apple in her bag. Yes! Bibi took it with her trunk.

“Look!” said a young visitor. “The keeper is training the elephant!”

In the evening Tala told Hamish everything. “Bibi learns fast!” she said.

Hamish laughed. “She taught me the same in my first week. I needed five days. So who learns fast?”

“And what does she want when she hits the gate once?” asked Tala.

“Wait and see,” said Hamish. “But bring a dry shirt tomorrow.”`,
      questions: [
        choose(
          'What is the story about?',
          'An elephant teaches a new keeper.',
          [
            ['A new keeper teaches an elephant.', 'The young visitor thinks so, but it is not true.'],
            ['A young visitor feeds an elephant.', 'Tala gives Bibi the apple.'],
            ['An elephant comes to a new zoo.', 'Tala is new at the zoo. Bibi is not.'],
          ],
          'Hamish says: “She taught me the same in my first week.”',
        ),
        trueOrFalse('At ten o’clock there was no water in the pool.', true, '“Then she saw the pool: it was empty!”'),
        write(
          'What did Bibi want after lunch?',
          ['an apple', 'apple', 'apples', 'the apple', 'Tala’s apple'],
          '“She found an apple in her bag. Yes!”',
        ),
        choose(
          'What does the young visitor think?',
          'Bibi does what Tala tells her.',
          [
            ['Bibi is too old for the zoo.', 'The visitor does not say anything about this.'],
            ['Tala does not like her new work.', 'The visitor does not say this, and Tala works a lot.'],
            ['Tala has no food for Bibi.', 'Tala gives Bibi an apple.'],
          ],
          'The visitor says: “The keeper is training the elephant!”',
        ),
        choose(
          'Why does Hamish laugh?',
          'Tala is the one who learned.',
          [
            ['Bibi ate the rest of his lunch.', 'Bibi ate an apple from Tala’s bag.'],
            ['Tala fell into the empty pool.', 'Tala filled the pool. She did not fall.'],
            ['Bibi opened the gate by herself.', 'Bibi hit the gate, but she did not open it.'],
          ],
          'He asks Tala: “So who learns fast?”',
        ),
        choose(
          'Why does Tala need a dry shirt tomorrow?',
          'Bibi is going to make her wet.',
          [
            ['It is going to rain all morning.', 'Nobody talks about the weather.'],
            ['Visitors are going to take photos.', 'Nobody talks about photos.'],
            ['Her new work shirt is too big for her.', 'We do not read about her work shirt.'],
          ],
          'Tala asks what Bibi wants “when she hits the gate once”. Hamish says: “Wait and see”.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Friday evening. You want to go to the zoo together tomorrow. You talk on the phone.',
      a: {
        role: 'You are looking at the website of the zoo.',
        facts: [
          'The penguins eat at twelve. The elephants have a bath at three.',
          'The bats are in a dark house. It is open from one to two.',
          'You have to be at home at four. It is half an hour from the zoo.',
        ],
        goals: [
          'Find out when B can be at the zoo, and who is coming with B.',
          'Find out how much the tickets are.',
          'Make a plan with B. You want to see the elephants.',
        ],
      },
      b: {
        role: 'You are going to bring your little brother. He is five.',
        facts: [
          'Your bus gets to the zoo at half past eleven.',
          'Your brother eats his lunch at twelve. He is afraid of the dark.',
          'You have two free tickets. You can only use them before one o’clock. Children under six pay nothing.',
        ],
        goals: [
          'Find out what you can see, and at what time.',
          'Find out when A has to leave.',
          'Make a plan with A. You want to see the bats.',
        ],
      },
      phrases: [
        'What time does it start?',
        'When do you have to leave?',
        'I’d like to see …',
        'Can you wait outside with …?',
        'Let’s meet at …',
        'First we can …, and then …',
      ],
    },
    statements: [
      'A day at the zoo is good for children.',
      'Lions should not live in a zoo.',
      'A zoo with five kinds of animals is better than a zoo with fifty.',
      'I like animals more on a screen than in a zoo.',
      'Every animal in a zoo should have a name.',
      'Tickets should cost more, so that the animals can have bigger homes.',
      'I want to be a keeper for one day.',
    ],
    questions: [
      'Which animal do you like to watch, and why?',
      'What does a keeper do in one day?',
      'What do animals need in a zoo?',
      'Where can you see wild animals near your town?',
      'What can people learn at a zoo?',
    ],
    task: {
      instruction:
        'A small zoo wants three new kinds of animals. It has 9,000 pounds a year for them. Choose three. Visitors must be able to watch at least one of them in winter.',
      options: [
        'Two otters: 3,000 pounds a year for fish; they play all day, in summer and in winter',
        'A family of meerkats: 1,500 pounds; they stay in their warm house from November to March',
        'An old bear from a zoo that closed: 5,000 pounds; it sleeps in winter',
        'Twenty flamingos: 4,000 pounds; they are beautiful, but their water smells bad',
        'Ten monkeys: 4,500 pounds; they are funny, in winter too, and very loud',
        'Two snow leopards: 5,500 pounds; they love snow, but they sleep most of the day',
        'Butterflies in a warm house: 2,000 pounds; it is open all year, but very small',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a zoo. You want to help there for one week in summer. Say who you are, which animals you want to look after and why. Ask two questions about the work.',
  },
  hard: {
    words: [
      word(
        'enclosure',
        'noun',
        'the area with a fence or wall in which an animal is kept',
        'The wolves have a large enclosure with a stream.',
      ),
      word('in captivity', 'phrase', 'kept by people, not free', 'Many animals live longer in captivity.'),
      word('in the wild', 'phrase', 'free, in nature', 'Few people ever see a tiger in the wild.'),
      word('endangered', 'adjective', 'so rare that it may die out', 'The zoo keeps eight endangered frogs.'),
      word('species', 'noun', 'one kind of animal or plant', 'This species lives on a single island.'),
      word(
        'breeding programme',
        'phrase',
        'a plan by which zoos raise the young of rare animals',
        'Thirty zoos take part in the breeding programme.',
      ),
      word('offspring', 'noun', 'the young of an animal', 'The pair carry their offspring on their backs.'),
      word('release', 'verb', 'to let an animal go free', 'The birds were released in spring.'),
      word('dawn', 'noun', 'the time when it begins to get light', 'The keepers start work at dawn.'),
      word('swing', 'verb', 'to move through the air while hanging from something', 'Gibbons swing from tree to tree.'),
      word('object', 'verb', 'to say that you are against something', 'Several neighbours objected to the new zoo.'),
      word(
        'habitat',
        'noun',
        'the natural home of an animal or plant',
        'Roads have cut the habitat of the bears in two.',
      ),
      word('conservation', 'noun', 'the protection of nature', 'Part of each ticket pays for conservation.'),
      word('roam', 'verb', 'to move over a wide area without a fixed aim', 'In the park the deer roam freely.'),
    ],
    text: {
      title: 'My twelfth letter about the gibbons',
      kind: 'text',
      genre: 'letter',
      text: `Dear Director,

This is my twelfth letter to you in nine years, and the first that is not a complaint. You will find the other eleven in a file which, I am told, carries my name.

As you know, my kitchen is thirty metres from your gibbons. At dawn the pair begin to sing. She starts, he answers, and then they continue together until the whole street is awake. I asked you for a wall, for trees, for another species; I believe I once recommended tortoises.

Now I read that they are leaving. In March they and their offspring will move to a park in the south, with an enclosure ten times as large and trees in which they can swing further than my garden is wide. Theirs is an endangered species, you say, and the breeding programme needs space. Born in captivity, they will never be released, but their great-grandchildren may be. I have looked for the mistake in this, and there is none. Apes do not belong between a car park and a row of houses. I said so myself in letter four.

So I do not object. But without my wishing it, theirs has become the first voice I hear each day. Last winter, when she was ill and he called alone, I stood at the window every morning until, on the ninth, she answered. I did not write to you about that.

I have one request. Could your staff record them before they go? I have bought an alarm clock that plays any sound one likes. It came with birds, bells and the sea, and I have slept through all three.

Yours sincerely,
Ola Brandvold

P.S. Please let me know who is moving in. If it is the tortoises, I shall of course have to complain.`,
      questions: [
        choose(
          'What is the letter mainly about?',
          'Missing neighbours who used to be a nuisance',
          [
            ['Opposing a plan to move animals far away', 'The writer says: “So I do not object.”'],
            ['Complaining about noise for the twelfth time', 'This letter is “the first that is not a complaint”.'],
            ['Suggesting a more suitable home for a rare animal', 'The zoo has already chosen the park in the south.'],
          ],
          '“But without my wishing it, theirs has become the first voice I hear each day.”',
        ),
        write(
          'How many complaints had the writer sent before?',
          ['eleven', '11', 'eleven complaints', '11 complaints', 'eleven letters', '11 letters'],
          '“You will find the other eleven in a file”',
        ),
        trueOrFalse(
          'The writer finds the reasons for the move convincing.',
          true,
          '“I have looked for the mistake in this, and there is none.”',
        ),
        choose(
          'Why did the writer once recommend tortoises?',
          'They would not wake anybody.',
          [
            ['They would not need to be fed.', 'Food is not mentioned, and tortoises have to eat.'],
            ['They would not draw crowds.', 'Crowds of visitors are not mentioned.'],
            ['They would not be endangered.', 'The writer’s complaints were not about that.'],
          ],
          'The gibbons sing “until the whole street is awake”.',
        ),
        choose(
          'Why does the writer mention last winter?',
          'To admit to having cared about them',
          [
            ['To prove that the calls were too loud', 'This letter is not a complaint about the calls.'],
            ['To warn that gibbons suffer in the cold', 'She was ill; the letter does not say why.'],
            ['To blame the staff for not helping sooner', 'The writer does not blame anybody for it.'],
          ],
          '“I stood at the window every morning until, on the ninth, she answered. I did not write to you about that.”',
        ),
        choose(
          'What does the writer imply in the P.S.?',
          'Silence would now be harder to bear than noise.',
          [
            ['Tortoises would be in danger so close to a street.', 'The joke is about tortoises making no noise.'],
            ['The zoo has never replied to any of the letters.', 'We do not learn whether it has.'],
            ['The gibbons should come back in a few years.', 'The writer accepts that they belong elsewhere.'],
          ],
          'The writer once wanted quiet animals. Now: “If it is the tortoises, I shall of course have to complain.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small zoo is looking for a new home for its two bears. Its director rings the manager of a park in the forest.',
      a: {
        role: 'You are the director of the small zoo.',
        facts: [
          'The bears are brothers, twenty-four years old. They have never been apart.',
          'Building work starts next to them on 1 July. After that they can stay in their winter house, but for three weeks at most.',
          'You have 8,000 euros for everything.',
          'Their keeper, who has known them for twenty years, could go with them for two weeks. That would cost you nothing.',
        ],
        goals: [
          'Find out whether the bears could live together in the park, and from when.',
          'Find out what the journey and the food would cost.',
          'Agree on a date and on a price.',
        ],
      },
      b: {
        role: 'You are the manager of the park in the forest.',
        facts: [
          'You have two separate enclosures now. One for two bears will be ready on 15 July.',
          'The journey costs 5,500 euros if both travel together, or 3,500 euros for each of them alone.',
          'You ask for 4,000 euros for the first year’s food, but only 2,500 if somebody who knows the bears helps at the start.',
        ],
        goals: [
          'Find out how close the two bears are to each other.',
          'Find out how long they could stay where they are.',
          'Find out who could help with them at the start.',
          'Agree on a date and on a price that covers your costs.',
        ],
      },
      phrases: [
        'How would they cope with …?',
        'Would it be possible to …?',
        'The trouble is that …',
        'What if they stayed until …?',
        'That is more than we can afford.',
        'If you could …, then we might …',
      ],
    },
    statements: [
      'Children who have seen a real elephant care more about elephants.',
      'A species that can survive only in captivity is not worth saving.',
      'Zoos should keep only animals that are endangered.',
      'A good film teaches more about animals than a visit to a zoo.',
      'Animals should have the right not to be looked at.',
      'Nobody who keeps a cat indoors should criticise zoos.',
      'A big city needs wild corners more than it needs a zoo.',
      'The money for a new zoo would do more good in the animals’ own countries.',
    ],
    questions: [
      'What are people hoping to see when they visit a zoo?',
      'How could you tell whether an animal in an enclosure is content?',
      'Which animals should never be kept in captivity, and where would you draw the line?',
      'What might a zoo be like in fifty years?',
      'If animals could visit a zoo of people, what would they come to see?',
    ],
    task: {
      instruction:
        'A zoo has to find 200,000 euros a year. It may not dismiss anybody. Choose at most three measures, and say how you would explain them to the visitors and to the keepers.',
      options: [
        'Give the elephants to a larger park: saves 120,000 euros, but one visitor in five comes for them',
        'Close from November to February: saves 70,000 euros',
        'Raise the price of a ticket from 14 to 18 euros: brings 90,000 euros, if people keep coming',
        'Rent out the tropical hall for parties: brings 50,000 euros, with music until ten at night',
        'Close the penguins’ pool, which uses a lot of power: saves 60,000 euros, but they would go to three different zoos',
        'Let visitors feed the giraffes for a fee: brings 40,000 euros, and half of the keepers are against it',
        'Stop breeding a rare frog that hardly anybody looks at: saves 30,000 euros, but only two other zoos have it',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to a local newspaper on the question whether your region should open a new zoo. Say what you think and why, give one argument from the other side and answer it.',
  },
};
