import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const clothes: readonly AuthoredText[] = [
  {
    id: 'b1-borrowed-suit',
    title: 'Something to wear',
    level: 'B1',
    topic: 'clothes',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Dev: So, what do you think?
Rosie: Turn round. Hm. It’s a lovely suit, Dev. Whose is it?
Dev: My brother’s. How did you know that it isn’t mine?
Rosie: Well, I can’t see your hands.
Dev: The interview’s at ten tomorrow. I haven’t got time to buy one.
Rosie: What kind of job is it again?
Dev: It’s at the zoo. Helping with the penguins.
Rosie: The penguins! And you’re going to wear a grey suit?
Dev: My dad says you should always wear a suit to an interview.
Rosie: Your dad works in a bank. Listen, they’ll probably show you round. Do you want to carry a box of fish in your brother’s trousers?
Dev: I hadn’t thought of that. But I don’t want them to think that I don’t care.
Rosie: You can look smart without a suit. What about the blue shirt that you wore to my party? With clean jeans and, er, proper shoes.
Dev: I’ve got those brown walking boots.
Rosie: Perfect. Boots say, “I can start today.”
Dev: All right. Then I’ll hang this up again before my brother notices.
Rosie: Notices? He doesn’t know?
Dev: He’s asleep next door. So could you speak a bit more quietly?`,
    questions: [
      choose(
        'What are Dev and his friend talking about?',
        'What to wear to an interview',
        [
          ['Where to buy a better suit', 'Dev says that he hasn’t got time to buy one.'],
          ['How to become a bank clerk', 'Only Dev’s father works in a bank.'],
          ['Who to ask for some clothes', 'Dev has found some clothes already.'],
        ],
        'Dev says “The interview’s at ten tomorrow” and asks what his friend thinks of the suit.',
      ),
      choose(
        '“I can’t see your hands.” What does the friend want to say?',
        'The suit is too big.',
        [
          ['The room is too dark.', 'The friend can see the suit and its colour.'],
          ['The picture is not clear.', 'Perhaps they talk by video, but the words are about the suit.'],
          ['The pockets are too deep.', 'Hands can be in pockets, but this is the answer to another question.'],
        ],
        'It is the answer to Dev’s question: “How did you know that it isn’t mine?”',
      ),
      choose(
        'What does “smart” mean in this conversation?',
        'Well dressed',
        [
          ['Quick to learn', '“Smart” can mean this, but here it is about clothes.'],
          ['Strong and fit', 'The job may need this, but it is not what “smart” means.'],
          ['Easy to talk to', 'This helps in an interview, but “look smart” is about clothes.'],
        ],
        'The friend says “You can look smart without a suit” and speaks of a shirt, “clean jeans and, er, proper shoes”.',
      ),
      write(
        'Which animals is the job with?',
        ['penguins', 'the penguins', 'penguin', 'with penguins', 'with the penguins'],
        'Dev says: “It’s at the zoo. Helping with the penguins.”',
      ),
      trueOrFalse(
        'Dev’s friend thinks that brown boots are right for the job.',
        true,
        'The friend says: “Perfect. Boots say, ‘I can start today.’”',
      ),
      choose(
        'Why does Dev ask his friend to speak more quietly?',
        'He did not ask before he took the suit.',
        [
          ['He needs a good sleep before tomorrow.', 'It is his brother who is asleep.'],
          [
            'He does not want his dad to hear them.',
            'His dad said that a suit is right. He has nothing to hide from him.',
          ],
          ['He is afraid that he won’t get the job.', 'Perhaps he is, but that is not why they have to be quiet.'],
        ],
        'His brother is “asleep next door”, and Dev wants to hang up the suit “before my brother notices”.',
      ),
    ],
  },
  {
    id: 'b1-jeans',
    title: 'The pockets that would not tear',
    level: 'B1',
    topic: 'clothes',
    kind: 'text',
    genre: 'history',
    source: 'Encyclopaedia Britannica, “Levi Strauss”; United States Patent 139,121',
    text: `Every morning, millions of people put on a piece of clothing that began as a complaint.

Around 1870, a tailor called Jacob Davis was working in Reno, Nevada. Davis had come to America from Riga, in what is now Latvia, and he made tents, covers for horses and strong clothes for working men. One day a woman asked him for a pair of trousers for her husband. He was a big man who did heavy work, and his pockets were always tearing.

On his table Davis had some rivets, the small round pieces of metal that he used for the horse covers. He put a few of them at the corners of the pockets, where cloth usually tears first, and thought no more about it. But the husband’s friends saw the trousers. Within months, half the workers in town seemed to want a pair.

Davis could see that somebody would soon steal the idea. To own it, he needed a patent, but that cost money, and he did not have enough. So he wrote to the man in San Francisco from whom he bought his cloth, an immigrant from Germany, and offered to share the patent if the man paid for it. The man said yes, and on 20 May 1873 they got it.

The businessman’s name was Levi Strauss. You have probably heard of him. Davis moved to San Francisco and looked after the making of the trousers for many years. His idea is still on your pockets, but it is his partner’s name that is on the label.`,
    questions: [
      choose(
        'What was the woman’s problem?',
        'Her husband’s clothes did not last.',
        [
          ['Her husband’s clothes did not fit.', 'He was a big man, but the size was not the trouble.'],
          ['Her husband could not find any work.', 'He did heavy work.'],
          ['Her husband could not sew his pockets.', 'Nothing says that he tried to.'],
        ],
        '“his pockets were always tearing”',
      ),
      trueOrFalse(
        'Davis knew at once that he had made something important.',
        false,
        'He put the rivets in “and thought no more about it”.',
      ),
      choose(
        'Why did Davis need Levi Strauss?',
        'He could not afford the patent.',
        [
          ['He could not get enough cloth.', 'He already bought his cloth from him.'],
          ['He could not find any customers.', 'Half the workers in town wanted a pair.'],
          ['He could not speak good English.', 'Both men were immigrants, but this is not mentioned.'],
        ],
        '“that cost money, and he did not have enough”',
      ),
      write('What were the rivets made of?', ['metal', 'of metal'], 'They were “small round pieces of metal”.'),
      trueOrFalse(
        'Before the patent, Strauss was already selling something to Davis.',
        true,
        'Davis wrote to the man “from whom he bought his cloth”.',
      ),
      choose(
        'What does the writer want to say with the last sentence?',
        'The inventor is less famous than his partner.',
        [
          ['The partner took the idea without paying for it.', 'They shared the patent, and Strauss paid for it.'],
          ['The trousers have changed completely since then.', 'The rivets are still there.'],
          ['The inventor would prefer the trousers of today.', 'Nothing is said about what he would think.'],
        ],
        '“it is his partner’s name that is on the label”',
      ),
    ],
  },
];
