import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'a1-grandma-phone',
    title: 'The phone doesn’t work',
    level: 'A1',
    topic: 'technology',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Mateo, can you help me? My phone doesn’t work.
B: Of course, Grandma. What’s the problem?
A: I can hear you, but I can’t see you. Everything is black.
B: Have you got your hand on the screen?
A: No, I haven’t.
B: Is it dark in your room?
A: No, it’s sunny here. I’m in the garden.
B: Hmm. Where is your phone now?
A: In my bag, of course!
B: Grandma! Take it out of the bag.
A: Oh! Now I can see you! You’re laughing.
B: Yes, and I can see a beautiful garden.`,
    questions: [
      choose(
        'What is Grandma’s problem?',
        'She can’t see Mateo.',
        [
          ['She can’t hear Mateo.', 'She says: “I can hear you”.'],
          ['She can’t find her bag.', 'She knows where her bag is: her phone is in it.'],
          ['She can’t see her garden.', 'She is in the garden, and it is sunny.'],
        ],
        'She says: “I can hear you, but I can’t see you.”',
      ),
      write(
        'Where is Grandma?',
        ['in the garden', 'the garden', 'garden', 'in her garden', 'her garden', 'outside'],
        'She says: “I’m in the garden.”',
      ),
      trueOrFalse('It is dark where Grandma is.', false, 'She says: “No, it’s sunny here.”'),
      choose(
        'Why is everything black?',
        'The phone is in a bag.',
        [
          ['The phone is very old.', 'They do not talk about an old phone.'],
          ['Her hand is on it.', 'Mateo asks this, but she says: “No, I haven’t.”'],
          ['There is no light there.', 'It is sunny in the garden.'],
        ],
        'Mateo asks “Where is your phone now?” and she says “In my bag”.',
      ),
      trueOrFalse('In the end, Mateo is angry with Grandma.', false, 'Grandma says: “You’re laughing.”'),
      trueOrFalse('Mateo can see the garden in the end.', true, 'He says: “I can see a beautiful garden.”'),
    ],
  },
  {
    id: 'a1-running-clock',
    title: 'Five stars for a terrible clock',
    level: 'A1',
    topic: 'technology',
    kind: 'text',
    genre: 'review',
    text: `Mornings are difficult for me. My phone makes a noise at half past six. I turn it off and sleep again. So now I have got a clock with wheels.

It is small, round and orange. At half past six it makes a terrible noise. Then it jumps from the table and drives away! I can’t turn it off from my bed. So I get up and look for it. On Monday it was under the wardrobe. Today it is behind the fridge, and I can’t get it out. It is very loud there, and my neighbours aren’t happy.

But I am never late for work now. I don’t like the clock, but I give it five stars.

Ms Wambui Otieno, Nairobi`,
    questions: [
      choose(
        'Why is the phone not good for Wambui in the morning?',
        'She can stop it and go back to sleep.',
        [
          ['She can’t hear it in her bedroom.', 'She hears it, and then she turns it off.'],
          ['She can’t find it when she gets up.', 'She looks for the clock, not for the phone.'],
          ['She can turn it on only after six.', 'It makes a noise at half past six, and she turns it off.'],
        ],
        'She says of the phone: “I turn it off and sleep again.”',
      ),
      trueOrFalse('Wambui can stop the new clock when she is in bed.', false, '“I can’t turn it off from my bed.”'),
      write(
        'Where was the clock on Monday?',
        ['under the wardrobe', 'under her wardrobe', 'under a wardrobe', 'under wardrobe', 'below the wardrobe'],
        '“On Monday it was under the wardrobe.”',
      ),
      choose(
        'What does “it” in “I can’t get it out” mean?',
        'the clock',
        [
          ['the fridge', 'The clock is behind the fridge.'],
          ['the noise', 'There is a noise, but you can’t get it out with your hands.'],
          ['the table', 'The clock jumps from the table.'],
        ],
        'She says of the clock: “Today it is behind the fridge, and I can’t get it out.”',
      ),
      choose(
        'Why does Wambui give five stars?',
        'It gets her out of bed.',
        [
          ['It is like a friend to her.', 'She says: “I don’t like the clock”.'],
          ['It makes a nice noise.', 'It makes “a terrible noise”.'],
          ['It is good to look at.', 'She says what it looks like, but she gives the stars for something else.'],
        ],
        '“But I am never late for work now. I don’t like the clock, but I give it five stars.”',
      ),
      choose(
        'Why does Wambui write this?',
        'to tell people what the clock is like',
        [
          ['to say sorry for the noise at home', 'Her neighbours aren’t happy, but she does not say sorry.'],
          ['to ask for help with the fridge', 'The clock is behind the fridge, but she asks for nothing.'],
          ['to sell her clock to somebody else', 'She does not like it, but she does not say that she sells it.'],
        ],
        'She says what it does (“it jumps from the table and drives away”), and then she says: “I give it five stars.”',
      ),
    ],
  },
];
