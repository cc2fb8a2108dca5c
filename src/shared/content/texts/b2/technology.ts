import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'b2-sound-of-a-car',
    title: 'The woman who gives cars a voice',
    level: 'B2',
    topic: 'technology',
    kind: 'text',
    genre: 'interview',
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
    id: 'b2-polite-house',
    title: 'The house that knows best',
    level: 'B2',
    topic: 'technology',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Clara: Good evening, customer service, this is Clara. How can I help?
Rafael: I’d like to turn on my heating.
Clara: Have you tried saying, “House, make it warmer”?
Rafael: I have. It said, “Are you sure, Rafael? You were comfortable with eighteen degrees last winter.”
Clara: That’s the learning mode. It remembers what you like.
Rafael: Last winter I was in Brazil. Nobody was here. It learned what an empty flat likes.
Clara: Ah. I see. Then you could tell it that you’re unhappy with its suggestion.
Rafael: I did. It thanked me for my feedback.
Clara: And the temperature?
Rafael: Seventeen and a half. It’s the polite sort of cold.
Clara: I’m sorry about that. May I suggest the expert menu? You’ll find it under “Trust”.
Rafael: Under “Trust”. Who thought of that?
Clara: I couldn’t say. Scroll down, past the sunrise, and there should be a switch called “I decide”.
Rafael: I’ve got it. It’s grey. It says that the function will be available to me after thirty days of successful cooperation.
Clara: Oh dear. That’s new. They must have changed it with the last update.
Rafael: Clara, may I ask you something? What have you got at home?
Clara: I’m not really supposed to …
Rafael: I won’t tell anyone.
Clara: A knob. On the radiator. You turn it to the left.
Rafael: I’d give a great deal for a knob.
Clara: Well, between you and me, there is one. Behind the white panel beside the front door. The technicians need it.
Rafael: I’ve lived here for two years, and there’s been a knob the whole time?
Clara: It isn’t in the manual. If the house asks, you were looking for the fuse box.
Rafael: It’s open. I’m turning it. I can hear water in the pipes.
Clara: Wonderful. Is there anything else I can do for you?
Rafael: Yes. It’s just asked me who I’m talking to.`,
    questions: [
      choose(
        'Why does the system keep the flat so cold?',
        'It has drawn a wrong conclusion from last winter.',
        [
          ['It has been told by Rafael that he likes the cold.', 'He asked it to make it warmer.'],
          ['It has been damaged in the course of the update.', 'The update changed a menu, not the heating.'],
          ['It has been programmed to save as much as it can.', 'Saving is not mentioned.'],
        ],
        '“Last winter I was in Brazil. Nobody was here. It learned what an empty flat likes.”',
      ),
      choose(
        'What is ironic about the switch called “I decide”?',
        'The user is not free to use it.',
        [
          ['The user has never needed to use it.', 'He needs it now.'],
          ['It can be used only by the technicians.', 'That is true of what is behind the panel.'],
          ['It can be found at the top of the menu.', 'He has to scroll down.'],
        ],
        '“the function will be available to me after thirty days of successful cooperation”',
      ),
      choose(
        'What does Rafael mean by “the polite sort of cold”?',
        'He is spoken to nicely, but nothing is done.',
        [
          ['He finds the temperature almost acceptable.', 'He wants it to be warmer.'],
          ['He is too polite to complain about the cold.', 'He has complained, to the house and to Clara.'],
          ['He thinks that Clara is not friendly enough.', 'He is speaking about the house.'],
        ],
        '“It thanked me for my feedback”, but the flat is still at “Seventeen and a half”.',
      ),
      trueOrFalse(
        'Clara does not use the system in her own home.',
        true,
        '“A knob. On the radiator. You turn it to the left.”',
      ),
      trueOrFalse('The manual explains how to turn on the heating by hand.', false, '“It isn’t in the manual.”'),
      choose(
        'What does Clara seem to think of the product?',
        'She quietly shares the customer’s doubts about it.',
        [
          ['She is convinced that it works better than a knob.', 'She has a knob herself.'],
          ['She knows too little about it to have an opinion.', 'She knows even what is not in the manual.'],
          ['She is proud of it, but not of the last update.', 'She is surprised by the update, but shows no pride.'],
        ],
        'She helps him behind the system’s back: “between you and me, there is one.”',
      ),
    ],
  },
];
