import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const texts: readonly AuthoredText[] = [
  {
    id: 'b2-teaching-the-boss',
    title: 'Lessons from the youngest person in the room',
    level: 'B2',
    topic: 'work',
    kind: 'text',
    text: `When Kwame Asante was told that he would be teaching his boss’s boss, he assumed it was a mistake. He was twenty-three, he had been with the shipping company in Ghana for eleven weeks, and he still got lost on the way to lunch.

Reverse mentoring turns the usual arrangement upside down: instead of a manager guiding a beginner, the beginner guides the manager. Large companies have been trying it for decades, at first so that directors could learn about the internet. These days the topics are broader. Junior staff may explain how their generation looks for information, or why they left their last employer.

Kwame’s pupil was Efua Mensah, who had run the department for sixteen years. Their first meeting lasted nine minutes. “I had prepared slides about social media,” he recalls. “She watched politely and then asked whether I knew why nobody in my team answered her e-mails. I hadn’t prepared a slide about that.” The honest answer was that they were so long that nobody reached the end. It took him a week to pluck up the courage to say so.

Her reply was short: “Show me. Be cruel.” They went through her messages line by line with a red pen. Today the department’s instructions fit on a single screen, and they get answered.

Such plans don’t always work. If the manager treats the meetings as a duty, or the beginner is afraid of the consequences, both will sit there drinking coffee and paying each other compliments. Companies are therefore usually advised to choose two people from different departments. Efua is the first to admit that she and Kwame broke that rule.

“It shouldn’t have worked,” she says. “I suspect it did because he was too new to know who he ought to be frightened of.”`,
    questions: [
      choose(
        'What does the article suggest about reverse mentoring?',
        'It can succeed if both sides are honest.',
        [
          [
            'It works best between close colleagues.',
            'The usual advice is to choose people from different departments.',
          ],
          [
            'It is mainly a way to learn about the internet.',
            'That was the original purpose. The topics are broader now.',
          ],
          ['It seldom gives managers any new ideas.', 'Efua changed the way she writes because of it.'],
        ],
        'It worked because Kwame gave “The honest answer” and Efua said “Show me.” It fails if one “is afraid of the consequences”.',
      ),
      trueOrFalse(
        'Kwame told Efua at their first meeting what was wrong with her e-mails.',
        false,
        'He knew the answer, but “It took him a week to pluck up the courage to say so.”',
      ),
      choose(
        'What does “pluck up the courage” mean?',
        'Become brave enough',
        [
          ['Find the right words', 'He knew what to say. What he needed was something else.'],
          ['Get official permission', 'Nobody had to allow him to speak.'],
          ['Lose all confidence', 'It is the opposite: in the end he did say it.'],
        ],
        'Kwame was new and had to criticise his boss’s boss, so “It took him a week to pluck up the courage to say so.”',
      ),
      choose(
        'Why did Efua say “Be cruel”?',
        'She wanted open criticism.',
        [
          ['She was offended by his answer.', 'An offended person would not say “Show me.”'],
          ['She wanted his team punished.', 'She asked about his team, but she blamed nobody.'],
          [
            'She doubted that he was right.',
            '“Show me” could sound like doubt, but then they corrected her messages together.',
          ],
        ],
        'Afterwards “They went through her messages line by line with a red pen.”',
      ),
      write(
        'How long did the first meeting last?',
        ['nine minutes', '9 minutes', 'nine', '9', 'only nine minutes', 'for nine minutes'],
        'The text says: “Their first meeting lasted nine minutes.”',
      ),
      trueOrFalse(
        'According to the usual advice, Kwame and Efua should not have been put together.',
        true,
        'Companies are advised “to choose two people from different departments”, and Efua admits that “she and Kwame broke that rule”.',
      ),
    ],
  },
  {
    id: 'b2-honest-reader',
    title: 'What I think of your novel',
    level: 'B2',
    topic: 'feelings',
    kind: 'text',
    text: `Dear Ingrid,

You asked me to be honest about the novel, and then you asked me twice more, so I’ve taken you at your word. I read it on the ferry to Naxos, and I’d like to begin with the good news: I forgot to look at the sea.

The first eighty pages are wonderful. I know that hotel kitchen now as though I’d washed dishes in it, and when Dimitra hides the letter in the flour, I actually said “Oh no!” aloud. The man opposite asked if I was feeling ill.

Then she moves to the city, and I’m afraid I followed her with less enthusiasm. You tell us that she’s lonely. You tell us again on page 112, and on page 130 she says so to the furniture. But I’d never doubted it! In the kitchen you didn’t say a word about how proud she was. You simply let her fold the napkins. I wanted more napkins.

Two smaller points. The brother has green eyes in chapter two and brown ones in chapter nine, and somebody is bound to write to you about it. As for the doctor, nobody is that kind before breakfast. Give him one bad habit, please, if only for my sake.

I can imagine your face as you read this. You’ll be annoyed until about Thursday, and then you’ll decide that some of it was your own idea, which is exactly as it should be. When you sent back my first article covered in green ink, I didn’t speak to you for a week, and it’s still the best thing I’ve ever published.

So don’t burn it, and don’t you dare send it to a publisher yet. Cut the city in half. Keep every word of the kitchen.

With love, and a little fear,

Yiannis`,
    questions: [
      choose(
        'What is the main message of this e-mail?',
        'The book is promising, but it needs more work.',
        [
          [
            'The book is excellent and should be sent off now.',
            'He admires the beginning, but she is not to send it to a publisher yet.',
          ],
          ['The book is disappointing from the first page on.', 'The first eighty pages are wonderful, he says.'],
          [
            'The book is well written, but the subject is too sad.',
            'Dimitra is lonely, but this is not what he criticises.',
          ],
        ],
        'He writes: “don’t you dare send it to a publisher yet. Cut the city in half. Keep every word of the kitchen.”',
      ),
      choose(
        '“I’ve taken you at your word.” What does Yiannis mean?',
        'I believe that you meant what you said.',
        [
          ['I’ve kept the promise that I gave you.', 'That is “I’ve kept my word.”'],
          ['I’ve read every word that you wrote.', 'He has probably done so, but the phrase is about her request.'],
          ['I’ve said nothing about it to anyone.', 'He is keeping no secret here.'],
        ],
        '“You asked me to be honest about the novel, and then you asked me twice more”, so he is honest.',
      ),
      choose(
        '“I wanted more napkins.” What would Yiannis like to see more of?',
        'Feelings that are shown by actions',
        [
          [
            'Descriptions of tidy hotel rooms',
            'The napkins are in a hotel, but he praises what they tell him about Dimitra.',
          ],
          ['Explanations of what people feel', 'It is the other way round: he complains that she explains too much.'],
          ['Jokes about very ordinary things', 'The sentence is funny, but it is a serious piece of advice.'],
        ],
        'He praises the kitchen: “you didn’t say a word about how proud she was. You simply let her fold the napkins.”',
      ),
      trueOrFalse(
        'Yiannis finds the doctor in the novel hard to believe in.',
        true,
        'He writes: “As for the doctor, nobody is that kind before breakfast. Give him one bad habit”.',
      ),
      write(
        'Which part of the brother is not the same in two chapters?',
        ['his eyes', 'eyes', 'the eyes', 'his eye colour', 'eye colour', 'the eye colour', 'the brother’s eyes'],
        'He writes: “The brother has green eyes in chapter two and brown ones in chapter nine”.',
      ),
      choose(
        'Why does Yiannis mention his first article?',
        'To show that criticism can be useful',
        [
          ['To show that he is still hurt by it', 'He was angry for a week, but that is over.'],
          ['To ask Ingrid to correct it once more', 'It was published long ago.'],
          ['To remind her that he is a good writer', 'It is the best thing he has published, but because of her help.'],
        ],
        'It came back “covered in green ink”, and “it’s still the best thing I’ve ever published”.',
      ),
    ],
  },
  {
    id: 'b2-finnish-to-a-dog',
    title: 'I learned Finnish from a dog',
    level: 'B2',
    topic: 'communication',
    kind: 'text',
    text: `For my first six months in Oulu, my most successful conversations in Finnish were with a dog. He belonged to the man downstairs, his name was Nappi, and unlike everybody else he never switched to English.

I’m a nurse, originally from Cebu. I had passed the language exam and could discuss blood pressure or bus timetables. But the moment I hesitated, people kindly rescued me. “Shall we speak English?” they would say, and I would nod, half grateful and half ashamed. Their kindness was the problem. It’s hard to learn to swim when somebody pulls you out each time your chin gets wet.

Nappi had no such manners. On the stairs I told him about my shifts, my mother’s phone calls and the price of mangoes. He put his head on one side and waited for the end of the sentence, however long it took to arrive. What I hadn’t realised was that you could hear every word behind the doors. One evening his owner, Mr Heikkinen, who had said nothing to me but “Good morning” since I moved in, came out and remarked, in slow Finnish, “You used the wrong ending on ‘mangoes’. He’s too polite to mention it.”

It’s the longest speech I’ve ever heard him make. Then he asked whether I would walk the dog on Sundays, as he had a bad knee. There was a condition: he would come along as far as the bench, and on the way back I was to describe everything I had seen. In Finnish. No rescuing.

That was two years ago. These days, patients occasionally believe I grew up here, until I get excited and all my grammar falls down the stairs. People ask which app I used, and look disappointed when I tell them. All I can recommend is a listener who’s in no hurry.

As for Mr Heikkinen, I saw him run for the bus last week. There’s nothing wrong with his knee.`,
    questions: [
      choose(
        'What helped the writer most to learn Finnish?',
        'Being given enough time to speak',
        [
          ['Being helped whenever it was hard', 'This kind of help was the problem.'],
          ['Preparing carefully for an exam', 'The writer had passed an exam, but it was not enough.'],
          ['Finding a really good app', 'People expect this, and they are disappointed.'],
        ],
        'The writer says: “All I can recommend is a listener who’s in no hurry.”',
      ),
      choose(
        'Why does the writer mention learning to swim?',
        'To show that help can come too soon',
        [
          ['To describe what people do in Oulu', 'The sentence is a comparison, not a description of the town.'],
          ['To explain why exams are necessary', 'The exam comes earlier and has nothing to do with it.'],
          ['To compare two frightening activities', 'Both can be frightening, but the point is what other people do.'],
        ],
        'The sentence explains “Their kindness was the problem”: somebody “pulls you out each time your chin gets wet”.',
      ),
      trueOrFalse(
        'Before that evening, Mr Heikkinen and the writer had often talked on the stairs.',
        false,
        'He “had said nothing to me but ‘Good morning’ since I moved in”.',
      ),
      choose(
        '“There was a condition.” What does “condition” mean here?',
        'Something that had to be agreed to',
        [
          [
            'Something that was wrong with his knee',
            '“Condition” can be an illness, and a knee is mentioned, but the sentence goes on differently.',
          ],
          [
            'The state that the path to the bench was in',
            '“Condition” can mean a state, but nobody talks about the path.',
          ],
          ['The weather that they had on Sundays', '“Weather conditions” are mentioned nowhere.'],
        ],
        'After the words comes what Mr Heikkinen asked for: “on the way back I was to describe everything I had seen”.',
      ),
      write(
        'How often was the writer asked to walk the dog?',
        ['on Sundays', 'Sundays', 'every Sunday', 'each Sunday', 'once a week', 'weekly', 'on Sunday', 'every week'],
        'He “asked whether I would walk the dog on Sundays”.',
      ),
      choose(
        'What can we conclude about Mr Heikkinen?',
        'His knee was an excuse for helping a neighbour.',
        [
          [
            'His knee was cured by walking with the dog.',
            'He walked only to the bench, and the writer says that nothing was wrong.',
          ],
          ['His lie was a way of avoiding a neighbour.', 'He did lie, but he came along on the walks.'],
          ['His dog was the reason why he was so quiet.', 'He hardly spoke, but the dog had nothing to do with it.'],
        ],
        'He wanted to hear the writer speak Finnish, and “There’s nothing wrong with his knee.”',
      ),
    ],
  },
  {
    id: 'b2-almost',
    title: 'Review: ‘Almost’ at the Old Harbour Office',
    level: 'B2',
    topic: 'arts',
    kind: 'text',
    text: `I went to ‘Almost’ in Rotterdam expecting to be irritated. An exhibition of two hundred unfinished objects sounded like the sort of clever idea that is exhausted by the time you have read the poster. Two hours later, I had to be asked to leave.

Nothing here was ever completed. There’s a jumper with one sleeve, begun for a baby who is now a dentist. There’s a boat which a father and son built in their cellar before they measured the door. A novel breaks off in the middle of a sentence (“Without turning round, she reached for the”), and I’ve been wondering ever since what she reached for. Each object comes with a short text by the person who gave up, and it’s these that make the show. They are never sentimental, and some are very funny.

The organisers deserve credit for what they’ve left out. There’s no music to tell us how to feel, and the rooms are arranged not by date but by reason: lack of time, lack of money, a change of heart. I stayed longest in the last of these, where a wedding dress without buttons hangs beside a note that simply says, “I went to Peru instead.”

The one disappointment is the final room, in which the failures of famous inventors are celebrated on giant screens, with the cheerful message that every failure leads to success. Perhaps it does. But the rest of the exhibition is braver, because it suggests that some things may be left undone and that we needn’t learn anything from them. After so much honesty, the screens felt like an advertisement.

Never mind. Go, allow plenty of time, and leave before the end. It would, after all, be in the spirit of the thing.`,
    questions: [
      choose(
        'What is the writer’s overall opinion of the exhibition?',
        'It is a delight, apart from one room.',
        [
          ['It is a clever idea, but quickly dull.', 'That is what the writer had expected, before two hours went by.'],
          ['It is moving, but badly organised.', 'The writer praises the organisers.'],
          ['It is amusing, but far too short.', 'Some texts are funny, but nobody complains about the length.'],
        ],
        'The writer says “Two hours later, I had to be asked to leave” and “The one disappointment is the final room”.',
      ),
      trueOrFalse(
        'The writer had high hopes before going to the exhibition.',
        false,
        'The review begins: “I went to ‘Almost’ in Rotterdam expecting to be irritated.”',
      ),
      choose(
        'What was the problem with the boat in the cellar?',
        'There was no way of getting it out.',
        [
          ['There was not enough money for it.', 'Lack of money is the reason in one of the rooms, but not here.'],
          ['There was too little time to finish it.', 'Lack of time is the reason in one of the rooms, but not here.'],
          ['There was a quarrel between the builders.', 'A father and son built it together. No quarrel is mentioned.'],
        ],
        'The father and son built it “before they measured the door”.',
      ),
      choose(
        'What is “a change of heart”?',
        'A different decision',
        [
          ['A dangerous illness', 'The heart is part of the body, but not in this phrase.'],
          ['A sudden lack of time', 'This is the reason in another room.'],
          ['A feeling of great love', 'The heart stands for love in other phrases, but this bride changed her plans.'],
        ],
        'The example in that room is a wedding dress with the note “I went to Peru instead.”',
      ),
      choose(
        'What does the writer dislike about the last room?',
        'It insists on teaching a lesson.',
        [
          ['It makes fun of famous people.', 'It celebrates them.'],
          ['It is spoilt by cheerful music.', 'The message is cheerful, but there is no music.'],
          ['It shows things of no interest.', 'The writer objects to the message, not to the things.'],
        ],
        'The writer prefers the other rooms, which say “that we needn’t learn anything from them”.',
      ),
      choose(
        'Why would leaving early be “in the spirit of the thing”?',
        'The visit would be unfinished too.',
        [
          ['The organisers like quick visits.', 'The writer tells us to allow plenty of time.'],
          ['The best room would come last.', 'The writer thinks that the last room is the weakest.'],
          ['The screens would be missed.', 'They are in the last room, but the writer does not like them.'],
        ],
        'Everything in the exhibition is unfinished: “Nothing here was ever completed.”',
      ),
    ],
  },
  {
    id: 'b2-resting-lift',
    title: 'The lift in Block C',
    level: 'B2',
    topic: 'home',
    kind: 'text',
    text: `NOTICE TO ALL RESIDENTS

As you’ll have noticed, the main lift has been out of order since 3 May. A part has been ordered from abroad, and the engineers expect to complete the repair by the end of the month. Whoever attempted to transport a full aquarium in it is kindly asked to contact us.

In the meantime, the following arrangements have been made. The small lift at the back is reserved for residents who can’t use the stairs, and keys are available from Ms Pereira in Flat 2. She has also drawn up a list of volunteers who’ll do your shopping. Parcels may be left at the entrance, where the Doğan twins will carry them up at a price of one biscuit per floor. Chairs have been placed on the second, fourth and sixth floors.

Now for the real reason why we’re writing. Over the past fortnight the committee has, as usual, received several letters. Not one of them contains a complaint. Mr Kowalczyk in Flat 31 reports that he has learned the names of eleven neighbours, after fourteen years of studying their shoes. The chair on the fourth floor has acquired a cushion, a lamp and, on Thursdays, a chessboard. Somebody has begun to leave soup.

We’ve therefore been asked to put an unusual question to you. Once the main lift has been repaired, should it be switched off again on the first Sunday of every month? The small lift would of course remain in service. Flats 27 and 33, who depend on it, have already told us that they’re in favour, “provided that the soup comes to us”.

Please tick one of the boxes below and return this sheet to Flat 2 by 28 May. Those of you on the ground floor are also invited to vote, though we’d ask you not to sound too cheerful about it.

The residents’ committee`,
    questions: [
      choose(
        'What is the main purpose of the notice?',
        'To ask residents what they think of an idea',
        [
          ['To tell residents about new rules for the lift', 'Nothing is decided yet: they are going to vote.'],
          ['To answer the complaints of the residents', 'Letters came, but none of them contained a complaint.'],
          [
            'To explain to residents why the repair is late',
            'The repair is mentioned first, but it is not “the real reason”.',
          ],
        ],
        '“Now for the real reason why we’re writing”: “We’ve therefore been asked to put an unusual question to you.”',
      ),
      choose(
        'What does the committee seem to believe about the aquarium?',
        'It caused the damage to the lift.',
        [
          ['It was stolen from one of the flats.', 'Somebody is asked to get in touch, but not because of a theft.'],
          ['It was left behind at the entrance.', 'Parcels may be left there. The aquarium was in the lift.'],
          ['It should be shared by everybody.', 'Chairs and soup are shared, but not the aquarium.'],
        ],
        'Right after the damage comes: “Whoever attempted to transport a full aquarium in it is kindly asked to contact us.”',
      ),
      choose(
        'Ms Pereira has “drawn up” a list. What has she done with it?',
        'She has written it.',
        [
          ['She has asked for it.', 'She has it already: residents can use it.'],
          ['She has decorated it.', 'To draw can mean to make a picture, but not in this phrase.'],
          ['She has torn it up.', 'Then nobody could use it.'],
        ],
        'It is one of the arrangements that “have been made”: “a list of volunteers who’ll do your shopping”.',
      ),
      choose(
        'Mr Kowalczyk had been “studying their shoes” for years. What does this suggest?',
        'People in the lift did not look at each other.',
        [
          [
            'People in the block were proud of their shoes.',
            'He looked at the shoes, but not because they were so beautiful.',
          ],
          ['People left their shoes outside their flats.', 'Some people do so, but the notice does not mention it.'],
          ['People were too loud when they walked past.', 'He looked at the shoes. He did not hear them.'],
        ],
        'Only now, on the stairs, “he has learned the names of eleven neighbours”.',
      ),
      trueOrFalse(
        'The people in Flats 27 and 33 are against the plan.',
        false,
        'The notice says “that they’re in favour, ‘provided that the soup comes to us’”.',
      ),
      choose(
        'Why might residents on the ground floor be “too cheerful”?',
        'They do not need the lift in any case.',
        [
          ['They do not have to pay for any soup.', 'Nobody pays for the soup.'],
          ['They have won a game of chess again.', 'The chessboard is on the fourth floor.'],
          ['They have carried up all the parcels.', 'The twins do that.'],
        ],
        'They live “on the ground floor”, so they would lose nothing on a Sunday without the lift.',
      ),
    ],
  },
  {
    id: 'b2-small-rye-loaf',
    title: 'A small rye loaf',
    level: 'B2',
    topic: 'people',
    kind: 'text',
    text: `The first time, Hanne said that it was a wrong number. “I do apologise,” said an old voice, and hung up. The following Friday, at six, the phone rang again. “A small rye loaf, please, and two of the rolls with seeds. Bergström.” Before she could speak, the line went dead.

She looked up the bakery. It had closed in April, and its number differed from hers by a single digit. She ought to have rung back and explained. But she had heard the care with which he said “please”, and it was, she noticed, the only call she had had that week.

On Saturday she bought a loaf and two rolls at the supermarket, put them into a plain paper bag and cycled to the only Bergström in the district. A tall man opened the door, paid what the bakery must have charged, and asked, “New girl?” Hanne was fifty-eight. “That’s right,” she said.

It went on all autumn. He gave his opinions of the bread, none of them flattering. “Dry,” he would say. “Tell the boss that the oven’s too hot.” Instead of feeling insulted, Hanne bought flour. By November she was getting up at four, her kitchen was white from floor to ceiling, and the loaf had progressed from “dry” to “not bad” to a silence which she treasured.

In December there was a second order, then a third: the woman next door, her cousin, a café. It seemed people had been told that the old bakery was back and had never been better.

“I didn’t know you were recommending us,” she said as she handed over the bag.

Mr Bergström counted out his coins, one by one.

“I could hardly keep it to myself,” he said. “I was there in April, you know, when they took down the sign. And I remember thinking: what if the people with the next number can’t even bake?”`,
    questions: [
      choose(
        'What is the story about?',
        'A call that gives a woman something new to do',
        [
          ['A family that saves an old bakery from closing', 'The bakery stays closed, and Hanne works alone.'],
          ['A baker who cannot please a difficult customer', 'Hanne was not a baker, and in the end he is pleased.'],
          [
            'A lie that destroys the trust between two people',
            'Neither of them says the whole truth, but nobody is hurt.',
          ],
        ],
        'It begins with “a wrong number”, and then “By November she was getting up at four” to bake.',
      ),
      choose(
        'Why did Hanne not ring back and explain?',
        'She liked his voice, and she was rather lonely.',
        [
          ['She hoped to earn some money with her baking.', 'She could not bake yet: she went to the supermarket.'],
          ['She did not know how to get in touch with him.', 'She found his house easily.'],
          ['She was too annoyed about his second call.', 'She liked the way in which he said “please”.'],
        ],
        'She “had heard the care with which he said ‘please’”, and it was “the only call she had had that week”.',
      ),
      trueOrFalse(
        'The first bread that Hanne delivered was home-made.',
        false,
        'The story says: “On Saturday she bought a loaf and two rolls at the supermarket”.',
      ),
      choose(
        '“… a silence which she treasured.” What does this tell us about Mr Bergström?',
        'He could no longer find any fault.',
        [
          ['He had decided to stop ordering.', 'Silence could mean this, but it went on all autumn.'],
          ['He was no longer able to speak.', 'He still speaks to her in December.'],
          ['He was too shy to praise the bread.', 'He had given his opinion freely all autumn.'],
        ],
        'He had complained about the bread before. Then “the loaf had progressed from ‘dry’ to ‘not bad’ to a silence which she treasured”.',
      ),
      trueOrFalse(
        'Mr Bergström praised the bread when he talked to other people.',
        true,
        'People had been told that the bakery “had never been better”, and he says: “I could hardly keep it to myself”.',
      ),
      choose(
        'What do we learn about Mr Bergström at the end?',
        'He had known that the bakery was closed.',
        [
          [
            'He had worked in the bakery himself.',
            'He was there when it closed, but nothing says that he worked there.',
          ],
          ['He had forgotten the bakery’s number.', 'He chose the next number, and not by mistake.'],
          ['He had asked Hanne to buy the bakery.', 'He asked for bread, and Hanne bought flour.'],
        ],
        'He says: “I was there in April, you know, when they took down the sign.”',
      ),
    ],
  },
  {
    id: 'b2-sound-of-a-car',
    title: 'The woman who gives cars a voice',
    level: 'B2',
    topic: 'technology',
    kind: 'text',
    text: `At low speeds an electric car makes hardly any noise, which is delightful unless you’re stepping off the pavement and can’t see it coming. The law in many countries therefore requires such cars to produce a sound while they’re moving slowly. Somebody has to invent it. Soo-jin Park is one of those people.

Why not simply play a recording of an old engine?
Everybody asks that. We tried it, and listeners hated it. They said it was like a vegetarian sausage that tries to taste of beef. Besides, what a pedestrian needs to know is where the car is and whether it’s slowing down. So our sound gets higher as the car gets faster.

How would you describe it?
I’ve been told it’s like a spaceship, an orchestra that’s warming up, and a fridge in love. I’m proudest of the third.

Isn’t it a shame to spoil the silence?
I used to lie awake over that. I grew up above a crossroads in Seoul, so I’d be the last person to add noise to a street for fun. But at higher speeds the tyres make enough noise of their own, and our sound fades out. And we test everything with people who are blind. One of them, a piano teacher, told me that to her a silent road wasn’t peaceful. It was like a room in which somebody’s hiding. I’ve slept better since.

What’s the hardest part?
Finding something that thousands of people can hear every day without wanting to throw a shoe at it. Beautiful sounds are the worst. The loveliest one we ever made, a kind of bell, had driven the entire office crazy by Wednesday. A good sound should be like a good waiter: there when you need it, and otherwise hardly noticed.

Do you drive an electric car yourself?
I cycle, with a very loud bell. My neighbours have been in touch.`,
    questions: [
      choose(
        'What are Soo-jin’s sounds for?',
        'To let people know that a car is coming',
        [
          ['To give drivers the feel of a real engine', 'This is what everybody asks about, and listeners hated it.'],
          [
            'To make streets more pleasant to live in',
            'She does not want to spoil the silence, but the purpose is another one.',
          ],
          ['To cover the noise that the tyres make', 'At higher speeds it is the tyres that people hear.'],
        ],
        'She says: “what a pedestrian needs to know is where the car is and whether it’s slowing down”.',
      ),
      trueOrFalse(
        'At higher speeds the sound is no longer played.',
        true,
        'She says: “at higher speeds the tyres make enough noise of their own, and our sound fades out”.',
      ),
      choose(
        'What did listeners dislike about the recording of an engine?',
        'It pretended to be something else.',
        [
          ['It reminded them of their dinner.', 'The sausage is only a comparison.'],
          ['It was much too quiet to be heard.', 'The car is too quiet. Nobody says that of the recording.'],
          ['It was used by too many companies.', 'Everybody asks about it, but it is not used.'],
        ],
        'They said it was “like a vegetarian sausage that tries to taste of beef”.',
      ),
      choose(
        '“I used to lie awake over that.” What does Soo-jin mean?',
        'It worried her a great deal.',
        [
          ['It was her favourite dream.', 'She was awake, and it was not a pleasant thought.'],
          ['It forced her to work at night.', 'She was awake at night, but in bed.'],
          ['It was noisy where she lived.', 'She did grow up above a crossroads, but “that” is the lost silence.'],
        ],
        'The question was: “Isn’t it a shame to spoil the silence?” After talking to the teacher she says: “I’ve slept better since.”',
      ),
      choose(
        'How does the piano teacher feel about a silent road?',
        'It makes her uneasy.',
        [
          ['It makes her sleepy.', 'It is Soo-jin who talks about sleep.'],
          ['It gives her peace.', 'She says that it is not peaceful to her.'],
          ['It improves her hearing.', 'She is a musician, but she does not say so.'],
        ],
        'To her it is “like a room in which somebody’s hiding”.',
      ),
      write(
        'What kind of person does Soo-jin compare a good sound to?',
        ['a good waiter', 'a waiter', 'waiter', 'good waiter', 'waiters', 'good waiters'],
        'She says: “A good sound should be like a good waiter”.',
      ),
    ],
  },
  {
    id: 'b2-how-to-disagree',
    title: 'How to disagree and stay friends',
    level: 'B2',
    topic: 'thinking',
    kind: 'text',
    text: `Sooner or later, someone you’re fond of will say something that you consider completely wrong, probably while you’re eating their potato salad. What follows isn’t a guide to winning. If winning is what you’re after, buy a chess set.

1 Find out what you disagree about. A surprising number of arguments turn out to be about two different questions. Repeat your friend’s view in your own words and ask, “Is that it?” Don’t go on until the answer is yes. This is slower than shouting, and it works better.

2 Look for the part that’s true. There nearly always is one, and admitting it costs less than you fear. If you say, “You’re right that the buses are late,” it doesn’t mean that you’ve changed your mind about cars. It means that your friend can stop proving that point.

3 Answer the best version. It’s tempting to attack the silliest thing the other person has said. Resist. If you can explain their opinion better than they did, and still disagree, they’ll listen to you in quite a different way.

4 Ask what would change their mind. Then ask yourself the same question. If the honest reply in both cases is “Nothing”, you aren’t having a discussion. You’re giving two concerts in one room, and you may as well enjoy the salad.

5 Watch your words. “Always”, “never” and “obviously” are like chilli: a little goes a long way.

6 Know when to leave it. Stop while you’re both still curious. Say, “I want to think about that.” And then, which is the difficult bit, actually think about it.

One warning: followed carefully, these steps may have an unpleasant side effect. From time to time you’ll discover that the person who’s wrong is you. At this point the salad will be a great comfort. Ask for the recipe.`,
    questions: [
      choose(
        'What do these instructions help you to do?',
        'Talk fairly about different opinions',
        [
          ['Win more arguments with friends', 'The writer says that this is no guide to winning.'],
          ['Avoid topics that start arguments', 'The writer shows how to talk about them.'],
          ['Choose friends who think like you', 'The friends in the text have other opinions.'],
        ],
        'The title promises it, and the writer says: “What follows isn’t a guide to winning.”',
      ),
      trueOrFalse(
        'If you admit that your friend is partly right, you have given up your own opinion.',
        false,
        'The text says: “it doesn’t mean that you’ve changed your mind about cars”.',
      ),
      trueOrFalse(
        'You should answer the strongest form of your friend’s opinion.',
        true,
        'The text says “Answer the best version”, and tells you to resist attacking “the silliest thing”.',
      ),
      choose(
        'The writer talks of “giving two concerts in one room”. What are the two people doing?',
        'Speaking, but not listening',
        [
          ['Agreeing with one another', 'If they agreed, there would be nothing to discuss.'],
          ['Shouting as loudly as they can', 'Shouting is mentioned in another step, and here it is not the point.'],
          ['Enjoying the same subject', 'They enjoy the salad, perhaps, but not the subject.'],
        ],
        'Nothing would change the mind of either: “the honest reply in both cases is ‘Nothing’”.',
      ),
      choose(
        'What does “a little goes a long way” mean here?',
        'You need only a small amount of it.',
        [
          ['It takes a long time to have an effect.', '“A long way” sounds like time, but chilli works at once.'],
          [
            'You should take it on a long journey.',
            '“Goes a long way” sounds like travel, but the text is about words.',
          ],
          [
            'It is often used in other countries.',
            'Chilli is used in many countries, but here it stands for strong words.',
          ],
        ],
        'Strong words are compared with strong food: they “are like chilli”. The advice is to “Watch your words.”',
      ),
      choose(
        'How does the writer speak of the possibility that you are wrong yourself?',
        'With gentle humour',
        [
          ['With real anxiety', '“Warning” and “side effect” sound serious, but then comes the salad.'],
          ['With strong disapproval', 'It is called unpleasant, but nobody is blamed.'],
          ['With great surprise', 'The writer expects it to happen from time to time.'],
        ],
        'The writer’s advice is: “At this point the salad will be a great comfort. Ask for the recipe.”',
      ),
    ],
  },
  {
    id: 'b2-faces-in-things',
    title: 'The kettle that smiled',
    level: 'B2',
    topic: 'science',
    kind: 'text',
    text: `A photograph taken by a spacecraft in 1976 shows a hill on Mars with two eyes, a nose and a rather serious mouth. When sharper pictures arrived more than twenty years later, the face had gone. In truth it had never been there. There had only been a hill, some shadows, and us.

The habit of seeing faces where there aren’t any has a name, pareidolia, and practically everyone has it. Cars look cheerful, houses look shocked, and plugs look faintly disappointed. This isn’t a sign of a childish imagination. Newborn babies already prefer to look at patterns that are arranged like a face, and experiments suggest that monkeys see them too.

Why should a brain that’s clever enough to build spacecraft be fooled by a kettle? The usual explanation is that it depends on which mistake is cheaper. If you take a bush for a face, you lose a second and a little pride. If you take a face for a bush, and the face belongs to something with teeth, the bill may be considerably higher. An alarm that rings too often is therefore more useful than one that waits until it’s sure.

What’s striking is how fast this happens, and how little it cares what we know. Before you’ve had time to think “kettle”, your brain has noted that the kettle is pleased to see you. Nor does knowledge switch it off: even now, the plugs will look no less disappointed.

Designers have taken note, of course. It’s hardly an accident that some cars are given big, friendly headlights and others narrow, angry ones. My own interest is less commercial. Since my daughter left for university, the kitchen has been a quiet place at breakfast. I’m fully aware that the kettle isn’t smiling at me. I’ve simply got into the habit of smiling back.`,
    questions: [
      choose(
        'What is the main idea of the article?',
        'Our brains are quick to find faces in things.',
        [
          [
            'Children see more faces in things than adults.',
            'Even babies do it, but the text says that practically everyone does.',
          ],
          ['Photographs of other planets can’t be trusted.', 'The photo of Mars is only the first example.'],
          [
            'Designers have taught us to see faces in things.',
            'Designers make use of the habit. They did not create it.',
          ],
        ],
        'The text is about “The habit of seeing faces where there aren’t any” and “how fast this happens”.',
      ),
      trueOrFalse(
        'The face on Mars disappeared because the hill changed in twenty years.',
        false,
        'The text says: “In truth it had never been there. There had only been a hill, some shadows, and us.”',
      ),
      choose(
        '“The bill may be considerably higher.” What does this mean?',
        'The results may be far worse.',
        [
          ['The prices may go up again.', 'A bill is usually about money, but here it is about danger.'],
          ['The mistake may last longer.', 'The text talks about the cost of a mistake, not about its length.'],
          ['The animal may be very tall.', '“Higher” is about the cost, not about size.'],
        ],
        'The face may belong “to something with teeth”, while a bush costs only “a second and a little pride”.',
      ),
      trueOrFalse(
        'When we know how the effect works, we stop seeing faces.',
        false,
        'The text says: “Nor does knowledge switch it off”.',
      ),
      choose(
        'What does the writer suggest about the lights of cars?',
        'Their expression is chosen on purpose.',
        [
          ['Their size is controlled by the law.', 'Some are big and some are narrow, but no law is mentioned.'],
          ['Their shape is the cause of accidents.', '“Hardly an accident” is about chance, not about traffic.'],
          ['Their design has become more boring.', 'The writer finds them friendly or angry, not boring.'],
        ],
        'The text says: “It’s hardly an accident that some cars are given big, friendly headlights and others narrow, angry ones.”',
      ),
      choose(
        'What can we understand from the last paragraph?',
        'The writer misses having company at breakfast.',
        [
          ['The writer is glad to have a quiet kitchen.', 'The kitchen is quiet, but the writer smiles at a kettle.'],
          ['The writer believes that the kettle has feelings.', 'The writer is fully aware that it is not smiling.'],
          [
            'The writer would like to sell friendly kettles.',
            'The writer’s interest is less commercial than that of designers.',
          ],
        ],
        'The reason is: “Since my daughter left for university, the kitchen has been a quiet place at breakfast.”',
      ),
    ],
  },
  {
    id: 'b2-unmown-strip',
    title: 'The grass nobody cuts',
    level: 'B2',
    topic: 'nature',
    kind: 'text',
    text: `Four years ago a small town in Wales ran out of money for cutting the grass along its main road. It’s tempting to call what followed a success story, but it began as a quarrel.

“It looked as if nobody lived here,” says Gethin Prys, who runs the garage at the roundabout. He wrote three letters to the council. In the third he offered to mow the grass himself. The council was on the point of accepting when a science teacher, Priya Raman, asked for permission to count things first.

Her class spent June on their hands and knees. In a strip no longer than a football pitch they found thirty-eight kinds of flowering plant, among them an orchid that hadn’t been seen there for years. Nobody had planted it. It had simply been cut, every three weeks, before it had a chance to flower.

Doing nothing turns out to be harder than it sounds. If grass is never cut, bushes and young trees take over, and the flowers vanish. The trick is to mow once, in late summer, after the seeds have fallen, and then to carry the cut grass away. If it’s left lying, it makes the soil richer, which suits nettles very well and most wild flowers not at all. At junctions, where drivers have to see each other, the grass is still kept short.

The council has saved money, though less than it had hoped. But other streets have asked to be treated in the same way, and along the edge of each strip one neat line is now cut, no wider than a mower. That was Gethin’s idea. “It tells people that we’re doing it on purpose,” he says. “Put a border round a mess and it’s a garden.”

He has stopped writing letters. He does, however, keep a chair outside the garage these days, and he has moved it twice to get a better view.`,
    questions: [
      choose(
        'What is the article about?',
        'How saving money led to a welcome change',
        [
          [
            'How a teacher stopped a road from being built',
            'The road is there already. She stopped the cutting of the grass.',
          ],
          ['How a town brought back a plant by sowing seeds', 'Nobody planted the orchid.'],
          ['How a garage owner made his street tidy again', 'He offered to do so, but the council did not need it.'],
        ],
        'The town “ran out of money for cutting the grass”, and in the end “other streets have asked to be treated in the same way”.',
      ),
      choose(
        'The council was “on the point of accepting” Gethin’s offer. What does this mean?',
        'It was about to say yes.',
        [
          ['It was unwilling to say yes.', 'The council would have accepted if nobody had asked it to wait.'],
          ['It had just said yes.', 'Then it would have been too late for the teacher.'],
          ['It was wrong to say yes.', '“Point” is a point in time here, not an opinion.'],
        ],
        'Then came the teacher: she “asked for permission to count things first”.',
      ),
      write(
        'How many times a year is the long grass cut now?',
        ['once', 'one', 'once a year', 'one time', 'only once', 'just once', '1', 'one time a year'],
        'The text says: “The trick is to mow once, in late summer”.',
      ),
      choose(
        'Why is the cut grass taken away?',
        'It would improve the soil too much.',
        [
          ['It would hide other cars from drivers.', 'Long grass at junctions would. Cut grass would not.'],
          ['It would make the strip look untidy.', 'Gethin cares about this, but it is not the reason given.'],
          ['It would stop the seeds from falling.', 'The seeds have fallen by then.'],
        ],
        'The text says: “If it’s left lying, it makes the soil richer, which suits nettles very well and most wild flowers not at all.”',
      ),
      trueOrFalse(
        'The council has saved more than it expected.',
        false,
        'The text says: “The council has saved money, though less than it had hoped.”',
      ),
      choose(
        'What does Gethin’s chair suggest?',
        'He has come to like what he sees.',
        [
          ['He is still annoyed about the mess.', 'He was annoyed at first, but he has stopped writing letters.'],
          ['He is waiting for more customers.', 'He has a garage, but the chair is there for the view.'],
          ['He has given up his job at last.', 'The chair is outside the garage which he runs.'],
        ],
        'He keeps it there, and “he has moved it twice to get a better view”.',
      ),
    ],
  },
];
