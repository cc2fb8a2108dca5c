import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('complain', 'verb', 'to say that you are not happy with something', 'He complained about the cold soup.'),
      word('broken', 'adjective', 'not working any more, or in pieces', 'The zip is broken.'),
      word('receipt', 'noun', 'the paper from the shop with the price', 'Do you have the receipt?'),
      word('money back', 'phrase', 'what you paid, returned to you', 'Can I have my money back?'),
      word('change', 'verb', 'to take one thing and give another for it', 'Can I change this shirt for a bigger one?'),
      word(
        'bring back',
        'phrasal verb',
        'to return something to the shop',
        'She brought back the shoes after two days.',
      ),
      word(
        'shop assistant',
        'phrase',
        'a person who sells you things and helps you',
        'The shop assistant was friendly.',
      ),
      word(
        'angry',
        'adjective',
        'not happy at all about what somebody did',
        'The angry man wanted to see the manager.',
      ),
      word('dirty', 'adjective', 'not clean', 'My glass is dirty.'),
      word('wrong size', 'phrase', 'too big or too small', 'These jeans are the wrong size.'),
      word('polite', 'adjective', 'speaking in a nice way', 'You can be polite and complain.'),
      word('I’m afraid', 'phrase', 'what you say before you give bad news', 'I’m afraid the soup is cold.'),
      word('work', 'verb', 'of a machine: to do what it should', 'This lamp does not work.'),
    ],
    text: {
      title: 'The quiet radio',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Mr Rossi: Good morning. I bought this radio here on Monday. It doesn’t work.
Jin: Oh, I’m sorry. Do you have the receipt?
Mr Rossi: Here you are. I’m afraid I’m a little angry. I came here by bus with it. Forty minutes!
Jin: Let me see. Is it broken? No … There are no batteries in it.
Mr Rossi: Batteries? Nobody told me that. The other shop assistant said, “You can listen to it at once.”
Jin: I understand. That wasn’t right. You can have two batteries for three pounds.
Mr Rossi: I don’t want to pay again. I’d like my money back, please.
Jin: I can’t give you your money back, because the radio isn’t broken. But I can change it for a radio with batteries. That one is four pounds more.
Mr Rossi: Four pounds more? Then I’ll take the batteries. But I’m not going to pay for them.
Jin: Well … Don’t tell my boss. Here you are.
Mr Rossi: Thank you. Ah, music! Is that your boss, behind you?`,
      questions: [
        choose(
          'Why does Mr Rossi come to the shop?',
          'He cannot hear anything from his radio.',
          [
            ['He wants to buy a second radio.', 'Jin shows him another one, but he came with his own.'],
            ['He lost his receipt on the bus.', 'He has it with him.'],
            ['He wants to meet the boss.', 'He does not ask for the boss.'],
          ],
          '“I bought this radio here on Monday. It doesn’t work.”',
        ),
        write(
          'How long was Mr Rossi on the bus?',
          ['forty minutes', '40 minutes', 'for forty minutes', 'for 40 minutes', 'forty', '40', '40 min'],
          '“I came here by bus with it. Forty minutes!”',
        ),
        choose(
          'What is wrong with the radio?',
          'It has no batteries.',
          [
            ['It is broken.', 'Jin looks and says no.'],
            ['It is the wrong size.', 'Nobody talks about its size.'],
            ['It is too old.', 'He bought it on Monday.'],
          ],
          '“There are no batteries in it.”',
        ),
        trueOrFalse(
          'Mr Rossi gets his money back.',
          false,
          'Jin says: “I can’t give you your money back, because the radio isn’t broken.”',
        ),
        choose(
          'What is the problem at the end?',
          'Perhaps the boss heard everything.',
          [
            ['The batteries do not work.', 'There is music.'],
            ['The music is too loud.', 'Nobody says that.'],
            ['The boss wants to buy the radio.', 'Nobody says that.'],
          ],
          'Jin says “Don’t tell my boss”, and Mr Rossi then asks: “Is that your boss, behind you?”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a clothes shop. A bought a jacket last week and brings it back.',
      a: {
        role: 'You are the customer.',
        facts: [
          'The jacket is blue and cost 60 pounds. You have the receipt at home, and a photo of it on your phone.',
          'You wore it once, on Sunday. It rained, and now there is blue colour on your white shirt.',
          'You need a jacket for a trip tomorrow.',
        ],
        goals: [
          'Say what is wrong. Be polite.',
          'Find out if you can have your money back or another jacket.',
          'Leave the shop with something that helps you.',
        ],
      },
      b: {
        role: 'You are the shop assistant.',
        facts: [
          'The shop only gives money back with the receipt. A photo is all right.',
          'There is no other blue jacket in this size now. There is a green one for 75 pounds, and a brown one for 50.',
          'You can give a customer ten pounds off.',
        ],
        goals: [
          'Find out what happened and when.',
          'Ask for the receipt.',
          'Find an answer that is good for the customer and for the shop.',
        ],
      },
      phrases: [
        'I’m afraid there’s a problem with …',
        'When did you buy it?',
        'Do you have the receipt?',
        'Can I have my money back?',
        'We can change it for …',
        'I’m very sorry about that.',
      ],
    },
    statements: [
      'It is easy for me to complain.',
      'The customer is always right.',
      'When the soup is cold, I eat it and say nothing.',
      'You get more when you are polite.',
      'It is important to keep every receipt.',
      'Shop assistants have a hard job.',
      'I read what other people say about a shop before I buy.',
    ],
    questions: [
      'What do you do when something that you bought does not work?',
      'What can you complain about in a restaurant?',
      'What makes you angry in a shop?',
      'How can you complain and still be nice?',
      'What can a good shop assistant do for you?',
    ],
    task: {
      instruction:
        'You have lunch with your class in a restaurant. Seven things are wrong. You can only complain about three, because you want to come back. Which three?',
      options: [
        'One glass is dirty.',
        'You waited fifty minutes for the food.',
        'There is a dog under the next table.',
        'One person got fish but ordered chicken.',
        'The music is too loud to talk.',
        'The bill is two pounds too low.',
        'The soup is cold, but very good.',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a shop. You bought something online and it arrived broken, or it was the wrong size. Say what you bought and when, what is wrong, and what you want.',
  },
  hard: {
    words: [
      word('refund', 'noun', 'money that is given back', 'She was promised a full refund.'),
      word('faulty', 'adjective', 'not working as it should', 'The heater was faulty from the start.'),
      word('replacement', 'noun', 'a new one instead of the old one', 'They sent a replacement within two days.'),
      word('guarantee', 'noun', 'a promise to repair or replace a product', 'It is still under guarantee.'),
      word('compensation', 'noun', 'money for trouble or harm', 'He asked for compensation for the lost day.'),
      word('apologise', 'verb', 'to say sorry', 'Nobody apologised for the delay.'),
      word('unacceptable', 'adjective', 'so bad that it must not happen', 'A wait of four hours is unacceptable.'),
      word('in person', 'phrase', 'by going there oneself', 'Few people complain in person nowadays.'),
      word(
        'put up with',
        'phrasal verb',
        'to accept something unpleasant without complaining',
        'Why should I put up with the noise?',
      ),
      word(
        'make a fuss',
        'phrase',
        'to complain too much about small things',
        'I do not want to make a fuss, but this is cold.',
      ),
      word('sort out', 'phrasal verb', 'to put right', 'They promised to sort it out.'),
      word('furious', 'adjective', 'extremely angry', 'He was furious about the reply.'),
      word('let down', 'phrasal verb', 'to disappoint somebody who trusted you', 'I feel let down by your firm.'),
      word('review', 'noun', 'a published opinion of a product or place', 'One bad review can ruin a small café.'),
    ],
    text: {
      title: 'Dear Sir or Madam, again',
      kind: 'text',
      genre: 'letter',
      text: `To the manager of Snugwell & Frost Heating Ltd

Dear Sir or Madam,

This is my fourth letter. I hope that you will not think that I am making a fuss; I am beginning to enjoy it.

On 3 November your engineer, a charming man, fitted a new heater in my flat. On 4 November it stopped. In reply to my first letter you apologised “for any disappointment”. I was not disappointed. I was cold.

In reply to my second letter you sent a replacement for a part which was not faulty. It fits nothing that I own. I use it as a bookend.

My third letter was, I admit, furious. I called your service unacceptable and asked for a full refund. You answered with a form on which I was to rate my experience “from one smile to five”. There was no box for none.

I am a patient man. I taught mathematics to fourteen-year-olds for thirty-six years. But I do not see why anybody should put up with this, and my neighbours, who are older than I am and have bought the same heater, do not write letters. That is why I go on.

I therefore ask you for three things. First, send the charming man, with the right part, before the end of this week. Second, pay me 85 pounds in compensation; a list of what I have spent on electric heaters is enclosed. Third, have a look at the six other flats in this house without waiting for anybody to complain.

If all this is done, I shall write a review that is fair to you, and it will mention the man. If it is not, I shall write one that is fair to me.

I have plenty of stamps.

Yours faithfully,
Gwilym Parry`,
      questions: [
        choose(
          'What is the main purpose of the letter?',
          'To have a heater repaired and its faults paid for',
          [
            ['To have an engineer punished for bad work', 'Mr Parry likes the man and wants him to come.'],
            ['To have a form made simpler', 'The form is only one of the things that went wrong.'],
            [
              'To have a friendly exchange with the manager',
              'He says that he enjoys it, but he wants three things done.',
            ],
          ],
          '“I therefore ask you for three things.”',
        ),
        choose(
          'What is wrong with the part that was sent?',
          'It is not the part that is needed.',
          [
            ['It is a used part.', 'Nothing is said of its age.'],
            ['It is too expensive.', 'He did not have to pay for it.'],
            ['It is broken as well.', 'It may work; it fits nothing.'],
          ],
          'It replaces “a part which was not faulty”.',
        ),
        trueOrFalse(
          'Mr Parry has stayed calm in all of his letters.',
          false,
          '“My third letter was, I admit, furious.”',
        ),
        choose(
          'Why does Mr Parry go on writing?',
          'He also does it for people who would not complain.',
          [
            ['He has nothing else to do with his stamps.', 'The stamps are a warning and a joke.'],
            ['He wants his neighbours to write too.', 'He writes because they do not.'],
            ['He hopes to be offered a job by the firm.', 'He has been a teacher, and wants no job.'],
          ],
          'His neighbours “do not write letters. That is why I go on.”',
        ),
        write(
          'How much compensation does he ask for?',
          ['85 pounds', '£85', '85', 'eighty-five pounds', 'eighty-five'],
          '“Second, pay me 85 pounds in compensation”',
        ),
        choose(
          'What does “I shall write one that is fair to me” imply?',
          'The review will be a bad one for the firm.',
          [
            ['The review will praise his own patience.', 'It would be about the firm.'],
            ['The review will never be published.', 'Then it would be no threat.'],
            ['The review will not mention the heater.', 'The heater is what it would be about.'],
          ],
          'It is what happens if nothing is done: “If it is not, I shall write one that is fair to me.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the desk of a coach company. A’s coach last night was five hours late.',
      a: {
        role: 'You are the passenger, and you have hardly slept.',
        facts: [
          'You missed the first hour of a conference, and you had to pay 48 pounds for a taxi.',
          'The driver was kind and bought everybody tea with his own money.',
          'You have to travel home with the same company on Sunday.',
        ],
        goals: [
          'Find out what happened and why nobody told you.',
          'Get the taxi paid, not only a voucher.',
          'Make sure that the driver does not get into trouble.',
        ],
      },
      b: {
        role: 'You work at the desk and have no say in how the coaches are run.',
        facts: [
          'The coach broke down because a check had been postponed to save money. You are not supposed to say so.',
          'Nobody told the passengers, because the office is closed at night.',
          'You may pay up to 30 pounds in cash, or give a voucher of 60.',
          'The driver broke a rule when he left the motorway to find tea.',
        ],
        goals: [
          'Find out what the delay has cost the passenger.',
          'Apologise without telling a lie.',
          'Find an offer that the passenger accepts, and note down what is said about the driver.',
        ],
      },
      phrases: [
        'I’d like to make a complaint.',
        'I can see why you’re upset.',
        'What I don’t understand is why …',
        'I’m not in a position to …',
        'The least you could do is …',
        'Would you accept … instead?',
      ],
    },
    statements: [
      'Those who never complain are responsible for bad service.',
      'Public reviews give customers too much power.',
      'A voucher instead of money is an insult.',
      'You should always complain to the person who made the mistake, not to the boss.',
      'Humour gets you further than anger.',
      'People who complain a lot are unhappy with their lives.',
      'Firms apologise because it is cheaper than paying.',
      'Nobody should have to be friendly to a rude customer.',
    ],
    questions: [
      'What do people around you put up with although they should not?',
      'When did you last complain, and would you do it in the same way again?',
      'What makes an apology sound empty?',
      'Is it fair to write a bad review about a small family business?',
      'Why do people shout at those who cannot change anything?',
    ],
    task: {
      instruction:
        'Your hotel gets seven complaints on one day, and has 200 pounds for compensation. Decide who gets money, who gets something else, and who gets only a kind letter.',
      options: [
        'The lift was out of order, and a guest with a bad leg had a room on the fifth floor',
        'A wedding next door lasted until four in the morning; three guests have complained',
        'There was no vegan breakfast, although it had been booked',
        'The sea was rougher than in the photographs',
        'A coat has disappeared from the restaurant; it was worth 150 pounds, says the guest',
        'The wifi failed, and a guest lost a day of work',
        'The receptionist laughed at a guest’s pronunciation',
      ],
    },
    writing:
      'You manage a heating firm. Write a letter of 140 to 180 words to Mr Parry, whose new heater stopped after a day. He demands a repair this week, 85 pounds, and a check of six neighbours’ heaters. Apologise without empty phrases, answer all three demands, and refuse one of them with a good reason.',
  },
};
