import { sentencesOf } from './sentence';

export const sentences = sentencesOf(
  'B2',
  `
inversion | Little did they know what was coming.
inversion | No sooner had we sat down than it rained. | We had no sooner sat down than it rained. | No sooner had it rained than we sat down. | It had no sooner rained than we sat down.
inversion | Hardly had I closed my eyes when the phone rang. | I had hardly closed my eyes when the phone rang. | When the phone rang I had hardly closed my eyes. | The phone rang when I had hardly closed my eyes. | When I had hardly closed my eyes the phone rang.
inversion | Under no circumstances should you open this door. | You should under no circumstances open this door. | You should open this door under no circumstances. | You under no circumstances should open this door. | This door you should under no circumstances open.
inversion | Only then did I understand the problem. | I did only then understand the problem. | I did understand the problem only then. | Then only did I understand the problem. | Then I did understand the only problem.
inversion | Not until midnight did the rain stop. | The rain did not stop until midnight. | Until midnight the rain did not stop.
inversion | Never have I seen such a beautiful view. | I have never seen such a beautiful view. | I never have seen such a beautiful view. | Such a beautiful view I have never seen.
cleft-sentences | What I need is a long holiday. | A long holiday is what I need.
cleft-sentences | It was Mateo who found the solution.
cleft-sentences | It was in Athens that we met.
cleft-sentences | All I want is a quiet weekend. | A quiet weekend is all I want.
cleft-sentences | What surprised me was his kindness. | His kindness was what surprised me.
cleft-sentences | The thing which annoys me is his attitude. | His attitude is the thing which annoys me.
conditionals | If I’d studied harder, I’d have passed. | I’d have studied harder, if I’d passed.
conditionals | Had I known, I would have told you. | I would have known, had I told you.
conditionals | If she hadn’t missed the train, she’d be here now. | If she hadn’t missed the train, she’d now be here. | If she hadn’t missed the train, now she’d be here.
conditionals | Should you need any help, call me.
conditionals | If you’d told me sooner, I’d have helped. | You’d have told me sooner, if I’d helped.
conditionals | If it weren’t for you, I’d be unemployed.
conditionals | But for your advice, I’d have given up.
conditionals | Supposing you lost your job, what would you do?
conditionals | Provided that everyone agrees, we can start immediately. | Provided that everyone agrees, we can immediately start. | Provided that everyone immediately agrees, we can start. | Everyone agrees, provided that we can start immediately. | Everyone agrees, provided that we can immediately start. | Everyone immediately agrees, provided that we can start.
wishes | I wish you wouldn’t interrupt me.
wishes | If only I had listened to you! | If I had only listened to you! | If I only had listened to you! | If I had listened only to you! | If I had listened to you only!
wishes | It’s high time we bought a new sofa. | It’s time we bought a new high sofa. | It’s time we bought a high new sofa.
wishes | I’d rather you didn’t smoke in here. | In here I’d rather you didn’t smoke.
emphasis | He himself admitted making the mistake. | He admitted making the mistake himself.
emphasis | She does look tired in this photo. | In this photo she does look tired.
emphasis | I do understand how you feel. | You do understand how I feel. | I understand how you do feel. | You understand how I do feel.
emphasis | She did warn us about the traffic.
passives | He is thought to be living abroad.
passives | Several designs are being considered by the council. | Several designs by the council are being considered.
passives | I hate being told what to do.
passives | She was seen leaving the building. | Leaving the building she was seen.
passives | Nothing can be done about it now. | Now nothing can be done about it. | Nothing can now be done about it. | Nothing can be done now about it.
passives | The bridge ought to have been repaired sooner. | The bridge ought sooner to have been repaired.
passives | We were made to rewrite the whole report.
causatives | We’re getting the roof repaired next month. | Next month we’re getting the roof repaired. | We’re getting the repaired roof next month. | Next month we’re getting the repaired roof.
causatives | You should get your eyes tested.
participle-clauses | Having finished the report, she went home.
participle-clauses | Not having any money, we walked home.
participle-clauses | Walking through the forest, we noticed an owl.
participle-clauses | Built in 1650, the palace attracts many visitors.
participle-clauses | The boy sitting by the window is my nephew. | My nephew is the boy sitting by the window. | The boy is my nephew sitting by the window. | The nephew sitting by the window is my boy. | The boy sitting by my window is the nephew. | The nephew sitting by my window is the boy.
participle-clauses | Exhausted by the journey, they fell asleep immediately. | Exhausted by the journey, they immediately fell asleep. | Exhausted by the journey, they fell immediately asleep. | Immediately exhausted by the journey, they fell asleep. | Exhausted by the journey, immediately they fell asleep. | Exhausted immediately by the journey, they fell asleep.
past-modals | You should have told me the truth.
past-modals | They must have taken the wrong road.
past-modals | She can’t have seen the warning sign.
past-modals | He might have missed the last train.
past-modals | I needn’t have brought my umbrella. | I needn’t have my umbrella brought.
past-modals | They may well have forgotten about it. | They well may have forgotten about it. | Well they may have forgotten about it.
relative-clauses | This is the colleague with whom I share an office. | This is the colleague whom I share an office with.
relative-clauses | He failed his test, which surprised everyone.
relative-clauses | She has two brothers, both of whom are doctors.
relative-clauses | The hotel, whose owner is French, has a terrace. | A hotel, whose owner is French, has the terrace.
relative-clauses | The village where I grew up has changed completely. | The village where I grew up has completely changed. | The village has changed completely where I grew up. | The village has completely changed where I grew up. | Where I grew up the village has changed completely. | Where I grew up the village has completely changed. | I grew up where the village has changed completely. | I grew up where the village has completely changed.
reported-speech | She denied having seen the email. | She denied having the email seen.
reported-speech | He accused me of ignoring his advice.
reported-speech | The guide warned us not to swim. | The guide warned us to not swim.
reported-speech | She reminded me to lock the back gate.
reported-speech | Nadia wanted to know whether the flight was delayed.
reported-speech | They regretted not asking for a receipt.
future-forms | By next June I’ll have been teaching for ten years. | I’ll have been teaching for ten years by next June. | I’ll have been teaching by next June for ten years. | For ten years I’ll have been teaching by next June. | I’ll by next June have been teaching for ten years.
future-forms | Next week we’ll be crossing the desert. | We’ll be crossing the desert next week. | We’ll next week be crossing the desert.
future-forms | The whole project is bound to fail.
future-forms | She’s unlikely to change her mind.
linking-words | In spite of her injury, she won the race. | In spite of the injury, she won her race.
linking-words | Despite having no experience, he got the job. | Despite having the experience, he got no job. | He got no experience, despite having the job. | He got the experience, despite having no job.
linking-words | While I respect your opinion, I don’t share it. | While I don’t share your opinion, I respect it. | I respect your opinion, while I don’t share it. | I don’t share your opinion, while I respect it.
linking-words | Whereas I love parties, she can’t stand them. | Whereas she can’t stand parties, I love them. | I love parties, whereas she can’t stand them. | She can’t stand parties, whereas I love them.
linking-words | So as not to miss the bus, she left early. | So as to not miss the bus, she left early. | So as not to miss the early bus, she left. | So as to not miss the early bus, she left.
linking-words | However hard he tried, he couldn’t sleep. | However he tried, he couldn’t sleep hard.
comparatives | The more you read, the more you learn.
comparatives | It’s by far the best novel she’s written. | It’s the best novel she’s written by far. | By far it’s the best novel she’s written. | It’s the best novel by far she’s written.
comparatives | The journey took twice as long as expected. | As expected the journey took twice as long. | Twice the journey took as long as expected. | The journey twice took as long as expected. | The journey took as long as expected twice.
comparatives | The exam was nowhere near as hard as I’d imagined. | As I’d imagined the exam was nowhere near as hard.
phrasal-verbs | They decided to call off the wedding. | They decided to call the wedding off.
phrasal-verbs | They turned down my first application. | They turned my first application down. | They first turned down my application. | They first turned my application down. | First they turned down my application. | First they turned my application down. | They turned down my application first. | They turned my application down first. | My first application they turned down. | My application they turned down first.
phrasal-verbs | She came up with a brilliant idea.
phrasal-verbs | I’ve been looking forward to this trip for months. | For months I’ve been looking forward to this trip. | I’ve been looking forward for months to this trip. | I’ve for months been looking forward to this trip.
phrasal-verbs | You shouldn’t look down on people. | People shouldn’t look down on you.
verb-patterns | I can’t help laughing at his jokes. | I can’t help his laughing at jokes.
verb-patterns | It’s no use pretending to be ill.
verb-patterns | He objected to being treated like a child.
verb-patterns | I regret to inform you that you failed. | You regret that I failed to inform you.
adverbs | The doors open automatically at nine. | The doors automatically open at nine. | The doors open at nine automatically. | At nine the doors open automatically. | At nine the doors automatically open. | Automatically the doors open at nine. | The doors at nine open automatically. | The doors at nine automatically open. | Open the doors automatically at nine. | Open the doors at nine automatically. | At nine open the doors automatically. | Automatically open the doors at nine. | At nine automatically open the doors.
adverbs | The company has grown rapidly since 2010. | The company has rapidly grown since 2010. | Since 2010 the company has grown rapidly. | Since 2010 the company has rapidly grown. | The company since 2010 has grown rapidly. | The company has since 2010 grown rapidly. | The company has grown since 2010 rapidly.
adjective-order | They stayed in a gorgeous little stone cottage.
so-and-such | So great was the demand that tickets sold out. | The demand was so great that tickets sold out. | So great was demand that the tickets sold out. | Demand was so great that the tickets sold out. | That demand was so great the tickets sold out. | So great was that demand the tickets sold out. | That demand was great so the tickets sold out. | The demand was great so that tickets sold out. | Demand was great so that the tickets sold out.
so-and-such | Such was the heat that nobody worked. | The heat was such that nobody worked.
`,
);
