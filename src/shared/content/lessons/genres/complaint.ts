import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An email of complaint',
  otherNames: [
    'complaint',
    'complaints',
    'email of complaint',
    'letter of complaint',
    'complaint email',
    'complaint letter',
    'complaining',
  ],
  taskAbout:
    'Write an email of {length} to complain. You paid for something that has to do with {topic}, and it was not as you had been promised. Say what it was and when, what was wrong, and what you ask for.',
  isFormal: true,
  models: {
    A1: {
      task: 'There is a problem with your new table. Write an email of 40 to 60 words to the shop. Say what you have, what the problem is, and what the shop can do.',
      title: 'A table with three legs',
      text: 'Hello,\n\nMy name is Tomi Sato. I have a new table from your shop. I like the colour, but there is a problem. The table has only three legs. One leg is not in the box. Now we eat on the floor.\n\nPlease send me one leg. My order number is 518.\n\nThank you for your help.\n\nTomi Sato',
      parts: [
        { name: 'Hello: who you are and what you have', from: 'Hello' },
        { name: 'The problem', from: 'I like the colour' },
        { name: 'What the shop can do', from: 'Please send me' },
        { name: 'Thanks and your name', from: 'Thank you for' },
      ],
      works: [
        { quote: 'I like the colour, but', why: 'First a nice thing, then “but” and the problem. This is friendly.' },
        { quote: 'The table has only three legs.', why: 'The problem is in one short sentence, with a number.' },
        { quote: 'Now we eat on the floor.', why: 'We see why the leg is important.' },
        { quote: 'Please send me one leg.', why: '“Please” is polite, and the shop knows what to do.' },
        { quote: 'My order number is 518.', why: 'With the number, the shop can find the table.' },
      ],
      phrases: [
        'My name is …',
        'I have a new … from your shop.',
        'I like the …, but there is a problem.',
        'The … has only …',
        'Please send me …',
        'Thank you for your help.',
      ],
      yours:
        'There is a problem with your new lamp, bag or bike. Write an email of 40 to 60 words to the shop. Say what you have, what the problem is, and what the shop can do.',
      plan: [
        'What is your name, and what do you have from the shop?',
        'What do you like about it?',
        'What is the problem?',
        'What can you not do now?',
        'What can the shop do?',
      ],
      checklist: [
        'Do you know what the writer has from the shop?',
        'Is the problem easy to understand?',
        'Does the shop know what to do?',
        'Can you find “please” and “thank you”?',
        'Is there a “but” before the problem?',
      ],
    },
    A2: {
      task: 'You bought a clock, and it does not work well. Write an email of complaint of 80 to 100 words to the shop. Say what you bought and when, what happened, and what you want.',
      title: 'Three in the morning',
      text: 'Dear Sir or Madam,\n\nOn 3 May I bought an alarm clock in your shop. It sings like a bird. I love the song, but there is a problem.\n\nOn the first night, it sang at three in the morning, not at seven. I checked the alarm and tried again. On the second night, it sang at three again. On the third night, I put it in a cupboard, and it sang there too.\n\nI am going to bring it back on Saturday. I would like a different clock, please. It does not have to sing.\n\nYours faithfully,\nAlex Mwangi',
      parts: [
        { name: 'Greeting, and what you bought', from: 'Dear Sir or Madam' },
        { name: 'What happened', from: 'On the first night' },
        { name: 'What you want', from: 'I am going to bring' },
        { name: 'Goodbye and your name', from: 'Yours faithfully' },
      ],
      works: [
        {
          quote: 'On 3 May I bought an alarm clock in your shop.',
          why: 'When, what and where: the shop has everything in one sentence.',
        },
        { quote: 'I love the song, but', why: 'The writer is fair, so the reader wants to help.' },
        {
          quote: 'I checked the alarm and tried again.',
          why: 'The shop can see that the writer did something about it.',
        },
        {
          quote: 'On the third night, I put it in a cupboard',
          why: 'First, second, third: the story goes in order, and it gets worse.',
        },
        {
          quote: 'I would like a different clock, please.',
          why: '“I would like” is clear and more polite than “I want”.',
        },
        { quote: 'It does not have to sing.', why: 'A small joke at the end keeps the email friendly.' },
      ],
      phrases: [
        'Dear Sir or Madam,',
        'On … I bought … in your shop.',
        'I like …, but there is a problem with …',
        'I checked … and tried again.',
        'I would like …, please.',
        'Yours faithfully,',
      ],
      yours:
        'You bought an umbrella, a bag or headphones, and something went wrong. You can invent the story. Write an email of complaint of 80 to 100 words to the shop. Say what you bought and when, what happened, and what you want.',
      plan: [
        'What did you buy, where and when?',
        'What do you like about it?',
        'What happened first? What happened after that?',
        'What did you do about the problem?',
        'What would you like from the shop?',
      ],
      checklist: [
        'Do you know what the writer bought, and when?',
        'Is the story of the problem in the right order?',
        'Does the writer say clearly what the shop can do?',
        'Is it polite, with “I would like” and “please”?',
        'Are the verbs of the story in the past?',
      ],
    },
    B1: {
      task: 'You went on a guided walk that was not what the company had promised. Write an email of complaint of 120 to 150 words to the company. Say what was promised, what happened, and what you would like the company to do.',
      title: 'A small group of thirty-one',
      text: 'Dear Sir or Madam,\n\nI am writing to complain about the Evening Photo Walk on Monday 12 June, which I booked on your website.\n\nThe website promises “a small group of eight” and “the colours of the night market”. In fact, there were thirty-one of us, and the people at the back could not hear a word. When we finally reached the market, it was dark and empty, because it is always closed on Mondays. My best picture shows a stranger’s jacket.\n\nThis was not the guide’s fault. Our guide was patient and friendly, and even stayed an hour longer to answer our questions.\n\nHowever, I paid for a different walk. I would therefore like a free place on another one, with eight people, on an evening when the market is open.\n\nI look forward to hearing from you.\n\nYours faithfully,\nAndrea Novak',
      parts: [
        { name: 'Greeting, and what the complaint is about', from: 'Dear Sir or Madam' },
        { name: 'What was promised and what happened', from: 'The website promises' },
        { name: 'Something fair', from: 'This was not the guide’s' },
        { name: 'What you would like', from: 'However, I paid' },
        { name: 'A polite ending', from: 'I look forward to' },
      ],
      works: [
        { quote: 'I am writing to complain about', why: 'The reader knows at once what kind of email this is.' },
        { quote: '“a small group of eight”', why: 'The company’s own words are the best proof.' },
        {
          quote: 'In fact, there were thirty-one of us',
          why: '“In fact” puts what happened next to what was promised.',
        },
        {
          quote: 'My best picture shows a stranger’s jacket.',
          why: 'The result in one picture: we smile, and we understand the complaint.',
        },
        {
          quote: 'This was not the guide’s fault.',
          why: 'The writer is fair to the guide, so we believe the rest too.',
        },
        {
          quote: 'I would therefore like a free place',
          why: '“Therefore” links the wish to the reasons. It is polite, clear and possible.',
        },
      ],
      phrases: [
        'I am writing to complain about …',
        'Your website promises … In fact, …',
        'When we finally …, it was …',
        'This was not the fault of …',
        'I would therefore like …',
        'I look forward to hearing from you.',
      ],
      yours:
        'You went to a one-day course, such as cooking or dancing, and it was not what the website had promised. You can invent the details. Write an email of complaint of 120 to 150 words to the school. Say what was promised, what happened, and what you would like the school to do.',
      plan: [
        'Which course was it, and when?',
        'What exactly did the website promise?',
        'What happened instead? Which numbers or details show it?',
        'What was good, or who did their best?',
        'What would you like the school to do?',
      ],
      checklist: [
        'Does the first sentence say what the complaint is about?',
        'Can you see the difference between the promise and what happened?',
        'Is there something fair or positive?',
        'Is it clear what the writer would like, and is it possible?',
        'Is the language formal, with links such as “however” and “therefore” and no short forms?',
      ],
    },
    B2: {
      task: 'A company has failed three times to deliver a parcel to you. Write an email of complaint of 190 to 230 words to its customer service. Give the facts in order, explain why it matters, suggest a possible cause, and say what you expect.',
      title: 'Ten forty-two',
      text: 'Dear Customer Service Team,\n\nI am writing to complain about parcel 7714, which you have now failed to deliver three times.\n\nOn 4 and 6 March I received messages saying that nobody was at home, although on both occasions I was. On 9 March I therefore took a chair, a book and a pot of tea, and sat down outside the front door. At 10.42 I was informed that your driver had just rung my bell. At 10.42 I was sitting directly below it.\n\nThe parcel contains eighty programmes for a school concert. Unless they arrive before Friday evening, eighty families will have to guess what they are listening to.\n\nI do not believe that your drivers are to blame. Our building used to have a second entrance in Mill Lane, which was closed two years ago but still has its old bells. I suspect that your system is sending drivers there. I pointed this out on your website on 6 March, but have had no reply.\n\nI would ask you to deliver the parcel by Thursday, to refund the delivery charge and, above all, to correct the address, since sixty other flats share it.\n\nI look forward to hearing from you by tomorrow evening. Until then, the chair will stay where it is.\n\nYours faithfully,\nKiran Castellanos',
      parts: [
        { name: 'Greeting, and the complaint in one sentence', from: 'Dear Customer Service Team' },
        { name: 'The facts in order', from: 'On 4 and 6 March' },
        { name: 'Why it matters', from: 'The parcel contains' },
        { name: 'A possible cause', from: 'I do not believe' },
        { name: 'What you expect', from: 'I would ask you' },
        { name: 'The ending', from: 'I look forward to' },
      ],
      works: [
        {
          quote: 'which you have now failed to deliver three times',
          why: 'Present perfect and a number: the problem is serious, and it is not over.',
        },
        {
          quote: 'At 10.42 I was sitting directly below it.',
          why: 'The exact time returns. Facts say “this cannot be true” without any anger.',
        },
        {
          quote: 'Unless they arrive before Friday evening',
          why: '“Unless” links a deadline to its consequence without sounding like a threat.',
        },
        {
          quote: 'I do not believe that your drivers are to blame.',
          why: 'Where we expect an attack, the writer is fair and starts to look for the cause.',
        },
        { quote: 'I suspect that', why: 'A careful verb: the writer offers an explanation without claiming to know.' },
        {
          quote: 'and, above all, to correct the address',
          why: 'Of three clear demands, this one is marked as the most important.',
        },
      ],
      phrases: [
        'I am writing to complain about …, which …',
        'On … I was informed that …, although …',
        'Unless …, … will have to …',
        'I do not believe that … is to blame.',
        'I suspect that …',
        'I would ask you to … and, above all, to …',
      ],
      yours:
        'Three times a repair shop has promised that your bicycle would be ready, and it never was. You can invent the details. Write an email of complaint of 190 to 230 words to the manager. Give the facts in order, explain why it matters, suggest a possible cause, and say what you expect.',
      plan: [
        'How can you state the complaint in one sentence?',
        'What happened each time? Which dates and details prove it?',
        'Why does it matter, and to whom?',
        'What might be the cause, and who is not to blame?',
        'What exactly do you expect, by when, and what is most important?',
        'How can you end politely but firmly?',
      ],
      checklist: [
        'Does the first sentence sum up the complaint?',
        'Are the facts exact, and in the right order?',
        'Does the writer stay calm and fair, and suggest a cause?',
        'Is it clear what the writer expects, and by when?',
        'Is the style formal, with careful verbs such as “suspect” and no short forms?',
      ],
    },
  },
  others: {
    B1: [
      {
        about: [
          'online',
          'order',
          'ordered',
          'product',
          'products',
          'delivery',
          'delivered',
          'parcel',
          'shop',
          'shopping',
        ],
        task: 'You ordered something online, and there is a problem with it. Write an email of complaint of 100 to 130 words to the shop. Say what you ordered and when, what the problem is, what you have already done, and what you would like the shop to do.',
        title: 'Order 3306: a very small tent',
        text: 'Dear Sir or Madam,\n\nI am writing to complain about a tent which I ordered from your online shop on 2 July (order number 3306).\n\nAccording to your website, it is “a comfortable home for four”. It arrived on time, but when I put it up, I discovered that it was only fifty centimetres high. The label says that it is for pets. Our rabbit is delighted, but there are four of us, and we are leaving in two weeks.\n\nI have phoned you three times. Each time, a recorded voice told me that my call was important, but nobody answered.\n\nI would be grateful if you could send me the right tent by 14 July and tell me how to return this one.\n\nYours faithfully,\nIdris Lindgren',
        parts: [
          { name: 'What you ordered and when', from: 'Dear Sir or Madam' },
          { name: 'What was promised, and the problem', from: 'According to your website' },
          { name: 'What you have already done', from: 'I have phoned' },
          { name: 'What you would like, and the ending', from: 'I would be grateful' },
        ],
        works: [
          {
            quote: 'which I ordered from your online shop on 2 July (order number 3306)',
            why: 'Date and number help the shop to find the order at once.',
          },
          {
            quote: 'According to your website, it is “a comfortable home for four”.',
            why: 'The shop’s own words show what the customer had a right to expect.',
          },
          { quote: 'It arrived on time, but', why: 'The writer is fair: first what was right, then what was wrong.' },
          {
            quote: 'only fifty centimetres high',
            why: 'One exact number is stronger than “much too small”.',
          },
          {
            quote: 'Our rabbit is delighted, but there are four of us',
            why: 'A joke instead of anger, and then the reason why it is urgent.',
          },
          {
            quote: 'I would be grateful if you could send me',
            why: 'A very polite form for a very clear wish, with a date.',
          },
        ],
        phrases: [
          'I am writing to complain about … which I ordered …',
          'According to your website, …',
          'When I opened/tried …, I discovered that …',
          'I have phoned/written … times.',
          'I would be grateful if you could …',
          'Please tell me how to return …',
        ],
        yours:
          'You ordered shoes, a lamp or a birthday present online, and the shop sent you something strange. You can invent the details. Write an email of complaint of 100 to 130 words to the shop. Say what you ordered and when, what the problem is, what you have already done, and what you would like.',
        plan: [
          'What did you order, and when? What is the order number?',
          'What does the website promise?',
          'What did you find when you opened the parcel? Which number or detail shows the problem?',
          'Why is it a problem for you?',
          'What have you already done?',
          'What should the shop do, and by when?',
        ],
        checklist: [
          'Could the shop find this order quickly?',
          'Is the problem exact, with a number or a detail?',
          'Do you know what the customer has already done?',
          'Is it clear what the shop should do, and by when?',
          'Is the language polite and formal, with no short forms?',
        ],
      },
    ],
    B2: [
      {
        about: ['holiday', 'holidays', 'tour', 'tours', 'course', 'courses', 'trip', 'travel', 'hotel', 'hotels'],
        task: 'You have come back from a holiday or a course that was not what the company had promised. Write an email of complaint of 150 to 190 words to the manager. Say what was promised and what you found, what you did at the time, what you hold the company responsible for, and what you expect.',
        title: 'Far from all noise',
        text: 'Dear Ms Kowalczyk,\n\nI am writing to express my disappointment with the walking holiday “Silence of the Hills”, from which I returned on 9 September.\n\nYour brochure describes the farmhouse as “far from all noise”. What it fails to mention is that the road behind it is being widened. Drilling began at half past six every morning, weekends included. When I asked your representative, Mr Ferreira, for a different house, he apologised, lent me his own headphones and admitted that every guest since May had complained.\n\nIt is this that I find hard to accept. Mr Ferreira could not have been more helpful, and the walks were superb. However, had I been told about the roadworks in advance, I would have chosen another week. The company had known about them for four months.\n\nI would therefore ask you to refund half the price of the holiday and to add one honest sentence to your brochure. I attach a recording of a typical breakfast, and would be grateful for a reply within two weeks.\n\nYours sincerely,\nThandeka Roux',
        parts: [
          { name: 'Greeting, and what the complaint is about', from: 'Dear Ms Kowalczyk' },
          { name: 'What was promised, what you found and what you did', from: 'Your brochure describes' },
          { name: 'What you hold the company responsible for', from: 'It is this that' },
          { name: 'What you expect, and the ending', from: 'I would therefore ask' },
        ],
        works: [
          {
            quote: 'What it fails to mention is that',
            why: 'The structure keeps the bad news for the end, and names the fault: something was left out.',
          },
          {
            quote: 'Drilling began at half past six every morning, weekends included.',
            why: 'A bare fact, without a single angry word, is the strongest kind of complaint.',
          },
          {
            quote: 'lent me his own headphones',
            why: 'The kindness is also evidence: he had clearly been prepared for the noise.',
          },
          {
            quote: 'It is this that I find hard to accept.',
            why: 'The emphasis separates the real point, the silence of the company, from the noise.',
          },
          {
            quote: 'had I been told about the roadworks in advance',
            why: 'Formal and without “if”: it says what would have prevented the whole problem.',
          },
          {
            quote: 'I attach a recording of a typical breakfast',
            why: 'The proof is offered with a dry joke, which makes it hard to refuse.',
          },
        ],
        phrases: [
          'I am writing to express my disappointment with …',
          'Your brochure describes … as “…”.',
          'What it fails to mention is that …',
          '… could not have been more helpful.',
          'Had I been told about …, I would have …',
          'I would therefore ask you to refund …',
        ],
        yours:
          'You have taken part in a language course or a tour by bicycle that was not what the company had promised. You can invent the details. Write an email of complaint of 150 to 190 words to the manager. Say what was promised and what you found, what you did, and what you expect.',
        plan: [
          'Which holiday, tour or course was it, and when did it end?',
          'Which words of the brochure or the website will you quote?',
          'What did you find instead, and which facts show it best?',
          'Whom did you speak to at the time, and what came of it?',
          'What exactly is the company responsible for, and what was good in spite of it?',
          'What do you expect, and by when?',
        ],
        checklist: [
          'Is the promise quoted, so that it can be compared with what happened?',
          'Are there facts instead of angry adjectives?',
          'Does the writer say what the real point of the complaint is?',
          'Is it clear what the company should do, and by when?',
          'Is the style formal, with forms such as “had I been told” or “would therefore ask”?',
        ],
      },
    ],
  },
};
