/**
 * Phrases of the tables whose verb learners mistake, and three verbs that nobody says there: not one that is merely less
 * usual (*have a shower*, *take a shower*). A phrase a line: `phrase | wrong, wrong, wrong`.
 */
export const verbChoices = `
make a mistake | do, give, say
make a decision | do, say, put
make progress | do, go, give
make an effort | do, say, pay
make a promise | do, say, tell
make a phone call | do, say, put
make friends | do, put, say
make a noise | put, say, go
make a mess | do, put, say
make a complaint | do, say, pay
make a suggestion | do, say, tell
make an appointment | do, say, tell
make a profit | do, win, say
make a choice | do, say, put
make a discovery | do, say, win
make an attempt | do, say, put
make sense | do, say, put
make a difference | do, put, say
make sure | do, go, have
make arrangements | do, say, put
make an excuse | do, say, put
make a comment | do, say, tell
make an offer | do, say, tell
make fun of | do, say, put
make room for | do, go, put
do homework | make, say, play
do the housework | make, play, put
do the shopping | make, go, play
do the washing-up | make, go, play
do the cooking | make, go, play
do exercise | make, go, play
do gymnastics | make, play, go
do judo | make, play, go
do yoga | make, play, go
do a favour | make, say, pay
do research | make, say, play
do business | say, go, play
do your best | make, say, go
do damage | make, say, put
have a headache | make, do, put
have a shower | make, do, go
have fun | do, go, say
have a party | make, go, say
have a rest | make, do, go
have an argument | do, say, tell
have a conversation | do, say, tell
have a chat | do, say, tell
have a look | make, put, say
have an accident | make, do, go
have difficulty | do, go, say
have an effect on | do, go, say
have an influence on | do, go, say
have a picnic | do, go, say
have a dream | make, do, see
have a good time | do, go, say
have a baby | do, go, say
take a photo | make, put, say
take a break | make, do, put
take a risk | make, do, give
take a seat | do, say, go
take care of | make, do, put
take responsibility for | make, do, say
take part in | make, do, give
take place | do, have, go
take turns | do, put, say
take a deep breath | make, do, put
take action | make, do, put
take advantage of | make, do, put
take an interest in | make, do, put
take notice of | make, do, put
pay attention to | make, do, put
pay a visit | do, give, say
give advice | make, say, do
give permission | make, say, do
give a reason | do, tell, go
give an example | say, tell, put
give an opinion | do, say, tell
give someone a lift | make, do, say
give someone a hug | make, do, say
give birth to | make, do, take
get married | make, do, go
get lost | make, do, say
get dressed | make, do, put
get rid of | make, do, put
get used to | make, do, go
go shopping | make, have, play
go swimming | make, play, have
go camping | make, play, have
go sightseeing | make, play, have
go on holiday | make, do, have
go for a walk | do, put, say
go on strike | make, do, have
keep a secret | do, say, put
keep a promise | do, say, put
keep in touch | make, do, have
keep fit | do, put, say
keep an eye on | make, do, take
tell a story | say, speak, talk
tell the truth | say, talk, do
tell a lie | say, talk, do
tell a joke | say, speak, talk
tell the difference | say, speak, talk
tell someone a secret | say, speak, talk
say hello | tell, speak, talk
say goodbye | tell, speak, talk
say thank you | tell, speak, talk
say sorry | tell, speak, talk
speak a language | say, talk, tell
play football | make, go, put
play tennis | make, go, put
play chess | make, go, put
play cards | do, go, say
play the piano | make, go, say
play the guitar | make, go, say
play an instrument | do, go, say
play a role in | make, say, go
play a trick on | make, say, have
catch a cold | make, do, put
catch fire | do, go, give
break a promise | cut, tear, hurt
break the law | cut, hurt, damage
break the rules | cut, hurt, tear
break a habit | cut, hurt, tear
spend time with | pay, go, put
spend the weekend | pay, make, put
spend money on | pay, do, go
win a prize | beat, gain, do
win a game | beat, gain, earn
win a race | beat, gain, earn
win a competition | beat, gain, earn
win an election | beat, gain, earn
win the lottery | beat, gain, earn
earn a living | win, do, take
lose weight | miss, fail, waste
lose control | miss, fail, waste
lose your temper | miss, fail, waste
lose patience with | miss, fail, waste
miss the bus | lose, fail, waste
miss a train | lose, fail, waste
miss a flight | lose, fail, waste
pass an exam | win, reach, gain
meet a deadline | catch, find, win
reach an agreement | arrive, catch, go
reach a conclusion | arrive, go, catch
reach a decision | arrive, go, catch
commit a crime | make, say, give
set an alarm | do, say, go
ride a bike | go, sail, fly
ride a horse | go, sail, fly
raise your hand | rise, grow, climb
raise your voice | rise, grow, climb
fall asleep | go, make, do
fall in love | go, do, put
fall ill | go, do, put
ask a question | say, tell, talk
draw a conclusion | paint, pull, take
draw attention to | make, do, paint
express an opinion | tell, speak, say
gain weight | win, earn, grow
gain experience | win, learn, grow
`;
