import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('best friend', 'phrase', 'the person you like more than all the others', 'My best friend lives next door.'),
      word('make friends', 'phrase', 'to start to know and like new people', 'It is easy to make friends here.'),
      word('classmate', 'noun', 'somebody who has lessons with you', 'Two of my classmates play the drums.'),
      word('trust', 'verb', 'to believe that somebody is honest and good', 'I trust her with my keys.'),
      word('secret', 'noun', 'something that you do not tell others', 'He told me a secret.'),
      word('promise', 'verb', 'to say that you will really do something', 'She promised to call me.'),
      word('borrow', 'verb', 'to take something and give it back later', 'Can I borrow your umbrella?'),
      word('give back', 'phrasal verb', 'to return a thing to its owner', 'Please give back my book.'),
      word('angry', 'adjective', 'not happy because of something bad that somebody did', 'Why are you angry with me?'),
      word('say sorry', 'phrase', 'to tell somebody that you were wrong', 'It is hard to say sorry.'),
      word('kind', 'adjective', 'good to other people', 'A kind friend listens to you.'),
      word('funny', 'adjective', 'making you laugh', 'Her stories are always funny.'),
      word('message', 'noun', 'a few words that you send to somebody', 'I got a message from Ali.'),
      word('miss', 'verb', 'to be sad because somebody is not there', 'I miss my friends from my old town.'),
    ],
    text: {
      title: 'A letter to the school magazine',
      kind: 'text',
      genre: 'letter',
      text: `Dear Yusuf,

You answer letters in the school magazine, so please help me.

In April my best friend Kim borrowed my bike. She promised to give it back the same evening. The next day she told me that it was broken. It needed a new wheel, and the light was gone. She said sorry, and I said that it was all right.

But she did not pay for the new wheel. It was 35 pounds! I did not ask her for the money, because I know that she does not have much. Now it is June, and I am still angry. I answer her messages very late. Yesterday our classmates went swimming, and I stayed at home because of her. Kim asked them, “What did I do?”

I do not want to lose my friend, and I do not want to talk about money. What can I do?

Best wishes,
Farida`,
      questions: [
        choose(
          'Why does Farida write the letter?',
          'She is angry with a friend and wants help.',
          [
            ['She wants to buy a new bike.', 'She paid for a new wheel. She does not need a bike.'],
            ['She wants to find new friends.', '“I do not want to lose my friend”.'],
            ['She wants to say sorry to Kim.', 'It was Kim who said sorry.'],
          ],
          '“I am still angry”, she writes, and “please help me”.',
        ),
        write(
          'How much was the new wheel?',
          ['35 pounds', '35', 'thirty-five pounds', '£35', 'thirty-five'],
          '“It was 35 pounds!”',
        ),
        trueOrFalse('Kim said sorry.', true, '“She said sorry, and I said that it was all right.”'),
        choose(
          'Why didn’t Farida ask for the money?',
          'Kim is not rich.',
          [
            ['Kim said no.', 'Farida did not ask her.'],
            ['The wheel was cheap.', '“It was 35 pounds!”: she finds that a lot.'],
            ['The bike was old.', 'The letter does not say that.'],
          ],
          '“I know that she does not have much.”',
        ),
        choose(
          'What does Kim know about the problem?',
          'She does not know that Farida is angry about the money.',
          [
            ['She knows everything, but she does not want to pay.', 'She asks the others what she did.'],
            ['She does not know that the bike is broken.', 'It was Kim who told Farida that.'],
            ['She knows that Farida wrote to Yusuf.', 'Nothing in the letter says that.'],
          ],
          'Kim asked the others: “What did I do?”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are good friends. On Saturday you want to do something together.',
      a: {
        role: 'You wanted to go to the cinema with B on Saturday evening.',
        facts: [
          'You have two tickets for seven o’clock. They cost ten pounds each.',
          'You can’t change the tickets, but you can give them to somebody.',
          'On Sunday you are free.',
        ],
        goals: [
          'Find out if B is still coming to the cinema.',
          'Find out why, if B says no.',
          'Make a plan that is good for both of you.',
        ],
      },
      b: {
        role: 'You forgot about the cinema and made another plan for Saturday.',
        facts: [
          'Your cousin is coming on Saturday and stays until half past six.',
          'It takes forty minutes to go to the cinema by bus. A taxi takes ten.',
          'You do not have much money this week.',
        ],
        goals: [
          'Say sorry and explain.',
          'Find out what time the film starts and how much you must pay.',
          'Make a plan that is good for both of you.',
        ],
      },
      phrases: [
        'I’m really sorry, I forgot.',
        'What time does it start?',
        'That’s OK, but …',
        'Can we go another day?',
        'How about …?',
        'You can pay me back later.',
      ],
    },
    statements: [
      'It is good to have one best friend.',
      'Friends should tell each other everything.',
      'You can be friends with somebody you have never met.',
      'It is a bad idea to borrow money from a friend.',
      'A good friend is never late.',
      'Old friends are better than new friends.',
      'It is easy to make friends in my town.',
      'Good friends like the same music.',
    ],
    questions: [
      'Where is a good place to make friends?',
      'What do you like to do with friends?',
      'What makes a person a good friend?',
      'What can you do when a friend is sad?',
      'Is it better to have many friends or only a few? Why?',
    ],
    task: {
      instruction:
        'Your friend Luis is moving to another country. Five of you want to give him something. You have 50 pounds together. Choose one present, and say why.',
      options: [
        'A photo book of all of you: 35 pounds, takes a week to make',
        'A warm coat, because his new country is cold: 50 pounds, not very personal',
        'A party in the park: 40 pounds, but it can rain',
        'A song that you write and sing for him: costs nothing, you need to practise',
        'A good dictionary: 20 pounds, useful, a bit boring',
        'A bus ticket to visit you in summer: 48 pounds, only for July',
      ],
    },
    writing:
      'Write an answer of 50 to 70 words to Farida, who is asking your school magazine for advice. Her best friend Kim broke her bike and did not pay for it, and Farida is still angry. Tell her what to do and what she can say to Kim.',
  },
  hard: {
    words: [
      word('acquaintance', 'noun', 'somebody you know, but not well', 'He is an acquaintance rather than a friend.'),
      word('stranger', 'noun', 'a person you have never met', 'She likes talking to strangers on trains.'),
      word('bond', 'noun', 'a strong feeling that joins people', 'The long walk created a bond between them.'),
      word('keep in touch', 'phrase', 'to go on writing or talking', 'We kept in touch after the course.'),
      word('drift apart', 'phrasal verb', 'to become less close without an argument', 'After school we drifted apart.'),
      word('have in common', 'phrase', 'to share an interest or experience', 'What do you two have in common?'),
      word('hang out', 'phrasal verb', 'to spend free time without a plan', 'They hang out at the skate park.'),
      word('catch up', 'phrasal verb', 'to tell each other the latest news', 'Let’s meet for a coffee and catch up.'),
      word(
        'loyal',
        'adjective',
        'staying on somebody’s side in hard times',
        'She was loyal when others laughed at me.',
      ),
      word(
        'let down',
        'phrasal verb',
        'to fail to help somebody who trusted you',
        'I have never been let down by him.',
      ),
      word('make an effort', 'phrase', 'to try hard', 'You have to make an effort to see people.'),
      word('lonely', 'adjective', 'sad because you have nobody to talk to', 'It is possible to be lonely in a crowd.'),
      word('casual', 'adjective', 'friendly but not close or serious', 'Most of my friendships at work are casual.'),
      word('estimate', 'verb', 'to guess a number with care', 'They estimated how long they had known each other.'),
      word('get to know', 'phrase', 'to learn what somebody is like', 'It takes time to get to know people.'),
    ],
    text: {
      title: 'Two hundred hours',
      kind: 'text',
      genre: 'science',
      source:
        'Jeffrey A. Hall, “How many hours does it take to make a friend?”, Journal of Social and Personal Relationships, 2018',
      text: `How long does it take to make a friend? It sounds like the kind of question to which the only honest reply is “That depends”. Jeffrey Hall, who studies communication at the University of Kansas, decided to count all the same.

In one study he asked adults who had recently moved to a new place to think of somebody they had met there and to estimate how many hours they had spent together. In another he followed new students during their first weeks at university. The figures that came out have been repeated ever since. It takes roughly fifty hours to turn an acquaintance into a casual friend, about ninety to become simply “friends”, and more than two hundred before people speak of a close friend.

What happened in those hours mattered as well. Time spent side by side at work or in class counted for surprisingly little; one can sit next to a person for years and remain strangers. Hanging out together, playing games and watching films did more, and so did a certain kind of talk: catching up, joking, asking what had happened since last time.

It would be a mistake to read the numbers like a recipe. The participants estimated their hours from memory, and memory is generous to people we like. Nor can such a study easily show what causes what. Perhaps time makes friends; perhaps we just find the time for those we liked from the beginning.

Still, there is something useful in the figure, and even something kind. Adults who feel lonely in a new city tend to wonder what is wrong with them. Usually nothing is. They have simply spent eleven hours with people, and expected the result of two hundred.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'How much time a friendship needs to grow',
          [
            ['Why adults have fewer friends than students', 'Both groups were studied; they are not compared.'],
            ['How friendships can be kept for a lifetime', 'The text is about how they begin.'],
            ['Which people make the most loyal friends', 'Nothing is said about who is loyal.'],
          ],
          'It begins with “How long does it take to make a friend?”',
        ),
        write(
          'About how many hours does it take to become a casual friend?',
          [
            'fifty',
            '50',
            'fifty hours',
            '50 hours',
            'about fifty',
            'about 50',
            'about fifty hours',
            'about 50 hours',
            'roughly fifty',
            'roughly 50',
            'roughly fifty hours',
            'roughly 50 hours',
          ],
          '“It takes roughly fifty hours to turn an acquaintance into a casual friend”',
        ),
        choose(
          'Which of these did least for a friendship?',
          'Sitting in the same classroom',
          [
            ['Playing a game together', 'Games “did more”.'],
            ['Asking what is new', 'This kind of talk did more as well.'],
            ['Watching a film together', 'Films “did more”.'],
          ],
          '“Time spent side by side at work or in class counted for surprisingly little”',
        ),
        choose(
          'What does “memory is generous to people we like” mean here?',
          'We may think that we have spent more time with them than we have.',
          [
            ['We may forget how long it took us to like them at all.', 'It is about the hours that people named.'],
            [
              'We may remember the good things about them and forget the rest.',
              'The sentence explains wrong numbers, not nice memories.',
            ],
            ['We may spend more money on them than we can remember.', '“Generous” is not about money here.'],
          ],
          '“The participants estimated their hours from memory”',
        ),
        trueOrFalse(
          'The writer is sure that spending time together causes friendship.',
          false,
          'It may be the other way round: “perhaps we just find the time for those we liked from the beginning”.',
        ),
        choose(
          'What would the writer probably say to somebody who feels alone in a new city?',
          'Be patient: it is too early to worry.',
          [
            ['Be open: tell people more about yourself.', 'The kind of talk is mentioned, but the end is about time.'],
            ['Be careful: choose people who are like you.', 'Nothing is said about choosing.'],
            ['Be honest: ask yourself what you do wrong.', 'The writer thinks that usually nothing is wrong.'],
          ],
          '“They have simply spent eleven hours with people, and expected the result of two hundred.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are old friends. For ten years you have gone on a walking holiday together every May. You meet to plan the next one.',
      a: {
        role: 'You look forward to the holiday all year.',
        facts: [
          'You have paid 80 pounds for the usual cottage; you get it back if you cancel by Friday.',
          'You have noticed that B’s messages are shorter than before.',
          'You would be happy with three days instead of a week.',
        ],
        goals: [
          'Find out what is behind B’s short messages.',
          'Say what the holiday means to you, without making B feel guilty.',
          'Settle what you do in May, before Friday.',
        ],
      },
      b: {
        role: 'You would rather not go on the usual holiday this year.',
        facts: [
          'You have hurt your knee and can’t walk far; you have told nobody.',
          'You find the cottage cold and have never said so.',
          'You would love to see A more often, but for shorter times.',
        ],
        goals: [
          'Tell A the truth, kindly, including what you have kept quiet about.',
          'Find out whether anything has been paid, and until when it can be changed.',
          'Suggest something that keeps the friendship going.',
        ],
      },
      phrases: [
        'There’s something I’ve been meaning to tell you.',
        'Why on earth didn’t you say so?',
        'Don’t get me wrong, …',
        'I’d hate to lose …',
        'What if we … instead?',
        'I wish I’d known that …',
      ],
    },
    statements: [
      'A friend who never disagrees with you is not a real friend.',
      'Friendships made online can be as deep as any other.',
      'When a friend moves abroad, the friendship rarely survives.',
      'You should tell a friend if you dislike their new partner.',
      'Lending a friend money is the quickest way to lose both.',
      'It is natural to drift apart, and nobody is to blame.',
      'Colleagues should not be close friends.',
      'It is harder to make friends at forty than at fourteen.',
    ],
    questions: [
      'What turns an acquaintance into a friend?',
      'Is it possible to be friends with somebody whose opinions you cannot stand?',
      'What would a town look like that was built to help people make friends?',
      'When is it right to end a friendship?',
      'Do friends have to be about the same age? Why, or why not?',
    ],
    task: {
      instruction:
        'A town has 5,000 pounds to help newcomers make friends. Choose two of these ideas that work well together. Use what the text says about time and about what people do.',
      options: [
        'A welcome dinner for 150 newcomers in the town hall: 3,500 pounds, one evening',
        'A board game evening every week for a year: 2,000 pounds, about 20 people',
        'An app that matches neighbours by interests: 3,000 pounds, nobody knows who will use it',
        'A shared vegetable garden: 2,500 pounds, hard work, from March to October',
        'A free language course for 30 people, twice a week for a term: 3,000 pounds',
        'A choir that takes everybody: 1,500 pounds, not for those who hate singing',
        'A small fund that pays for coffee when two strangers meet: 1,000 pounds',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the website of a university, called “Your first two hundred hours”: that is roughly how long it takes to make a close friend. Tell new students what they can do, and what they should not worry about.',
  },
};
