import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('post', 'verb', 'to put a photo or words on the internet', 'I post a photo of my lunch every day.'),
      word(
        'follower',
        'noun',
        'a person who wants to see everything that you put online',
        'My sister has ninety followers.',
      ),
      word('like', 'noun', 'a click that says: this is good', 'The photo of my dog got fifty likes.'),
      word(
        'comment',
        'noun',
        'what somebody writes under a photo or text',
        'There is a nice comment under your video.',
      ),
      word(
        'share',
        'verb',
        'to show your friends what somebody else put online',
        'Please share this video with your class.',
      ),
      word('account', 'noun', 'your own place on a website, with your name', 'I opened an account last week.'),
      word('delete', 'verb', 'to take something away from a phone or computer', 'Can you delete this picture of me?'),
      word('photo', 'noun', 'a picture that you take with a phone or camera', 'This is a photo of our team.'),
      word('profile', 'noun', 'the page that shows who you are', 'There is a cat on his profile.'),
      word('message', 'noun', 'words that you send to somebody', 'She sent me a message at midnight.'),
      word('video', 'noun', 'a short film', 'The video shows a duck on a bus.'),
      word('password', 'noun', 'a secret word that opens your page', 'Don’t tell anybody your password.'),
      word('online', 'adverb', 'on the internet', 'We met online and then at a concert.'),
      word(
        'private',
        'adjective',
        'only for you or for people that you choose',
        'My page is private: only friends can see it.',
      ),
    ],
    text: {
      title: 'Grandad and the carrot',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Mateo: Grandad, I have a new follower. Is it you?
Grandad: Yes. I opened an account on Sunday. Your sister helped me.
Mateo: And this photo … Grandad, that’s me! I’m two years old, and I’m a carrot!
Grandad: A lovely carrot. It already has three hundred likes.
Mateo: Three hundred? Please delete it. All my friends can see it!
Grandad: Last week you posted a photo of me. I was asleep on the sofa, with the cat on my head.
Mateo: But it was funny!
Grandad: Yes, it was. But you didn’t ask me.
Mateo: You’re right. I’m sorry. Look, now it isn’t there any more.
Grandad: Thank you. Then the carrot goes too.
Mateo: Good. Wait! Somebody shared it, and there’s a comment from Aiko in my class. She says it’s the best photo of the year.
Grandad: So, where do I click?
Mateo: Er … Don’t hurry, Grandad. Have a cup of tea first.`,
      questions: [
        choose(
          'What do Mateo and Grandad talk about?',
          'Photos of each other online',
          [
            ['Clothes for a school party', 'Mateo is a carrot in an old photo. There is no party.'],
            ['Vegetables for their dinner', 'The carrot is Mateo, not something to eat.'],
            ['Lessons for the new computer', 'Grandad’s account is new. They do not talk about a computer.'],
          ],
          'Mateo says: “And this photo … Grandad, that’s me!” Grandad says: “Last week you posted a photo of me.”',
        ),
        write(
          'Who helped Grandad with his account?',
          [
            'Mateo’s sister',
            'his sister',
            'sister',
            'the sister',
            'your sister',
            'Mateo’s sister did',
            'his granddaughter',
            'Grandad’s granddaughter',
          ],
          '“I opened an account on Sunday. Your sister helped me.”',
        ),
        trueOrFalse('Mateo asked Grandad before he posted the photo of him.', false, '“But you didn’t ask me.”'),
        choose(
          'What do we see in the photo of Grandad?',
          'He is sleeping.',
          [
            ['He is drinking tea.', 'The tea comes at the end. It is not in the photo.'],
            ['He is eating a carrot.', 'The carrot is in the photo of Mateo.'],
            ['He is playing with a cat.', 'The cat is on his head, but Grandad is not awake.'],
          ],
          '“I was asleep on the sofa, with the cat on my head.”',
        ),
        choose(
          'Why does Mateo say “Don’t hurry”?',
          'Now he wants to keep the photo.',
          [
            [
              'He does not know where to click.',
              'Grandad does not know it. Mateo does: he took away the photo of Grandad.',
            ],
            ['He thinks that Grandad is tired.', 'Grandad was asleep in the photo, not now.'],
            ['He wants to see Aiko’s photo first.', 'Aiko wrote a comment. There is no photo of hers.'],
          ],
          '“She says it’s the best photo of the year.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You make the page of your swimming club together. This evening you can put three posts on it, no more.',
      a: {
        role: 'You take the photos and make the videos.',
        facts: [
          'You have four things: a photo of the team, a photo of the new pool, a funny video of the trainer and a video of the children’s class.',
          'The team are happy with their photo. You did not ask the trainer.',
          'We see the faces of the seven-year-olds for ten seconds. You can cut that, but you need half an hour.',
          'You are free from five to six.',
        ],
        goals: [
          'Find out what people like on the page.',
          'Find out the club’s rule about children.',
          'Find out when B is free, and when you can talk to the trainer.',
          'Choose three posts with B and make a plan for the hour.',
        ],
      },
      b: {
        role: 'You write the words and answer the comments.',
        facts: [
          'Videos always get more likes than photos. But many people ask about the new pool.',
          'The club’s rule: no faces of children under ten.',
          'You are free from half past five to seven.',
          'The trainer has five minutes for you at a quarter to six, not before. You don’t know if the answer will be yes.',
        ],
        goals: [
          'Find out which photos and videos A has.',
          'Find out which people said yes to their photo or video, and what A has to change.',
          'Find out when A is free.',
          'Choose three posts with A. What do you do if the trainer says no?',
        ],
      },
      phrases: [
        'What have you got?',
        'Did you ask …?',
        'We can’t post that because …',
        'Can you change it before …?',
        'I think people will like …',
        'And if the answer is no?',
      ],
    },
    statements: [
      'You must always ask before you post a photo of a friend.',
      'I look at my phone before I get up.',
      'A friend that you only know online can be a real friend.',
      'Parents should not post photos of their children.',
      'Everybody looks happier online than in real life.',
      'I can live without social media for a month.',
      'Nice comments are more important than likes.',
      'Teachers and students should not follow each other.',
    ],
    questions: [
      'What kind of photos and videos do you like to look at?',
      'What is an example of a really good comment?',
      'Which photo of your town would you post, and why?',
      'What should people never post?',
      'How did people share their news a hundred years ago?',
    ],
    task: {
      instruction:
        'A small home for lost cats and dogs wants more visitors. One helper has five hours a week for social media. Choose things to do for five hours, not more.',
      options: [
        'A photo of one animal every day: two hours a week; people know this from other pages',
        'A funny video: three hours; it gets many likes, but from people who live far away',
        'An answer to every question and comment: two hours; nobody else sees that work',
        'A live video on Sundays: one hour; things can go wrong',
        'The story of an animal in its new home: two hours; a family has to say yes first',
        'A quiz with a prize: one hour; somebody has to find a prize each week',
        'A page for the neighbours only: one hour; just two hundred people, but they live near',
      ],
    },
    writing:
      'Write a post of 50 to 70 words for your class page. Tell the class about one small thing that made you laugh this week. Say where you were and what happened, and ask a question at the end, so that people write comments.',
  },
  hard: {
    words: [
      word(
        'influencer',
        'noun',
        'somebody whose posts make many people buy or do things',
        'The influencer was paid to wear the boots.',
      ),
      word(
        'go viral',
        'phrase',
        'to be passed on very quickly by huge numbers of people',
        'His video of a singing goat went viral.',
      ),
      word(
        'follower',
        'noun',
        'a person who chooses to see somebody’s posts',
        'She lost a thousand followers overnight.',
      ),
      word('comment', 'noun', 'a remark that is written under a post', 'He never reads the comments before breakfast.'),
      word('audience', 'noun', 'all the people who watch, listen or read', 'Her audience is mostly under twenty.'),
      word(
        'fame',
        'noun',
        'the state of being known by very many people',
        'Online fame rarely lasts longer than a summer.',
      ),
      word(
        'recreate',
        'verb',
        'to make something exist again just as it was',
        'Fans try to recreate the famous picture.',
      ),
      word('genuine', 'adjective', 'real, not a copy or a lie', 'It was hard to tell which account was genuine.'),
      word(
        'petition',
        'noun',
        'a list of names of people who ask for a change',
        'Thousands signed the petition in one night.',
      ),
      word(
        'review',
        'noun',
        'a published opinion about a place, product or show',
        'One angry review can hurt a small café.',
      ),
      word(
        'privacy',
        'noun',
        'the right to be left alone and not watched',
        'She never posts pictures of her home, to protect her privacy.',
      ),
      word('scroll', 'verb', 'to move up or down on a screen', 'I scrolled for an hour and remember nothing.'),
      word('feed', 'noun', 'the endless list of posts that an app shows you', 'My feed is full of cakes and cats.'),
      word(
        'misleading',
        'adjective',
        'making people believe something that is not true',
        'The caption was misleading: it was an old photo.',
      ),
    ],
    text: {
      title: 'No bucket, no swing',
      kind: 'text',
      genre: 'news',
      text: `The village of Ostrey has put a price on its unwanted fame, and it has to be paid in water.

The trouble began two summers ago, when Imani Brandt, an influencer, posted a picture of herself on a swing in an old apple tree, high above the sea. It went viral. Within weeks people were queuing in the orchard to recreate it, some with a white dress in a suitcase. The grass disappeared, and the tree began to lose its leaves.

The swing belongs to Yusuf Lindqvist, a farmer, who had put it up for two small nieces. “On her birthday one of them waited for three hours,” says Lindqvist, “behind a couple from another continent.”

Lindqvist hung up a sign: “No photographs, please”. People photographed the sign. A fence made matters worse: a petition against it drew six thousand signatures, and the farm shop was punished with one-star reviews. Brandt begged her audience to leave the tree in peace. That post went viral too, and the queue doubled.

It was the village bus driver who had the right idea. The fence came down. Whoever wants a picture must now water a tree first: one bucket, carried up from the stream, a hundred and forty steps.

It has worked, more or less. Some visitors look at the hill and get back on the bus. The others are so proud that they post their wet shoes and red faces, and hardly bother with the view. In the comments, followers argue fiercely about how full a genuine bucket has to be. Last Sunday there was a queue at the stream, and the nieces had the swing to themselves.

“Every tree in the orchard has been watered, and I haven’t lifted a finger,” says Lindqvist. “Next week my potatoes have to come out of the ground. I’m just wondering how to make them look romantic.”`,
      questions: [
        choose(
          'How does the village deal with its problem?',
          'It makes people work for their photographs.',
          [
            ['It keeps people away from the tree with a fence.', 'The fence made matters worse and was taken down.'],
            ['It makes people pay for their drinking water.', 'The price is the work; the water is for the trees.'],
            [
              'It got the influencer to remove her picture.',
              'She asked people to stay away. We do not hear that she removed anything.',
            ],
          ],
          '“Whoever wants a picture must now water a tree first”',
        ),
        trueOrFalse(
          'The sign in the orchard stopped people from using their cameras.',
          false,
          '“People photographed the sign.”',
        ),
        choose(
          'What was the effect of Brandt’s second post?',
          'It attracted even more people to the tree.',
          [
            [
              'It made six thousand people sign a petition.',
              'The petition was against the fence. Her post did not cause it.',
            ],
            ['It won the farm shop some better reviews.', 'The only reviews that are mentioned are bad ones.'],
            ['It was noticed by hardly any of her fans.', 'This post was passed on as widely as the first.'],
          ],
          '“That post went viral too, and the queue doubled.”',
        ),
        write(
          'Who had the idea that solved the problem?',
          [
            'the bus driver',
            'a bus driver',
            'bus driver',
            'the driver',
            'a driver',
            'driver',
            'the village bus driver',
            'village bus driver',
            'the local bus driver',
            'driver of the bus',
          ],
          '“It was the village bus driver who had the right idea.”',
        ),
        choose(
          'What do visitors like to show in their posts now?',
          'That they have made an effort',
          [
            ['That they have enjoyed the view', 'They hardly bother with it now.'],
            ['That they have met the influencer', 'Nobody is said to have met her.'],
            ['That they have avoided the queue', 'There is still a queue, now at the stream.'],
          ],
          '“The others are so proud that they post their wet shoes and red faces”',
        ),
        choose(
          'What do Lindqvist’s last words suggest?',
          'The visitors might be useful for other jobs.',
          [
            ['The visitors have damaged the potato field.', 'The potatoes are ready. No damage to them is mentioned.'],
            ['The farm will earn more from potatoes than apples.', 'Nothing is said of what either of them earns.'],
            [
              'The farmer would like to become famous online.',
              'It is help with the work that the farmer is thinking of.',
            ],
          ],
          '“I haven’t lifted a finger” … “Next week my potatoes have to come out of the ground. I’m just wondering how to make them look romantic.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small theatre would like somebody with many followers to post about its new play. It is Monday; the first night is on Thursday.',
      a: {
        role: 'You manage the theatre.',
        facts: [
          'You have 400 pounds left for advertising. You had meant to spend 150 of it on posters.',
          'There are eighty seats. For Thursday you have sold twenty-five tickets.',
          'The play itself may be filmed only at the rehearsal on Wednesday evening. Photos of it may be taken on Thursday too.',
          'On Thursday the actors are free to be interviewed, on camera if they like, from three to four.',
        ],
        goals: [
          'Find out what B charges, and for what.',
          'Find out how many of B’s followers live near enough to come.',
          'Find out whether you may read the post before it appears.',
          'Agree on a kind of post, a day and a price.',
        ],
      },
      b: {
        role: 'You post about books, films and plays.',
        facts: [
          'A video costs 350 pounds, a photo with a text 150. You have sometimes given a discount of up to a fifth.',
          'You have 30,000 followers, but only about 2,000 of them live in this town.',
          'You mark paid posts as advertising, say what you think, and show them to nobody beforehand.',
          'You leave town tonight and will not be back until two o’clock on Thursday.',
        ],
        goals: [
          'Find out how much the theatre can spend.',
          'Find out what may be filmed or photographed, and when.',
          'Find out how badly the play needs an audience.',
          'Take the job only if you can stay honest.',
        ],
      },
      phrases: [
        'What exactly would we get for that?',
        'I’m afraid that’s not something I do.',
        'How many of them are likely to …?',
        'What if I came on … instead?',
        'Could you come down a little if …?',
        'Let me make sure I’ve understood.',
      ],
    },
    statements: [
      'Being an influencer is a job like any other.',
      'A beautiful place should never be named in a post.',
      'Everybody should have to use their real name online.',
      'People are more honest online than face to face.',
      'The number of likes should be visible to nobody.',
      'I would rather take no pictures at all on a holiday than post all of them.',
      'Social media has made people better at arguing.',
      'Old posts should disappear automatically after a year.',
    ],
    questions: [
      'Why do so many people want to take exactly the same photograph?',
      'What makes you believe, or doubt, something that you read online?',
      'What would change in your town if it suddenly became famous online?',
      'What have people learnt from social media that they would not have learnt elsewhere?',
      'Which unwritten rules of social media would you explain to a beginner?',
    ],
    task: {
      instruction:
        'Two students will run your school’s account. Together they have six hours a week. Choose three or four things that fit into that time and that would interest both future pupils and the present ones.',
      options: [
        'A day in the life of a different pupil every week: three hours, and it shows the dull hours too',
        'Short videos by teachers: two hours, if the teachers can be persuaded',
        'Answering every question within a day: two hours, invisible to most people',
        'The week’s lunches, honestly photographed: one hour; the cooks are not keen on it',
        'A funny sketch: four hours; it has the largest audience and says little about the school',
        'Results, prizes and matches: one hour; parents love it',
        'Pictures from the school’s past: one hour; there are enough of them for ten weeks',
      ],
    },
    writing:
      'Write a comment of 120 to 150 words for a local newspaper’s website. An influencer made a farmer’s old swing famous, and now crowds fill his orchard. Say whose behaviour you understand best, what you would do in the farmer’s place, and what you would ask of people who post pictures of places.',
  },
};
