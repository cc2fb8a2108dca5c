import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('city', 'noun', 'a very big town', 'Three million people live in this city.'),
      word('country', 'noun', 'the land outside towns, with fields and trees', 'My aunt has a house in the country.'),
      word(
        'village',
        'noun',
        'a place with a few houses, smaller than a town',
        'There is only one shop in our village.',
      ),
      word('quiet', 'adjective', 'with no loud sounds', 'Our street is very quiet at night.'),
      word('noise', 'noun', 'a loud sound that is often not nice', 'I can hear the noise of the cars.'),
      word('flat', 'noun', 'a home with a few rooms in a big building', 'We live in a flat on the sixth floor.'),
      word('farm', 'noun', 'a place with fields and animals that give us food', 'There are forty cows on this farm.'),
      word('field', 'noun', 'a piece of land with grass or plants for food', 'The horses are in the field.'),
      word('neighbour', 'noun', 'somebody who lives next to you', 'Our neighbour has a big garden.'),
      word('move', 'verb', 'to go and live in a different home', 'They are going to move to the city.'),
      word('far from', 'phrase', 'not near', 'The farm is far from the next town.'),
      word('fresh', 'adjective', 'clean and cool, or not old', 'The air is fresh near the river.'),
      word('crowded', 'adjective', 'full of people', 'The city centre is crowded on Saturdays.'),
      word('nature', 'noun', 'plants, animals and everything that people did not make', 'I like long walks in nature.'),
    ],
    text: {
      title: 'Send me the tram',
      kind: 'text',
      genre: 'letter',
      text: `Dear Tomás,

We moved to the country three weeks ago, and I cannot sleep. It is too quiet! Under our old flat in the city, the last tram came at one o’clock and the first at five. I loved that noise. Here there is nothing, only a dog, far from our house.

The days are fine. The air is fresh, and from my window I can see fields and a river. Our neighbours have a farm, and they bring us eggs. Yesterday the man in the village shop knew my name and my shoe size! My parents are happy. They are going to buy ten chickens on Saturday.

I have a strange question. Can you go to our old street tonight? Please record the tram on your phone and send it to me.

Your tired friend,
Amina

P.S. It is five in the morning, and there is a terrible “Cock-a-doodle-doo!” under my window. It does not stop. Forget the tram!`,
      questions: [
        choose(
          'What is Amina’s problem in her letter?',
          'She misses the sounds of the city.',
          [
            ['She does not like her new neighbours.', 'The neighbours are kind: they bring eggs.'],
            ['She has too much work with the animals.', 'The family has no chickens yet.'],
            ['She has to get up early for school.', 'She cannot sleep, but she does not write about school.'],
          ],
          'She writes about the tram: “I loved that noise.”',
        ),
        write(
          'What time did the first tram come in the morning?',
          [
            'five',
            '5',
            'at five',
            'at 5',
            'five o’clock',
            '5 o’clock',
            'at five o’clock',
            'at 5 o’clock',
            '5 a.m.',
            '5 am',
            '5am',
            'at 5 a.m.',
            'at 5 am',
            'five a.m.',
            'five in the morning',
            '5 in the morning',
            '5:00',
            '5.00',
            '05:00',
          ],
          '“the last tram came at one o’clock and the first at five”',
        ),
        trueOrFalse(
          'The man in the village shop knows who Amina is.',
          true,
          '“Yesterday the man in the village shop knew my name and my shoe size!”',
        ),
        choose(
          'What are Amina’s parents going to do?',
          'Get some animals',
          [
            ['Open a village shop', 'There is a shop, but it is not theirs.'],
            ['Sell eggs to people', 'The eggs come from the neighbours, and nobody sells them.'],
            ['Find another flat', 'They are happy in the country.'],
          ],
          '“They are going to buy ten chickens on Saturday.”',
        ),
        choose(
          'Why does Amina write “Forget the tram!”?',
          'She has a new noise in her life.',
          [
            ['She can hear a tram near the house.', 'There is no tram in the country. She hears a bird.'],
            ['She is going to go back to the city.', 'She does not say that.'],
            ['She can sleep very well here now.', 'She is awake at five in the morning.'],
          ],
          'There is a loud bird “under my window. It does not stop.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are cousins. One of you lives in the city, and one lives on a farm. You want to be together next Saturday and Sunday. You talk on the phone.',
      a: {
        role: 'You live in a small flat in a big city.',
        facts: [
          'On Saturday there is a free concert in the park, from seven to ten in the evening. You don’t want to miss it.',
          'You have a piano lesson on Saturday from eleven to twelve. On Sunday you are free.',
          'You have a second bed in your room.',
          'You have only 20 pounds.',
        ],
        goals: [
          'Find out when the buses go, and what they cost.',
          'Find out what B has to do on the farm in the morning.',
          'Find out what you can do in the country on Sunday.',
          'Make a plan for the two days with B.',
        ],
      },
      b: {
        role: 'You live on a farm in the country.',
        facts: [
          'You give the animals their food at eight every morning. Your brother can do it for you on one day.',
          'Buses leave the village and the city at ten, at one and at four. The bus takes two hours and costs 8 pounds each way.',
          'On Sunday at twelve there is a big lunch in your village, with music. You want to be there.',
        ],
        goals: [
          'Find out what there is to do in the city on Saturday.',
          'Find out when A has no time.',
          'Find out where you can sleep, and how much money A has.',
          'Make a plan for the two days with A.',
        ],
      },
      phrases: [
        'What time does the bus leave?',
        'Are you free on … morning?',
        'I can’t come before …',
        'You can sleep at my place.',
        'First we can …, and then …',
        'That’s a good plan!',
      ],
    },
    statements: [
      'Life in the country is boring for young people.',
      'Every child should spend a summer on a farm.',
      'Neighbours in a village know too much.',
      'I like to hear cars and people when I go to sleep.',
      'It is easy to feel alone in a big city.',
      'A house with a garden is better than a flat in the centre.',
      'City people are always in a hurry.',
      'I can live without a shop near my home.',
    ],
    questions: [
      'What can you hear at night where you live?',
      'What can you do in a city that you cannot do in a village?',
      'What do visitors like about the place where you live?',
      'What is good and what is bad when everybody knows you?',
      'Where do you want to live when you are old, and why?',
    ],
    task: {
      instruction:
        'The Okafors, two parents and two children, are looking for a home. Both parents work in the city. They can pay 900 pounds a month for the home and for travel to work. Choose one home, and say what is going to be difficult there.',
      options: [
        'A flat in the city centre: 850 pounds, three rooms, five minutes on foot, but cars and buses under the window all night',
        'A flat at the end of the tram line: 700 pounds, and 100 for the tram; three rooms, half an hour, no shops near it',
        'A house in a village: 600 pounds, and 250 for the train; four rooms, a garden, forty-five minutes, no school',
        'An old farmhouse: 500 pounds, and 350 for the car; six rooms, fields, one hour, work to do on the roof',
        'A new house by a big road: 700 pounds, and 150 for the bus; five rooms, forty minutes, noise day and night',
        'A boat on the river: 650 pounds, twenty minutes by bike; three very small rooms, cold in winter',
        'Two big rooms over a bakery in the city: 700 pounds, ten minutes on foot; fresh bread, but the bakers below start work at three in the morning',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is going to visit you for the first time. Say what it is like where you live, what you can see and hear there, and what you are going to do together.',
  },
  hard: {
    words: [
      word('rural', 'adjective', 'of the country, not of towns', 'Many rural schools have only one teacher.'),
      word('urban', 'adjective', 'of a town or city', 'Some urban families grow food on their balconies.'),
      word('remote', 'adjective', 'far away from other places', 'The postman visits remote farms once a week.'),
      word(
        'inhabitant',
        'noun',
        'somebody who lives in a certain place',
        'The island has fewer than fifty inhabitants.',
      ),
      word('resident', 'noun', 'somebody who has a home in a place', 'Residents complained about the new road.'),
      word(
        'newcomer',
        'noun',
        'somebody who arrived in a place not long ago',
        'The newcomers were invited to the village dance.',
      ),
      word(
        'commute',
        'noun',
        'the journey to work and back, day after day',
        'Her commute has been shorter since she left the suburbs.',
      ),
      word(
        'cost of living',
        'phrase',
        'what people pay for food, home and other needs',
        'The cost of living is much higher in the capital.',
      ),
      word(
        'abandoned',
        'adjective',
        'left empty because nobody wants it any more',
        'Trees grow in the abandoned station.',
      ),
      word('cut off', 'phrase', 'to make it impossible to reach a place', 'Floods can cut off the valley for days.'),
      word('settle', 'verb', 'to make a place your home', 'Several young couples settled near the lake.'),
      word('outskirts', 'noun', 'the parts of a town farthest from its centre', 'They rent a flat on the outskirts.'),
      word(
        'amenities',
        'noun',
        'useful things in a place, such as shops or a pool',
        'The village has few amenities but a fine library.',
      ),
      word('pace of life', 'phrase', 'how fast or slowly people live', 'The pace of life is slower on the coast.'),
    ],
    text: {
      title: 'Wanted: one pupil',
      kind: 'text',
      genre: 'report',
      text: `By law, the school in Valmora had to have ten pupils. Last spring it had nine, and the next rural school was an hour away by bus. So the village, a remote place with 140 inhabitants and eleven abandoned houses, put a notice on the internet. To any family with a child under ten it offered a house for a hundred euros a month.

The mayor, Ilaria Conti, expected a dozen replies. She received six hundred. Most came from people who were tired of urban life: the noise, the commute, the cost of living. “They wrote about silence and tomatoes,” she says. “Hardly anybody asked what we do in February.”

The Haddads did. They also wanted to know how often snow closed the road. In August they arrived with eight-year-old Sami, and the school stayed open.

It has not been a fairy tale. At night the newcomers shut their gate, which some residents took as an insult. Nobody explained; the vegetables that neighbours had been leaving at the door simply stopped. Then, in January, snow cut off the village for six days, and Noor Haddad, an engineer, got the doctor’s telephone working again with parts from a washing machine. Since then there has been more cabbage than three people can eat.

Last week the mayor’s son Luca, who is eighteen, announced that he was leaving for the capital. All winter he had been listening to Noor’s stories about night buses, cinemas, and the joy of walking down a street where nobody knows your mother.

“We brought in three people and lost one,” says Ilaria Conti. “As mayor, I call that a success.” She glances at the second chair in her kitchen. “As mayor,” she repeats.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'What a new family has meant for a village',
          [
            ['Why urban families fail to settle in villages', 'The Haddads had a hard start, but they have settled.'],
            ['How a mayor kept young people in the village', 'Her own son is leaving.'],
            ['Why small schools should be kept open by law', 'The school is only the reason for the notice.'],
          ],
          '“We brought in three people and lost one”, and “the school stayed open”.',
        ),
        choose(
          'What made the Haddads different from most of the others who replied?',
          'They thought about the hard months.',
          [
            ['They had lived in the mountains before.', 'Nothing is said about where they had lived before.'],
            ['They wanted to grow their own vegetables.', 'It was the others who wrote about tomatoes.'],
            ['They had more children than other families.', 'Only Sami is mentioned, and three people came.'],
          ],
          '“Hardly anybody asked what we do in February.” The text goes on: “The Haddads did.”',
        ),
        trueOrFalse(
          'The mayor was surprised by the number of replies.',
          true,
          '“The mayor, Ilaria Conti, expected a dozen replies. She received six hundred.”',
        ),
        write(
          'For how many days could nobody reach the village in January?',
          ['six', '6', 'six days', '6 days', 'for six days', 'for 6 days'],
          '“snow cut off the village for six days”',
        ),
        choose(
          'Why did the neighbours start to bring vegetables again?',
          'They had seen how useful Noor could be.',
          [
            [
              'They had been told why the gate was shut.',
              '“Nobody explained”, and we do not read that anybody did later.',
            ],
            ['They had grown more than in other winters.', 'There is more at the Haddads’ door, not in the gardens.'],
            ['They had heard that the Haddads were leaving.', 'It is Luca who is leaving.'],
          ],
          'Noor “got the doctor’s telephone working again”, and “Since then there has been more cabbage than three people can eat.”',
        ),
        choose(
          'What does the mayor suggest by saying “As mayor” twice?',
          'As a mother she feels differently.',
          [
            ['As a mayor she will soon give up.', 'She does not speak of giving up her office.'],
            ['As a citizen she blames the family.', 'There is no anger at the Haddads in what she says.'],
            ['As a politician she has been lucky.', 'The glance at the chair is about something private.'],
          ],
          '“She glances at the second chair in her kitchen.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You share a flat in the city and work for the same firm. One of you has found a house to rent in a village, and has just come back from seeing it.',
      a: {
        role: 'You have seen the house, and you would love to live there.',
        facts: [
          'The house costs 800 a month for both of you. The contract lasts at least six months.',
          'You tested the internet there: it is faster than in your flat.',
          'A free bus from the village reaches the nearest station at 8.00 and 8.45. The last one back leaves the station at 7.30 in the evening; a taxi costs 20.',
        ],
        goals: [
          'Find out what your flat is going to cost, and what the train costs.',
          'Find out on which days, and from when to when, you will have to be in the office.',
          'Find out what B would miss most in the city.',
          'Persuade B to move, at least for a trial.',
        ],
      },
      b: {
        role: 'You like the city, and you have just read two letters: one from your landlord and one from your firm.',
        facts: [
          'From May the rent for your flat goes up from 1,100 to 1,300 a month.',
          'From May everybody has to be in the office from Tuesday to Thursday, ten to six. On the other days you may work at home.',
          'The train takes fifty minutes and runs until midnight; the office is next to the station in the city. A monthly ticket costs 160 each.',
          'You sing in a choir in the city on Wednesdays until nine, and you are not going to give it up.',
        ],
        goals: [
          'Find out what the house costs, and for how long you would be tied to it.',
          'Find out how you would get from the station to the house in the evening.',
          'Find out whether you could work from there.',
          'Agree only if the two of you pay less than for the flat, Wednesday evenings included.',
        ],
      },
      phrases: [
        'What would it come to per month?',
        'The catch is that …',
        'How would I get back from …?',
        'I could live with that, provided that …',
        'Let’s work it out.',
        'What if we gave it … months?',
      ],
    },
    statements: [
      'People who move to the country are running away from something.',
      'A village where nobody locks the door is worth more than any theatre.',
      'Cities make people more tolerant.',
      'The state should pay people to live in remote places.',
      'I would rather be unknown than known by everybody.',
      'Newcomers should adapt to a village, not the other way round.',
      'City children know too little about where food comes from.',
      'Working from home will save the villages.',
    ],
    questions: [
      'What would a stranger have to know in order to feel at home where you live?',
      'Which habits of city people would seem odd in a village, and the other way round?',
      'What would you ask before you moved to a place that you had seen only in pictures?',
      'Should a school with nine pupils be kept open? What does it depend on?',
      'What will draw young people to the country, or away from it, in thirty years?',
    ],
    task: {
      instruction:
        'A village of 300 people, an hour from the nearest city, has 200,000 euros to attract young residents and to keep those it has. Choose what to spend it on, and decide what you will say to those who wanted something else.',
      options: [
        'Four abandoned houses repaired and let cheaply: 120,000, ready in two years',
        'A late bus to the city and back, until midnight, for three years: 90,000',
        'Fast internet for every house: 80,000, ready in six months, with all the streets dug up',
        'A nurse on two days a week, for two years: 70,000',
        'A shared office with a café in the old station, run by volunteers: 50,000',
        'A music festival for three summers: 40,000, with 5,000 visitors each time',
        'A film about the village, made by its teenagers, who say what they like: 25,000',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a website that helps people to decide where to live. Describe one place honestly: whom it suits, what it lacks, and one thing that nobody tells you before you move there.',
  },
};
