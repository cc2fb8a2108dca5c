import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('email', 'noun', 'a letter that you send by computer', 'I write ten emails a day.'),
      word(
        'dear',
        'adjective',
        'the first word of a letter, before the name',
        'Dear Ms Kaya, thank you for your email.',
      ),
      word('send', 'verb', 'to make a letter or message go to somebody', 'Can you send me the list?'),
      word('reply', 'verb', 'to answer a letter or message', 'Please reply before Friday.'),
      word('file', 'noun', 'a text or picture on a computer', 'The file is too big to send.'),
      word('address', 'noun', 'where a letter or email goes', 'Is this email address right?'),
      word('order', 'verb', 'to ask for things that you want to buy', 'We ordered twenty chairs.'),
      word('price', 'noun', 'how much something costs', 'The price is on page two.'),
      word('mistake', 'noun', 'something that is not right', 'There is a mistake in the price.'),
      word('sorry for', 'phrase', 'words to say that you feel bad about something', 'We are sorry for the mistake.'),
      word('thank you for', 'phrase', 'words to say that you are glad about something', 'Thank you for your help.'),
      word(
        'look forward to',
        'phrasal verb',
        'to be happy about something that is going to happen',
        'I look forward to your answer.',
      ),
      word('best wishes', 'phrase', 'friendly words at the end of an email', 'Write “Best wishes” and then your name.'),
    ],
    text: {
      title: 'Two hundred hats',
      kind: 'text',
      genre: 'letter',
      text: `To: Sunny Hats
From: Aylin Kaya, Lakeside Sports Club

Dear Mr Mendes,

Thank you for the parcel. It came on Tuesday, two days early. But I think there is a mistake. We ordered 20 green hats. You sent 200.

We are a small club. We have 31 members, and one of them is a dog.

Please look at the file with this email. It is our order from 2 May. I see now that the “20” is not very clear, because my tea was on the paper. I am sorry for that.

Can we send 180 hats back? Or can you give us a better price for all of them? We play against Hillside on Saturday, and I have an idea: a hat for every person who comes to watch.

Please reply before Thursday. I look forward to your answer.

Best wishes,
Aylin Kaya`,
      questions: [
        choose(
          'Why does Aylin write this email?',
          'She got too many hats.',
          [
            ['She got the wrong colour.', 'She does not say that the colour is wrong.'],
            ['She got the parcel too late.', 'It came two days early.'],
            ['She wants to order for the first time.', 'The order was on 2 May.'],
          ],
          '“We ordered 20 green hats. You sent 200.”',
        ),
        write(
          'How many members does the club have?',
          ['31', 'thirty-one', '31 members'],
          '“We have 31 members, and one of them is a dog.”',
        ),
        choose(
          'Why did the mistake happen?',
          'A number on the order was not clear.',
          [
            ['A person at Sunny Hats cannot count.', 'Aylin sees that the “20” is hard to read.'],
            ['An email went to the wrong address.', 'The order came to the right place.'],
            ['A second order was sent in May.', 'There is one order, from 2 May.'],
          ],
          '“I see now that the “20” is not very clear, because my tea was on the paper.”',
        ),
        trueOrFalse('Aylin wants an answer before Thursday.', true, '“Please reply before Thursday.”'),
        choose(
          'What do you think Aylin really wants?',
          'To keep the hats and pay less',
          [
            ['To send everything back at once', 'She wants to keep 20 or all of them.'],
            ['To get more hats for Saturday', 'She has more than she needs.'],
            ['To sell the hats to Hillside', 'She wants to give a hat to every person who comes.'],
          ],
          '“I have an idea: a hat for every person who comes to watch.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You work for two small companies. A wrote an email to B, but the email is not clear, so B calls.',
      a: {
        role: 'You work for a school and ordered tables.',
        facts: [
          'You want 15 tables, not 50. You typed the wrong number, and you forgot to send the file.',
          'The school is closed on Friday afternoon.',
          'You have 900 pounds for the tables.',
        ],
        goals: [
          'Find out the price of one table.',
          'Put the number right, and say sorry.',
          'Find a day and a time for the tables to come.',
        ],
      },
      b: {
        role: 'You work for a furniture company.',
        facts: [
          'One table costs 70 pounds; if you buy 20 or more, it is 45.',
          'The lorry comes on Monday morning or on Friday afternoon.',
          'The email asks for 50 tables. It says “see the file”, but there was no file with it.',
        ],
        goals: [
          'Find out how many tables A wants.',
          'Ask for the file.',
          'Find a day, a number and a price that are good for both.',
        ],
      },
      phrases: [
        'I’m calling about your email.',
        'There was a mistake in …',
        'How much is one …?',
        'Could you send it again?',
        'When can you bring …?',
        'I’ll write you an email today.',
      ],
    },
    statements: [
      'A good email is short.',
      'You must answer every email on the same day.',
      'It is fine to write “Hi” to your boss.',
      'I read my emails before breakfast.',
      'Smileys are a bad idea in emails at work.',
      'It is better to call than to write.',
      'A spelling mistake in an email is not important.',
    ],
    questions: [
      'Who do you write emails to?',
      'How can you begin an email to a person that you don’t know?',
      'When is a phone call better than an email?',
      'What do you do before you send an important message?',
      'What kind of message are you always happy to get?',
    ],
    task: {
      instruction:
        'It is Monday morning, and you are back at work after a week. After each email you see when it came. You have time to answer four before lunch. Choose four, and put them in order.',
      options: [
        'Your boss: “Where is the plan?” (this morning)',
        'A customer who is angry: “This is my third email!” (Thursday)',
        'A new customer who wants to buy a lot (Tuesday)',
        'A colleague: “There is cake in the kitchen.” (one hour ago)',
        'The bank: “Please call us before the weekend.” (Friday)',
        'A student who asks for a summer job (last Monday)',
        'A friend at work: “Can we have lunch at twelve? I need to talk.” (today)',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to Ms Kaya of a small sports club. The club ordered 20 hats from your firm, but you sent 200. Thank her for her message, say what you can do about the hats, and end in a friendly way.',
  },
  hard: {
    words: [
      word(
        'subject line',
        'phrase',
        'the few words that say what an email is about',
        'An empty subject line helps nobody.',
      ),
      word('attachment', 'noun', 'a file that is sent with an email', 'You forgot the attachment.'),
      word(
        'recipient',
        'noun',
        'the person to whom something is sent',
        'Check the recipients before you press “send”.',
      ),
      word('tone', 'noun', 'how friendly or cold something sounds', 'The tone of his email upset her.'),
      word(
        'formal',
        'adjective',
        'correct and serious, not the way you talk to friends',
        '“Yours faithfully” is very formal.',
      ),
      word(
        'copy in',
        'phrasal verb',
        'to send the same email to another person as well',
        'She always copies in the boss.',
      ),
      word('forward', 'verb', 'to send on an email that you have received', 'Please do not forward this to anyone.'),
      word('reply to all', 'phrase', 'to answer everybody who got the email', 'Think twice before you reply to all.'),
      word('regarding', 'preposition', 'about', 'I am writing regarding your invoice.'),
      word('inconvenience', 'noun', 'trouble that is caused to somebody', 'We apologise for any inconvenience.'),
      word('draft', 'noun', 'a first version that is not yet sent', 'Leave an angry draft until the next day.'),
      word(
        'misunderstanding',
        'noun',
        'when somebody thinks that you meant something else',
        'It was all a misunderstanding.',
      ),
      word('get back to', 'phrasal verb', 'to answer somebody later', 'I will get back to you by noon.'),
      word('blunt', 'adjective', 'saying what you think without being polite', 'A short reply can seem blunt.'),
    ],
    text: {
      title: 'Per my last email',
      kind: 'text',
      genre: 'opinion',
      text: `“Just a gentle reminder.” Nobody who writes this is feeling gentle. “As I mentioned in my last email” means: you can’t read. And “I’ve copied in Helena” is not information. It is a weapon.

I have worked in an export office for fifteen years, and I collect such sentences. I do not think that the people who write them are bad. They are angry, and they are not allowed to be. A formal tone is the only thing they have left, so they make it do the work of shouting.

The trouble is that it works too well. Among colleagues from nine countries, politeness is not always read in the same way. When our office in Rotterdam writes “No, this is not correct”, it means exactly that, and no harm is intended. When I write “I wonder whether we might take another look”, it means the same, but my friend Pieter believed for years that I really did wonder. He found me pleasant and slow. I found him blunt. It was only at his wedding that we noticed the misunderstanding.

I now have three rules. First, an email that made my heart beat faster stays a draft until the following morning. Second, I never reply to all unless all of them are waiting for it. Third, if it takes more than three messages, I pick up the phone, even though I hate it.

I broke the third rule last month. After the fourth email regarding a missing attachment I wrote to Pieter, “Apologies for any inconvenience my earlier messages may have caused.” It is the coldest sentence in the English language. He rang within a minute. “What have I done?” he asked.

He is learning.`,
      questions: [
        choose(
          'What is the text about?',
          'What polite sentences in emails really say',
          [
            ['How to write emails without mistakes', 'Mistakes of language are not the subject.'],
            ['Why people in some countries are rude', 'The writer shows that no harm is intended.'],
            ['Why one should not make friends at work', 'The writer went to Pieter’s wedding.'],
          ],
          'The first lines translate such sentences: one of them “means: you can’t read”.',
        ),
        choose(
          'Why do people write in this way, according to the writer?',
          'They cannot show their anger openly.',
          [
            ['They have never learnt to be formal.', 'A formal tone is just what they use.'],
            ['They want to hurt people whom they dislike.', 'The writer does not think that they are bad.'],
            ['They have to write to too many recipients.', 'The number of recipients is not the reason.'],
          ],
          '“They are angry, and they are not allowed to be.”',
        ),
        choose(
          'What did Pieter use to think of the writer?',
          'That the writer was nice but not very quick',
          [
            ['That the writer was impolite', 'It was the writer who found Pieter blunt.'],
            ['That the writer was never wrong', 'He believed only that the writer was not sure.'],
            ['That the writer was often angry', 'He did not notice the criticism at all.'],
          ],
          '“He found me pleasant and slow.”',
        ),
        trueOrFalse(
          'After three messages the writer prefers the phone because it is more pleasant.',
          false,
          '“I pick up the phone, even though I hate it”',
        ),
        write(
          'Where did the two notice their misunderstanding?',
          ['at a wedding', 'at Pieter’s wedding', 'at his wedding', 'Pieter’s wedding', 'his wedding', 'wedding'],
          '“It was only at his wedding that we noticed the misunderstanding.”',
        ),
        choose(
          'What has Pieter learnt, as the last line suggests?',
          'To hear the anger behind polite words',
          [
            ['To send his attachments in time', 'That is what the emails were about; it is not what he shows here.'],
            ['To apologise in good English', 'It is the writer who apologises.'],
            ['To answer every email at once', 'He rings because of what this sentence means.'],
          ],
          'He reads “the coldest sentence in the English language” and asks: “What have I done?”',
        ),
      ],
    },
    roleCards: {
      scene: 'An angry email has been sent to forty people by mistake. You meet in the corridor ten minutes later.',
      a: {
        role: 'You wrote the email.',
        facts: [
          'It was meant for one friend only, and it calls the new timetable “a sad joke”.',
          'You had not slept, because you had been finishing B’s figures until two.',
          'Half of what you wrote about the timetable is right: two people have no lunch break.',
        ],
        goals: [
          'Find out whether B has read it, and what the others say.',
          'Apologise for the tone, but not for what is true.',
          'Agree on what to write to the forty, if anything.',
        ],
      },
      b: {
        role: 'You made the timetable.',
        facts: [
          'You read the email in a room full of people, and some of them laughed.',
          'The director gave you only one day to make it, and nobody knows that.',
          'Three colleagues have told you privately that they like the timetable.',
        ],
        goals: [
          'Make clear how it felt, without shouting.',
          'Find out what exactly is wrong with the timetable.',
          'Agree on what to write to the forty, if anything.',
        ],
      },
      phrases: [
        'It was never meant for …',
        'How was I supposed to feel?',
        'I take back … , but I stand by …',
        'I had no idea that …',
        'What would you want me to write?',
        'Can we draw a line under it?',
      ],
    },
    statements: [
      'An email without a greeting is rude.',
      'Copying in somebody’s boss is a kind of threat.',
      'You should never write to a colleague in anger, even if you are right to be angry.',
      'It is honest to be blunt.',
      'Nobody should be expected to read emails at the weekend.',
      'Formal language creates distance, and that is a good thing.',
      'It does not matter who wrote an email as long as it is correct.',
      'An apology in writing is worth less than one that is spoken.',
    ],
    questions: [
      'Which polite sentences do people use in your language when they are angry?',
      'How can a short message be misunderstood? Can you think of an example?',
      'When is it better not to reply at all?',
      'What would change at your school or work without email?',
      'How do you make a refusal sound friendly in English?',
    ],
    task: {
      instruction:
        'A firm wants four rules for email, and no more. Choose four of these, and improve the wording of one so that nobody can misunderstand it.',
      options: [
        'Every email has a subject line that says what is wanted and by when',
        'Never more than five sentences',
        'No emails before eight or after six',
        'Nobody may copy in a boss without asking the recipient first',
        'Every email is answered within a day, even if only with “I will get back to you”',
        'First names for everybody, from the director to the trainee',
        'After three replies you have to ring',
        'Nothing about a person that you would not say to their face',
      ],
    },
    writing:
      'Write a formal email of 140 to 170 words to a supplier who has sent the wrong goods twice. Describe the problem, say what you expect and by when, and keep the door open for further business.',
  },
};
