import { nothing } from '#shared/grammar/frame';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const personal = '“Who” takes the place of “he” or “she”.';
const ofThings = '“Which” takes the place of “it”.';

const relativeRows: Row[] = [
  { text: 'The {#1:man;woman} ___ {#2:lives next door;teaches us maths;works in the bank} is from {$country}.', key: 'who', also: ['that'], wrong: ['which', 'where', 'what'], transform: { task: 'Make one sentence. Begin with “The {#1}” and use “who”.', from: 'The {#1} is from {$country}. {#1:He;She} {#2}.', accepted: ['The {#1} who {#2} is from {$country}.', 'The {#1} who is from {$country} {#2}.'], why: personal } },
  { text: 'I have a friend ___ {#1:speaks six languages;plays in a band;writes detective stories;has never seen snow}.', key: 'who', also: ['that'], wrong: ['which', 'where', 'whose'], transform: { task: 'Make one sentence with “who”.', from: 'I have a friend. She {#1}.', accepted: ['I have a friend who {#1}.'], why: personal } },
  { text: 'The {#1:bus;train} ___ {#2:goes to the airport;stops near my house;leaves at six} is often late.', key: 'which', also: ['that'], wrong: ['who', 'where', 'what'], transform: { task: 'Make one sentence. Begin with “The {#1}” and use “which”.', from: 'The {#1} is often late. It {#2}.', accepted: ['The {#1} which {#2} is often late.', 'The {#1} which is often late {#2}.'], why: ofThings } },
  { text: '{$she;$he} works for a company ___ {#1:makes toys;sells computers;builds houses;designs websites}.', key: 'which', also: ['that'], wrong: ['who', 'where', 'what'], transform: { task: 'Make one sentence with “which”.', from: 'I work for a company. It {#1}.', accepted: ['I work for a company which {#1}.', 'The company which I work for {#1}.', 'The company for which I work {#1}.'], why: ofThings } },
  { text: 'The {#1:café;restaurant;hotel} ___ {#2:we had lunch;we met;they got married} is closed now.', key: 'where', besides: ['in which', 'at which'], wrong: ['which', 'who', 'what'], fixes: ['The {#1} which {#2} in is closed now.', 'The {#1} that {#2} in is closed now.', 'The {#1} {#2} in is closed now.'] },
  { text: 'That’s the {#1:house;village;town} ___ {$she;$he} {#2:grew up;was born;spent every summer}.', key: 'where', besides: ['in which'], wrong: ['which', 'who', 'what'], fixes: ['That’s the {#1} which {$she;$he} {#2} in.', 'That’s the {#1} that {$she;$he} {#2} in.', 'That’s the {#1} {$she;$he} {#2} in.'] },
  { text: 'I know a {#1:boy;girl} ___ {#2:father is a pilot;mother is a judge;brother plays for Spain;dog can dance}.', key: 'whose', wrong: ['who', 'which', "who's"], transform: { task: 'Make one sentence with “whose”.', from: 'I know a {#1}. {#1:His;Her} {#2}.', accepted: ['I know a {#1} whose {#2}.'], why: '“Whose” stands in place of “his” or “her”, before the noun.' } },
  { text: 'The {woman;man} ___ {car;bike;bag;phone} was stolen called the police.', key: 'whose', wrong: ['who', 'which', "who's"] },
  { text: 'The {#1:book;magazine;story} {which;that} ___ is very {funny;sad;interesting}.', key: 'I read', cue: 'I / read', also: ['I am reading', 'I have read', "I've read", "I'm reading"], wrong: ['I read it', 'read I', 'I read them'] },
  { text: 'The {#1:bag;phone;bike;jacket} ___ {#2:my aunt gave me;I bought in town;we found at the market} is my favourite.', key: 'which', also: ['that', nothing], wrong: ['who', 'where', 'what'], why: 'Which is for things. It is the object here, so it can also be left out.', transform: { task: 'Make one sentence. Begin with “The {#1}”, and end with “is my favourite”.', from: 'The {#1} is my favourite. {#2:My aunt gave it to me;I bought it in town;We found it at the market}.', accepted: ['The {#1} which {#2} is my favourite.', 'The {#1} that {#2} is my favourite.', 'The {#1} {#2} is my favourite.', 'The {#1} which {#2:my aunt gave to me;I bought in town;we found at the market} is my favourite.', 'The {#1} that {#2:my aunt gave to me;I bought in town;we found at the market} is my favourite.', 'The {#1} {#2:my aunt gave to me;I bought in town;we found at the market} is my favourite.'], why: 'The second sentence comes after the thing, without “it”.' } },
  { text: 'The {#1:doctor;teacher;neighbour} ___ {#2:we met in the park;you helped yesterday;they talked about} is very kind.', key: 'who', also: ['that', 'whom', nothing], wrong: ['which', 'where', 'what'], why: 'Who is for people. It is the object here, so it can also be left out.' },
  { text: 'The {people;students;children} ___ {won the race;came yesterday;live here} are very friendly.', key: 'who', also: ['that'], wrong: ['which', 'where', 'what'] },
]; // biome-ignore format: one row a line

const relativeWhy: Record<string, string> = {
  who: 'Who is for people.',
  which: 'Which is for things.',
  where: 'Where is for places, when a whole sentence follows.',
  whose: 'Whose shows the owner: a noun follows.',
  'I read': '“Which” or “that” is already the object, so no “it” follows.',
};

const relatives = fromRows(relativeRows, {
  cue: 'who / which / where / whose',
  why: ({ key }) => relativeWhy[key] ?? '',
  mistake: (filling, { key }) =>
    filling === 'what'
      ? { mistake: 'what-for-that', why: `“What” does not follow a noun. ${relativeWhy[key] ?? ''}` }
      : filling.startsWith('I read')
        ? { mistake: 'double-object', why: relativeWhy['I read'] ?? '' }
        : filling === 'read I'
          ? { mistake: 'question-order', why: 'The subject comes before the verb.' }
          : { mistake: 'wrong-relative', why: relativeWhy[key] ?? '' },
});

export const frames: PointFrames = {
  makeFrame: relatives,
  cloze: [
    'This is a photo of the village [where|which|who] I grew up. The woman [who|which|whose] is standing next to me is my aunt. She had a shop [which|who|where] sold toys. The boy [whose|who|which] bike you can see is my cousin {$he}. That’s the tree [which|where|who] we climbed every day.',
    'The man [who|which|whose] lives below us is a clown. The circus [which|who|where] he works for comes to town twice a year. The house [where|which|who] he grew up is next to the zoo. He has a dog [which|who|whose] can count to five, and a daughter [whose|who|which] piano stands in the kitchen. I’ll never forget the day [when|which|where] the dog counted my cousins. It barked four times, and the boy [who|which|whose] was missing came in at that moment.',
  ],
};
