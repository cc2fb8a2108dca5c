import { type AuthoredText, choose, trueOrFalse } from '../text';

export const animals: readonly AuthoredText[] = [
  {
    id: 'b2-clever-hans',
    title: 'The horse that could count',
    level: 'B2',
    topic: 'animals',
    kind: 'text',
    genre: 'science',
    source: 'Oskar Pfungst, “Clever Hans (The Horse of Mr. von Osten)”, 1911',
    text: `At the beginning of the last century, the most celebrated intellect in Berlin belonged to a horse. His name was Hans, and his owner, a retired teacher called Wilhelm von Osten, had devoted years to his education. In a courtyard in the north of the city, Hans would add, divide, tell the time and spell out names, all by tapping with his hoof. Asked for the sum of two fifths and a half, he would tap nine times and, after a pause, ten. What made it so impressive was that von Osten took no money, and that the horse answered just as readily when his owner was absent and complete strangers asked the questions.

In 1904 a commission looked into the matter. Among its members were a psychologist, the director of the zoo and a circus manager, who might have been expected to know a trick when he saw one. They found none. As far as they could tell, nobody was giving Hans any intentional signals. With this the newspapers were satisfied.

Oskar Pfungst, a student of the psychologist, was not. He asked himself what it was that Hans actually knew, and hit upon a simple way to find out. Numbers were written on cards. Sometimes the questioner could see what was on the card that was shown to the horse, sometimes he could not. The result was devastating. When the questioner knew the answer, Hans was nearly always right. When he didn’t, Hans was nearly always wrong. He went on tapping, cheerfully, far beyond the number, as if waiting for something. And when large blinkers kept him from seeing the questioner, his mathematics deserted him as well.

So Pfungst stopped watching the horse and began to watch the people. Once a question had been asked, he noticed, they bent forward slightly, in order to look at the hoof. When the right number had been reached, the tension left them, and their heads moved up a little, often by no more than a millimetre. That was the signal. Hans could not count; but he could read, in the face and neck of a total stranger, the moment at which that person had got what he or she was hoping for.

Most remarkable of all, nobody could help it. Pfungst himself, who by then knew precisely what was going on, tried to suppress the movement and found it hard. In the laboratory he then played the part of the horse. People were asked to think of a number while he tapped; by watching them he could tell when to stop, and all but two of the twenty-five had no idea how he did it.

Von Osten was deeply hurt, and never forgave the scientists – or, it seems, the horse. But those who laugh at him have missed the point. In any study where one person hopes for a certain answer and another is able to see that person’s face, there may be a little of Hans. It is one of the reasons why, when a new drug is tested, not even the doctors who hand it out are told who is getting the real one.

One might add that the horse had been underestimated. For years everyone had been testing whether he was as clever as a schoolboy. It had not occurred to them that he was doing something at which no schoolboy could compete.`,
    questions: [
      choose(
        'Why did people find Hans so convincing?',
        'He could answer people whom he did not know.',
        [
          ['He could answer only when his owner was there.', 'It is the opposite that impressed them.'],
          ['He had been trained by someone from the circus.', 'A circus manager was on the commission.'],
          ['He had cost his owner a great deal of money.', 'Von Osten took no money; costs aren’t mentioned.'],
        ],
        '“the horse answered just as readily when his owner was absent and complete strangers asked the questions”',
      ),
      choose(
        'What did the test with the cards show?',
        'Hans needed somebody who knew the answer.',
        [
          ['Hans needed somebody who spoke very clearly.', 'The test was about what people knew.'],
          ['Hans was not able to recognise written numbers from afar.', 'The distance was not tested.'],
          ['Hans was only able to count up to small numbers.', 'He tapped far beyond the number.'],
        ],
        '“When the questioner knew the answer, Hans was nearly always right. When he didn’t, Hans was nearly always wrong.”',
      ),
      trueOrFalse(
        'The questioners did not know that they were giving signals.',
        true,
        'Hans got no “intentional signals”, and “nobody could help it”.',
      ),
      choose(
        'Why did Pfungst play the part of the horse?',
        'To find out if a human being could read the signals',
        [
          ['To find out if a human being could count as fast as Hans', 'Counting was not what mattered.'],
          ['To make fun of those who had believed in the horse', 'The text criticises people who laugh.'],
          ['To teach the questioners how to hide their movements', 'He had only tried this on himself.'],
        ],
        '“by watching them he could tell when to stop”',
      ),
      trueOrFalse('The commission of 1904 discovered how Hans did it.', false, '“They found none”: they saw no trick.'),
      choose(
        'What does the writer suggest in the last paragraph?',
        'Hans had an ability that nobody had thought of.',
        [
          ['Hans had in fact been able to do mathematics.', '“Hans could not count”.'],
          ['Hans should have been compared with other horses.', 'The writer compares him with people.'],
          ['Hans had learned less than an ordinary schoolboy.', 'The writer thinks that he was better at something.'],
        ],
        '“he was doing something at which no schoolboy could compete”',
      ),
    ],
  },
  {
    id: 'b2-fox-called-henry',
    title: 'Don’t give him a name',
    level: 'B2',
    topic: 'animals',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Kirsten: You’ve called him Henry, haven’t you?
Teo: How do you know?
Kirsten: It says “Henry” on the feeding plan. Under “Fox, male, road accident”.
Teo: He looks like a Henry. My uncle’s got the same eyebrows.
Kirsten: We don’t give them names. It’s not a silly rule. He’s going back out on Thursday.
Teo: That’s what I wanted to ask about. He came up to me this morning. He took the egg from my hand.
Kirsten: And you were pleased.
Teo: Of course I was pleased! He trusts me. For two weeks he hid behind the box.
Kirsten: I was afraid of that. I mean that I’d been hoping he’d go on hiding.
Teo: That’s a sad thing to hope for.
Kirsten: Is it? He was doing his job. A fox that’s afraid of people lives four or five years with a bit of luck. A fox that takes eggs from them walks up to the next person. And that might be a farmer with thirty hens.
Teo: So by being kind to him I’ve put him in danger.
Kirsten: I’m not blaming you. I did the same with an otter when I started. She was called Margaret.
Teo: What happened to Margaret?
Kirsten: She’s in a zoo. She’s fat, she’s famous, and she swims in a circle.
Teo: Can we put it right? There’s still time till Thursday.
Kirsten: We’ll keep him ten days more. Nobody speaks to him. You put the food in at night, through the hatch, and you go away. If he comes to the fence, you bang a pan.
Teo: I’m to frighten him?
Kirsten: As badly as you can.
Teo: I don’t know if I’ve got that in me.
Kirsten: You stayed up three nights with him when he couldn’t stand. This is the same thing. It only feels different.
Teo: And the name?
Kirsten: Cross it out. And Teo, a pencil won’t do. Use the black one.`,
    questions: [
      choose(
        'Why is Kirsten against names?',
        'They make it harder to treat an animal as wild.',
        [
          ['They make it harder to find an animal later on.', 'Nobody wants to find him later.'],
          ['They sound ridiculous on an official feeding plan.', '“It’s not a silly rule.”'],
          ['They confuse the animals when they are in a zoo.', 'The zoo comes up in another connection.'],
        ],
        '“We don’t give them names. It’s not a silly rule. He’s going back out on Thursday.”',
      ),
      choose(
        'What does Kirsten mean by “He was doing his job”?',
        'The fox’s fear was what kept him safe.',
        [
          ['The fox was catching his own food again.', 'He was being fed.'],
          ['Teo had followed the rules of the centre.', '“He” is the fox.'],
          ['The farmer had a right to protect his hens.', 'The farmer is mentioned afterwards.'],
        ],
        '“A fox that’s afraid of people lives four or five years with a bit of luck.”',
      ),
      choose(
        'Why does she tell Teo about Margaret?',
        'To warn him of what too much kindness can do',
        [
          [
            'To show him that zoos are good for some animals',
            'Her tone is not approving: the otter swims in a circle.',
          ],
          ['To prove that she has more experience than he has', 'She admits a mistake of her own.'],
          ['To make him laugh after a disappointing morning', 'The story has a serious point.'],
        ],
        '“I did the same with an otter when I started.”',
      ),
      trueOrFalse('The fox will be set free on Thursday, as planned.', false, '“We’ll keep him ten days more.”'),
      choose(
        'What does “This is the same thing” refer to?',
        'Frightening him is a way of caring for him, too.',
        [
          ['Frightening him will be as tiring as those nights.', 'She is not speaking about tiredness.'],
          ['The fox will again be unable to stand after this.', 'He has recovered.'],
          ['The fox will again have to be fed during the night.', 'He will be, but that is not the comparison.'],
        ],
        '“You stayed up three nights with him when he couldn’t stand. This is the same thing. It only feels different.”',
      ),
      trueOrFalse(
        'Teo finds it difficult to do what Kirsten asks of him.',
        true,
        '“I don’t know if I’ve got that in me.”',
      ),
    ],
  },
];
