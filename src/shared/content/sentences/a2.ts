import { sentencesOf } from './sentence';

export const sentences = sentencesOf(
  'A2',
  `
past-simple | We moved to this flat two years ago. | Two years ago we moved to this flat. | We moved two years ago to this flat.
past-simple | I didn’t go to the gym last week. | Last week I didn’t go to the gym. | I didn’t go last week to the gym.
past-simple | Did you enjoy the concert last night? | Last night did you enjoy the concert? | Did you enjoy the last concert night?
past-simple | Elif lost her wallet on holiday. | On holiday Elif lost her wallet.
past-simple | When did your family move to Scotland?
past-simple | He was born in a small village. | In a small village he was born.
two-objects | My aunt sent me a long email.
two-objects | Can you lend me your calculator?
two-objects | She told us a funny story.
two-objects | Who gave you those lovely flowers?
past-continuous | What were you doing at eight o’clock? | At eight o’clock what were you doing?
past-continuous | The children weren’t listening to the story.
past-continuous | While I was running, I fell over.
past-continuous | They were waiting for the bus in the rain. | They were waiting in the rain for the bus. | In the rain they were waiting for the bus. | They were in the rain waiting for the bus. | They were waiting for the rain in the bus. | They were waiting in the bus for the rain. | In the bus they were waiting for the rain. | They were in the bus waiting for the rain.
time-clauses | When we woke up, it was snowing.
time-clauses | Before you go out, turn off the heating. | Before you go out, turn the heating off.
time-clauses | As soon as I get home, I’ll text you. | As soon as I get you home, I’ll text. | As soon as I text home, I’ll get you.
present-perfect | Have you ever ridden a camel? | Have you ridden a camel ever?
present-perfect | I’ve never been to a circus.
present-perfect | She’s already finished all her homework. | She’s finished all her homework already. | Already she’s finished all her homework.
present-perfect | We haven’t packed our bags yet. | We haven’t yet packed our bags. | Yet we haven’t packed our bags.
present-perfect | Have the children finished their lunch yet? | Have their children finished the lunch yet? | Have the children yet finished their lunch? | Have their children yet finished the lunch?
present-perfect | I’ve just bought a new bike. | I’ve bought just a new bike.
present-perfect | He has lived here since May. | Since May he has lived here. | Here he has lived since May.
present-perfect | How long have you known Ravi?
present-perfect | Ananya has been to Peru twice. | Ananya has twice been to Peru. | Ananya has been twice to Peru. | Twice Ananya has been to Peru. | Ananya twice has been to Peru.
present-perfect | They’ve been married for ten years. | For ten years they’ve been married.
present-perfect | Nobody has cleaned the kitchen yet. | Nobody has yet cleaned the kitchen. | Nobody yet has cleaned the kitchen. | Yet nobody has cleaned the kitchen.
comparatives | It’s colder at night than in the day. | At night it’s colder than in the day. | It’s colder in the day than at night. | In the day it’s colder than at night.
comparatives | She looks much happier than before.
comparatives | I’m not as tall as my dad.
comparatives | He can’t run as fast as me.
comparatives | The weather is getting warmer every day. | Every day the weather is getting warmer.
comparatives | She sings better than anyone else. | Anyone else sings better than she.
superlatives | What is the longest river in the world? | What river is the longest in the world? | What river in the world is the longest? | What in the world is the longest river? | In the world what is the longest river? | In the world what river is the longest? | In what world is the river the longest? | What world is the river the longest in?
superlatives | Who is the oldest person in your family? | Who in your family is the oldest person? | In your family who is the oldest person?
superlatives | That was the worst day of my life. | That day was the worst of my life. | The worst day of my life was that. | That day of my life was the worst. | The worst of my life was that day.
superlatives | Sunday is the busiest day of the week. | The busiest day of the week is Sunday.
superlatives | He’s the funniest person in my class. | In my class he’s the funniest person. | He’s the person in my funniest class.
superlatives | Which of these tickets is the cheapest? | Which is the cheapest of these tickets? | Of these tickets which is the cheapest?
be-going-to | We’re going to paint the kitchen this weekend. | This weekend we’re going to paint the kitchen. | We’re going this weekend to paint the kitchen.
be-going-to | What are you going to wear?
be-going-to | It isn’t going to rain today. | Today it isn’t going to rain.
be-going-to | Are they going to sell their house?
be-going-to | I’m going to be a vet one day. | One day I’m going to be a vet. | I’m one day going to be a vet. | I’m going one day to be a vet. | I’m going to one day be a vet.
will | I’ll call you back in ten minutes. | In ten minutes I’ll call you back.
will | Will there be robots in every home? | In every home will there be robots? | Will robots be there in every home? | Will robots be in every home there?
will | I don’t think it will snow.
will | You won’t need an umbrella tomorrow. | Tomorrow you won’t need an umbrella.
will | Will Sione be at home tonight? | Tonight will Sione be at home?
will | Who will look after these plants? | Who will these plants look after?
conditionals | If you’re cold, put on a jumper. | If you’re cold, put a jumper on.
conditionals | If we hurry, we’ll catch the train.
conditionals | If I’m late, don’t wait for me.
conditionals | If you don’t water plants, they die. | If you water plants, they don’t die. | If they don’t water plants, you die. | If they water plants, you don’t die.
conditionals | If she passes the exam, she’ll be happy.
conditionals | If I have enough time, I’ll visit you.
modals | You should see a good doctor. | A good doctor should see you.
modals | You shouldn’t eat so many sweets. | So you shouldn’t eat many sweets.
modals | Could you speak more slowly, please? | Speak more slowly, could you please? | Please speak more slowly, could you?
modals | We had to wait for two hours. | For two hours we had to wait.
modals | Do I have to work on Saturdays? | On Saturdays do I have to work? | Have I work to do on Saturdays?
modals | You mustn’t use your phone in class. | In class you mustn’t use your phone.
modals | She couldn’t swim until she was ten. | Until she was ten she couldn’t swim.
modals | Shall we order some noodles for lunch? | For lunch shall we order some noodles? | Shall we order noodles for some lunch?
modals | Is Tomasz able to drive a bus?
verb-patterns | I’ve decided to learn the violin.
verb-patterns | Would you mind waiting outside for me? | Would you mind waiting for me outside? | For me would you mind waiting outside?
verb-patterns | My parents don’t let me stay out late.
verb-patterns | He forgot to lock the front door.
verb-patterns | It’s difficult to remember everyone’s names.
verb-patterns | I went to the market to buy a melon. | To buy a melon I went to the market. | I went to a market to buy the melon. | To buy the melon I went to a market.
verb-patterns | Are you interested in learning Turkish? | Are you interested in Turkish learning?
verb-patterns | Thanks for helping me with my project.
adverbs | My uncle walked slowly to the door. | My uncle slowly walked to the door. | My uncle walked to the door slowly. | Slowly my uncle walked to the door. | The uncle walked slowly to my door. | The uncle slowly walked to my door. | The uncle walked to my door slowly. | Slowly the uncle walked to my door.
adverbs | You speak English better than me. | You speak better English than me. | Better you speak English than me.
adverbs | He closed the bathroom door quietly. | He quietly closed the bathroom door. | Quietly he closed the bathroom door.
adverbs | They didn’t play very well yesterday. | Yesterday they didn’t play very well.
adjective-order | She bought a lovely old wooden chair.
adjective-order | He has short curly black hair. | He has short black curly hair.
adjective-order | I’ve lost my favourite blue jumper.
adjective-order | We stayed in a lovely little hotel.
phrasal-verbs | Can you switch on the light? | Can you switch the light on?
phrasal-verbs | Please take off your wet shoes. | Please take your wet shoes off. | Take off your wet shoes please. | Take your wet shoes off please.
phrasal-verbs | I’ll pick you up at six. | At six I’ll pick you up.
phrasal-verbs | Please don’t throw away those boxes. | Please don’t throw those boxes away. | Don’t throw away those boxes please. | Don’t throw those boxes away please.
phrasal-verbs | Put your toys away before dinner. | Put away your toys before dinner. | Before dinner put your toys away. | Before dinner put away your toys. | Put toys away before your dinner. | Put away toys before your dinner. | Before your dinner put toys away. | Before your dinner put away toys. | Put dinner away before your toys. | Put away dinner before your toys.
phrasal-verbs | Can I try on these jeans? | Can I try these jeans on?
phrasal-verbs | Could you fill in this form? | Could you fill this form in? | Could this form fill you in?
phrasal-verbs | He wrote down my phone number. | He wrote my phone number down.
relative-clauses | The girl who lives upstairs plays the drums. | The girl who plays the drums lives upstairs. | Upstairs lives the girl who plays the drums.
relative-clauses | That’s the man who helped me. | That’s me who helped the man.
relative-clauses | I know a café which sells noodles. | A café which I know sells noodles. | I know which noodles a café sells.
relative-clauses | A vet is a person who looks after animals. | A person who looks after animals is a vet. | A person who is a vet looks after animals.
too-and-enough | There aren’t enough trees in the city. | In the city there aren’t enough trees.
too-and-enough | He isn’t old enough to drive.
too-and-enough | I’m too tired to cook tonight. | Tonight I’m too tired to cook. | I’m too tired tonight to cook.
quantifiers | Both of my brothers play cricket.
quantifiers | She has a few friends in Poland. | In Poland she has a few friends.
quantifiers | None of the shops are open today. | Today none of the shops are open. | Of the shops none are open today.
quantifiers | Everyone in my family loves noodles. | In my family everyone loves noodles. | Everyone loves noodles in my family.
questions | What’s the weather like in Iceland? | What’s the weather in Iceland like? | In Iceland what’s the weather like?
questions | Which of these hats do you prefer? | Of these hats which do you prefer? | Which do you prefer of these hats? | Of these which hats do you prefer? | Which hats do you prefer of these?
questions | How long does it take to fly to Egypt? | To fly to Egypt how long does it take? | To Egypt how long does it take to fly?
adverbs-of-frequency | I go to the dentist twice a year. | Twice a year I go to the dentist. | I go twice a year to the dentist.
adverbs-of-frequency | Her bus isn’t usually very late. | Her bus usually isn’t very late. | Usually her bus isn’t very late. | Her bus isn’t very late usually.
passives | This bridge was built in 1890. | In 1890 this bridge was built.
passives | Is Portuguese spoken in Angola too? | Is Portuguese too spoken in Angola? | Is Portuguese spoken too in Angola? | In Angola is Portuguese spoken too? | In Angola too is Portuguese spoken? | In Angola is Portuguese too spoken?
pronouns | He made this kitchen table himself. | He himself made this kitchen table. | He made himself this kitchen table. | This kitchen table he made himself.
future-forms | I’m meeting Nadia at the museum tomorrow. | I’m meeting Nadia tomorrow at the museum. | Tomorrow I’m meeting Nadia at the museum. | At the museum I’m meeting Nadia tomorrow. | Tomorrow at the museum I’m meeting Nadia. | At the museum tomorrow I’m meeting Nadia. | I’m at the museum tomorrow meeting Nadia. | I’m at the museum meeting Nadia tomorrow. | Tomorrow I’m at the museum meeting Nadia.
`,
);
