import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const dialogues: readonly AuthoredText[] = [
  {
    id: 'a2-trumpet-upstairs',
    title: 'The trumpet upstairs',
    level: 'A2',
    topic: 'home',
    kind: 'dialogue',
    text: `A: Good evening. I’m Ravi, from the flat below you. Are you the person with the trumpet?
B: Oh dear. Yes, I’m Beatriz. I moved in on Friday. Is it too loud?
A: Well, I’m a nurse and I’m working nights this month. I go to bed at nine in the morning.
B: And I started to practise at ten! I’m so sorry. I thought that everyone was at work.
A: It’s OK. It was a beautiful song, but I prefer it in the evening.
B: When do you usually get up?
A: At about four.
B: Then I won’t play before half past four. Is that all right?
A: Perfect. And next month I’m going to work in the daytime, so you can practise in the morning again.
B: Great. Would you like to come to our concert on Saturday? I’ve got a free ticket.
A: I’d love to! Then I’ll hear you without my headphones.
B: You bought headphones because of me?
A: No, I borrowed my daughter’s!`,
    questions: [
      choose(
        'Why does Ravi go to see Beatriz?',
        'He can’t sleep in the day.',
        [
          ['He hates trumpet music.', 'He says: “It was a beautiful song”.'],
          ['He wants a free ticket.', 'Beatriz offers him a ticket later. He did not ask for it.'],
          ['He is new in the house.', 'Beatriz is the new one: “I moved in on Friday.”'],
        ],
        'He says “I’m working nights this month. I go to bed at nine in the morning”, and Beatriz “started to practise at ten”.',
      ),
      write(
        'What is Ravi’s job?',
        ['nurse', 'a nurse', 'he is a nurse', 'he’s a nurse'],
        'Ravi says: “I’m a nurse and I’m working nights this month.”',
      ),
      choose(
        'When can Beatriz practise this month?',
        'after half past four',
        [
          ['between nine and four', 'Ravi sleeps then.'],
          ['only in the morning', 'She can do that next month.'],
          ['only at the weekend', 'The concert is on Saturday; she can practise on other days, too.'],
        ],
        'She says: “Then I won’t play before half past four.”',
      ),
      trueOrFalse(
        'Next month Ravi will work in the day.',
        true,
        'He says: “next month I’m going to work in the daytime”.',
      ),
      trueOrFalse('Ravi bought headphones because of the trumpet.', false, 'He says: “No, I borrowed my daughter’s!”'),
      choose(
        'How do Ravi and Beatriz feel at the end?',
        'They like each other.',
        [
          ['They are still angry.', 'They find a good time, and he wants to come to her concert.'],
          ['They are both bored.', 'They talk about music and laugh together.'],
          ['They feel very tired.', 'Ravi works nights, but at the end they make a plan and a joke.'],
        ],
        'She asks him “to come to our concert”, and he says: “I’d love to!”',
      ),
    ],
  },
  {
    id: 'a2-missing-suitcase',
    title: 'The missing suitcase',
    level: 'A2',
    topic: 'travel',
    kind: 'dialogue',
    text: `A: Hello. My suitcase isn’t here. I waited for forty minutes.
B: I’m sorry to hear that. Which flight were you on?
A: The one from Lima to Madrid. My name’s Quispe, Elena Quispe.
B: Thank you. What does the suitcase look like?
A: It’s big and grey, like all the others. But it has got a red sock on the handle.
B: A sock! That’s a good idea. And what’s in it?
A: Clothes, books and eleven kilos of potatoes.
B: Potatoes? We have potatoes in Spain!
A: Not these ones! They’re purple. I’m a cook, and I’m going to make a special dinner tomorrow.
B: I see. Wait a moment… Yes, here it is. Your suitcase is still in Lima. It will come on tonight’s plane.
A: Will it be here before noon?
B: It lands at seven in the morning, and we’ll bring it to your hotel by nine.
A: Oh, thank you! Then nobody will be hungry.`,
    questions: [
      choose(
        'How can you see which suitcase is Elena’s?',
        'There is a sock on it.',
        [
          ['It is big and grey.', 'She says that it is “like all the others”.'],
          ['There is a name on it.', 'She says her name, but not that it is on the suitcase.'],
          ['It is purple and heavy.', 'The potatoes are purple.'],
        ],
        '“it has got a red sock on the handle”',
      ),
      trueOrFalse(
        'Elena wants to sell the potatoes in Madrid.',
        false,
        'She says: “I’m a cook, and I’m going to make a special dinner tomorrow.”',
      ),
      write(
        'Where is the suitcase now?',
        ['in Lima', 'Lima', 'still in Lima', 'it’s in Lima', 'it is in Lima'],
        '“Your suitcase is still in Lima.”',
      ),
      trueOrFalse(
        'Elena has to go back to the airport for her suitcase.',
        false,
        'The man or woman at the airport says: “we’ll bring it to your hotel by nine”.',
      ),
      choose(
        'What does Elena mean with her last sentence?',
        'She can cook the dinner in time.',
        [
          ['She can buy other potatoes there.', 'She does not want other potatoes: “Not these ones!”'],
          ['She can have breakfast at the hotel.', 'She is talking about her dinner for other people.'],
          ['She can eat on the plane from Lima.', 'She is in Madrid; only the suitcase comes on the plane.'],
        ],
        'She is going to “make a special dinner tomorrow”, and the potatoes will be there “by nine”.',
      ),
      trueOrFalse('The suitcase will be in Madrid in the morning.', true, '“It lands at seven in the morning”.'),
    ],
  },
  {
    id: 'a2-green-jumper',
    title: 'The green jumper',
    level: 'A2',
    topic: 'shopping',
    kind: 'dialogue',
    text: `A: Good morning. I’d like to bring this green jumper back, please.
B: Of course, Mrs Ortiz. What’s wrong with it? Is it too small?
A: No, it fits very well. It was a birthday present from my aunt.
B: Don’t you like the colour?
A: I love it. The problem is that I’ve got three of them now! My aunt, my brother and my best friend all had the same idea.
B: That’s funny! They know you well. Have you got the receipt?
A: Only for one of them. Here you are.
B: Thank you. That was forty-five pounds. Would you like the money back, or something different?
A: What about those trousers in the window?
B: They’re fifty-two pounds. So you’d only pay seven.
A: Great, I’ll try them on. And what can I do with the second one?
B: Keep it! Then you can wear one when the other is in the washing machine.
A: And nobody will notice!`,
    questions: [
      choose(
        'Why does Mrs Ortiz bring the jumper back?',
        'She has too many of them.',
        [
          ['She doesn’t like the colour.', 'Of the colour she says: “I love it.”'],
          ['She needs a bigger size.', 'She says: “it fits very well”.'],
          ['She wants some money now.', 'She takes trousers, not the money.'],
        ],
        '“The problem is that I’ve got three of them now!”',
      ),
      write(
        'Mrs Ortiz got jumpers from her aunt, her best friend and who else?',
        ['the brother', 'brother', 'her brother', 'my brother', 'Mrs Ortiz’s brother'],
        '“My aunt, my brother and my best friend all had the same idea.”',
      ),
      trueOrFalse('Mrs Ortiz has got three receipts.', false, 'She says: “Only for one of them.”'),
      choose(
        'How much does Mrs Ortiz have to pay for the trousers today?',
        'seven pounds',
        [
          ['fifty-two pounds', 'This is the full price of the trousers.'],
          ['forty-five pounds', 'This is the price of the jumper.'],
          ['nothing at all', 'The trousers are a little more expensive than the jumper.'],
        ],
        '“They’re fifty-two pounds. So you’d only pay seven.”',
      ),
      trueOrFalse(
        'Mrs Ortiz will have two green jumpers after today.',
        true,
        'There were “three of them”, and one goes back. Of “the second one” the shop assistant says: “Keep it!”',
      ),
    ],
  },
  {
    id: 'a2-bike-shop-job',
    title: 'A job in a bike shop',
    level: 'A2',
    topic: 'work',
    kind: 'dialogue',
    text: `A: Come in, Samira, and sit down. So, why do you want to work in our bike shop?
B: Because I love repairing things. I repaired my first bike when I was nine.
A: And did it work?
B: No, one wheel fell off! But now I fix all the bikes in my street.
A: Good. Are you still at college?
B: Yes, I am, so I can only work on Saturdays and in the holidays.
A: That’s fine. Saturday is our busiest day. Now, a customer comes in and wants a new bike. He says that his old one is too slow. What do you do?
B: Hmm. First I’d look at the old bike. Perhaps it only needs some oil.
A: But then we don’t sell a bike!
B: That’s true. But he’ll be happy, and he’ll come back. And he’ll tell his friends.
A: That’s what I wanted to hear, Samira. Can you start this Saturday, at half past eight?
B: Yes! Thank you, Mr Jansen!`,
    questions: [
      choose(
        'What happened to the first bike that Samira repaired?',
        'It lost a wheel.',
        [
          ['It was too slow.', 'This is the old bike of the customer in the question.'],
          ['It worked well.', 'Mr Jansen asks “did it work?” and she says “No”.'],
          ['It needed oil.', 'She says this about the customer’s bike.'],
        ],
        'She says: “No, one wheel fell off!”',
      ),
      trueOrFalse(
        'Samira can work every day after college.',
        false,
        'She says: “I can only work on Saturdays and in the holidays.”',
      ),
      write(
        'Which is the busiest day in the shop?',
        ['Saturday', 'on Saturday', 'Saturdays', 'on Saturdays', 'it’s Saturday'],
        'Mr Jansen says: “Saturday is our busiest day.”',
      ),
      choose(
        'What would Samira do for the customer with the slow bike?',
        'look at his old bike',
        [
          ['sell him a new bike', 'The customer wants this, but she would do something else first.'],
          ['phone one of his friends', 'She thinks that he will tell his friends himself.'],
          ['send him to Mr Jansen', 'She would help him herself.'],
        ],
        'She says: “First I’d look at the old bike. Perhaps it only needs some oil.”',
      ),
      trueOrFalse('Mr Jansen likes Samira’s answer.', true, 'He says: “That’s what I wanted to hear, Samira.”'),
      choose(
        'What is important to Mr Jansen?',
        'that customers want to come again',
        [
          ['that customers only buy new bikes', 'He says this to see what Samira will answer.'],
          ['that his workers are not at college', 'He says “That’s fine” when she talks about college.'],
          ['that his workers never make mistakes', 'He hears about the wheel and still gives her the job.'],
        ],
        'Samira says “he’ll be happy, and he’ll come back”, and that is what Mr Jansen “wanted to hear”.',
      ),
    ],
  },
  {
    id: 'a2-camping-list',
    title: 'What to take',
    level: 'A2',
    topic: 'nature',
    kind: 'dialogue',
    text: `A: Kwame, what’s all this? We’re going camping for two nights, not two years!
B: I only packed useful things, Ines. Look: a tent, four blankets, a radio…
A: We should leave the radio at home. I want to hear the birds.
B: OK, no radio. But I need my pillow.
A: Fine. And what’s in that box?
B: My coffee machine.
A: There’s no electricity in the forest, Kwame!
B: Oh. You’re right. Then we’ll make tea on the fire. Have you got matches?
A: We mustn’t make a fire. It didn’t rain all summer, so it’s too dangerous. I’m going to take my little gas cooker.
B: Good. What did you pack, then?
A: The cooker, a torch, food and my raincoat.
B: A raincoat? It didn’t rain all summer!
A: That’s true. But the last time I went camping without it, it rained for three days.`,
    questions: [
      choose(
        'Why does Ines not want to take the radio?',
        'She wants to listen to birds.',
        [
          ['She thinks that it is broken.', 'She does not say that there is something wrong with it.'],
          ['She can’t use it in a forest.', 'She says this about the coffee machine.'],
          ['She has already packed one.', 'She tells Kwame what she packed; there is no radio.'],
        ],
        'She says: “I want to hear the birds.”',
      ),
      write(
        'How many nights are they going to stay?',
        ['two', '2', 'two nights', '2 nights', 'for two nights', 'for 2 nights'],
        'Ines says: “We’re going camping for two nights, not two years!”',
      ),
      trueOrFalse('Kwame leaves his pillow at home.', false, 'He says “I need my pillow”, and Ines says “Fine.”'),
      choose(
        'Why can’t they make a fire?',
        'The forest is too dry.',
        [
          ['It is going to rain.', 'Ines packs a raincoat, but this is not why.'],
          ['They have no matches.', 'Kwame asks about matches, but Ines gives another reason.'],
          ['They have no tea left.', 'They want to drink tea there.'],
        ],
        'Ines says: “It didn’t rain all summer, so it’s too dangerous.”',
      ),
      trueOrFalse('They can make tea in the forest.', true, 'Ines says: “I’m going to take my little gas cooker.”'),
      choose(
        'Why does Ines take a raincoat?',
        'She remembers a wet trip.',
        [
          ['She always feels too cold.', 'She talks about rain, not about the cold.'],
          ['She heard it on the radio.', 'They have a radio, but they do not listen to it.'],
          ['She had a very wet summer.', 'It did not rain all summer.'],
        ],
        '“the last time I went camping without it, it rained for three days”',
      ),
    ],
  },
  {
    id: 'a2-the-tree',
    title: 'The most important tree',
    level: 'A2',
    topic: 'arts',
    kind: 'dialogue',
    text: `A: Hi, Oskar. How was it? Did you get a part in the school play?
B: Yes, Mum, but it’s the worst part in the world. I’m going to be a tree.
A: A tree? Well, a tree can be important.
B: It stands at the back for two hours and says nothing! Yuki is the princess and Malik is the dragon.
A: And does anything happen to your tree?
B: The dragon hides behind me. And at the end the princess climbs up and sits on my arm.
A: Really? Who carries her?
B: I do. Mr Novak says that I’m the strongest in the class.
A: So without the tree, the dragon can’t hide and the princess can’t sit down.
B: I suppose so. And I must not laugh, and Malik always makes jokes.
A: Then it’s the most difficult part of all!
B: You know what, Mum? I think you’re right. Can you help me make some leaves?`,
    questions: [
      choose(
        'How does Oskar feel about his part at first?',
        'He is unhappy about it.',
        [
          ['He is proud of it.', 'He says that it is “the worst part in the world”.'],
          ['He is afraid of it.', 'He thinks that it is boring, not that it is scary.'],
          ['He is excited about it.', 'He likes it better at the end of the talk, not at first.'],
        ],
        'He says: “it’s the worst part in the world”.',
      ),
      write('Who is the dragon?', ['Malik', 'Malik is', 'it’s Malik'], 'Oskar says: “Malik is the dragon.”'),
      trueOrFalse(
        'The tree has a lot to say in the play.',
        false,
        'Oskar says that it “stands at the back for two hours and says nothing”.',
      ),
      choose(
        'Why did Mr Novak choose Oskar for the tree?',
        'He is very strong.',
        [
          ['He is very tall.', 'Trees are tall, but nobody says this about Oskar.'],
          ['He never laughs.', 'He must not laugh, but Malik makes it difficult.'],
          ['He climbs well.', 'The princess has to climb, not the tree.'],
        ],
        'Oskar carries the princess, because “Mr Novak says that I’m the strongest in the class”.',
      ),
      trueOrFalse(
        'It is hard for Oskar not to laugh, because Malik is funny.',
        true,
        'Oskar says: “I must not laugh, and Malik always makes jokes.”',
      ),
      choose(
        'What does Oskar’s mother do in this talk?',
        'She helps him to like his part.',
        [
          ['She teaches him to stay serious.', 'She says that it is difficult, but she does not teach it.'],
          ['She wants a better part for him.', 'She says: “a tree can be important”.'],
          ['She tells him to leave the play.', 'She never says that he should stop.'],
        ],
        'At the end Oskar says “I think you’re right” and wants to “make some leaves”.',
      ),
    ],
  },
  {
    id: 'a2-too-many-guests',
    title: 'Dinner for how many?',
    level: 'A2',
    topic: 'food',
    kind: 'dialogue',
    text: `A: Hi, Giulia, it’s Arjun. What time should we come tomorrow?
B: At seven. I’m making my grandmother’s pasta. There’ll be six of us.
A: Er… how many people did you invite?
B: You and Tess, Paolo and his husband, and my sister. Why?
A: Well, I told Tess to bring her kids. And Paolo’s parents are staying with him this week.
B: What? So that’s three kids and two parents. Eleven people! I’ve only got eight chairs.
A: We can bring three from our kitchen. And I’ll make a big salad.
B: Thank you! Is there anything that the kids can’t eat?
A: Nuts. The youngest one gets ill from them.
B: Good that you told me. There were nuts in my dessert. I’ll use strawberries instead.
A: Are you angry with me, Giulia?
B: No! My grandmother always cooked for fifteen. But you’re going to wash up!`,
    questions: [
      choose(
        'Why is Arjun phoning Giulia?',
        'He wants to know the time.',
        [
          ['He can’t come tomorrow.', 'He asks “What time should we come tomorrow?”'],
          ['He needs three chairs.', 'He is going to bring three chairs to Giulia.'],
          ['He wants to cook pasta.', 'Giulia makes the pasta; he makes a salad.'],
        ],
        'He asks: “What time should we come tomorrow?”',
      ),
      write(
        'How many people will there be?',
        ['eleven', '11', 'eleven people', '11 people'],
        'Giulia says: “Eleven people!”',
      ),
      choose(
        'What is the problem with the chairs?',
        'Giulia needs three more.',
        [
          ['Arjun needs three more.', 'He has got enough and can bring three.'],
          ['Giulia’s are too small.', 'They talk about how many, not how big.'],
          ['Giulia broke three of them.', 'She has got eight chairs, and nothing is broken.'],
        ],
        'There will be “Eleven people”, and she says: “I’ve only got eight chairs.”',
      ),
      trueOrFalse(
        'One of the children must not eat nuts.',
        true,
        'Arjun says: “Nuts. The youngest one gets ill from them.”',
      ),
      trueOrFalse('Giulia is going to make a dessert with nuts.', false, 'She says: “I’ll use strawberries instead.”'),
      choose(
        'What does Giulia think about the extra guests?',
        'It is not a big problem.',
        [
          ['It is bad for the family.', 'She says nothing about this; her grandmother liked many guests.'],
          ['They must bring the food.', 'She cooks for all of them. Only Arjun makes a salad.'],
          ['They must come next week.', 'They can come tomorrow with the others.'],
        ],
        'Arjun asks “Are you angry with me, Giulia?” and she says: “No! My grandmother always cooked for fifteen.”',
      ),
    ],
  },
  {
    id: 'a2-new-glasses',
    title: 'New glasses',
    level: 'A2',
    topic: 'body',
    kind: 'dialogue',
    text: `A: Hello, Zofia. You look different. Have you got a new haircut?
B: No, Marco, I’ve got glasses! I got them this morning.
A: They look great. Why do you need them?
B: I had headaches every day, so I went to the doctor. She asked me to read the letters on the wall.
A: And could you read them?
B: I asked, “Which wall?”
A: Oh, Zofia! How is it now?
B: It’s amazing! I can see every leaf on the trees. And I can read the bus number before the bus is here.
A: So that’s why you were late last Tuesday.
B: Yes. I got on number 8, and I thought it was number 3.
A: Is there anything that you don’t like?
B: Well, I cleaned my whole flat at lunchtime. I didn’t know that it was so dirty!`,
    questions: [
      write(
        'What is new about Zofia?',
        [
          'glasses',
          'her glasses',
          'the glasses',
          'she has glasses',
          'she’s got glasses',
          'new glasses',
          'she’s wearing glasses',
          'she wears glasses',
        ],
        'She says: “I’ve got glasses! I got them this morning.”',
      ),
      choose(
        'Why did Zofia go to the doctor?',
        'Her head often hurt.',
        [
          ['Her eyes were red.', 'She does not say this about her eyes.'],
          ['Her bus was late.', 'She was late because she took the wrong bus.'],
          ['Her flat was dirty.', 'She saw that after she got her glasses.'],
        ],
        'She says: “I had headaches every day, so I went to the doctor.”',
      ),
      choose(
        'What does her question “Which wall?” show?',
        'Her eyes were very bad.',
        [
          ['She didn’t know the doctor.', 'It is a question about the wall, not about the doctor.'],
          ['There were too many walls.', 'Every room has more than one wall, but the others are not important.'],
          ['She couldn’t read at all.', 'She can read: now she reads the number of the bus.'],
        ],
        'She could not see the wall with “the letters on the wall”. Now “I can see every leaf on the trees.”',
      ),
      trueOrFalse(
        'Last Tuesday Zofia took the wrong bus.',
        true,
        'She says: “I got on number 8, and I thought it was number 3.”',
      ),
      trueOrFalse(
        'Zofia cleaned her flat before she got the glasses.',
        false,
        'She got them “this morning” and cleaned the flat “at lunchtime”.',
      ),
    ],
  },
  {
    id: 'a2-wrong-number',
    title: 'The wrong number',
    level: 'A2',
    topic: 'communication',
    kind: 'dialogue',
    text: `A: Hello, is that Green’s Pizza? I’d like two large pizzas, please.
B: I’m sorry, you’ve got the wrong number. This is a flat.
A: Oh! I’m sorry. But this is the number on the card: 555 0148.
B: Ah. The pizza place is 0184. They printed the card with a mistake.
A: How do you know?
B: You’re the ninth caller this evening! I told the restaurant last week, but they didn’t change it.
A: That must be awful for you.
B: It was at first. But people are usually friendly. And I live alone, so it’s nice to chat.
A: You should at least get free pizza from them!
B: That’s a very good idea. I’m going to tell them that tomorrow.
A: Well, thank you, and good luck. I’m Hamid, by the way.
B: And I’m Joyce. Enjoy your dinner, Hamid. Take the mushroom pizza. Everyone says that it’s the best.`,
    questions: [
      choose(
        'Why did Hamid call Joyce?',
        'The number on a card was wrong.',
        [
          ['He forgot the number of a friend.', 'He wanted to call a pizza place.'],
          ['She works in a pizza restaurant.', 'She says: “This is a flat.”'],
          ['He wanted to invite her to dinner.', 'He did not know her. He wanted two pizzas.'],
        ],
        'Joyce says: “They printed the card with a mistake.”',
      ),
      write(
        'How many people called Joyce before Hamid this evening?',
        ['eight', '8', 'eight people', '8 people'],
        'She says “You’re the ninth caller this evening!”, so there were eight before him.',
      ),
      trueOrFalse(
        'The restaurant knows about the mistake.',
        true,
        'Joyce says: “I told the restaurant last week, but they didn’t change it.”',
      ),
      trueOrFalse(
        'Joyce hates all these calls.',
        false,
        'She says: “people are usually friendly. And I live alone, so it’s nice to chat.”',
      ),
      choose(
        'What is Joyce going to do tomorrow?',
        'ask for free pizza',
        [
          ['get another number', 'The restaurant should change the card; she does not say this.'],
          ['have lunch with Hamid', 'They say goodbye and do not plan to meet.'],
          ['print some new cards', 'The restaurant printed the cards, not Joyce.'],
        ],
        'Hamid says “You should at least get free pizza from them!” and she says: “I’m going to tell them that tomorrow.”',
      ),
      choose(
        'How does Joyce know which pizza is good?',
        'The callers tell her about it.',
        [
          ['She eats there every evening.', 'She never says that she goes there.'],
          ['She read it on Hamid’s card.', 'The card has the number on it. She did not read it there.'],
          ['She often makes it at home.', 'She does not talk about cooking.'],
        ],
        'She says of the mushroom pizza: “Everyone says that it’s the best.” She talks to many callers.',
      ),
    ],
  },
  {
    id: 'a2-market-with-a-guide',
    title: 'The best guide in town',
    level: 'A2',
    topic: 'town',
    kind: 'dialogue',
    text: `A: So, Chidi, we’re in front of the station. Where’s the spice market?
B: Give me your arm, Lena. Can you smell coffee?
A: Yes, from the left.
B: That’s Mama Ngozi’s café. We go past it and down the hill. Careful, there are five steps.
A: Four… five! How did you know?
B: I was born blind, and I walk here every day. Now, listen. Can you hear water?
A: Yes, there’s a fountain. It’s very pretty.
B: We turn right there. What can you smell now?
A: Fish!
B: Then we’ve gone too far. Let’s go back twenty metres.
A: And now… pepper, and something sweet. We’re here! I’ve lived in this town for a year, but I could never find it.
B: That’s because you always look at your phone.
A: You’re right. I’m going to put it in my bag. What’s that sweet smell?
B: Fresh mango. And you’re going to pay!`,
    questions: [
      choose(
        'Where do Lena and Chidi start?',
        'at the station',
        [
          ['at the market', 'That is where they want to go.'],
          ['at the fountain', 'They turn right at the fountain.'],
          ['at the café', 'They go past the café.'],
        ],
        'Lena says: “we’re in front of the station”.',
      ),
      choose(
        'How does Chidi find the way?',
        'He uses his nose and ears.',
        [
          ['He asks people in the street.', 'He only asks Lena what she can smell and hear.'],
          ['He looks at a map on a phone.', 'Lena looks at her phone a lot. Chidi is blind.'],
          ['He follows Lena to the market.', 'She never found it, so he takes her there.'],
        ],
        'He asks “Can you smell coffee?” and “Can you hear water?”',
      ),
      write(
        'How many steps are there?',
        ['five', '5', 'five steps', '5 steps'],
        'Chidi says: “Careful, there are five steps.”',
      ),
      trueOrFalse(
        'They find the market without any mistake.',
        false,
        'Chidi says: “Then we’ve gone too far. Let’s go back twenty metres.”',
      ),
      trueOrFalse('Lena is new in the town.', false, 'She says: “I’ve lived in this town for a year”.'),
      choose(
        'What does Lena learn from Chidi?',
        'to notice what is around her',
        [
          ['to cook with sweet mangoes', 'They are going to buy mango, but not to cook.'],
          ['to walk much more quickly', 'He tells her to be careful.'],
          ['to find shops on her phone', 'She puts her phone in her bag.'],
        ],
        'He says “you always look at your phone”, and she says: “I’m going to put it in my bag.”',
      ),
    ],
  },
];
