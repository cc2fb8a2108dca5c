import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const dialogues: readonly AuthoredText[] = [
  {
    id: 'b1-silent-headphones',
    title: 'Half a receipt',
    level: 'B1',
    topic: 'shopping',
    kind: 'dialogue',
    text: `A: Good morning. How can I help?
B: Hi. I bought these headphones here on Saturday, and I’d like my money back, please.
A: What’s the problem with them?
B: Well, they only work on one side. The left side is completely dead.
A: I see. Have you got the receipt?
B: Um, part of it. My dog ate the rest. This is the half with the date.
A: Well, that’s a first. I can see Saturday, but I can’t see the price. Did you pay by card?
B: Yes, I did.
A: Good, then I can find it on the computer. May I have a look at them? Right. Did you know that there’s a small button here, under the left side?
B: A button?
A: Mm. It turns that side off, so that you can hear the traffic when you’re out. Try it now.
B: Oh. Oh, that’s loud. So there’s nothing wrong with them?
A: Nothing at all. You’re the sixth person this week. They should really print it on the box.
B: I feel a bit silly.
A: Please don’t. Do you still want your money back?
B: No, no. But have you got anything that keeps receipts safe from dogs?
A: Yes, actually. I can send you one by e-mail.`,
    questions: [
      choose(
        'Why has the customer come to the shop?',
        'To get some money back',
        [
          ['To buy new headphones', 'The headphones are new already.'],
          ['To ask for another receipt', 'The receipt is a problem, but it is not why the customer came.'],
          ['To have something repaired', 'The customer thinks they are broken, but does not ask for this.'],
        ],
        'The customer says: “I bought these headphones here on Saturday, and I’d like my money back, please.”',
      ),
      choose(
        'The assistant says, “Well, that’s a first.” What does this mean?',
        'I haven’t heard that before.',
        [
          ['You’re my first customer.', 'Other customers have already come this week.'],
          ['I’ll look at that first.', 'The assistant looks at the headphones later.'],
          ['You should have said so first.', 'The assistant is surprised, not annoyed.'],
        ],
        'It is the answer to something very unusual: “My dog ate the rest.”',
      ),
      trueOrFalse(
        'One side of the headphones is broken.',
        false,
        'A small button “turns that side off”, and there is nothing wrong with them: “Nothing at all.”',
      ),
      choose(
        'What does the assistant think about the customer’s mistake?',
        'It is easy to make.',
        [
          ['It is rather silly.', 'It is the customer who says “silly”.'],
          ['It is quite unusual.', 'The dog and the receipt are unusual, but the mistake is not.'],
          ['It is the dog’s fault.', 'The dog ate the receipt, but it did not touch the button.'],
        ],
        'The assistant says: “You’re the sixth person this week. They should really print it on the box.”',
      ),
      trueOrFalse(
        'In the end the customer keeps the headphones.',
        true,
        'When the assistant asks “Do you still want your money back?”, the answer is “No, no.”',
      ),
    ],
  },
  {
    id: 'b1-thirty-one-plants',
    title: 'Thirty-one plants',
    level: 'B1',
    topic: 'home',
    kind: 'dialogue',
    text: `A: Thanks for looking after my plants, Yusuf. It’s only for ten days.
B: No problem. How many are there?
A: Er, thirty-one.
B: Thirty-one? I thought you had three.
A: They’ve made friends. Right, the big ones by the window need water every other day. The small fat ones need nothing at all. Please don’t be kind to them.
B: OK. Big ones, water. Small ones, no kindness.
A: Exactly. And this is Gloria. She’s a bit difficult. When her leaves hang down, she’s had either too little water or too much.
B: So how do I know which?
A: You talk to her.
B: Seriously?
A: No! You put your finger in the soil. If it’s dry, she’s thirsty.
B: I’d better write that down. What about the tall one in the bathroom?
A: Oh, you needn’t do anything with that. It’s plastic. I can’t stand it, to be honest.
B: So why do you keep it?
A: My aunt gave it to me, and she visits every month.
B: I see. And what happens if a plant dies while you’re away?
A: Then you tell me the truth.
B: Really?
A: Of course. But first you buy a new one that looks the same.`,
    questions: [
      choose(
        'What are the speakers doing?',
        'Getting ready for somebody’s trip',
        [
          ['Choosing plants for a new flat', 'There are thirty-one plants in the flat already.'],
          ['Talking about plants that have died', 'Yusuf asks what happens if one dies, but none has.'],
          ['Learning how to grow vegetables', 'They talk about plants, but not about vegetables.'],
        ],
        'The first speaker says “Thanks for looking after my plants” and “It’s only for ten days”, and Yusuf says “while you’re away”.',
      ),
      trueOrFalse('Yusuf had expected fewer plants.', true, 'Yusuf says: “Thirty-one? I thought you had three.”'),
      choose(
        'The big plants need water “every other day”. When is that?',
        'Today, but not tomorrow',
        [
          ['Today, and again tonight', 'That is twice a day.'],
          ['On every day but today', '“Other” does not mean that one day is left out.'],
          ['Once in every two weeks', 'The trip takes ten days. The plants would not live that long.'],
        ],
        'They need water “every other day”: on day one, day three, day five and so on.',
      ),
      write(
        'What should Yusuf use to find out if Gloria is thirsty?',
        ['his finger', 'a finger', 'finger', 'one finger', 'his fingers'],
        'The first speaker explains: “You put your finger in the soil. If it’s dry, she’s thirsty.”',
      ),
      choose(
        'Why does the plastic plant stay in the bathroom?',
        'A relative would notice if it was not there.',
        [
          ['A plastic plant does not need any water.', 'That is true, but it is not the reason why it stays.'],
          ['A tall plant looks good in a small room.', 'It is tall, but its owner can’t stand it.'],
          [
            'A real plant would not live in that room.',
            'This is true of some bathrooms, but nobody says it of this one.',
          ],
        ],
        'It was a present: “My aunt gave it to me, and she visits every month.”',
      ),
      trueOrFalse(
        'The small fat plants should get a lot of water.',
        false,
        'The first speaker says: “The small fat ones need nothing at all.”',
      ),
    ],
  },
  {
    id: 'b1-borrowed-suit',
    title: 'Something to wear',
    level: 'B1',
    topic: 'clothes',
    kind: 'dialogue',
    text: `A: So, what do you think?
B: Turn round. Hm. It’s a lovely suit, Dev. Whose is it?
A: My brother’s. How did you know that it isn’t mine?
B: Well, I can’t see your hands.
A: The interview’s at ten tomorrow. I haven’t got time to buy one.
B: What kind of job is it again?
A: It’s at the zoo. Helping with the penguins.
B: The penguins! And you’re going to wear a grey suit?
A: My dad says you should always wear a suit to an interview.
B: Your dad works in a bank. Listen, they’ll probably show you round. Do you want to carry a box of fish in your brother’s trousers?
A: I hadn’t thought of that. But I don’t want them to think that I don’t care.
B: You can look smart without a suit. What about the blue shirt that you wore to my party? With clean jeans and, er, proper shoes.
A: I’ve got those brown walking boots.
B: Perfect. Boots say, “I can start today.”
A: All right. Then I’ll hang this up again before my brother notices.
B: Notices? He doesn’t know?
A: He’s asleep next door. So could you speak a bit more quietly?`,
    questions: [
      choose(
        'What are Dev and his friend talking about?',
        'What to wear to an interview',
        [
          ['Where to buy a better suit', 'Dev says that he hasn’t got time to buy one.'],
          ['How to become a bank clerk', 'Only Dev’s father works in a bank.'],
          ['Who to ask for some clothes', 'Dev has found some clothes already.'],
        ],
        'Dev says “The interview’s at ten tomorrow” and asks what his friend thinks of the suit.',
      ),
      choose(
        '“I can’t see your hands.” What does the friend want to say?',
        'The suit is too big.',
        [
          ['The room is too dark.', 'The friend can see the suit and its colour.'],
          ['The picture is not clear.', 'Perhaps they talk by video, but the words are about the suit.'],
          ['The pockets are too deep.', 'Hands can be in pockets, but this is the answer to another question.'],
        ],
        'It is the answer to Dev’s question: “How did you know that it isn’t mine?”',
      ),
      choose(
        'What does “smart” mean in this conversation?',
        'Well dressed',
        [
          ['Quick to learn', '“Smart” can mean this, but here it is about clothes.'],
          ['Strong and fit', 'The job may need this, but it is not what “smart” means.'],
          ['Easy to talk to', 'This helps in an interview, but “look smart” is about clothes.'],
        ],
        'The friend says “You can look smart without a suit” and speaks of a shirt, “clean jeans and, er, proper shoes”.',
      ),
      write(
        'Which animals is the job with?',
        ['penguins', 'the penguins', 'penguin', 'with penguins', 'with the penguins'],
        'Dev says: “It’s at the zoo. Helping with the penguins.”',
      ),
      trueOrFalse(
        'Dev’s friend thinks that brown boots are right for the job.',
        true,
        'The friend says: “Perfect. Boots say, ‘I can start today.’”',
      ),
      choose(
        'Why does Dev ask his friend to speak more quietly?',
        'He did not ask before he took the suit.',
        [
          ['He needs a good sleep before tomorrow.', 'It is his brother who is asleep.'],
          [
            'He does not want his dad to hear them.',
            'His dad said that a suit is right. He has nothing to hide from him.',
          ],
          ['He is afraid that he won’t get the job.', 'Perhaps he is, but that is not why they have to be quiet.'],
        ],
        'His brother is “asleep next door”, and Dev wants to hang up the suit “before my brother notices”.',
      ),
    ],
  },
  {
    id: 'b1-stiff-neck',
    title: 'What has changed?',
    level: 'B1',
    topic: 'body',
    kind: 'dialogue',
    text: `A: Come in, Ms Novak. What’s the trouble?
B: It’s my neck. I can’t turn my head to the left. I think it’s my new pillow.
A: When did it start?
B: About three weeks ago.
A: And when did you get the pillow?
B: Er, last weekend. Oh. So it can’t be that.
A: Probably not. What do you do for a living?
B: I drive a bus. But I’ve done that for ten years, and it’s never hurt before.
A: Has anything changed in the last month? A new chair, a new hobby?
B: Not really. I mean, I’ve started to learn the violin, but I only play for half an hour a day.
A: Aha. Can you show me how you hold it?
B: Like this. You put it here, and then you sort of hold it with your chin, so that it doesn’t fall.
A: You’re holding it as if somebody wanted to steal it. Let your shoulders drop. A bit more. Does it still hurt?
B: Not so much. So do I have to give it up?
A: Not at all. Ask your teacher to show you again, and take a break every ten minutes.
B: Thank you. My neighbours will be disappointed. They were hoping that you’d say yes.`,
    questions: [
      choose(
        'What do the speakers try to find out?',
        'Why Ms Novak’s neck hurts',
        [
          ['Why Ms Novak sleeps badly', 'She has a new pillow, but she does not say that she sleeps badly.'],
          ['Why Ms Novak wants a new job', 'She has done her job for ten years and does not complain.'],
          ['Why Ms Novak’s violin sounds bad', 'The violin is part of the answer, not the question.'],
        ],
        'Ms Novak says: “It’s my neck. I can’t turn my head to the left.”',
      ),
      trueOrFalse(
        'The pillow is newer than the pain.',
        true,
        'The pain started “About three weeks ago”, and she got the pillow “last weekend”.',
      ),
      write(
        'What is Ms Novak’s job?',
        ['bus driver', 'a bus driver', 'she drives a bus', 'driver', 'a driver', 'driving a bus', 'she’s a bus driver'],
        'Asked what she does for a living, she says: “I drive a bus.”',
      ),
      choose(
        'What is probably the cause of the pain?',
        'The way that she plays her violin',
        [
          ['The way that she sits on the bus', 'She has driven for ten years without pain.'],
          ['The way that she sleeps at night', 'She got the pillow after the pain had started.'],
          ['The way that she carries her violin', 'She shows how she holds it when she plays.'],
        ],
        'When she lets her shoulders drop as she plays, it hurts less: “Not so much.”',
      ),
      choose(
        '“So do I have to give it up?” What is Ms Novak afraid of?',
        'That she must stop playing',
        [
          ['That she must sell her violin', '“Give up” does not mean “give away” or “sell”.'],
          ['That she must pay for lessons', 'The teacher is mentioned, but not the money.'],
          ['That she must return the pillow', 'They are talking about the violin now.'],
        ],
        'The answer is that she may go on: “Not at all. Ask your teacher to show you again, and take a break every ten minutes.”',
      ),
      choose(
        'What do we learn about the neighbours?',
        'They do not enjoy the music.',
        [
          ['They hope that her neck gets better.', 'They were hoping for a “yes” to the question about the violin.'],
          ['They are musicians themselves.', 'They hear music, but it is Ms Novak who plays.'],
          ['They would like longer concerts.', 'They would like her to stop.'],
        ],
        'They wanted the answer to be that she must give it up: “They were hoping that you’d say yes.”',
      ),
    ],
  },
  {
    id: 'b1-lunch-queue',
    title: 'A question nobody has asked',
    level: 'B1',
    topic: 'school',
    kind: 'dialogue',
    text: `A: We have to tell Mr Silva our topic by lunchtime, and we’ve got nothing.
B: We’ve got volcanoes.
A: Three other groups are doing volcanoes, Mei.
B: What about the Olympic Games?
A: Too big. He said, “Choose something that you can find out yourselves.”
B: Mm. So what do we know that nobody else knows?
A: I know how long the lunch queue is. I waited seventeen minutes yesterday.
B: Really? I only waited six.
A: Why? Did you push in?
B: No! I stood on the left side. Everybody goes to the right because the menu’s on the right.
A: So people wait longer just because of a menu?
B: I think so. Hey, that’s a question! We could count people for a week. Then we move the menu to the left and count again.
A: That’s brilliant. It’s a real experiment, and we needn’t read any books.
B: We’ll have to write a report, though.
A: OK. I’ll do the counting, and you can do the writing.
B: Nice try. We’ll both do both.
A: All right, all right. Shall we go and tell Mr Silva?
B: Yes, but let’s have lunch first.
A: On the left?
B: On the left. Don’t tell anyone.`,
    questions: [
      choose(
        'What is the conversation about?',
        'Finding an idea for a school project',
        [
          ['Making school lunches cheaper', 'They talk about the lunch queue, not about prices.'],
          ['Getting ready for a sports event', 'The Olympic Games are one idea, and they do not choose it.'],
          ['Learning about dangerous volcanoes', 'Other groups do that.'],
        ],
        'The first speaker says: “We have to tell Mr Silva our topic by lunchtime, and we’ve got nothing.”',
      ),
      choose(
        'What do they find out about the lunch queue?',
        'One side of it is much shorter.',
        [
          ['It is shorter in the afternoon.', 'One waited less, but not because of the time.'],
          ['Most students try to push in.', 'Mei is asked if she did, and she says no.'],
          ['The menu is different each day.', 'They want to move the menu. Nobody says that it changes.'],
        ],
        'Mei waited only six minutes on the left, and “Everybody goes to the right because the menu’s on the right.”',
      ),
      choose(
        '“Did you push in?” What does the speaker ask Mei?',
        'If she went in front of other people',
        [
          ['If she knocked somebody down', '“Push” can hurt people, but “push in” is about a queue.'],
          ['If she opened the door too early', 'You can push a door, but nobody talks about one.'],
          ['If she ran all the way to lunch', 'She was quick, but the words mean something else.'],
        ],
        'It could explain why she “only waited six” minutes in the queue.',
      ),
      write(
        'How long did Mei have to wait?',
        ['six minutes', '6 minutes', 'six', '6', 'only six minutes', 'for six minutes'],
        'Mei says: “Really? I only waited six.”',
      ),
      trueOrFalse(
        'They are going to share all the work on the project.',
        true,
        'Mei says: “We’ll both do both.” The answer is “All right, all right.”',
      ),
      choose(
        'Why does Mei say “Don’t tell anyone”?',
        'She wants a short queue today.',
        [
          ['She is afraid of Mr Silva.', 'They are going to tell him their idea after lunch.'],
          ['She has broken a school rule.', 'She did not push in, and both sides are allowed.'],
          ['She thinks the idea is bad.', 'It was her own idea, and both of them like it.'],
        ],
        'They are going to have lunch first, “On the left”, where few people stand.',
      ),
    ],
  },
  {
    id: 'b1-last-bus',
    title: 'The last bus to Valdivia',
    level: 'B1',
    topic: 'travel',
    kind: 'dialogue',
    text: `A: Excuse me, is this the right stop for the bus to Valdivia?
B: It is, but you’ve just missed the last one.
A: Oh no! When’s the next one?
B: At six in the morning, I’m afraid.
A: But my ticket says quarter past nine, and it’s only ten past.
B: Can I see? Ah, right. This is for Saturday, when it leaves later. Today’s Friday.
A: You mean I’m a day early?
B: Well, it’s better than a day late.
A: So I’ve still got a bus. I just haven’t got a bed. Is there a hostel near here?
B: There are two. The one on the square is cheaper, but there’s a disco right under the bedrooms. The other one is in a quiet street behind the market. Tell them that Paola sent you.
A: Who’s Paola?
B: I am. It’s my mother’s. The hostel, I mean.
A: Oh! And is it really better?
B: I’m hardly the right person to ask. But she bakes her own bread every morning.
A: OK, you’ve convinced me. How do I get there?
B: Turn left at the lights, then first right. It’s the house with the blue door.
A: Thank you so much. Good night.
B: Good night. And have another look at that ticket tomorrow.`,
    questions: [
      choose(
        'What is the traveller’s real problem?',
        'There is nowhere to sleep that night.',
        [
          ['There is no bus for that ticket.', 'There is one, but it leaves a day later.'],
          ['There is another stop for that bus.', 'It is the right stop.'],
          ['There is no money for a new ticket.', 'Nobody says so, and the ticket is still good.'],
        ],
        'The traveller says: “So I’ve still got a bus. I just haven’t got a bed.”',
      ),
      trueOrFalse(
        'The traveller’s ticket is for the following day.',
        true,
        'Paola says: “This is for Saturday, when it leaves later. Today’s Friday.”',
      ),
      choose(
        'What is wrong with the hostel on the square?',
        'It may be noisy at night.',
        [
          ['It may be too expensive.', 'It is the cheaper one.'],
          ['It may be hard to find.', 'It is on the square. The other one is behind the market.'],
          ['It may be full already.', 'It is cheaper, so many people may stay there, but Paola does not say so.'],
        ],
        'Paola says that “there’s a disco right under the bedrooms”.',
      ),
      choose(
        '“I’m hardly the right person to ask.” What does Paola mean?',
        'It’s hard for me to be fair.',
        [
          ['I’ve never been there myself.', 'It is her mother’s hostel, so she knows it well.'],
          ['I’m too busy to help you now.', 'She goes on helping.'],
          ['I don’t know where it is.', 'She explains the way.'],
        ],
        'It is a family business: “It’s my mother’s. The hostel, I mean.”',
      ),
      write(
        'What colour is the door of the hostel behind the market?',
        ['blue', 'it is blue', 'a blue door'],
        'Paola says: “It’s the house with the blue door.”',
      ),
      choose(
        'How does the traveller probably seem to Paola?',
        'As somebody who makes silly mistakes',
        [
          ['As somebody who is not very polite', 'The traveller says thank you.'],
          ['As somebody who has no more money', 'Price is mentioned, but not as a problem.'],
          ['As somebody who likes noisy places', 'The traveller chooses the quiet street.'],
        ],
        'She says: “And have another look at that ticket tomorrow.”',
      ),
    ],
  },
  {
    id: 'b1-salty-soup',
    title: 'Soup for twelve',
    level: 'B1',
    topic: 'food',
    kind: 'dialogue',
    text: `A: Something’s wrong with this soup. Taste it.
B: OK. Hm. Oh dear! How much salt did you put in?
A: Two spoons. That’s what it says in the recipe.
B: Which spoon did you use?
A: This one.
B: Kofi, that’s a soup spoon. They mean a teaspoon.
A: Oh no. And my parents will be here in an hour. Can we put some sugar in?
B: Then it’ll be sweet and salty.
A: What about a potato? People say that it takes the salt out.
B: Not really. But if you add lots of potatoes and lots of water, there’ll be less salt in each bowl.
A: Then we’ll have soup for twelve people.
B: Do you know another eight people?
A: There’s the family upstairs. There are five of them. And Mrs Lindgren on the ground floor says that nobody ever invites her.
B: Kofi, I was joking.
A: I’m not. Go and knock on their doors, will you? I’ll get the big pot and start on the potatoes.
B: All right. But what shall I tell them?
A: The truth. Say that we’ve made too much soup.
B: But we haven’t.
A: Give me twenty minutes.`,
    questions: [
      choose(
        'What is the conversation about?',
        'A cooking mistake and how to mend it',
        [
          ['A recipe that has too much sugar in it', 'Sugar is only an idea, and they do not use it.'],
          ['A party for which there is too little food', 'At first there are only four people, and there is enough.'],
          ['A family that does not like to eat soup', 'The soup is bad at first, but only because of the salt.'],
        ],
        'They begin with “Something’s wrong with this soup” and then look for an answer.',
      ),
      choose(
        'What did Kofi do wrong?',
        'He used a spoon that was too large.',
        [
          ['He read a recipe for another soup.', 'It was the right recipe, but he did not understand it.'],
          ['He put in salt instead of sugar.', 'Sugar is not in the recipe. It is an idea for later.'],
          ['He added too many potatoes at once.', 'The potatoes are to help. They come later.'],
        ],
        'The other speaker says: “Kofi, that’s a soup spoon. They mean a teaspoon.”',
      ),
      trueOrFalse(
        'Kofi’s friend believes that one potato will take the salt out of the soup.',
        false,
        'It is Kofi who has heard this. The answer is: “Not really.”',
      ),
      choose(
        'Kofi is going to “start on the potatoes”. What does he mean?',
        'He will begin to prepare them.',
        [
          ['He will begin to eat them.', '“Start on” can mean this, but the potatoes are for the soup.'],
          ['He will go and buy them.', 'He does not leave the kitchen. It is the other who goes.'],
          ['He will put the pot on them.', '“On” belongs to “start” here.'],
        ],
        'They need “lots of potatoes” for the soup, and he says: “I’ll get the big pot”.',
      ),
      choose(
        'Why does the second speaker say “But we haven’t”?',
        'There is not really too much soup yet.',
        [
          ['The neighbours have not been asked yet.', 'That is true, but here it is an answer about the soup.'],
          ['The parents have not been told the truth.', 'They will come later. Nobody talks about them here.'],
          ['The recipe has not been read to the end.', 'They do not talk about the recipe any more.'],
        ],
        'Kofi wants to say “that we’ve made too much soup”, and he needs “twenty minutes” for that.',
      ),
      trueOrFalse(
        'Kofi really wants to invite the neighbours.',
        true,
        'When the other says “Kofi, I was joking”, he answers: “I’m not. Go and knock on their doors”.',
      ),
    ],
  },
  {
    id: 'b1-woman-on-motorbike',
    title: 'The woman on the motorbike',
    level: 'B1',
    topic: 'people',
    kind: 'dialogue',
    text: `A: Look what I’ve found in Grandpa’s box. Who’s this on the motorbike?
B: No idea. She looks a bit like you, though.
A: There’s something on the back. “Morocco, 1968. She says that the brakes are fine.”
B: That’s Grandpa’s writing. Was he ever in Morocco?
A: He never said so. And he hated motorbikes. He made me sell mine.
B: Wait a minute. Look at her hand. That’s Grandma’s ring.
A: Our grandma? Who never drives faster than a bicycle?
B: Turn on the light. See the little mark on her chin? It’s her.
A: But she always told us that she got that when she fell down the stairs.
B: Well, perhaps there weren’t any stairs.
A: “She says that the brakes are fine.” Poor Grandpa. He was probably sitting behind her.
B: No wonder he never talked about it.
A: Shall we ask her?
B: Yes, on Sunday, when we’re all there. We’ll just put the photo next to her plate and say nothing.
A: Won’t she be angry?
B: I don’t think so. I think she’s been waiting for years for somebody to ask.`,
    questions: [
      choose(
        'What happens in this conversation?',
        'The speakers discover something about a relative.',
        [
          [
            'The speakers plan a trip that a relative once made.',
            'They talk about a trip to Morocco, but they do not plan one.',
          ],
          ['The speakers choose a present for a relative.', 'They plan a surprise for Sunday, but not a present.'],
          ['The speakers argue about a relative’s old ring.', 'The ring helps them, but nobody argues.'],
        ],
        'At first they ask “Who’s this on the motorbike?” Then they know: “It’s her.”',
      ),
      trueOrFalse(
        'They knew at once who the woman in the photo was.',
        false,
        'The first answer is “No idea.” They look at her hand and her chin before they are sure.',
      ),
      write(
        'What is the woman in the photo wearing on her hand?',
        ['a ring', 'ring', 'the ring', 'Grandma’s ring', 'her ring', 'a gold ring'],
        'One of them says: “Look at her hand. That’s Grandma’s ring.”',
      ),
      choose(
        'How do they now think that Grandma got the mark on her chin?',
        'In an accident on the road',
        [
          ['In a fall on the stairs', 'This is what she always told them.'],
          ['In a fight with a friend', 'It is a surprising story, but it is about a motorbike.'],
          ['In a game with the children', 'She told the children about it, but it is older than they are.'],
        ],
        'They say “perhaps there weren’t any stairs” and laugh about the words “She says that the brakes are fine.”',
      ),
      choose(
        '“No wonder he never talked about it.” What does “no wonder” mean?',
        'It isn’t surprising that',
        [
          ['It isn’t true that', 'It is true: Grandpa never said anything.'],
          ['It isn’t a pity that', 'They feel sorry for Grandpa, but the words say something else.'],
          ['It isn’t clear why', 'It is the other way round: now they know why.'],
        ],
        'Now they know the reason: “Poor Grandpa. He was probably sitting behind her.”',
      ),
      choose(
        'How does the second speaker think that Grandma will feel on Sunday?',
        'Glad to tell the story',
        [
          ['Angry about the photo', 'It is the first speaker who is afraid of this.'],
          ['Sad about the old days', 'The photo is old, but the second speaker expects something happier.'],
          ['Shy in front of everyone', 'They will all be there, but that is not a problem.'],
        ],
        'The second speaker says: “I think she’s been waiting for years for somebody to ask.”',
      ),
    ],
  },
  {
    id: 'b1-phone-lesson',
    title: 'A phone lesson',
    level: 'B1',
    topic: 'technology',
    kind: 'dialogue',
    text: `A: Hello, are you Mr Ferreira? I’ve come about the phone lessons.
B: That’s right. Sit down. What’s your name?
A: Tuan. I’m, er, not here for my grandmother or anything. The lesson’s for me.
B: Of course it is. Why not?
A: Well, I’m sixteen. Everybody thinks that I know all about phones.
B: And everybody thinks that I know nothing about them. I built computers for thirty years. So, what’s the problem?
A: It’s always full. I can’t even take a photo.
B: Let’s have a look. My goodness! There are four thousand videos on here.
A: They’re mostly of my cat.
B: I see. And she’s asleep in all of them.
A: Not in all of them! In some of them she’s eating.
B: Right. First we’ll copy everything, so that nothing gets lost. Then you can choose twenty that you want to keep on your phone.
A: Only twenty? But they’re all good.
B: How often have you watched the others?
A: Um, never.
B: There you are, then. Shall we start with January?
A: OK. Oh, look at this one! She’s opening one eye.
B: This is going to take all afternoon, isn’t it?`,
    questions: [
      choose(
        'Why has Tuan come to see Mr Ferreira?',
        'To get help with his own phone',
        [
          ['To learn how to build computers', 'Mr Ferreira built them, but Tuan has another problem.'],
          ['To book a lesson for a relative', 'Tuan says that he is not here for his grandmother.'],
          ['To show him some videos of a cat', 'He has a lot of videos, but he did not come to show them.'],
        ],
        'Tuan says: “The lesson’s for me.” His problem is: “It’s always full.”',
      ),
      choose(
        'What do Tuan and Mr Ferreira have in common?',
        'People have wrong ideas about both of them.',
        [
          ['They both give lessons to older people.', 'Only Mr Ferreira gives lessons.'],
          ['They both take a lot of photos and videos.', 'Only Tuan does this.'],
          ['They both know very little about phones.', 'People think this of Mr Ferreira, but it is not true.'],
        ],
        'Tuan says “Everybody thinks that I know all about phones”, and the answer is “And everybody thinks that I know nothing about them.”',
      ),
      trueOrFalse(
        'Before they remove any videos, they are going to make copies.',
        true,
        'Mr Ferreira says: “First we’ll copy everything, so that nothing gets lost.”',
      ),
      write(
        'How many videos should stay on the phone?',
        ['twenty', '20', 'only twenty', 'twenty videos', '20 videos'],
        'Mr Ferreira says: “Then you can choose twenty that you want to keep on your phone.”',
      ),
      choose(
        'Mr Ferreira says, “There you are, then.” What does he mean?',
        'That shows that I’m right.',
        [
          ['That’s where you should sit.', 'Tuan sat down at the beginning.'],
          ['That’s the video I wanted.', 'They have not started to choose videos yet.'],
          ['That’s a funny thing to say.', 'Mr Ferreira does not laugh at the answer.'],
        ],
        'Tuan has never watched the other videos: “Um, never.” So he does not need them on his phone.',
      ),
      choose(
        'Why does Mr Ferreira think that it will take a long time?',
        'Tuan wants to stop at every video.',
        [
          ['Tuan’s phone has become very slow.', 'It is full, but nobody says that it is slow.'],
          ['Tuan has forgotten where they are.', 'The videos are there. He looks at them.'],
          ['Tuan does not understand the plan.', 'He understands it, but he likes all the videos.'],
        ],
        'They have just started when Tuan says: “Oh, look at this one! She’s opening one eye.”',
      ),
    ],
  },
  {
    id: 'b1-first-climb',
    title: 'How high am I?',
    level: 'B1',
    topic: 'sport',
    kind: 'dialogue',
    text: `A: Ready, Sofia? Put your left foot on the blue one.
B: Which blue one?
A: The one by your knee. That’s it. Now push with your legs. Don’t pull with your arms.
B: Like this? Oh, that’s much easier.
A: Good! You’re already two metres …
B: Stop! Don’t tell me how high I am.
A: Sorry. I won’t say another word about it. Can you see the yellow one on your right?
B: Yes. Got it. What’s next?
A: The green one, above your left hand. Take your time.
B: My legs are shaking.
A: That’s normal. Just keep breathing.
B: I am breathing! OK. No. Sorry, Emre, I want to come down now.
A: No problem at all. Lean back and sit, as if there was a chair behind you. I’ve got the rope.
B: And I just let go?
A: When you’re ready. That’s it. Nice and slow. And you’re down.
B: Phew. That was awful. How far did I get?
A: You were one step from the top.
B: One step? Why on earth didn’t you tell me?
A: You asked me not to.
B: Hm. That’s true. Right. Give me a minute, and then take that rope again.`,
    questions: [
      choose(
        'What are the speakers doing?',
        'One is helping the other to climb a wall.',
        [
          [
            'One is helping the other to paint a wall.',
            'They are high up and speak of colours, but nobody is painting.',
          ],
          [
            'One is teaching the other to ride a bike.',
            'They speak of feet and legs, but there is a rope and no bike.',
          ],
          ['One is leading the other over a bridge.', 'One is afraid of falling, but they go up and not across.'],
        ],
        'Emre says which places to use and adds: “I’ve got the rope” and “You were one step from the top.”',
      ),
      write(
        'What does Emre tell Sofia to push with?',
        ['her legs', 'legs', 'the legs', 'with her legs'],
        'Emre says: “Now push with your legs. Don’t pull with your arms.”',
      ),
      choose(
        'Emre says, “Take your time.” What does he mean?',
        'You needn’t hurry.',
        [
          ['You should look at your watch.', 'The words are not about a clock.'],
          ['You’ve got one more minute.', 'Sofia asks for a minute, but later.'],
          ['You’re very slow today.', 'Emre does not complain. He wants to help.'],
        ],
        'He wants her to stay calm: “Just keep breathing” and “When you’re ready.”',
      ),
      trueOrFalse('Emre is angry when Sofia wants to come down.', false, 'He answers: “No problem at all.”'),
      choose(
        'Why did Emre not tell Sofia that she was near the top?',
        'She did not want to know how high she was.',
        [
          ['He could not see her well from the ground.', 'He could see her: he told her where to put her hands.'],
          ['He thought that it would be more fun for her.', 'It was not a joke. He did what she had asked.'],
          ['She did not listen when he spoke to her.', 'She listened to all that he said.'],
        ],
        'She had said “Don’t tell me how high I am”, and later he says: “You asked me not to.”',
      ),
      choose(
        'What is Sofia probably going to do next?',
        'Try it once more',
        [
          ['Hold Emre’s rope', 'She tells Emre to take the rope, so it is her turn.'],
          ['Go home at once', 'She says that it was awful, but then she has another idea.'],
          ['Have a long rest', 'She needs only a minute.'],
        ],
        'She says: “Give me a minute, and then take that rope again.”',
      ),
    ],
  },
];
