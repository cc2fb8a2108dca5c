import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'weather',
        'noun',
        'sun, rain, wind or snow: what it is like outside',
        'The weather is different every day.',
      ),
      word('rain', 'noun', 'water that comes down from the sky', 'We walked home in the rain.'),
      word(
        'cloud',
        'noun',
        'a white or grey thing in the sky that can bring rain',
        'There was one small cloud over the sea.',
      ),
      word('wind', 'noun', 'air that moves', 'The wind took my hat.'),
      word('sunny', 'adjective', 'with a lot of light and a blue sky', 'It is sunny, so let’s eat outside.'),
      word('fog', 'noun', 'a grey cloud on the ground that you cannot see through', 'Cars go slowly in the fog.'),
      word(
        'sky',
        'noun',
        'what you see over your head when you are outside, often blue',
        'The sky was dark before the storm.',
      ),
      word('clear', 'adjective', 'with no clouds', 'On a clear night you can see the stars.'),
      word('dry', 'adjective', 'with no rain or water', 'July is the only dry month here.'),
      word('degree', 'noun', 'a number for how hot or cold it is', 'It was only one degree this morning.'),
      word(
        'forecast',
        'noun',
        'what people say about the weather of the next few days',
        'The forecast says snow for Friday.',
      ),
      word('storm', 'noun', 'a time of very strong wind and rain', 'Two old trees fell in the storm.'),
      word('umbrella', 'noun', 'a thing that you hold over your head in the rain', 'I left my umbrella on the bus.'),
      word('get wet', 'phrase', 'to have water on your clothes or hair', 'We ran, but we got wet.'),
    ],
    text: {
      title: 'You can’t miss it',
      kind: 'text',
      genre: 'letter',
      text: `Dear Amara,

How is the weather at home? Hot and dry? Here it is eight degrees. I came three weeks ago, and every day there is fog. It sits on the street like a big grey cat.

There is a beautiful mountain here. It is on all the postcards. “You can’t miss it,” people say. But I never see it. Every morning I look at the forecast: fog and rain, fog and wind. Every evening I put my camera next to my shoes.

Last Sunday the sky was clear! I ran out with my camera. I saw the sea, a long way down. I saw a sunny island. But where was the mountain?

I asked my neighbour, Mr Lindqvist. He looked at me. Then he pointed at my shoes.

I laughed and laughed, and then the clouds came back. So there is no photo in this letter. But now I know why the walk from the bus is so hard!

Love,
Tariq`,
      questions: [
        choose(
          'What is the letter about?',
          'Looking for a mountain',
          [
            ['Taking photos of the sea', 'He sees the sea, but he does not take a photo.'],
            ['Living with a grey cat', 'There is no cat. The fog is like one.'],
            ['Walking home in a storm', 'There is fog, rain and wind, but no storm.'],
          ],
          '“But I never see it.” Then he asks: “But where was the mountain?”',
        ),
        write(
          'How many weeks ago did Tariq come to this place?',
          ['three', '3', 'three weeks', '3 weeks', 'three weeks ago', '3 weeks ago'],
          '“I came three weeks ago, and every day there is fog.”',
        ),
        trueOrFalse('Tariq sends Amara a picture of the island.', false, '“So there is no photo in this letter.”'),
        choose(
          'What does Tariq do every evening?',
          'He gets his camera ready.',
          [
            ['He looks at the forecast.', 'He does that in the morning.'],
            ['He talks to Mr Lindqvist.', 'He asks him on Sunday. We do not read that he does it every day.'],
            ['He buys some postcards.', 'The mountain is on the postcards. We do not read that he buys any.'],
          ],
          '“Every evening I put my camera next to my shoes.”',
        ),
        choose(
          'Where does Tariq live now?',
          'High up on the mountain',
          [
            ['On an island in the sea', 'He sees the island from the place where he lives.'],
            ['On the beach, by the sea', 'The sea is a long way down.'],
            ['Far away from the mountain', 'He cannot see it, but it is not far: he stands on it.'],
          ],
          'The sea is “a long way down”, and Mr Lindqvist “pointed at my shoes”: the mountain is under them.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to go on one trip together this weekend. Is it going to be Saturday or Sunday?',
      a: {
        role: 'You know the forecast.',
        facts: [
          'Saturday is warm and sunny in the morning. It is going to rain from one o’clock.',
          'On Sunday there is going to be a strong, cold wind all day, and rain until twelve.',
          'You must be home at four on Saturday. On Sunday you are free all day.',
        ],
        goals: [
          'Find out where you can go, how far it is and when it is open.',
          'Find out when B is free.',
          'Choose a day, a place and a time with B. You want to be outside in the sun.',
        ],
      },
      b: {
        role: 'You know the places.',
        facts: [
          'The lake is half an hour away by bus. There are boats from nine to two, but not in a strong wind.',
          'The castle is an hour away by bus. It is open from eleven to five, and you are inside most of the time.',
          'You work until ten on Saturday. On Sunday you must be home at three.',
        ],
        goals: [
          'Find out what the weather is going to be like on the two days.',
          'Find out when A is free.',
          'Choose a day, a place and a time with A. You want a long trip, and you hate wet clothes.',
        ],
      },
      phrases: [
        'What’s the weather going to be like on …?',
        'When does it start to rain?',
        'How far is it?',
        'I’m free until …',
        'We can’t do that, because …',
        'Let’s meet at …',
      ],
    },
    statements: [
      'Rain is good weather for a walk.',
      'It is better to be too cold than too hot.',
      'I look at the forecast before I choose my clothes.',
      'Snow is more beautiful than the sea in summer.',
      'People are happier in sunny countries.',
      'It is boring to talk about the weather.',
      'Schools should close when it is very hot.',
      'A big storm is fun when you are inside.',
    ],
    questions: [
      'What is the weather like today, and do you like it?',
      'What can you do in your town on a rainy Sunday?',
      'Which month of the year do you like best, and why?',
      'What clothes does a visitor need in your country in January?',
      'When was the weather a problem for you, and what did you do?',
    ],
    task: {
      instruction:
        'Two friends go walking in the mountains. Day one is hot, the night in a small house is very cold, and day two is wet with a strong wind. They have good boots, food and a little water. They can carry six more kilos. What do they take?',
      options: [
        'Two raincoats: one kilo',
        'Two warm blankets: three kilos',
        'Six bottles of water: three kilos. You can only get more at the house',
        'Two hats and a bottle of sun cream: one kilo',
        'A small cooker and soup for the evening: two kilos',
        'Dry clothes for the second day: two kilos',
        'A big umbrella, for the sun and for rain without wind: one kilo',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to visit you next month. Say what the weather is like then, what clothes your friend needs, and what you can do together on a rainy day.',
  },
  hard: {
    words: [
      word(
        'forecaster',
        'noun',
        'somebody whose job is to say what the weather will be',
        'The forecaster promised a dry weekend.',
      ),
      word('predict', 'verb', 'to say that something will happen', 'Nobody had predicted so much snow.'),
      word('accurate', 'adjective', 'correct and exact', 'Forecasts for the next day are usually accurate.'),
      word('shower', 'noun', 'a short period of rain', 'The match was interrupted by a heavy shower.'),
      word('pour', 'verb', 'to rain heavily', 'It poured all through the concert.'),
      word('soaked', 'adjective', 'completely wet', 'By the time the bus came we were soaked.'),
      word('overcast', 'adjective', 'with a sky full of grey clouds', 'The morning was overcast and still.'),
      word('clear up', 'phrase', 'to become bright after rain or cloud', 'It should clear up in time for lunch.'),
      word('turn out', 'phrase', 'to be a certain way in the end', 'Friday turned out sunny after all.'),
      word(
        'exaggerate',
        'verb',
        'to make something sound bigger than it is',
        'He exaggerates every time he describes a storm.',
      ),
      word(
        'cancel',
        'verb',
        'to decide that a planned thing will not happen',
        'They cancelled the boat trip because of the wind.',
      ),
      word('heatwave', 'noun', 'a number of unusually hot days', 'During the heatwave we slept on the roof.'),
      word('breeze', 'noun', 'a light, pleasant wind', 'A breeze from the sea cooled the terrace.'),
      word(
        'mild',
        'adjective',
        'not very cold, often warmer than expected',
        'It was so mild in January that roses flowered.',
      ),
    ],
    text: {
      title: 'A real twenty per cent',
      kind: 'dialogue',
      genre: 'interview',
      text: `Ravi: You’ve been this resort’s weather forecaster for thirty years. How often are you right?
Solveig: More often than people think. They forget a thousand accurate forecasts and remember one soaked wedding.
Ravi: Whose wedding?
Solveig: The mayor’s. I had predicted a ten per cent chance of a shower. It poured for six hours. He still won’t say hello to me.
Ravi: So you were wrong.
Solveig: Was I? Ten per cent isn’t zero. Out of ten days like that one, nine stay dry and one turns out wet. Somebody has to get married on that one.
Ravi: The hotels say that you ruin their weekends.
Solveig: They have a point. If a morning is overcast but clears up by ten, visitors see a grey cloud on their phones and cancel. The hotels would like me to draw a sun wearing a scarf.
Ravi: Is it true that forecasters exaggerate?
Solveig: I used to. If I said five per cent and it rained, I got forty angry letters. If I said twenty and it stayed dry, people thought they’d been lucky. In thirty years nobody has complained to me about unexpected sunshine. So five became twenty.
Ravi: But that’s dishonest!
Solveig: It was. Then a farmer told me that she had kept her machines in the barn on the one perfect day for cutting hay, because of me. I stopped the next morning.
Ravi: Good. Our street festival is tomorrow, and you say twenty per cent. Is that a real twenty?
Solveig: A real twenty.
Ravi: Then I can leave my umbrella at home.
Solveig: Of course you can. Mine is already by the door.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How fear of blame can bend a forecast',
          [
            ['Why most forecasts turn out to be wrong', 'Solveig says that she is right more often than people think.'],
            ['How hotels came to control a forecast', 'The hotels have wishes, but they do not decide.'],
            ['Why farmers need their own forecasts', 'One farmer suffered, but nobody suggests this.'],
          ],
          '“If I said five per cent and it rained, I got forty angry letters.” So she made the number bigger.',
        ),
        write(
          'Who has been unfriendly to Solveig ever since a wet wedding?',
          ['the mayor', 'mayor', 'the town’s mayor', 'the resort’s mayor'],
          'It was the mayor’s wedding: “He still won’t say hello to me.”',
        ),
        trueOrFalse(
          'Solveig accepts that her forecast for the wedding was a mistake.',
          false,
          'She replies: “Was I? Ten per cent isn’t zero.”',
        ),
        choose(
          'Why did Solveig use to give higher numbers?',
          'Nobody minds if a day is better than expected.',
          [
            ['The hotels did better when rain was predicted.', 'The hotels lose visitors when they see a grey cloud.'],
            ['Low numbers are difficult to calculate.', 'She does not say that it is difficult.'],
            ['The letters asked for clearer warnings.', 'People wrote because they were angry, not to ask for this.'],
          ],
          '“In thirty years nobody has complained to me about unexpected sunshine.”',
        ),
        choose(
          'What happened to the farmer because of the forecast?',
          'She missed a good day for work.',
          [
            ['She cut her hay and it got wet.', 'She did not cut it that day: her machines were in the barn.'],
            ['She had to repair her machines.', 'They were in the barn because she expected rain.'],
            ['She sold her hay a day too late.', 'The text does not say when she sold anything.'],
          ],
          'She “had kept her machines in the barn on the one perfect day for cutting hay”.',
        ),
        choose(
          'What does Solveig suggest with her last words?',
          'A small risk is still worth preparing for.',
          [
            ['She has gone back to inventing numbers.', 'She has just said: “A real twenty.”'],
            ['She would prefer the festival to be moved.', 'She says nothing against the festival.'],
            ['The number has gone up since she gave it.', 'The number is the same; she only takes it seriously.'],
          ],
          'Twenty per cent does not mean never, and so her umbrella “is already by the door”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A concert in the park is planned for Saturday at eight in the evening. Now rain is possible. It is Thursday.',
      a: {
        role: 'You organise the concert.',
        facts: [
          'You have sold 400 tickets, and you can spend up to 900 pounds because of the weather.',
          'The chance of rain on Saturday is 20 per cent at six, 40 per cent at eight and 70 per cent at ten.',
          'The wind will be light until nine and strong afterwards.',
          'The concert lasts two hours. The musicians can start at half past six at the earliest.',
        ],
        goals: [
          'Find out what B can offer, how many people it holds and what it costs.',
          'Find out by when you have to decide.',
          'Agree on a plan that you can explain to everybody who has bought a ticket.',
        ],
      },
      b: {
        role: 'You rent out a hall and a tent next to the park.',
        facts: [
          'The hall takes 300 people and costs 700 pounds. Another 100 can watch on a screen in the entrance for 150 pounds more. It is available from seven.',
          'The tent takes 250 people, costs 400 pounds and is available from six. It must come down when the wind is strong.',
          'To keep the hall or the tent for somebody, you take 200 pounds now. This is part of the price and is not given back.',
          'You need the final decision by noon on Saturday.',
        ],
        goals: [
          'Find out how many people are coming, and how much A can spend.',
          'Find out when rain and wind are expected, and whether the concert could start earlier.',
          'Agree on a plan that earns you at least 200 pounds.',
        ],
      },
      phrases: [
        'How likely is it that …?',
        'What if it clears up?',
        'By when do you need to know?',
        'The trouble with that is …',
        'Suppose we started at …',
        'To be on the safe side, we could …',
      ],
    },
    statements: [
      'A forecast that is wrong one day in five is good enough.',
      'People’s mood should not depend on the weather.',
      'An open-air event should never be cancelled just because of rain.',
      'Talking about the weather is a polite way of saying nothing.',
      'Four real seasons are better than constant sunshine.',
      'Weather apps have made people more nervous.',
      'If we could control the weather, we would only quarrel about it.',
      'Everybody should be allowed to stay at home in a heatwave.',
    ],
    questions: [
      'When did the weather last change your plans, and how did that turn out?',
      'What would a forecast have to say for you to hold an important party outdoors?',
      'Which sayings about the weather are there in your language, and are they any use?',
      'How do people in your town behave when the weather suddenly changes?',
      'If you had to keep one kind of weather for a month, which would you choose?',
    ],
    task: {
      instruction:
        'A small town has rain on 200 days a year and hardly any visitors. It can spend 90,000 pounds. Choose three measures. At least one of them must make the rain itself an attraction.',
      options: [
        'A glass roof over the market square: 60,000 pounds, welcome to the people of the town as well',
        'A rain festival in the wettest month: 25,000 pounds, a failure if the sun shines',
        'A museum of the weather in the old station: 45,000 pounds, three new jobs',
        'A thousand raincoats and pairs of boots to borrow free of charge: 15,000 pounds',
        'A free night in a hotel for every guest who sees no rain in three days: up to 20,000 pounds a year',
        'A path to twelve waterfalls that run only in the rain: 35,000 pounds, too steep for some visitors',
        'Posters in big cities that say “Come and get soaked”: 10,000 pounds, and many in the town dislike them',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a travel website about a weekend in a place where it never stopped raining. Describe one thing that the rain ruined and one that you would have missed in sunshine. Say who should go there.',
  },
};
