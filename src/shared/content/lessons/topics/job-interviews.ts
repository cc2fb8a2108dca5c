import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('job', 'noun', 'the work that you do for money', 'Her job is in a big hotel.'),
      word('interview', 'noun', 'a meeting to find out if you are right for a job', 'My interview is at ten.'),
      word('manager', 'noun', 'the person who tells others at work what to do', 'The manager asks five questions.'),
      word('customer', 'noun', 'a person who buys things in a shop', 'He is always nice to customers.'),
      word('hours', 'noun', 'the times when you work', 'The hours are good: nine to three.'),
      word('experience', 'noun', 'what you know because you did it before', 'Do you have any experience in a shop?'),
      word('polite', 'adjective', 'saying please and thank you', 'A waiter is always polite.'),
      word('on time', 'phrase', 'not late', 'Please be on time for the interview.'),
      word('uniform', 'noun', 'the same clothes for all the people at work', 'The uniform is a green shirt.'),
      word('earn', 'verb', 'to get money for your work', 'You earn ten pounds an hour.'),
      word('weekend', 'noun', 'Saturday and Sunday', 'Can you work at the weekend?'),
      word('nervous', 'adjective', 'a little afraid before something important', 'I am nervous before a test.'),
      word('smile', 'verb', 'to look happy with your mouth', 'She smiled and said hello.'),
    ],
    text: {
      title: 'The job at the ice cream shop',
      kind: 'dialogue',
      genre: 'interview',
      text: `Mrs Okafor: Come in, Leo. Please sit down. You are ten minutes early!
Leo: Thank you. I don’t like to be late, and I’m a bit nervous.
Mrs Okafor: That’s all right. Tell me, why do you want this job?
Leo: I like your shop and I like people. And I want to buy a bike.
Mrs Okafor: Do you have any experience?
Leo: Not in a shop. But I help at the sports club every Saturday. I sell drinks there.
Mrs Okafor: Good. Our customers are often children. Some can’t decide!
Leo: I have two little brothers. I can wait.
Mrs Okafor: Ha! Can you work at the weekend?
Leo: On Sundays, yes. On Saturdays I am at the club until two.
Mrs Okafor: Then come on Saturdays at three. The uniform is a white shirt and this yellow hat.
Leo: So … do I have the job?
Mrs Okafor: You have the job. But nobody looks good in the hat.`,
      questions: [
        choose(
          'What are they talking about?',
          'A job for Leo in a shop',
          [
            ['A new bike for Leo', 'He wants to buy a bike with the money. That is why he wants the job.'],
            ['A party at the sports club', 'Leo helps at the club. There is no party.'],
            ['Ice cream for two little boys', 'His brothers show that he can wait. They are not there.'],
          ],
          'She asks “why do you want this job?” and says “You have the job.”',
        ),
        write(
          'How many minutes early is Leo?',
          ['ten', '10', 'ten minutes', '10 minutes'],
          '“You are ten minutes early!”',
        ),
        trueOrFalse(
          'Leo has worked in a shop before.',
          false,
          'He says: “Not in a shop.” He sells drinks at the sports club.',
        ),
        choose(
          'When is Leo going to work at the ice cream shop on Saturdays?',
          'From three o’clock',
          [
            ['Until two o’clock', 'Until two he is at the club.'],
            ['All day', 'In the morning he is at the club.'],
            ['Not at all', 'He comes after the club.'],
          ],
          '“Then come on Saturdays at three.”',
        ),
        choose(
          'Why does Leo talk about his brothers?',
          'To show that he is good with children',
          [
            ['To say that they want ice cream', 'He does not say that they are coming.'],
            ['To explain why he is early', 'He is early because he does not like to be late.'],
            ['To ask for a job for them', 'They are little. The job is for him.'],
          ],
          'Mrs Okafor says “Our customers are often children”, and he says “I can wait.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in the office of a small hotel. B wants to work there in the summer.',
      a: {
        role: 'You are the manager of the hotel.',
        facts: [
          'You need somebody in the kitchen.',
          'The hours are seven to twelve. Eight to one is also possible, but not at the weekend.',
          'The pay is nine pounds an hour.',
        ],
        goals: [
          'Find out what B can do well.',
          'Find out if B can start at seven in the morning.',
          'Say yes or no at the end, and why.',
        ],
      },
      b: {
        role: 'You want a job in the summer.',
        facts: [
          'You can speak two languages and you are good with people.',
          'You cook for your family every Sunday.',
          'Your first bus comes at half past seven. It takes twenty minutes.',
        ],
        goals: ['Find out what the job is.', 'Find out how much you earn.', 'Ask if you can start a little later.'],
      },
      phrases: [
        'Tell me about yourself.',
        'I’m good at …',
        'What time do I start?',
        'How much do I earn?',
        'Is it possible to …?',
        'When can you start?',
      ],
    },
    statements: [
      'It is good to have a job when you are still at school.',
      'You must wear nice clothes to an interview.',
      'Money is the most important thing about a job.',
      'I want to work with people, not with computers.',
      'It is easy to talk about yourself.',
      'Working at night is bad for you.',
      'A friendly person can do any job.',
    ],
    questions: [
      'What job would you like to do for one week?',
      'What are you good at?',
      'What makes people nervous in an interview?',
      'Would you like to work inside or outside? Why?',
      'What is a good question to ask in an interview?',
    ],
    task: {
      instruction: 'A café needs one new waiter. Read about the six people. Choose one, and say why.',
      options: [
        'Ana, 17: very friendly, can only work on Sundays',
        'Sam, 45: twenty years of experience, wants a lot of money',
        'Mei, 22: speaks four languages, is often late',
        'Tom, 19: very fast, does not talk much',
        'Nadia, 60: polite and strong, lives an hour away',
        'Igor, 28: tells funny stories, cannot carry heavy things',
      ],
    },
    writing:
      'Write an email of 40 to 60 words to the manager of a shop. You want to work there. Say what you can do and when you can work.',
  },
  hard: {
    words: [
      word('applicant', 'noun', 'a person who asks for a job', 'There were forty applicants for the job.'),
      word('candidate', 'noun', 'one of the people who may get a job', 'The last candidate was the best.'),
      word('recruit', 'verb', 'to find new people for a company', 'The firm recruits twenty people every year.'),
      word('strength', 'noun', 'something that you are good at', 'Name three of your strengths.'),
      word(
        'weakness',
        'noun',
        'something that you are not good at',
        'Everybody prepares an answer to the question about weaknesses.',
      ),
      word(
        'qualification',
        'noun',
        'an exam or a course that you have passed',
        'She has experience but few qualifications.',
      ),
      word(
        'bias',
        'noun',
        'an unfair feeling for or against one kind of person',
        'Bias can be as small as liking somebody’s accent.',
      ),
      word(
        'first impression',
        'phrase',
        'what you think of somebody as soon as you meet',
        'A first impression is made in seconds.',
      ),
      word('predict', 'verb', 'to say what is going to happen', 'Nobody can predict who will do well.'),
      word('evidence', 'noun', 'facts that show that something is true', 'Is there evidence that interviews work?'),
      word('turn down', 'phrasal verb', 'to say no to a person or an offer', 'He was turned down by four firms.'),
      word(
        'shortlist',
        'noun',
        'the names of the few people who are asked to an interview',
        'Five names were on the shortlist.',
      ),
      word(
        'reference',
        'noun',
        'a letter about you from somebody you worked for',
        'Her old boss wrote her a good reference.',
      ),
      word('on paper', 'phrase', 'if you judge only by what is written', 'On paper he looked perfect.'),
    ],
    text: {
      title: 'Stop asking where I see myself in five years',
      kind: 'text',
      genre: 'opinion',
      text: `I have sat on both sides of the table. As an applicant I was turned down eleven times. Now I recruit people for a firm that makes lifts, and I have stopped believing in the job interview as most of us know it.

Here is how it usually goes. A candidate walks in. Within a minute we have formed a first impression, and for the next half an hour we collect evidence that we were right. If we liked the handshake, a pause is “thoughtful”; if we did not, the same pause is “slow”. That is bias, and it does not disappear because we are nice people.

Then come the famous questions. “What is your greatest weakness?” Nobody has ever told me the truth, and why should they? The answer is always some strength in a cheap disguise: “I work too hard.” We are not testing honesty. We are testing who has read the same website.

Last year my department tried something else. We took the names and photographs off the applications, gave everybody on the shortlist the same small task – a broken door sensor and forty minutes – and asked each of them the same six questions in the same order. Two colleagues marked the answers separately before they were allowed to talk.

The person we took had no qualifications to speak of and hardly looked at us. On paper, and in a friendly chat, she would have been out by lunchtime. She is now the one whom everybody calls when a lift stops.

I do not claim that one good choice proves anything. But I notice that those who defend the old interview most warmly are those who always did well in it.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Ordinary interviews are a poor way to choose people.',
          [
            ['Candidates ought to prepare better for interviews.', 'The writer finds that they prepare too well.'],
            ['Firms should only look at qualifications.', 'The best person “had no qualifications to speak of”.'],
            ['First impressions are usually right.', 'The writer says that we only collect evidence that they were.'],
          ],
          'The writer has “stopped believing in the job interview as most of us know it”.',
        ),
        choose(
          'Why is the same pause called “thoughtful” or “slow”?',
          'It depends on whether the candidate was liked.',
          [
            ['It depends on how long the pause was.', 'It is the same pause.'],
            ['It depends on how hard the question was.', 'Nothing is said of the question.'],
            ['It depends on how polite the candidate was.', 'What counted was the first minute: the handshake.'],
          ],
          '“If we liked the handshake, a pause is “thoughtful””',
        ),
        choose(
          'What does “some strength in a cheap disguise” mean?',
          'A good quality that is presented as a bad one',
          [
            ['A bad habit that saves the firm money', '“Cheap” says that the trick is a poor one.'],
            ['A quality that the candidate does not have', 'It may be true; it is just no weakness.'],
            ['A good answer to an unfair question', 'The writer does not find the answer good.'],
          ],
          'The example is “I work too hard.”',
        ),
        trueOrFalse(
          'The two colleagues discussed the answers before they marked them.',
          false,
          'They “marked the answers separately before they were allowed to talk”.',
        ),
        write(
          'What was taken off the applications, besides the names?',
          ['photographs', 'the photographs', 'photos', 'the photos', 'photograph', 'photo', 'pictures', 'the pictures'],
          '“We took the names and photographs off the applications”',
        ),
        choose(
          'What does the last sentence suggest about those who defend interviews?',
          'They may have a reason of their own for doing so.',
          [
            ['They know more about interviews than the writer.', 'They did well in them, which is not the same.'],
            ['They have never had to look for a job.', 'They “always did well” when they did.'],
            ['They are right, although nobody can prove it.', 'The writer doubts them.'],
          ],
          'They are “those who always did well in it”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at an interview for a job at the information desk of a museum.',
      a: {
        role: 'You interview people for the museum.',
        facts: [
          'The last person left because of angry visitors.',
          'You need somebody for three evenings a week. Only Friday is fixed.',
          'There is a training course in June, which is paid.',
          'The application says that B’s last job lasted only two months. It does not say why.',
        ],
        goals: [
          'Find out how B has dealt with a difficult person. Ask for a real example.',
          'Find out something that is not in the application.',
          'Say what worries you, and listen to the answer.',
        ],
      },
      b: {
        role: 'You have applied for the job.',
        facts: [
          'You left your last job after two months, because the shop closed.',
          'You have an evening class on Tuesdays.',
          'You once calmed an angry man who had got lost, by drawing him a map.',
        ],
        goals: [
          'Find out why the last person left.',
          'Explain the two months before A can think the worst.',
          'Find out whether Tuesdays can be free, and whether you learn anything there.',
        ],
      },
      phrases: [
        'Could you give me an example of …?',
        'I should explain that …',
        'What exactly would I be doing?',
        'One thing that worries me is …',
        'To be honest, …',
        'Would it be possible to …?',
      ],
    },
    statements: [
      'It is all right to leave things out in an interview.',
      'A short task says more about a person than an hour of talk.',
      'Applications should have neither a photograph nor a name.',
      'People who are nervous in an interview will be nervous at work.',
      'An employer should be allowed to look at what you post online.',
      'It is better to be overqualified than to have too little experience.',
      'The candidate should ask as many questions as the interviewer.',
      'You can always tell whether you will like working with somebody.',
    ],
    questions: [
      'What would you ask somebody who wants to teach at your school?',
      'Have you ever been wrong about a person at first? What happened?',
      'How would you answer the question about your greatest weakness?',
      'What is the difference between being confident and being arrogant?',
      'Which jobs could you do well although you have no qualifications for them?',
    ],
    task: {
      instruction:
        'A school wants to choose its new caretaker fairly. You have one day and three candidates. Choose three of these seven steps, put them in order, and be ready to defend what you left out.',
      options: [
        'A friendly talk over coffee with the head teacher',
        'A written test about tools and safety',
        'Mending a real window while two people watch',
        'A walk through the building with four students',
        'A telephone call to the last employer',
        'The same six questions for everybody, marked separately',
        'Two hours of unpaid work to see how they do',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to a business magazine that says that job interviews only show who is good at interviews. Say where you agree, and where you do not, with an example of your own.',
  },
};
