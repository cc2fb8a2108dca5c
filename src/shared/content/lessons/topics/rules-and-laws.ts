import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('law', 'noun', 'what all people in a country must or must not do', 'There is a law about names in Iceland.'),
      word('rule', 'noun', 'what you must or must not do in a place or a game', 'What are the rules in this house?'),
      word('must', 'modal', 'used to say that you have to do something', 'You must pay before you get on the bus.'),
      word('allowed', 'adjective', 'that you can do, because it is OK', 'Dogs are not allowed on this beach.'),
      word('break the law', 'phrase', 'to do something that the state says is wrong', 'They did not break the law.'),
      word('court', 'noun', 'the place where a judge decides what is right', 'The two neighbours are going to court.'),
      word('judge', 'noun', 'a person who decides about right and wrong as a job', 'The judge listened to both sides.'),
      word('list', 'noun', 'names or things that you write one under the other', 'The list of rules is on the door.'),
      word('mistake', 'noun', 'something that you do wrong', 'Sorry, it was my mistake.'),
      word('passport', 'noun', 'a small book that you show in other countries', 'You must show your passport here.'),
      word('officer', 'noun', 'a person who works for the state', 'The officer at the airport asked for my name.'),
      word('change', 'verb', 'to make something different', 'Can people change a bad law?'),
      word('fine', 'noun', 'money that you pay because you did something wrong', 'The fine was fifty euros.'),
      word('fair', 'adjective', 'right and the same for everybody', 'That is not fair! You had two.'),
    ],
    text: {
      title: 'The girl called Girl',
      kind: 'text',
      genre: 'news',
      source: 'Associated Press, 31 January 2013; Gender Autonomy Act of Iceland (No. 80/2019)',
      text: `At home and at school, everybody called her Blær. In Icelandic this means “light wind”. But in her passport there was a different name: Stúlka. It is the Icelandic word for “girl”.

Why? Iceland has a law about names. A new name must be on a list, or some officers must say yes. Before 2019 there were two lists: one for boys and one for girls.

Blær’s mother did not want to break the law. She knew a woman with that name, and a priest said it was all right. But he made a mistake. “Blær is a name for boys,” said the officers. “It is not allowed.”

So for fifteen years she was Stúlka on all her papers. Then she and her mother went to court. They showed the judge an old book about a woman called Blær. In 2013, the judge said yes!

In 2019 the law changed, too. Now all the names are for everybody.`,
      questions: [
        choose(
          'What did the girl in the text want?',
          'To use her name on papers',
          [
            ['To find a new name for herself', 'She had a name and she wanted that one.'],
            ['To live in another country', 'She had a passport, but we do not read about a new country.'],
            ['To write a book about names', 'They showed the judge an old book. She did not write one.'],
          ],
          'Everybody called her Blær, “But in her passport there was a different name”.',
        ),
        write(
          'What does her name mean in English?',
          ['light wind', 'a light wind', 'the light wind', 'it means light wind', 'light breeze', 'a light breeze'],
          'In Icelandic, Blær means “light wind”.',
        ),
        trueOrFalse(
          'Her mother knew from the start that the name was not allowed.',
          false,
          '“Blær’s mother did not want to break the law”, and “a priest said it was all right”.',
        ),
        choose(
          'Why did the officers say no?',
          'The name was on the other list.',
          [
            ['The name was not Icelandic.', 'It is an Icelandic word.'],
            ['The name was too long for a passport.', 'It has only four letters.'],
            ['The name was on no list at all.', 'It was a name for boys, and there was a list for boys.'],
          ],
          '“Blær is a name for boys”, they said, and there were “two lists”.',
        ),
        choose(
          'How did the old book help?',
          'It showed that a woman can have the name.',
          [
            ['It showed that the priest was right.', 'The priest made a mistake about the list.'],
            ['It showed that the law was very old.', 'We do not read how old the law is.'],
            ['It showed that many girls have the name.', 'In the book there is one woman with the name.'],
          ],
          'It was “an old book about a woman called Blær”, and then “the judge said yes!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends in different countries. One of you is going to visit the other next week. It is Friday, and you are on the phone.',
      a: {
        role: 'You are going to visit B.',
        facts: [
          'You come from Monday to Thursday, with your sister. You are nineteen, and she is fifteen.',
          'You and your sister both want to ride electric scooters in town. You have no helmets.',
          'You want to play the guitar in the street one day, for two hours.',
          'Your dog is coming, too. He needs to run, and he does not like to be on a lead.',
        ],
        goals: [
          'Find out who is allowed to ride a scooter, and what your sister can do.',
          'Find out where and when you can play music.',
          'Find out where the dog can run. Then make a plan for two days.',
        ],
      },
      b: {
        role: 'You live there, and you know the laws.',
        facts: [
          'For an electric scooter you must be sixteen, and you must wear a helmet. Everybody can ride a bike. You have two helmets and two bikes.',
          'Music in the street is allowed from ten to six, with a paper from the town. It is free, but it takes five days. You can ask for it today.',
          'In town a dog must be on a lead. The fine is forty euros. In the forest dogs can run after six in the evening.',
        ],
        goals: [
          'Find out who is coming, how old they are, and for how many days.',
          'Find out what they want to do.',
          'Make a plan for two days. Nobody should break a law or pay a fine.',
        ],
      },
      phrases: [
        'Am I allowed to …?',
        'You must …, or you pay a fine.',
        'I’m sorry, that’s against the law here.',
        'How old is …?',
        'But you can …',
        'So on … we can …',
      ],
    },
    statements: [
      'Parents should be free to choose any name for their child.',
      'I always wait for the green light.',
      'There are too many rules in my country.',
      'It is OK to break a rule when nobody sees it.',
      'A rich person should pay a bigger fine.',
      'Everybody should read the laws of their country.',
      'Children should help to make laws.',
      'I feel safe because we have laws.',
    ],
    questions: [
      'Which law is very important in your country, and why?',
      'Which rules do you have at home?',
      'What is allowed in your country but not in other countries?',
      'When is it hard to follow a rule?',
      'You can make one new law. What is it?',
    ],
    task: {
      instruction:
        'Three hundred people live on a small island. You can make three new laws. Look at how many people are against each law: all together, not more than 200. Choose three, and say what is going to be better.',
      options: [
        'No cars on the island: 120 people are against it, because they live far from the shops',
        'Everybody must plant one tree a year: 20 are against it, because they are old or ill',
        'No noise after nine in the evening: 80 are against it, and most of them are young',
        'Each family must take one visitor in summer: 100 are against it, but visitors bring money',
        'No shop is open on Sunday: 60 are against it, and there are only four shops',
        'You must say hello to everybody in the street: 50 are against it, and nobody knows what the fine is',
        'Everybody must work on the beach for one day a month: 90 are against it, but the beach is dirty',
      ],
    },
    writing:
      'A friend from a different country is going to visit you. Write an email of 50 to 70 words to your friend. Write about two laws or rules that visitors often do not know. Say what you must or must not do, and why.',
  },
  hard: {
    words: [
      word(
        'forbid',
        'verb',
        'to say that something must not be done',
        'The law forbids parking in front of a hospital.',
      ),
      word(
        'obey',
        'verb',
        'to do what a rule or a person tells you to do',
        'Most people obey a law if they see its point.',
      ),
      word(
        'council',
        'noun',
        'the people who are elected to run a town',
        'The council has passed a new rule about dogs.',
      ),
      word(
        'pass a law',
        'phrase',
        'to decide officially that something becomes a rule',
        'Parliament passed a law against smoking in cars.',
      ),
      word('fine', 'verb', 'to make somebody pay money as a punishment', 'She was fined for crossing on a red light.'),
      word('precise', 'adjective', 'exact and clear in every detail', 'A precise rule leaves little room for doubt.'),
      word('define', 'verb', 'to say exactly what a word means', 'The law does not define the word “toy”.'),
      word('legal', 'adjective', 'allowed by law', 'It is legal to swim here, but not very wise.'),
      word(
        'warden',
        'noun',
        'somebody whose job is to see that people keep the rules',
        'The traffic warden accepted no excuse.',
      ),
      word(
        'interpret',
        'verb',
        'to decide what something means',
        'Two judges may interpret the same sentence differently.',
      ),
      word(
        'loophole',
        'noun',
        'a gap in a law that people use to avoid it',
        'A loophole lets large firms pay less tax.',
      ),
      word(
        'common sense',
        'phrase',
        'the ability to judge things in a practical way',
        'Common sense is not written down in any law.',
      ),
      word(
        'the spirit of the law',
        'phrase',
        'what a rule is meant to do, not just its words',
        'Pushing your bike through is within the spirit of the law.',
      ),
      word(
        'turn a blind eye',
        'phrase',
        'to act as if you had not seen something forbidden',
        'The police turned a blind eye to the street musicians.',
      ),
    ],
    text: {
      title: 'Five words on a sign',
      kind: 'text',
      genre: 'story',
      source:
        'H. L. A. Hart, Positivism and the Separation of Law and Morals, and L. L. Fuller, Positivism and Fidelity to Law (both Harvard Law Review 71, 1958)',
      text: `For ninety years Linden Park had managed without a sign. Then a delivery van took a short cut across the grass, and the council passed a law of five words: “No vehicles in the park.” The fine was eighty euros.

Thabo, the new warden, fined the driver. In the second week he stopped a man on a bicycle. In the third it was a girl of four on a red pedal tractor, who obeyed at once and burst into tears.

“A vehicle is a vehicle,” Thabo told her grandfather, who, unluckily, was a retired judge.

Lawyers, the judge said, had been discussing just such a rule since 1958. The British philosopher H. L. A. Hart had used it as an example. The rule plainly forbids cars, he wrote, but what about roller skates, or a toy car? An American, Lon Fuller, had answered with another question: what if somebody put up an old army truck there as a war memorial? One has to ask what a rule is for.

So the council tried to be more precise. The second version allowed bicycles and wheelchairs. The third allowed ambulances, after one had waited at the gate. The fourth defined a toy by its weight. By spring the sign had forty-one lines, and the people who stood reading it blocked the path. Somebody asked whether the crane for a bigger one would be legal.

In May the council gave up. The old sign is back, with three words underneath: “Or ask Thabo.”

He is asked about ten times a day. “I only think about two things,” he says. “What could go wrong, and who is the park for?” There are hardly any complaints.

The judge is still not happy. “It works very well,” he admits, “as long as it is Thabo.”`,
      questions: [
        choose(
          'What problem does the story deal with?',
          'No wording of a rule fits every case.',
          [
            ['No town can pay for enough wardens.', 'One warden is enough here; money for wardens does not come up.'],
            ['No driver respects a park any more.', 'There was one van; the trouble came from the rule.'],
            ['No judge understands ordinary people.', 'The judge understands the problem better than the council.'],
          ],
          'Five words turned out to be too few, and when “the sign had forty-one lines” it did not work either.',
        ),
        choose(
          'Why did the council pass the law?',
          'A van had driven over the grass.',
          [
            ['A child had been hurt on a path.', 'The girl cried because she was stopped, and that was later.'],
            ['A judge had asked for clear rules.', 'The judge came in when the rule had already been made.'],
            ['A bicycle had run into somebody.', 'The man on a bicycle was only stopped.'],
          ],
          '“a delivery van took a short cut across the grass”',
        ),
        write(
          'What did Fuller imagine as a war memorial?',
          [
            'a truck',
            'truck',
            'an army truck',
            'army truck',
            'an old truck',
            'old truck',
            'an old army truck',
            'old army truck',
            'the truck',
            'a lorry',
            'an old lorry',
            'an army lorry',
            'an old army lorry',
            'lorry',
          ],
          '“what if somebody put up an old army truck there as a war memorial?”',
        ),
        trueOrFalse(
          'The first version of the law made an exception for ambulances.',
          false,
          'Only “The third allowed ambulances, after one had waited at the gate.”',
        ),
        choose(
          'What was wrong with the sign in spring?',
          'It had grown too long to be of use.',
          [
            ['It contradicted the law of the country.', 'Nothing is said of the law of the country.'],
            ['It had been damaged by a heavy crane.', 'The crane was needed for a sign that was bigger still.'],
            ['It gave too much power to one person.', 'That may be true of the sign in May.'],
          ],
          'It had forty-one lines, “and the people who stood reading it blocked the path”.',
        ),
        choose(
          'What is the judge worried about at the end?',
          'A less sensible warden could follow.',
          [
            ['Thabo may soon be asked too often.', 'The judge does not say that Thabo has too much to do.'],
            ['The council may write another sign.', 'The judge talks about the warden, not about signs.'],
            ['Too many vehicles are let in by Thabo.', 'On the contrary: “It works very well”.'],
          ],
          'It works only “as long as it is Thabo”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'On the roof of a block of flats there is a terrace for all tenants. The rule says: “No fires on the roof.” A tenant who is planning a party meets the tenant who looks after the rules.',
      a: {
        role: 'You would like to celebrate your birthday on the roof.',
        facts: [
          'Twenty-five guests are coming on Saturday, from seven until midnight. Six of them are children, who have to go to bed at eight.',
          'You want an electric grill and forty candles in glasses. A friend could lend you lights with batteries instead.',
          'Your flat is on the top floor and has room for thirty people.',
          'In your opinion, a grill without a flame is not a fire.',
        ],
        goals: [
          'Find out why the rule was made.',
          'Find out what is allowed on the roof, for how many people and until when.',
          'Agree on a plan for the evening, hour by hour.',
        ],
      },
      b: {
        role: 'You look after the rules of the house.',
        facts: [
          'The rule was made after hot charcoal had burnt a hole in the roof. It cost 6,000 euros.',
          'The insurance pays for no damage by flames, and for nothing if there are more than twenty people on the roof at once. Electric things are fine.',
          'By law, it has to be quiet out of doors after ten.',
          'Whatever you allow one tenant, you will have to allow all the others. So you want a sentence that you can add to the rule.',
        ],
        goals: [
          'Find out who is coming, how many they are, and how long they want to stay.',
          'Find out what exactly is going to burn or get hot.',
          'Agree on a plan, and on a new wording of the rule.',
        ],
      },
      phrases: [
        'Strictly speaking, …',
        'What was the rule meant to prevent?',
        'The rule doesn’t say anything about …',
        'If I allow that, everybody will …',
        'Would it be all right if …?',
        'Let’s put it like this: …',
      ],
    },
    statements: [
      'A bad law has to be obeyed until it is changed.',
      'Fines should depend on how much somebody earns.',
      'The fewer laws a country has, the better people behave.',
      'It is wrong to use a loophole, even if it is legal.',
      'Rules should be made by those who have to follow them.',
      'Crossing on a red light is all right if no car is coming.',
      'Machines could apply the law more fairly than people.',
      'Not knowing the law is a good excuse for a visitor.',
    ],
    questions: [
      'Which rule or law would you abolish if you could, and who would object?',
      'Where have you seen a rule lead to a silly result?',
      'What do people do where you live although it is forbidden?',
      'How much should a warden or a police officer be free to decide?',
      'Which rules do people follow although nobody has written them down?',
    ],
    task: {
      instruction:
        'The sign says “No vehicles in the park”. You may allow three of these cases and must refuse the rest. Then write one sentence that explains all your decisions, and test it on the cases that you refused.',
      options: [
        'A courier who gets off her bicycle and pushes it, forty times a day',
        'A film team with a silent electric van: one Sunday at five in the morning, and 2,000 euros for the playground',
        'A man with a bad leg on a three-wheeled scooter, at walking pace',
        'A drone that counts birds’ nests, twice a year',
        'A fire engine from 1890, to be put up for good by the pond; it can no longer move',
        'A wedding carriage with two horses, once',
        'A robot that delivers parcels at walking pace, all day, and stops for everybody',
        'Thirty roller skaters with music, every Thursday evening',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a students’ magazine about a law or a rule, real or invented, that leads to odd results. Explain what it was meant for, describe one case that nobody had thought of, and suggest a better wording or say why there is none.',
  },
};
