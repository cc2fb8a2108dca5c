import { sentencesOf } from './sentence';

export const sentences = sentencesOf(
  'B1',
  `
present-perfect | I’ve been learning Korean for six months. | For six months I’ve been learning Korean.
present-perfect | How long have you been waiting?
present-perfect | She hasn’t replied to my email yet. | She hasn’t yet replied to my email. | She hasn’t replied yet to my email. | Yet she hasn’t replied to my email.
present-perfect | It’s the best film I’ve ever seen.
present-perfect | The neighbours have been arguing all morning. | All morning the neighbours have been arguing.
present-perfect | Unemployment has risen since last year. | Since last year unemployment has risen.
present-perfect | We’ve known each other since childhood. | Since childhood we’ve known each other.
present-perfect | Have you heard from Kwame recently? | Have you recently heard from Kwame? | Have you heard recently from Kwame? | Recently have you heard from Kwame?
past-perfect | By the time we arrived, they’d already left. | By the time we arrived, they’d left already. | Already by the time we arrived, they’d left. | They’d already arrived, by the time we left.
past-perfect | I realised that I’d forgotten my keys.
past-perfect | She’d never seen so much snow before. | She’d never before seen so much snow. | Before she’d never seen so much snow. | So she’d never seen much snow before. | So she’d never before seen much snow.
past-perfect | When I got there, the shop had closed. | When I had got there, the shop closed.
passives | The new stadium will be opened next spring. | Next spring the new stadium will be opened.
passives | The thief has been arrested by the police.
passives | My laptop is being repaired at the moment. | At the moment my laptop is being repaired. | My laptop is at the moment being repaired. | My laptop at the moment is being repaired.
passives | Was anyone injured in the crash? | Was anyone in the crash injured? | In the crash was anyone injured?
passives | The results haven’t been published yet. | The results haven’t yet been published. | Yet the results haven’t been published.
passives | Breakfast is served between seven and ten. | Between seven and ten breakfast is served. | Breakfast is served between ten and seven. | Between ten and seven breakfast is served.
passives | Three trees were blown down in the storm. | In the storm three trees were blown down. | Three trees in the storm were blown down.
passives | I was given this necklace by my niece. | This necklace I was given by my niece. | I was given my necklace by this niece.
passives | The meeting has been put off until Thursday.
conditionals | If I won the lottery, I’d travel more.
conditionals | If you lost your passport, what would you do?
conditionals | If I were you, I’d accept the offer.
conditionals | Unless you hurry, you’ll miss the ferry.
conditionals | If I’d known, I would have helped you.
conditionals | As long as it’s sunny, we’ll eat outdoors.
time-clauses | Once you’ve finished, you can go home.
wishes | I wish I had a bigger kitchen.
wishes | I wish I hadn’t told her the truth.
reported-speech | She said that she was feeling better.
reported-speech | He asked me where I lived. | I lived where he asked me.
reported-speech | The guard asked us not to take photos. | The guard asked us to not take photos.
reported-speech | Lena asked if I needed any help. | I asked if Lena needed any help. | I asked Lena if any needed help.
reported-speech | Jamal promised he would never be late. | He promised Jamal would never be late. | Jamal never promised he would be late. | He never promised Jamal would be late. | Jamal promised he never would be late. | He promised Jamal never would be late.
reported-speech | I asked her what time it was.
reported-speech | She told me she’d already eaten. | She told me she’d eaten already. | She already told me she’d eaten. | She told me already she’d eaten.
reported-speech | The doctor advised me to give up sugar. | The doctor advised me to give sugar up.
question-tags | It’s been a lovely day, hasn’t it?
question-tags | You’ve met my cousin Hana, haven’t you?
question-tags | She doesn’t eat nuts, does she? | She does eat nuts, doesn’t she?
question-tags | Let’s have a break, shall we?
indirect-questions | Could you tell me where the station is?
indirect-questions | Do you know what time it opens?
indirect-questions | I wonder why nobody answered the phone. | Why nobody answered the phone I wonder.
indirect-questions | Can you remember where you parked the car?
indirect-questions | I’d like to know how much it costs.
relative-clauses | I know someone whose car was stolen.
relative-clauses | That’s the restaurant where we first met. | That’s the restaurant where we met first. | That’s the first restaurant where we met.
relative-clauses | The man I sit next to never speaks. | The man I never sit next to speaks.
relative-clauses | My aunt, who lives in Ghana, is a judge.
relative-clauses | Is there anything that you don’t understand? | Is anything there that you don’t understand? | Don’t you understand anything that is there?
relative-clauses | The film we watched made me cry.
used-to | I used to be afraid of spiders. | Spiders I used to be afraid of.
used-to | Did you use to live in Leeds?
used-to | There used to be a cinema here. | Here there used to be a cinema.
used-to | My grandfather used to tell us stories.
used-to | I’m not used to getting up early. | I’m used to not getting up early. | Getting up early I’m not used to.
so-and-such | It was such a boring lecture that I fell asleep. | Such a boring lecture it was that I fell asleep.
so-and-such | She was so tired that she couldn’t think. | So tired was she that she couldn’t think. | She couldn’t think that she was so tired. | So she couldn’t think that she was tired. | So she couldn’t think she was that tired. | She was so tired she couldn’t think that.
so-and-such | I’ve never had such delicious curry. | Such delicious curry I’ve never had.
modals | You’d better take a torch with you. | You’d take a better torch with you. | You’d better take with you a torch. | You’d take with you a better torch.
modals | That can’t be the right answer. | The right answer can’t be that.
modals | He must be exhausted after the marathon. | After the marathon he must be exhausted.
modals | Would you rather walk or cycle? | Would you rather cycle or walk? | Would you walk or rather cycle? | Would you cycle or rather walk?
modals | I’d rather stay at home tonight. | Tonight I’d rather stay at home. | I’d rather stay tonight at home.
too-and-enough | He was too embarrassed to answer. | He was embarrassed to answer too. | He too was embarrassed to answer.
phrasal-verbs | Could you turn the music down? | Could you turn down the music? | Turn the music down could you? | Turn down the music could you?
phrasal-verbs | I can’t put up with this noise. | This noise I can’t put up with.
phrasal-verbs | We must sort out this problem. | We must sort this problem out. | This problem we must sort out.
phrasal-verbs | They’ve put the meeting off again. | They’ve put off the meeting again. | They’ve again put the meeting off. | They’ve again put off the meeting. | Again they’ve put the meeting off. | Again they’ve put off the meeting.
phrasal-verbs | How do you get on with your flatmates? | How do your flatmates get on with you? | With your flatmates how do you get on?
phrasal-verbs | My alarm didn’t go off this morning. | This morning my alarm didn’t go off. | My alarm this morning didn’t go off.
phrasal-verbs | I came across some old letters in a drawer. | In a drawer I came across some old letters. | I came across in a drawer some old letters.
phrasal-verbs | Don’t forget to plug in the charger. | Don’t forget to plug the charger in.
phrasal-verbs | She brought up three children on her own. | She brought three children up on her own. | On her own she brought up three children. | On her own she brought three children up. | Three children she brought up on her own.
verb-patterns | I can’t afford to buy a new car. | A new car I can’t afford to buy.
verb-patterns | He apologised for forgetting her birthday.
verb-patterns | It’s worth visiting the old castle.
verb-patterns | My boss wants me to work on Sunday. | On Sunday my boss wants me to work. | My boss wants me on Sunday to work.
verb-patterns | I’m looking forward to seeing you.
verb-patterns | They succeeded in climbing the mountain. | They succeeded in the mountain climbing.
verb-patterns | Instead of driving, she cycled to work.
future-forms | We’ll be flying home on Friday. | On Friday we’ll be flying home.
future-forms | The lecture is about to start.
linking-words | Although it was raining, we went sailing. | It was raining, although we went sailing.
linking-words | Even though he’s rich, he isn’t happy. | Even though he isn’t rich, he’s happy. | He’s rich, even though he isn’t happy. | He isn’t rich, even though he’s happy. | Though he’s rich, he isn’t even happy. | Though he isn’t even rich, he’s happy. | He’s rich, though he isn’t even happy. | He isn’t even rich, though he’s happy.
linking-words | Both my sister and my brother are engineers. | Both my brother and my sister are engineers. | My sister and my brother are both engineers. | My brother and my sister are both engineers. | My sister and my brother both are engineers. | My brother and my sister both are engineers.
linking-words | Either come in or stay outside. | Either stay outside or come in. | Either come outside or stay in. | Either stay in or come outside.
linking-words | The train was delayed because of the snow. | Because of the snow the train was delayed.
comparatives | Petrol is twice as expensive here. | Here petrol is twice as expensive. | Petrol here is twice as expensive. | Petrol is here twice as expensive.
comparatives | He drives far more carefully than me. | He drives carefully far more than me. | He carefully drives far more than me.
adverbs | I completely forgot about the appointment. | I forgot about the appointment completely. | I forgot completely about the appointment. | The appointment I completely forgot about. | The appointment I forgot about completely.
adverbs | Eventually we found a place to park. | We eventually found a place to park. | We found a place to park eventually. | We found a place eventually to park. | We found a place to eventually park.
adverbs | She hardly knows anyone in the office. | In the office she hardly knows anyone. | She knows hardly anyone in the office. | In the office she knows hardly anyone.
causatives | Where did you get your watch repaired? | Where did you get your repaired watch?
causatives | We’re having the kitchen painted next week. | Next week we’re having the kitchen painted. | The kitchen we’re having painted next week.
quantifiers | Plenty of people disagree with you. | You disagree with plenty of people. | Plenty of you disagree with people. | People disagree with plenty of you.
quantifiers | Neither of my parents can drive.
adjective-order | He bought an elegant grey silk tie.
`,
);
