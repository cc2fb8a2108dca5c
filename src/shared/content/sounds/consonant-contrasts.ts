import { type Contrast, pairsOf } from './pair';

export const consonantContrasts: readonly Contrast[] = [
  {
    id: 'light-right',
    sounds: ['l', 'r'],
    hint: 'For the first the tongue touches behind the top teeth. For the second it touches nothing.',
    pairs: pairsOf(
      'light/right, long/wrong, late/rate, lock/rock, glass/grass, fly/fry, play/pray, collect/correct, alive/arrive, lane/rain, load/road, list/wrist, cloud/crowd, climb/crime, pilot/pirate, led/red, law/raw, lamp/ramp, blue/brew, clown/crown, glow/grow, lake/rake',
    ),
  },
  {
    id: 'berry-very',
    sounds: ['b', 'v'],
    hint: 'For the first the lips close. For the second the top teeth touch the lower lip.',
    pairs: pairsOf(
      'berry/very, boat/vote, best/vest, ban/van, bet/vet, bat/vat, bent/vent, curb/curve, marble/marvel, bolt/volt, beer/veer, robe/rove',
    ),
  },
  {
    id: 'vest-west',
    sounds: ['v', 'w'],
    hint: 'For the first the teeth touch the lip. For the second the lips are round and nothing touches.',
    pairs: pairsOf(
      'vest/west, vet/wet, vine/wine, veil/whale, verse/worse, vent/went, vow/wow, vary/wary, viper/wiper, visor/wiser, veal/wheel, vile/while',
    ),
  },
  {
    id: 'pear-bear',
    sounds: ['p', 'b'],
    hint: 'The first sends out a puff of air. The second has voice and no puff.',
    pairs: pairsOf(
      'pear/bear, pea/bee, pie/buy, park/bark, pack/back, pig/big, pin/bin, pill/bill, path/bath, pull/bull, push/bush, pet/bet, cap/cab, cup/cub, rope/robe, simple/symbol, pride/bride, pole/bowl, staple/stable',
    ),
  },
  {
    id: 'pan-fan',
    sounds: ['p', 'f'],
    hint: 'For the first the lips close and open. For the second the air goes on between teeth and lip.',
    pairs: pairsOf(
      'pan/fan, pin/fin, pat/fat, pool/fool, pine/fine, past/fast, pull/full, pound/found, pair/fair, pit/fit, copy/coffee, cup/cuff, leap/leaf, cheap/chief, wipe/wife, clip/cliff, pile/file, pace/face, pill/fill',
    ),
  },
  {
    id: 'fan-van',
    sounds: ['f', 'v'],
    hint: 'The mouth is the same. For the second the throat hums.',
    pairs: pairsOf(
      'fan/van, leaf/leave, safe/save, half/halve, belief/believe, proof/prove, ferry/very, fast/vast, few/view, fine/vine, fail/veil, surface/service, fault/vault, relief/relieve, fat/vat, rifle/rival',
    ),
  },
  {
    id: 'fat-hat',
    sounds: ['f', 'h'],
    hint: 'For the first the teeth touch the lip. For the second there is only breath.',
    pairs: pairsOf(
      'fat/hat, fill/hill, fair/hair, fear/hear, fall/hall, fold/hold, feel/heel, fit/hit, feet/heat, fire/hire, foam/home, force/horse, fight/height, funny/honey, fate/hate, found/hound',
    ),
  },
  {
    id: 'think-sink',
    sounds: ['th', 's'],
    hint: 'For the first the tip of the tongue is between the teeth. For the second it is behind them.',
    pairs: pairsOf(
      'think/sink, thing/sing, thumb/some, thick/sick, mouth/mouse, path/pass, tenth/tense, worth/worse, fourth/force, thank/sank, theme/seem, thaw/saw, thigh/sigh, myth/miss, faith/face, truth/truce, growth/gross, moth/moss',
    ),
  },
  {
    id: 'three-tree',
    sounds: ['th', 't'],
    hint: 'For the first the air goes on. For the second it stops, and is let go.',
    pairs: pairsOf(
      'three/tree, thin/tin, thank/tank, thick/tick, thought/taught, both/boat, tenth/tent, path/part, faith/fate, fourth/fort, theme/team, through/true, thread/tread, death/debt, thorn/torn, thigh/tie',
    ),
  },
  {
    id: 'free-three',
    sounds: ['f', 'th'],
    hint: 'For the first the teeth touch the lip. For the second the tongue is between the teeth.',
    pairs: pairsOf(
      'free/three, first/thirst, fin/thin, fought/thought, deaf/death, roof/Ruth, Fred/thread, fret/threat, four/thaw, frill/thrill, froze/throws, reef/wreath',
    ),
  },
  {
    id: 'they-day',
    sounds: ['dh', 'd'],
    hint: 'For the first the tongue is between the teeth and the air goes on. For the second the air stops.',
    pairs: pairsOf(
      'they/day, then/den, there/dare, those/doze, than/Dan, though/dough, breathe/breed, worthy/wordy, heather/header, loathe/load, soothe/sued',
    ),
  },
  {
    id: 'ice-eyes',
    sounds: ['s', 'z'],
    hint: 'The mouth is the same. For the second the throat hums, and a vowel before it is longer.',
    pairs: pairsOf(
      'ice/eyes, price/prize, rice/rise, race/raise, place/plays, loose/lose, bus/buzz, pace/pays, face/phase, sip/zip, sink/zinc, Sue/zoo, niece/knees, once/ones, advice/advise, course/cause, racer/razor, pence/pens, since/sins',
    ),
  },
  {
    id: 'see-she',
    sounds: ['s', 'sh'],
    hint: 'For the second the lips are round and the tongue is further back.',
    pairs: pairsOf(
      'see/she, sort/short, sock/shock, save/shave, sell/shell, sign/shine, sew/show, self/shelf, same/shame, sip/ship, suit/shoot, said/shed, sore/shore, mess/mesh, fist/fished, sour/shower, sake/shake, lease/leash',
    ),
  },
  {
    id: 'chair-share',
    sounds: ['ch', 'sh'],
    hint: 'The first begins with a stop of the air. The second goes on from the beginning.',
    pairs: pairsOf(
      'chair/share, cheap/sheep, chip/ship, chop/shop, choose/shoes, cheese/she’s, watch/wash, catch/cash, match/mash, witch/wish, chew/shoe, chin/shin, ditch/dish, march/marsh, cherry/sherry, much/mush, crutch/crush',
    ),
  },
  {
    id: 'cheap-jeep',
    sounds: ['ch', 'j'],
    hint: 'The mouth is the same. For the second the throat hums.',
    pairs: pairsOf(
      'cheap/jeep, chain/Jane, choke/joke, rich/ridge, batch/badge, search/surge, lunch/lunge, choice/Joyce, chunk/junk, char/jar, chest/jest, cheer/jeer, chess/Jess, etch/edge',
    ),
  },
  {
    id: 'two-chew',
    sounds: ['t', 'ch'],
    hint: 'The first is one clean stop. The second goes on with a sound like sh.',
    pairs: pairsOf(
      'two/chew, test/chest, tin/chin, talk/chalk, tip/chip, eat/each, cat/catch, art/arch, hat/hatch, mat/match, tease/cheese, top/chop, hit/hitch, port/porch, coat/coach',
    ),
  },
  {
    id: 'jet-yet',
    sounds: ['j', 'y'],
    hint: 'The first begins with a stop of the air. For the second nothing touches.',
    pairs: pairsOf('jet/yet, jam/yam, jaw/your, joke/yolk, jeer/year, jail/Yale, jot/yacht, Jess/yes, gel/yell'),
  },
  {
    id: 'ten-den',
    sounds: ['t', 'd'],
    hint: 'The first sends out a puff of air. The second has voice; at the end of a word, the vowel before it is longer.',
    pairs: pairsOf(
      'ten/den, town/down, try/dry, train/drain, two/do, hat/had, sat/sad, mat/mad, wrote/road, seat/seed, set/said, white/wide, write/ride, bet/bed, heart/hard, spent/spend, sent/send, built/build, coat/code, hurt/heard, tip/dip',
    ),
  },
  {
    id: 'coat-goat',
    sounds: ['k', 'g'],
    hint: 'The first sends out a puff of air. The second has voice.',
    pairs: pairsOf(
      'coat/goat, could/good, cold/gold, card/guard, class/glass, cap/gap, came/game, come/gum, back/bag, pick/pig, lock/log, duck/dug, clue/glue, cave/gave, curl/girl, ankle/angle, coast/ghost, crate/great, frock/frog',
    ),
  },
  {
    id: 'thin-thing',
    sounds: ['n', 'ng'],
    hint: 'For the first the tip of the tongue is up. For the second it stays down and the back goes up.',
    pairs: pairsOf(
      'thin/thing, win/wing, ran/rang, sun/sung, run/rung, ban/bang, fan/fang, kin/king, ton/tongue, gone/gong, sinner/singer, pin/ping, He ran twice/He rang twice, It is a win/It is a wing',
    ),
  },
  {
    id: 'some-sun',
    sounds: ['m', 'n'],
    hint: 'For the first the lips are closed. For the second they are open.',
    pairs: pairsOf(
      'some/sun, them/then, game/gain, comb/cone, foam/phone, lime/line, same/sane, seem/seen, warm/warn, beam/bean, skim/skin, term/turn, mice/nice, might/night, map/nap, mail/nail, mine/nine, moon/noon, meat/neat',
    ),
  },
  {
    id: 'hair-air',
    sounds: ['h', null],
    hint: 'The first word begins with breath, the second with the vowel at once.',
    pairs: pairsOf(
      'hair/air, hear/ear, heat/eat, hat/at, hold/old, hall/all, hill/ill, his/is, has/as, had/add, ham/am, harm/arm, high/eye, heart/art, hand/and, hit/it, hate/eight, hedge/edge, howl/owl',
    ),
  },
  {
    id: 'hat-rat',
    sounds: ['h', 'r'],
    hint: 'The first is only breath. For the second the tongue curls up and the lips are a little round.',
    pairs: pairsOf(
      'hat/rat, head/red, hope/rope, hide/ride, hate/rate, hair/rare, hear/rear, hid/rid, ham/ram, hose/rose, home/roam, heel/reel, hold/rolled, high/rye',
    ),
  },
];
