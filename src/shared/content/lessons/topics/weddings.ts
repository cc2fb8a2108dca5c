import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('wedding', 'noun', 'the day when two people get married', 'Their wedding was in May.'),
      word('get married', 'phrase', 'to become somebody’s husband or wife', 'They got married on a boat.'),
      word('bride', 'noun', 'a woman on her wedding day', 'The bride came on a bike.'),
      word('groom', 'noun', 'a man on his wedding day', 'The groom was very nervous.'),
      word('ring', 'noun', 'a small circle, often gold, for your finger', 'She lost her ring in the sea.'),
      word('guest', 'noun', 'somebody who comes because you asked them', 'There were eighty guests.'),
      word('invite', 'verb', 'to ask somebody to come', 'They invited all their neighbours.'),
      word('dress', 'noun', 'a top and a skirt in one piece', 'Her dress was red and gold.'),
      word('suit', 'noun', 'a jacket and trousers that go together', 'He wore a white suit.'),
      word('present', 'noun', 'something that you give to somebody', 'We gave them a lamp as a present.'),
      word(
        'wedding cake',
        'phrase',
        'a big sweet thing that the couple cut together',
        'The wedding cake was two metres high.',
      ),
      word('speech', 'noun', 'what somebody says to all the people in a room', 'Her father gave a funny speech.'),
      word('couple', 'noun', 'two people who are together', 'The couple danced first.'),
      word('fall in love', 'phrase', 'to start to love somebody', 'They fell in love at university.'),
    ],
    text: {
      title: 'Three hundred guests',
      kind: 'dialogue',
      genre: 'argument',
      text: `Sunita: I have my list of guests for the wedding. It’s 290 people. How long is your list?
Daniel: Ten.
Sunita: Ten? We are getting married, Daniel! In my family, everybody comes. Aunts, cousins, my father’s dentist.
Daniel: I don’t like big parties. And I can’t give a speech to 300 people.
Sunita: You don’t have to. My uncle gives the speech. He always does, and it takes an hour.
Daniel: We don’t have the money for 300 dinners.
Sunita: My relatives cook. They want to! The only thing that we must buy is the cake.
Daniel: I just wanted you, me, two rings and a small restaurant by the sea.
Sunita: That’s nice too. Can’t we have both?
Daniel: How?
Sunita: The sea on Friday with your ten people. My family on Saturday. But on Saturday you must dance.
Daniel: I can do that. Nobody looks at one man when 300 people dance.
Sunita: Everybody looks at the groom. I can teach you.`,
      questions: [
        choose(
          'What do Sunita and Daniel talk about?',
          'How big their wedding is going to be',
          [
            ['Who is going to pay for their rings', 'They do not talk about who pays for the rings.'],
            ['When they are going to get married', 'The days are only part of the plan at the end.'],
            ['Which of her relatives can cook well', 'Her relatives want to cook. Nobody asks who is good at it.'],
          ],
          'Her list has “290 people”, and his list has “Ten.”',
        ),
        write(
          'Who gives the speech?',
          ['Sunita’s uncle', 'her uncle', 'the uncle', 'uncle', 'an uncle'],
          '“My uncle gives the speech.”',
        ),
        trueOrFalse('They have to pay for 300 dinners.', false, '“My relatives cook.”'),
        choose(
          'What are they going to do on Friday?',
          'Go to the sea with a few people',
          [
            ['Dance with all the guests', 'The dance is on Saturday.'],
            ['Have dinner with Sunita’s family', 'Her family comes on Saturday.'],
            ['Buy the rings and the cake', 'They do not say when they buy them.'],
          ],
          '“The sea on Friday with your ten people.”',
        ),
        choose(
          'Why does Daniel think that he can dance on Saturday?',
          'He thinks that people will not look at him.',
          [
            ['He thinks that he is a good dancer.', 'Sunita has to teach him.'],
            ['He thinks that the party is going to be small.', 'There are going to be 300 people.'],
            ['He thinks that Sunita does not want to dance.', 'It is Sunita who asks him to dance.'],
          ],
          '“Nobody looks at one man when 300 people dance.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A wants to have a wedding party in B’s restaurant. You talk on the phone.',
      a: {
        role: 'You are getting married. You need a place for the party.',
        facts: [
          'You want to invite 60 people. Eight of them are children.',
          'You would like a Saturday in June. A Friday is OK too.',
          'You can pay 2,000 pounds. Your sister makes the cake.',
        ],
        goals: [
          'Find out which days are free.',
          'Find out the price for one person.',
          'Find out if you can have music and dancing.',
        ],
      },
      b: {
        role: 'You are the manager of the restaurant.',
        facts: [
          'All Saturdays in June are full, but Friday the 12th is free.',
          'Dinner is 40 pounds for an adult if you make the cake, or 35 with no cake. Children pay half.',
          'There can be music until eleven. You need 30 minutes to make room for dancing.',
        ],
        goals: [
          'Find out how many adults and children are coming.',
          'Find out if they need a cake from you.',
          'Say the price for everybody together.',
        ],
      },
      phrases: [
        'I’m calling about …',
        'Is … free?',
        'How much is it for one person?',
        'How many of them are children?',
        'That’s too much for us. Is there …?',
        'Let me write that down.',
      ],
    },
    statements: [
      'A small wedding is nicer than a big one.',
      'Everybody must wear nice clothes to a wedding.',
      'Money is the best wedding present.',
      'Speeches at weddings are boring.',
      'Children should come to weddings.',
      'It is better to get married in summer.',
      'You do not need a ring to be married.',
      'A wedding should take more than one day.',
    ],
    questions: [
      'What do people wear at weddings in your country?',
      'What do people eat and drink at a wedding?',
      'What is a good present for a couple?',
      'What makes a wedding party fun?',
      'Which wedding from a film do you remember?',
    ],
    task: {
      instruction:
        'Emma and Kofi are getting married. They have 40 guests, some of them old and many of them small children, and 3,000 pounds for the place and the food. Choose one place for the party.',
      options: [
        'A boat: 2,000 pounds, five hours, nobody can leave early',
        'A farm: 1,200 pounds, animals for the children, far away',
        'A hotel: 2,500 pounds, beautiful, everybody can sleep there',
        'The beach: costs nothing, no chairs, it may rain',
        'A school hall: 300 pounds, big, not very pretty',
        'Their own garden: costs nothing, a bit small, a lot of work',
        'A mountain restaurant: 1,500 pounds, great view, 200 steps',
      ],
    },
    writing:
      'Write an invitation of 40 to 60 words to a wedding, for all the guests. Say where and when it is, what to wear and what not to bring.',
  },
  hard: {
    words: [
      word('ceremony', 'noun', 'the formal part in which a couple is married', 'The ceremony lasted eleven minutes.'),
      word('reception', 'noun', 'the party after the formal part', 'The reception was held in a barn.'),
      word('engaged', 'adjective', 'having promised to marry somebody', 'They had been engaged for seven years.'),
      word('propose', 'verb', 'to ask somebody to marry you', 'She proposed to him in a lift.'),
      word('bridesmaid', 'noun', 'a girl or woman who helps the bride', 'Her bridesmaids wore trainers.'),
      word('best man', 'phrase', 'the friend who helps the groom', 'The best man had forgotten the rings.'),
      word('vow', 'noun', 'a serious promise', 'They had written their own vows.'),
      word('honeymoon', 'noun', 'a holiday just after you marry', 'They spent their honeymoon on a canal boat.'),
      word('tie the knot', 'phrase', 'to marry', 'They finally tied the knot last spring.'),
      word('budget', 'noun', 'the money that you plan to spend', 'The flowers took half the budget.'),
      word(
        'anniversary',
        'noun',
        'the date when something important happened in an earlier year',
        'They eat at that café on every anniversary.',
      ),
      word('tradition', 'noun', 'what people have done for a long time', 'Cutting the cake together is a tradition.'),
      word('spontaneous', 'adjective', 'not planned', 'The best photographs are the spontaneous ones.'),
      word('go according to plan', 'phrase', 'to happen as it was meant to', 'Nothing went according to plan.'),
      word('pose', 'verb', 'to stand still for a photograph', 'We posed under a tree for an hour.'),
    ],
    text: {
      title: 'The guest who works',
      kind: 'dialogue',
      genre: 'interview',
      text: `Reporter: You have photographed four hundred weddings. Do you still cry?
Ms Lindqvist: At the ceremony, never. At the reception, sometimes, when I see the bill for the flowers.
Reporter: Have couples’ wishes changed?
Ms Lindqvist: Completely. When I started, they wanted twenty pictures of people standing in rows. Today they show me a stranger’s wedding on a screen and say, “Like this, but spontaneous.” I once had to photograph a spontaneous laugh nine times.
Reporter: That sounds rather bitter.
Ms Lindqvist: Not at all. It’s a kind of stage fright. If you’ve been engaged for two years and spent your whole budget on one day, you’re terrified that it won’t look as happy as it is.
Reporter: Our readers would like to know whether you can tell which marriages will last.
Ms Lindqvist: Everybody asks. You’d like me to say that it’s how they look at each other during the vows. Anyone can do that; there’s music. I watch what happens when something doesn’t go according to plan. When the cake slides off the table, do they look for somebody to blame, or for a spoon?
Reporter: And? Were you right?
Ms Lindqvist: I’ve no idea. I’m not invited to the divorces. The honest answer is that I don’t know, and I wouldn’t tell you if I did.
Reporter: Which of your pictures do people keep?
Ms Lindqvist: Never those they posed for. On their tenth anniversary they ring me and ask for the ones I’d left out: an uncle asleep under the coats, a bridesmaid fixing somebody’s zip. They want the people, you see. By then some of them are no longer there.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What a photographer has learned from weddings',
          [
            ['How to choose a good photographer for a wedding', 'No advice of that kind is given.'],
            ['Why weddings today cost more than they used to', 'Money is mentioned, but not compared.'],
            ['Whether the marriages of today are happier', 'She says that she cannot tell.'],
          ],
          '“You have photographed four hundred weddings.”',
        ),
        choose(
          'What does Ms Lindqvist find odd about “Like this, but spontaneous”?',
          'What is copied cannot be unplanned.',
          [
            ['What is on a screen is usually false.', 'She does not say that the stranger’s wedding was false.'],
            ['What couples like changes every year.', 'It has changed, but that is not what is odd here.'],
            ['What strangers do is private.', 'She does not complain about that.'],
          ],
          '“I once had to photograph a spontaneous laugh nine times.”',
        ),
        choose(
          'How does she explain what couples ask of her?',
          'They are afraid.',
          [
            ['They are spoilt.', 'She says “Not at all” when the reporter finds her bitter.'],
            ['They are bored.', 'Nothing is said about being bored.'],
            ['They are proud.', 'She speaks of “stage fright”.'],
          ],
          '“you’re terrified that it won’t look as happy as it is”',
        ),
        trueOrFalse(
          'She can tell from accidents which couples will stay together.',
          false,
          'She watches them, but says: “The honest answer is that I don’t know”.',
        ),
        write(
          'Where was the uncle asleep?',
          ['under the coats', 'under coats', 'under some coats'],
          '“an uncle asleep under the coats”',
        ),
        choose(
          'Why do couples want the other pictures after ten years?',
          'What they value has changed.',
          [
            ['They have lost those that they paid for.', 'They never wanted to keep those they posed for.'],
            ['They have begun to like her humour.', 'It is the people in the pictures they want.'],
            ['They want to show them to new guests.', 'No guests are mentioned.'],
          ],
          '“They want the people, you see. By then some of them are no longer there.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your two best friends are getting married. You are both going to give a speech, and you meet to compare what you have planned.',
      a: {
        role: 'You have known the bride, Lotte, since school.',
        facts: [
          'You want to tell how the couple really met: in a queue, in which they argued about who was first.',
          'Lotte has asked you in private for a speech of no more than four minutes.',
          'You know that Lotte hates surprises.',
        ],
        goals: [
          'Find out what B plans to say and for how long.',
          'Make sure that no story is told twice and nobody is hurt.',
          'Agree on who speaks first.',
        ],
      },
      b: {
        role: 'You have known the groom, Amir, since university.',
        facts: [
          'You planned fifteen minutes, a song, and a surprise: a film with Amir’s old teachers.',
          'Amir has told his parents that the couple met at a lecture.',
          'You get so nervous that you cannot eat before you have spoken. Dinner comes between the speeches.',
        ],
        goals: [
          'Find out which stories A has planned.',
          'Save as much of your plan as you can.',
          'Agree on who speaks first.',
        ],
      },
      phrases: [
        'I was going to start with …',
        'Are you sure they’d like that?',
        'There’s something you should know.',
        'You might want to leave out …',
        'What if we did it together?',
        'In that case, I’d rather …',
      ],
    },
    statements: [
      'A couple should know each other for at least two years before they marry.',
      'It makes no sense to spend a year’s savings on one day.',
      'Nobody should propose in front of other people.',
      'Guests should be asked not to use their phones at the ceremony.',
      'Traditions that nobody can explain should be dropped.',
      'It is all right to say no to a wedding invitation without giving a reason.',
      'Wedding speeches should be limited to three minutes.',
      'A list of presents to choose from is rude.',
    ],
    questions: [
      'Why do some people have big weddings that they cannot afford?',
      'Which wedding traditions from around the world do you know, and what do they mean?',
      'What makes a good wedding speech?',
      'How have phones and social media changed weddings?',
      'Would you rather be a guest at a very small or a very big wedding? Why?',
    ],
    task: {
      instruction:
        'A couple has 6,000 pounds for everything and 50 guests. Choose as many of these as the money allows. Then explain to the couple why you left out the rest.',
      options: [
        'A photographer for the whole day: 1,800 pounds',
        'A meal at a good restaurant: 3,000 pounds',
        'A buffet by a cooking school, simple, with enough for everybody: 1,400 pounds',
        'A live band until midnight: 1,500 pounds',
        'A honeymoon of one week by the sea: 2,000 pounds',
        'Flights for a grandmother and two cousins from abroad: 1,900 pounds',
        'A dress and a suit made by a tailor: 1,600 pounds, or 300 second-hand',
        'An old barn with lights for the party: 900 pounds, cold after ten',
      ],
    },
    writing:
      'Write a wedding speech of 140 to 180 words for two friends, real or invented. Make the guests laugh once, and do not embarrass anybody.',
  },
};
