import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('pet', 'noun', 'an animal that lives with people at home', 'My aunt has two pets: a cat and a bird.'),
      word('feed', 'verb', 'to give food to an animal or a person', 'I feed the fish before school.'),
      word(
        'look after',
        'phrase',
        'to do what an animal or a person needs',
        'Can you look after my rabbits this weekend?',
      ),
      word('owner', 'noun', 'the person who has an animal or a thing', 'The owner of this dog lives next door.'),
      word('vet', 'noun', 'a doctor for animals', 'The vet looked at the cat’s ears.'),
      word('friendly', 'adjective', 'nice to others and not angry', 'Don’t be afraid, our dog is very friendly.'),
      word('safe', 'adjective', 'not in danger', 'The bird is safe in our kitchen.'),
      word('healthy', 'adjective', 'well, not ill', 'A healthy rabbit eats all day.'),
      word('escape', 'verb', 'to get out of a place and run away', 'The hamster escaped at night.'),
      word('tortoise', 'noun', 'a slow animal with a hard round back', 'Our tortoise is older than my mother.'),
      word('shell', 'noun', 'the hard outside of some animals', 'A snail carries its shell on its back.'),
      word('cage', 'noun', 'a box with metal sides for an animal', 'The birds can fly out of their cage.'),
      word('lead', 'noun', 'a long thin thing that you hold a dog with', 'Dogs must be on a lead in this park.'),
      word('fur', 'noun', 'the soft hair of an animal', 'There is cat fur on my black trousers.'),
    ],
    text: {
      title: 'Three notes in a shop window',
      kind: 'text',
      genre: 'advert',
      text: `MONDAY
Lost: our pet tortoise, Rocket! On Sunday he was in our garden in Mill Street. We went in for ice cream, and he escaped under the gate. He is small and brown, with a white spot on his shell. He is friendly and not very fast. Please call Amara: 555 0142.

THURSDAY
Thank you, everybody! Nine people called, and three of them brought a tortoise in a box. But not one of the three has a white spot. They are safe with us, and my brother Leo looks after them. Are you the owner? Please call!

SATURDAY
We have Rocket! He was asleep in my father’s old boot, behind our kitchen door. Nobody called about the other three. The vet says they are healthy and very hungry. Leo feeds all four now. He is happy. My parents are not. Do you want a quiet pet? It’s free! But come today: tomorrow Leo is going to give them names.`,
      questions: [
        choose(
          'What happens in the three notes?',
          'A family looks for one pet and gets three more.',
          [
            ['A family loses four pets and finds them all.', 'They lost only Rocket. The other three are not theirs.'],
            ['A family sells its pets and buys a new one.', 'They do not buy a pet, and the three are free.'],
            [
              'A family finds a lost pet and looks for its home.',
              'There are three of these, and first the family lost Rocket.',
            ],
          ],
          'First they write: “Lost: our pet tortoise”. Then people “brought a tortoise in a box”.',
        ),
        trueOrFalse(
          'Rocket was in the street when they found him.',
          false,
          '“He was asleep in my father’s old boot, behind our kitchen door.”',
        ),
        write(
          'How many people called after the first note?',
          ['nine', '9', 'nine people', '9 people'],
          '“Nine people called, and three of them brought a tortoise in a box.”',
        ),
        choose(
          'How does Amara know that Rocket is not one of the three?',
          'They look different.',
          [
            ['They are not so slow.', 'We do not read how fast they are.'],
            ['They eat other food.', 'They are hungry, but we do not read what they eat.'],
            ['They are not friendly.', 'We do not read this about the three.'],
          ],
          '“But not one of the three has a white spot.”',
        ),
        choose(
          'Why must people come before Leo gives the animals names?',
          'After that he will not want to give them away.',
          [
            ['After that people will have to pay for them.', 'Nothing in the notes says that the price will change.'],
            [
              'After that their owners will come and get them.',
              'Nobody called about them, and names do not change that.',
            ],
            ['After that they will not listen to a new owner.', 'We do not read that they listen to anybody.'],
          ],
          'He likes all four: “He is happy.” But his parents want people to come: “tomorrow Leo is going to give them names”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You live next door to each other. One of you is going away from Friday morning to Monday evening.',
      a: {
        role: 'You have a dog, Pip, and two rabbits.',
        facts: [
          'Pip eats at seven in the morning and at six in the evening. He sleeps well at night, but by day he barks when he is alone for more than four hours.',
          'The rabbits live in the garden. They eat once a day, early or late.',
          'Your sister can be with Pip all Saturday, from seven to seven. She is afraid of the rabbits.',
          'You are at home all August.',
        ],
        goals: [
          'Find out when B is at home on these four days.',
          'Find out if Pip can stay in B’s flat.',
          'Make a plan for each day, and find out what you can do for B.',
        ],
      },
      b: {
        role: 'You like animals, and you often help.',
        facts: [
          'On Friday and Monday you are at home all day. On Saturday you are out from six in the morning to nine at night.',
          'On Sunday you are at home, but your friends visit you from two to five.',
          'Your old cat is afraid of dogs. No dog can come into your flat.',
          'You are going away for a week in August, and nobody can water your plants.',
        ],
        goals: [
          'Find out what the dog and the rabbits need every day.',
          'Find out who can help on Saturday.',
          'Find out where A is in August, and ask for something.',
        ],
      },
      phrases: [
        'What does he eat, and when?',
        'Are you at home on …?',
        'I’m sorry, but … is not possible.',
        'Can you come before …?',
        'What can I do for you?',
        'So on Friday you …, and on Saturday …',
      ],
    },
    statements: [
      'A dog is a better friend than a cat.',
      'Children under ten are too young for a pet.',
      'It is wrong to keep a bird in a cage.',
      'I talk to animals.',
      'Dogs should be able to come into shops and cafés.',
      'A big dog cannot be happy in a small flat.',
      'Fish are boring pets.',
      'I want to hold a snake one day.',
    ],
    questions: [
      'Which pets do people often have in your country?',
      'What is a good name for a cat, a dog and a tortoise?',
      'What does a dog need every day?',
      'Which animal is not a good pet, and why?',
      'What can a child learn from a pet?',
    ],
    task: {
      instruction:
        'Twenty older people live together in a house, and they want animals. They have 200 pounds now and 40 pounds a month. The helpers have one hour a day. Choose one or two ideas, and say why.',
      options: [
        'An old, quiet dog: free, then 40 pounds a month, one hour a day',
        'Two cats that sleep on every bed: 50 pounds, then 25 pounds a month, twenty minutes a day',
        'Ten fish: 180 pounds, then 5 pounds a month, ten minutes a day',
        'Four hens that give eggs: 150 pounds, then 15 pounds a month, half an hour a day',
        'Two rabbits: 60 pounds, then 15 pounds a month, half an hour a day',
        'A loud bird that can say “Good morning”: 120 pounds, then 10 pounds a month, half an hour a day',
        'A student comes with a dog every Wednesday: 20 pounds a month, no work',
      ],
    },
    writing:
      'Write a note of 50 to 70 words to the people in your street. You lost or found a pet. Say where and when, what it looks like and what it likes or does not like. Say how they can find you.',
  },
  hard: {
    words: [
      word(
        'landlord',
        'noun',
        'somebody who owns a house or flat and rents it out',
        'Our landlord does not allow pets.',
      ),
      word('tenant', 'noun', 'somebody who pays rent to live somewhere', 'The new tenants have brought three cats.'),
      word(
        'reference',
        'noun',
        'a letter that tells others what somebody is like',
        'The dog walker’s last employer gave her a good reference.',
      ),
      word('adopt', 'verb', 'to take in an animal or child and care for it', 'They adopted a cat that nobody wanted.'),
      word('shelter', 'noun', 'a place for animals that have no home', 'The shelter is looking after forty dogs.'),
      word('breed', 'noun', 'a particular type of dog, cat or other animal', 'This breed needs a lot of exercise.'),
      word('bark', 'verb', 'to make the loud sound of a dog', 'He barks whenever the postman comes.'),
      word('chew', 'verb', 'to bite something many times', 'Puppies chew everything, even chairs.'),
      word('obedient', 'adjective', 'doing what one is told', 'An obedient dog comes when it is called.'),
      word(
        'command',
        'noun',
        'something that you tell a dog to do, such as sit',
        'She taught her parrot a few commands.',
      ),
      word('paw', 'noun', 'the foot of a dog, cat or similar animal', 'The cat put a paw into the milk.'),
      word(
        'spoilt',
        'adjective',
        'used to getting everything that one wants',
        'Their spoilt cat eats nothing but fresh fish.',
      ),
      word('stray', 'adjective', 'without a home or owner', 'Stray cats sleep under the fishing boats.'),
      word('loyal', 'adjective', 'always true to a friend, even in bad times', 'The loyal dog waited at the station.'),
    ],
    text: {
      title: 'A reference for Bruno',
      kind: 'text',
      genre: 'letter',
      text: `Dear Ms Lindqvist,

You ask whether I can recommend Bruno, who hopes to move into your flat together with Tariq Mansour. They were my tenants for six years, and I had better be honest.

Let me begin with the damage. In his first week Bruno chewed the leg of an old table of mine and two library books, one of them on dog training. Every spring he loses enough hair to make a second dog. He is not obedient, whatever Tariq may tell you: he knows five commands, and treats them as suggestions. As for his breed, the shelter from which he was adopted wrote “various” on the form.

Before he came, I had made it a rule never to let to anybody with a pet. As a landlord one has to think of the carpets.

There are some other things, however, that you should know. Bruno barks only when he has a reason. Once the reason was a pipe that had burst in the cellar at three in the morning; a quieter dog would have cost me thousands. The children from the second floor, who used to race past my door without a word, began to stop for a chat, first with him and, after a while, with me. And on the day when I retired, and nobody at the office had thought of a party, a muddy paw was laid on my knee. It stayed there until dark.

So I cannot call him a perfect tenant. He is spoilt, he is untidy and he has never paid for the table. You would be quite right to refuse him.

In that case, please let me know at once. Their old flat has been empty since May. I have not shown it to anybody.

Yours sincerely,
Edith Moreau`,
      questions: [
        choose(
          'Which of these sums up what the letter says about Bruno?',
          'He causes trouble, but he is worth it.',
          [
            ['He is charming at first, but soon a burden.', 'It was the other way round: the damage came first.'],
            ['He was wild once, but has been trained well.', 'He still treats commands “as suggestions”.'],
            ['He is harmless, but his owner is careless.', 'Bruno did do damage, and Tariq is not blamed.'],
          ],
          'The letter goes from the bad, “Let me begin with the damage”, to the good: “There are some other things, however”.',
        ),
        choose(
          'How does Bruno react when he is told to do something?',
          'He decides for himself whether to do it.',
          [
            ['He does it only if Tariq is the one who asks.', 'Tariq is said to praise him, not to be obeyed by him.'],
            ['He has no idea of what is expected of him.', 'He knows five commands.'],
            ['He does it after the order has been repeated.', 'The letter says nothing of repeated orders.'],
          ],
          '“he knows five commands, and treats them as suggestions”',
        ),
        trueOrFalse(
          'The writer used to welcome tenants with animals long before Bruno arrived.',
          false,
          '“I had made it a rule never to let to anybody with a pet”',
        ),
        write(
          'What had burst on the night when Bruno barked?',
          ['a pipe', 'pipe', 'the pipe', 'a water pipe', 'water pipe', 'pipe in the cellar'],
          '“a pipe that had burst in the cellar at three in the morning”',
        ),
        choose(
          'What changed between the children and the writer?',
          'They got to know each other.',
          [
            ['They took turns walking the dog.', 'Nobody takes Bruno for a walk in the letter.'],
            ['They fell out over noise on the stairs.', 'The children raced, but there was no quarrel.'],
            ['They agreed on rules for the house.', 'The only rule is one about tenants with pets.'],
          ],
          'They “began to stop for a chat, first with him and, after a while, with me”.',
        ),
        choose(
          'What can be understood from the last lines?',
          'The writer is hoping that Bruno will return.',
          [
            ['The writer is in need of the rent and worried.', 'Then the flat would have been shown to people.'],
            ['The writer expects money for what was broken.', 'The table is a joke; nobody is asked to pay.'],
            ['The writer would rather not let flats any more.', 'The flat is being kept, but for somebody.'],
          ],
          '“please let me know at once” and “I have not shown it to anybody”: the flat is waiting for them.',
        ),
      ],
    },
    roleCards: {
      scene: 'At an animal shelter. Somebody has come to adopt a dog, and would like to take it home this week.',
      a: {
        role: 'You are responsible for adoptions at the shelter.',
        facts: [
          'The puppies may not be left alone for more than an hour at a time, and none of them can leave for another six weeks.',
          'Moss, nine years old, can be alone for five hours. She manages one flight of stairs, and enjoys slow walks and people.',
          'Fig, two years old, can be alone for three hours. He needs two hours of exercise a day and chases every cat.',
          'Any dog may be returned within a fortnight. A volunteer can walk one dog for an hour on three days a week.',
        ],
        goals: [
          'Find out where B lives, and what animals are near.',
          'Find out how long a dog would be alone on a working day, and how active B is.',
          'Agree on a dog that B can really care for, and on what happens in the first fortnight.',
        ],
      },
      b: {
        role: 'You would like to adopt a dog: if possible a puppy.',
        facts: [
          'You live on the first floor, one flight of stairs up. Your neighbour’s cat likes to sit on those stairs.',
          'You work at home on Mondays and Fridays. On other weekdays you are out for six hours, but your uncle could look in halfway through.',
          'You run for an hour every morning. In the evening you are usually too tired for a second hour.',
        ],
        goals: [
          'Find out which dogs you could take this week, and what they need.',
          'Find out what happens if you and the dog do not get on, and what help there is.',
          'Get a dog that you can share your free time with, not only one to feed.',
        ],
      },
      phrases: [
        'What does a normal weekday look like?',
        'I’d been hoping for …',
        'How would he cope with …?',
        'That might be a problem, unless …',
        'Would you consider …?',
        'Suppose we try it for two weeks and then …',
      ],
    },
    statements: [
      'Keeping an animal just for company is selfish.',
      'People should have to pass a test before they may own a dog.',
      'Nobody should buy a puppy while the shelters are full.',
      'Animals know when their owners are sad.',
      'It is wrong to dress up a pet for a photograph.',
      'No landlord should have the right to forbid pets.',
      'Cats should be kept indoors for the sake of the birds.',
      'I would rather live with an animal than with a flatmate.',
    ],
    questions: [
      'What can animals give people that other people cannot?',
      'How has the way in which pets are treated changed where you live?',
      'What might a pet write in a reference for its owner?',
      'Under what conditions should dogs be allowed in offices or schools?',
      'Which animals that are wild today might be kept at home one day?',
    ],
    task: {
      instruction:
        'In a block of forty flats, half of the tenants have pets and the other half complain about them. There are 3,000 pounds to spend. Choose three measures that both halves can live with.',
      options: [
        'A fenced corner of the garden for dogs: 1,800 pounds, and less grass for the children',
        'Soft floors on the stairs, so that paws make less noise: 1,500 pounds',
        'A trainer on ten evenings, for dogs and their owners: 900 pounds',
        'At most two animals per flat from now on: free, but hard to check',
        'Each pet owner leaves 200 pounds with the landlord in case of damage',
        'A list of neighbours who walk or feed each other’s pets: free, but somebody has to run it',
        'No animals in the lift before nine: free, and hard on those at the top',
      ],
    },
    writing:
      'Write a reference of 120 to 150 words for a pet, real or invented, to a landlord who is not fond of animals. Admit two faults, describe one moment in which it was worth having, and end in a way that makes it hard to say no.',
  },
};
