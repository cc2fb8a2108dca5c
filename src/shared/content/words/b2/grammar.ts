import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'grammar',
  `
provided that | conjunction | used in formal English to mean ‘only if’ | You can take the day off, provided that you finish the report.
whereas | conjunction | used to compare two facts that are different | Her first novel was funny, whereas this one is very sad.
beneath | preposition | in a lower position than; under | Divers found the old ship beneath the waves.
beyond | preposition | on the far side of | Beyond the forest there is a range of snowy mountains.
in terms of | preposition | used to show which part of something you mean | In terms of price, there’s little difference between the two hotels.
on behalf of | preposition | in the place of another person, or for them | I’d like to thank you on behalf of the whole team.
regarding | preposition | on the subject of | I’m writing regarding the job you advertised last week.
regardless of | preposition | without being influenced by; not caring about | Everyone is welcome to join, regardless of age or experience.
furthermore | adverb | used to add another, often more important, point | The flat is too small. Furthermore, it’s a long way from my office.
nevertheless | adverb | used for something surprising after what was just said; despite that | The climb was exhausting. Nevertheless, everyone reached the top.
thus | adverb | used in formal writing to introduce a result | The new road avoids the town and thus reduces traffic in the centre.
one another | pronoun | used when each person does the same to the others | The players congratulated one another after the match.
whichever | determiner | used for any one that you choose from a set | Take whichever seat you like.
a great deal of | phrase | used formally for a large amount of something | The fire caused a great deal of damage.
besides | preposition | as well as; apart from | Who will be at the party besides us?
moreover | adverb | used in formal writing to add a further point | The flat is too small. Moreover, it’s far from the station.
seldom | adverb | only a few times; a formal word | Such a quiet child is seldom noticed.
upon | preposition | on, in formal English or in stories | The princess put the crown upon her head.
to some extent | phrase | partly, but not completely | I agree with you to some extent, but not about everything.
alongside | preposition | next to, or together with | The children worked alongside their parents.
altogether | adverb | completely, or in total | There were twelve of us altogether.
consequently | adverb | as a result | The bus was late; consequently, we missed the film.
hence | adverb | for this reason, in formal English | The lake is deep, hence its dark colour.
likewise | adverb | in the same way | She helped her neighbours, and they did likewise.
versus | preposition | against | Tonight’s match is Brazil versus Germany.
so-called | adjective | called by a name that you think is wrong | His so-called friends did not help him.
`,
);
