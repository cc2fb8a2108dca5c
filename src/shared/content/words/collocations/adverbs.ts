/** What goes with an adverb, a word a line: `word | level: phrases; level: phrases`. A phrase stands in all tables once. */
export const adverbs = `
absolutely | B1: absolutely certain, absolutely delicious, absolutely necessary, absolutely delighted
badly | A2: badly hurt, badly paid; B1: badly damaged, badly injured, badly behaved
barely | B2: barely visible
bitterly | B2: bitterly cold, bitterly disappointed
brightly | B1: brightly lit
carefully | B1: carefully planned, carefully chosen
clearly | B2: clearly visible
closely | B2: closely related, closely connected
completely | B1: completely different, completely wrong, completely empty, completely lost
deeply | B2: deeply grateful, deeply disappointed, deeply in love, deeply offended
entirely | B2: entirely different, entirely possible
environmentally | B1: environmentally friendly
equally | B2: equally important
extremely | B1: extremely important, extremely dangerous, extremely difficult
fully | B2: fully aware, fully booked
happily | B1: happily married
highly | B2: highly recommended, highly qualified, highly unlikely, highly likely, highly skilled, highly successful
perfectly | B1: perfectly clear, perfectly safe, perfectly normal
seriously | B1: seriously ill, seriously injured, seriously damaged
strongly | B1: strongly recommend, strongly agree, strongly disagree
totally | B1: totally different; B2: totally unacceptable
well | A1: well paid; B1: well done, well behaved, well educated
widely | B2: widely available, widely used, widely known
`;
