/** Texts of the points of B1 and B2. How gaps and slots are written: make-cloze.ts and data/slots.ts. */
export const hardTexts = {
  'present-perfect': [
    '{$she} [has lived/has been living: live] in {$city} for ten years. She [has known: know] her best friend [since|for|from] 2012. They [have visited: visit] many countries together, but they [have never been: never / be] to {$country}. This year they want to go there. {$she} hasn’t bought the tickets [yet|already|just].',
  ],
  'present-perfect-or-past': [
    '{$he} is a writer. He [has written: write] three books so far. He [wrote: write] the first one in 2010, when he [was: be] only twenty. Two years ago he [moved: move] to {$city}, and he [has lived/has been living: live] there since then. Last month he [won: win] a big prize.',
  ],
  'past-perfect': [
    'When {$she} got to the {#1:airport;station}, she saw that she [had left: leave] her passport at home. Her {#1:plane;train} [had already gone: already / go] by the time she came back. She was angry because she [had paid: pay] a lot of money for the ticket. She [had never missed: never / miss] a {#1:plane;train} before.',
  ],
  'used-to': [
    'When my grandmother was young, she [used to live: used to / live] in a small village. She [used to walk: used to / walk] five kilometres to school. There was no TV, so the family [used to tell: used to / tell] stories in the evening. They [didn’t use to buy/did not use to buy/didn’t used to buy: used to / buy, negative] bread: they baked it. “[Did you use to have/Did you used to have: you / used to / have] a car?” I asked. “No, we had a {horse;donkey}!”',
  ],
  'might-may': [
    'We don’t know where to go this summer. We [might go: might / go] to {$country}, or we [might stay: might / stay] at home. {$she} [might not come: might / come, negative] with us because she [might have: might / have] a new job by then. It [might be: might / be] cold in June, so we will probably go in August.',
  ],
  'first-conditional': [
    'If the weather [is: be] nice tomorrow, we [will go/’ll go: go, will] to the beach. If it [rains: rain], we [will visit/’ll visit: visit, will] the museum. I will call you as soon as I [wake: wake] up. If {$she} [wants: want] to come too, I [will tell/’ll tell: tell, will] her the time. When you [get: get] there, wait for us.',
  ],
  'second-conditional': [
    'If I [won: win] a million pounds, I [would buy/’d buy: buy, would] a house by the sea. I [wouldn’t work/would not work: not / work, would] any more. If I [had: have] a boat, I would sail to {$country}. My friends [would come: come, would] with me if they [were: be] free. But I never win anything!',
  ],
  'relative-clauses': [
    'This is a photo of the village [where|which|who] I grew up. The woman [who|which|whose] is standing next to me is my aunt. She had a shop [which|who|where] sold toys. The boy [whose|who|which] bike you can see is my cousin {$he}. That’s the tree [which|where|who] we climbed every day.',
  ],
  'gerund-infinitive': [
    '{$she} enjoys [travelling/traveling: travel], and she has decided [to visit: visit] {$country} next year. She wants [to learn: learn] the language before she goes, so she has started a course. She doesn’t mind [studying: study] in the evening. She is good at [speaking: speak], but she avoids [writing: write]. She hopes [to make: make] new friends there.',
  ],
  passive: [
    'The {bridge;castle} in our town [was built: build] in 1850. It [was designed: design] by a famous architect, and the stones [were brought: bring] from the mountains. Today it [is visited: visit] by many people every year. Every summer a big concert is held there, and the tickets [are sold: sell] online.',
  ],
  'articles-general': [
    'Last year we travelled to [the|a|–] United Kingdom and [–|the|a] France. We stayed near [–|the|a] Lake Geneva and went swimming twice [a|the|–] day. I think that [–|the|a] freedom is [the|a|–] best thing about {holidays;travelling}. We had [–|the|a] breakfast in the garden every morning.',
  ],
  'question-tags': [
    '“You’re {$she}, [aren’t you/are you not]?” “Yes! And you work with my sister, [don’t you/do you not]?” “That’s right. She moved to {$city}, [didn’t she/did she not]?” “Yes, but she doesn’t like it there. You haven’t been there, [have you]?” “No. It isn’t very big, [is it]?”',
  ],
  'question-forms': [
    '“What [happened: happen, past] last night?” “Someone broke a window.” “Who [broke: break, past] it?” “We don’t know.” “What [did you hear: you / hear, past]?” “A loud noise.” “When [did you call: you / call, past] the police?” “At ten.” “Who [lives: live, present] next door?” “A man called {$he}.”',
  ],
  'so-such-too-enough': [
    'It was [such|so|too] a hot day that we went to the lake. The water was [so|such|enough] clear that we could see the fish. {$she}’s little brother couldn’t swim: he wasn’t [old enough|enough old|old too]. At noon it was [too|such|enough] hot to sit in the sun, so we found a tree. We had [such|so|too] a good time that we stayed until dark.',
  ],
  'third-conditional': [
    '{$he} failed his exam. If he [had studied: study] harder, he [would have passed: pass, would]. He was late because he had missed the bus. If he [had got/had gotten: get] up earlier, he [would have caught: catch, would] it. And if he [had read: read] the questions carefully, he [would not have made/wouldn’t have made: not / make, would] so many mistakes.',
  ],
  'passive-tenses': [
    'Our school is changing. A new library [has already been built: already / build, present perfect passive], and the old gym [is being painted: paint, present continuous passive] at the moment. Next month new computers [will be bought: buy, will passive]. The work [must be finished: finish, must passive] before September. When I walked past yesterday, the windows [were being cleaned: clean, past continuous passive].',
  ],
  'reported-statements': [
    '{$she} called me last week. She [said|told|asked] that she [was: be] very tired. She had “a lot of work”: she told me that she [had worked/had been working: work, past perfect] all weekend. I asked about her holiday, and she promised that she [would visit: visit] me the following month. She was sorry, but she [couldn’t/could not: can, negative] come earlier.',
  ],
  'reported-questions': [
    'Yesterday I had an interview. First they asked me what my name [was: be]. Then they asked me where I [lived/live: live]. The manager wanted to know [if|that|what] I [could/can: can] speak {French;Italian}, and she asked me why I [wanted/want: want] the job. At the end they asked me [if/whether: yes or no] I had any questions.',
  ],
} as const;
