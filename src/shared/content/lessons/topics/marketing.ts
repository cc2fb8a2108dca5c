import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('customer', 'noun', 'a person who buys something in a shop', 'The shop has a hundred customers a day.'),
      word('product', 'noun', 'a thing that people make and sell', 'Soap is our best product.'),
      word('price', 'noun', 'the money that you pay for something', 'The price is four euros.'),
      word('sell', 'verb', 'to give something to a person who pays for it', 'They sell hats at the market.'),
      word('advert', 'noun', 'words or pictures that say “buy this”', 'I saw an advert for new shoes.'),
      word('sign', 'noun', 'a board or paper with information for everybody', 'There is a big sign on the door.'),
      word('cheap', 'adjective', 'that does not cost much', 'These pens are cheap and good.'),
      word('free', 'adjective', 'that costs nothing', 'The first coffee is free.'),
      word('sample', 'noun', 'a little of something, to try before you buy', 'You can try a sample of the cheese.'),
      word(
        'shop window',
        'noun',
        'the big glass at the front of a shop',
        'The red bike in the shop window is for sale.',
      ),
      word('brand', 'noun', 'the name on the things that one company makes', 'Which brand of tea do you buy?'),
      word('poster', 'noun', 'a big piece of paper with a picture, on a wall', 'We put posters in the bus station.'),
      word('logo', 'noun', 'a small picture that stands for a company', 'Their logo is a white bird.'),
      word('popular', 'adjective', 'that many people like', 'The new ice cream is very popular.'),
    ],
    text: {
      title: 'Two each',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Adisa: Nobody wants our lemon soap. We still have a hundred bars.
Lumi: But it’s a good product. It smells wonderful!
Adisa: It’s four euros now. Let’s change the price to two.
Lumi: No. When something is too cheap, people think that it’s bad.
Adisa: Then let’s give people free samples.
Lumi: I have a better idea. I’m going to make a sign for the shop window.
Adisa: What does it say?
Lumi: “Lemon soap. Only two for each customer.”
Adisa: Only two? Last week we sold only one!
Lumi: Wait. Have a nice weekend, Adisa!
Adisa: Good morning, Lumi. It’s Monday! How was the weekend?
Lumi: Great. There are only ten bars here.
Adisa: You sold ninety? And you didn’t change the price?
Lumi: No. One man came three times. The third time, he had a big hat and dark glasses.
Adisa: All that without an advert! Lumi, can you keep four for me?
Lumi: For you? You walk past them every day.
Adisa: I know. But now there are only ten.
Lumi: Sorry, Adisa. Two for each customer.`,
      questions: [
        choose(
          'What is the conversation about?',
          'A way to sell more soap',
          [
            ['A way to make better soap', 'The soap is good. They do not change it.'],
            ['A way to find cheap soap', 'They sell soap. They do not look for it.'],
            ['A way to give away soap', 'Adisa has the idea of samples, but Lumi does not want it.'],
          ],
          'Adisa says: “Nobody wants our lemon soap”. Lumi answers: “I have a better idea.”',
        ),
        write(
          'How many euros does one bar of soap cost?',
          ['four', '4', 'four euros', '4 euros', '€4', '4 €', 'it costs four euros'],
          '“It’s four euros now.” Lumi does not change it.',
        ),
        trueOrFalse(
          'Lumi wants a lower price for the soap.',
          false,
          '“When something is too cheap, people think that it’s bad.”',
        ),
        choose(
          'Why did one man come in a hat and dark glasses?',
          'He wanted more than two bars.',
          [
            ['He wanted to go to the beach.', 'They do not talk about a beach or about the sun.'],
            ['He wanted to talk to Adisa.', 'Adisa was not in the shop at the weekend.'],
            ['He wanted to take his soap back.', 'He came to buy, and not to get his money back.'],
          ],
          'The sign says: “Only two for each customer.” But “One man came three times.”',
        ),
        choose(
          'Why does Adisa want the soap in the end?',
          'Soon there is not going to be any.',
          [
            ['Lumi can sell it to Adisa for two euros.', 'The price is still four euros.'],
            ['Adisa wants to give it to the man in the hat.', 'Adisa only hears about that man.'],
            ['It has a nicer smell than before.', 'It is the same soap, with the same smell.'],
          ],
          'Adisa walks past the soap every day. “But now there are only ten.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A new shop for old bikes opens on Saturday. Today is Monday. The owner talks to a person who makes adverts.',
      a: {
        role: 'You are the owner of the bike shop.',
        facts: [
          'You have 120 euros for adverts.',
          'Your bikes cost 50 to 90 euros. Most of your customers are going to be students.',
          'The first twenty customers get a free light for their bikes.',
        ],
        goals: [
          'Find out what B can make, and what it costs.',
          'Find out how many days B needs.',
          'Choose the adverts with B. You cannot pay more than you have.',
        ],
      },
      b: {
        role: 'You make adverts for small shops.',
        facts: [
          'Fifty posters cost 60 euros. A hundred posters cost 100 euros. They are ready on Thursday evening.',
          'A short film for phones costs 40 euros. It is ready tomorrow. Most people who watch these films are under 25.',
          'An advert on the radio costs 80 euros. You need two days. Many older people hear it.',
        ],
        goals: [
          'Find out how much money A has, and who the customers are going to be.',
          'Find out what is special on the first day.',
          'Write the first line of the advert with A: eight words or fewer.',
        ],
      },
      phrases: [
        'How much does … cost?',
        'When is it ready?',
        'Who are your customers?',
        'I think … is better, because …',
        'That’s too expensive for me.',
        'Let’s take … and …',
      ],
    },
    statements: [
      'A good product does not need an advert.',
      'I buy things because they look nice.',
      'Cheap things are often bad.',
      'There are too many adverts on the internet.',
      'Funny adverts are better than serious adverts.',
      'There should be no adverts for small children.',
      'A free sample makes me want to buy something.',
      'The name of the brand is important to me.',
    ],
    questions: [
      'Which advert can you remember, and what was in it?',
      'Where do you see a lot of adverts in your town?',
      'What makes you stop and look at a shop window?',
      'What product from your country do people in other countries buy?',
      'What was the last good thing that you found in a small shop?',
    ],
    task: {
      instruction:
        'A small cinema has a hundred empty seats every Tuesday. It has 500 euros for one month. Choose two ideas, and say who is going to come.',
      options: [
        'Big posters at the bus station: 300 euros, and thousands of people see them',
        'Tickets for half the price on Tuesdays: free to start, but every ticket brings less money',
        'Free popcorn for students: 200 euros',
        'An advert on the radio, ten times: 250 euros, and older people hear it',
        'A funny film for phones by two film students: 150 euros, but nobody knows if it is going to be good',
        '“Bring a friend, and your friend pays nothing”: free to start, but fifty of the seats bring no money',
        'Lights and a new sign over the door: 350 euros, and they stay for years',
      ],
    },
    writing:
      'Write an advert of 50 to 70 words for a thing at home that you do not need. It is for the people at your school or work. Say what it is, what is good about it, what is not so good, and what it costs.',
  },
  hard: {
    words: [
      word(
        'brand',
        'noun',
        'a name under which a company sells what it makes',
        'The brand is known for its honest adverts.',
      ),
      word(
        'campaign',
        'noun',
        'a planned series of adverts and events with one aim',
        'The campaign cost more than the film it was for.',
      ),
      word(
        'packaging',
        'noun',
        'the box, bag or bottle that something is sold in',
        'Half of the price is for the packaging.',
      ),
      word(
        'launch',
        'noun',
        'the moment when something new is first sold',
        'The launch of the new phone was moved to spring.',
      ),
      word(
        'target group',
        'phrase',
        'the kind of people that something is meant for',
        'Our target group is parents with no time to cook.',
      ),
      word(
        'market research',
        'phrase',
        'finding out what people want to buy, and why',
        'Market research told us that nobody reads the back of the box.',
      ),
      word(
        'focus group',
        'phrase',
        'a few people who are asked together what they think of something',
        'The focus group argued about the colour for an hour.',
      ),
      word(
        'consumer',
        'noun',
        'anybody who buys and uses things',
        'Consumers want to know where their coffee comes from.',
      ),
      word(
        'loyal',
        'adjective',
        'always coming back to the same shop or name',
        'Loyal customers forgave them even the rude advert.',
      ),
      word(
        'slogan',
        'noun',
        'a short line from an advert that is easy to remember',
        'The slogan sounded better in Italian.',
      ),
      word(
        'appeal to',
        'phrase',
        'to be attractive or interesting for somebody',
        'The old photographs appeal to younger visitors.',
      ),
      word(
        'agency',
        'noun',
        'a firm that does a special job for other firms',
        'The agency sent three designers and a bill.',
      ),
      word(
        'feedback',
        'noun',
        'what people tell you about something you have done',
        'The feedback on the first version was polite.',
      ),
      word(
        'competitor',
        'noun',
        'a firm that sells the same kind of thing as yours',
        'Their main competitor copied the idea within a week.',
      ),
    ],
    text: {
      title: 'What Jomo counted',
      kind: 'text',
      genre: 'report',
      text: `As you asked, here is what went wrong with the new packaging, and why I now recommend that we keep the old one.

Our tea has been sold in the same brown box since 1961. Loyal customers like it, but market research suggested that people under thirty take it for something from a museum. Our agency therefore designed a turquoise box with a silver bird, which was meant to appeal to a younger target group.

In March the agency invited thirty-six consumers, none of them older than thirty, to three focus groups in our building. The feedback was the best I have seen in ten years. The new box was called “fresh”, “honest” and “me”. Asked which of the two they would buy, thirty-three people chose it. A launch was planned for September; the campaign was ready, slogan included.

Then, in May, I asked at reception whether there were any brown boxes left for a photographer. “Not many,” said Jomo, who works there. At the end of the sessions he had been told to let everybody pick one box of tea from a table by the exit, as a thank-you. He had put out forty of each kind. When they had all gone home, he packed up what was left: thirty-five turquoise boxes and nine brown ones.

Nobody had asked him about it. We had recorded every word these people said, with three cameras, and had switched them off just before anybody actually took something.

I therefore recommend that the brown box should stay. The agency has been understanding. It has already proposed a new campaign with the slogan “Never changed, never will”, to be tested in three focus groups. I have agreed, on one condition: this time I will be working at reception.`,
      questions: [
        choose(
          'What does the report mainly explain?',
          'Why a much-praised box should be dropped',
          [
            ['How an old brand won younger customers', 'That was the plan, but the new box was never launched.'],
            ['Why an agency should lose its contract', 'The agency goes on working and plans the next campaign.'],
            ['How a receptionist came up with a slogan', 'Jomo counted boxes; the slogan comes from the agency.'],
          ],
          'It tells “what went wrong with the new packaging”, although the feedback was “the best I have seen in ten years”.',
        ),
        choose(
          'Why had the company wanted a new box?',
          'Young people found the old one out of date.',
          [
            ['Older customers had begun to complain about it.', 'They liked it: “Loyal customers like it”.'],
            ['A competitor had brought out a similar box.', 'No other firm is mentioned.'],
            ['The old one had become too expensive to make.', 'The report says nothing about costs.'],
          ],
          'It seems that they “take it for something from a museum”.',
        ),
        write(
          'How many people took a brown box home?',
          ['31', 'thirty-one', 'thirty one', '31 people', 'thirty-one people', 'thirty one people'],
          'Jomo had put out “forty of each kind”, and nine brown ones were left.',
        ),
        trueOrFalse(
          'Jomo had been told not to speak about the boxes.',
          false,
          'He answered as soon as somebody came. “Nobody had asked him about it.”',
        ),
        choose(
          'What was wrong with the focus groups, according to the report?',
          'They measured words rather than behaviour.',
          [
            ['They were made up of the wrong age group.', 'Nobody was over thirty, and that was the aim.'],
            ['They were too small to prove anything.', 'It may be true, but the report does not say so.'],
            ['They were not recorded carefully enough.', 'Every word was recorded, “with three cameras”.'],
          ],
          'The cameras were off “just before anybody actually took something”.',
        ),
        choose(
          'Why does the writer of the report want to work at reception?',
          'To see what people really choose',
          [
            ['To stop the agency giving away tea', 'The free tea was the most useful part of it.'],
            ['To have a rest from marketing', 'It is a way of doing the job better.'],
            ['To make sure that Jomo counts well', 'Nobody doubts his numbers; they decided the matter.'],
          ],
          'That is where Jomo saw what the cameras did not: what was left on “a table by the exit”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A firm that makes rucksacks wants a well-known hiker to show its new model in films on the internet. Today is 1 April. They meet in a café.',
      a: {
        role: 'You are the marketing manager of the firm.',
        facts: [
          'The rucksack goes on sale on 1 May. You want two films, and the first has to be out before that day.',
          'You have 1,600 euros, and not a cent more.',
          'Your boss does not want to hear about faults in a film, but would put up with one, in one film.',
        ],
        goals: [
          'Find out what B charges, and when B has time.',
          'Find out what B honestly thinks of the rucksack.',
          'Agree on two films, with a date and a price for each.',
        ],
      },
      b: {
        role: 'You are a hiker, and 60,000 people watch your films. You have tried out the rucksack for a month.',
        facts: [
          'You charge 900 euros for a film, or 700 if you are free to mention what is wrong with the product.',
          'You need a week to make a film. From 10 to 28 April you will be in the mountains, without internet.',
          'The straps are the best you have ever had. In heavy rain, though, water comes in at the top.',
        ],
        goals: [
          'Find out how many films A wants, and by when.',
          'Find out how much money there is, and what you may say about faults.',
          'Do not promise anything that your viewers would laugh at.',
        ],
      },
      phrases: [
        'What exactly did you have in mind?',
        'I’d have to be free to say that …',
        'That would leave us with …',
        'Would you be prepared to …?',
        'What if we put … into the second film?',
        'So, to sum up: …',
      ],
    },
    statements: [
      'The best marketing is a product that people talk about.',
      'Advertising creates needs that nobody had before.',
      'People who say that adverts do not work on them are wrong.',
      'Anybody who is paid to praise a product should say so in the first sentence.',
      'A company that admits its faults sells more.',
      'Adverts that know what I searched for yesterday are useful.',
      'A town with no adverts in its streets would be dull.',
      'What people say they want has little to do with what they buy.',
    ],
    questions: [
      'Which product would you recommend to a friend without being paid for it, and why?',
      'How do shops make people stay longer than they had planned?',
      'What would a truthful slogan for your town be?',
      'When does an advert go too far, in your opinion?',
      'How would you sell an ordinary glass of tap water?',
    ],
    task: {
      instruction:
        'A bakery museum in a quiet valley has 9,000 visitors a year and needs 12,000 by next summer. It can spend 20,000 euros. Choose three measures that suit one target group, and say whom you are giving up.',
      options: [
        'Adverts on all the trains into the valley: 12,000, seen mostly by commuters',
        'Free entry for schools: 5,000 in lost tickets, but the children tell their parents',
        'Night baking from ten till three, for forty people a month: 4,000, and it sells out',
        'A famous cook who bakes there on film once: 9,000, and it may be forgotten in a week',
        'A smell of fresh bread piped out to the station: 3,000, and the village is divided about it',
        'A new name, a logo and road signs: 8,000, and they last for ten years',
        'A card that gives hotel guests half-price tickets: 2,000, if the hotels bother to hand it out',
      ],
    },
    writing:
      'Write a report of 150 to 190 words for the owner of a shop, café or website that you know well. Describe who uses it and what puts new customers off, and recommend two changes, with reasons and likely costs.',
  },
};
