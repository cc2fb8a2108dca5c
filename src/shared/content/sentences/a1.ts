import { sentencesOf } from './sentence';

export const sentences = sentencesOf(
  'A1',
  `
be | My sister is a nurse.
be | I’m not very hungry today. | Today I’m not very hungry.
be | Kofi is my best friend. | My best friend is Kofi.
be | My friend’s name is Mei. | Mei is my friend’s name.
be | The children aren’t at school today. | Today the children aren’t at school.
be | My favourite colour is green. | Green is my favourite colour.
be | It isn’t very cold today. | Today it isn’t very cold.
be | Our garden is small but beautiful. | Our garden is beautiful but small. | But our small garden is beautiful. | But our beautiful garden is small.
be | I’m tired, but I’m happy.
questions | Where are you and Nadia from? | Where are Nadia and you from?
questions | How old is this tree? | How is this old tree?
questions | Where do your grandparents live?
questions | What time does the film start?
questions | Does Yuki speak Spanish at school? | At school does Yuki speak Spanish? | Does Yuki speak at Spanish school?
questions | What do you usually have for breakfast? | What do you have for breakfast usually? | Usually what do you have for breakfast? | For breakfast what do you usually have? | For breakfast what do you have usually? | What do you have usually for breakfast? | What do you usually have breakfast for?
questions | Why is the baby crying?
questions | How do you spell your name?
questions | Which bus goes to the airport?
questions | What colour are your shoes?
questions | How do you go to work?
this-and-that | Who is that tall man?
this-and-that | How much is this T-shirt?
this-and-that | What are those people doing?
this-and-that | I don’t like this music. | This music I don’t like.
would-like | Would you like tea or coffee? | Would you like coffee or tea?
would-like | I’d like a cheese sandwich, please.
would-like | What would you like to drink?
was-and-were | Where were you on Sunday morning? | On Sunday morning where were you?
was-and-were | The film wasn’t very good.
was-and-were | I was at home yesterday. | Yesterday I was at home.
was-and-were | It was hot and sunny in July. | It was sunny and hot in July. | In July it was hot and sunny. | In July it was sunny and hot. | It was hot in July and sunny. | It was sunny in July and hot. | And it was hot in sunny July. | And in sunny July it was hot. | And it was sunny in hot July. | And in hot July it was sunny. | And it was in hot sunny July.
have-got | How many cousins have you got?
have-got | She hasn’t got a phone.
have-got | Have you got any brothers or sisters? | Have you got any sisters or brothers? | Have you got brothers or any sisters? | Have you got sisters or any brothers?
have-got | I’ve got two cats and a dog. | I’ve got a dog and two cats.
present-simple | I get up at seven o’clock. | At seven o’clock I get up.
present-simple | My dad works in a hospital. | A dad works in my hospital.
present-simple | She doesn’t have a car.
present-simple | My cousin speaks Arabic and English. | My cousin speaks English and Arabic. | And my English cousin speaks Arabic.
present-simple | We visit our cousins on Sundays. | On Sundays we visit our cousins.
present-simple | I don’t know her name. | Her name I don’t know.
present-simple | My aunt and uncle live in Canada. | My uncle and aunt live in Canada.
present-simple | It rains a lot in spring. | In spring it rains a lot. | It rains in spring a lot.
present-simple | He watches TV after dinner. | After dinner he watches TV.
present-simple | Diego doesn’t wear glasses at school. | At school Diego doesn’t wear glasses.
adverbs-of-frequency | I always drink water with lunch. | With lunch I always drink water.
adverbs-of-frequency | She’s always late for work. | For work she’s always late.
adverbs-of-frequency | We never eat before nine. | Before nine we never eat.
adverbs-of-frequency | My sister sometimes makes cakes. | Sometimes my sister makes cakes. | My sister makes cakes sometimes.
adverbs-of-frequency | My brother usually cooks dinner. | Usually my brother cooks dinner. | My brother cooks dinner usually.
adverbs-of-frequency | They often play tennis together. | They play tennis together often. | Often they play tennis together. | Together they often play tennis. | They play tennis often together. | Together they play tennis often.
adverbs-of-frequency | We never watch TV in the morning. | In the morning we never watch TV.
adverbs-of-frequency | He doesn’t often eat fruit. | He doesn’t eat fruit often. | He often doesn’t eat fruit. | Often he doesn’t eat fruit.
adverbs-of-frequency | How often do you see your cousins? | How often do your cousins see you?
adverbs-of-frequency | Is she always late for school? | For school is she always late?
there-is | There is a cat under the table. | Under the table there is a cat. | A cat is under the table there. | A cat is there under the table. | The cat is under a table there. | The cat is there under a table. | There is the cat under a table. | The cat there is under a table. | There is a table under the cat. | Under the cat there is a table.
there-is | There aren’t any eggs in the fridge. | In the fridge there aren’t any eggs. | The eggs aren’t in any fridge there. | The eggs there aren’t in any fridge.
there-is | There are two parks in our town. | In our town there are two parks. | There are our two parks in town. | In town there are our two parks. | Our two parks are there in town.
there-is | Is there a TV in your bedroom? | In your bedroom is there a TV? | Is a TV there in your bedroom? | Is a TV in your bedroom there? | Is your TV in a bedroom there? | Is your TV there in a bedroom?
there-is | There isn’t any sugar in my tea. | In my tea there isn’t any sugar. | There isn’t any tea in my sugar. | In my sugar there isn’t any tea.
there-is | Are there any good restaurants near here? | Near here are there any good restaurants?
can | My little brother can swim.
can | I can’t find my keys. | My keys I can’t find.
can | She can play the guitar very well. | She can very well play the guitar.
can | Can your dad drive a lorry? | Can a dad drive your lorry?
can | We can’t go to the beach today. | Today we can’t go to the beach. | We can’t go today to the beach.
can | What languages can you speak?
can | Can you help me, please? | Help me, can you please? | Please help me, can you?
can | A penguin can’t fly but it can swim. | A penguin can swim but it can’t fly.
imperatives | Open your books at page ten. | At page ten open your books. | Your books open at page ten. | Open ten books at your page.
imperatives | Don’t open the window, please.
imperatives | Please turn off your phone. | Please turn your phone off. | Turn off your phone please. | Turn your phone off please.
imperatives | Please take off your shoes. | Please take your shoes off. | Take off your shoes please. | Take your shoes off please.
imperatives | Put on your coat and hat. | Put on your hat and coat. | Put your coat and hat on. | Put your hat and coat on.
imperatives | Be careful with those scissors. | With those scissors be careful.
imperatives | Don’t forget to buy bread.
pronouns | Tell us about your family. | Tell your family about us.
pronouns | My friends are waiting for me.
present-continuous | The baby is sleeping now. | Now the baby is sleeping. | The baby is now sleeping. | The baby now is sleeping.
present-continuous | They aren’t listening to the teacher.
present-continuous | Tariq is making soup and salad. | Tariq is making salad and soup.
present-continuous | Why are you wearing a coat?
present-continuous | We’re having dinner in the garden tonight. | Tonight we’re having dinner in the garden. | We’re having dinner tonight in the garden. | In the garden we’re having dinner tonight. | Tonight in the garden we’re having dinner. | In the garden tonight we’re having dinner. | We’re in the garden tonight having dinner. | We’re in the garden having dinner tonight. | Tonight we’re in the garden having dinner.
present-continuous | Is it raining in your town today? | Is it raining today in your town? | Today is it raining in your town? | In your town is it raining today? | Today in your town is it raining? | In your town today is it raining?
adjective-order | She has long black hair.
adjective-order | They have a big white dog.
adjective-order | He’s wearing a nice blue shirt.
adjective-order | It’s a beautiful old castle.
adjective-order | We live in a small white house.
possessives | Whose are these red shoes? | Whose red shoes are these?
possessives | Whose are these black gloves? | Whose black gloves are these?
possessives | Amina’s parents have a shoe shop.
possessives | My friend’s dog is very clever.
prepositions-of-place | The bank is next to the café. | The café is next to the bank. | Next to the café is the bank. | Next to the bank is the café.
prepositions-of-place | Is the museum near the station? | Is the station near the museum?
prepositions-of-place | My house is opposite the park. | The park is opposite my house. | Opposite my house is the park. | Opposite the park is my house. | My park is opposite the house. | The house is opposite my park.
prepositions-of-place | I sit between Hana and Luca. | I sit between Luca and Hana.
prepositions-of-time | He plays football with his friends on Saturdays. | He plays football on Saturdays with his friends. | On Saturdays he plays football with his friends. | With his friends he plays football on Saturdays. | On Saturdays with his friends he plays football. | With his friends on Saturdays he plays football. | He plays with his football friends on Saturdays. | He plays on Saturdays with his football friends. | On Saturdays he plays with his football friends. | He plays his football with friends on Saturdays. | He plays his football on Saturdays with friends. | On Saturdays he plays his football with friends.
prepositions-of-time | The lesson starts at half past nine. | At half past nine the lesson starts.
prepositions-of-time | I don’t work at the weekend. | At the weekend I don’t work.
prepositions-of-time | The museum isn’t open on Mondays. | On Mondays the museum isn’t open.
verb-patterns | My dad doesn’t like driving. | Dad doesn’t like my driving.
verb-patterns | I want to be a pilot.
past-simple | What did you do at the weekend? | At the weekend what did you do?
past-simple | She didn’t come to the party.
quantifiers | We need some bread and milk. | We need some milk and bread. | We need bread and some milk. | We need milk and some bread.
quantifiers | How much water do you drink?
modals | I have to go now. | Now I have to go. | I now have to go. | I have to now go.
modals | You must wear a hat in the sun. | In the sun you must wear a hat.
comparatives | It’s warmer today than yesterday. | Today it’s warmer than yesterday. | It’s warmer than yesterday today.
`,
);
