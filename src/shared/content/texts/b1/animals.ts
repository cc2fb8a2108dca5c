import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const animals: readonly AuthoredText[] = [
  {
    id: 'b1-cat-with-four-names',
    title: 'A notice about the orange cat',
    level: 'B1',
    topic: 'animals',
    kind: 'text',
    genre: 'letter',
    text: `To everyone in Harbour Street

Many of you know the large orange cat who sits on the wall outside number 12. Until last week, we at number 8 believed that he was ours.

On Sunday our daughter saw a poster near the park: “Missing since Friday: Biscuit, orange, one white foot, loves chicken.” The photo showed our Oscar. He was asleep on our sofa at that moment, so we were rather surprised. We phoned the number. While the family from number 21 were in our kitchen, Mr Okafor from number 15 came by to ask if anyone had seen Simba.

After some careful questions we can now report the following. He has breakfast at number 8, a second breakfast at number 15 and lunch wherever there is fish. He has been taken to the vet for the same injection three times this year. Somebody at number 30 calls him Princess.

He isn’t lost, and he isn’t hungry. The vet has looked at him again, shaken her head and written a list of what he may still eat.

The list is now on the door of number 12. Please write down what you give him, and when. There will be a meeting about his name at our house on Friday at 7 p.m. There’ll be cake, but for people only.

Amina and Jo Lindqvist`,
    questions: [
      choose(
        'What is the main purpose of the notice?',
        'To control what a cat is given to eat',
        [
          ['To find out who has lost a cat', 'That was the purpose of the poster near the park.'],
          ['To find a new home for a cat', 'The cat has several homes already.'],
          ['To stop a cat from sitting on a wall', 'He sits on a wall, but nobody minds that.'],
        ],
        'The writers ask: “Please write down what you give him, and when.”',
      ),
      choose(
        'Why were Amina and Jo surprised by the poster?',
        'The missing animal was in their house.',
        [
          ['Their cat had run away on the same day.', 'Their cat was asleep on the sofa.'],
          ['The photo showed somebody else’s cat.', 'The photo showed the cat that they called Oscar.'],
          ['Their daughter had put it up herself.', 'Their daughter saw it. The family from number 21 had made it.'],
        ],
        'The photo showed their Oscar, and “He was asleep on our sofa at that moment”.',
      ),
      choose(
        'Mr Okafor “came by”. What did he do?',
        'He paid a short visit.',
        [
          ['He walked straight past.', '“By” can mean “past”, but he asked a question.'],
          ['He phoned the house.', 'Amina and Jo were the ones who phoned.'],
          ['He left a short note.', 'He asked a question, but he did not write it.'],
        ],
        'He was at the house, because he “came by to ask if anyone had seen Simba”.',
      ),
      write(
        'What do the people at number 21 call the cat?',
        ['Biscuit'],
        'The poster says “Missing since Friday: Biscuit”, and when Amina and Jo phoned the number, “the family from number 21” came.',
      ),
      choose(
        'What does the vet probably think about the cat?',
        'He is too heavy.',
        [
          ['He is too thin.', 'He isn’t hungry: he eats in several houses.'],
          ['He is very old.', 'Old cats may need special food, but his problem is how much he eats.'],
          ['He is often lost.', 'A family thought so, but he was only at another house.'],
        ],
        'She has “shaken her head and written a list of what he may still eat”.',
      ),
      trueOrFalse(
        'The neighbours have already agreed on one name for the cat.',
        false,
        'The notice says: “There will be a meeting about his name at our house on Friday”.',
      ),
    ],
  },
  {
    id: 'b1-wrong-dog',
    title: 'Not that one',
    level: 'B1',
    topic: 'animals',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ana: Hi, we spoke on the phone. I’d like to see Bruno, the small white one.
Derek: Of course. May I ask you a few questions first? Do you live in a flat?
Ana: On the fourth floor, yes. That’s why I want a small dog.
Derek: And how many hours are you out of the house?
Ana: Nine, on most days. But he can have the whole sofa.
Derek: I’ll be honest with you. Bruno’s small, but he’s got the engine of a truck. He needs three hours outside a day.
Ana: That little thing?
Derek: The last people thought so too. He ate the sofa.
Ana: Oh. But in the photo he’s asleep.
Derek: It took us forty minutes to get that photo.
Ana: So you’re telling me to go home.
Derek: No, I’d like you to meet Duchess. She’s over here.
Ana: She’s huge! She’d fill my whole living room.
Derek: She would. And she’d sleep in it from eight till six. She’s nine years old and likes lifts.
Ana: She does look calm. Is she ill?
Derek: Not at all. She’s just finished with running. Nobody asks for her, because of her size.
Ana: I don’t know. It’s not what I imagined.
Derek: Then don’t decide today. Take her for a walk. She’ll tell you when she’s had enough. It’ll be about ten minutes.`,
    questions: [
      choose(
        'Why does Ana want a small dog?',
        'Her home is a flat.',
        [
          ['Her sofa is small.', 'She says that he can have the whole sofa.'],
          ['She likes white dogs.', 'Bruno is white, but that is not the reason she gives.'],
          ['She is afraid of big dogs.', 'She is surprised by the size, but not afraid.'],
        ],
        '“On the fourth floor, yes. That’s why I want a small dog.”',
      ),
      choose(
        'What does Derek mean by “the engine of a truck”?',
        'Bruno has a lot of energy.',
        [
          ['Bruno makes a lot of noise.', 'Trucks are loud, but Derek is speaking about exercise.'],
          ['Bruno eats much more than others.', 'He ate a sofa, but not because he was hungry.'],
          ['Bruno is heavier than he looks.', 'Derek speaks of small, not of weight.'],
        ],
        '“He needs three hours outside a day.”',
      ),
      trueOrFalse(
        'Bruno has already lived with other people.',
        true,
        '“The last people thought so too. He ate the sofa.”',
      ),
      choose(
        'Why does Derek think that Duchess would suit Ana?',
        'She does not mind resting all day.',
        [
          ['She has lived in a flat for years.', 'She likes lifts, but we don’t know where she has lived.'],
          ['She is smaller than she looks.', 'Derek agrees that she would fill the room.'],
          ['She needs somebody to nurse her.', 'She is not ill.'],
        ],
        '“And she’d sleep in it from eight till six.”',
      ),
      trueOrFalse(
        'By the end, Ana has decided to take Duchess home.',
        false,
        'She says “I don’t know”, and Derek tells her: “Then don’t decide today.”',
      ),
    ],
  },
];
