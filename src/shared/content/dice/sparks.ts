import type { Level } from '#shared/core/level';

/** First lines and turns for stories of one's own, by the level that they are written for. */
export const firstLines: Readonly<Record<Level, readonly string[]>> = {
  A1: [
    'It is a cold morning, and I am at the bus stop.',
    'My friend has a big secret.',
    'There is a new girl in our class.',
    'It is my birthday, but I am alone.',
    'I open the door and look into the room.',
    'My bag is not my bag.',
  ],
  A2: [
    'When I woke up, I was not in my bed.',
    'The phone rang, but nobody spoke.',
    'We were the last people on the beach.',
    'My grandmother gave me a small box and said, “Don’t open it.”',
    'Nobody in our town ever went into that house.',
    'I had only five minutes to catch the train.',
  ],
  B1: [
    'The letter arrived twenty years too late.',
    'I had never believed in luck before that Tuesday.',
    'Everyone was looking at me, and I had no idea why.',
    'The lights went out just as I found the key.',
    'It was the first time I had ever told a lie to my best friend.',
    '“You must be the new teacher,” said the man at the door.',
  ],
  B2: [
    'Had I known what was in the suitcase, I would never have picked it up.',
    'There are two versions of what happened that night, and neither of them is true.',
    'By the time the fog cleared, the island was empty.',
    'The advertisement promised a quiet job in a quiet place.',
    'I have kept this photograph for thirty years, although I am not in it.',
    'It all began with a parcel that was addressed to somebody else.',
  ],
};

export const turns: Readonly<Record<Level, readonly string[]>> = {
  A1: [
    'Now it is dark, and there is no light.',
    'A small dog has the key.',
    'Now it is very cold.',
    'The door is not open.',
    'A friend comes and helps.',
    'It is only a dream.',
  ],
  A2: [
    'Suddenly it started to snow, although it was July.',
    'The old man was not a stranger: he was my uncle.',
    'When I looked again, the box was empty.',
    'We were in the wrong town.',
    'A child knew the answer.',
    'Somebody was there before us.',
  ],
  B1: [
    'The person they had trusted most had been lying all the time.',
    'It turned out that the map was upside down.',
    'Just then the phone in the empty house began to ring.',
    'What they thought was a monster was only a lost puppy.',
    'They realised that the story in the book was their own.',
    'The prize was real, but it belonged to somebody else.',
  ],
  B2: [
    'What had looked like an accident turned out to have been planned for months.',
    'Only then did it occur to them that nobody had asked for the key.',
    'The voice on the recording was, without any doubt, their own.',
    'The village they had been searching for had never existed.',
    'The more carefully they looked, the less sense it made.',
    'It was not the thief who had left the note, but the owner.',
  ],
};
