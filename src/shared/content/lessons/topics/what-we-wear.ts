import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('wear', 'verb', 'to have clothes on your body', 'I wear jeans to school.'),
      word('coat', 'noun', 'a long, warm thing that you wear outside', 'Take your coat: it is cold.'),
      word(
        'jumper',
        'noun',
        'a warm thing for the top of your body, without buttons',
        'My grandmother made this jumper.',
      ),
      word('put on', 'phrase', 'to start wearing something', 'He put on his shoes and left.'),
      word('take off', 'phrase', 'to stop wearing something', 'Please take off your wet shoes.'),
      word('shorts', 'noun', 'trousers that end above the knee', 'He wears shorts in summer.'),
      word('sandals', 'noun', 'open shoes for warm days', 'Her sandals are full of sand.'),
      word('scarf', 'noun', 'a long piece of cloth for your neck', 'She has a long green scarf.'),
      word('gloves', 'noun', 'warm things for your hands', 'I lost one of my gloves.'),
      word('boots', 'noun', 'strong, high shoes', 'You need boots in the snow.'),
      word('suit', 'noun', 'a jacket with trousers or a skirt of the same cloth', 'My uncle wears a suit at work.'),
      word('trousers', 'noun', 'clothes with a long part for each leg', 'These trousers are too long.'),
      word('dress', 'noun', 'a top and skirt in one piece', 'Her yellow dress has two pockets.'),
      word(
        'comfortable',
        'adjective',
        'nice to have on, not too small or too hard',
        'Old shoes are often comfortable.',
      ),
    ],
    text: {
      title: 'Under the clock',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Yusuf: Hello, Petra? I’m at the station, under the big clock. Where are you?
Petra: I’m under the clock too. What are you wearing?
Yusuf: A white T-shirt, shorts and sandals.
Petra: Shorts? Are you joking? I’m wearing two jumpers, a coat and a red scarf.
Yusuf: I can’t see a coat. I can see a man in a black suit. Are you near him?
Petra: No. But there is a woman in long boots next to me. She’s putting on her gloves.
Yusuf: Gloves? Petra, nobody needs gloves today. Everybody here is taking off their jackets.
Petra: In the snow?
Yusuf: What snow? It’s twenty-eight degrees!
Petra: Wait. What’s the name over the door?
Yusuf: Santa Rosa. Santa Rosa Beach.
Petra: Oh no. This is Santa Rosa Mountain.
Yusuf: So that’s it! Well, there’s a train to you in an hour. I can come.
Petra: Good. But first you have to buy trousers, boots and a coat.
Yusuf: Hm. No, you come to me, Petra. You only have to take off that coat!`,
      questions: [
        choose(
          'Why can’t Petra and Yusuf find each other?',
          'They are in two different places.',
          [
            ['They came on two different days.', 'They talk on the phone, and both are at a station now.'],
            ['They are both wearing the same things.', 'Their clothes are very different.'],
            ['They forgot what the other one looks like.', 'They talk about clothes, but clothes are not the problem.'],
          ],
          'One is at “Santa Rosa Beach”, the other at “Santa Rosa Mountain”.',
        ),
        write(
          'What colour is Petra’s scarf?',
          ['red', 'it’s red', 'it is red'],
          '“two jumpers, a coat and a red scarf”',
        ),
        trueOrFalse('The man in the suit is next to Petra.', false, 'Yusuf asks: “Are you near him?” Petra says “No.”'),
        choose(
          'What is the woman near Petra doing?',
          'Covering her hands',
          [
            ['Taking off her boots', 'She is in long boots, and they stay on.'],
            ['Waiting for a friend', 'Petra does not say why the woman is there.'],
            ['Looking for her coat', 'The coat in the text is Petra’s.'],
          ],
          '“She’s putting on her gloves.”',
        ),
        choose(
          'How do they find out what is wrong?',
          'From a station’s name',
          [
            ['From a woman’s answer', 'Petra sees a woman, but she does not talk to her.'],
            ['From a ticket to the sea', 'Nobody looks at a ticket.'],
            ['From a photo on the phone', 'They only talk; they do not send photos.'],
          ],
          'Petra asks: “What’s the name over the door?”',
        ),
        choose(
          'Why does Yusuf want Petra to come to him?',
          'Then he does not have to buy anything.',
          [
            ['He has to wait too long for the next train.', 'An hour is not the problem: first he said “I can come”.'],
            ['He thinks that her clothes do not look nice.', 'He says nothing like that.'],
            ['He wants to buy clothes at the beach with her.', 'He does not want to buy clothes at all.'],
          ],
          'Yusuf has to “buy trousers, boots and a coat”, but Petra will “only have to take off that coat”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends. Tomorrow you are going to the sea for a weekend with only one small suitcase for both of you.',
      a: {
        role: 'You read everything about the weather, and you like to be warm.',
        facts: [
          'It is going to be hot on Saturday and cold on Sunday, with a lot of rain.',
          'You have two raincoats and one pair of boots. B has the same shoe size as you.',
          'You have two white T-shirts.',
          'You want to take three jumpers.',
        ],
        goals: [
          'Find out how many things you can put into the suitcase.',
          'Find out what you are going to do on Saturday evening.',
          'Find out what the plan for Sunday is.',
          'Make one list for the suitcase with B.',
        ],
      },
      b: {
        role: 'You have the suitcase and the plan for the weekend.',
        facts: [
          'The suitcase has space for eight things. A pair of shoes is two things.',
          'On Saturday evening there is a party on the beach. Everybody has to wear something white.',
          'On Sunday you are going to walk in the hills for three hours.',
          'You have nothing white, and no clothes for rain. You want to take your new sandals and a hat.',
        ],
        goals: [
          'Find out what the weather is going to be like.',
          'Find out what A has for rain.',
          'Find out if A has something white for you.',
          'Make one list for the suitcase with A.',
        ],
      },
      phrases: [
        'What are we going to do on …?',
        'What’s the weather like on …?',
        'Can I wear your …?',
        'We don’t need …',
        'There’s no space for …',
        'Let’s take … and leave …',
      ],
    },
    statements: [
      'Clothes tell you a lot about a person.',
      'All students at a school should wear the same clothes.',
      'Comfortable shoes are more important than beautiful shoes.',
      'I know in the evening what I am going to wear in the morning.',
      'Black goes with everything.',
      'You can wear what you want at any job.',
      'I still wear something that is more than five years old.',
    ],
    questions: [
      'What do you put on when you want to feel good?',
      'What do people wear in your country on special days?',
      'When do you need clothes that you do not like?',
      'What did people wear when your grandparents were young?',
      'Which clothes do you need most where you live, and why?',
    ],
    task: {
      instruction:
        'A class of 20 is going to a big city for three days in March. Everybody should wear the same thing, so that nobody gets lost. It is cold in the morning and warm at lunch. You have 300 pounds. Choose one thing or two.',
      options: [
        'Orange T-shirts: 10 pounds each, but nobody can see them under a coat',
        'Long yellow scarves: 8 pounds each, warm, easy to lose',
        'Red hats: 7 pounds each, easy to see, but you take them off in a museum',
        'Green jumpers with the name of the school: 15 pounds each, warm, good for years',
        'Thin rain jackets in pink: 14 pounds each, very easy to see, not very nice',
        'Blue sunglasses: 5 pounds each, a lot of fun, no use in rain',
        'Socks in two colours: 4 pounds each, only for people who look down',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a host family that is going to meet you at a station and does not know you yet. Say where and when you are going to wait, what you are going to wear, and what else can help.',
  },
  hard: {
    words: [
      word('garment', 'noun', 'a single piece of clothing', 'Each garment was washed by hand.'),
      word(
        'worn out',
        'phrase',
        'used so much that it is no longer in good condition',
        'His favourite jeans are worn out at the knees.',
      ),
      word('sleeve', 'noun', 'the part that covers an arm', 'Roll up your sleeves before you paint.'),
      word('collar', 'noun', 'the part of a shirt or coat around the neck', 'The collar is too tight to close.'),
      word(
        'label',
        'noun',
        'a small piece of paper or cloth with information',
        'The label says that it must not be ironed.',
      ),
      word('stain', 'noun', 'a dirty mark that is hard to remove', 'There is an ink stain on my shirt.'),
      word('faded', 'adjective', 'having lost its colour', 'The curtains and the dress were equally faded.'),
      word('patch', 'noun', 'a piece of cloth sewn over a hole', 'She sewed a patch on the elbow.'),
      word(
        'knit',
        'verb',
        'to make clothes out of wool with two needles',
        'My neighbour can knit a sock in an evening.',
      ),
      word(
        'hand down',
        'phrase',
        'to give to somebody younger in the family',
        'They hand down the same jacket to every child.',
      ),
      word('thread', 'noun', 'a long, thin string used for sewing', 'The button was hanging by a thread.'),
      word('fabric', 'noun', 'cloth from which clothes are made', 'Choose a light fabric for summer.'),
      word('outfit', 'noun', 'a set of clothes that are put on together', 'Her outfit was perfect for the interview.'),
      word('dress code', 'phrase', 'rules about what people may have on', 'The dress code says no trainers.'),
    ],
    text: {
      title: 'An hour among old coats',
      kind: 'text',
      genre: 'review',
      text: `I did not want to like “Worn”, the new exhibition at the Harbour Museum, which runs until June. Clothes behind glass tend to have belonged to queens, and I was expecting an hour of gold thread. There is none. The forty garments on show come from people nobody has heard of, and most of the clothes are worn out.

The idea is simple. The museum asked everybody in town for the one thing that they could not bring themselves to throw away. Each piece hangs on an ordinary hanger, with a label in its owner’s words. There is a school coat that was handed down from sister to sister: five names in the collar, the first four crossed out. There is a jumper with one sleeve longer than the other. “My husband was learning to knit,” says the label, “and I was learning to say thank you.” Beside a faded shirt with a coffee stain we read: “The day we met. Her coffee.”

Not everything works. The light is so weak that I could hardly make out the patches on a carpenter’s trousers, and a whole room has been wasted on the recorded sounds of zips. Experts will complain that they learn nothing about fashion. They are right. What one learns is how long things are kept by people who have no use for them.

Beside the exit there is a last hanger, with nothing on it, a blank label, and a pencil. I took it for a joke. Three or four visitors a day, the attendant told me, take it for an invitation.

I had come in a grey scarf with a hole in it, which I had been meaning to replace for eleven years. It was a cold walk home.`,
      questions: [
        choose(
          'What does the writer think of the exhibition?',
          'It has its faults, but it is moving.',
          [
            ['It is amusing, but it is much too small.', 'Nothing is said against the number of things on show.'],
            ['It is clever, but it leaves visitors cold.', 'The writer’s “cold walk home” has another reason.'],
            ['It has good labels, but it has poor garments.', 'The poor garments are what the exhibition is about.'],
          ],
          '“I did not want to like” it, and “Not everything works”; but in the end the writer goes home without the scarf.',
        ),
        choose(
          'What do the five names in the coat show?',
          'Several children used it in turn.',
          [
            ['Several people had worked on it.', 'They are the names of sisters who wore the coat.'],
            ['Several schools had asked for it.', 'It is a school coat, but no schools are named.'],
            ['Several owners quarrelled over it.', 'Names were crossed out when the coat was passed on.'],
          ],
          'The coat “was handed down from sister to sister: five names in the collar, the first four crossed out”.',
        ),
        trueOrFalse(
          'The jumper was made by somebody with long experience.',
          false,
          '“My husband was learning to knit,” says the label.',
        ),
        write(
          'How many garments does the museum show?',
          ['forty', '40', 'forty garments', '40 garments'],
          '“The forty garments on show come from people nobody has heard of”',
        ),
        choose(
          'What does the writer say about the experts’ complaint?',
          'It is true, but something else matters.',
          [
            [
              'It is unfair, as fashion is everywhere here.',
              'The writer agrees that one learns nothing about fashion.',
            ],
            ['It is false, because the labels teach fashion.', 'The labels tell about people.'],
            ['It is right, and the museum ought to respond.', 'The writer does not ask the museum for more fashion.'],
          ],
          '“They are right. What one learns is how long things are kept”',
        ),
        choose(
          'What can we conclude about the writer’s scarf?',
          'It is hanging in the museum.',
          [
            ['It was lost on the way home.', 'The way home was cold because the scarf had stayed behind.'],
            ['It has been replaced at last.', 'Had there been a new one, the walk would not have been cold.'],
            ['It was lent to the attendant.', 'The attendant only told the writer about other visitors.'],
          ],
          'Visitors take the empty hanger “for an invitation”, and “It was a cold walk home.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The fifteen guides of an old town wear what they like. Now their director wants them to dress alike. The director meets the person who speaks for the guides.',
      a: {
        role: 'You are the director of the tourist office.',
        facts: [
          'Last summer thirty visitors complained that they had followed the wrong person.',
          'You have 1,200 for all fifteen guides, and no more.',
          'A supplier offers jackets at 70 each or complete uniforms at 110 each.',
          'The season starts in three weeks, so you want to order by Friday.',
        ],
        goals: [
          'Find out what the guides would accept, and what they would refuse.',
          'Find out what their work demands of their clothes.',
          'Find out whether there is anything cheaper that would arrive in time.',
          'Make sure that a visitor can recognise a guide from twenty metres.',
        ],
      },
      b: {
        role: 'You are a guide, and you speak for the other fourteen as well.',
        facts: [
          'You asked everybody: eleven would wear two things that are the same, the other four only one, and nobody wants a complete uniform.',
          'The guides are outdoors for five hours a day; in July it can be 35 degrees.',
          'A workshop in town makes light waistcoats at 45, scarves at 20 and hats at 30, in ten days.',
          'Four guides will not wear anything on their heads.',
        ],
        goals: [
          'Find out why the director wants a change at all.',
          'Find out how much money there is, and what the director’s plan would cost.',
          'Find out when it has to be decided.',
          'Agree on something that leaves each guide a choice.',
        ],
      },
      phrases: [
        'What exactly is the problem with …?',
        'I see your point, but …',
        'Would you be happy with … instead?',
        'That would come to … in all.',
        'Could we leave it up to each guide to …?',
        'It has to be visible from …',
      ],
    },
    statements: [
      'People who say that they do not care about clothes care most.',
      'A dress code at work makes people more equal.',
      'You should dress for the job that you want, not for the one that you have.',
      'Young people today all look alike.',
      'It is rude to come to a formal event in trainers.',
      'Clothes that are mended are more beautiful than new ones.',
      'I judge strangers by their shoes.',
      'Nobody needs more than thirty garments.',
    ],
    questions: [
      'Which garment could you not bring yourself to throw away?',
      'How do people where you live show by their clothes that an occasion matters?',
      'When have clothes changed the way in which you behaved?',
      'What will people in fifty years find ridiculous about what we wear?',
      'Who should decide what is worn at a school or in an office?',
    ],
    task: {
      instruction:
        'A museum packs a box that is to be opened in a hundred years. It should show what people really wear today. It holds twelve litres. Choose what goes in, and write a label of one sentence for each piece.',
      options: [
        'Running shoes that have never been used for running: four litres',
        'Jeans that were sold with holes in them: three litres',
        'A grey office suit whose owner now works at home: six litres',
        'A hooded jumper that three friends take turns to wear: three litres',
        'A wedding dress that has been hired out to fourteen brides: seven litres',
        'The football shirt of a village team, with a borrowed name on its back: two litres',
        'A raincoat made of plastic bottles, which lets in the rain: one litre',
      ],
    },
    writing:
      'Write a label of 120 to 150 words for a museum that shows ordinary clothes, about one garment, real or invented. Visitors should learn what it looks like, who wore it and when, and why it was never thrown away.',
  },
};
