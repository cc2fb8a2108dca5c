/**
 * One group a line, `| british` or `| american` behind those that are alike in that variety only. Words with two
 * pronunciations (read, lead, sow, bass) stand beside the one that learners meet as a trap.
 */
export const homophoneTable = `
air heir
aisle I’ll isle
allowed aloud
altar alter
ant aunt | american
aren’t aunt | british
ate eight
band banned
bare bear
base bass
be bee
beach beech
bean been | british
been bin | american
berry bury
billed build
bite byte
blew blue
board bored
boarder border
brake break
bread bred
brews bruise
buy by bye
caught cot | american
caught court | british
ceiling sealing
cell sell
cellar seller
cent scent sent
cereal serial
cheater cheetah | british
check cheque
chews choose
chilli chilly
chord cord
coarse course
complement compliment
council counsel
creak creek
crews cruise
cue queue
curb kerb
currant current
cymbal symbol
dear deer
dew due
dew do due | american
die dye
draft draught
eye I
fair fare
fairy ferry | american
farther father | british
find fined
fir fur
flea flee
flew flu
flour flower
for four
formally formerly | british
fort fought | british
forth fourth
genes jeans
grate great
grease Greece
groan grown
guessed guest
hair hare
hall haul
hay hey
heal heel he’ll
hear here
heard herd
hi high
higher hire
hoarse horse
hole whole
hour our
idle idol
in inn
its it’s
key quay
knead need
knew new
knight night
knot not
know no
knows nose
ladder latter | american
lain lane
larva lava | british
lead led
leak leek
lessen lesson
lets let’s
loan lone
made maid
mail male
main mane
maize maze
marry merry | american
meat meet
medal metal | american
mind mined
miner minor
missed mist
moose mousse
morning mourning
muscle mussel
none nun
oar or
oh owe
one won
paced paste
pail pale
pain pane
pair pear
passed past
patience patients
pause paws
paw poor pore pour | british
peace piece
peak peek
peer pier
per purr
place plaice
plain plane
pole poll
pore pour
practice practise
praise prays
pray prey
presence presents
principal principle
profit prophet
rain reign rein
raise rays
rap wrap
raw roar | british
read red
real reel
right write
ring wring
road rode rowed
role roll
root route | british
rose rows
sail sale
sauce source | british
saw soar sore | british
sawed sword | british
scene seen
sea see
seam seem
seas sees seize
sew so sow
shore sure | british
side sighed
sighs size
sight site
soar sore
sole soul
some sum
son sun
sort sought | british
stairs stares
stake steak
stalk stork | british
stationary stationery
steal steel
storey story
suite sweet
sundae Sunday
tail tale
theirs there’s
their there they’re
threw through
throne thrown
thyme time
tide tied
tire tyre
to too two
toad towed
toe tow
vain vein
vary very | american
waist waste
wait weight
war wore
warn worn
way weigh
weak week
wear where
weather whether
weave we’ve
weed we’d
we’ll wheel
which witch
whine wine
whose who’s
wood would
your you’re
`;
