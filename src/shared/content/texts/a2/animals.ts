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
  {
    id: 'a2-eleven-robins',
    title: 'Eleven robins',
    level: 'A2',
    topic: 'animals',
    kind: 'dialogue',
    genre: 'conversation',
    source: 'The rule is that of the Big Garden Birdwatch (Royal Society for the Protection of Birds)',
    text: `Nkechi: What are you writing, Stellan?
Stellan: Sh! I’m counting birds for the big garden count. People all over the country are doing it this weekend.
Nkechi: And how many have you got?
Stellan: Three blue ones, two big grey ones and eleven robins.
Nkechi: Eleven robins? In our little garden?
Stellan: Yes! One sat on the wall, then one came to the table, and then …
Nkechi: Were there ever two of them at the same time?
Stellan: No, they came one after the other.
Nkechi: So perhaps it was always the same bird.
Stellan: Oh. I didn’t think of that. What do the rules say?
Nkechi: Let’s see. “Don’t count every visit. Write down the most birds of one kind that you see together.”
Stellan: Then I’ve only got one robin! That’s terrible.
Nkechi: Why? It’s science, not a competition.
Stellan: The boy next door says that he’s got twenty.
Nkechi: Twenty robins?
Stellan: Yes. I think I’ll go and tell him the rule.`,
    questions: [
      choose(
        'What is wrong with Stellan’s list?',
        'One number is too high.',
        [
          ['One bird is missing.', 'Nkechi does not ask about other birds.'],
          ['The names are wrong.', 'Nkechi only asks about the number of robins.'],
          ['One number is too low.', 'Stellan wrote down too many robins, not too few.'],
        ],
        'Stellan wrote “eleven robins”, but Nkechi says: “perhaps it was always the same bird”.',
      ),
      trueOrFalse(
        'Stellan saw two robins together on the wall.',
        false,
        'Stellan says: “they came one after the other”.',
      ),
      choose(
        '“I didn’t think of that.” What is “that”?',
        'One bird can come many times.',
        [
          ['Robins like a little garden.', 'The garden is little, but Nkechi does not say that robins like it.'],
          ['Birds are afraid of noise.', 'Stellan says “Sh!” at first, but this is not what Nkechi means.'],
          ['There is a rule for the count.', 'Stellan asks for the rules only after these words.'],
        ],
        'Nkechi says “perhaps it was always the same bird”, and Stellan answers: “I didn’t think of that.”',
      ),
      write(
        'By the rule, how many robins can Stellan write down?',
        [
          'one',
          '1',
          'only one',
          'one robin',
          '1 robin',
          'only one robin',
          'just one',
          'only 1',
          'just one robin',
          'only 1 robin',
        ],
        'Stellan says: “Then I’ve only got one robin!”',
      ),
      trueOrFalse('Stellan is unhappy with only one robin.', true, '“Then I’ve only got one robin! That’s terrible.”'),
      choose(
        'Why is Stellan going to tell the boy next door the rule?',
        'so that the boy’s number gets smaller',
        [
          ['so that the boy can win the competition', 'Stellan does not want the boy to have more birds.'],
          ['so that the boy’s birds come to Stellan', 'The rule is about counting, not about where birds go.'],
          ['so that the boy can help with the list', 'Stellan does not ask for help with the list.'],
        ],
        'The boy has “twenty”, but by the rule you must write “the most birds of one kind that you see together”.',
      ),
    ],
  },
];
