import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const texts: readonly AuthoredText[] = [
  {
    id: 'b1-library-of-things',
    title: 'The library where nobody reads',
    level: 'B1',
    topic: 'town',
    kind: 'text',
    text: `From the outside it looks like an old post office. Inside, one small town in the west of Ireland keeps its most useful shelves. There are no novels on them. Instead, there are ladders, tents, sewing machines, a popcorn maker and eleven drills.

Libraries of things can be found in many countries now. The idea is simple: members pay a little each month and borrow what they need for a week. Most of us use a drill for only a few minutes a year, so why should every house in a street own one?

Ciara Nolan, who opened this library, admits that the idea was not hers. “I saw one on holiday and thought it would never work here,” she says. “People like to have their own things.” She filled one room anyway, mostly with objects from her own garage.

The first winter was quiet. Then a storm broke half the fences in the area, and on Monday there was a queue outside the door before nine. “They came for hammers,” says Ciara, “but they stayed for a chat.” Now there is a table with a kettle by the window, and neighbours who had never spoken fix bicycles together on Saturdays.

Not everything comes back clean, and one cake tin has never come back at all. Ciara knows who has it. “He brings me a slice every Friday,” she says.`,
    questions: [
      choose(
        'What is the article mainly about?',
        'A place where people share useful objects',
        [
          ['A post office that sells second-hand tools', 'The building was a post office, and nothing is sold in it.'],
          [
            'A shop that repairs bicycles for its customers',
            'Neighbours fix bicycles themselves, and only on Saturdays.',
          ],
          ['A library that has lost most of its books', 'It is called a library, but it never had any books.'],
        ],
        'The text says: “members pay a little each month and borrow what they need for a week”.',
      ),
      trueOrFalse(
        'When Ciara first saw a library of things, she was sure that her town would like one.',
        false,
        'Ciara says: “I saw one on holiday and thought it would never work here”.',
      ),
      choose(
        '“The first winter was quiet.” What does this mean?',
        'Few people used the library.',
        [
          ['There was no bad weather.', 'The storm came later, but the sentence is about the library.'],
          ['Members were not allowed to talk.', 'That is a rule in some libraries of books, not in this one.'],
          ['The library was closed for repairs.', 'It was open. The storm broke fences, not the library.'],
        ],
        'The text goes on: “Then a storm broke half the fences in the area, and on Monday there was a queue outside the door”.',
      ),
      choose(
        'Why did people start to come?',
        'They needed tools after a storm.',
        [
          ['They wanted to meet their neighbours.', 'That is why they stayed, not why they came.'],
          ['They could borrow things for free.', 'Members pay a little each month.'],
          [
            'They had nowhere to put their own things.',
            'Ciara’s things came from a garage, but nobody else says this.',
          ],
        ],
        'The text says: “a storm broke half the fences in the area” and “They came for hammers”.',
      ),
      choose(
        'How does Ciara probably feel about the missing cake tin?',
        'She does not mind at all.',
        [
          ['She is angry with the thief.', 'It has not come back, but she knows who has it and gets cake.'],
          ['She is afraid of losing more.', 'Not everything comes back clean, but this does not seem to worry her.'],
          ['She is sorry that she lent it.', 'She gets a slice of cake every week, so she has no reason to be.'],
        ],
        'She knows who has it, and “He brings me a slice every Friday”.',
      ),
      write(
        'Which tool does the writer use as an example of something that we do not need often?',
        ['a drill', 'drill', 'the drill', 'drills'],
        'The text says: “Most of us use a drill for only a few minutes a year”.',
      ),
    ],
  },
  {
    id: 'b1-lost-property',
    title: 'My first week in lost property',
    level: 'B1',
    topic: 'work',
    kind: 'text',
    text: `Hi Tomasz,

You asked about the new job, so here is the full report. I work in the lost property office at the airport now. When I applied, I imagined a room full of umbrellas. There are umbrellas, of course, but on my first day people handed in a wedding dress, a drum and half a chess set.

My manager, Mrs Adeyemi, has worked here for nineteen years and can guess almost anything about people from their suitcases. On Tuesday she looked at a plain grey one and said, “A teacher. Going to visit family. Worried about the weather.” We opened it to look for an address and found exam papers, presents and three raincoats. I was speechless.

The work is harder than it looks. A man phoned about his “blue jacket” four times. We had it all week, but on the computer my colleague had called it green. To be honest, it was something in between.

The best moment came on Friday. A boy of about six had lost a toy rabbit with one ear. After my shift had finished I searched for two more hours and found it in a box marked “Kitchen”. He didn’t say thank you. He simply told the rabbit, very seriously, never to do that again.

I’m tired, my feet hurt and I think I’ll stay.

Come and visit, but hold on to your things!

Leila`,
    questions: [
      choose(
        'Why is Leila writing?',
        'To tell a friend about her new job',
        [
          ['To help a friend to get the same job', 'She says that Tomasz asked about the job, not that he wants it.'],
          ['To ask a friend about a lost suitcase', 'There is a suitcase in the e-mail, but it is not his or hers.'],
          ['To complain to a friend about her manager', 'She admires her manager.'],
        ],
        'Her e-mail begins: “You asked about the new job, so here is the full report.”',
      ),
      trueOrFalse(
        'The things in the office were just what Leila had expected.',
        false,
        'She writes: “I imagined a room full of umbrellas. There are umbrellas, of course, but…”',
      ),
      choose(
        '“I was speechless.” How did Leila feel?',
        'Very surprised',
        [
          ['Very tired', 'She is tired at the end of the week, but not because of the suitcase.'],
          ['Rather bored', 'Mrs Adeyemi guessed everything, and that was not boring.'],
          ['A little shy', 'Shy people may not speak, but here there is another reason.'],
        ],
        'Everything that Mrs Adeyemi guessed was right: they “found exam papers, presents and three raincoats”.',
      ),
      choose(
        'Why did the man have to phone four times about his jacket?',
        'Somebody had described it in another way.',
        [
          ['Somebody had put it in the wrong box.', 'That happened to the toy rabbit.'],
          ['Somebody else had taken it home.', 'It was in the office all week.'],
          ['Somebody had not answered the phone.', 'He phoned four times, but not because nobody answered.'],
        ],
        'The man said “blue jacket”, but “on the computer my colleague had called it green”.',
      ),
      trueOrFalse(
        'Leila looked for the rabbit in her own free time.',
        true,
        'She writes: “After my shift had finished I searched for two more hours”.',
      ),
      choose(
        'What does Leila think of her job at the end of the week?',
        'It is tiring, but she likes it.',
        [
          ['It is easy, but not very useful.', 'She says that it is harder than it looks.'],
          ['It is fun, but she wants to leave.', 'She is tired, but she thinks she will stay.'],
          ['It is sad, but somebody must do it.', 'The things are lost, but the e-mail is cheerful.'],
        ],
        'She writes: “I’m tired, my feet hurt and I think I’ll stay.”',
      ),
    ],
  },
  {
    id: 'b1-week-without-map',
    title: 'Seven days without the blue dot',
    level: 'B1',
    topic: 'technology',
    kind: 'text',
    text: `Last month I moved to Montreal, and for three weeks I saw the city as a map with a blue dot. I followed the dot to work, to the market and home again. Then one evening my battery died two streets from my flat, and I had no idea which way to turn. A neighbour had to walk me to my own front door. That was when I decided to live without the map for a week.

Monday was awful. I walked in the wrong direction for twenty-five minutes. On Tuesday I asked four people for help. Three of them pulled out a phone. The fourth, an old man with a dog, drew me a plan on a bus ticket, and it was perfect. I’ve still got it.

By Wednesday I had started to notice things: a bakery that smells of oranges, a red bicycle that has clearly not moved since summer, a clock that’s always ten minutes fast. They became my signs. Turn left at the bicycle.

On Saturday I got lost on purpose. I ended up by the river at sunset with a bag of warm bread, and I’ve never been so happy to be in the wrong place.

Do I use the map again now? Of course I do. I’m not made of time. But I look at it before I leave home, and then I put it in my pocket and look up.`,
    questions: [
      choose(
        'Which would be the best other title for this blog?',
        'How I learned to look at my city',
        [
          ['How I lost my phone in the city', 'The battery died, but the phone was not lost.'],
          ['How I stopped using maps for ever', 'The writer uses the map again now.'],
          ['How I found a flat in a new city', 'The flat is in the story, but it was found before.'],
        ],
        'The writer says: “By Wednesday I had started to notice things”, and at the end: “I put it in my pocket and look up”.',
      ),
      choose(
        'Why did the writer decide to try a week without the map?',
        'The writer could not get home without it.',
        [
          ['The map had shown the wrong street.', 'On Monday the writer went wrong, but not because of the map.'],
          ['The neighbours had laughed at it.', 'A neighbour helped. Nobody laughed.'],
          ['The phone was too old to use.', 'The battery died that evening, but the phone still works.'],
        ],
        'The text says: “my battery died two streets from my flat, and I had no idea which way to turn”.',
      ),
      trueOrFalse(
        'Most of the people that the writer asked on Tuesday looked at a phone.',
        true,
        'The writer asked four people: “Three of them pulled out a phone.”',
      ),
      write(
        'What did the old man draw his plan on?',
        ['a bus ticket', 'bus ticket', 'the bus ticket', 'a ticket', 'ticket', 'on a bus ticket', 'his bus ticket'],
        'The old man “drew me a plan on a bus ticket”.',
      ),
      choose(
        'Why was the writer so happy on Saturday evening?',
        'Getting lost had led to a lovely place.',
        [
          [
            'A week of hard walking was over.',
            'The week was hard at first, but the writer is not glad that it is over.',
          ],
          ['A stranger had shown the way home.', 'That happened on another day, before the week began.'],
          ['A new bakery had opened by the river.', 'The writer has warm bread, but nothing says where it is from.'],
        ],
        'The writer got lost and “ended up by the river at sunset with a bag of warm bread”.',
      ),
      choose(
        'What does the writer mean by “I’m not made of time”?',
        'I can’t spend hours getting lost.',
        [
          ['I can’t get to work early.', 'The clock in the text is fast, but the words are about having time.'],
          ['I don’t remember times very well.', 'The words are about how much time there is, not about remembering.'],
          ['I don’t like to plan my days.', 'It is the other way round: the writer looks at the map before leaving.'],
        ],
        'The writer explains why maps are useful: “Do I use the map again now? Of course I do. I’m not made of time.”',
      ),
    ],
  },
  {
    id: 'b1-long-table',
    title: 'Review: The Long Table, Penang',
    level: 'B1',
    topic: 'food',
    kind: 'text',
    text: `Don’t come here if you want a quiet dinner for two. The Long Table has exactly one table. It seats thirty people, and you sit where the waiter tells you. On Thursday I found myself between a retired pilot and a girl who was doing her maths homework.

There’s no menu either. Each evening the two owners, who are sisters, cook one soup, one main dish and one sweet. We had a sour fish soup with plenty of chilli, which woke up my whole face, and then rice with vegetables in a rich sauce. There was another soup for anyone who had asked when they booked. I would cross the city again just for the dessert, a cold, green, sweet thing whose name I forgot to write down.

It isn’t perfect. The chairs are hard, the music was too loud for me, and we waited almost fifty minutes for the rice. Normally I would complain. But by then the pilot was explaining how to sleep on a night flight, the girl had put me to work on question seven, and bowls of nuts kept arriving. When the rice finally came, I was nearly sorry.

Prices are fair, children are welcome, and you can’t book for more than four. I think that’s the secret. Nobody can hide among their own friends.`,
    questions: [
      choose(
        'What is the writer’s opinion of the restaurant?',
        'It has faults, but the evening was a pleasure.',
        [
          ['The food is good, but it costs far too much.', 'The writer says that prices are fair.'],
          ['It is friendly, but the dishes are not special.', 'The writer would cross the city again for the dessert.'],
          [
            'It is lovely for couples, but not for families.',
            'It is not for a quiet dinner for two, and children are welcome.',
          ],
        ],
        'The writer says “It isn’t perfect”, but “Normally I would complain”, and here the writer enjoyed even the wait.',
      ),
      trueOrFalse('Guests can choose their own seats.', false, 'The text says: “you sit where the waiter tells you”.'),
      choose(
        'The soup “woke up my whole face”. What was the soup like?',
        'It had a very strong taste.',
        [
          ['It had a rather bad smell.', 'The soup was made with fish, but the writer does not complain about it.'],
          ['It was served much too late.', 'They waited for the rice, not for the soup.'],
          ['It was almost too cold to eat.', 'The dessert was cold, not the soup.'],
        ],
        'It was “a sour fish soup with plenty of chilli”.',
      ),
      trueOrFalse(
        'Guests who do not eat fish should say so when they book.',
        true,
        'The text says: “There was another soup for anyone who had asked when they booked.”',
      ),
      choose(
        'Why was the writer “nearly sorry” when the rice came?',
        'The talk at the table was so pleasant.',
        [
          ['The rice had too much sauce on it.', 'The sauce was rich, but the writer does not complain about it.'],
          ['The nuts had already been enough.', 'There were nuts, but nobody says that they were enough.'],
          ['The wait had made everyone angry.', 'It was a long wait, but the writer enjoyed it.'],
        ],
        'The writer was busy with the others: “the pilot was explaining how to sleep on a night flight, the girl had put me to work on question seven”.',
      ),
      choose(
        'According to the writer, why is it good that groups cannot be larger than four?',
        'Guests have to talk to strangers.',
        [
          ['Guests get their food sooner.', 'They waited almost fifty minutes.'],
          ['Guests can hear the music better.', 'The music was too loud, and groups have nothing to do with it.'],
          ['Guests can share the same dishes.', 'Everybody gets the same dishes, but that is not the reason.'],
        ],
        'The writer says: “Nobody can hide among their own friends.”',
      ),
    ],
  },
  {
    id: 'b1-cat-with-four-names',
    title: 'A notice about the orange cat',
    level: 'B1',
    topic: 'animals',
    kind: 'text',
    text: `To everyone in Harbour Street

Many of you know the large orange cat who sits on the wall outside number 12. Until last week, we at number 8 believed that he was ours.

On Sunday our daughter saw a poster near the park: “Missing since Friday: Biscuit, orange, one white foot, loves chicken.” The photo showed our Oscar. He was asleep on our sofa at that moment, so we were rather surprised. We phoned the number. While the family from number 21 were in our kitchen, Mr Okafor from number 15 came by to ask if anyone had seen Simba.

After some careful questions we can now report the following. He has breakfast at number 8, a second breakfast at number 15 and lunch wherever there is fish. He has been taken to the vet for the same injection three times this year. Somebody at number 30 calls him Princess.

He isn’t lost, and he isn’t hungry. The vet has looked at him again, shaken her head and written a list of what he may still eat.

The list is now on the door of number 12. Please write down what you give him, and when. There will be a meeting about his name at our house on Friday at 7 p.m. There’ll be cake, but for people only.

Amina and Jo Lindqvist`,
    questions: [
      choose(
        'What is the main purpose of the notice?',
        'To control what a cat is given to eat',
        [
          ['To find out who has lost a cat', 'That was the purpose of the poster near the park.'],
          ['To find a new home for a cat', 'The cat has several homes already.'],
          ['To stop a cat from sitting on a wall', 'He sits on a wall, but nobody minds that.'],
        ],
        'The writers ask: “Please write down what you give him, and when.”',
      ),
      choose(
        'Why were Amina and Jo surprised by the poster?',
        'The missing animal was in their house.',
        [
          ['Their cat had run away on the same day.', 'Their cat was asleep on the sofa.'],
          ['The photo showed somebody else’s cat.', 'The photo showed the cat that they called Oscar.'],
          ['Their daughter had put it up herself.', 'Their daughter saw it. The family from number 21 had made it.'],
        ],
        'The photo showed their Oscar, and “He was asleep on our sofa at that moment”.',
      ),
      choose(
        'Mr Okafor “came by”. What did he do?',
        'He paid a short visit.',
        [
          ['He walked straight past.', '“By” can mean “past”, but he asked a question.'],
          ['He phoned the house.', 'Amina and Jo were the ones who phoned.'],
          ['He left a short note.', 'He asked a question, but he did not write it.'],
        ],
        'He was at the house, because he “came by to ask if anyone had seen Simba”.',
      ),
      write(
        'What do the people at number 21 call the cat?',
        ['Biscuit'],
        'The poster says “Missing since Friday: Biscuit”, and when Amina and Jo phoned the number, “the family from number 21” came.',
      ),
      choose(
        'What does the vet probably think about the cat?',
        'He is too heavy.',
        [
          ['He is too thin.', 'He isn’t hungry: he eats in several houses.'],
          ['He is very old.', 'Old cats may need special food, but his problem is how much he eats.'],
          ['He is often lost.', 'A family thought so, but he was only at another house.'],
        ],
        'She has “shaken her head and written a list of what he may still eat”.',
      ),
      trueOrFalse(
        'The neighbours have already agreed on one name for the cat.',
        false,
        'The notice says: “There will be a meeting about his name at our house on Friday”.',
      ),
    ],
  },
  {
    id: 'b1-window-seat',
    title: 'The window seat',
    level: 'B1',
    topic: 'travel',
    kind: 'text',
    text: `Marek had booked the window seat six weeks before. It was the most beautiful railway line in the country, people said, and he had his camera ready. But when he reached his place, an old woman was sitting in it.

“Excuse me,” he said. “I think that’s my seat.”

She looked at her ticket, then at his. “You’re right,” she said, but she didn’t move. “Could I keep it as far as Rona? It’s only an hour.”

It was the best hour of the journey. Still, there was something in her voice, so he sat down. She didn’t look at the mountains or the lake, or at the bridge that was on every postcard. She looked at her watch.

Just before Rona the train slowed down beside some small houses. In one of the gardens stood about twenty people with a huge piece of cloth. It said HAPPY BIRTHDAY, GRANDMA. They all waved wildly. The woman put both hands on the glass and laughed until her eyes were wet.

Ten seconds later they were gone.

“I can’t be with them this year,” she explained. “I have to be in hospital tonight. So they said, just look out of the window.” She got up. “Now, have your seat. I hope you haven’t missed anything good.”

Marek looked down at his camera. He hadn’t taken a single picture.

“No,” he said. “Nothing at all.”`,
    questions: [
      choose(
        'What is the story about?',
        'A man who gives up a view and sees something better',
        [
          ['A man who takes photos of a family he does not know', 'He has a camera, but he takes no pictures.'],
          ['A woman who is on her way to her birthday party', 'The party is in the garden, and she cannot be there.'],
          [
            'A woman who falls asleep and misses her station',
            'She looks at her watch all the time, and she is not asleep.',
          ],
        ],
        'Marek lets the woman sit there, and he sees how she “laughed until her eyes were wet”.',
      ),
      trueOrFalse(
        'The woman’s ticket was for the window seat.',
        false,
        'When Marek said that it was his seat, she looked at both tickets and said: “You’re right”.',
      ),
      choose(
        'The woman wants to keep the seat “as far as Rona”. What does she mean?',
        'Until the train gets to Rona',
        [
          ['Because Rona is a long way away', '“Far” is about distance, but “as far as” says where something ends.'],
          ['From Rona to the end of the line', 'It is the other way round: she gets up when they come to Rona.'],
          [
            'If the train does not stop in Rona',
            'The train slows down near Rona, but she does not talk about stopping.',
          ],
        ],
        'She gives the seat back near Rona, and she says: “It’s only an hour.”',
      ),
      choose(
        'Why did she keep looking at her watch?',
        'She knew when her family would be there.',
        [
          [
            'She was worried that the train was late.',
            'People often look at a watch for this reason, but she speaks of no delay.',
          ],
          ['She thought that the journey was boring.', 'She did not look at the mountains, but for another reason.'],
          ['She had to be in hospital in an hour.', 'She has to be there tonight. The hour is the time to Rona.'],
        ],
        'Her family had told her: “just look out of the window”, and they stood in a garden “just before Rona”.',
      ),
      choose(
        'How does Marek feel at the end?',
        'Glad that he let her stay',
        [
          ['Angry about his lost hour', 'He wanted that hour, but now he says that he missed nothing.'],
          ['Bored by the mountains', '“Nothing at all” answers her question. It is not about the mountains.'],
          ['Sorry that he met her', 'He has no pictures, but he is not sorry.'],
        ],
        'She hopes that he has not missed anything good, and he answers: “Nothing at all.”',
      ),
    ],
  },
  {
    id: 'b1-clock-keeper',
    title: 'Five questions for the clock keeper',
    level: 'B1',
    topic: 'time',
    kind: 'text',
    text: `Most people in our small Portuguese town look up at the clock in the square once a day. Inês Carvalho climbs the 114 steps behind it every Monday. We asked her five questions.

How did you get the job?
By complaining. As a student I wrote to the town hall to say that the clock was four minutes slow. They wrote back, “Would you like to come and fix it?” I think it was a joke, but I turned up with a bag of tools.

What do you do up there?
I turn the big handle that keeps it going, which makes my arms hurt. Then I put a little oil here and there, and I listen. A healthy clock sounds bored. When it sounds excited, something’s wrong.

Couldn’t an electric motor do your work?
Easily, and it would be cheaper. Every few years somebody suggests it. Then a class from the school comes up to see the wheels turning. The children go home and talk about nothing else, and the idea is forgotten until the next time.

What was your worst day?
One Sunday in March, when the clocks go forward. I overslept. All morning the clock was an hour behind, and the baker still tells everybody why he missed his train.

And do you wear a watch yourself?
Never. If I want to know the time, I look up, like everybody else.`,
    questions: [
      choose(
        'What is the interview mainly about?',
        'How one woman looks after an old clock',
        [
          ['Why one town has to buy a new clock', 'A motor is suggested sometimes, but not a new clock.'],
          ['How schoolchildren learn to repair clocks', 'The children only come to see the wheels.'],
          ['Why fewer people are wearing a watch', 'Only the last question is about a watch.'],
        ],
        'Inês “climbs the 114 steps behind it every Monday” and tells us what she does there.',
      ),
      trueOrFalse(
        'Inês got the job because she told the town hall about a problem.',
        true,
        'Inês says: “By complaining. As a student I wrote to the town hall to say that the clock was four minutes slow.”',
      ),
      choose(
        '“I turned up with a bag of tools.” What did Inês do?',
        'She came.',
        [
          ['She said no.', 'That is “turned it down”.'],
          ['She went back.', 'That is “turned back”.'],
          ['She wrote again.', 'The town hall wrote back to her. Then she did something else.'],
        ],
        'The town hall asked: “Would you like to come and fix it?” She took it seriously.',
      ),
      choose(
        'When does Inês know that something is wrong with the clock?',
        'When the sound is different',
        [
          ['When the oil is finished', 'She uses oil every time, but it does not tell her anything.'],
          ['When the handle is heavy', 'The handle always makes her arms hurt.'],
          ['When the baker complains', 'The baker complains about one morning in March.'],
        ],
        'She says: “A healthy clock sounds bored. When it sounds excited, something’s wrong.”',
      ),
      choose(
        'Why does the town probably keep the clock without a motor?',
        'The children love it as it is.',
        [
          ['A motor would cost too much.', 'She says that a motor would be cheaper.'],
          ['Nobody has thought of a motor.', 'Somebody suggests it every few years.'],
          ['Inês has said that she will leave.', 'Her arms hurt, but she does not say that she wants to stop.'],
        ],
        'After a visit “the children go home and talk about nothing else, and the idea is forgotten”.',
      ),
      write(
        'What mistake did Inês make on her worst day?',
        [
          'she overslept',
          'overslept',
          'oversleeping',
          'she slept too long',
          'slept too long',
          'she got up late',
          'got up late',
          'she woke up late',
          'woke up late',
        ],
        'She says: “I overslept. All morning the clock was an hour behind”.',
      ),
    ],
  },
  {
    id: 'b1-short-talk',
    title: 'How to give a short talk when you would rather hide',
    level: 'B1',
    topic: 'communication',
    kind: 'text',
    text: `You’ve been asked to say a few words at a party, at a meeting or in front of your class. Your hands are cold already. Here’s a plan from somebody who once hid in a cupboard before a talk.

The day before: Choose one thing that you want people to remember. If you can’t say it in ten words, you don’t know it yet. Learn your first and last sentences by heart, but not the rest. People who learn everything sound like a station announcement.

An hour before: Go and stand in the room. Drink some water. Don’t practise any more. It’s too late, and it only feeds the fear.

At the start: Walk slowly, stop, look at three people and breathe out. To you it’ll feel like an hour. To them it’ll feel like a second. If your voice shakes, let it. Most people won’t notice, and the others will be on your side.

In the middle: If you forget what comes next, say the last thing again in other words.

At the end: Say your last sentence, and then stop. Don’t add, “So, yes, that’s it, really.” It’s like dropping the cake just as you bring it to the table.

Oh, and the cupboard? I had been in it for two minutes when the door opened. It was the next speaker. “Is there room for me?” she asked.`,
    questions: [
      choose(
        'Who is the text for?',
        'People who are nervous about speaking',
        [
          ['People who talk for too long at parties', 'A party is only one place where you may have to speak.'],
          ['Teachers who give talks every day', 'A class is only one place where you may have to speak.'],
          ['Speakers who need ideas for a topic', 'The plan begins with a topic, but it does not give you one.'],
        ],
        'It is a plan for somebody whose “hands are cold already”, from somebody “who once hid in a cupboard”.',
      ),
      trueOrFalse(
        'The writer thinks that you should learn the whole talk by heart.',
        false,
        'The text says: “Learn your first and last sentences by heart, but not the rest.”',
      ),
      choose(
        'An hour before, practising “only feeds the fear”. What does this mean?',
        'It makes you more afraid.',
        [
          ['It makes you feel hungry.', 'To feed is to give food to, but here it is the fear that grows.'],
          ['It helps you to be brave.', 'It is the other way round: the writer says that you should stop.'],
          ['It shows you your mistakes.', 'That may be true, but it is not what the words mean.'],
        ],
        'The writer gives it as a reason to stop: “Don’t practise any more. It’s too late”.',
      ),
      trueOrFalse(
        'If you forget your words, you can say something again in a different way.',
        true,
        'The text says: “If you forget what comes next, say the last thing again in other words.”',
      ),
      choose(
        'Why should you not say “So, yes, that’s it, really”?',
        'It spoils a good talk right at the end.',
        [
          ['It makes a good talk too long to follow.', 'It is only a few words. Length is not the problem.'],
          ['It tells people that they may eat now.', 'The cake is only a comparison.'],
          ['It sounds like a station announcement.', 'That is said of people who learn everything by heart.'],
        ],
        'The writer says: “It’s like dropping the cake just as you bring it to the table.”',
      ),
      choose(
        'What can we understand from the last paragraph?',
        'Other speakers get frightened too.',
        [
          ['Speakers should arrive together.', 'Two speakers met, but it was not planned.'],
          ['The writer never gave the talk.', 'The writer does not say how the day ended.'],
          ['The room was too small for them.', 'The question about room is about the cupboard.'],
        ],
        'The next speaker wanted to hide as well: “Is there room for me?”',
      ),
    ],
  },
  {
    id: 'b1-onions',
    title: 'Why does dinner make us cry?',
    level: 'B1',
    topic: 'science',
    kind: 'text',
    text: `Every evening at six, my flatmate Wanjiru puts on her swimming goggles and starts to cook. She has a good reason. She’s cutting onions.

An onion protects itself from animals that would like to eat it. As it grows, it keeps different chemicals in different parts of its cells, like neighbours who must never meet. When your knife cuts through, the walls between them break. The chemicals mix and make a gas, which rises towards your face. There it meets the water in your eyes and turns into a weak acid. It does no harm, but your eyes don’t know that. They make more water to wash it away, and you cry on the carrots.

So what really helps? A sharp knife does, because it breaks fewer cells. A cold onion is better too, so put it in the fridge for half an hour first. Some people swear by a piece of bread in the mouth, but there’s little reason to think that it works. Goggles do work, although visitors stare. And once an onion is cooked, it makes nobody cry.

I’ve found my own answer, which needs no science at all. Wanjiru does the onions, and I do all the washing-up. I asked her if she thought that was fair. She looked at the mountain of dirty pans and smiled behind her goggles.`,
    questions: [
      choose(
        'Why did the writer write this text?',
        'To explain a common problem in the kitchen',
        [
          [
            'To complain about a difficult flatmate',
            'The writer lives with Wanjiru happily. She is only in the story as an example.',
          ],
          ['To teach readers how to make a dinner', 'There are onions and carrots, but no recipe.'],
          ['To warn readers about dangerous vegetables', 'The text says that the gas does no harm.'],
        ],
        'The title asks the question, and the text answers it: the gas “meets the water in your eyes and turns into a weak acid”.',
      ),
      trueOrFalse(
        'The gas from an onion is dangerous for your eyes.',
        false,
        'The text says: “It does no harm, but your eyes don’t know that.”',
      ),
      choose(
        'The chemicals are “like neighbours who must never meet”. What does this tell us?',
        'They are kept apart inside the onion.',
        [
          ['They are found in two kinds of onion.', 'They are in different parts of the same cells.'],
          ['They change quickly when they are cold.', 'Cold is good, but that comes later in the text.'],
          ['They come from plants that grow nearby.', 'Neighbours live near, but the chemicals are all in one onion.'],
        ],
        'The onion “keeps different chemicals in different parts of its cells”, with “walls between them”.',
      ),
      choose(
        'Some people “swear by” a piece of bread. What does this mean?',
        'They are sure that it helps.',
        [
          ['They are afraid to use it.', 'They do use it: they put it in the mouth.'],
          ['They say bad words about it.', '“Swear” can mean this, but “swear by” does not.'],
          ['They think that it is funny.', 'The writer does not believe in it, but these people do.'],
        ],
        'The writer thinks differently: “but there’s little reason to think that it works”.',
      ),
      write(
        'What does a sharp knife break fewer of?',
        ['cells', 'the cells', 'onion cells', 'the onion’s cells', 'its cells'],
        'The text says: “A sharp knife does, because it breaks fewer cells.”',
      ),
      choose(
        'Why does Wanjiru probably smile at the end?',
        'She thinks that her job is the easier one.',
        [
          ['She thinks that the writer looks strange.', 'She is the one who wears goggles and looks strange.'],
          ['She is happy that the onions are cooked.', 'Nothing at the end is about cooking them.'],
          [
            'She does not believe a word about science.',
            'The writer’s answer needs no science, but she does not talk about it.',
          ],
        ],
        'Asked if it was fair, “She looked at the mountain of dirty pans and smiled”.',
      ),
    ],
  },
  {
    id: 'b1-walking-football',
    title: 'No running, please',
    level: 'B1',
    topic: 'sport',
    kind: 'text',
    text: `It’s Wednesday morning in a small town in Uruguay, and the match stops again. “Running!” shouts the referee. Rosa Méndez, who is seventy-one, raises her hands like a thief. She has been caught for the third time this half.

Rosa plays walking football. The sport started in England and has spread to many countries. The rules change a little from place to place, but one is the same everywhere: you may not run, with or without the ball. In many clubs, hard contact isn’t allowed either, so that fewer people get hurt.

It sounds like a gentle hobby, but it isn’t. When nobody can run, players have to think, pass and move early. “At twenty I was fast, so I never needed a brain,” says Rosa. “Now I’m learning the game for the first time.”

The team began when a doctor told six of her patients to take more exercise. Five of them hated the gym. Today there are twenty-two women and men between fifty-four and eighty, and the doctor plays in goal.

After the match they all walk to a café, rather quickly. I ask Rosa what the hardest part of the game is. Her knees? Her heart?

“My grandchildren,” she says. “They come to every match, and they shout, ‘Run, Grandma!’”`,
    questions: [
      choose(
        'What is the main idea of the article?',
        'A slow sport can be harder than it looks.',
        [
          ['A doctor can teach you to play football.', 'The doctor started the team, but she does not teach.'],
          ['A fast player is always the best player.', 'Rosa says that she was fast and did not understand the game.'],
          ['A hobby is better for you than a gym.', 'Some patients hated the gym, but the article is not about that.'],
        ],
        'The writer says: “It sounds like a gentle hobby, but it isn’t.”',
      ),
      choose(
        'Why does Rosa raise her hands “like a thief”?',
        'She knows that she broke a rule.',
        [
          ['She has stolen the ball in the air.', 'Players can steal a ball, but the referee shouted “Running!”'],
          ['She is happy that she has scored.', 'Players raise their hands then, but here the match was stopped.'],
          ['She wants to leave the match early.', 'The match stops, but Rosa does not leave it.'],
        ],
        'The referee shouts “Running!” and “She has been caught for the third time”.',
      ),
      trueOrFalse(
        'Players may run when they do not have the ball.',
        false,
        'The text says: “you may not run, with or without the ball”.',
      ),
      choose(
        '“I never needed a brain,” says Rosa. What does she mean?',
        'I did not have to think about the game.',
        [
          ['I did not get good results at school.', 'A brain is needed at school, but Rosa talks about football.'],
          ['I did not listen to the other players.', 'She says nothing about the other players.'],
          ['I did not have to learn any new rules.', 'She talks about how she played, not about rules.'],
        ],
        'Her reason is: “At twenty I was fast”. Now “players have to think, pass and move early”.',
      ),
      write(
        'Who had the idea that led to the team?',
        ['a doctor', 'the doctor', 'doctor', 'their doctor', 'a woman doctor'],
        'The text says: “The team began when a doctor told six of her patients to take more exercise.”',
      ),
      trueOrFalse(
        'Rosa’s grandchildren make it harder for her to follow the rules.',
        true,
        'Rosa says: “They come to every match, and they shout, ‘Run, Grandma!’”',
      ),
    ],
  },
];
