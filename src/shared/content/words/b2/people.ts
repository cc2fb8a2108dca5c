import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'people',
  `
sibling | noun | a brother or a sister | Do you have any siblings, or are you an only child?
ancestor | noun | a member of your family who lived long ago | My ancestors came here from Ireland two centuries ago.
descendant | noun | someone who comes from a person’s family, many years later | She is a descendant of a famous explorer.
family tree | noun | a drawing of all your relatives and how they are connected | We have drawn a family tree that goes back to 1750.
extended family | noun | grandparents, aunts and cousins as well as parents and children | Three generations of our extended family live in this street.
newborn | adjective | just come into the world | The nurse showed them how to wash their newborn son.
toddler | noun | a very young child who has just learnt to walk | Toddlers often fall over, but they soon get up again.
adolescent | noun | a young person who is changing into an adult | Adolescents need more sleep than most people think.
pensioner | noun | an older person who no longer works and gets regular payments | Pensioners can travel free on local buses.
orphan | noun | a child whose parents are both dead | The story is about an orphan who grows up with her uncle.
guardian | noun | someone who is responsible by law for another person’s child | A parent or guardian must sign this form.
widow | noun | a woman whose husband has died | After years as a widow, my neighbour has married again.
adopt | verb | to take another person’s child into your family by law | They adopted a little girl whose parents had died.
foster | verb | to look after someone else’s child in your home for a time | The couple have fostered more than thirty children.
upbringing | noun | the way your parents looked after you and taught you | He had a strict but happy upbringing in the countryside.
in-laws | noun | the parents and other relatives of your husband or wife | We usually spend the summer with my in-laws.
bridesmaid | noun | a girl or woman who helps another woman at her wedding | All four bridesmaids wore yellow.
vow | noun | a serious promise, like those that couples make when they marry | They wrote their own wedding vows.
settle down | phrasal verb | to start living quietly in one place with a partner | After years of travelling, she is ready to settle down.
drift apart | phrasal verb | to slowly become less close as friends | We were close at school but have drifted apart since then.
fall out | phrasal verb | to argue and stop being friends | The two brothers fell out over money.
look up to | phrasal verb | to respect and admire somebody | Many young players look up to their captain.
look down on | phrasal verb | to think that somebody is less important than you | You shouldn’t look down on people who have less money.
pass away | phrasal verb | to die, said in a gentle way | Her grandfather passed away peacefully last night.
mourn | verb | to feel and show deep sadness because somebody has died | The whole town mourned the young firefighter.
inherit | verb | to get something from somebody when they die | Sofia inherited her great-aunt’s piano.
resemble | verb | to look like or be like someone or something | The two sisters resemble each other, but their voices are different.
acquaintance | noun | someone you know a little, but not as a friend | I got the job through an acquaintance of my father’s.
companion | noun | someone you spend time or travel with | A good book was her only companion on the long journey.
peer | noun | someone of the same age or position as you | Teenagers often care a lot about what their peers think.
role model | noun | someone whose behaviour others try to copy | Teachers can be important role models.
mutual | adjective | felt or shared by both people | Ahmed and I met through a mutual friend.
bond | noun | a strong feeling that joins people | There is a special bond between the twins.
newcomer | noun | someone who has only recently arrived in a place or group | The villagers gave the newcomers a warm welcome.
reunion | noun | a meeting of people who have not met for a long time | I met my old teacher at our school reunion.
gathering | noun | a meeting of people for a purpose, often a friendly one | We are having a small family gathering at the weekend.
socialise | verb | to meet people and have a good time with them | After work, Lena likes to socialise with her colleagues.
hospitality | noun | kind treatment of guests, with food, drink and a welcome | We will never forget the hospitality of the people there.
gender | noun | being a man or a woman, or another identity | The prize is open to writers of any age or gender.
reputation | noun | what people in general think of someone or something | The school has an excellent reputation.
present [there] | adjective | in a certain place; not away | Both parents were present when the prize was given.
characteristic | noun | a typical quality of someone or something | Honesty is a characteristic of a good friend.
propose [marriage] | verb | to ask someone to marry you | Kofi proposed to his girlfriend on a beach at sunset.
reception [party] | noun | a formal party to welcome people or celebrate something | Two hundred guests came to the wedding reception.
fellow | adjective | in the same group or situation as you | She shared her sandwiches with her fellow passengers.
folk | noun | people, especially those from one place | The folk in our village always help each other.
gang | noun | a group of friends who often meet | The whole gang came to my birthday party.
native [person] | adjective | of the place where a person was born | After ten years abroad, he returned to his native Chile.
participant | noun | a person who takes part in something | All the participants in the race got a medal.
break off | phrasal verb | to end something suddenly, or to separate a piece | She broke off a piece of chocolate for me.
call on | phrasal verb | to visit someone, or to ask someone formally to do something | The mayor called on everyone to save water.
get up to | phrasal verb | to do something, often something that is not allowed | What have the children been getting up to?
pass down | phrasal verb | to give or teach something to younger people | These songs were passed down from parents to children.
push in | phrasal verb | to be so rude that you go in front of people who are waiting | A man pushed in at the front of the queue.
stand up for | phrasal verb | to defend a person or an idea | You must stand up for your rights.
stick up for | phrasal verb | to defend someone who is being criticised | Thanks for sticking up for me.
name after | phrasal verb | to give someone the same name as another person | The baby was named after her grandmother.
fool | noun | a silly person | I felt like a fool when I forgot her name.
identification | noun | something that proves who you are | Please show some identification at the door.
survivor | noun | a person who is still alive after a disaster | The survivors were taken to hospital.
residence | noun | a place where someone lives, in formal English | This is the official residence of the president.
`,
);
