import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'a2-green-jumper',
    title: 'The green jumper',
    level: 'A2',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good morning. I’d like to bring this green jumper back, please.
B: Of course, Mrs Ortiz. What’s wrong with it? Is it too small?
A: No, it fits very well. It was a birthday present from my aunt.
B: Don’t you like the colour?
A: I love it. The problem is that I’ve got three of them now! My aunt, my brother and my best friend all had the same idea.
B: That’s funny! They know you well. Have you got the receipt?
A: Only for one of them. Here you are.
B: Thank you. That was forty-five pounds. Would you like the money back, or something different?
A: What about those trousers in the window?
B: They’re fifty-two pounds. So you’d only pay seven.
A: Great, I’ll try them on. And what can I do with the second one?
B: Keep it! Then you can wear one when the other is in the washing machine.
A: And nobody will notice!`,
    questions: [
      choose(
        'Why does Mrs Ortiz bring the jumper back?',
        'She has too many of them.',
        [
          ['She doesn’t like the colour.', 'Of the colour she says: “I love it.”'],
          ['She needs a bigger size.', 'She says: “it fits very well”.'],
          ['She wants some money now.', 'She takes trousers, not the money.'],
        ],
        '“The problem is that I’ve got three of them now!”',
      ),
      write(
        'Mrs Ortiz got jumpers from her aunt, her best friend and who else?',
        ['the brother', 'brother', 'her brother', 'my brother', 'Mrs Ortiz’s brother'],
        '“My aunt, my brother and my best friend all had the same idea.”',
      ),
      trueOrFalse('Mrs Ortiz has got three receipts.', false, 'She says: “Only for one of them.”'),
      choose(
        'How much does Mrs Ortiz have to pay for the trousers today?',
        'seven pounds',
        [
          ['fifty-two pounds', 'This is the full price of the trousers.'],
          ['forty-five pounds', 'This is the price of the jumper.'],
          ['nothing at all', 'The trousers are a little more expensive than the jumper.'],
        ],
        '“They’re fifty-two pounds. So you’d only pay seven.”',
      ),
      trueOrFalse(
        'Mrs Ortiz will have two green jumpers after today.',
        true,
        'There were “three of them”, and one goes back. Of “the second one” the shop assistant says: “Keep it!”',
      ),
    ],
  },
  {
    id: 'a2-chocolate-saturdays',
    title: 'When do people buy chocolate?',
    level: 'A2',
    topic: 'shopping',
    kind: 'text',
    genre: 'figures',
    text: `My aunt and uncle have a little shop next to a football ground in Leeds. My question for a maths project was: when do people buy the most chocolate? I thought, “When our team wins, because then everybody is happy.”

So I stood in the shop on four Saturdays in March and counted. Here are my numbers.

Week 1: our team won 3–0 – 42 bars
Week 2: the match ended 1–1 – 55 bars
Week 3: no match – 40 bars
Week 4: our team lost 0–2 – 96 bars

I was wrong! After the big win we sold only two bars more than in a week without football. But after the bad match we sold nearly a hundred.

“Of course,” said Aunt Ruth. “Sad people need something sweet.” I wrote this at the end of my project and was very pleased.

Then Uncle Marek read it. “In Week 4 it was raining hard,” he said. “Half the fans stood in our shop because they didn’t want to get wet. They weren’t sad. They were bored!”

So now I don’t know. I’m going to count again in April. I need a sunny Saturday when our team loses.`,
    questions: [
      choose(
        'What was the writer’s idea before the project?',
        'Happy fans buy more chocolate.',
        [
          ['Sad fans buy more chocolate.', 'This is what Aunt Ruth said when she saw the numbers.'],
          ['Bored fans buy more chocolate.', 'This is Uncle Marek’s idea at the end.'],
          ['Hungry fans buy more chocolate.', 'Nobody in the text says this.'],
        ],
        '“When our team wins, because then everybody is happy.”',
      ),
      write(
        'How many bars did people buy when there was no match?',
        ['40', 'forty', '40 bars', 'forty bars', '40 chocolate bars', 'forty chocolate bars', '40 bars of chocolate'],
        '“Week 3: no match – 40 bars”',
      ),
      trueOrFalse(
        'The shop sold the most chocolate on the day of the big win.',
        false,
        'It sold the most in Week 4: “our team lost 0–2 – 96 bars”.',
      ),
      choose(
        '“I wrote this at the end of my project.” What is “this”?',
        'Aunt Ruth’s explanation',
        [
          ['Uncle Marek’s explanation', 'He explained it later, when the project was finished.'],
          ['the question of the project', 'The question came first. “This” comes after the words of the aunt.'],
          ['the numbers of the four weeks', 'The numbers were there before. “This” comes after the words of the aunt.'],
        ],
        'Aunt Ruth said: “Sad people need something sweet.” The next sentence is: “I wrote this”.',
      ),
      choose(
        'What does Uncle Marek think about Week 4?',
        'The rain was more important than the match.',
        [
          ['The number of bars is probably not right.', 'He does not say this. He only explains the number.'],
          ['The match was more important than the rain.', 'He says of the fans: “They weren’t sad.”'],
          ['The writer was too bored to count correctly.', 'He says that the fans were bored, not the writer.'],
        ],
        'He says “it was raining hard” and that the fans “didn’t want to get wet”.',
      ),
      choose(
        'Why does the writer need a sunny day when the team loses?',
        'to find out who is right',
        [
          ['to sell more chocolate', 'The writer wants to understand the numbers, not to earn more.'],
          ['to make the fans happy', 'Fans are not happy when their team loses.'],
          ['to see a match for once', 'The writer wants to count again in the shop.'],
        ],
        'The writer says “now I don’t know”. If people buy a lot again without rain, the aunt is probably right.',
      ),
    ],
  },
];
