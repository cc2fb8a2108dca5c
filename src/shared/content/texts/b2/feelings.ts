import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const feelings: readonly AuthoredText[] = [
  {
    id: 'b2-honest-reader',
    title: 'What I think of your novel',
    level: 'B2',
    topic: 'feelings',
    kind: 'text',
    genre: 'letter',
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
    id: 'b2-empty-seat',
    title: 'The empty seat',
    level: 'B2',
    topic: 'feelings',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ravi: Hello, Bea? It’s Ravi. Please don’t hang up.
Bea: I wasn’t going to. I nearly didn’t pick up, mind you.
Ravi: That’s fair. I’m ringing to apologise about the concert.
Bea: That was fourteen months ago.
Ravi: I know. I wrote you a letter at the time, and then it seemed too late to send it, and after that it got later every day.
Bea: I kept a seat for you, Ravi. I played the whole first half to an empty chair.
Ravi: I’ve got no excuse. I’ve got a reason, but it isn’t an excuse.
Bea: Go on, then. I’ve been trying to guess for fourteen months.
Ravi: I got as far as the door. I could hear you warming up. But that morning I’d had a letter from your orchestra, saying that they didn’t want me. I just couldn’t sit there and be happy for you.
Bea: You never told me you’d applied!
Ravi: I never told anyone.
Bea: You idiot. They turned me down twice before they took me. I’d have bought you dinner, and you could have said terrible things about all of us.
Ravi: I see that now. Are you still very angry?
Bea: I thought you were lying in a hospital somewhere. And the next day I saw a picture of you at a barbecue, with a sausage.
Ravi: It wasn’t even a good sausage.
Bea: Don’t make me laugh. I haven’t finished being cross.
Ravi: How much longer do you need?
Bea: Until about Sunday. We’re playing at four. It’s the same seat.`,
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
        'Why is Bea still cross with Ravi?',
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
];
