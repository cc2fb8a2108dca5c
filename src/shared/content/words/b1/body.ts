import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'body',
  `
wrist | noun | the part of your body between your hand and your arm | He wears two bracelets on his wrist.
forehead | noun | the part of your face above your eyes | She put a cold cloth on his forehead.
cheek | noun | one of the two soft sides of your face | The cold wind made their cheeks red.
hip | noun | one of the two sides of your body where your legs start | She stood there with her hands on her hips.
muscle | noun | a part inside your body that gets bigger with training | Rowing makes the muscles in your arms strong. | 💪
lung | noun | one of the two parts inside your body that fill with air | Singers learn to use their lungs well. | 🫁
nail [finger] | noun | the hard part at the end of a finger or toe | He bites his nails when he’s nervous.
eyebrow | noun | a line of short hair on your face | The teacher raised one eyebrow in surprise.
sight | noun | the ability to see | Grandad is losing his sight, so we read to him.
infection | noun | an illness in one part of your body, such as your ear | I had an ear infection and couldn’t fly.
injured | adjective | hurt, for example in an accident | Luckily, none of the passengers was injured.
bruise | noun | a dark mark on your skin where something hit you | Nadia had a purple bruise on her leg for a week.
wound | noun | a deep cut or hole in your skin | The nurse cleaned the wound and covered it.
bleed | verb | to lose the red liquid that is in your body | Your nose is bleeding. Here’s a tissue.
faint | verb | to suddenly fall down and know nothing for a short time | It was so hot in the hall that two people fainted.
sneeze | verb | to send air out of your nose suddenly, with a noise | Flowers always make me sneeze. | 🤧
painful | adjective | making you feel that a part of your body hurts | It was a painful injury, but she didn’t cry.
swollen | adjective | bigger than normal because of an injury or illness | His ankle was so swollen that he couldn’t wear shoes.
allergic | adjective | becoming ill or getting red skin from certain foods or things | Kenji is allergic to nuts.
pregnant | adjective | going to have a baby | My sister is six months pregnant. | 🤰
disabled | adjective | having a condition that makes it hard to move, see or hear | The building has a special entrance for disabled visitors.
recover | verb | to become well again after being ill | It took her two months to recover from the accident.
cure | noun | something that makes a disease go away completely | Scientists are looking for a cure for the disease.
treat [illness] | verb | to try to make an ill or hurt person well | The doctor treated my infection with some strong pills.
treatment | noun | what doctors do to make a patient well | The treatment was long, but it worked.
operation | noun | when doctors cut your body open to mend it | Dad needs an operation on his knee.
plaster | noun | a small piece of material that you stick over a cut | I need a plaster. I’ve cut my thumb. | 🩹
bandage | noun | a long piece of cloth that you tie around an injury | The nurse put a clean bandage on his arm.
surgery | noun | the place where you go to see your doctor | The surgery is closed on Saturday afternoons.
emergency | noun | a dangerous situation in which people need help at once | In an emergency, call this number.
get over | phrasal verb | to become well or happy again after something bad | It took me weeks to get over the flu.
throw up | phrasal verb | to bring food from your stomach out of your mouth | The baby threw up all over the sofa. | 🤮
give up [habit] | phrasal verb | to stop doing something that you usually do | His doctor told him to give up smoking.
put on weight | phrase | to get heavier | People often put on weight when they stop doing sport.
unhealthy | adjective | likely to make you ill | Sitting all day is unhealthy.
backache | noun | a pain below your neck and shoulders | I always get backache when I sit for too long.
breath | noun | the air that goes in and out of your lungs | Take a deep breath before you start.
poison | noun | something that can kill you if you eat or drink it | Keep the rat poison away from children.
strength | noun | how strong a person or thing is | He pulled the rope with all his strength.
suffer | verb | to feel pain or be in a bad situation | She suffers from bad headaches.
vitamin | noun | something in food that your body needs to stay healthy | Oranges are full of vitamin C.
yawn | verb | to open your mouth wide because you are tired or bored | Half the class was yawning by the end. | 🥱
exhausted | adjective | extremely tired | They were exhausted after the long climb.
virus [illness] | noun | something very small that gets into your body and makes you ill | Flu is caused by a virus. | 🦠
drug | noun | a medicine that doctors give to patients | There is a new drug that helps people with asthma.
hearing | noun | the ability to notice sounds | Dogs have much better hearing than people.
injure | verb | to damage a part of the body | Our captain injured her knee in the last match.
lifestyle | noun | someone’s habits, such as what they eat and how they exercise | Walking to school is part of a healthy lifestyle.
care for | phrasal verb | to help someone who is old, ill or young | She cares for her elderly parents.
breathing | noun | taking air into your body and letting it out | Her breathing became slower as she fell asleep.
depression | noun | an illness that makes someone very sad for a long time | Talking to someone can help people with depression.
recovery | noun | getting well again after an illness | We wish you a quick recovery.
medication | noun | something such as pills that a doctor gives you | Are you taking any medication?
starve | verb | to become ill or die because you have no food | Without our help, the birds would starve in winter.
suffering | noun | pain of the body or mind | War brings suffering to millions of people.
treat [behave] | verb | to behave towards someone in a certain way | Our coach treats everyone in the same way.
fitness | noun | how strong and well you are through sport | The coach tests our fitness at the start of each season.
mental | adjective | to do with the mind | Sleep is good for your physical and mental health.
wheelchair | noun | a seat that moves on wheels, for someone who can’t walk | He plays basketball in a wheelchair. | 🦽
prescription | noun | a doctor’s note that lets you get a medicine | You can’t buy these pills without a prescription.
ache | verb | to hurt all the time, but not too strongly | My back aches after a day in the garden.
examination [doctor] | noun | a careful check of someone’s body by a doctor | After a careful examination, the doctor said Mina was healthy.
`,
);
