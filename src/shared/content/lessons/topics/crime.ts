import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('crime', 'noun', 'something that is against the law', 'It is a crime to take things from a shop.'),
      word('thief', 'noun', 'a person who takes other people’s things', 'The thief ran out of the back door.'),
      word('steal', 'verb', 'to take something that is not yours', 'Somebody stole my bike last night.'),
      word(
        'police officer',
        'noun',
        'a man or woman who works for the police',
        'The police officer asked a lot of questions.',
      ),
      word('police station', 'noun', 'the building where the police work', 'She called the police station at once.'),
      word('break', 'verb', 'to make something go into pieces', 'The thief broke a window.'),
      word('happen', 'verb', 'to take place', 'What happened in the shop last night?'),
      word('question', 'noun', 'something that you ask', 'The police officer had a question for the neighbours.'),
      word('witness', 'noun', 'a person who saw a crime', 'The witness saw a man with a big bag.'),
      word('alone', 'adjective', 'with no other people', 'He was alone at home that night.'),
      word('tell a lie', 'phrase', 'to say something that is not true', 'Don’t tell a lie to the police.'),
      word('catch', 'verb', 'to stop a person who is running away', 'The police caught the thief at the station.'),
      word(
        'prison',
        'noun',
        'a place where people have to stay because they broke the law',
        'The thief is in prison now.',
      ),
      word('lock', 'verb', 'to close something with a key', 'I always lock my door at night.'),
    ],
    text: {
      title: 'No more questions',
      kind: 'dialogue',
      genre: 'interview',
      text: `Officer Achieng: Good morning, Mr Dunne. Please sit down.
Mr Dunne: Why am I at the police station? What happened?
Officer Achieng: There was a crime in Park Street last night. A thief broke a window and went into the music shop.
Mr Dunne: That’s terrible.
Officer Achieng: Where were you at eleven?
Mr Dunne: At home, in bed. I was ill.
Officer Achieng: A witness saw a tall man with a big bag.
Mr Dunne: A lot of men are tall.
Officer Achieng: That’s true. Were you alone?
Mr Dunne: Yes. I live alone, with my dog.
Officer Achieng: The man had a yellow hat. Do you have one?
Mr Dunne: Yes, but I lost it on the bus.
Officer Achieng: And why is there glass in your shoes?
Mr Dunne: I broke a cup this morning. Officer, I never steal, and I never tell lies. And what can I do with a trumpet? I can’t even sing!
Officer Achieng: Thank you. I have no more questions.
Mr Dunne: So I can go home?
Officer Achieng: No. I said “music shop”. Who said anything about a trumpet?`,
      questions: [
        choose(
          'Why is the officer speaking with Mr Dunne?',
          'Maybe he is the thief.',
          [
            ['Maybe he saw the thief.', 'A witness saw the thief. Mr Dunne says that he was in bed.'],
            ['Maybe he found a hat.', 'The thief had a hat, and Mr Dunne lost one.'],
            ['Maybe he works in the shop.', 'We do not read where he works.'],
          ],
          'Somebody “went into the music shop”, and the officer asks him “Where were you at eleven?”',
        ),
        write(
          'What colour was the hat of the man in Park Street?',
          ['yellow', 'it was yellow', 'a yellow hat', 'yellow hat', 'the hat was yellow'],
          '“The man had a yellow hat.”',
        ),
        trueOrFalse('Mr Dunne says that his yellow hat is at home.', false, '“Yes, but I lost it on the bus.”'),
        choose(
          'What does Mr Dunne say about the glass in his shoes?',
          'It is from a cup.',
          [
            ['It is from a window.', 'The thief broke a window. Mr Dunne does not say that it was him.'],
            ['It is from a bottle.', 'He does not speak of a bottle.'],
            ['It is from the bus.', 'On the bus he lost his hat.'],
          ],
          '“I broke a cup this morning.”',
        ),
        choose(
          'What was Mr Dunne’s mistake?',
          'He knew what the thief took.',
          [
            ['He knew where the shop was.', 'The officer told him: in Park Street.'],
            ['He knew when it happened.', 'The officer asked about eleven o’clock first.'],
            ['He knew what the witness saw.', 'The officer told him: a tall man with a big bag.'],
          ],
          'He says “what can I do with a trumpet”, but the officer only spoke about a shop: “Who said anything about a trumpet?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Friday night, and you are neighbours. You both saw or heard something at number 12, the house across the street. Is it a crime? Find out together, and decide if you are going to call the police.',
      a: {
        role: 'You looked out of your window.',
        facts: [
          'At eleven o’clock a tall man with a hat stood at the door of number 12. He looked in all his pockets.',
          'Then he climbed in through the kitchen window. He did not break it.',
          'Old Mrs Koller lives there with her dog. She is in hospital this week. You do not know her family.',
        ],
        goals: [
          'Find out what B heard and found.',
          'Find out who the man can be.',
          'Decide with B: what are you going to do now?',
        ],
      },
      b: {
        role: 'You were in the street with your rubbish.',
        facts: [
          'This afternoon you found a key in front of number 12. You have it in your pocket.',
          'At five past eleven there was a light in the kitchen. The dog did not bark. A man sang.',
          'Mrs Koller has a son. He is tall, he often wears a hat, and he has a key. When she is away, he feeds the dog. You have his phone number.',
        ],
        goals: [
          'Find out what A saw, and what the man looked like.',
          'Find out how he got into the house, and why.',
          'Decide with A: what are you going to do now?',
        ],
      },
      phrases: [
        'What did you see?',
        'What did the man look like?',
        'What time was it?',
        'Maybe he is …',
        'But why did he …?',
        'I think we should …',
      ],
    },
    statements: [
      'I always lock my door.',
      'It is a crime to keep money that you find in the street.',
      'There should be a camera in every street.',
      'Prison makes people better.',
      'I like books and films about crime.',
      'A person who steals bread for a child is not a thief.',
      'I want to be a police officer one day.',
      'Most people tell a lie every day.',
    ],
    questions: [
      'What do people do in your street to be safe?',
      'You see a thief in a shop. What do you do?',
      'Why do some people steal?',
      'What makes a good police officer?',
      'Which film or book about a crime do you like, and what happens in it?',
    ],
    task: {
      instruction:
        'Every week somebody steals a bike in River Street. The people in the street have 500 pounds. Choose two or three ideas, and say why they can help.',
      options: [
        'A camera at each end of the street: 350 pounds; some people do not want it',
        'Better lights: 250 pounds; they are on all night',
        'A strong lock for each of the twenty bikes: 200 pounds; people must not forget to use them',
        'A dog that barks: 100 pounds; somebody has to look after it, and it barks at friends, too',
        'Two neighbours walk up and down every night: free; they are going to be tired',
        'A small house for all the bikes, with one key for each family: 450 pounds',
        'A police officer comes to the street and looks at the locks: free; only one afternoon',
      ],
    },
    writing:
      'You saw a small crime in your street. Write a report of 50 to 70 words for the police. Say when and where it happened, what the thief looked like and took, and how the thief left.',
  },
  hard: {
    words: [
      word('theft', 'noun', 'the crime of taking what belongs to others', 'The theft was discovered by chance.'),
      word('suspect', 'noun', 'somebody who may have committed a crime', 'The police questioned three suspects.'),
      word(
        'arrest',
        'verb',
        'to take somebody to the police because of a crime',
        'Two men were arrested at the border.',
      ),
      word(
        'evidence',
        'noun',
        'facts or things that show what happened',
        'There was not enough evidence to take him to court.',
      ),
      word('guilty', 'adjective', 'having done something wrong or illegal', 'She was found guilty of fraud.'),
      word('sentence', 'noun', 'a punishment that a court decides on', 'He is serving a sentence of eight years.'),
      word('fine', 'noun', 'money that must be paid as a punishment', 'The fine was higher than what he had stolen.'),
      word(
        'court',
        'noun',
        'a place where judges decide about crimes',
        'The case took five years to reach the highest court.',
      ),
      word('judge', 'noun', 'a person who decides on cases of law', 'The judge listened without a word.'),
      word('fraud', 'noun', 'the crime of tricking people to get money', 'Selling water as syrup is fraud.'),
      word('gang', 'noun', 'a group of criminals who work together', 'The gang used rented lorries.'),
      word(
        'commit a crime',
        'phrase',
        'to do something that the law punishes',
        'Few people commit a crime without hoping to get away with it.',
      ),
      word('innocent', 'adjective', 'not having done anything wrong', 'An innocent man spent four years in prison.'),
      word(
        'deterrent',
        'noun',
        'something that makes people decide not to do something',
        'Is a long prison sentence really a deterrent?',
      ),
    ],
    text: {
      title: 'Sweet, heavy and gone',
      kind: 'text',
      genre: 'report',
      source:
        'R. v. Vallières, 2022 SCC 10 (Supreme Court of Canada); Calgary Herald, 21 October 2016; The Canadian Press, 31 March 2022',
      text: `In the summer of 2012, an inspector was counting barrels in a warehouse in Quebec, Canada. He climbed on one, and it nearly tipped over. It should have been full of maple syrup. It was empty, and others contained only water.

The warehouse was used by the province’s syrup producers, who store what they do not sell in good years. When the counting was finished, nearly 3,000 tonnes were missing, worth over eighteen million dollars. The province’s police had never investigated a larger theft.

How does one steal so much syrup? Slowly. For about a year a gang had been driving barrels away by lorry, emptying them, filling them from a stream and bringing them back. When the stream froze, they had to move. In the end they did not even bother with the water. The syrup was sold to people who did not ask where it came from.

The police arrested more than a dozen suspects. In 2016 Richard Vallières was found guilty of theft and fraud. His sentence was eight years in prison, and a fine of over nine million dollars: roughly what he had been paid for the syrup.

Then the argument began. Of those millions, Vallières said, he had kept only one; the rest had gone on costs and other people. A second court agreed that a fine of one million was enough. But in 2022 the judges of the Supreme Court decided that a fine of this kind must equal the value of the stolen goods, not the thief’s profit. Otherwise, one might add, crime would be treated like any other business, in which you may take off your costs.

Some of the syrup was found. The rest, presumably, was eaten with pancakes by people who had no idea that they were destroying the evidence.`,
      questions: [
        choose(
          'What does the report describe?',
          'A huge theft, and a dispute about its punishment',
          [
            ['A poor harvest, and a fight about high prices', 'The syrup was missing because it had been stolen.'],
            ['A false alarm, and an apology to an inspector', 'The alarm was real: the syrup was gone.'],
            ['A famous trial, and the escape of the thief', 'Nobody escapes in the report.'],
          ],
          'First there is “a larger theft” than any before; later “the argument began” about the fine.',
        ),
        choose(
          'What first made the inspector notice that something was wrong?',
          'A barrel was much too light.',
          [
            ['A barrel had been opened.', 'Nothing is said of an open barrel.'],
            ['A barrel had left a wet mark.', 'There was water inside others, but no mark is mentioned.'],
            ['A barrel was not on his list.', 'He was counting them, but it was the weight that was odd.'],
          ],
          '“He climbed on one, and it nearly tipped over.”',
        ),
        trueOrFalse(
          'The gang stopped putting water into the barrels before the theft was discovered.',
          true,
          '“In the end they did not even bother with the water.”',
        ),
        write(
          'How many years in prison did Vallières get?',
          ['eight', '8', 'eight years', '8 years'],
          '“His sentence was eight years in prison”',
        ),
        choose(
          'What did Vallières say about the fine?',
          'It was far more than he had gained.',
          [
            ['It was meant for the whole gang.', 'He said that others had got money, not that they should pay.'],
            ['It was too much besides prison.', 'His point was the money, not the years in prison.'],
            ['It was based on a wrong price.', 'The amount that he was paid was not what he argued about.'],
          ],
          'Of the millions “he had kept only one”.',
        ),
        choose(
          'What does the writer suggest in the last sentence?',
          'The missing syrup cannot be traced any more.',
          [
            ['People who ate the syrup ought to be punished.', 'They “had no idea” of what they were doing.'],
            ['The police did not look hard enough for the syrup.', 'The report says nothing against the police.'],
            ['Stolen syrup tastes the same as any other syrup.', 'The taste is not the point; the proof is gone.'],
          ],
          'By eating it people were “destroying the evidence”: it is gone for good.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Somebody of eighteen stole a cargo bike from a bakery and left it in a river. The two sides meet before the case goes to court. If they agree on how the damage is made good, there will be no trial.',
      a: {
        role: 'You own the bakery.',
        facts: [
          'The bike cost 2,400 euros. The insurance pays 1,500.',
          'Without the bike, you had to pay a driver 300 euros to bring bread to a home for the elderly for three weeks.',
          'Your helper has left. You need somebody on Saturdays from five to ten in the morning.',
          'What hurts most is that you do not know why it was your bike. You want to hear it said.',
        ],
        goals: [
          'Find out why B did it, and how B sees it now.',
          'Find out what B can pay or do, and by when.',
          'Agree on something that makes up for what you have lost.',
        ],
      },
      b: {
        role: 'You took the bike, and you admit it.',
        facts: [
          'You had missed the last bus, and it was the only bike that was not locked. You did not know what it was used for.',
          'You rode into the river in the dark. You were ashamed and told nobody for a week.',
          'You have saved 400 euros, and you could pay 50 a month. You want to begin an apprenticeship in ten months, so a trial would be bad for you.',
          'You are free on Saturdays, and you are good at repairing things.',
        ],
        goals: [
          'Find out what the theft has cost A, in money and otherwise.',
          'Find out whether you can work instead of paying everything.',
          'Explain what happened, apologise, and agree on something that you can keep to.',
        ],
      },
      phrases: [
        'What I’d like to understand is …',
        'I know that it’s no excuse, but …',
        'Because of what you did, …',
        'How could I make up for …?',
        'What if I …, instead of paying …?',
        'So by … you will have …',
      ],
    },
    statements: [
      'Long prison sentences keep people from committing crimes.',
      'Stealing from a big company is less serious than stealing from a neighbour.',
      'Somebody who buys stolen goods is as guilty as the thief.',
      'Victims should have a say in the punishment.',
      'A thief who confesses should get half the punishment.',
      'Films make criminals look more interesting than they are.',
      'I would report a good friend who had committed a crime.',
      'Everybody deserves a second chance, but not a third.',
    ],
    questions: [
      'Which crime in a film or in the news made you feel for the criminal, and why?',
      'What should prison be for?',
      'What makes a neighbourhood safe, apart from the police?',
      'Which things that are crimes today may be legal one day, or the other way round?',
      'What would you want to say to somebody who had stolen from you?',
    ],
    task: {
      instruction:
        'A court has to decide about a twenty-year-old who sold forty concert tickets that did not exist, and spent the 2,000 euros. It is the first offence. Choose three measures for one year. They may cost the state 3,000 euros at most. Say who gains from each of them.',
      options: [
        'Four weeks in prison: 2,600 euros for the state; the job would be lost',
        'Eight weekends in prison: 2,900 euros for the state; the job could be kept',
        'A letter of apology to each of the forty: free; they may answer',
        'The 2,000 euros paid back in monthly parts: free; it takes the whole year',
        'A hundred hours of work for a youth theatre: 600 euros for somebody to look after it',
        'No selling or buying online for a year: 400 euros, and hard to check',
        'A meeting with those who were cheated: 500 euros; only if they want it',
        'A course on handling money: 900 euros; ten evenings',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to a newspaper. A thief sold stolen goods for ten million dollars, but kept only one million. Should the fine be ten million or one? Give your view, deal with one argument against it, and say what you think a punishment is for.',
  },
};
