import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'people',
  `
mother-in-law | noun | the mother of your husband or wife | Does your mother-in-law live near you?
stepfather | noun | your mother’s new husband, who is not your father | Her stepfather taught her how to drive.
stepsister | noun | a girl whose parent has married your parent | Nina shares a room with her stepsister.
engaged | adjective | having promised to become somebody’s husband or wife | They got engaged on a beach in Thailand.
bride | noun | a woman on the day of her wedding | The bride wore her grandmother’s dress. | 👰
divorce | noun | the end of a marriage by law | After the divorce, Ivan moved back to his home town.
split up | phrasal verb | to end a romantic relationship | They split up because they were always arguing.
get together | phrasal verb | to meet in a group and spend time with each other | All the cousins get together once a year.
bring up [children] | phrasal verb | to look after children and teach them until they are adults | She was brought up by her grandparents.
take after | phrasal verb | to be or look like an older member of your family | Everyone says I take after my father.
go out with | phrasal verb | to be somebody’s boyfriend or girlfriend | How long has Eva been going out with Sami?
get to know | phrase | to learn more and more about a person you have met | It takes time to get to know new neighbours.
have in common | phrase | to like the same things or have the same experiences | Luis and I don’t have much in common.
childhood | noun | the years before you become a teenager or adult | He spent his childhood on a small island.
generation | noun | all the people of about the same age | My grandparents’ generation grew up without computers.
stranger | noun | someone you have never met before | A kind stranger helped us carry our bags.
middle-aged | adjective | between about 45 and 65 years old | A middle-aged man was waiting outside the office.
elderly | adjective | old, when you want to be polite | Young people often give their seats to elderly passengers.
nickname | noun | a funny or friendly name instead of your real one | His nickname is ‘Turbo’ because he runs so fast.
mate | noun | an informal word for a friend | I’m going to the match with a few mates.
host | noun | someone who invites people and gives them food and drink | Remember to thank your hosts before you leave.
anniversary | noun | the same date, years later, as an important event | My parents went to Venice for their tenth wedding anniversary.
honeymoon | noun | a holiday for two people who have just had their wedding | Where did you go on your honeymoon?
hug | verb | to put your arms around somebody to show love | He hugged his daughter when she came off the plane. | 🤗
shake hands | phrase | to hold and move somebody’s right hand as a greeting | In some countries, people shake hands every time they meet. | 🤝
funeral | noun | a ceremony to say goodbye to somebody who has died | Hundreds of people came to the funeral.
stepmother | noun | your father’s new wife, who is not your mother | My stepmother and I get on very well.
enemy | noun | a person who hates you and wants to hurt you | The two brothers were friends, not enemies.
youth | noun | the time when a person is young | In her youth, she was a famous dancer.
date [romantic] | noun | when you meet somebody you might fall in love with | He took her to an Italian restaurant on their first date.
aged | adjective | having lived for a certain number of years | The film is suitable for children aged ten or over.
human being | noun | a person, not an animal or a machine | Could human beings live on Mars one day?
relation [family] | noun | a member of your family | All our relations came to my grandfather’s birthday.
favour | noun | something kind that you do to help someone | Could you do me a favour and feed my cat?
manners | noun | how polite or rude you are with other people | It’s bad manners to talk with your mouth full.
come along | phrasal verb | to go to a place together with others | We’re going swimming. Do you want to come along?
come round | phrasal verb | to visit someone at home | Come round for a coffee on Friday.
fit in | phrasal verb | to feel that you belong in a group | She was new, but she soon fitted in.
go round | phrasal verb | to be enough for everyone | Are there enough chairs to go round?
grow out of | phrasal verb | to become too big or too old for something | He has grown out of his school shoes.
keep an eye on | phrase | to watch something or someone so that they stay safe | Can you keep an eye on my bag, please?
leave alone | phrasal verb | to stop annoying someone | Leave your sister alone! She’s reading.
live on | phrasal verb | to have as your only food or money | Koalas live on leaves.
run after | phrasal verb | to try to catch someone or something | The dog ran after the ball.
run into | phrasal verb | to meet a person you know without planning to | I ran into my old teacher at the market.
show off | phrasal verb | to try to make others admire you | He was showing off on his new bike.
show up | phrasal verb | to come to the place where people expect you | Only six people showed up for the meeting.
stick together | phrasal verb | to stay close and help each other | Friends should stick together.
take care | phrase | to be careful; also said for goodbye | Take care on the icy road!
turn to | phrasal verb | to ask someone for help | When I’m sad, I turn to my sister.
do a favour | phrase | to help someone in a small way | Will you do Grandma a favour and carry her bag?
youngster | noun | a young person | The club is for youngsters from ten to fifteen.
fame | noun | the state of being known by many people | The singer did not enjoy her fame.
genius | noun | an extremely clever person | You don’t have to be a genius to solve this puzzle.
retirement | noun | the time of life after you stop working | In her retirement, she travelled around the world.
individual | noun | one person, not a group | Every individual has the right to be heard.
related | adjective | belonging to the same family | We have the same surname, but we aren’t related.
`,
);
