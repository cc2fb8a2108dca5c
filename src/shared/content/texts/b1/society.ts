import { type AuthoredText, choose, trueOrFalse } from '../text';

export const society: readonly AuthoredText[] = [
  {
    id: 'b1-library-fines',
    title: 'The books come home',
    level: 'B1',
    topic: 'society',
    kind: 'text',
    genre: 'news',
    text: `A town library in Nova Scotia, Canada, has stopped asking for money when books come back late. In the first four weeks, readers returned more than 900 books that the library had given up for lost.

“We expected about fifty,” says Louise Brennan, who has run the library for eleven years. “On the first Saturday there was a queue down the stairs. Some people were carrying bags. One man had come from Newfoundland by ferry with a book about Newfoundland.”

The oldest book was a guide to keeping bees, which should have come back in 1974. The woman who brought it had found it in her late mother’s kitchen. Under the old rules, she would have had to pay over $900. She put a jar of honey on the desk instead.

Not everybody in the town is pleased. “I’ve always brought my books back in time,” wrote Dermot Walsh in a letter to the local paper. “Now I find out that I could have kept them for fifty years. Who is going to say thank you to me?” Some members of the council are worried as well, because the fines paid for about forty new books a year.

Ms Brennan has an answer to that. “The fines brought in $600 last year,” she says. “Buying back the books that came home this month would have cost us over $9,000.”

She has also written to Mr Walsh. From Monday, readers who have never been late can borrow two extra books. So far, eleven people have asked for them. Mr Walsh, it seems, wants all of his in large print.`,
    questions: [
      choose(
        'What is the news?',
        'Readers have brought back many missing books.',
        [
          [
            'Readers have bought many new books for the town.',
            'The library buys books; readers brought old ones back.',
          ],
          ['A library has raised its prices for late books.', 'It has stopped asking for money.'],
          ['A library has been given a very valuable old book.', 'The old book was its own.'],
        ],
        '“readers returned more than 900 books that the library had given up for lost”',
      ),
      trueOrFalse(
        'The library was prepared for so many people.',
        false,
        '“We expected about fifty,” says the head of the library.',
      ),
      choose(
        'Why does Dermot Walsh complain?',
        'He feels that honest readers get nothing.',
        [
          ['He wants to pay less for his late books.', 'His books were never late.'],
          ['He could not find the books that he needed.', 'This is not what he writes about.'],
          ['He thinks that the library is too crowded.', 'There was a queue, but he doesn’t mention it.'],
        ],
        '“Who is going to say thank you to me?”',
      ),
      choose(
        'How does Ms Brennan answer the worried council members?',
        'The returned books are worth more than the fines.',
        [
          ['The readers will now pay for forty books a year.', 'It was the fines that paid for forty books.'],
          ['The fines will be asked for again next year.', 'She doesn’t say so.'],
          ['The library has never needed any new books.', 'She compares costs, and does not say this.'],
        ],
        '“The fines brought in $600 last year … Buying back the books that came home this month would have cost us over $9,000.”',
      ),
      trueOrFalse(
        'Mr Walsh has accepted Ms Brennan’s offer.',
        true,
        '“Mr Walsh, it seems, wants all of his in large print.”',
      ),
    ],
  },
  {
    id: 'b1-fifty-in-machine',
    title: 'Fifty euros in the wall',
    level: 'B1',
    topic: 'society',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ilse: Look at this. There was a fifty-euro note in the cash machine when I got there.
Kofi: Lucky you! Lunch is on you, then.
Ilse: I can’t keep it. It belongs to the woman before me.
Kofi: Did you see her?
Ilse: Only from behind. Grey coat, big umbrella.
Kofi: In November? That’s half the town.
Ilse: I’m going to take it into the bank.
Kofi: And the bank will keep it. Do you think they need fifty euros?
Ilse: They know who used the machine before me. It’s all on the computer. They can give it back to her.
Kofi: They can. Will they?
Ilse: What would you do?
Kofi: Honestly? I’d wait by the machine for ten minutes. If nobody came back, I’d give it to somebody who needs it. Him over there with the guitar, for example.
Ilse: That’s being generous with other people’s money.
Kofi: It’s better than being rich with it.
Ilse: Imagine it was your mother.
Kofi: My mother counts her money twice. She’d never … oh. Grey coat, you said?
Ilse: Grey coat, black umbrella with a wooden handle.
Kofi: With a duck’s head?
Ilse: I think so. Why?
Kofi: Give me a minute. I need to make a phone call.`,
    questions: [
      choose(
        'Where does Ilse want to take the money?',
        'To the bank',
        [
          ['To the police', 'The police are not mentioned.'],
          ['To the musician', 'That is what Kofi would do.'],
          ['To the woman’s house', 'She does not know who the woman is.'],
        ],
        '“I’m going to take it into the bank.”',
      ),
      choose(
        'What does Ilse think of Kofi’s idea about the man with the guitar?',
        'It is not his money to give away.',
        [
          ['It is too much money for one song.', 'She says nothing about the song.'],
          ['It is kinder than taking it to the bank.', 'She criticises the idea.'],
          ['It is something she has often done.', 'She doesn’t say so.'],
        ],
        '“That’s being generous with other people’s money.”',
      ),
      trueOrFalse('Kofi trusts the bank to give the money back.', false, 'He asks: “They can. Will they?”'),
      choose(
        'Why does Kofi say “oh” near the end?',
        'He thinks that the woman may be his mother.',
        [
          ['He thinks that the money may not be real.', 'Nobody doubts the note.'],
          ['He remembers that he has forgotten his umbrella.', 'The umbrella belongs to the woman.'],
          ['He notices the woman on the other side of the street.', 'He only asks about her coat.'],
        ],
        '“She’d never … oh. Grey coat, you said?”',
      ),
      trueOrFalse('Kofi’s mother is usually careful with money.', true, '“My mother counts her money twice.”'),
    ],
  },
];
