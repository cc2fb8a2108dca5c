import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'feelings',
  `
emotion | noun | something strong that you have inside you, such as love or anger | He finds it hard to show his emotions.
mood | noun | the way you feel at a certain time | Dad’s in a good mood because his team won.
character [person] | noun | what makes a person different from others | The two brothers look alike, but their characters are different.
confidence | noun | believing that you can do things well | Winning the match gave the players confidence.
confident | adjective | sure that you can do something well | I was well prepared, so I felt confident before the test.
courage | noun | the ability to do something dangerous although you are afraid | It takes courage to tell the truth.
pride | noun | a feeling of pleasure because of something good you did | She showed us the prize with pride.
proud | adjective | pleased about something that you or your family did well | We’re proud of you for finishing the race.
anger | noun | the strong feeling you have when somebody is unfair | His face was red with anger.
disappointment | noun | the sad feeling when something you hoped for doesn’t happen | To my great disappointment, the concert was cancelled.
embarrassed | adjective | feeling shy and silly because others have seen your mistake | He was so embarrassed that his ears turned red. | 😳
ashamed | adjective | feeling bad about yourself because of something you did | She was ashamed of the lie she had told.
jealous | adjective | angry because someone has what you want | He was jealous of his brother’s new bike.
anxious | adjective | very worried about what may happen | Parents are always anxious on the first day of school. | 😰
stressed | adjective | worried because you have too much to do | I’m so stressed about my exams that I can’t sleep.
depressed | adjective | feeling very sad for a long time | He felt depressed after he lost his job.
amazed | adjective | extremely surprised | We were amazed at how fast she learnt.
satisfied | adjective | pleased because you have got what you wanted | The customers were satisfied with the food.
delighted | adjective | extremely pleased | They were delighted with their presents.
generous | adjective | happy to give others money, time or presents | It was generous of you to pay for everyone.
selfish | adjective | thinking only about what you want yourself | Don’t be so selfish! Leave some cake for the others.
patient | adjective | able to wait a long time without getting angry | You have to be patient when you teach a child to read.
impatient | adjective | not able to wait calmly | The passengers were getting impatient after an hour.
reliable | adjective | always doing what you promised | Ask Noor. She’s reliable and never late.
responsible | adjective | sensible enough to be trusted | Is he responsible enough to look after a dog?
sensible | adjective | able to make good decisions, not silly | It was sensible of you to take a map.
sensitive | adjective | understanding others’ feelings, or easily hurt | Be gentle with him, because he’s very sensitive.
stubborn | adjective | never ready to change your mind | My stubborn donkey didn’t want to move.
curious | adjective | wanting to know about everything | Cats are curious and look inside every box.
ambitious | adjective | with a strong wish to be successful | She’s ambitious and wants to have her own company.
cruel | adjective | enjoying hurting people or animals | It’s cruel to keep such a big dog in a small flat.
trust | verb | to believe that somebody is honest and won’t hurt you | You can trust him. He never tells anyone’s secrets.
admire | verb | to have a very good opinion of somebody | I admire people who can speak in front of a crowd.
regret | verb | to be sorry about something that you did | He regretted his angry words as soon as he’d said them.
calm down | phrasal verb | to stop being angry or excited | Calm down and tell me what happened.
let down | phrasal verb | to disappoint somebody by not doing what you promised | Please come tomorrow. Don’t let me down.
put up with | phrasal verb | to accept something bad without complaining | I can’t put up with this noise any longer.
beauty | noun | what makes something lovely to look at | Everyone talks about the beauty of this valley.
blame | verb | to say that someone did something bad | Don’t blame me! I wasn’t even there.
forgive | verb | to stop being angry with someone who hurt you | Have you forgiven your brother for breaking your bike?
frighten | verb | to make someone afraid | The thunder frightened the horses.
joy | noun | great happiness | The children jumped with joy when it started to snow.
kindness | noun | being good and helpful to others | I’ll never forget your kindness.
pleasure | noun | a happy feeling, or something that you enjoy | It’s a pleasure to meet you.
shock | noun | a very bad surprise | The news of his accident was a terrible shock.
disgusting | adjective | so bad that it makes you feel sick | The milk smelt disgusting.
dishonest | adjective | not telling the truth | It was dishonest of him to keep the wallet.
disappointing | adjective | not as good as you hoped | The hotel was rather disappointing.
unpleasant | adjective | not nice at all | There’s an unpleasant smell in the fridge.
terrified | adjective | extremely afraid | He’s terrified of flying.
laugh | noun | the sound that you make when something is funny | She has a very loud laugh.
ambition | noun | something that you want very much to do one day | Ines’s ambition is to become an astronaut.
annoy | verb | to make someone a little angry | It really annoys me when people talk in the cinema.
be used to | phrase | to find something normal because you know it well | You will soon be used to getting up at six.
bother [worry] | verb | to make someone feel worried or upset | Something is bothering Hana; she hasn’t smiled all day.
careless | adjective | not thinking enough, and so making mistakes | I lost two points because of one careless mistake.
dislike | verb | to find someone or something unpleasant | Cats dislike getting wet.
embarrassing | adjective | making you feel silly or shy in front of others | It was so embarrassing when my phone rang in the exam.
relaxing | adjective | making you feel calm and less tired | We spent a relaxing day by the lake.
seriously [not joking] | adverb | in a way that shows you really mean what you say | She spoke seriously about the dangers of the river.
shocked | adjective | very surprised and upset by something bad | We were shocked by the news of the fire.
strict [person] | adjective | making sure that people obey rules | Our coach is strict, and we must never be late.
weakness | noun | a bad point, or something you cannot do well | Spelling is my main weakness in English.
wise | adjective | able to make good decisions because you have experience | My grandmother is a wise woman, so I ask her advice.
disturb | verb | to stop someone from working, sleeping or being quiet | Please don’t disturb me while I’m studying.
excitement | noun | the feeling when something fun is going to happen | The children couldn’t sleep because of the excitement.
grateful | adjective | wanting to thank somebody for their kindness | I’m grateful for all your help.
keen | adjective | very interested, or wanting to do something | She’s a keen tennis player.
be mad about | phrase | to be extremely keen on something | My little brother is mad about dinosaurs.
expression [face] | noun | the look on a face that shows what someone feels | I could see from his expression that he was worried.
fancy | verb | to want to have or do something | Do you fancy an ice cream after school?
fault [blame] | noun | the responsibility for something bad that has happened | It was my fault that we missed the bus.
laughter | noun | the happy noise of people who find something funny | We could hear laughter from the next classroom.
mad [angry] | adjective | very angry | My sister was mad at me because I broke her phone.
nightmare [dream] | noun | a very frightening dream | The little boy woke up crying after a nightmare.
organised | adjective | good at planning things and keeping them in order | Fatima is very organised and never forgets anything.
sense of humour | noun | the ability to see what is funny and laugh about it | Our teacher has a great sense of humour.
break up | phrasal verb | to stop being boyfriend and girlfriend | They broke up after two years together.
fall apart | phrasal verb | to break into pieces | My old trainers are falling apart.
get down | phrasal verb | to make someone sad | This rainy weather gets me down.
go for | phrasal verb | to choose something | I’ll go for the chocolate cake.
go through | phrasal verb | to have a difficult or unpleasant experience | She went through a hard time after the accident.
look forward to | phrasal verb | to feel happy about something that is going to happen | I’m looking forward to the holidays.
make fun of | phrase | to laugh at someone in an unkind way | It’s wrong to make fun of other people.
take seriously | phrase | to think that someone or something is important | Nobody took his idea seriously at first.
watch out | phrasal verb | to be careful because of some danger | Watch out! There’s a car coming.
amusing | adjective | funny and making you smile | He told us an amusing story about his dog.
amuse | verb | to make someone smile or laugh | His jokes amused the whole class.
anxiety | noun | a feeling of worry | Breathing slowly can help with exam anxiety.
confusion | noun | the state of not understanding what is happening | There was some confusion about the time of the match.
eager | adjective | wanting very much to do something | The children were eager to open their presents.
embarrassment | noun | the feeling of being shy or silly in front of others | His face went red with embarrassment.
encouraging | adjective | giving you hope that you can do something | My teacher’s comments were very encouraging.
faithful | adjective | always staying with someone and supporting them | The old dog was a faithful friend.
frustrating | adjective | annoying because you cannot do what you want | It’s frustrating when the internet is slow.
hopeful | adjective | believing that something good will happen | We are hopeful that the weather will improve.
imaginative | adjective | having new and interesting ideas | Her stories are very imaginative.
inspiring | adjective | making you want to do something good | It was an inspiring talk by a young scientist.
mature | adjective | behaving like a sensible adult | She is very mature for her age.
motivation | noun | the wish that makes you work hard for something | He has no motivation to study for the test.
optimistic | adjective | believing that good things will happen | I’m optimistic about the match on Saturday.
panic | noun | a sudden strong fear that stops you thinking clearly | There was panic when the lights went out.
passionate | adjective | having a very strong interest or belief | She is passionate about animal rights.
proudly | adverb | in a way that shows you are pleased with what you did | He proudly showed us his medal.
puzzled | adjective | not able to understand something strange | She looked puzzled by my question.
satisfaction | noun | the good feeling when you have done what you wanted | Finishing a puzzle gives me satisfaction.
self-confidence | noun | the belief that you can do things well | Acting gave her more self-confidence.
shocking | adjective | very surprising and bad | We heard the shocking news on the radio.
sympathetic | adjective | showing that you understand someone’s problems | The nurse was kind and sympathetic.
worrying | adjective | making you feel afraid that something is wrong | The doctor had no worrying news for us.
give [cause] | verb | to cause a feeling or an idea | Your story has given me an idea.
bring [cause] | verb | to cause something | The rain brought new life to the fields.
enthusiastic | adjective | showing great interest and excitement | The audience was small but enthusiastic.
enthusiasm | noun | a strong interest and wish to do something | The children sang with great enthusiasm.
relief | noun | the happy feeling when something bad has ended | It was a relief to hear that everyone was safe. | 😮‍💨
desperate | adjective | ready to do anything because a situation is so bad | After two days without water, they were desperate.
miserable | adjective | extremely unhappy | He looked cold, wet and miserable.
determined | adjective | sure about what you want and not letting anything stop you | She was determined to finish the marathon.
appreciate | verb | to know how good something is, and be glad of it | I really appreciate your help.
comfort | noun | the state of being relaxed, warm and without pain | You can watch the match in the comfort of your home.
fascinating | adjective | extremely interesting | The museum has a fascinating collection of old maps.
impression | noun | what you think when you first see someone or something | He made a good impression at the interview.
willing | adjective | ready to do something | Are you willing to work at weekends?
guilty [feeling] | adjective | feeling bad because you know you did wrong | I feel guilty about not visiting my grandmother.
shame | noun | the painful feeling that you have behaved badly | His face burnt with shame when they found out.
sadness | noun | what you feel when you want to cry | There was a deep sadness in her voice.
emotional | adjective | showing or causing strong feelings | It was an emotional moment when the brothers met again.
impress | verb | to make someone admire you | The young pianist impressed everyone at the concert.
impressed | adjective | thinking that someone or something is very good | We were all impressed by Kofi’s drawings.
horror | noun | a strong feeling of fear and shock | They watched in horror as the old bridge fell.
depressing | adjective | making you feel very sad and without hope | It was depressing to see so much rubbish on the beach.
sincere | adjective | really meaning what you say | Please accept our sincere thanks.
`,
);
