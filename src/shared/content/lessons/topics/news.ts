import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('news', 'noun', 'things that happened today or a short time ago', 'I listen to the news at breakfast.'),
      word(
        'story',
        'noun',
        'a text or report about something that happened',
        'There is a story about our school in the newspaper.',
      ),
      word('true', 'adjective', 'that really happened', 'Is this news true?'),
      word('fake', 'adjective', 'not real, but made to look real', 'This is a fake photo of the moon.'),
      word('check', 'verb', 'to look again and see if something is right', 'I always check the date of a story.'),
      word('share', 'verb', 'to send a photo or a text to other people', 'Please don’t share this story.'),
      word('photo', 'noun', 'a picture that you take with a camera or phone', 'The photo shows the new bridge.'),
      word(
        'reporter',
        'noun',
        'a person who finds out what happened and tells others',
        'The reporter asked many questions.',
      ),
      word(
        'interview',
        'noun',
        'a talk in which one person asks the questions',
        'We heard an interview with a singer.',
      ),
      word(
        'newspaper',
        'noun',
        'large printed pages that tell you what is new in the world',
        'My uncle reads the newspaper on the train.',
      ),
      word('headline', 'noun', 'the words in big letters over a story', 'The headline was only two words long.'),
      word(
        'radio',
        'noun',
        'a machine that plays music and news, without pictures',
        'I heard it on the radio this morning.',
      ),
      word('microphone', 'noun', 'a thing that you speak into', 'The reporter has a microphone in her hand.'),
      word('find out', 'phrase', 'to learn something that you did not know', 'I want to find out what happened.'),
    ],
    text: {
      title: 'Big news from the lake',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Mina: Good morning, this is Mina from the radio.
Oskar: Hello, my name is Oskar. I have big news. There is a crocodile in our lake!
Mina: Did you see it?
Oskar: No, but I have a photo. My cousin sent it to me.
Mina: Did your cousin take the photo?
Oskar: No, she got it from a friend. Three hundred people shared it!
Mina: Send it to me, please. We always check a story. Thank you. Hm. I can see flowers and a palm tree.
Oskar: And a crocodile!
Mina: It is January, Oskar. Are there any flowers at the lake?
Oskar: No. There is snow. Oh! It is a fake story.
Mina: So it isn’t true. I’m sorry.
Oskar: So I have no news for you. I’m at the lake now, and there is nothing in the water. Only old Mr Haddad.
Mina: In the water? Today?
Oskar: Yes. He swims here every morning. He is eighty-one.
Mina: Ask him to wait, please! I want an interview. I’m going to get my microphone.`,
      questions: [
        choose(
          'What happens in this conversation?',
          'Oskar’s news is wrong, but he has better news.',
          [
            [
              'Mina’s news is old, and Oskar has a new photo.',
              'The news is from Oskar, and his photo is not from the lake.',
            ],
            ['Oskar’s news is true, and Mina wants to see the animal.', 'Mina checks the photo: the story isn’t true.'],
            ['Mina has news about the lake, and Oskar checks it.', 'Oskar has the news, and Mina checks it.'],
          ],
          'The crocodile “isn’t true”, but then Oskar talks about Mr Haddad, and Mina says: “I want an interview.”',
        ),
        write(
          'How many people shared the photo?',
          ['three hundred', '300', 'three hundred people', '300 people'],
          '“Three hundred people shared it!”',
        ),
        trueOrFalse('Oskar’s cousin took the photo.', false, 'She did not take it: “she got it from a friend”.'),
        choose(
          'Why does Mina ask about the flowers?',
          'It is winter at the lake.',
          [
            ['She wants a photo of flowers.', 'She wants to know if the photo is from the lake.'],
            ['Crocodiles do not like flowers.', 'They do not talk about what crocodiles like.'],
            ['She can’t see flowers in the photo.', 'She says that she can see flowers and a palm tree.'],
          ],
          'Mina says: “It is January, Oskar.” Oskar says: “There is snow.”',
        ),
        choose(
          'Why is Mina going to get her microphone?',
          'She thinks that Mr Haddad is news.',
          [
            ['She thinks that the crocodile is there.', 'She says that the story isn’t true.'],
            ['She wants to talk about fake photos.', 'She wants an interview with the man in the water.'],
            ['She wants to tell Mr Haddad to go home.', 'She asks him to wait.'],
          ],
          'He swims in January and “He is eighty-one.” Mina says: “I want an interview.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You make the school newspaper. It is twenty past three, and the first page is not ready.',
      a: {
        role: 'You are the reporter. You have a story for the first page.',
        facts: [
          'Your story says: “The school pool opens again on the first of May.” A student from another class told you.',
          'The story has 120 words. You can make it shorter, but you need half an hour for that.',
          'Your photo of the pool is two years old. You can take a new one, but you need half an hour for that, too.',
        ],
        goals: [
          'Find out how much space there is.',
          'Find out when the page has to be ready.',
          'Find out if the date in your story is right. Decide with B: with or without a photo?',
        ],
      },
      b: {
        role: 'You make the pages of the newspaper.',
        facts: [
          'There is space for 80 words and a photo, or for 120 words without a photo.',
          'You have to send the page at four o’clock.',
          'You talked to the head teacher this morning. The pool opens on the first of June.',
        ],
        goals: [
          'Find out who told A about the pool.',
          'Find out how long the story is, and if A can make it shorter.',
          'Find out how old the photo is. Write a good headline with A.',
        ],
      },
      phrases: [
        'Who told you that?',
        'Are you sure?',
        'How many words is it?',
        'Do we have time to …?',
        'The photo is too old.',
        'The headline can be “…”.',
      ],
    },
    statements: [
      'Most of the news is bad.',
      'Young people should read the news every day.',
      'I like good news about animals best.',
      'You cannot believe a photo.',
      'News on the radio is better than news on a phone.',
      'I always read more than the headline.',
      'A newspaper should have no photos.',
      'News about my town is more interesting than news about the world.',
    ],
    questions: [
      'Where do you get your news: from a phone, the radio, a newspaper or friends?',
      'What good news did you hear this week?',
      'What do people in your town like to read about?',
      'How can you find out if a photo is fake?',
      'Who is an interesting person in your town for an interview?',
    ],
    task: {
      instruction:
        'Here is the news for the first page of a school newspaper. There is space for three stories (200 words or fewer altogether) and for one photo. Choose the stories, and decide which comes first.',
      options: [
        'From Monday the school bus leaves ten minutes earlier: 50 words, no photo',
        'A girl from Year 8 is the best chess player in the country: 80 words, photo',
        'Rain comes into Room 12, and there is a fish in the bucket: 60 words, photo',
        'An interview with the new school cook: 100 words, photo',
        'No more homework on Fridays? Everybody says so, but nobody asked a teacher: 40 words, no photo',
        'There is a free concert tonight at seven: 30 words, no photo',
        'Somebody found a trumpet in the garden: 70 words, no photo',
      ],
    },
    writing:
      'Write a news story of 50 to 70 words for your school newspaper about a small thing that happened in your school or your street. Say what happened, where, when and who was there. Write a short headline, too.',
  },
  hard: {
    words: [
      word(
        'headline',
        'noun',
        'the words in large letters above a report',
        'Many people read no further than the headline.',
      ),
      word(
        'source',
        'noun',
        'the person or paper that information comes from',
        'A good reporter never names a secret source.',
      ),
      word(
        'editor',
        'noun',
        'the person who decides what goes into a newspaper',
        'The editor wanted a shorter report.',
      ),
      word('front page', 'noun', 'the first thing that you see of a newspaper', 'The storm was on every front page.'),
      word('correction', 'noun', 'a change that puts something right', 'The paper had to print a correction.'),
      word('error', 'noun', 'something that is wrong', 'There was an error in the first report.'),
      word('fake news', 'noun', 'invented stories that look like real reports', 'Fake news often makes people angry.'),
      word(
        'rumour',
        'noun',
        'something that people tell each other, perhaps not true',
        'The rumour spread within an hour.',
      ),
      word('reliable', 'adjective', 'that can be trusted', 'Is this website reliable?'),
      word(
        'announce',
        'verb',
        'to tell the public something new',
        'The company announced that the factory would close.',
      ),
      word('cover', 'verb', 'to report on something', 'She covers sport for a local paper.'),
      word(
        'reputation',
        'noun',
        'what people in general think of somebody or something',
        'The paper has a reputation for accuracy.',
      ),
      word('biased', 'adjective', 'showing only one side, in an unfair way', 'Both reports of the strike were biased.'),
      word('mislead', 'verb', 'to make somebody believe something wrong', 'The photo misled thousands of readers.'),
    ],
    text: {
      title: 'Corrections, page one',
      kind: 'text',
      genre: 'report',
      text: `Since January the Ellery Courier, a newspaper with nine employees and six thousand readers, has followed a rule that its editor, Farida Rahimi, made in a bad temper. Every mistake is corrected in the place where it was made, and in letters of the same size.

The reason was a headline. In December the paper had announced on its front page that the town’s ferry was going to be sold. In fact, it was going to be painted. The correction appeared two days later on page fourteen, below the crossword. For weeks people went on telling the captain how sorry they were. “The mistake took the ferry,” says Rahimi, “and the truth had to swim.”

So the next mistake was put right in letters five centimetres high: BAKER SPELLS HIS NAME WITH A K. Some of the staff feared for the paper’s reputation. Instead, readers began to hunt for errors, and had to buy the paper in order to do so. Sales rose by a tenth. The reporters, who did not care to reach the front page in this way, started to ring their sources twice. “I used to guess how many people were watching,” says Diego Fuentes, who covers sport. “Now I count their hats.”

There is a price. Two important stories came out a day later than elsewhere, because nobody was sure enough of them. And some readers, Rahimi suspects, are a little disappointed when nothing is wrong.

Last month she reported proudly, on page one, that errors had fallen by half since the rule was introduced. A retired teacher took out her old copies and counted again. On Thursday the front page of the Courier carried a headline of three words: BY A THIRD.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A paper that corrects itself in public view',
          [
            ['A paper that has lost the trust of its readers', 'It sells more copies than before.'],
            ['A paper that invents stories in order to sell', 'Its mistakes are real ones, and it puts them right.'],
            ['A paper that is written by its own readers', 'Readers look for errors; they do not write it.'],
          ],
          '“Every mistake is corrected in the place where it was made, and in letters of the same size.”',
        ),
        choose(
          'What does Rahimi mean by saying that “the truth had to swim”?',
          'The correction reached fewer people.',
          [
            ['The ferry had stopped before it was painted.', 'Nothing is said of a stop; the line is an image.'],
            ['The reporters had refused to change the story.', 'A correction was printed two days later.'],
            ['The captain had to explain everything himself.', 'People felt sorry for him; that is not her point.'],
          ],
          'It stood “on page fourteen, below the crossword”, while people “went on telling the captain how sorry they were”.',
        ),
        trueOrFalse(
          'Some people at the paper expected the new rule to do it harm.',
          true,
          '“Some of the staff feared for the paper’s reputation.”',
        ),
        write(
          'What does Diego Fuentes count nowadays?',
          [
            'hats',
            'the hats',
            'their hats',
            'people’s hats',
            'the people’s hats',
            'spectators’ hats',
            'the spectators’ hats',
            'the number of hats',
          ],
          '“Now I count their hats.”',
        ),
        choose(
          'What disadvantage of the rule is mentioned?',
          'The paper is sometimes slower than others.',
          [
            ['The paper has fewer pages for its own stories.', 'Nothing is said about the number of pages.'],
            ['The paper has to pay its sources for their time.', 'Sources are rung twice, but not paid.'],
            ['The paper can no longer report on local sport.', 'Fuentes still covers sport.'],
          ],
          '“Two important stories came out a day later than elsewhere”',
        ),
        choose(
          'What does Thursday’s front page tell us about Rahimi?',
          'She obeys the rule even when it hurts her.',
          [
            ['She has grown tired of the rule that she made.', 'She still follows it, in large letters.'],
            ['She believes that the teacher counted wrongly.', 'She prints the teacher’s result.'],
            [
              'She made the mistake in order to sell more copies.',
              'She had reported proudly; nothing points to a trick.',
            ],
          ],
          'She had “reported proudly, on page one, that errors had fallen by half”, and the correction stood on the front page, too.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is a quarter to five at a local news website. A story has come in: the old cinema is going to become a car park.',
      a: {
        role: 'You are the reporter who found the story.',
        facts: [
          'You have it from one person, who works for the owner of the cinema and does not want to be named.',
          'This person showed you a letter with the plan. It had no signature, and you have no copy.',
          'You have asked the owner’s office. It will ring you back at half past six.',
        ],
        goals: [
          'Find out what the website’s rule is, and why the editor is so careful.',
          'Find out how much time there is.',
          'Find out who else could confirm the story. Agree on what is published, when, and under which headline.',
        ],
      },
      b: {
        role: 'You are the editor.',
        facts: [
          'The rule is: two sources, or one paper that you have in your hands. Last month you had to correct two stories.',
          'Another website has heard of it, too, and wants to publish at six.',
          'You know somebody at the town’s planning office who answers the phone until half past five, but says only “yes” or “no”.',
        ],
        goals: [
          'Find out who the source is, and how this person knows.',
          'Find out if there is anything in writing.',
          'Find out if the owner has been asked, and when an answer will come. Do not publish anything that may be wrong.',
        ],
      },
      phrases: [
        'How do they know that …?',
        'Can anybody confirm it?',
        'If we wait until …, we’ll …',
        'We could say that …, but not that …',
        'I’d rather be late than …',
        'What should the headline say?',
      ],
    },
    statements: [
      'It is better to be right than to be first.',
      'Anybody who shares fake news is partly responsible for it.',
      'Bad news is more useful than good news.',
      'A photo tells us more than a report does.',
      'People should pay for news that is carefully researched.',
      'I would feel happier without the news.',
      'Computers will soon write the news better than people do.',
      'Checking sources should be a school subject, like maths.',
    ],
    questions: [
      'What makes you believe a report, and what makes you doubt it?',
      'Why does false news often spread faster than true news?',
      'What has happened near you that deserved to be in the news but was not?',
      'How would you explain to a child which news can be trusted?',
      'What would change if the news came out only once a week?',
    ],
    task: {
      instruction:
        'You are the editors of the evening news on local television. You have exactly ten minutes for four reports. Choose them, put them in order, and explain why the others can wait.',
      options: [
        'The main bridge will be closed from tomorrow: 2 minutes, no pictures yet',
        'Students have built a boat from rubbish and crossed the lake: 3 minutes, wonderful pictures',
        'The biggest employer in town is said to be leaving: 3 minutes, only one source',
        'The local team has lost for the tenth time: 2 minutes, with an angry interview',
        'Why the price of bread has doubled: 4 minutes, carefully researched',
        'A fake video of the fire chief is being shared: 1 minute, with advice',
        'The night shift at the hospital has found its lost cat: 2 minutes, everybody will talk about it',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to the editor of a local newspaper. Say what kind of news you would like to read more of and what you could do without, give an example of each, and suggest one story from your area that a reporter should look into.',
  },
};
