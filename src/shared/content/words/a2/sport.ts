import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'sport',
  `
bat [sport] | noun | a piece of wood for hitting the ball in baseball or cricket | Hold the bat with both hands. | 🏏
boxing | noun | a sport where two people fight with big gloves on | My sister does boxing twice a week. | 🥊
camping | noun | a holiday where you sleep in a tent | We went camping by a lake last summer. | 🏕️
cards | noun | a set of 52 pieces of paper for playing games | It was raining, so we played cards. | 🃏
champion | noun | the best player or team in a competition | She is the new world champion!
chess | noun | a game for two with kings, queens and horses on a board | My grandfather taught me to play chess. | ♟️
club | noun | people who meet because they like the same thing | Why don’t you join our chess club?
collect | verb | to get and keep many things of one kind | Do you collect anything, for example stamps?
competition | noun | an event where people try to be the best | Our class won the singing competition.
cricket | noun | a summer game in white clothes, very popular in India | A game of cricket can take five days.
cycling | noun | the sport of riding a bike | Cycling is good for your legs and your heart. | 🚴
diving | noun | swimming under the water or jumping into it | We went diving and saw hundreds of colourful fish. | 🤿
fan [person] | noun | a person who really loves a team or a singer | Thousands of fans were waiting for the team.
give up [in a game] | phrasal verb | to stop trying because something is too hard | Don’t give up! You can still win.
go for a walk | phrase | to move about on foot because you enjoy it | Let’s go for a walk after dinner.
goalkeeper | noun | the player who stops the ball with his or her hands | The goalkeeper caught the ball easily.
golf | noun | a game where you hit a little white ball into holes | My aunt plays golf with her friends. | ⛳
gym | noun | a room with machines where people get strong | I go to the gym before work.
gymnastics | noun | a sport with jumping, turning and standing on your hands | You need to be strong for gymnastics. | 🤸
hit | verb | to move your hand or a bat quickly against something | He hit the ball out of the park!
jogging | noun | running slowly to stay healthy | We go jogging in the park before breakfast.
join [club] | verb | to become one of the people in a club | My brother has joined the swimming club.
judo | noun | a sport from Japan where you throw someone to the floor | In judo, you wear a white jacket and a coloured belt. | 🥋
lose [game] | verb | to be the one who doesn’t win | We lost the match, but it was fun.
luck | noun | good things that happen to you by chance | Good luck in the race! | 🍀
match [game] | noun | a game between two teams or players | The match between Brazil and Nigeria starts at eight.
net | noun | the thing with holes that the ball goes over in tennis | The ball hit the net.
prize | noun | something that is given to the winner | The first prize was a trip to Paris.
race | noun | a competition to see who is the fastest | Who won the race? | 🏁
racket | noun | the thing that you hold and hit the ball with in tennis | I left my tennis racket on the bus.
relax | verb | to rest and feel calm | I relaxed in the garden all afternoon.
rollerblades | noun | boots with small wheels in a line under them | He fell twice because his rollerblades were new.
rugby | noun | a game for two teams with a ball like an egg | In rugby, you can carry the ball. | 🏉
runner | noun | a person who moves fast on foot in a race | The first runner finished the race in two hours.
sailing | noun | travelling on water with the help of the wind | They went sailing round the islands. | ⛵
score | verb | to get a goal or a point | Our team scored twice in the last five minutes.
skiing | noun | the sport of going down a mountain on snow | Skiing is popular in Austria. | 🎿
slide | noun | a thing in a playground that children climb and go down fast | The little boy went down the slide again and again.
snowboarding | noun | the winter sport of standing on one board on a mountain | Snowboarding looks exciting, but I fall a lot. | 🏂
surfing | noun | the sport of standing on a board on big waves | You can learn surfing on this beach. | 🏄
swing | noun | a seat on ropes in a playground | The children wanted to play on the swings.
tent | noun | a house of cloth that you can put up in a field | It took us an hour to put up the tent. | ⛺
train [sport] | verb | to practise a sport | The team trains on Tuesdays and Thursdays.
winner | noun | the person who is first or best | The winner got a gold medal.
yoga | noun | slow exercises from India for body and mind | We do yoga in the park on Saturday mornings. | 🧘
surf | verb | to stand on a board and ride the waves | They surf every morning before work.
rest | verb | to sit or lie down because you are tired | We rested under a tree for an hour.
balloon | noun | a thin, light, round toy that is full of air | The little girl was holding a red balloon. | 🎈
pool [swimming] | noun | a place with water for people to swim in | The hotel has a big pool in the garden.
soccer | noun | football, in American English | My cousins in Chicago play soccer after school.
take turns | phrase | to do something one after another | We only have one bike, so we take turns.
do your best | phrase | to try as hard as you can | Don’t be afraid: just do your best.
hiking | noun | going for long walks in the country | We went hiking in the mountains.
athlete | noun | a person who does sports such as running or jumping | The athletes walked into the stadium behind their flags.
beat | verb | to win against someone | They beat us by three goals to one.
coach [trainer] | noun | someone who teaches a sport to a person or team | Our coach says that we need more practice.
compete | verb | to take part in a race or game and try to win | Over two hundred countries compete in the Olympic Games.
event | noun | a race, a concert or another thing that is planned | The race is the biggest sports event of the year.
record [best] | noun | the best or fastest that anyone has ever done | She ran so fast that she broke the world record.
score | noun | the number of goals or points in a game | What was the score at the end of the match?
success | noun | when something goes well | The school play was a great success.
support | verb | to like a team and want it to win | Which football team do you support?
take part | phrase | to be one of the people in a game or event | Over a thousand people took part in the race.
track | noun | a path or ring for runners or racing cars | The athletes ran four times round the track.
active | adjective | always busy doing things | My grandparents are very active for their age.
karate | noun | a Japanese sport of fighting with the hands and feet | She has a brown belt in karate.
race | verb | to try to be faster than someone else | I’ll race you to the end of the beach!
final | noun | the last match, which decides who wins everything | Both teams played well in the final.
point [score] | noun | one of the things you count to see who wins | You get two points for each right answer.
pitch | noun | the place where people play football or cricket | Fans ran onto the pitch after the match.
trainer | noun | a person who teaches people or animals a skill or sport | My trainer showed me how to lift weights safely.
collection | noun | a group of things of one kind that someone has put together | Hiro has a collection of stamps from all over the world.
`,
);
