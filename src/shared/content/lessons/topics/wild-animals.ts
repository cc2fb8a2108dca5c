import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('wild', 'adjective', 'living free in nature, not with people', 'There are wild pigs in these hills.'),
      word('dangerous', 'adjective', 'that can hurt you', 'A mother bear can be dangerous.'),
      word('forest', 'noun', 'a place with a lot of trees', 'Deer come out of the forest at night.'),
      word('monkey', 'noun', 'a clever animal that lives in trees and has hands', 'The monkey took my sunglasses.'),
      word('climb', 'verb', 'to go up with your hands and feet', 'Young bears can climb trees.'),
      word('tail', 'noun', 'the long part at the back of an animal', 'A fox has a big red tail.'),
      word('fur', 'noun', 'the soft hair of an animal', 'The bear has thick brown fur.'),
      word('sharp', 'adjective', 'that can cut you', 'A wolf has sharp teeth.'),
      word('afraid', 'adjective', 'thinking that something bad can happen', 'Elephants are afraid of bees.'),
      word('ranger', 'noun', 'a person who looks after a forest or a park', 'The ranger showed us a nest.'),
      word('hunt', 'verb', 'to look for animals and kill them', 'Most owls hunt at night.'),
      word('snake', 'noun', 'a long thin animal with no legs', 'The snake is asleep in the sun.'),
      word('wing', 'noun', 'one of the two parts of a bird that move when it flies', 'The bird opened its wings.'),
      word(
        'elephant',
        'noun',
        'a very big grey animal with a long nose',
        'The elephants go to the river every evening.',
      ),
    ],
    text: {
      title: 'The guest on the balcony',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Suda: Good morning. Hotel reception.
Mateus: Good morning. This is room 12. There is a wild animal on my bed!
Suda: What does it look like?
Mateus: It has brown fur, a long tail and very sharp teeth.
Suda: That’s a monkey, from the forest behind the hotel. Was your balcony door open?
Mateus: Yes. I went out to take a photo of some birds. The monkey climbed in behind me, and then it closed the door!
Suda: So you are on the balcony?
Mateus: Yes, in my pyjamas. Is it dangerous?
Suda: Not after breakfast. Did it find any food?
Mateus: It ate all my bananas.
Suda: Good. Don’t shout, please. It’s afraid of you. The ranger is going to come up with a key in five minutes.
Mateus: Thank you.
Suda: One moment, please. I have a call on the other line. How strange!
Mateus: What is it?
Suda: It’s the telephone next to your bed. Nobody is speaking, but I know what they want. We have more bananas.`,
      questions: [
        choose(
          'What is Mateus’s problem?',
          'He is outside, and an animal is inside.',
          [
            ['He is inside, and an animal wants to come in.', 'The monkey is in his room. He is on the balcony.'],
            ['He is in the forest, and he cannot find the hotel.', 'The forest is behind the hotel. He is not in it.'],
            ['He is at reception, and he does not have his key.', 'He is on the phone to reception.'],
          ],
          '“The monkey climbed in behind me, and then it closed the door!”',
        ),
        write(
          'What did Mateus want to take a photo of?',
          ['birds', 'some birds', 'the birds'],
          '“I went out to take a photo of some birds.”',
        ),
        trueOrFalse('Mateus got dressed before he went out.', false, '“Yes, in my pyjamas.”'),
        choose(
          'What must Mateus do now?',
          'He must be quiet and wait.',
          [
            ['He must climb down into the garden.', 'The monkey climbed. Suda does not say this to Mateus.'],
            ['He must open the door very slowly.', 'He cannot open it. The ranger is going to bring a key.'],
            ['He must give the monkey some food.', 'The monkey ate his bananas. He is outside and has no food.'],
          ],
          'Suda says: “Don’t shout, please.” And the ranger is going to come “in five minutes”.',
        ),
        choose(
          'Why does Suda think that the monkey is not dangerous now?',
          'It is not hungry.',
          [
            ['It is very young.', 'We do not read how old it is.'],
            ['It knows Mateus.', 'It came from the forest. It is afraid of him.'],
            ['It wants to sleep.', 'It is on the bed, but we do not read this.'],
          ],
          'She says “Not after breakfast”, and he says: “It ate all my bananas.”',
        ),
        choose(
          'Who is on the other line?',
          'The monkey',
          [
            ['The ranger', 'The ranger has not come up to the room.'],
            ['A new guest', 'The call comes from Mateus’s own room.'],
            ['The kitchen', 'Food comes from there, but the call does not.'],
          ],
          '“It’s the telephone next to your bed.” Only the monkey is in the room.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the gate of a park for wild animals. It is nine o’clock in the morning.',
      a: {
        role: 'You are a visitor. Your friend is buying water.',
        facts: [
          'Your bus home leaves from the gate at half past two.',
          'You and your friend have sixty pounds together.',
          'You want to see elephants. Your friend loves birds, and cannot walk for more than an hour.',
        ],
        goals: [
          'Find out which tours there are, how long they are and what they cost.',
          'Find out when it is easy to see elephants.',
          'Make a plan that you and your friend like. Ask if you can pay less.',
        ],
      },
      b: {
        role: 'You sell the tours.',
        facts: [
          'The jeep tour starts at ten and at twelve. It is two hours long and costs 25 pounds a person. At twelve there are always elephants at the river; at ten there are often none.',
          'The boat tour starts at half past nine and at one. It is one hour long and costs 10 pounds a person. There are a lot of birds.',
          'The forest walk is from ten to half past twelve and costs 5 pounds a person. There are birds and monkeys.',
          'When two people do two tours each, you can take ten pounds off.',
        ],
        goals: [
          'Find out how much time and money the visitors have.',
          'Find out what each of them wants to see, and how far they can walk.',
          'Sell them a good day: two tours, if you can.',
        ],
      },
      phrases: [
        'How long is the tour?',
        'How much is it for two people?',
        'What can we see there?',
        'What time do you have to be back?',
        'That’s too far for …',
        'Can you do both for …?',
      ],
    },
    statements: [
      'Zoos are good for animals.',
      'A snake is more beautiful than a cat.',
      'I am afraid of spiders.',
      'It is all right to give bread to the birds in a park.',
      'Foxes should not live in towns.',
      'I can sleep well in a tent in a forest.',
      'An animal is never bad.',
      'The world does not need mosquitoes.',
    ],
    questions: [
      'Which wild animals live near your home?',
      'Which animal do you want to see in nature, and why?',
      'What do you do when there is a big spider in your room?',
      'Which animals are in the old stories of your country?',
      'What can a town do for wild animals?',
    ],
    task: {
      instruction:
        'A small town wants to help its wild animals. It has 2,000 pounds and ten helpers; nobody can help twice. Choose three ideas, and say which animals you are helping.',
      options: [
        'Fifty boxes for birds: 500 pounds, five helpers',
        'A small lake for frogs: 1,200 pounds, eight helpers',
        'A tunnel for small animals under the big road: 1,000 pounds, two helpers',
        'No lights in the park after ten, for animals of the night: free, but some people are afraid in the dark',
        'Flowers for bees in every street: 300 pounds, six helpers',
        'A hospital for animals in an old garage: 900 pounds, three helpers',
        'A film night about the animals of the town: 400 pounds, two helpers',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend. You are on holiday, and there was a wild animal in your room, tent or car. Say what it looked like, what it did and what you did. Ask your friend one question.',
  },
  hard: {
    words: [
      word('species', 'noun', 'one kind of animal or plant', 'Two new species of frog were found in the valley.'),
      word('nest', 'noun', 'a home that birds or insects make', 'Wasps had built a nest under the roof.'),
      word('call', 'noun', 'the special sound of an animal, or one made to it', 'The call of an owl woke us.'),
      word('respond', 'verb', 'to answer or react', 'The herd responded to the alarm at once.'),
      word('lead', 'verb', 'to go in front and show the way', 'The oldest elephant leads the others to water.'),
      word('tame', 'verb', 'to make a wild animal used to people', 'It is very hard to tame a zebra.'),
      word(
        'instinct',
        'noun',
        'what an animal does without having to learn it',
        'Young turtles find the sea by instinct.',
      ),
      word(
        'raise',
        'verb',
        'to look after young ones until they are grown up',
        'The wolves raised six young that summer.',
      ),
      word('wax', 'noun', 'what bees build with, also used for candles', 'The bees seal their honey with wax.'),
      word(
        'recording',
        'noun',
        'sound that has been stored and can be played',
        'We listened to a recording of whales.',
      ),
      word('habitat', 'noun', 'the natural home of an animal or plant', 'The new road cuts the bears’ habitat in two.'),
      word(
        'predator',
        'noun',
        'an animal that kills and eats others',
        'The island had no predators until rats arrived.',
      ),
      word('prey', 'noun', 'an animal that is eaten by another', 'An eagle sees its prey from far above.'),
      word('die out', 'phrase', 'to become fewer until none is left', 'The last wolves here died out long ago.'),
    ],
    text: {
      title: 'The bird that understands',
      kind: 'text',
      genre: 'science',
      source:
        'C. N. Spottiswoode, K. S. Begg and C. M. Begg, Reciprocal signaling in honeyguide–human mutualism (Science, 2016); C. N. Spottiswoode and B. M. Wood, Culturally determined interspecies communication between humans and honeyguides (Science, 2023)',
      text: `In the north of Mozambique, somebody who wants honey may begin by asking a bird. The honey hunters of the Yao people walk through the woods and make a special call: a long trill that ends in a grunt. If they are in luck, a greater honeyguide appears. Chattering loudly, the small brown bird leads them from tree to tree, until they are close to a nest of wild bees.

Both sides gain. The bird knows where the nests are, but the bees would sting it. The hunters have smoke to calm the bees and axes to open the tree. They take the honey; the bird eats the wax. Nobody has tamed it.

Would any noise do as well? To find out, scientists went along with the hunters and played recordings. When it was a dove or ordinary human words, they were shown a nest on about one walk in six. When it was the call, they were shown one on more than half of their walks.

So the birds know what it means. But who teaches them? Honeyguides lay their eggs in the nests of other species, which raise the young. A honeyguide does not grow up with its parents, so one might suspect pure instinct.

A second study makes that hard to believe. The Hadza people of Tanzania whistle for their birds. Played in both countries, the whistle worked better in Tanzania, and the trill in Mozambique. It seems that each bird learns the language of its human neighbours.

In many places, though, people have started to buy their sugar in a shop, and the old calls are dying out. There, a honeyguide may still sit above a path now and then, chattering at somebody who has no idea that they are being spoken to.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'Wild birds that work together with people',
          [
            ['Wild birds that are trained to find honey', 'Nobody has trained or tamed them.'],
            ['Wild birds that steal the honey of hunters', 'The bird eats the wax, and both sides gain.'],
            ['Wild birds that are in danger from hunters', 'The hunters want honey, and do the birds no harm.'],
          ],
          'The bird “leads them from tree to tree”, and “Both sides gain.”',
        ),
        choose(
          'What does the bird need people for?',
          'To reach what it eats',
          [
            ['To discover new nests', 'It knows where the nests are; the people do not.'],
            ['To protect its young', 'Its young are raised by other birds.'],
            ['To learn where to breed', 'The text says nothing of this.'],
          ],
          '“The hunters have smoke to calm the bees and axes to open the tree.”',
        ),
        write(
          'Which part of the bees’ nest does the bird eat?',
          ['wax', 'the wax', 'its wax', 'bees’ wax', 'beeswax', 'the beeswax', 'the bees’ wax'],
          '“They take the honey; the bird eats the wax.”',
        ),
        trueOrFalse(
          'In the experiment, people were never led to a nest unless the hunters’ call was played.',
          false,
          'With other sounds “they were shown a nest on about one walk in six”.',
        ),
        choose(
          'Why does the second study make pure instinct unlikely?',
          'Birds in different places prefer different calls.',
          [
            [
              'Birds in both countries follow any human sound.',
              'In each country one call worked better than the other.',
            ],
            ['Birds in Tanzania are taught to whistle by people.', 'It is the Hadza who whistle, not the birds.'],
            ['Birds in Mozambique learn the call from their parents.', 'They do not grow up with their parents.'],
          ],
          '“the whistle worked better in Tanzania, and the trill in Mozambique”',
        ),
        choose(
          'What does the end of the text suggest?',
          'It is people who are letting an old partnership go.',
          [
            ['It is the birds that have lost interest in people.', 'The bird in the last sentence is still trying.'],
            ['It is too dangerous for birds to sit above a path.', 'There is no danger for the bird on the path.'],
            [
              'It is easier today to understand what birds tell us.',
              'The person on the path does not understand anything.',
            ],
          ],
          'The bird is still “chattering at somebody who has no idea that they are being spoken to”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is April. Beavers have built a dam across a stream, and part of a small farm is under water. An adviser visits the farmer.',
      a: {
        role: 'You advise farmers who have trouble with wild animals.',
        facts: [
          'Nobody may remove the dam before September, because the beavers have young.',
          'A pipe through the dam is allowed. It lowers the water by half a metre, costs 1,200 pounds and can be ready in three weeks. You can pay 800 of that.',
          'You can pay 300 pounds a year for each hectare that is left to the beavers, if the farmer promises it for five years.',
        ],
        goals: [
          'Find out how much land is under water, how deep, and what it usually earns.',
          'Find out whether the dam has done the farm any good.',
          'Reach an agreement that leaves the dam where it is.',
        ],
      },
      b: {
        role: 'You grow vegetables, and you want your land back.',
        facts: [
          'Two hectares are under water. The lower one is under a metre of water and has never earned more than 200 pounds a year.',
          'The upper one is under thirty centimetres of water, and earns 900 pounds if it is planted by June.',
          'Since the dam was built, your well has been full even in dry weeks. Families stop to watch the beavers, and buy vegetables.',
          'You can spend 300 pounds this year, and not a penny more.',
        ],
        goals: [
          'Find out when the dam may be taken away.',
          'Find out what else can be done about the water, how soon, and who pays.',
          'Be able to plant at least one field by June.',
        ],
      },
      phrases: [
        'How much of your land is affected?',
        'I’m afraid that’s out of the question until …',
        'Who would pay for …?',
        'To be fair, there has been one advantage: …',
        'If you left them the …, you would get …',
        'That would still leave me with …',
      ],
    },
    statements: [
      'An animal that is of no use to people deserves as much protection as any other.',
      'One hour in a forest teaches more than a day at a zoo.',
      'Only those who live near dangerous animals should decide about them.',
      'Scientists should bring back species that have died out.',
      'Wolves should be allowed to return wherever they used to live.',
      'Tourists who come to watch animals do more harm than good.',
      'Nobody who kills flies can claim to love animals.',
      'I would give up a holiday to save an animal that I will never see.',
    ],
    questions: [
      'Which wild animals have become more common or rarer where you live?',
      'Which animal do you think people are most wrong about?',
      'How far should a town change for the animals that live in it?',
      'If you could understand one wild animal for a day, which would it be, and what would you ask?',
      'Why do we care more about some species than about others?',
    ],
    task: {
      instruction:
        'Elephants from a park eat the crops of four villages. The park has 60,000 pounds for this year. Choose up to three measures, so that every village gets some help and no elephant is harmed.',
      options: [
        'An electric fence for one village: 25,000 pounds, works at once, blocks the way to the river',
        'Beehives on wires round the fields: 12,000 pounds for each village, with honey to sell, but only from next season',
        'Guards with drums and lamps for two villages: 15,000 pounds each year, for ever',
        'Chillies instead of maize: 4,000 pounds for each village; elephants hate them, and so may the market',
        'A new lake deep in the park: 30,000 pounds, keeps elephants away from two villages, except in dry years',
        'Radio collars on three leading elephants: 18,000 pounds, warn all villages by phone, day and night',
        'Money for lost crops: 6,000 pounds for each village, and the elephants carry on',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a travel magazine about a place where people and wild animals live side by side, real or invented. Describe one meeting, explain what each side gains or loses, and say what visitors should not do.',
  },
};
