import { type AuthoredText, choose, trueOrFalse } from '../text';

export const food: readonly AuthoredText[] = [
  {
    id: 'b1-long-table',
    title: 'Review: The Long Table, Penang',
    level: 'B1',
    topic: 'food',
    kind: 'text',
    genre: 'review',
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
    id: 'b1-salty-soup',
    title: 'Soup for twelve',
    level: 'B1',
    topic: 'food',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Kofi: Something’s wrong with this soup. Taste it.
Petra: OK. Hm. Oh dear! How much salt did you put in?
Kofi: Two spoons. That’s what it says in the recipe.
Petra: Which spoon did you use?
Kofi: This one.
Petra: Kofi, that’s a soup spoon. They mean a teaspoon.
Kofi: Oh no. And my parents will be here in an hour. Can we put some sugar in?
Petra: Then it’ll be sweet and salty.
Kofi: What about a potato? People say that it takes the salt out.
Petra: Not really. But if you add lots of potatoes and lots of water, there’ll be less salt in each bowl.
Kofi: Then we’ll have soup for twelve people.
Petra: Do you know another eight people?
Kofi: There’s the family upstairs. There are five of them. And Mrs Lindgren on the ground floor says that nobody ever invites her.
Petra: Kofi, I was joking.
Kofi: I’m not. Go and knock on their doors, will you? I’ll get the big pot and start on the potatoes.
Petra: All right. But what shall I tell them?
Kofi: The truth. Say that we’ve made too much soup.
Petra: But we haven’t.
Kofi: Give me twenty minutes.`,
    questions: [
      choose(
        'What is the conversation about?',
        'A cooking mistake and what to do about it',
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
        'Why does Petra say “But we haven’t”?',
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
];
