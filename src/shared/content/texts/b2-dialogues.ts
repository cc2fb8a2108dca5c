import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const dialogues: readonly AuthoredText[] = [
  {
    id: 'b2-missing-benches',
    title: 'The missing benches',
    level: 'B2',
    topic: 'society',
    kind: 'dialogue',
    text: `A: Have you seen the square? The benches have gone.
B: I know. I was at the meeting.
A: You were there? And you let them do it?
B: Hang on. I spoke against it, as it happens. The argument was that people sit there until two in the morning, making a noise.
A: Well, that’s true enough. I live right above the chemist’s, remember?
B: So you ought to be pleased.
A: You’d think so, wouldn’t you? And I admit that I slept like a log last night. But this morning I watched old Mrs Haddad carry her shopping home. She always used to sit down twice on the way. Today she leaned on a parked car.
B: That’s precisely the point I was trying to make. Nobody had asked who sits there at ten in the morning.
A: So what happens now?
B: There’s another meeting on the ninth. I’d put the benches back, but further apart, and away from the bedrooms. The trouble is that I’m known as the bench woman now. They stop listening as soon as I stand up.
A: Whereas if it came from somebody who’s lost a lot of sleep over those benches …
B: I wasn’t going to ask.
A: You were. You’ve been hoping I’d say that since you said hello.
B: I may have been. Will you do it?
A: On one condition. I’ll say where the new ones go.
B: Fine. Anywhere you like, except outside my window.`,
    questions: [
      choose(
        'What do the two neighbours decide to do?',
        'Ask for benches in better places',
        [
          ['Demand that the square be quiet', 'The noise was the argument for taking the benches away.'],
          ['Help Mrs Haddad with her shopping', 'She is the example, but they want benches for everybody.'],
          ['Buy a few benches for themselves', 'They talk about a meeting, not about buying.'],
        ],
        'The plan for the meeting is to “put the benches back, but further apart, and away from the bedrooms”.',
      ),
      trueOrFalse(
        'At the last meeting, the second speaker agreed that the benches should go.',
        false,
        'The second speaker says: “I spoke against it, as it happens.”',
      ),
      choose(
        '“I slept like a log last night.” How did the first speaker sleep?',
        'Deeply and without waking',
        [
          ['Badly because of the noise', 'The benches have gone, so there was no noise.'],
          ['Only for a very short time', '“I admit” shows that the night was a good one.'],
          ['In an uncomfortable position', 'A log is hard, but that is not the point of the phrase.'],
        ],
        'The benches under the window have gone: “So you ought to be pleased.”',
      ),
      write(
        'Who made the first speaker think again about the benches?',
        ['Mrs Haddad', 'old Mrs Haddad', 'Haddad', 'Mrs. Haddad'],
        'The first speaker says: “But this morning I watched old Mrs Haddad carry her shopping home.”',
      ),
      choose(
        'Why would it help if the first speaker went to the next meeting?',
        'People believe someone who has suffered.',
        [
          ['People are afraid of such a loud voice.', 'The noise comes from the square, not from the speaker.'],
          ['People respect someone who is very old.', 'Mrs Haddad is old. We do not know the speaker’s age.'],
          ['People have never seen this person before.', 'Nobody says this. They live in the same place.'],
        ],
        'They no longer listen to the other, but it would be different from “somebody who’s lost a lot of sleep over those benches”.',
      ),
      choose(
        'What does the last sentence tell us about the second speaker?',
        'She does not want any noise near her own home.',
        [
          [
            'She does not trust the council any longer.',
            'They do not listen to her, but here she speaks about her window.',
          ],
          [
            'She does not mind where the benches are put.',
            'She says “anywhere you like”, but then she makes an exception.',
          ],
          ['She does not believe that the plan will work.', 'She is happy with it, apart from one thing.'],
        ],
        'She says: “Anywhere you like, except outside my window.”',
      ),
    ],
  },
  {
    id: 'b2-four-days',
    title: 'Four days a week',
    level: 'B2',
    topic: 'work',
    kind: 'dialogue',
    text: `A: Thanks for seeing me, Renata. I’ll come straight to the point. I’d like to work four days a week from January.
B: I see. For the same salary, I imagine?
A: No, no. For four fifths of it.
B: Oh. Well, that’s a different conversation. Is something wrong, Jomo?
A: Not at all. I’ve got a place on a course in furniture making. It’s every Friday for a year.
B: Furniture? You do realise that you’re the best tax expert we’ve got?
A: That’s kind of you. But I’ve spent eleven years producing things you can’t sit on.
B: Fair enough. My worry is the customers. What if they ring on a Friday in a panic?
A: I’ve been through the records. Last year there were thirty-one calls for me on Fridays, and twenty-nine of them could have waited until Monday.
B: And the other two?
A: I was on holiday, and Farida dealt with them perfectly well.
B: You’ve done your homework, haven’t you?
A: I’ve even written her a guide. She’s quite keen, as a matter of fact. She’d like the experience.
B: So everyone’s agreed apart from me. Well, let’s try it for three months, and then we’ll talk again.
A: Could we make it six? In three months I won’t have got beyond straight lines.
B: Four. And I get the first chair.
A: You might regret that. You haven’t seen my straight lines.`,
    questions: [
      choose(
        'What is the main purpose of the conversation?',
        'To arrange shorter working hours',
        [
          ['To ask for an increase in salary', 'Renata expects something about money, but Jomo would take less.'],
          ['To complain about a colleague', 'Farida is praised, not criticised.'],
          ['To give notice and leave the firm', 'Jomo wants to stay for four days a week.'],
        ],
        'Jomo says: “I’d like to work four days a week from January.”',
      ),
      choose(
        'Why does Renata say, “Well, that’s a different conversation”?',
        'The request is cheaper than she feared.',
        [
          ['The request has nothing to do with work.', 'It is about working hours.'],
          ['The request should be made in writing.', 'She does not ask for anything in writing.'],
          [
            'The request is harder than she thought.',
            'It is the other way round: she expected to pay the same for less work.',
          ],
        ],
        'She had asked “For the same salary, I imagine?”, and the answer was “For four fifths of it.”',
      ),
      trueOrFalse(
        'Most of last year’s Friday calls were urgent.',
        false,
        'Of thirty-one calls, “twenty-nine of them could have waited until Monday”.',
      ),
      choose(
        '“You’ve done your homework, haven’t you?” What does Renata mean?',
        'You’ve prepared this well.',
        [
          ['You’ve studied for the course.', 'The course has not started yet.'],
          ['You’ve worked at home too much.', '“Homework” sounds like this, but Jomo only had the facts ready.'],
          ['You’ve finished all your tasks.', 'She speaks about his arguments, not about his tasks.'],
        ],
        'Jomo had all the numbers, because “I’ve been through the records”, and had thought of Farida.',
      ),
      trueOrFalse(
        'Farida would be glad to take over some of Jomo’s work.',
        true,
        'Jomo says: “She’s quite keen, as a matter of fact. She’d like the experience.”',
      ),
      choose(
        'What does Jomo suggest in his last two sentences?',
        'He is not very skilled yet.',
        [
          ['He does not want to give her a chair.', 'He does not refuse. He only warns her.'],
          ['He has made several chairs already.', 'The course has not begun.'],
          ['He is sorry that he asked for a change.', 'It is Renata who might regret something.'],
        ],
        'He warns her: “You might regret that. You haven’t seen my straight lines.”',
      ),
    ],
  },
  {
    id: 'b2-counting-stars',
    title: 'Eight stars',
    level: 'B2',
    topic: 'science',
    kind: 'dialogue',
    text: `A: Put your phone away, will you? I’d just got used to the dark.
B: Sorry. How long does that take?
A: Twenty minutes or more, and one look at a bright screen puts you back at the beginning.
B: Right. So what exactly are we supposed to count?
A: The stars inside Orion. Can you see the four bright ones at the corners? Count everything you can make out between them, and then we’ll send in the number.
B: Who to?
A: A project that collects numbers from all over the world. It shows how much light our towns are sending up into the sky. In a really dark place, you’d see dozens.
B: I’ve got seven. No, eight.
A: So have I. My mother grew up in this house, and she says that as a girl she could hardly find Orion, because there were so many other stars in the way.
B: That’s a bit sad, isn’t it?
A: Yes and no. I used to do the same sort of thing for the river. When a river has been poisoned, it takes years to recover, even if everybody behaves. But this kind of dirt disappears the moment someone finds the switch.
B: Like the one over there? That hotel’s lit up like a birthday cake.
A: Funny you should mention it. I wrote to them about it.
B: And what did they say?
A: They offered me a free night.
B: With a view of the stars, I suppose.`,
    questions: [
      choose(
        'Why are the speakers counting stars?',
        'To help to measure the light from towns',
        [
          ['To find out how old a group of stars is', 'They count the stars in Orion, but not to learn about Orion.'],
          [
            'To test how good their eyes are at night',
            'Their eyes have to get used to the dark, but that is only preparation.',
          ],
          ['To choose a good place for a new hotel', 'There is a hotel already, and it is too bright.'],
        ],
        'It is for a project that “shows how much light our towns are sending up into the sky”.',
      ),
      trueOrFalse(
        'A quick look at a phone makes no difference to eyes that are used to the dark.',
        false,
        'The first speaker says: “one look at a bright screen puts you back at the beginning”.',
      ),
      choose(
        'Why was Orion hard to find when the first speaker’s mother was young?',
        'There were too many stars to see.',
        [
          ['There was too much light in the town.', 'That is the problem now. The sky was darker then.'],
          ['There were too many trees in the way.', 'Something was in the way, but it was not trees.'],
          [
            'There was too little time for her to look.',
            'Eyes need twenty minutes in the dark, but that was not her problem.',
          ],
        ],
        'She “could hardly find Orion, because there were so many other stars in the way”.',
      ),
      choose(
        'What does “make out” mean in “everything you can make out”?',
        'See with some effort',
        [
          ['Put in a list', 'They only send in a number.'],
          ['Invent for fun', 'That is “make up”.'],
          ['Easily explain', 'Nobody has to explain the stars.'],
        ],
        'They look for weak stars between the bright ones: “I’ve got seven. No, eight.”',
      ),
      choose(
        'Why does the first speaker mention the river?',
        'To say that this problem is easier to solve',
        [
          ['To say that the whole area is polluted', 'The river was an earlier project. The point is a comparison.'],
          ['To say that rivers recover very quickly', 'It takes years, the speaker says.'],
          ['To say that people never change their ways', 'The speaker believes that somebody can find the switch.'],
        ],
        'A river takes years, “But this kind of dirt disappears the moment someone finds the switch.”',
      ),
      choose(
        'What do the speakers think of the hotel’s answer?',
        'It completely missed the point.',
        [
          ['It was more generous than expected.', 'A free night sounds generous, but it does not change the lights.'],
          ['It showed that the letter was rude.', 'Nobody says that the letter was rude.'],
          ['It promised to switch off the lights.', 'The lights are still on. The hotel offered something else.'],
        ],
        'The letter was about light, and “They offered me a free night.” The other makes fun of it: “With a view of the stars, I suppose.”',
      ),
    ],
  },
  {
    id: 'b2-six-fingers',
    title: 'The hand on the ceiling',
    level: 'B2',
    topic: 'arts',
    kind: 'dialogue',
    text: `A: Careful. What have you got on that brush?
B: Just a bit of brown. I thought I’d tidy up this hand while I was here.
A: Please don’t. What’s wrong with it?
B: Well, look. It’s got six fingers.
A: I’d noticed. I’ve been cleaning this ceiling for two years.
B: Somebody must have spoilt it later.
A: That’s what I assumed, so we had a tiny sample examined. Same paint, same year.
B: Perhaps he was tired, then.
A: Or she. It was a family workshop, and the daughters are mentioned in the bills.
B: Either way, nobody would notice if we took one away.
A: And that’s exactly why we mustn’t. Our job isn’t to make it right. It’s to stop it from disappearing. The day I start improving things, it isn’t their ceiling any more. It’s mine.
B: Don’t the visitors complain?
A: Quite the reverse. There was a boy here last month with his class, lying on the floor, bored to death. Suddenly he shouted, “That one’s got six!” After that, the whole class refused to leave. They counted every finger in the room.
B: So it might have been a joke.
A: Between sisters, yes. I rather hope it was.
B: You know that there’s a dog in the corner with five legs?
A: There is not! Where?
B: There isn’t. But you did look.
A: I did, didn’t I? Put that brush down, and come and have some lunch.`,
    questions: [
      choose(
        'What do the speakers disagree about at first?',
        'Whether a mistake should be put right',
        [
          ['Whether the ceiling was painted well', 'Only one hand is discussed, not the quality of the painting.'],
          ['Whether the visitors should pay more', 'Visitors are mentioned, but not what they pay.'],
          ['Whether the work takes far too long', 'It has taken two years, but nobody complains.'],
        ],
        'One wants to “tidy up this hand”, and the other says: “Our job isn’t to make it right.”',
      ),
      trueOrFalse(
        'The sixth finger was added long after the rest of the hand.',
        false,
        'A sample was examined: “Same paint, same year.”',
      ),
      choose(
        'Why does the first speaker say “Or she”?',
        'Women may have worked on the ceiling.',
        [
          ['A girl may have damaged it later.', 'Nobody damaged it: it is the same paint.'],
          [
            'A woman was in charge of the bills.',
            'The daughters are mentioned in the bills, but they did not write them.',
          ],
          ['The hand may belong to a woman.', 'They are speaking of the painter, not of the hand.'],
        ],
        'The speaker explains: “It was a family workshop, and the daughters are mentioned in the bills.”',
      ),
      write(
        'How many years has the first speaker worked on the ceiling?',
        ['two', '2', 'two years', '2 years', 'for two years'],
        'The first speaker says: “I’ve been cleaning this ceiling for two years.”',
      ),
      choose(
        '“Don’t the visitors complain?” “Quite the reverse.” What does the answer mean?',
        'They enjoy it.',
        [
          ['They often do.', '“Quite” does not mean “yes” here.'],
          ['They turn back.', '“Reverse” can be about direction, but not in this phrase.'],
          ['They say little.', 'The class was excited and loud.'],
        ],
        'The example is a class that loved it: “After that, the whole class refused to leave.”',
      ),
      choose(
        'Why does the second speaker mention a dog with five legs?',
        'To play a trick on a colleague',
        [
          ['To point out another mistake', 'There is no such dog.'],
          ['To show what children like', 'It is not a child who is looking for the dog.'],
          ['To change to a safer topic', 'It is still the same topic, but it is not meant seriously.'],
        ],
        'The dog does not exist: “There isn’t. But you did look.”',
      ),
    ],
  },
  {
    id: 'b2-heads-or-tails',
    title: 'Heads or tails',
    level: 'B2',
    topic: 'thinking',
    kind: 'dialogue',
    text: `A: You look exhausted, Pilar. Didn’t you sleep?
B: Hardly. I’ve got to tell them by noon whether I’m taking the job in Norway.
A: And are you?
B: I’ve made a list. Well, three lists. Whichever way I add it up, there’s nothing in it.
A: Right. I’ve got a coin here somewhere.
B: Don’t be ridiculous. I’m not letting a coin decide the rest of my life.
A: It isn’t going to decide anything. Heads you go, tails you stay. Ready?
B: Tomek, honestly.
A: There. It’s under my hand. Now, before I show you, which one are you hoping for?
B: I’m not hoping for anything.
A: So you don’t mind if I look?
B: No. Wait. Don’t!
A: Interesting.
B: It’s just that I thought of that little flat by the harbour, and the snow, and then I thought of it not happening, and I felt sick.
A: So it’s heads you want.
B: It seems so. How annoying! I spent a whole weekend on those lists.
A: They weren’t a waste of time. They told you that you could live with either. They just couldn’t tell you which one you’d miss.
B: Where did you get that from?
A: My aunt. She chose two houses and a husband that way.
B: And what does the coin actually say? I’m just curious.
A: I’ve no idea. It’s a button. It came off my coat this morning.`,
    questions: [
      choose(
        'What does Tomek help Pilar to do?',
        'Notice what she really wants',
        [
          ['Forget about a hard decision', 'She has to decide by noon.'],
          ['Add up her lists more carefully', 'She has done that already, and it did not help.'],
          ['Leave a decision to pure chance', 'The coin is not going to decide anything, he says.'],
        ],
        'After “which one are you hoping for?” Pilar finds out what she feels: “So it’s heads you want.” “It seems so.”',
      ),
      choose(
        'Pilar says of her lists, “there’s nothing in it”. What does she mean?',
        'The two sides are equally strong.',
        [
          ['The paper is completely empty.', 'She has made three lists, so the paper is not empty.'],
          ['The job is of no interest to her.', 'She would like the job, as she learns a little later.'],
          ['The lists have not been finished.', 'She spent a weekend on them and added them up.'],
        ],
        'She has tried it in every way: “Whichever way I add it up, there’s nothing in it.” So she cannot choose.',
      ),
      trueOrFalse(
        'Pilar decides that she would like to take the job.',
        true,
        'Tomek explains “Heads you go, tails you stay”, and later: “So it’s heads you want.” “It seems so.”',
      ),
      choose(
        'What did the thought of not moving do to Pilar?',
        'It made her feel ill.',
        [
          ['It made her feel calm.', 'She shouted “Wait. Don’t!”'],
          ['It made her feel tired.', 'She is tired because she did not sleep.'],
          ['It made her feel proud.', 'She may be proud of the offer, but this was the thought of losing it.'],
        ],
        'She says: “and then I thought of it not happening, and I felt sick”.',
      ),
      write(
        'Which relative gave Tomek the idea?',
        ['his aunt', 'aunt', 'an aunt', 'his aunt did', 'Tomek’s aunt', 'the aunt'],
        'Tomek says: “My aunt. She chose two houses and a husband that way.”',
      ),
      choose(
        'Why does it not matter that Tomek used a button?',
        'The result was never important.',
        [
          ['The button looked like a coin.', 'Pilar did not see it: it was under his hand.'],
          ['The coin would have said the same.', 'Nobody can know this, and it makes no difference.'],
          ['The coin was of very little value.', 'It is not about the value of a coin.'],
        ],
        'He said it at the beginning: “It isn’t going to decide anything.”',
      ),
    ],
  },
  {
    id: 'b2-typewriter',
    title: 'The typewriter',
    level: 'B2',
    topic: 'shopping',
    kind: 'dialogue',
    text: `A: How much is the typewriter?
B: Which one?
A: There’s only one.
B: So there is. Sixty.
A: Would you take forty?
B: I’d take sixty. Do you write?
A: I’d like to. I thought it might stop me checking my messages every two minutes.
B: It’ll do that, all right. The letter E sticks, mind you.
A: You aren’t trying very hard to sell it, are you?
B: I’m being honest. It also weighs eleven kilos.
A: In that case, fifty?
B: You’ve got this the wrong way round. The more I say against it, the less you’re supposed to want it.
A: Whose was it?
B: My wife’s. She wrote all her letters to the council on it. That’s why the E sticks. She was forever demanding things “immediately”.
A: Doesn’t she mind you selling it?
B: She’s given me strict orders. She’s got a computer now. “Don’t you dare bring that thing home again, Osman,” she said. This is the fourth Sunday I’ve had it here.
A: Four Sundays, and nobody wanted it?
B: Oh, plenty of people wanted it. One was going to put it in a shop window. Another one just liked the colour.
A: Ah. I see. Well, I’d use it. Fifty-five, and I’ll send you the first letter I write on it.
B: With all the Es in it?
A: With as many as I can get.
B: Fifty, then. And the stamp’s on me.`,
    questions: [
      choose(
        'Why is Osman not trying hard to sell the typewriter?',
        'He is waiting for the right person to buy it.',
        [
          ['He believes that it is worth a lot more.', 'In the end he takes less than he was offered.'],
          ['He knows that his wife wants it back.', 'She has told him not to bring it home again.'],
          ['He is ashamed that it does not work well.', 'He speaks of its faults openly, to put people off.'],
        ],
        'Others only wanted to look at it: “One was going to put it in a shop window. Another one just liked the colour.”',
      ),
      trueOrFalse(
        'The customer hopes that the typewriter will make it easier to concentrate.',
        true,
        'The customer says: “I thought it might stop me checking my messages every two minutes.”',
      ),
      choose(
        'What do we learn about Osman’s wife?',
        'She often complained to the council.',
        [
          ['She worked for the local council.', 'She wrote letters to the council, not for it.'],
          ['She cannot get used to computers.', 'She has got one now and wants no typewriter.'],
          ['She is sad to lose the typewriter.', 'She has given him strict orders to sell it.'],
        ],
        'She “wrote all her letters to the council on it” and “was forever demanding things”.',
      ),
      write(
        'Which letter of the typewriter does not work properly?',
        ['E', 'the E', 'the letter E', 'letter E', 'e'],
        'Osman says: “The letter E sticks, mind you.”',
      ),
      choose(
        '“The stamp’s on me.” What does Osman mean?',
        'I’ll pay for the postage.',
        [
          ['I’ve got a stamp in my pocket.', '“On me” can mean this, but here it is about who pays.'],
          ['I’ve forgotten to buy a stamp.', 'He makes an offer. He does not excuse himself.'],
          ['I’ll stick it on the letter.', 'The customer is going to send the letter.'],
        ],
        'He is being generous: he lowers the price, “Fifty, then”, and pays for sending the letter as well.',
      ),
      choose(
        'How does Osman feel about the customer by the end?',
        'Friendly and satisfied',
        [
          ['Polite but suspicious', 'At first he asks a lot, but in the end he lowers the price.'],
          ['Amused but impatient', 'He jokes, but he is in no hurry.'],
          ['Sorry and a bit guilty', 'He has no reason: he has been honest.'],
        ],
        'He was offered fifty-five, but he says: “Fifty, then. And the stamp’s on me.”',
      ),
    ],
  },
  {
    id: 'b2-high-water',
    title: 'Twelve metres of water',
    level: 'B2',
    topic: 'nature',
    kind: 'dialogue',
    text: `A: Is that the stream we’re meant to cross? I could walk through it in August.
B: Well, it’s been raining for three days. How deep is it now, would you say?
A: I can’t tell, and that’s what bothers me.
B: The hut’s only an hour from the other side. I can practically smell the soup.
A: Throw a stick in. Go on.
B: OK. Goodness! It’s gone.
A: Exactly. Water doesn’t have to be deep to knock you over if it’s moving like that.
B: We could go further up and look for a better place.
A: We could. But it’s four o’clock, and it’ll be dark by six. If we don’t find one, we’ll be stuck up there all night.
B: So we turn back. After five hours. Because of twelve metres of water.
A: You’re annoyed.
B: I’m hungry. It makes me brave.
A: You know, the woman who trained me as a guide used to keep a list. Not of the mountains she’d climbed, but of the ones she hadn’t, because she’d turned round in time. She said it was the only list she was proud of.
B: How long was it?
A: Forty-three. She read it out at her eightieth birthday party.
B: Her eightieth. All right, point taken. What do we call this one?
A: “The Soup We Never Had”.
B: Then that’s number one on my list. Come on, let’s go down before I change my mind.`,
    questions: [
      choose(
        'What are the speakers discussing?',
        'Whether it is wise to go on',
        [
          ['Whether it will rain again', 'It has rained for three days, but they talk about the stream.'],
          ['Which mountain to climb next', 'The mountains are those of another guide.'],
          ['Where to stop and eat lunch', 'One is hungry, but lunch is not the question.'],
        ],
        'They look at the stream and the time, and one says: “So we turn back.”',
      ),
      choose(
        'What did the stick show them?',
        'The stream was very fast.',
        [
          ['The stream was very deep.', 'They still cannot tell how deep it is.'],
          ['The stream was very wide.', 'It is twelve metres wide, but the stick did not show this.'],
          ['The stream was very cold.', 'Mountain streams often are, but a stick cannot show it.'],
        ],
        'The stick was gone at once: “Water doesn’t have to be deep to knock you over if it’s moving like that.”',
      ),
      trueOrFalse(
        'They do not look for another place to cross, because it will soon be dark.',
        true,
        'The guide says: “But it’s four o’clock, and it’ll be dark by six. If we don’t find one, we’ll be stuck up there all night.”',
      ),
      choose(
        'Why was the woman proud of her list?',
        'It showed that she knew when to stop.',
        [
          ['It showed that she had climbed a lot.', 'The mountains that she had climbed were not on it.'],
          ['It showed that she had many friends.', 'She read it out at a party, but it was a list of mountains.'],
          ['It showed that she was never afraid.', 'It is a list of times when she was careful.'],
        ],
        'On it were the mountains that she had not climbed “because she’d turned round in time”.',
      ),
      choose(
        'What does the second speaker mean by “point taken”?',
        'I understand what you want to say.',
        [
          ['I know the place where we are now.', '“Point” can be a place, but here it is an idea.'],
          ['I think that you have won the game.', '“Point” is used in games, but this is no game.'],
          ['I have heard this story from you before.', 'The speaker asks how long the list was, so it is new.'],
        ],
        'The story shows that careful guides grow old. The second speaker sees this and agrees to turn back: “Her eightieth. All right, point taken.”',
      ),
      write(
        'What had the second speaker been looking forward to at the hut?',
        ['soup', 'the soup', 'some soup', 'hot soup', 'a soup', 'eating soup', 'having soup'],
        'The second speaker says: “I can practically smell the soup.”',
      ),
    ],
  },
  {
    id: 'b2-carrots-and-traffic',
    title: 'Say it to somebody with a carrot',
    level: 'B2',
    topic: 'communication',
    kind: 'dialogue',
    text: `A: Right, let’s begin. Professor Okonkwo, why are there traffic jams even when there hasn’t been an accident?
B: Well, beyond a certain density the flow of vehicles becomes unstable, and minor variations in speed …
A: Sorry, may I stop you there?
B: Was I too close to the microphone?
A: No, the sound’s lovely. It’s just that our listeners are in the kitchen, cutting up carrots. Could you say it to somebody with a carrot?
B: Ah. Right. Imagine a busy motorway. One driver touches the brake for a moment, because of a butterfly, say.
A: Much better. Go on.
B: The next driver has to brake a little harder, the one behind harder still, and so on, until somebody a kilometre back has to stop completely. By then the butterfly driver is far away and has no idea.
A: That’s perfect. And can anything be done about it?
B: Yes. Leave more space than you think you need. Then you can slow down gently, and the wave dies out behind you.
A: So somebody who leaves a big gap isn’t holding everybody up?
B: On the contrary. It’s the one person who’s actually helping, and everybody’s shouting at them.
A: Wonderful. That was exactly what I wanted.
B: Oh, good. So you can use it?
A: I could, if I’d remembered to press the button. I’m so sorry. Would you mind?
B: Not at all. Just let me find my butterfly.`,
    questions: [
      choose(
        'What is happening in this conversation?',
        'An expert is being interviewed for the radio.',
        [
          ['A cook is being filmed at work in a kitchen.', 'The listeners are in the kitchen, not the speakers.'],
          ['A driver is being taught how to use the brake.', 'They talk about driving, but nobody is learning it.'],
          [
            'A student is being tested by a professor.',
            'One of them is a professor, but it is the professor who answers.',
          ],
        ],
        'They speak of a “microphone”, of “our listeners” and of a button that should have been pressed.',
      ),
      choose(
        'Why does the first speaker stop the professor?',
        'The answer is too technical.',
        [
          ['The answer is too long.', 'The professor has said only half a sentence.'],
          ['The answer is too quiet.', 'The sound is lovely, the first speaker says.'],
          ['The answer is too funny.', 'The butterfly is funny, but it comes later.'],
        ],
        'Ordinary listeners would not follow “beyond a certain density the flow of vehicles becomes unstable”: “Could you say it to somebody with a carrot?”',
      ),
      trueOrFalse(
        'The driver who starts a jam usually knows about it.',
        false,
        'The professor says: “By then the butterfly driver is far away and has no idea.”',
      ),
      choose(
        'What does “holding everybody up” mean here?',
        'Making everybody late',
        [
          [
            'Helping everybody along',
            'It is the opposite. The professor says that such drivers help “on the contrary”.',
          ],
          ['Making everybody angry', 'The others do shout, but the words are about time.'],
          ['Keeping everybody safe', 'A gap does this, but the words do not mean it.'],
        ],
        'People think that a driver with “a big gap” makes the traffic slower.',
      ),
      trueOrFalse(
        'According to the professor, drivers who leave a lot of space make jams less likely.',
        true,
        'The professor says: “Leave more space than you think you need. Then you can slow down gently, and the wave dies out behind you.”',
      ),
      choose(
        'How does the professor react to the bad news at the end?',
        'With good humour',
        [
          ['With impatience', '“Not at all” shows that the professor is patient.'],
          ['With real relief', 'It is not a relief to have to start again.'],
          ['With cold anger', 'The professor is ready to help and makes a joke.'],
        ],
        'The answer is: “Not at all. Just let me find my butterfly.”',
      ),
    ],
  },
  {
    id: 'b2-empty-seat',
    title: 'The empty seat',
    level: 'B2',
    topic: 'feelings',
    kind: 'dialogue',
    text: `A: Hello, Bea? It’s Ravi. Please don’t hang up.
B: I wasn’t going to. I nearly didn’t pick up, mind you.
A: That’s fair. I’m ringing to apologise about the concert.
B: That was fourteen months ago.
A: I know. I wrote you a letter at the time, and then it seemed too late to send it, and after that it got later every day.
B: I kept a seat for you, Ravi. I played the whole first half to an empty chair.
A: I’ve got no excuse. I’ve got a reason, but it isn’t an excuse.
B: Go on, then. I’ve been trying to guess for fourteen months.
A: I got as far as the door. I could hear you warming up. But that morning I’d had a letter from your orchestra, saying that they didn’t want me. I just couldn’t sit there and be happy for you.
B: You never told me you’d applied!
A: I never told anyone.
B: You idiot. They turned me down twice before they took me. I’d have bought you dinner, and you could have said terrible things about all of us.
A: I see that now. Are you still very angry?
B: I thought you were lying in a hospital somewhere. And the next day I saw a picture of you at a barbecue, with a sausage.
A: It wasn’t even a good sausage.
B: Don’t make me laugh. I haven’t finished being cross.
A: How much longer do you need?
B: Until about Sunday. We’re playing at four. It’s the same seat.`,
    questions: [
      choose(
        'Why is Ravi calling?',
        'To say sorry for something he did',
        [
          ['To ask for a ticket to a concert', 'He gets an invitation, but he did not ask for it.'],
          ['To explain why he is in hospital', 'Bea was afraid of this, but it was not true.'],
          ['To find out about a job in music', 'He applied for one, but that was fourteen months ago.'],
        ],
        'He says: “I’m ringing to apologise about the concert.”',
      ),
      trueOrFalse(
        'Ravi posted a letter to Bea soon after the concert.',
        false,
        'He wrote one, “and then it seemed too late to send it”.',
      ),
      choose(
        'What is the real reason why Ravi stayed away?',
        'He had had some news that hurt him.',
        [
          ['He was too ill to sit through a concert.', 'Bea thought so, but he was at a barbecue the next day.'],
          ['He had forgotten what time it started.', 'He came as far as the door.'],
          ['He did not like the way Bea played.', 'He heard her warming up, but he does not criticise her.'],
        ],
        'The orchestra had written “that they didn’t want me. I just couldn’t sit there and be happy for you.”',
      ),
      choose(
        '“They turned me down twice.” What did the orchestra do?',
        'It refused to take her.',
        [
          ['It asked her to play softly.', 'You can turn music down, but here they turned down a person.'],
          ['It gave her a lower position.', '“Down” sounds like this, but at first she got no position.'],
          ['It forgot to answer her.', 'It did answer, and the answer was no.'],
        ],
        'The orchestra accepted her only later: “They turned me down twice before they took me.”',
      ),
      choose(
        'What hurt Bea most?',
        'She had been worried for no reason.',
        [
          ['He had said bad things about her.', 'She would have allowed him to say terrible things.'],
          ['He had not been happy about her job.', 'She can understand this: she offers him dinner.'],
          ['She had paid for a very good seat.', 'She kept a seat for him, but money is not mentioned.'],
        ],
        'Bea says: “I thought you were lying in a hospital somewhere. And the next day I saw a picture of you at a barbecue”.',
      ),
      choose(
        'What does Bea do in her last sentences?',
        'She invites Ravi to a concert.',
        [
          ['She asks Ravi to ring on Sunday.', 'Sunday is when they play.'],
          ['She tells Ravi not to call again.', 'She still wants to be cross, but only until Sunday.'],
          ['She offers Ravi a place in the orchestra.', 'The seat is a chair for a listener.'],
        ],
        'Bea says: “We’re playing at four. It’s the same seat.”',
      ),
    ],
  },
  {
    id: 'b2-always-late',
    title: 'Seven means seven',
    level: 'B2',
    topic: 'time',
    kind: 'dialogue',
    text: `A: Ines! It’s only five past seven. I haven’t even started cooking.
B: You said seven.
A: Yes, but I meant eight. With you, I always take something off.
B: I know you do. It used to be thirty minutes. I found out on your birthday, and after that I came half an hour after the time you gave me, on top of being late.
A: You mean that was deliberate? I thought you were getting worse! So I started taking off a whole hour.
B: I noticed that too.
A: Hold on. So if I say seven, and I mean eight, and you know that I mean eight …
B: Then I come at half past eight, because I’m still late.
A: This is ridiculous. We’re two adults with watches. What made you come on time today?
B: My new job. If I’m a minute late, there are twenty-six small children alone with a lot of paint. It took me a week to learn.
A: And in nine years I’ve never managed to teach you!
B: Well, you were always so nice about it. You used to order me a lemonade and say, “Don’t worry.”
A: So now it’s my fault?
B: I wouldn’t go that far. I’m just saying that with the paint, nobody said “Don’t worry.”
A: Right. From tonight, seven means seven. And if you’re late, I’ll start without you, and I’ll eat your dessert.
B: You see? That would have worked nine years ago.`,
    questions: [
      choose(
        'What have the two friends been doing?',
        'Each has been allowing for the other’s habit.',
        [
          ['Each has been trying to arrive first.', 'One was always late, and did not try to be first.'],
          ['Each has been avoiding the other.', 'They have met again and again.'],
          ['Each has been forgetting the time.', 'It was deliberate: both had a plan.'],
        ],
        'One says “With you, I always take something off”, and Ines answers that she came “half an hour after the time you gave me”.',
      ),
      trueOrFalse(
        'The first speaker expected Ines to arrive later this evening.',
        true,
        'The first speaker says “I haven’t even started cooking”, and “I meant eight.”',
      ),
      choose(
        'What does “on top of being late” mean?',
        'And I was late as well.',
        [
          ['So I was hardly ever late.', 'It is the opposite: she came later than before.'],
          ['But I was sorry to be late.', 'She did it on purpose.'],
          ['Since I hate to be late.', 'She was late for nine years.'],
        ],
        'The two times are added up: she came half an hour after the time that she was given, and then some more. “Then I come at half past eight, because I’m still late.”',
      ),
      choose(
        'Where does Ines probably work now?',
        'At a primary school',
        [
          ['In an art gallery', 'There is paint, but also twenty-six small children.'],
          ['In a small restaurant', 'Her friend used to order for her in such places, but she does not work there.'],
          ['At a painter’s shop', 'The paint is not for sale. The children must not be alone with it.'],
        ],
        'Ines says: “If I’m a minute late, there are twenty-six small children alone with a lot of paint.”',
      ),
      choose(
        'Why does Ines mention the lemonade?',
        'To show that being late had no bad results',
        [
          ['To thank her friend for being so generous', 'Her friend was nice, but Ines wants to say something else.'],
          ['To remind her friend what to order today', 'They speak about the past here.'],
          ['To prove that her friend was late as well', 'Her friend was there first and ordered.'],
        ],
        'She says “you were always so nice about it”, but “with the paint, nobody said ‘Don’t worry.’”',
      ),
      write(
        'What will the first speaker eat if Ines is late again?',
        ['her dessert', 'dessert', 'Ines’s dessert', 'the dessert', 'Ines’ dessert', 'your dessert'],
        'The first speaker says: “And if you’re late, I’ll start without you, and I’ll eat your dessert.”',
      ),
    ],
  },
];
