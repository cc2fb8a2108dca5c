import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const texts: readonly AuthoredText[] = [
  {
    id: 'a2-wrong-train',
    title: 'The wrong train',
    level: 'A2',
    topic: 'travel',
    kind: 'text',
    text: `Last May, Camila and her father travelled around Portugal by train. One morning they wanted to go from Lisbon to the beach at Cascais. They were late and there were a lot of people, so they ran and jumped on the nearest train.

After an hour there was still no sea. Camila’s father looked at his ticket and then at the map. “We’re going the wrong way!” he said. They got off at a very small station with a yellow roof. The next train back was in three hours.

There was nothing there except a few houses and an orange tree. But an old man invited them into his garden. He didn’t speak Spanish or English, and they spoke almost no Portuguese, so they drew pictures for each other. He gave them cheese, oranges and the best bread in the world.

They never saw Cascais. “It’s probably beautiful,” says Camila, “but I don’t mind.”`,
    questions: [
      choose(
        'Why did they take the wrong train?',
        'They were in a hurry.',
        [
          ['They lost their map.', 'Her father looked at the map later, so they had it with them.'],
          ['They read a wrong sign.', 'They did not look at signs. They just jumped on the nearest train.'],
          ['They had no tickets.', 'Her father “looked at his ticket” on the train.'],
        ],
        '“They were late and there were a lot of people, so they ran and jumped on the nearest train.”',
      ),
      write(
        'How long did they have to wait for the next train back?',
        ['three hours', '3 hours', 'for three hours', 'for 3 hours'],
        '“The next train back was in three hours.”',
      ),
      trueOrFalse('The old man spoke good English.', false, '“He didn’t speak Spanish or English”.'),
      choose(
        'How did they talk to the old man?',
        'with pictures',
        [
          ['in Portuguese', 'They “spoke almost no Portuguese”.'],
          ['with a phone', 'There is no phone in the text.'],
          ['in Spanish', 'The old man did not speak Spanish.'],
        ],
        '“they drew pictures for each other”',
      ),
      trueOrFalse(
        'The old man gave them something to eat.',
        true,
        '“He gave them cheese, oranges and the best bread in the world.”',
      ),
      choose(
        'What does Camila think of that day now?',
        'She is happy about the mistake.',
        [
          ['She is angry with her father.', 'She says nothing bad about her father.'],
          ['She is sad about the beach.', 'She says of the beach: “I don’t mind.”'],
          ['She is tired of long journeys.', 'The text does not say this. She enjoyed the day.'],
        ],
        'They ate “the best bread in the world”, and of the beach she says: “I don’t mind.”',
      ),
    ],
  },
  {
    id: 'a2-fix-it-cafe',
    title: 'The Fix-It Café',
    level: 'A2',
    topic: 'science',
    kind: 'text',
    text: `On the first Saturday of every month, the library in our part of Utrecht becomes a very noisy place. People bring lamps, radios, bikes and teddy bears, and all of them are broken. This is the Fix-It Café.

Nobody pays anything. About ten people with different skills sit at long tables and help. My neighbour Mrs Yilmaz repairs clothes. Bram, who is only fourteen, is better with computers than any adult there. But there is one important rule: you can’t just leave your things and go. You have to sit down and learn how to repair them.

Last month I took our old toaster. I thought it was dead. “It’s only dirty,” said Bram, and he gave me a small brush. After twenty minutes it worked again. My mum made toast for everyone in the library that afternoon. Next month I’m going to bring my grandfather’s clock. And who knows? Perhaps one day I’ll be one of the helpers.`,
    questions: [
      choose(
        'How often is there a Fix-It Café?',
        'once a month',
        [
          ['once a week', 'It is on Saturdays, but not on all of them.'],
          ['every Saturday', 'It is only on the first Saturday of the month.'],
          ['twice a month', 'There is only one first Saturday in a month.'],
        ],
        'It is “On the first Saturday of every month”.',
      ),
      trueOrFalse('People pay a little money for the help.', false, '“Nobody pays anything.”'),
      choose(
        'What do visitors have to do there?',
        'learn to repair their things',
        [
          ['leave their things for a day', '“you can’t just leave your things and go”'],
          ['bring some food for everyone', 'One visitor’s mum made toast, but this is not a rule.'],
          ['be quiet and read their books', 'It is in a library, but it is “a very noisy place”.'],
        ],
        'The rule is: “You have to sit down and learn how to repair them.”',
      ),
      trueOrFalse(
        'Bram is younger than most of the other helpers.',
        true,
        'He “is only fourteen” and “better with computers than any adult there”.',
      ),
      write(
        'What was wrong with the toaster?',
        [
          'it was dirty',
          'it was only dirty',
          'dirty',
          'it’s dirty',
          'it was just dirty',
          'it’s only dirty',
          'only dirty',
        ],
        'Bram said: “It’s only dirty”.',
      ),
      choose(
        'What is the main idea of the text?',
        'You can give old things a new life.',
        [
          ['You should buy new things more often.', 'Nobody buys anything there. They repair old things.'],
          ['You must not make noise in a library.', 'This library is noisy once a month, and people like it.'],
          ['You can eat well in modern libraries.', 'They eat toast one time, but the text is about repairs.'],
        ],
        'People bring things that “are broken”, and they “learn how to repair them”.',
      ),
    ],
  },
  {
    id: 'a2-two-keys',
    title: 'Room 214',
    level: 'A2',
    topic: 'work',
    kind: 'text',
    text: `Nabil will never forget his first evening as a receptionist. The hotel in Tunis was full, the telephone rang all the time, and his colleague was ill.

At nine o’clock a tall man with a guitar came in. Nabil gave him the key to room 214. Ten minutes later a woman arrived with two small children. They were tired, so Nabil was quick. He smiled and gave them a key. The number on it was 214.

Half an hour later he saw his mistake. He ran upstairs. The door of 214 was open. The man was playing a quiet song and the children were already asleep on the bed. “Shh!” said their mother. “They didn’t sleep at all on the plane.”

There was only one free bed in the hotel: Nabil’s own, in the little room behind reception. The musician slept there, and Nabil sat on a chair all night. In the morning his boss laughed. “You should write down the numbers,” she said. Now he always does.`,
    questions: [
      choose(
        'Why was Nabil alone at work that evening?',
        'His colleague was ill.',
        [
          ['His boss was asleep.', 'The text only says that his boss laughed in the morning.'],
          ['His hotel was empty.', '“The hotel in Tunis was full”.'],
          ['His phone was broken.', '“the telephone rang all the time”'],
        ],
        '“his colleague was ill”',
      ),
      write(
        'What did the tall man carry?',
        ['a guitar', 'guitar', 'his guitar', 'the guitar'],
        '“a tall man with a guitar came in”',
      ),
      trueOrFalse(
        'The woman with the children arrived before the man.',
        false,
        'The man came at nine; “Ten minutes later a woman arrived with two small children.”',
      ),
      choose(
        'What was Nabil’s mistake?',
        'He gave out the same key twice.',
        [
          ['He gave the man the wrong bed.', 'Later he gave the man his own bed; that was not the mistake.'],
          ['He lost the key to room 214.', 'The key was not lost. He gave it away.'],
          ['He forgot to lock room 214.', 'The door was open, but this was not his mistake.'],
        ],
        'The man got “the key to room 214”, and then the family’s key was the same: “The number on it was 214.”',
      ),
      trueOrFalse(
        'The musician was angry and shouted at the children.',
        false,
        '“the man was playing a quiet song and the children were already asleep”',
      ),
      trueOrFalse(
        'Nabil did not sleep in a bed that night.',
        true,
        '“The musician slept there, and Nabil sat on a chair all night.”',
      ),
    ],
  },
  {
    id: 'a2-owl-in-school',
    title: 'An owl in the gym',
    level: 'A2',
    topic: 'animals',
    kind: 'text',
    text: `On a cold Monday in November, something strange happened at Maple Road School in Halifax, Canada. When the first pupils came into the gym, a small brown owl was sitting on the basketball net. It looked at them with its big yellow eyes.

Nobody knew what to do. “Let’s throw a ball at it,” said one boy, but his friend Anaya said, “No, it’s more frightened than we are.” She turned off the lights and everybody went out quietly. Then the head teacher phoned the animal rescue centre.

A woman came with a box and long gloves. Because it was dark, the owl stayed calm and she caught it easily. One of its wings was a little hurt. “You were right to turn off the lights,” she told Anaya.

Three weeks later the owl was well again. Anaya’s class watched it fly away over the trees. The school’s basketball team has a new name now. Can you guess it?`,
    questions: [
      write(
        'What was the owl sitting on?',
        [
          'the basketball net',
          'a basketball net',
          'basketball net',
          'on the basketball net',
          'the net',
          'on the net',
          'a net',
          'net',
        ],
        '“a small brown owl was sitting on the basketball net”',
      ),
      choose(
        'What was Anaya’s idea?',
        'to make the room dark',
        [
          ['to throw a ball at it', 'One boy said this. Anaya answered “No”.'],
          ['to catch it with gloves', 'The woman from the rescue centre did that.'],
          ['to give the owl a name', 'The team got a new name, not the owl.'],
        ],
        '“She turned off the lights and everybody went out quietly.”',
      ),
      trueOrFalse(
        'The head teacher caught the owl.',
        false,
        'The head teacher only phoned. “A woman came with a box and long gloves”, and “she caught it easily”.',
      ),
      trueOrFalse('The owl had a problem with a wing.', true, '“One of its wings was a little hurt.”'),
      choose(
        'Why did the woman say that Anaya was right?',
        'Owls are calmer in the dark.',
        [
          ['Owls can’t see in the light.', 'The owl looked at the pupils in the light.'],
          ['Owls should sleep in a box.', 'The box was only there to carry the owl.'],
          ['Owls are dangerous for boys.', 'Anaya said that the owl was “more frightened than we are”.'],
        ],
        '“Because it was dark, the owl stayed calm”, and so the woman said: “You were right to turn off the lights”.',
      ),
      choose(
        'What is probably the new name of the team?',
        'the Owls',
        [
          ['the Maples', 'This is from the name of the school, which is not new.'],
          ['the Eagles', 'An eagle is a bird too, but it was not in the gym.'],
          ['the Rescuers', 'A rescue centre helped, but the text asks you to think of the visitor in the gym.'],
        ],
        'The bird in the gym was “a small brown owl”, and after that the team got “a new name”.',
      ),
    ],
  },
  {
    id: 'a2-ten-minutes',
    title: 'Ten minutes a day',
    level: 'A2',
    topic: 'body',
    kind: 'text',
    text: `Two years ago, Ewa Nowak drove her taxi in Gdańsk all day and sat on her sofa all evening. Her back hurt and she slept badly. “You don’t need medicine,” said her doctor. “You should walk for ten minutes every day.”

Ten minutes was easy, so Ewa began the next morning. She parked her taxi by the sea and walked along the beach before work. At first she felt silly and a bit lonely. Then she met Piotr, an old sailor who walks with a stick, and Hania, who pushes her baby in a pram. They started to walk together.

The ten minutes became twenty, and then an hour. Other people saw them and asked, “Can we join you?” Now there are more than forty walkers of all ages. Nobody is too slow, because the rule is simple: the slowest person goes in front.

Ewa still drives her taxi, but her back is much better. And she sleeps like a baby – or better than Hania’s, anyway.`,
    questions: [
      write(
        'What is Ewa’s job?',
        [
          'taxi driver',
          'a taxi driver',
          'she’s a taxi driver',
          'she drives a taxi',
          'driver',
          'a driver',
          'driving a taxi',
          'taxi-driver',
        ],
        '“Ewa Nowak drove her taxi in Gdańsk all day”, and she “still drives her taxi”.',
      ),
      choose(
        'What did the doctor tell Ewa to do?',
        'go for a short walk every day',
        [
          ['take medicine every evening', 'The doctor said: “You don’t need medicine”.'],
          ['walk on the beach for an hour', 'They walked for an hour later; the doctor said ten minutes.'],
          ['sleep more and work much less', 'She slept badly, but the doctor did not say this.'],
        ],
        '“You should walk for ten minutes every day.”',
      ),
      trueOrFalse('Ewa enjoyed her walks from the first day.', false, '“At first she felt silly and a bit lonely.”'),
      choose(
        'Why does the slowest person go in front?',
        'Then nobody is left behind.',
        [
          ['Then the walk is shorter.', 'The walks got longer: “twenty, and then an hour”.'],
          ['Then the fast people rest.', 'They walk with the others; the text does not say that they rest.'],
          ['Then everyone can see Ewa.', 'The text does not say that Ewa is the slowest.'],
        ],
        '“Nobody is too slow, because the rule is simple”: all the others have to walk behind the slowest one.',
      ),
      trueOrFalse(
        'There are young and old people in the group.',
        true,
        '“Now there are more than forty walkers of all ages.”',
      ),
      trueOrFalse(
        'Hania’s baby probably sleeps very well.',
        false,
        'Ewa sleeps “better than Hania’s” baby: that is a joke about a baby who wakes up a lot.',
      ),
    ],
  },
  {
    id: 'a2-long-wall',
    title: 'The long grey wall',
    level: 'A2',
    topic: 'arts',
    kind: 'text',
    text: `For many years there was a long grey wall in our town in Colombia. On one side was the school, and on the other side was a home for old people. Nothing in the town was uglier.

Then our art teacher, Señor Prieto, had an idea. “The people behind the wall know a hundred stories,” he said. “Go and ask them.” My partner was Doña Elvira, who is ninety and almost blind. She told me about the blue horse that her brother made from wood when they were children.

Each pupil painted one story. It took four months. The neighbours brought ladders, and a shop gave us paint for half-price. Doña Elvira couldn’t see my horse well, so I used thick paint, and she touched it with both hands. “The ears were longer,” she said. So I made them longer.

Now tourists stop to take photos of the wall. But I prefer the evenings, when the real artists sit in front of it and argue about their stories.`,
    questions: [
      choose(
        'What was the wall like before?',
        'long and ugly',
        [
          ['old and blue', 'The horse in the story was blue; the wall was grey.'],
          ['short and grey', 'It was grey, but it was long.'],
          ['new and empty', 'It was there for many years.'],
        ],
        'It was “a long grey wall”, and “Nothing in the town was uglier.”',
      ),
      choose(
        'Where did the ideas for the pictures come from?',
        'the stories of older people',
        [
          ['the photos of the tourists', 'Tourists came later and took photos of the wall.'],
          ['the books of Señor Prieto', 'He had the idea, but he sent the pupils to other people.'],
          ['the dreams of the children', 'The pupils painted stories that they heard.'],
        ],
        'The teacher said “The people behind the wall know a hundred stories”, and “Each pupil painted one story.”',
      ),
      write(
        'Who made the blue horse?',
        [
          'Doña Elvira’s brother',
          'her brother',
          'Elvira’s brother',
          'Dona Elvira’s brother',
          'the brother',
          'the brother of Elvira',
          'brother',
        ],
        '“the blue horse that her brother made from wood”',
      ),
      choose(
        'Why did the pupil use thick paint?',
        'A blind person can feel it.',
        [
          ['It was half-price in a shop.', 'All the paint was half-price; this is not why it is thick.'],
          ['It is better in the evening.', 'The evenings are when people sit by the wall.'],
          ['A horse has thick dark hair.', 'The horse was blue and made from wood.'],
        ],
        '“Doña Elvira couldn’t see my horse well, so I used thick paint, and she touched it with both hands.”',
      ),
      trueOrFalse(
        'The pupil changed the picture for Doña Elvira.',
        true,
        '“The ears were longer,” she said, and the pupil writes: “So I made them longer.”',
      ),
      trueOrFalse(
        'The “real artists” in the last sentence are the pupils.',
        false,
        'They “argue about their stories”, so they are the older people who told the stories.',
      ),
    ],
  },
  {
    id: 'a2-grandfather-channel',
    title: 'Grandfather online',
    level: 'A2',
    topic: 'technology',
    kind: 'text',
    text: `When Min-jun broke his leg last winter, he stayed with his grandfather in Busan for six weeks. He couldn’t go out and he was very bored. So one day he started to film his grandfather in the kitchen.

Mr Han was not a good cook. He learned to cook at the age of seventy, because his wife opened a shop and came home late. He burned things and dropped eggs, but he never got angry. “Well, that was terrible,” he always said. “Let’s try it again.”

Min-jun put a short video online. He thought that perhaps his three cousins would watch it. After a week, twenty thousand people were fans of Mr Han. Many of them were young men who lived alone. “I’m not afraid of my kitchen now,” one of them wrote.

Min-jun’s leg is fine again, but he still visits on Sundays with his camera. Last week Mr Han made a perfect omelette. The fans were not happy at all!`,
    questions: [
      write(
        'How long did Min-jun stay with his grandfather?',
        ['six weeks', '6 weeks', 'for six weeks', 'for 6 weeks'],
        '“he stayed with his grandfather in Busan for six weeks”',
      ),
      choose(
        'Why did Min-jun start to make the film?',
        'He had nothing to do.',
        [
          ['He wanted more fans.', 'He only thought of his three cousins.'],
          ['He had a new camera.', 'The text does not say that the camera was new.'],
          ['He liked good food.', 'His grandfather “was not a good cook”.'],
        ],
        '“He couldn’t go out and he was very bored.”',
      ),
      trueOrFalse('Mr Han was a good cook when he was young.', false, '“He learned to cook at the age of seventy”.'),
      trueOrFalse(
        'Min-jun was surprised by the number of fans.',
        true,
        'He thought that “his three cousins would watch it”, but “twenty thousand people were fans”.',
      ),
      choose(
        'Why do people like Mr Han’s videos?',
        'He makes mistakes and goes on.',
        [
          ['He shows very expensive food.', 'He makes simple things like an omelette.'],
          ['He gets angry and is so funny.', '“he never got angry”'],
          ['He is young and lives alone.', 'Many of his fans are like that, but he is over seventy.'],
        ],
        'He “burned things and dropped eggs”, but he said: “Let’s try it again.” A fan writes: “I’m not afraid of my kitchen now”.',
      ),
      choose(
        'Why were the fans not happy last week?',
        'This time nothing went wrong.',
        [
          [
            'The video was much too long.',
            'The text says that the first video was short. It says nothing about this one.',
          ],
          ['Mr Han dropped the eggs again.', 'This time he “made a perfect omelette”.'],
          ['There was no new video for them.', 'Min-jun “still visits on Sundays with his camera”.'],
        ],
        '“Last week Mr Han made a perfect omelette.” The fans like his mistakes.',
      ),
    ],
  },
  {
    id: 'a2-sign-club',
    title: 'The quiet club',
    level: 'A2',
    topic: 'school',
    kind: 'text',
    text: `When Aroha came to our school in Wellington last year, she was the only deaf student. A man called Rob came to every lesson with her. He listened to the teacher and told Aroha everything in sign language, with his hands.

In the breaks, Rob went to have a coffee, and then it was difficult. We smiled at Aroha and she smiled at us. That was all. So my friend Sione learned ten signs from the internet and tried them. Aroha laughed for a long time. “You asked me to eat your shoe,” she wrote on her phone.

The next day she started a club. Every Wednesday at lunch she taught us, and speaking was against the rules. At first there were five of us. Now there are thirty, and two of them are teachers.

Sign language is useful. You can talk with your mouth full, through a window, and across a noisy playground. You can also talk in a test, but you shouldn’t. The teachers understand it now!`,
    questions: [
      choose(
        'What was Rob’s job?',
        'He put the lessons into signs.',
        [
          ['He taught sign language at a club.', 'Aroha started the club and taught there.'],
          ['He made the coffee for teachers.', 'He went to have a coffee in the breaks.'],
          ['He wrote the lessons on a phone.', 'Aroha wrote on her phone once.'],
        ],
        'He “listened to the teacher and told Aroha everything in sign language”.',
      ),
      trueOrFalse(
        'Sione’s signs were right the first time.',
        false,
        'Aroha laughed and wrote: “You asked me to eat your shoe”.',
      ),
      write(
        'On which day does the club meet?',
        ['Wednesday', 'on Wednesday', 'Wednesdays', 'on Wednesdays', 'every Wednesday'],
        '“Every Wednesday at lunch she taught us”.',
      ),
      choose(
        'What must people not do at the club?',
        'talk with their mouths',
        [
          ['eat or drink anything', 'It is at lunch, and the text has no rule about food.'],
          ['bring their teachers', 'Two members of the club are teachers.'],
          ['make jokes with signs', 'Aroha laughed about a funny mistake. There is no rule about it.'],
        ],
        '“speaking was against the rules”',
      ),
      trueOrFalse(
        'The club is bigger now than in the beginning.',
        true,
        '“At first there were five of us. Now there are thirty”.',
      ),
      choose(
        'Why is it a bad idea to sign in a test?',
        'Some teachers know the signs.',
        [
          ['The room is too noisy for it.', 'Signs are good in noisy places like a playground.'],
          ['Aroha is not in the tests.', 'The text does not say this.'],
          ['Tests are always at lunch.', 'The club is at lunch. The text does not say when the tests are.'],
        ],
        'You can talk in a test, “but you shouldn’t. The teachers understand it now!”',
      ),
    ],
  },
  {
    id: 'a2-night-without-light',
    title: 'A night without light',
    level: 'A2',
    topic: 'nature',
    kind: 'text',
    text: `The storm arrived on the island of Vatulele, in Fiji, at about four in the afternoon. First the birds stopped singing. Then the sky became green, and the wind was so loud that Litia and her brother Semi had to shout.

Their house had a strong roof, so the neighbours came too. By six there were nineteen people, four dogs and a very angry hen in the living room. Then the lights went out.

Semi, who was seven, began to cry. He never went to sleep without a lamp. Litia had no lamp, but she had an idea. “Everyone must tell us about something that shines,” she said. An old fisherman talked about fish that make their own light. A young woman described snow in the sun. Each story was stranger than the last one.

When the wind stopped, Litia opened the door. There was no electricity on the whole island, and the sky was full of stars. “Look, Semi,” she said. But Semi was already asleep.`,
    questions: [
      choose(
        'What happened first?',
        'The birds were quiet.',
        [
          ['The sky became green.', 'This was the second thing.'],
          ['The lights went out.', 'That was later, after the neighbours came.'],
          ['The neighbours came.', 'They came when the storm was already there.'],
        ],
        '“First the birds stopped singing.”',
      ),
      choose(
        'Why did the neighbours come to Litia’s house?',
        'It was safer than other houses.',
        [
          ['It had more lamps than others.', '“Litia had no lamp”, and the lights went out.'],
          ['There was a party that evening.', 'There were a lot of people, but they came because of the storm.'],
          ['They had to look after the hen.', 'There was a hen, but nobody came for it.'],
        ],
        '“Their house had a strong roof, so the neighbours came too.”',
      ),
      write(
        'How many people were in the living room?',
        ['nineteen', '19', 'nineteen people', '19 people'],
        '“By six there were nineteen people, four dogs and a very angry hen in the living room.”',
      ),
      trueOrFalse(
        'Semi was afraid of the dark.',
        true,
        '“Semi, who was seven, began to cry. He never went to sleep without a lamp.”',
      ),
      trueOrFalse('Only the old people told a story.', false, '“A young woman described snow in the sun.”'),
      choose(
        'How do we know that Litia’s idea was good?',
        'Semi went to sleep in the dark.',
        [
          ['The wind stopped after the stories.', 'The wind did stop, but not because of the stories.'],
          ['Semi told the best story of all.', 'The text does not say that Semi told one.'],
          ['The lights came on in the house.', 'There was still “no electricity on the whole island”.'],
        ],
        'Semi “never went to sleep without a lamp”, but in the end “Semi was already asleep”.',
      ),
    ],
  },
  {
    id: 'a2-street-fridge',
    title: 'The fridge in the street',
    level: 'A2',
    topic: 'society',
    kind: 'text',
    text: `In our street in Leipzig there is a blue fridge next to the bus stop. It has no lock. Anybody can put food in it, and anybody can take food out. You don’t have to explain why.

My dad lost his job in the spring, and for some months money was a problem. I didn’t want to use the fridge. I thought, “What will people say?” So I went there at night. But one night our neighbour, Dr Lehmann, was there too. She was taking out some bread. “I always forget to go to the supermarket,” she laughed. “Do you like plums? There are too many!”

After that I went in the daytime. I saw that the fridge was for everyone: students, families, busy people and hungry people.

Dad found a new job in September. Now we cook a big pot of soup every Sunday, and we put six boxes of it in the blue fridge. On Monday they are always gone. Once somebody left a note: “More pepper, please!”`,
    questions: [
      choose(
        'Who can use the fridge?',
        'anyone who wants to',
        [
          ['people without a job', 'The writer’s dad had no job, but a doctor used the fridge too.'],
          ['students with a key', 'Students use it, but it “has no lock”.'],
          ['families in the street', 'Families use it, but other people do, too.'],
        ],
        '“Anybody can put food in it, and anybody can take food out.”',
      ),
      choose(
        'Why did the writer first go there at night?',
        'He or she felt shy about it.',
        [
          ['There was more food then.', 'The text does not say when there is more food.'],
          ['The fridge was closed before.', 'The fridge “has no lock”.'],
          ['Dr Lehmann was there then.', 'The writer met her there, but did not plan it.'],
        ],
        'The writer thought: “What will people say?” and then writes “So I went there at night.”',
      ),
      trueOrFalse(
        'Dr Lehmann took bread because she was poor.',
        false,
        'She said: “I always forget to go to the supermarket”.',
      ),
      write(
        'In which month did the writer’s dad get a new job?',
        ['September', 'in September'],
        '“Dad found a new job in September.”',
      ),
      trueOrFalse('The family gives food to other people now.', true, '“we put six boxes of it in the blue fridge”'),
      choose(
        'What did the writer learn?',
        'It is fine to accept help.',
        [
          ['It is easy to cook soup.', 'The family cooks soup, but this is not what the story teaches.'],
          ['It is silly to buy bread.', 'Dr Lehmann only forgot to go to the supermarket.'],
          ['It is hard to make friends.', 'The writer was worried about other people, but they were friendly.'],
        ],
        '“I saw that the fridge was for everyone”, and “After that I went in the daytime.”',
      ),
    ],
  },
];
