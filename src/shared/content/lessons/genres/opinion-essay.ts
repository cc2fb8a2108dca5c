import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An opinion essay',
  otherNames: [
    'opinion essay',
    'opinion essays',
    'essay',
    'essays',
    'opinion text',
    'opinion paragraph',
    'giving your opinion',
    'say what you think',
    'letter to the editor',
    'comment',
    'comments',
    'opinion piece',
    'opinion article',
  ],
  taskAbout:
    'Write an essay of {length} for your teacher on this question: what should change about {topic}, and why? Give your opinion, two reasons with an example each, and answer somebody who does not agree.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'Your class magazine asks: “Is music in shops a good idea?” Write a text of 45 to 60 words for its readers. Say what you think, give two reasons, and say what other people think.',
      title: 'No music, please',
      text: 'I think shops are better without music.\n\nFirst, I can’t think when there is music. I forget the bread and buy a cake. Second, the shop workers hear the same song ten times a day.\n\nSome people say that music is fun. Yes, but we have it on our phones. For me, the best shop music is no music.',
      parts: [
        { name: 'What you think', from: 'I think shops are' },
        { name: 'Reason one', from: 'First, I can’t think' },
        { name: 'Reason two', from: 'Second, the shop workers' },
        { name: 'What other people think, and your answer', from: 'Some people say' },
        { name: 'The end: your idea again', from: 'For me, the best' },
      ],
      works: [
        { quote: 'I think shops are better without music.', why: 'The first sentence answers the question.' },
        { quote: 'I forget the bread and buy a cake.', why: 'It is a funny example from a real day. We can see it.' },
        {
          quote: 'Second, the shop workers hear',
          why: '“Second” says: here is a new reason. This one is about other people.',
        },
        {
          quote: 'Yes, but we have it on our phones.',
          why: '“Yes, but” is a short and friendly answer to other people.',
        },
        { quote: 'the best shop music is no music', why: 'The end says the first idea again, with new words.' },
      ],
      phrases: [
        'I think …',
        'First, …',
        'Second, …',
        'Some people say that …',
        'Yes, but …',
        'For me, the best … is …',
      ],
      yours:
        'Your class magazine asks: “Is a seat near the window the best seat in a classroom?” Write a text of 45 to 60 words for its readers. Say what you think, give two reasons, and say what other people think.',
      plan: [
        'What do you think: yes or no?',
        'What is your first reason? What can you see or do there?',
        'What is your second reason? Is it good or bad for other people too?',
        'What do other people say, and what is your answer?',
        'How can you say your idea again at the end?',
      ],
      checklist: [
        'Does the first sentence say what the writer thinks?',
        'Are there two reasons?',
        'Is there an example that you can see?',
        'Are the words “First” and “Second” there?',
        'Does every sentence have a verb?',
      ],
    },
    A2: {
      task: 'The website of your English club asks: “Do we have to answer messages at once?” Write a text of 80 to 100 words for its members. Give your opinion, two reasons and something that happened to you, and answer people who disagree.',
      title: 'Please wait for my answer',
      text: 'In my opinion, we don’t have to answer messages at once.\n\nFirst of all, quick answers are often bad answers. Last month a friend wrote, “Can you help me on Saturday?” I said yes in two seconds. On Saturday we carried a piano up four floors.\n\nAnother reason is that we need quiet time. When my phone is in another room, I read for hours.\n\nSome people think that slow answers are rude. I don’t agree, because a good answer after dinner is nicer than “OK” at lunch.\n\nSo next time I’m going to ask first: is there a piano?',
      parts: [
        { name: 'Your opinion', from: 'In my opinion, we' },
        { name: 'The first reason, with a story', from: 'First of all, quick answers' },
        { name: 'The second reason', from: 'Another reason is' },
        { name: 'People who disagree, and your answer', from: 'Some people think that' },
        { name: 'The end', from: 'So next time I’m going' },
      ],
      works: [
        {
          quote: 'In my opinion, we don’t have to answer',
          why: 'The answer comes first, and it uses the words of the question.',
        },
        {
          quote: 'On Saturday we carried a piano up four floors.',
          why: 'The story stops here. We understand the reason without more words.',
        },
        { quote: 'Another reason is that', why: 'It tells the reader that a new reason starts.' },
        { quote: 'I don’t agree, because', why: 'The writer is polite and says why with “because”.' },
        { quote: 'is there a piano?', why: 'The end goes back to the story, so we smile.' },
      ],
      phrases: [
        'In my opinion, …',
        'First of all, …',
        'Another reason is that …',
        'Some people think that …',
        'I don’t agree, because …',
        'So next time I’m going to …',
      ],
      yours:
        'The website of your English club asks: “Do we always have to be on time?” Write a text of 80 to 100 words for its members. Give your opinion, two reasons and something that happened (to you or to another person), and answer people who disagree.',
      plan: [
        'What is your opinion, in one sentence?',
        'What is your first reason, and what happened one day?',
        'What is your second reason?',
        'What do other people think, and why don’t you agree?',
        'What are you going to do next time?',
      ],
      checklist: [
        'Do you know the writer’s opinion after the first sentence?',
        'Is there a short story that shows why?',
        'Does the writer answer people who disagree?',
        'Does each new reason begin with words such as “First of all” or “Another reason”?',
        'Are the verbs in the story in the past?',
      ],
    },
    B1: {
      task: 'The student magazine asks its readers: “Is it still useful to find your way without a phone?” Write an essay of 130 to 150 words for the magazine. Give your opinion with two reasons and an example, and show that you have thought about the other side.',
      title: 'A little lost',
      text: 'It is hard to get lost these days, because a voice on our phone tells us where to turn. In my opinion, however, we should sometimes find the way ourselves.\n\nThe main reason is that we notice more. For a year I followed my phone to the swimming pool, but I could not describe a single building on the way. Then the battery died, and I discovered an excellent bakery two streets from my home.\n\nIn addition, asking the way brings people together. A stranger who gives you directions often tells you something that is not on any map, such as which dog is friendly.\n\nOf course, if you are late or it is dark, a phone is the better guide. But on a free afternoon, what can go wrong?\n\nFor these reasons, I believe that everybody should be a little lost once a month.',
      parts: [
        { name: 'The topic and your opinion', from: 'It is hard to get lost' },
        { name: 'The main reason, with an example', from: 'The main reason is' },
        { name: 'Another reason', from: 'In addition, asking the way' },
        { name: 'The other side, and your answer', from: 'Of course, if you' },
        { name: 'Conclusion', from: 'For these reasons, I believe' },
      ],
      works: [
        {
          quote: 'In my opinion, however, we should sometimes',
          why: '“However” turns from what is usual to what the writer thinks; “sometimes” keeps it fair.',
        },
        {
          quote: 'Then the battery died',
          why: 'Four short words turn the story round. What comes next proves the reason.',
        },
        {
          quote: 'In addition, asking the way brings people together.',
          why: 'The first sentence of the paragraph gives its whole idea; the next one explains it.',
        },
        { quote: 'such as which dog is friendly', why: 'This small example makes a general idea real, and it is fun.' },
        {
          quote: 'Of course, if you are late or it is dark',
          why: 'The writer says when the other side is right, so we trust the writer more.',
        },
        {
          quote: 'a little lost once a month',
          why: 'The conclusion does not only repeat: it tells readers what to try, and how often.',
        },
      ],
      phrases: [
        'In my opinion, however, …',
        'The main reason is that …',
        'In addition, …',
        '…, such as …',
        'Of course, if …, … But …',
        'For these reasons, I believe that …',
      ],
      yours:
        'The student magazine asks its readers: “Is it still useful to learn things by heart?” Write an essay of 130 to 150 words for the magazine. Give your opinion with two reasons and an example, and show that you have thought about the other side.',
      plan: [
        'What is usual today, and what is your opinion about it?',
        'What is your main reason, and which example proves it?',
        'What is your second reason, and how does it help other people?',
        'When is the other side right, and what do you answer?',
        'What should your readers do now?',
      ],
      checklist: [
        'Is the opinion clear at the end of the first paragraph?',
        'Does each paragraph have one main idea?',
        'Is there an example that you will remember tomorrow?',
        'Does the writer show when the other side is right?',
        'Do words such as “in addition” and “for these reasons” show how the ideas are connected?',
      ],
    },
    B2: {
      task: 'A local newspaper is holding an essay competition with the question: “Should towns put more benches in their streets?” Write an essay of 190 to 230 words for its readers. Develop two arguments, deal with an objection, and end with a conclusion that people will remember.',
      title: 'The right to sit down',
      text: 'In many town centres there is plenty to buy but nowhere to sit, unless you pay for a coffee first. Benches are often regarded as a luxury. I would argue that they are among the cheapest and most useful things a town can offer.\n\nTo begin with, a bench decides who can use a street. Older people, or parents with heavy shopping, will only walk as far as the next place to rest. Take the benches away, and you do not merely remove some wood; you quietly tell these people to stay at home.\n\nWhat is more, seats turn a street into a place. Where people have a reason to stay, they begin to chat, to play chess, to keep an eye on one another’s bicycles. A street that everyone hurries through belongs to nobody.\n\nIt is sometimes objected that benches attract noise and litter. They may well do so. However, the answer to litter is a bin, and a little noise is simply the sound of people enjoying their town.\n\nIn conclusion, nobody should have to buy a drink in order to sit down. Anyone who still has doubts is invited to read this essay again, halfway along the main street, standing up.',
      parts: [
        { name: 'The situation and your position', from: 'In many town centres' },
        { name: 'First argument', from: 'To begin with, a bench' },
        { name: 'Second argument', from: 'What is more, seats turn' },
        { name: 'An objection, and your answer', from: 'It is sometimes objected' },
        { name: 'Conclusion', from: 'In conclusion, nobody should' },
      ],
      works: [
        {
          quote: 'plenty to buy but nowhere to sit',
          why: 'The contrast shows the problem before the writer gives an opinion.',
        },
        {
          quote: 'a bench decides who can use a street',
          why: 'A surprising claim opens the paragraph, and we read on to find out how.',
        },
        {
          quote: 'you do not merely remove some wood; you quietly tell',
          why: '“Not merely” makes the small act large: the second half carries the argument.',
        },
        {
          quote: 'to chat, to play chess, to keep an eye on',
          why: 'Three examples in the same form make the idea of “a place” visible.',
        },
        {
          quote: 'They may well do so. However,',
          why: 'The writer first admits that the objection has a point, then answers it, which sounds fair.',
        },
        {
          quote: 'halfway along the main street, standing up',
          why: 'The last words make readers feel the problem for themselves.',
        },
      ],
      phrases: [
        '… is often regarded as …',
        'I would argue that …',
        'To begin with, …',
        'What is more, …',
        'It is sometimes objected that … However, …',
        'In conclusion, …',
      ],
      yours:
        'A local newspaper is holding an essay competition with the question: “Should public libraries stay open all night?” Write an essay of 190 to 230 words for its readers. Develop two arguments, deal with an objection, and end with a conclusion that people will remember.',
      plan: [
        'What is the situation now, and what is your position?',
        'What is your first argument, and who gains or loses?',
        'What is your second argument, and which examples make it visible?',
        'Which objection is the strongest, and what do you answer?',
        'Which picture or suggestion will stay with your readers at the end?',
      ],
      checklist: [
        'Is the writer’s position clear by the end of the introduction?',
        'Does each argument begin with a clear claim and go on to explain it?',
        'Is the objection treated fairly before it is answered?',
        'Is the last sentence one that you will remember?',
        'Do linking phrases such as “what is more” and “however” fit what they join?',
      ],
    },
  },
  others: {
    B1: [
      {
        about: ['uniform', 'uniforms', 'school rule', 'school rules', 'rule', 'rules'],
        task: 'Your school magazine asks: “Should students have to wear a uniform?” Write an opinion essay of 100 to 130 words for its readers. Give your opinion with two reasons and examples, and show that you have thought about the other side.',
        title: 'The jumper that was Efua’s',
        text: 'Most of my friends hate our blue school jumper. I used to agree, but today I believe that a uniform is a good rule.\n\nThe main reason is that it saves a lot of worry. At my old school I changed three times every morning, and people still laughed at my shoes. Here, nobody looks at my clothes, so they have to find out who I am.\n\nSecondly, uniforms are never the same. One girl wears her grandfather’s tie, and a boy has sewn a tiny snail inside his pocket. If people only have a little freedom, they use it well.\n\nIt is true that uniforms are expensive. That is why schools should pass on old ones. The name in my jumper says “Efua”. I hope she liked it.',
        parts: [
          { name: 'What most people think, and your opinion', from: 'Most of my friends' },
          { name: 'The main reason, with an example', from: 'The main reason is' },
          { name: 'The second reason, with examples', from: 'Secondly, uniforms' },
          { name: 'The other side, your answer and the end', from: 'It is true that' },
        ],
        works: [
          {
            quote: 'I used to agree, but today',
            why: 'Somebody who has changed their mind is easy to believe.',
          },
          {
            quote: 'people still laughed at my shoes',
            why: 'A personal example shows what “worry” means. We feel it.',
          },
          {
            quote: 'so they have to find out who I am',
            why: '“So” leads to the result, and the result is the real argument.',
          },
          {
            quote: 'a boy has sewn a tiny snail inside his pocket',
            why: 'Nobody could invent this detail, and nobody will forget it.',
          },
          {
            quote: 'It is true that uniforms are expensive.',
            why: 'The writer agrees with the other side on one point, and then has an answer to it.',
          },
          { quote: 'I hope she liked it.', why: 'A warm last line: an old jumper joins two students.' },
        ],
        phrases: [
          'I used to …, but today I believe that …',
          'The main reason is that …',
          'At my old school …',
          'Secondly, …',
          'It is true that …',
          'That is why schools should …',
        ],
        yours:
          'Your school magazine asks: “Which school rule should change, and which one should stay?” Choose one rule, for example about food, shoes or being late. Write an opinion essay of 100 to 130 words. Give your opinion with two reasons and examples, and answer the other side.',
        plan: [
          'Which rule is it, and what do most people think about it?',
          'What is your opinion, and have you changed your mind?',
          'What is your main reason? What happened to you or to somebody else?',
          'What is your second reason, and which detail shows it?',
          'In what is the other side right, and what should the school do about it?',
        ],
        checklist: [
          'Is the opinion clear at the end of the first paragraph?',
          'Is there an example for each reason?',
          'Is there a detail that you will remember?',
          'Does the writer agree with the other side on one point, and answer it?',
          'Do words such as “The main reason”, “Secondly” and “It is true that” order the ideas?',
        ],
      },
    ],
    B2: [
      {
        about: [
          'environment',
          'environmental',
          'climate',
          'pollution',
          'plastic',
          'recycling',
          'recycle',
          'nature',
          'planet',
          'waste',
        ],
        task: 'A newspaper asks its readers: “What is the most useful thing that one person can do for the environment?” Write an opinion essay of 150 to 190 words. State your position, develop two arguments, deal with an objection, and end with a conclusion that people will remember.',
        title: 'Beans at the front of the house',
        text: 'We are often told that one person cannot save the planet, and it is perfectly true. My short showers will not stop a single glacier from melting. I would nevertheless argue that what each of us does matters a great deal, provided that somebody sees it.\n\nIn the first place, people rarely do what they are advised to do; they do what the neighbours do. Three years ago, a woman in our street dug up her parking space and planted beans. Today eleven front gardens have beans in them, and one has a pond.\n\nFurthermore, visible habits change what seems possible. Once half a town comes to work by bicycle, no mayor can go on claiming that nobody needs cycle paths.\n\nIt may be objected that only governments can make a real difference. They certainly must. Yet governments follow voters, and voters, as we have seen, follow beans.\n\nTo conclude, you are welcome to sort your rubbish in secret. If you really want to help, however, do it at the front of the house.',
        parts: [
          { name: 'A common view, and your position', from: 'We are often told' },
          { name: 'First argument, with an example', from: 'In the first place' },
          { name: 'Second argument', from: 'Furthermore, visible' },
          { name: 'An objection, and your answer', from: 'It may be objected' },
          { name: 'Conclusion', from: 'To conclude' },
        ],
        works: [
          {
            quote: 'and it is perfectly true',
            why: 'We expect the writer to disagree; the agreement makes us curious about what can follow.',
          },
          {
            quote: 'provided that somebody sees it',
            why: 'A condition at the very end of the paragraph turns an ordinary view into an unusual one.',
          },
          {
            quote: 'people rarely do what they are advised to do; they do what the neighbours do',
            why: 'The repeated “do” and the semicolon set theory against real life.',
          },
          {
            quote: 'eleven front gardens have beans in them, and one has a pond',
            why: 'The result is counted, and the pond proves that nobody invented the list.',
          },
          {
            quote: 'They certainly must.',
            why: 'Three words admit the objection completely, so that “yet” can turn it round.',
          },
          {
            quote: 'do it at the front of the house',
            why: 'The last words contain the whole argument, in the form of advice.',
          },
        ],
        phrases: [
          'We are often told that …',
          'I would nevertheless argue that …, provided that …',
          'In the first place, …',
          'Furthermore, …',
          'It may be objected that … Yet …',
          'To conclude, …',
        ],
        yours:
          'A newspaper asks its readers: “Which habit should our town give up for the environment?” Write an opinion essay of 150 to 190 words. State your position, develop two arguments, deal with an objection, and end with a conclusion that people will remember.',
        plan: [
          'What are people often told about this topic, and is it true?',
          'What is your own position, and is there a condition to it?',
          'What is your first argument, and what have you seen that supports it?',
          'What is your second argument?',
          'Which objection is right in part, and how can you turn it round?',
          'Which image from your essay could return in the conclusion?',
        ],
        checklist: [
          'Is the position more than “we should protect nature”?',
          'Is there an example that could be seen in a real street?',
          'Is the objection taken seriously before it is answered?',
          'Does the conclusion leave you with a picture or a piece of advice?',
          'Do “nevertheless”, “furthermore” and “yet” mark the steps of the argument?',
        ],
      },
    ],
  },
};
