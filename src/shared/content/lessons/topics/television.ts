import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('series', 'noun', 'a story on television in many parts', 'This series has ten parts.'),
      word(
        'programme',
        'noun',
        'something that you can watch on television',
        'My favourite programme is about animals.',
      ),
      word('episode', 'noun', 'one part of a long story on television', 'The last episode was sad.'),
      word('screen', 'noun', 'the flat part where you see the picture', 'Our television has a big screen.'),
      word(
        'remote control',
        'noun',
        'a small thing in your hand that changes the channel',
        'The remote control is under the sofa.',
      ),
      word('turn on', 'phrase', 'to make a machine start', 'He turns on the television at six.'),
      word('turn off', 'phrase', 'to make a machine stop', 'Please turn off the television before you go to bed.'),
      word('channel', 'noun', 'a television station with its own programmes', 'There is football on another channel.'),
      word('sound', 'noun', 'what you can hear', 'The sound is too loud for me.'),
      word('voice', 'noun', 'what we hear when somebody speaks or sings', 'The man on the news has a nice voice.'),
      word('button', 'noun', 'a small thing on a machine that you press', 'Press the red button.'),
      word('actor', 'noun', 'a person who plays somebody in a film', 'The actor plays a doctor.'),
      word('favourite', 'adjective', 'that you like best', 'What is your favourite series?'),
      word('quiz show', 'noun', 'a game on television with questions and answers', 'My aunt won a car on a quiz show.'),
    ],
    text: {
      title: 'No sound on Tuesday',
      kind: 'text',
      genre: 'story',
      text: `Every Tuesday evening, Ngozi and her neighbour Pablo watch their favourite series. Last week they turned on the television. There was a picture, but there was no sound. Pablo pressed every button on the remote control. Nothing helped.

On the screen, a rich woman opened a door. She looked angry. “Where is my cheese?” said Ngozi in a high voice. Then an actor in a black suit opened his mouth. “I gave it to the horse,” said Pablo.

They spoke for everybody in the episode: the cook, the police officer and the horse. They laughed and laughed. Pablo’s brother heard them from the kitchen and came in. He wanted to be the horse.

On Friday a woman came and repaired the television. It took her two minutes.

This Tuesday all three sat on the sofa. The series started, with music and with voices. They listened for a minute. Then Pablo’s brother took the remote control and turned the sound off.`,
      questions: [
        choose(
          'What is the story about?',
          'Friends who make up the words of a series',
          [
            ['Friends who write a series about a rich woman', 'The rich woman is in a series that they only watch.'],
            ['Friends who want to watch different programmes', 'They watch the same series every Tuesday.'],
            ['Friends who buy a new television with good sound', 'A woman repaired the old television.'],
          ],
          '“They spoke for everybody in the episode”',
        ),
        write(
          'On which day did a woman repair the television?',
          ['Friday', 'on Friday', 'last Friday', 'on a Friday'],
          '“On Friday a woman came and repaired the television.”',
        ),
        trueOrFalse(
          'Last week, Ngozi and Pablo could see the picture.',
          true,
          '“There was a picture, but there was no sound.”',
        ),
        choose(
          'Why did Pablo’s brother come in?',
          'He heard Ngozi and Pablo.',
          [
            ['He looked for some cheese.', 'The cheese is only in the words that Ngozi says.'],
            ['He had the remote control.', 'Last week Pablo had the remote control.'],
            ['He could repair the television.', 'A woman repaired it, on Friday.'],
          ],
          '“Pablo’s brother heard them from the kitchen and came in.”',
        ),
        choose(
          'Why did the brother turn the sound off this Tuesday?',
          'Their own words are more fun.',
          [
            ['The music was much too loud.', 'We do not read that it was loud.'],
            ['The sound was still not good.', 'The woman repaired it: there were music and voices.'],
            ['He did not want to see the series.', 'The picture is still there. He only turned the sound off.'],
          ],
          'Last week “They laughed and laughed.” Now they only “listened for a minute”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Friday. You live in the same flat, and there is only one television. You want to watch different things tonight.',
      a: {
        role: 'You love films.',
        facts: [
          'Tonight you want to watch a film on Channel 3, from eight to ten. You can also watch it on the television on Sunday, at any time.',
          'Your cousin is on a quiz show tonight, on Channel 1, at nine. You must see it.',
          'On Sunday you work until two. You have to leave home again at half past five.',
        ],
        goals: [
          'Find out what B wants to watch tonight, and when.',
          'Find out if you can see your cousin without the television.',
          'Find out when the television is free on Sunday, and make a plan with B.',
        ],
      },
      b: {
        role: 'You love football.',
        facts: [
          'Tonight there is a big match on Channel 5, from eight to a quarter to ten. You cannot see it on another day.',
          'You have a small computer. It can show Channel 1, but no other channels.',
          'On Sunday your friends come to play a video game on the television, from two to four. They can also come an hour earlier.',
        ],
        goals: [
          'Find out what A wants to watch tonight, and if A can watch it on another day.',
          'Find out when A is at home on Sunday.',
          'See the match, and have time with your friends on Sunday.',
        ],
      },
      phrases: [
        'What do you want to watch?',
        'What time does it start?',
        'How long is it?',
        'Can you watch it on another day?',
        'You can use my …',
        'Let’s watch … first.',
      ],
    },
    statements: [
      'A television does not belong in a bedroom.',
      'I like to watch an episode that I know already.',
      'Books are better than television.',
      'It is more fun to watch television with other people.',
      'You can learn English from a series.',
      'Quiz shows are boring.',
      'Nobody should talk when the television is on.',
      'One episode in an evening is enough.',
    ],
    questions: [
      'Which programmes do many people watch in your country?',
      'Who has the remote control in your home, and why?',
      'Where do you like to watch things: on a big screen or on your phone?',
      'Which programmes did you like when you were small?',
      'What can you do on an evening without any screens?',
    ],
    task: {
      instruction:
        'Your school can make its own television programme for one evening. You have 60 minutes and 12 students. Each student can work for one part only. Choose the parts, and say which comes first.',
      options: [
        'News from the school: 10 minutes, three students',
        'A quiz show, students against teachers: 25 minutes, six students',
        'A cooking show with a very simple cake: 20 minutes, two students',
        'A film about one day of the school cat: 15 minutes, two students',
        'The best of the last football match: 15 minutes, four students',
        'A concert, live: 30 minutes, eight students',
        'A talk with the person who opens the school at five in the morning: 10 minutes, two students',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend. Tell your friend about a series or a programme that you like: what it is about, who is in it and when you watch it. Ask your friend to watch an episode with you.',
  },
  hard: {
    words: [
      word('viewer', 'noun', 'somebody who watches television', 'Two million viewers watched the final.'),
      word(
        'subtitles',
        'noun',
        'words at the bottom of the screen that show what is said',
        'I watch Korean series with subtitles.',
      ),
      word('broadcast', 'verb', 'to send out a programme on television or radio', 'The match was broadcast live.'),
      word('plot', 'noun', 'the things that happen in a story', 'The plot is hard to follow.'),
      word('give away', 'phrase', 'to let people know a secret, often by mistake', 'Don’t give away the ending!'),
      word('character', 'noun', 'a person in a story', 'My favourite character leaves in the second season.'),
      word('scene', 'noun', 'a short part of a film in one place', 'The first scene was filmed at night.'),
      word(
        'crime drama',
        'noun',
        'a series about the police and people who break the law',
        'The crime drama is set in Oslo.',
      ),
      word('audience', 'noun', 'all the people who watch or listen', 'The show found a young audience.'),
      word('dialogue', 'noun', 'what the people in a film say to each other', 'The dialogue sounds like real life.'),
      word('brackets', 'noun', 'the signs ( ) before and after extra words', 'Sounds are described in brackets.'),
      word('season', 'noun', 'a group of episodes that are shown in the same year', 'A third season starts in autumn.'),
      word('documentary', 'noun', 'a film about real people or facts', 'We saw a documentary about deep-sea fish.'),
      word(
        'binge-watch',
        'verb',
        'to see many episodes one after the other',
        'They binge-watched all eight episodes on Sunday.',
      ),
    ],
    text: {
      title: 'Rain, worried',
      kind: 'dialogue',
      genre: 'interview',
      text: `Elif: What exactly do you do, Tomasz?
Tomasz: I write subtitles for viewers who can’t hear, or can’t hear well. The dialogue is the easy part. The hard part is everything in brackets: a door, a cough, footsteps in the corridor.
Elif: Surely it isn’t hard to write “door closes”?
Tomasz: Does it close, or does it slam? Is somebody leaving for work, or for ever? I once spent a whole morning on a sigh.
Elif: What did you decide on?
Tomasz: “Sighs like a bus.” My boss cut it to “sighs”. I still think that I was right.
Elif: Do viewers complain?
Tomasz: They do, and they usually have a point. In the first episode of a crime drama I wrote “suspicious footsteps”. A viewer called Mrs Okafor sent me a card. “Thank you,” it said. “Now I know who did it, and there are seven episodes to go.”
Elif: Oh dear.
Tomasz: I’d given away the plot in two words. The rest of the audience had only heard shoes.
Elif: So now you just write down what can be heard?
Tomasz: I try. But then a young man complained about a love scene where I’d put “music”. What music, he asked: a violin, or a brass band? I have to say as much as the sound says, and not a word more.
Elif: It must be lonely work.
Tomasz: Not any more. Mrs Okafor works with us now. She reads every series before it is broadcast, and she is strict. Last week she crossed out the line that I was proudest of.
Elif: Which one?
Tomasz: “Rain, worried.” Beside it she had written: “It is the character at the window who is worried. And I can see that for myself.”`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'The difficulty of putting sounds into words',
          [
            ['The difficulty of translating what people say', 'Tomasz calls the dialogue the easy part.'],
            ['The difficulty of recording sounds for a series', 'He describes sounds; he does not record them.'],
            [
              'The difficulty of finding viewers for a good series',
              'Viewers write to him; nobody looks for more of them.',
            ],
          ],
          '“The hard part is everything in brackets: a door, a cough, footsteps in the corridor.”',
        ),
        choose(
          'What was wrong with “suspicious footsteps”?',
          'It told viewers more than the sound did.',
          [
            ['It stood on the screen for too short a time.', 'Nothing is said about the time on the screen.'],
            ['It described a sound that was not in the film.', 'There was a sound: others had heard shoes.'],
            ['It was put into the wrong episode of the drama.', 'It was in the first one, where the shoes were heard.'],
          ],
          '“I’d given away the plot in two words. The rest of the audience had only heard shoes.”',
        ),
        trueOrFalse(
          'Tomasz has come to agree with his boss about the sigh.',
          false,
          '“I still think that I was right.”',
        ),
        write(
          'Which word did Tomasz use for the sound in a love scene?',
          ['music', 'the word music'],
          'A young man complained: “What music, he asked: a violin, or a brass band?”',
        ),
        choose(
          'How has Tomasz’s work changed?',
          'A former critic checks it in advance.',
          [
            ['A young man helps him with the music.', 'The young man complained; we do not hear that he helps.'],
            ['He now writes nothing but the dialogue.', 'He still describes sounds, such as the rain.'],
            ['He discusses every line with all his viewers.', 'Only one viewer has joined the team.'],
          ],
          '“She reads every series before it is broadcast”',
        ),
        choose(
          'What does Mrs Okafor’s last note suggest?',
          'He should trust viewers’ eyes more.',
          [
            ['He should watch the weather more closely.', 'The rain was there; only “worried” did not belong to it.'],
            ['He should describe faces as well as sounds.', 'She can see the faces without his help.'],
            ['He should care more about what people feel.', 'He cares so much that he gives feelings to the rain.'],
          ],
          '“And I can see that for myself.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A television team wants to film a series in front of a small bakery in May. The producer visits the owner of the bakery.',
      a: {
        role: 'You are the producer of a series that is set in 1965.',
        facts: [
          'You need three days between Monday the 4th and Friday the 15th of May, from six in the morning to two in the afternoon. The shop has to be closed during that time.',
          'You can pay the bakery 700 euros altogether.',
          'The shop window must look old. Your team would cover the modern sign and take out the drinks machine, and put everything back afterwards.',
        ],
        goals: [
          'Find out on which days the bakery is closed anyway, and which days are impossible.',
          'Find out what a closed day costs the owner.',
          'Find out if there is anything from the 1960s in the shop. Agree on three days and a price.',
        ],
      },
      b: {
        role: 'You own the bakery, like your grandfather before you.',
        facts: [
          'The bakery is closed on Mondays. From the 6th to the 8th you bake for a wedding and cannot close.',
          'A closed day costs you about 500 euros. If you can sell bread from two o’clock on, it is 300.',
          'Your grandfather’s shop sign from 1961 is in the cellar. You would love to see it above the door again.',
        ],
        goals: [
          'Find out how many days they need, and at what time they finish.',
          'Find out what they want to do to your shop.',
          'Find out what they can pay. Do not lose money, and ask for one thing that you would enjoy.',
        ],
      },
      phrases: [
        'How long would you need the …?',
        'That’s out of the question on …',
        'What if we finished by …?',
        'It would cost me about …',
        'In return, I’d like …',
        'Would it be possible to …?',
      ],
    },
    statements: [
      'Anybody who gives away the ending of a series should have to buy the others dinner.',
      'Films should be shown with subtitles rather than with other actors’ voices.',
      'Waiting a week for the next episode makes a series better.',
      'Reality shows tell us more about people than documentaries do.',
      'Most series should have stopped after the first season.',
      'Television used to bring families together, and phones have ended that.',
      'I judge people by what they watch.',
      'Live sport should be free for everybody to watch.',
    ],
    questions: [
      'Which series would you show to a visitor who wants to understand your country?',
      'Why do so many people like to watch stories about crime?',
      'What makes you give up on a series after one episode?',
      'What do we lose when everybody watches something different?',
      'Which television job would suit you best, and why?',
    ],
    task: {
      instruction:
        'A small regional channel has 100,000 euros for its Sunday evenings. It wants to keep its older viewers and win some younger ones. Choose three programmes that can be paid for.',
      options: [
        'A crime drama in six parts, filmed in the region: 70,000 euros',
        'A train journey of four hours, without any words: 15,000 euros',
        'A quiz in which grandparents play against teenagers: 30,000 euros',
        'A show in which viewers’ broken things are repaired: 25,000 euros',
        'A documentary about a local factory that closed, with the people who worked there: 40,000 euros',
        'A comedy from abroad that has won prizes, with subtitles: 10,000 euros',
        'A singing competition, live, with a public vote: 55,000 euros',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a website that students read. Choose a programme that you know well. Say what it is about without giving away the ending, what works and what does not, and who would enjoy it.',
  },
};
