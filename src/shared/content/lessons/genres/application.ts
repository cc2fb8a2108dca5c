import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An application',
  otherNames: [
    'application',
    'letter of application',
    'email of application',
    'application letter',
    'application email',
    'applying for a job',
    'job application',
    'applying for a course',
    'covering letter',
    'cover letter',
  ],
  isFormal: true,
  models: {
    A1: {
      task: 'A fruit shop at the market needs help on Saturdays. Write an email of 45 to 60 words to Ms Kimani at the shop. Say who you are, what job you want, and three things about you. Ask a question.',
      title: 'Saturday job',
      text: 'Dear Ms Kimani,\n\nMy name is Wen Castillo. I am 17 and I live near the market. I would like to work in your fruit shop on Saturdays.\n\nI can get up at five, and I can say “Good morning” in six languages. I love bananas, but I can wait for lunch!\n\nCan we meet on Friday?\n\nBest wishes,\nWen',
      parts: [
        { name: 'Hello', from: 'Dear Ms Kimani' },
        { name: 'Who you are and what you want', from: 'My name is Wen' },
        { name: 'What you can do', from: 'I can get up' },
        { name: 'A question, and goodbye', from: 'Can we meet' },
      ],
      works: [
        {
          quote: 'I would like to work in your fruit shop on Saturdays.',
          why: 'The reader knows the job and the day. “I would like” is polite.',
        },
        { quote: 'I can get up at five', why: 'A market starts early. This is important for the reader.' },
        { quote: '“Good morning” in six languages', why: 'A number and an example say more than “I am friendly”.' },
        { quote: 'I love bananas, but I can wait for lunch!', why: 'It is a small joke, and now we like Wen.' },
        { quote: 'Can we meet on Friday?', why: 'A question at the end wants an answer. A day makes the answer easy.' },
      ],
      phrases: [
        'My name is …',
        'I am … and I live …',
        'I would like to …',
        'I can …, and I can …',
        'I am good with/at …',
        'Can we …?',
      ],
      yours:
        'A film club shows a film every Friday. It needs people for the tickets, the snacks and the chairs. Write an email of 45 to 60 words to the club. Say who you are, what job you want, and three things about you. Ask a question.',
      plan: [
        'Who are you writing to?',
        'Who are you? What can you tell the reader about you?',
        'What job do you want, and when?',
        'What three things are good for this job?',
        'What do you want to ask?',
      ],
      checklist: [
        'Do you know who the writer is?',
        'Do you know which job the writer wants?',
        'Are there three things about the writer that are good for the job?',
        'Is there “I would like to …” in the email?',
        'In “I can …”, does the verb come right after “can”?',
      ],
    },
    A2: {
      task: 'A summer camp is looking for a helper in its kitchen. Write an email of 80 to 100 words to Mr Haddad, the cook. Say where you saw the advertisement, tell him about something you cooked, and say when you are free.',
      title: 'Kitchen helper in July',
      text: 'Dear Mr Haddad,\n\nI saw your advertisement in the library, and I would like to help in your kitchen this July.\n\nI am 18, and I am going to study cooking next year. In May I cooked rice for sixty people at our school party. I burned the first pot, so I started again, and the food was only ten minutes late. Now I always look at the clock.\n\nI am free from the 2nd to the 30th. I work fast, and I don’t mind washing pots. Could we talk on the phone this week?\n\nKind regards,\nKim Alvarez',
      parts: [
        { name: 'Greeting', from: 'Dear Mr Haddad' },
        { name: 'Where you saw it and what you want', from: 'I saw your advertisement' },
        { name: 'Who you are and what you did', from: 'I am 18, and' },
        { name: 'When you are free, and what else is useful', from: 'I am free from' },
        { name: 'The next step, and the ending', from: 'Could we talk' },
      ],
      works: [
        {
          quote: 'I saw your advertisement in the library',
          why: 'The reader understands at once why this email comes.',
        },
        {
          quote: 'I cooked rice for sixty people',
          why: 'The past simple and a number: it really happened, and it was a big job.',
        },
        { quote: 'so I started again', why: 'After the problem comes the answer. “So” joins the two.' },
        {
          quote: 'Now I always look at the clock.',
          why: 'Kim learned something. That is better than being perfect.',
        },
        { quote: 'I don’t mind washing pots', why: 'Not everybody likes this job, so the cook is happy to read this.' },
        {
          quote: 'Could we talk on the phone this week?',
          why: '“Could we …?” is a polite way to ask for the next step.',
        },
      ],
      phrases: [
        'I saw your advertisement …',
        'I would like to …',
        'Last year I …',
        'Now I always …',
        'I am free from … to …',
        'Could we …?',
      ],
      yours:
        'Your town is going to have a big outdoor concert, and it is looking for helpers. Write an email of 80 to 100 words to Ms Moreau, who plans it. Say where you saw the advertisement, tell her about one time when you helped people, and say when you are free.',
      plan: [
        'Where did you see the advertisement, and what do you want to do?',
        'Who are you, and why are you interested in this job?',
        'When did you help people? What did you do, and how many people were there?',
        'Was there a problem, and what did you learn?',
        'When are you free, and what do you ask at the end?',
      ],
      checklist: [
        'Does the first sentence say why the writer is writing?',
        'Is there a story with a detail that you can see?',
        'Do you know when the writer is free?',
        'Are the verbs in the story in the past?',
        'Is the question at the end polite (“Could …?”)?',
      ],
    },
    B1: {
      task: 'A radio station offers a free podcast course with twelve places. Write an email of 130 to 150 words to Ms Petrova, who runs the course, to apply for a place. Say what you have done so far, why you need the course, and what you can offer the group.',
      title: 'A place on the podcast course',
      text: 'Dear Ms Petrova,\n\nI am writing to apply for a place on your podcast course, which I read about on your website.\n\nFor a year I have been recording the sounds of my street. I now have 104, from the first bus to the man who sings while he closes his shop. I have also taught myself to edit them on an old laptop.\n\nWhat I cannot do yet is tell a story. My first episode was forty minutes long, and my cousin, who is my only listener, fell asleep after six. That is exactly why I need your course.\n\nIn return, I could help the others with the technical side, as I like finding out why a microphone is silent.\n\nI am free on all five days and would be happy to send you a (short) recording. I look forward to hearing from you.\n\nYours sincerely,\nRobin Okello',
      parts: [
        { name: 'Greeting, and what you are applying for', from: 'Dear Ms Petrova' },
        { name: 'What you have done so far', from: 'For a year I have' },
        { name: 'Why you need the course', from: 'What I cannot do yet' },
        { name: 'What you can offer', from: 'In return, I could help' },
        { name: 'When you are free, and the ending', from: 'I am free on all' },
      ],
      works: [
        {
          quote: 'I am writing to apply for',
          why: 'The purpose comes first, in the words that readers of applications expect.',
        },
        {
          quote: 'For a year I have been recording',
          why: 'The present perfect continuous shows that Robin started long ago and is still doing it.',
        },
        {
          quote: 'the man who sings while he closes his shop',
          why: 'One small picture proves that Robin really listens.',
        },
        {
          quote: 'What I cannot do yet is tell a story.',
          why: 'The email turns here: a weak point becomes the reason for the course.',
        },
        {
          quote: 'In return, I could help the others',
          why: 'An application should also say what the reader and the group will get.',
        },
        {
          quote: 'a (short) recording',
          why: 'The brackets are a little joke about the forty minutes, so we smile at the end.',
        },
      ],
      phrases: [
        'I am writing to apply for …',
        'For …, I have been …',
        'What I cannot do yet is …',
        'That is exactly why I …',
        'In return, I could …',
        'I look forward to hearing from you.',
      ],
      yours:
        'A free weekend course with ten places teaches people to repair things instead of throwing them away. Write an email of 130 to 150 words to the leader, Mr Tanaka, to apply for a place. Say what you have done so far (you may invent it), why you need the course, and what you can offer the group.',
      plan: [
        'Which course are you applying for, and where did you read about it?',
        'What have you made or repaired so far? Which detail proves it?',
        'What can you not do yet? What went wrong once?',
        'What can you do for the rest of the group?',
        'When are you free, and what could you show the leader?',
      ],
      checklist: [
        'Does the first sentence say what the writer is applying for?',
        'Is there a detail that only this writer could give?',
        'Do you understand why the writer needs this course?',
        'Does the writer use the present perfect for things that began in the past and are still important?',
        'Are the greeting and the ending polite and formal enough?',
      ],
    },
    B2: {
      task: 'A railway station is looking for a part-time assistant in its lost property office. Write a letter of application of 190 to 230 words to Ms Duarte, the manager. Describe your experience and what it has taught you, be honest about one thing you lack, and suggest a next step.',
      title: 'Assistant, lost property office',
      text: 'Dear Ms Duarte,\n\nI am writing to apply for the post of part-time assistant in your lost property office, as advertised on the station website.\n\nFor two summers I worked at the reception desk of an outdoor swimming pool, where I was also given a job nobody else wanted: looking after the box of forgotten things. It contained fifty-three pairs of goggles and no list. I labelled everything with a date and a place and, more importantly, asked people to describe what they had lost before I opened the box. By the end of the season, more than half of its contents had gone home.\n\nThe experience taught me that this work is less about objects than about people. Someone who has lost a cheap umbrella may be more upset than someone who has lost a phone, and both deserve to be taken seriously. I am patient, I write clear notes, and I do not laugh when somebody has lost only one shoe.\n\nI should admit that I have never used a professional database. However, having built our list from nothing, I am confident that I would learn quickly.\n\nI would welcome the chance to meet you and am available on any weekday after three o’clock. I will be the one holding on to my umbrella.\n\nYours sincerely,\nSasha Nakamura',
      parts: [
        { name: 'Greeting, and the post you are applying for', from: 'Dear Ms Duarte' },
        { name: 'Experience: what you did and what came of it', from: 'For two summers I worked' },
        { name: 'What it taught you, and what you bring', from: 'The experience taught me' },
        { name: 'One thing you lack, and your answer to it', from: 'I should admit that' },
        { name: 'The next step, and the ending', from: 'I would welcome the chance' },
      ],
      works: [
        {
          quote: 'as advertised on the station website',
          why: 'A short formal phrase tells the manager where Sasha found the post.',
        },
        {
          quote: 'fifty-three pairs of goggles and no list',
          why: 'An exact number beside a “no” shows the whole problem in seven words.',
        },
        {
          quote: 'more than half of its contents had gone home',
          why: 'Experience convinces when it ends in a result; “gone home” makes the result human.',
        },
        {
          quote: 'less about objects than about people',
          why: 'The comparison lifts the letter from what Sasha did to what Sasha understood.',
        },
        {
          quote: 'However, having built our list from nothing',
          why: '“However” answers the weak point straight away, and the participle gives the reason briefly.',
        },
        {
          quote: 'I will be the one holding on to my umbrella.',
          why: 'It returns to an earlier detail, so the manager will remember this letter.',
        },
      ],
      phrases: [
        'I am writing to apply for the post of …, as advertised …',
        'I was also given the job of …',
        'The experience taught me that …',
        'I should admit that …',
        'Having …, I am confident that …',
        'I would welcome the chance to …',
      ],
      yours:
        'A library that lends tools and tents instead of books is looking for a part-time assistant. Write a letter of application of 190 to 230 words to Mr Sorensen. Describe your experience (you may invent it) and what it taught you, admit one thing you lack, and suggest a next step.',
      plan: [
        'Which post are you applying for, and where was it advertised?',
        'Where have you looked after things or helped people, and what was the problem there?',
        'What did you change, and what was the result?',
        'What did this teach you about the work, and which strengths follow from it?',
        'What do you lack, and why should that not worry the reader?',
        'Which next step do you suggest, and which detail could come back in your last line?',
      ],
      checklist: [
        'Is it clear in the first paragraph which post it is and where it was advertised?',
        'Does the experience end in a result that you can picture?',
        'Does the writer admit one weak point and answer it at once?',
        'Is the style formal but still personal, without empty praise of the writer?',
        'Do words such as “however” or “having …” link the ideas correctly?',
      ],
    },
  },
  others: {
    B1: [
      {
        about: ['summer', 'summer job', 'holiday job', 'café', 'cafe', 'restaurant', 'shop', 'camp', 'part-time job'],
        task: 'A café at a lake is looking for students for a summer job. Write an email of 100 to 130 words to Mr Vasquez, the owner, to apply for it. Say where you saw the advertisement, what experience you have, why you would be good at the job, and when you are free.',
        title: 'Summer job at the Lakeside Café',
        text: 'Dear Mr Vasquez,\n\nI am writing to apply for the summer job at the Lakeside Café, which I saw on the noticeboard at my school.\n\nI am seventeen. Although I have never worked in a café, I have four younger brothers, so I am used to carrying six plates and hearing three orders at once. Last summer I also sold lemonade at our village festival, where I learnt to stay calm when people are hot and the ice has run out.\n\nI speak Spanish, I can add up in my head, and I have never dropped anything important.\n\nI am free from 1 July to 31 August, including weekends, and would be happy to come for a trial day.\n\nI look forward to hearing from you.\n\nYours sincerely,\nPriya Raman',
        parts: [
          { name: 'Greeting, and which job it is', from: 'Dear Mr Vasquez' },
          { name: 'Who you are and what experience you have', from: 'I am seventeen' },
          { name: 'What else you can do', from: 'I speak Spanish' },
          { name: 'When you are free, and an offer', from: 'I am free from' },
          { name: 'The ending', from: 'I look forward' },
        ],
        works: [
          {
            quote: 'which I saw on the noticeboard at my school',
            why: 'The owner knows at once where the writer has heard of the job.',
          },
          {
            quote: 'Although I have never worked in a café',
            why: 'The writer is honest. “Although” promises that something good will follow.',
          },
          {
            quote: 'carrying six plates and hearing three orders at once',
            why: 'Life at home is described in words from a café, so we already see the writer at work.',
          },
          {
            quote: 'where I learnt to stay calm',
            why: 'Experience is most useful when you say what it has taught you.',
          },
          {
            quote: 'I have never dropped anything important',
            why: 'After two serious points comes a joke. The owner will remember it.',
          },
          {
            quote: 'would be happy to come for a trial day',
            why: 'The offer makes it easy for the owner to say yes.',
          },
        ],
        phrases: [
          'I am writing to apply for the summer job at …',
          'Although I have never …, I …',
          'I am used to …ing …',
          'Last summer I …, where I learnt to …',
          'I am free from … to …',
          'I would be happy to come for a trial day.',
        ],
        yours:
          'A summer camp for children or a shop at the beach is looking for students for a summer job. Write an email of 100 to 130 words to Ms Eriksen, who runs it, to apply. Say where you saw the advertisement, what experience you have, why you would be good at the job, and when you are free.',
        plan: [
          'Which job is it, and where did you see the advertisement?',
          'How old are you, and what have you never done before?',
          'What do you do at home or at school that is useful for this job?',
          'What did you learn from it?',
          'What else can you do?',
          'When are you free, and what can you offer?',
        ],
        checklist: [
          'Does the first sentence say which job it is?',
          'Is the experience useful for this job?',
          'Does the writer say what he or she has learnt?',
          'Do you know when the writer is free?',
          'Is the email formal, with no short forms and a polite ending?',
        ],
      },
    ],
  },
};
