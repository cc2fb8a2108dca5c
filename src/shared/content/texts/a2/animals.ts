import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const animals: readonly AuthoredText[] = [
  {
    id: 'a2-owl-in-school',
    title: 'An owl in the gym',
    level: 'A2',
    topic: 'animals',
    kind: 'text',
    genre: 'story',
    text: `On a cold Monday in November, something strange happened at Maple Road School in Halifax, Canada. When the first pupils came into the gym, a small brown owl was sitting on the basketball net. It looked at them with its big yellow eyes.

Nobody knew what to do. “Let’s throw a ball at it,” said one boy, but his friend Anaya said, “No, it’s more frightened than we are.” She turned off the lights and everybody went out quietly. Then the head teacher phoned the animal rescue centre.

A woman came with a box and long gloves. Because it was dark, the owl stayed calm and she caught it easily. One of its wings was a little hurt. “You were right to turn off the lights,” she told Anaya.

Three weeks later the owl was well again. Anaya’s class watched it fly away over the trees. The school’s basketball team has a new name now. Can you guess it?`,
    questions: [
      write(
        'What was the owl sitting on?',
        [
          'the basketball net',
          'a basketball net',
          'basketball net',
          'on the basketball net',
          'the net',
          'on the net',
          'a net',
          'net',
        ],
        '“a small brown owl was sitting on the basketball net”',
      ),
      choose(
        'What was Anaya’s idea?',
        'to make the room dark',
        [
          ['to throw a ball at it', 'One boy said this. Anaya answered “No”.'],
          ['to catch it with gloves', 'The woman from the rescue centre did that.'],
          ['to give the owl a name', 'The team got a new name, not the owl.'],
        ],
        '“She turned off the lights and everybody went out quietly.”',
      ),
      trueOrFalse(
        'The head teacher caught the owl.',
        false,
        'The head teacher only phoned. “A woman came with a box and long gloves”, and “she caught it easily”.',
      ),
      trueOrFalse('The owl had a problem with a wing.', true, '“One of its wings was a little hurt.”'),
      choose(
        'Why did the woman say that Anaya was right?',
        'Owls are calmer in the dark.',
        [
          ['Owls can’t see in the light.', 'The owl looked at the pupils in the light.'],
          ['Owls should sleep in a box.', 'The box was only there to carry the owl.'],
          ['Owls are dangerous for boys.', 'Anaya said that the owl was “more frightened than we are”.'],
        ],
        '“Because it was dark, the owl stayed calm”, and so the woman said: “You were right to turn off the lights”.',
      ),
      choose(
        'What is probably the new name of the team?',
        'the Owls',
        [
          ['the Maples', 'This is from the name of the school, which is not new.'],
          ['the Eagles', 'An eagle is a bird too, but it was not in the gym.'],
          ['the Rescuers', 'A rescue centre helped, but the text asks you to think of the visitor in the gym.'],
        ],
        'The bird in the gym was “a small brown owl”, and after that the team got “a new name”.',
      ),
    ],
  },
];
