/**
 * What follows a verb, a verb a line: a pattern that word-notes.ts knows (`-ing`, `to do`, `that`, `somebody to do` …), `no
 * object`, or the preposition that goes with it.
 */
export const verbPatterns = `
accuse | somebody of
ache | no object
acknowledge | that
acquire | something from
adapt | to
add | that, to
adjust | to
admire | somebody for
admit | -ing, that, to
advise | somebody to do, -ing, somebody on/against
afford | to do
agree | no object, to do, that, with, on, about
allow | somebody to do
announce | that
anticipate | -ing, that
apologise | no object, to, for
appeal | to
appear | to do, that
apply | for, to
appreciate | that
approve | of
argue | that, with, about
arise | no object, from
arrange | to do, with
arrive | no object, at, in
ask | somebody something, somebody to do, for, about
assist | somebody with
associate | something with
assume | that
attach | something to
avoid | -ing
award | somebody something
ban | somebody from
bark | no object, at
bear | -ing
beg | somebody to do, for
begin | to do, -ing, with
behave | no object
believe | that, in
belong | no object, to
blame | somebody for
bleed | no object
bloom | no object
borrow | something from
bother [effort] | to do
bring | somebody something
buy | somebody something, something for
camp | no object
charge [money] | somebody something
chat | no object, to, with, about
cheat | in
check | that
choose | to do, between, from
claim | to do, that
cling | no object, to
coincide | no object, with
collapse | no object
collect | something from
combine | something with
come | no object, from, to
command | somebody to do
communicate | with
commute | no object, to
compare | something with
compete | no object, with, against, for
complain | no object, that, to, about
concentrate | no object, on
conclude | that
confirm | that
connect | something to
consider | -ing, that
contribute | to
convert | something into
convince | somebody to do, somebody that, somebody of
cost | somebody something
cover | something with
crash | into
crawl | no object
creep | no object
criticise | somebody for
cry | no object, about
dance | no object, to, with
decay | no object
decide | to do, that, on
declare | that
decline | to do
decrease | by
define | something as
demand | to do, that
demonstrate [show] | that
deny | -ing, that
describe | something to
deserve | to do
determine [find out] | that
die | no object, of
direct | somebody to
disagree | no object, with, about
disappear | no object
discover | that
discuss | something with
dismiss | somebody from
disqualify | somebody from
dissolve | in
distinguish | something from
distribute | something to
dive | no object, into
divide | something into
donate | something to
doubt | that
dream | that, about, of
emerge | no object, from
emphasise | that
enable | somebody to do
encourage | somebody to do
enjoy | -ing
enrol | no object, on, in
ensure | that
erupt | no object
escape | from
establish | that
estimate | that
evolve | no object, from, into
exchange | something for
exist | no object
expect | to do, somebody to do, that
expel | somebody from
explain | that, to
fail | to do
faint | no object
fall | no object
feed | something to
feel | that
fight | for, against, with
fill | something with
find | that
finish | -ing
flourish | no object
focus | on
force | somebody to do
forget | to do, -ing, that
forgive | somebody for
give | somebody something, to
glance | no object, at
go [move] | no object, to
graduate | no object, from
growl | no object, at
guess | that
haggle | no object, over
hand | somebody something, to
happen | no object, to
hate | -ing, to do
hear | somebody do, somebody doing, that, about, from, of
help | somebody do, somebody to do, with
hesitate | to do
hibernate | no object
hide | something from
hitchhike | no object
hope | to do, that, for
howl | no object
hurry | no object
imagine | -ing, that
increase | by
inform | somebody that, somebody about/of
inherit | something from
insist | that, on
intend | to do
introduce | somebody to
invest | something in
invite | somebody to do, somebody to
involve | -ing
itch | no object
judge | something by
jump | over
keep | -ing
kneel | no object
know | that, about
last | no object, for
laugh | no object, at, about
lead | to
lean | on, against
leap | no object
learn | to do, that, about, from
leave | for
lend | somebody something, to
let | somebody do
lie [untrue] | no object, to, about
like | -ing, to do
listen | no object, to
live | no object, in, with
long | to do, for
look [eyes] | at, for
love | -ing, to do
make [create] | from, of
make [cause] | somebody do
manage | to do
matter | no object, to
mean | that
mention | -ing, that, to
migrate | no object
mind | -ing
miss [person] | -ing
need | to do, somebody to do
negotiate | with, for
nod | at
notice | that, somebody doing
observe | that, somebody doing
offer | to do, somebody something
order [food] | somebody something
owe | somebody something, to
participate | no object, in
pass [give] | somebody something
pay | somebody something, for
peer | no object, at
persuade | somebody to do, somebody that
plan | to do, for
play [game] | with, against
point | at, to
postpone | -ing
practise | -ing
praise | somebody for
pray | no object, for
predict | that
prefer | -ing, to do, to
prepare | to do, for
present | somebody with
pretend | to do, that
prevent | somebody from
promise | to do, that, somebody something
propose [marriage] | to
propose [suggest] | -ing, that, to do
protect | somebody from
protest | no object, against, about
prove | that
provide | somebody with
punish | somebody for
purr | no object
qualify | no object, for
queue | no object, for
quit | -ing
rain | no object
react | no object, to
read | somebody something, about
realise | that
recall | -ing, that
recognise | that
recommend | -ing, that, to
recover | from
refer | to
refuse | to do
regard | somebody as
regret | -ing, that
relate | something to
remain | no object
remark | that
remember | to do, -ing, that
remind | somebody to do, somebody that, somebody about/of
repeat | that
replace | something with
reply | no object, to
report | that, to
require | somebody to do
resent | -ing
resign | no object, from
resolve | to do
respect | somebody for
respond | no object, to
retire | no object, from
return | to
reveal | that, to
revise | for
rise | no object
roar | no object
rob | somebody of
save [rescue] | somebody from
say | that, to
scream | at
search | for
see | somebody do, somebody doing, that
seek | to do
seem | to do, that
sell | somebody something
send | somebody something, to
share | something with
shout | at, to
show | somebody something, somebody that, to
sigh | no object
skate | no object
ski | no object
sleep | no object
slip | no object, on
smell | of
smile | no object, at
sneeze | no object
snow | no object
socialise | no object, with
speak | to, about
spend [money] | something on
sprint | no object
stare | no object, at
start | to do, -ing, with
stay | no object, with
steal | something from
step | no object
stop | -ing
struggle | to do, with
submit | something to
succeed | no object, in
suffer | from
suggest | -ing, that, to
supply | somebody with
suppose | that
swap | something with
swear | that, to do
swim | no object
talk | no object, to, about
teach | somebody something, somebody to do, somebody about
tell | somebody something, somebody to do, somebody that, somebody about
tend | to do
thank | somebody for
think | that, about, of
threaten | to do, with
throw | somebody something, at, to
train [sport] | for
transfer | something to
transform | something into
translate | something into
travel | no object, to
trust | somebody to do
try | to do, -ing
understand | that
unwind | no object
urge | somebody to do
vanish | no object
volunteer | to do, for
vote | no object, for, against
wait | no object, for
want | to do, somebody to do
warn | somebody that, somebody to do, somebody about/of
wave | at, to
wish | that, for
wonder | no object, about
work [job] | no object, for, with, as
worry | about
write | somebody something, to, about
yawn | no object
`;
