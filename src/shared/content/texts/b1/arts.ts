import { type AuthoredText, choose, trueOrFalse } from '../text';

export const arts: readonly AuthoredText[] = [
  {
    id: 'b1-last-lighthouse-review',
    title: 'Beautiful, and far too long',
    level: 'B1',
    topic: 'arts',
    kind: 'text',
    genre: 'review',
    text: `“The Salt House” (in cinemas from Friday)

I wanted to love this film. It has everything I like: an island, a family secret, an old woman who knows more than she says, and no superheroes. After two hours and fifty minutes, I wanted to go home.

The story is simple. Vera, a young engineer, comes back to the village where she was born to sell her grandfather’s house. In the kitchen she finds forty letters that were never sent. All of them begin with “Dear Vera”, and all of them were written before she was born. Who is the other Vera, and why does nobody in the village want to talk about her?

That is a wonderful beginning, and for an hour the film is hard to resist. Amara Holt, who usually plays doctors and detectives, is a surprise in the main part. She hardly speaks, and you know what she is thinking. The pictures of the winter sea are so good that I put my coat back on.

But then nothing happens. People look out of windows. A boat is painted twice. Somebody starts to explain, the phone rings, and we wait for twenty more minutes. When the secret finally comes out, half of the audience had guessed it, and the other half was asleep. The man next to me was both: he woke up, said “It’s her sister”, and was right.

Somewhere in this long film there is a great one of ninety minutes. Until somebody cuts it out, read the book, which tells you the same story in 120 pages and lets you choose your own breaks.`,
    questions: [
      choose(
        'What does the reviewer think of the film?',
        'It starts very well and then loses its way.',
        [
          ['It starts slowly and then becomes exciting.', 'It is the other way round.'],
          ['It is well acted, but the pictures are poor.', 'The pictures “are so good”.'],
          ['It is worth seeing, but not for young people.', 'Age is not mentioned.'],
        ],
        '“for an hour the film is hard to resist … But then nothing happens.”',
      ),
      choose(
        'What is strange about the letters?',
        'They are older than the Vera who finds them.',
        [
          ['They are addressed to Vera’s grandfather.', 'He wrote them: they begin with “Dear Vera”.'],
          ['They were sent to Vera, but never arrived.', 'They “were never sent”.'],
          ['They were all written in the same winter.', 'We don’t know when exactly they were written.'],
        ],
        '“all of them were written before she was born”',
      ),
      trueOrFalse(
        'The reviewer admires Amara Holt’s acting.',
        true,
        '“She hardly speaks, and you know what she is thinking.”',
      ),
      choose(
        'Why did the reviewer put the coat back on?',
        'The sea on the screen seemed so cold.',
        [
          ['The film seemed to be over at last.', 'This comes earlier in the film.'],
          ['The cinema was not heated that evening.', 'It was the pictures, not the room.'],
          ['The story had become too boring to stay.', 'That is said in the next paragraph.'],
        ],
        '“The pictures of the winter sea are so good that I put my coat back on.”',
      ),
      trueOrFalse(
        'According to the review, the secret came as a surprise to most of the audience.',
        false,
        '“half of the audience had guessed it, and the other half was asleep”',
      ),
      choose(
        'What does “it” mean in “Until somebody cuts it out”?',
        'The better, shorter film',
        [
          ['The secret of the family', 'The secret is in it, but the sentence is about the length.'],
          ['The scene with the boat', 'It is an example of what is too long.'],
          ['The end of the film', 'The end is criticised, but “it” stands for something else.'],
        ],
        '“Somewhere in this long film there is a great one of ninety minutes.”',
      ),
    ],
  },
  {
    id: 'b1-photo-for-wall',
    title: 'Number seven or number twelve',
    level: 'B1',
    topic: 'arts',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Hugo: We’ve got space for one more photo by the entrance. I’d say number twelve, the sunset.
Thandi: Please, no. Everybody’s seen that sunset.
Hugo: Nobody’s seen it. It’s new.
Thandi: I mean that they’ve seen a hundred like it. What about number seven?
Hugo: The woman with the shopping? It isn’t even sharp.
Thandi: That’s because she’s running. Look at her face.
Hugo: She looks as if she’s late for a bus.
Thandi: Is she laughing or crying, though? I’ve been looking at it for a week and I still can’t tell.
Hugo: And that’s good?
Thandi: That’s the best thing in the whole exhibition. You stop. You ask yourself what happened.
Hugo: People don’t come here on a Sunday to ask themselves questions. They come with their kids and they want something nice.
Thandi: There are eleven nice ones already. You chose them.
Hugo: And visitors like them. We sold nine last year, and every single one had water in it.
Thandi: Then hang the sunset in the shop, where you can sell it, and put her by the door.
Hugo: Hmm. Who took it, anyway?
Thandi: I don’t know. They’re all without names until we’ve chosen. You made that rule.
Hugo: What if it’s somebody’s holiday picture?
Thandi: Then it’s a very good one.
Hugo: All right. But if people complain, you’ll talk to them.
Thandi: I hope they do. That’s what it’s for.`,
    questions: [
      choose(
        'Why doesn’t Thandi want the sunset by the entrance?',
        'It is like many other pictures.',
        [
          ['It is not as sharp as the others.', 'Hugo says this of number seven.'],
          ['It has been in the shop for years.', 'She suggests the shop now; the photo is new.'],
          ['It was taken by a friend of Hugo’s.', 'Nobody knows who took it.'],
        ],
        '“I mean that they’ve seen a hundred like it.”',
      ),
      choose(
        'What does Thandi like about number seven?',
        'You cannot be sure what it shows.',
        [
          ['You can see that the woman is happy.', 'She can’t tell if the woman is laughing or crying.'],
          ['You can see that the town is changing.', 'The town isn’t mentioned.'],
          ['You cannot see who the woman is.', 'Her face can be seen.'],
        ],
        '“Is she laughing or crying, though? I’ve been looking at it for a week and I still can’t tell.”',
      ),
      trueOrFalse(
        'Hugo thinks about what visitors will want to buy.',
        true,
        '“We sold nine last year, and every single one had water in it.”',
      ),
      trueOrFalse(
        'Thandi took photo number seven.',
        false,
        'Asked who took it, she says: “I don’t know. They’re all without names until we’ve chosen.”',
      ),
      choose(
        '“I hope they do.” What does Thandi hope?',
        'That visitors will react to the photo',
        [
          ['That visitors will buy the photo', 'She sends the sunset to the shop for this.'],
          ['That visitors will bring their kids', 'Hugo speaks about families.'],
          ['That visitors will like both photos', 'She means the opposite of everybody being pleased.'],
        ],
        'Hugo has said “if people complain”, and she answers: “I hope they do. That’s what it’s for.”',
      ),
    ],
  },
];
