/** What goes with an adjective: its prepositions, the most usual first, and the patterns of verb-patterns.ts. */
export const adjectivePrepositions = `
able | to do
absent | from
afraid | of
allergic | to
amazed | at, by
angry | with, about
annoyed | with, about, by
anxious | about
appropriate | for
ashamed | of
available | to, for
aware | of
bad | at, for
biased | against
bored | with
busy | with
capable | of
careful | with
certain | of, about, that
close | to
compatible | with
concerned | about
confident | about, in
confused | about, by
conscious [knowing] | of
consistent | with
content | with
convinced | of, that
crazy | about
critical [negative] | of
crowded | with
cruel | to
curious | about
delighted | with, by
depressed | about
desperate | for
determined | to do
different | from
disappointed | with, in, by
due | to
embarrassed | about, by
engaged | to
enthusiastic | about
equal | to
essential | for, to
excited | about
familiar | with
famous | for
fluent | in
fond | of
friendly | to
frightened | of
full | of
furious | with, about
generous | to, with
glad | about, to do
good | at, for
grateful | to, for
greedy | for
guilty | of, about
happy | with, about
harmless | to
homesick | for
honest | about, with
immune | to
impatient | with
independent | of
indifferent | to
innocent | of
interested | in
involved | in
jealous | of
keen | on, to do
kind | to
late | for
likely | to do
loyal | to
married | to
mean | to
necessary | for
nervous | about
nice | to
offended | by
patient | with
pleased | with, about
polite | to
popular | with
prepared [willing] | to do
present | at
proud | of
qualified | for
ready | for, to do
related | to
relevant | to
responsible | for
rich | in
rude | to
sad | about
safe | from
same | as
satisfied | with
scared | of
sceptical | about
secure [firm] | from
sensitive | to
separate | from
serious | about
shocked | by, at
short | of
shy | with
similar | to
skilled | at, in
sorry | for, about
stressed | about
suitable | for
sure | of, about, that
surprised | at, by
terrified | of
thrilled | with, about
tired | of
true | of
typical | of
unable | to do
unfair | to
unhappy | with, about
unique | to
unkind | to
unlikely | to do
upset | about
useful | for, to
vital | to, for
willing | to do
worried | about
wrong | with
`;

/** The prepositions that go with a noun, the most usual first. */
export const nounPrepositions = `
access | to
advice | on, about
agreement | with, on
alternative | to
anger | at
answer | to
application | for
approach | to
argument | with, about
article | about, on
aspect | of
attention | to
attitude | to, towards
belief | in
campaign | for, against
candidate | for
cause | of
change | in
choice | between, of
comment | on
complaint | about
concern | about
confidence | in
connection | with, between
contrast | with, between
conversation | with, about
cost | of
crime | against
cure | for
danger | of
debate | about, on
decision | about, on
delay | in
description | of
desire | for
difference | between, in
difficulty | with, in
discussion | about, on
doubt | about
effect | on
end | of
enthusiasm | for
evidence | of, for
example | of
excuse | for
experience | of, in
expert | on, in
fear | of
fine | for
friendship | with
guide | to
help | with
hope | for, of
idea | for, about
impact | on
impression | of
improvement | in
information | about, on
interest | in
interview | with
invitation | to
journey | to
kind | of
knowledge | of
lack | of
link | between, to
love | of, for
majority | of
meeting | with
member | of
memory | of
news | about, of
number | of
opinion | on, about, of
opportunity | for
order | for
pair | of
passion | for
permission | for
perspective | on
photo | of
picture | of
piece | of
pity | for
prejudice | against
pride | in
problem | with
project | on
quality | of
question | about
range | of
reaction | to
reason | for
recipe | for
reference | to
relationship | with, between
reply | to
report | on
request | for
research | into, on
responsibility | for
result | of
reward | for
right | to
risk | of
role | in
sense | of
shortage | of
skill | in, at
slice | of
solution | to
sort | of
story | about
success | in
sympathy | for, with
talent | for
taste | for, in
tax | on
theory | about, of
threat | to
treatment | for
trend | in, towards
trip | to
trouble | with
type | of
use | of
vaccine | against
variety | of
version | of
victory | over
view | of, on
way | of, to
`;
