/** Texts of the points of A1 and A2. How gaps and slots are written: make-cloze.ts and data/slots.ts. */
export const easyTexts = {
  'to-be': [
    'My name [is/’s: be] {$she}. I [am: be] from {$country} and my best friends [are: be] from {$country2}. We [are: be] students at the same school. My teacher [is: be] very {nice;friendly;funny}. Today is {Sunday;Saturday}, so we [aren’t/are not: be, negative] at school.',
    'This is {$he}. He [is: be] {eleven;twelve;thirteen} years old now. His parents [are: be] {doctors;teachers;farmers}. They [aren’t/are not: be, negative] at home today. “[Are: be] you tired, {$he}?” asks his sister. “No, I [am: be] hungry!”',
  ],
  'have-got': [
    '{$she} [has got/has: have got] a big family. She [has got/has: have got] {two;three} brothers and a sister. They [have got/have: have got] a house near the {sea;park}, but they [haven’t got/have not got/don’t have: have got, negative] a car. {$she} [hasn’t got/has not got/doesn’t have: have got, negative] a bike, so she walks to school.',
  ],
  'present-simple': [
    'My {uncle;brother} {$he} [works: work] in a {hospital;restaurant;hotel}. He [gets: get] up at five every day and [has: have] a big breakfast. Then he [drives: drive] to work. In the evening he [watches: watch] TV, and his children [play: play] computer games. They all [go: go] to bed early.',
    '{$she} and {$he} [live: live] in {$city}. {$she} [studies: study] English every day, and {$he} [teaches: teach] maths. On Saturdays they [play: play] tennis in the park. {$he} always [wins: win], but {$she} [likes: like] the game.',
  ],
  'present-simple-questions': [
    '“[Do: do] you like sport, {$she}?” “Yes, I do, but I [don’t play/do not play: not / play] football.” “[Does: do] your brother play tennis?” “No, he [doesn’t like/does not like: not / like] tennis. He swims every {Monday;Friday}.” “Where [does he swim: he / swim]?” “At the {sports centre;swimming pool}.”',
  ],
  'present-continuous': [
    'It is {Sunday;Saturday} morning and everyone is busy. {$she} [is making: make] a cake in the kitchen. {$he} [is playing: play] the {guitar;piano}. The children [are swimming: swim] in the {lake;sea}, and the dog [is sleeping: sleep] under the table. I [am writing: write] this email to you right now!',
  ],
  can: [
    '{$she} is {five;six} years old. She [can swim: can / swim], but she [can’t ride/cannot ride/can not ride: can / ride, negative] a bike. Her brother [can play: can / play] the {piano;guitar} very well, but he [can’t cook/cannot cook/can not cook: can / cook, negative]: his food is very bad! “[Can you help: you / can / help] me in the kitchen?” he asks his mother.',
  ],
  'there-is': [
    'This is my {bedroom;classroom}. There [is: be] a big table near the window. There [are: be] {two;three;four} chairs, and there [is: be] a {white;black} cat on one chair! There [aren’t/are not: be, negative] any pictures on the wall. “[Is there: there / be] a computer in the room?” you ask. No, there [isn’t/is not: be, negative].',
  ],
  articles: [
    'I live in [a|an|the|–] small house near the sea. I’ve got [a|an|the|–] {cat;horse} and [an|a|the|–] old dog. [The|A|An|–] dog is {black;white} and very big. My mother is [a|an|the|–] doctor and goes to work by [–|a|an|the] {car;bus;bike}. In the evening we look at [the|a|an|–] moon.',
  ],
  'this-that': [
    '“Hello! Look at [this|these|those] {#1:book;bag;lamp} here in my hand. Is it yours?” “No, it isn’t. My {#1} is there, on [that|this|these] table near the door.” “And are [these|this|that] shoes here yours?” “Yes, they are. But [those|that|this] boots there, near the window, are not mine.”',
  ],
  possessives: [
    '[My: I] name is {$she}, and this is [my: I] brother {$he}. [His: he] room is next to [mine: I]. [Our: we] parents have got a {shop;farm}. “Is that dog [yours: you]?” people often ask. “No, it’s not [ours: we],” we say. “It’s [{$she2}’s: {$she2}] dog.”',
  ],
  'some-any': [
    'I want to make {a cake;lunch}. There are [some|any|a] eggs in the fridge, but there isn’t [any|some|a] {butter;milk}. I need [some|any|a] {sugar;cheese} too. I haven’t got [any|some|a] money, so I can’t go to the shop. “There is [some|any|many] money on the table,” says {$she}.',
  ],
  'prepositions-time': [
    '{$she} gets up [at|in|on] six o’clock. She works in a {shop;school} [on|at|in] Mondays. She has lunch [at|in|on] noon and plays tennis [in|on|at] the afternoon. Her birthday is [in|at|on] {July;August}, and this year her party is [on|in|at] Saturday.',
  ],
  'prepositions-place': [
    '{$he} lives [in|at|on] {$city}. His flat is [on|at|in] the {second;third} floor. In the living room there is a big picture [on|in|at] the wall and a sofa [between|in|at] two small tables. The cat is sleeping [under|between|at] the sofa: you can only see its tail. {$he} isn’t [at|on|to] home now.',
  ],
  'object-pronouns': [
    'I’ve got a sister, {$she}. I love [her: she]. Every Sunday we visit our grandparents and cook for [them: they]. Grandad is very funny. I like [him: he] very much, and he often tells [us: we] stories. I’ve got a photo of the family. Look at [it: it]! Can you see [me: I]?',
  ],
  'present-tenses': [
    '{$she} [works: work] in a {bank;hotel} every day, but today is Sunday and she [isn’t working/is not working: not / work]. At the moment she [is cooking: cook] lunch for her family. Her husband usually [cooks: cook] on Sundays, but now he [is playing: play] with the children. {$she} [knows: know] that he is a better cook!',
  ],
  'much-many': [
    'We’re having a party, but we don’t have [much|many|a few] time. How [many|much|a little] people are coming? We need [a lot of|a lot|much] sandwiches. There are only [a few|a little|much] {apples;oranges} at home, and there is only [a little|a few|many] {milk;juice} in the fridge.',
  ],
  'past-simple-regular': [
    'Last {Saturday;Sunday} it [rained: rain] all day. {$she} [stayed: stay] at home and [watched: watch] a film. In the afternoon her friends [arrived: arrive] and they [cooked: cook] dinner together. After dinner they [played: play] cards and [listened: listen] to music.',
    '{$he} [lived: live] in {$city} two years ago. He [worked: work] in a {café;hotel} and [studied: study] English in the evening. At the weekend he [visited: visit] museums or [walked: walk] in the park. One day he [stopped: stop] at a small shop and [talked: talk] to a girl there: his future wife!',
  ],
  'past-simple-irregular': [
    'Last summer {$she} [went: go] to {$country} with her family. They [took: take] the train to the sea and [swam: swim] every day. {$she} [saw: see] some dolphins and [bought: buy] a {hat;bag} at the market. One evening they [ate: eat] fish in a small restaurant. She [came: come] home very happy.',
  ],
  'past-simple-questions': [
    '“[Did you go: you / go] out last night?” “No, I didn’t. I [didn’t feel/did not feel: not / feel] very well. What [did you do: you / do]?” “I went to the {#1:cinema;theatre} with {$she}, but we [didn’t like/did not like: not / like] the {#1:film;play}.” “When [did you get: you / get] home?” “At eleven.”',
  ],
  'past-continuous': [
    'At eight o’clock last night {$she} [was having: have] a shower and her children [were watching: watch] TV. Her husband [was cooking: cook] in the kitchen when suddenly the lights [went: go] out. {$she} [fell: fall] while she [was looking: look] for a candle. Nobody was hurt!',
  ],
  'going-to': [
    'Next {summer;year} {$she} [is going to travel: travel, going to] round {$country}. Her friends [are going to go: go, going to] with her. They [aren’t going to stay/are not going to stay: not / stay, going to] in hotels: they [are going to sleep: sleep, going to] in a tent. {$she} [is going to take: take, going to] a lot of photos.',
  ],
  'will-or-going-to': [
    '“Why have you got that paint?” “I [am going to paint/’m going to paint: paint, going to] my room this afternoon.” “It’s a big room. I [will help/’ll help: help, will] you!” “Thanks. I think it [will take: take, will] three hours.” “And what [are you going to do: you / do, going to] with the old chairs?” “{$she} [is going to take: take, going to] them tomorrow. She asked me last week.”',
  ],
  comparatives: [
    '{$she} and {$he} are twins, but they are very different. {$she} is [taller: tall] than her brother, and {$he} is [more careful: careful] than his sister. He runs fast, but she is [faster: fast] than him. Her room is [bigger: big] than his, but his bed is [more comfortable: comfortable]. They are both as [clever: clever] as their father.',
  ],
  superlatives: [
    '{$city} is one of [the most beautiful: beautiful] cities in the world. The [oldest: old] church is in the centre, and [the biggest: big] park is near the river. [The best: good] time to visit is spring. The hotels are not cheap: [the most expensive: expensive] one has a swimming pool on the roof!',
  ],
  'must-have-to': [
    'At {$she}’s {hotel;restaurant} there are many rules. She [has to: have to] start work at six every morning, and the waiters [have to: have to] wear a uniform. They [mustn’t/must not: must, negative] use their phones at work: it is not allowed. But they [don’t have to/do not have to/don’t need to: have to, negative] bring lunch, because the food is free. On Sundays {$she} [doesn’t have to/does not have to/doesn’t need to: have to, negative] work.',
  ],
  should: [
    '{$he} is always tired. He [should go: should / go] to bed earlier, and he [shouldn’t watch/should not watch: should / watch, negative] TV at night. He [should eat: should / eat] a good breakfast and he [shouldn’t drink/should not drink: should / drink, negative] so much coffee. “[Should I see: I / should / see] a doctor?” he asks.',
  ],
  'adverbs-order': [
    '{$she} [always gets: always / get, present] up at six. She [never drinks: never / drink, present] coffee: she loves tea. She speaks {French;Italian} very [well: good] and plays the {guitar;piano} [beautifully: beautiful]. She works [hard: hard], but she drives [carefully: careful], and she [is usually: usually / be, present] happy.',
  ],
} as const;
