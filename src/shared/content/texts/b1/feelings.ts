import { type AuthoredText, choose, trueOrFalse } from '../text';

export const feelings: readonly AuthoredText[] = [
  {
    id: 'b1-letter-about-silence',
    title: 'Not quite sorry',
    level: 'B1',
    topic: 'feelings',
    kind: 'text',
    genre: 'letter',
    text: `Dear Tomás,

You haven’t spoken to me for three weeks, which in a shared kitchen is quite an achievement, so I’m writing this instead.

I’ve been thinking about your exhibition. You’re right that I should have come. I said I would, and then I stayed at home and told you that I had a headache. I didn’t have one. That was a lie, and I apologise for it. I have no excuse for that part.

But I’m not going to apologise for the other thing. You asked me in front of all your friends what I thought of the photographs. I’d only seen them on your computer, and I said that the ones of the harbour were beautiful and the ones of me asleep on trains were not funny any more. You laughed. Everybody did. Then you hung all six of them on the wall of a café where I have breakfast.

I know it’s art. I know nobody would recognise me with my mouth open. But three people have, including my dentist.

So here’s what I suggest. I’ll come on Saturday, I’ll look at every picture properly, and I’ll buy the big one of the harbour, because I really do like it. And you’ll take down the trains. Not because they’re bad. They’re good, and that’s the trouble. Take them down because I asked you to, and you should have asked me first.

If you agree, put your cup next to mine on the shelf. If you don’t, we need to talk, and I’ll make the coffee.

Sanne`,
    questions: [
      choose(
        'What does Sanne apologise for?',
        'Not telling the truth',
        [
          ['Not liking the photos', 'She says that she won’t apologise for her opinion.'],
          ['Speaking in front of friends', 'It was Tomás who asked in front of them.'],
          ['Falling asleep on trains', 'That is what the photos show.'],
        ],
        '“That was a lie, and I apologise for it.”',
      ),
      trueOrFalse(
        'Sanne thinks that the photos of her are good photos.',
        true,
        '“They’re good, and that’s the trouble.”',
      ),
      choose(
        'What really annoyed her?',
        'He showed pictures of her without asking.',
        [
          ['He told his friends about her headache.', 'She told him about it, and nobody else is mentioned.'],
          ['He sold a picture to people she knows.', 'Her dentist saw the photos, but bought none.'],
          ['He hung up the harbour next to the trains.', 'It is the trains alone that trouble her.'],
        ],
        '“Take them down because I asked you to, and you should have asked me first.”',
      ),
      choose(
        'What does “that part” in the second paragraph mean?',
        'The lie about the headache',
        [
          ['The evening with his friends', 'This comes in the next paragraph.'],
          ['The three weeks of silence', 'This is what Tomás did.'],
          ['The opinion about the photos', 'She calls it “the other thing”.'],
        ],
        '“That was a lie, and I apologise for it. I have no excuse for that part.”',
      ),
      trueOrFalse('Tomás and Sanne live in different flats.', false, 'They have “a shared kitchen”.'),
      choose(
        'How would you describe the tone of the letter?',
        'Firm, but ready to make peace',
        [
          ['Angry, and ready to move out', 'She never says that she wants to leave.'],
          ['Guilty, and full of regret', 'She regrets only one thing.'],
          ['Cheerful, but rather careless', 'The letter has jokes, but she means it.'],
        ],
        'She will not apologise “for the other thing”, but she offers a deal and says “I’ll make the coffee”.',
      ),
    ],
  },
  {
    id: 'b1-honest-envy',
    title: 'The part of the queen',
    level: 'B1',
    topic: 'feelings',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Chidi: You got it. I’ve just seen the list. You’re the queen!
Maja: I know. I wanted to tell you myself before you saw it.
Chidi: Congratulations. Really.
Maja: You’re smiling with your teeth closed.
Chidi: I’m happy for you. I’m also not happy. Can I be both?
Maja: You can. You wanted that play more than I did.
Chidi: I’ve known every line of it since I was twelve. And they gave me the gardener. He says four words.
Maja: Which ones?
Chidi: “The roses, Your Majesty.”
Maja: Well, say them beautifully.
Chidi: Please don’t be kind. Not today. Tomorrow I’ll be able to take it.
Maja: Fine. Then I’ll be honest. You read too fast at the audition. I couldn’t follow you, and I know the play.
Chidi: Ouch. Was it that bad?
Maja: You were nervous. And I need somebody who knows every line, because I’m terrible at learning them.
Chidi: You want me to practise with you? Your part?
Maja: My part, yes. Three evenings a week.
Chidi: That’s either very mean or very clever.
Maja: I can’t do it without you. And if I break a leg, you’re the queen.
Chidi: I’d be the king.
Maja: The play needs a queen.
Chidi: Then be careful on the stairs. Honestly.`,
    questions: [
      choose(
        'How does Chidi feel about Maja’s success?',
        'Pleased and disappointed',
        [
          ['Pleased and very proud', 'He says that he is also not happy.'],
          ['Surprised and confused', 'He knows well what he feels.'],
          ['Angry and rather bitter', 'He says “I’m happy for you”, and he can still joke.'],
        ],
        '“I’m happy for you. I’m also not happy. Can I be both?”',
      ),
      choose(
        'What does Maja mean by “You’re smiling with your teeth closed”?',
        'His smile does not look real.',
        [
          ['His smile makes her nervous.', 'It was Chidi who was nervous, at the audition.'],
          ['He smiles in the way a king does.', 'The king comes later, as a joke.'],
          ['He is too shy to smile at her.', 'They are close friends.'],
        ],
        'He has said “Congratulations. Really.”, but he also says “I’m also not happy”.',
      ),
      trueOrFalse(
        'Chidi is grateful when Maja tries to comfort him.',
        false,
        'He says: “Please don’t be kind. Not today.”',
      ),
      choose(
        'According to Maja, what did Chidi do wrong at the audition?',
        'He spoke too quickly.',
        [
          ['He forgot his lines.', 'He knows every line.'],
          ['He spoke too quietly.', 'She couldn’t follow him, but for another reason.'],
          ['He chose the wrong part.', 'He wanted the part that she has now.'],
        ],
        '“You read too fast at the audition.”',
      ),
      trueOrFalse(
        'Maja asks Chidi for help because she finds it hard to learn her lines.',
        true,
        '“I need somebody who knows every line, because I’m terrible at learning them.”',
      ),
    ],
  },
];
