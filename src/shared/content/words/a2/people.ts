import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'people',
  `
surname | noun | the last part of your name, the same as your family’s | How do you spell your surname, please?
teenager | noun | a person who is between 13 and 19 years old | My parents listened to rock music when they were teenagers.
kid | noun | a word for a boy or a girl, used between friends | The kids are playing in the garden.
twin | noun | one of two children who were born together | Sara looks just like her twin.
grandchild | noun | the son or daughter of your son or daughter | Mrs Lee has seven grandchildren and loves them all.
grandson | noun | a boy whose mother or father is your child | Her grandson is learning to walk.
granddaughter | noun | a girl whose mother or father is your child | Pedro taught his granddaughter to swim last summer.
boyfriend | noun | a boy or man that somebody is in love with | Is Marco your brother or your boyfriend?
girlfriend | noun | a girl or woman that somebody is in love with | He went to the cinema with his girlfriend.
partner | noun | the person you are married to or live with | You can bring your partner to the party.
couple [people] | noun | two people who are married or love each other | A young couple bought the house next door. | 💑
single | adjective | not married | My uncle is single and lives alone.
wedding | noun | the day or party when two people get married | There were two hundred guests at the wedding. | 💒
get married | phrase | to become somebody’s husband or wife, usually at a wedding | Where did your parents get married?
be born | phrase | to come out of your mother and start your life | Aisha was born in Morocco in 2012.
grow up | phrasal verb | to change from a child to an adult | I want to be a vet when I grow up.
look like | phrase | to have a face or body that is nearly the same as somebody’s | Does Hana look like her mother?
come from | phrasal verb | to have your home or family in a country or town | Our neighbours come from Brazil.
neighbour | noun | a person who lives next to you or near you | The neighbours have a very noisy dog.
guest | noun | a person you ask to come to your home or party | How many guests are coming to dinner?
lady | noun | a polite word for a woman | That lady was here before you.
gentleman | noun | a polite word for a man | An old gentleman asked us the way to the station.
guy | noun | a word for a man, used between friends | Who’s the guy with the guitar?
date of birth | noun | the day, month and year when your life started | Please write your name, address and date of birth.
die | verb | to stop living | Our old cat died last winter.
dead | adjective | not living now | All the plants were dead when we came home.
alive | adjective | living, not dead | Are your great-grandparents still alive?
make friends | phrase | to meet new people and begin to like each other | Did you make friends at the summer camp?
only child | noun | a boy or girl without any brothers or sisters | Jin is an only child but has six cousins.
kiss | verb | to touch somebody with your mouth to show love | Mum always kisses us goodnight. | 😘
babysitter | noun | a person who stays with children while their parents are out | The babysitter read us three stories last night.
in love | phrase | with very strong warm feelings for a boyfriend or girlfriend | They met at a party, and now they’re in love.
pen friend | noun | somebody far away that you know only by letters or emails | My pen friend from Korea is coming to visit us.
great-grandmother | noun | the mother of your grandma or grandad | My great-grandmother is 95 and still rides a bike.
life | noun | the time between being born and dying | She lived in the same village all her life.
human | noun | a man, woman or child, not an animal | Humans cannot run as fast as lions.
roommate | noun | a person who shares a bedroom with you, for example at college | My roommate at college was from Kenya.
meet up | phrasal verb | to come together with friends to do something | Let’s meet up after school on Friday.
look after | phrasal verb | to give somebody the help and things that they need | Who looks after your little brother after school?
name | verb | to decide what somebody or something is called | They named their baby Sofia.
born | adjective | having come out of your mother’s body | My brother was born in June.
teammate | noun | a player in the same team as you | My teammates were very happy with my goal.
birth | noun | the moment when a baby comes into the world | The whole family celebrated the birth of the twins.
death | noun | the end of life | The writer became famous only after her death.
background | noun | your family, education and past life | The students come from many different backgrounds.
behave | verb | to act in a good or a bad way | The children behaved very well at the wedding.
crowd | noun | a very large number of people together in one place | A huge crowd was waiting for the singer.
divorced | adjective | no longer husband and wife because you ended it by law | Her parents are divorced, but they are still friends.
female | adjective | being a woman or a girl, or an animal that can be a mother | Most of the players in our band are female.
male | adjective | being a man or a boy, or an animal that can be a father | Only male lions have long hair around their heads.
friendship | noun | the feeling between people who know and like each other | Their friendship started at primary school.
greet | verb | to say hello or welcome somebody | Our neighbour always greets us with a big smile.
marry | verb | to become somebody’s husband or wife | He married a woman he had met at work.
marriage | noun | the relationship between a husband and wife | Their marriage has lasted for more than forty years.
relationship | noun | the way in which two people behave and feel towards each other | She has a close relationship with her aunt.
relative | noun | any member of your family, such as an aunt or cousin | Most of my relatives live in the same village.
fall in love | phrase | to begin to have strong romantic feelings for somebody | They fell in love while they were studying in Lima.
get on [be friends] | phrasal verb | to like each other and be friendly together | Do you get on well with your brothers and sisters?
teenage | adjective | between 13 and 19 years old | The book is popular with teenage readers.
close [friend] | adjective | knowing and liking somebody very much | Only our close friends came to the party.
nephew | noun | the son of your brother or sister | My nephew has just started school.
niece | noun | the daughter of your brother or sister | Carlos is teaching his niece to play chess.
`,
);
