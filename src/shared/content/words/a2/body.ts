import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'body',
  `
health | noun | how well or ill you are | Fresh fruit is good for your health.
healthy | adjective | strong and not often ill | My grandparents walk every day and are very healthy.
fit | adjective | strong because you do a lot of sport | Omar goes running because he wants to get fit.
skin | noun | what covers the outside of people and animals | The sun is very hot. Be careful with your skin!
brain | noun | the part inside your head that you think with | Doctors still don’t know everything about the brain. | 🧠
heart | noun | the part inside you that moves your blood | My heart goes very fast when I run upstairs. | 🫀
blood | noun | it’s red, and it comes out when you cut your finger | There was some blood on his knee. | 🩸
bone | noun | one of the hard white parts inside your body | Milk is good for your bones. | 🦴
tongue | noun | the long soft part in your mouth that tastes food | The doctor looked at my tongue. | 👅
lip | noun | one of the two soft red parts around your mouth | His lips were blue after a long swim.
chin | noun | the part of your face below your mouth | You have some chocolate on your chin.
thumb | noun | the short thick finger at the side of your hand | The baby put his thumb in his mouth.
breathe | verb | to take air into your body and let it out | Fish can breathe under water.
smell | verb | to use your nose to find out about something | I can smell coffee in the kitchen.
pain | noun | the bad feeling when a part of your body hurts | He has a pain in his left knee.
toothache | noun | a bad feeling in one of the hard white parts of your mouth | You should see a dentist about that toothache.
stomach ache | noun | a bad feeling in the middle of your body | The children ate too many sweets and got stomach ache.
sore throat | noun | you have this when it hurts to speak or eat | She can’t sing today because she has a sore throat.
cough | verb | to send air out of your mouth with a sudden noise | Marek coughed all night, so nobody slept well.
flu | noun | an illness like a very bad cold, with a temperature | Half of our class had flu last winter.
illness | noun | a bad health problem | He was in bed for a month with a serious illness.
patient | noun | a person who is ill and sees a doctor | The doctor has seen twenty patients this morning.
chemist | noun | a person or shop that sells medicine | Ask the chemist for something for your cold.
ambulance | noun | a special car that takes ill people to hospital | Call an ambulance! This man can’t move. | 🚑
accident | noun | something bad that nobody wanted to happen, often with a car | There was an accident near the school, but everybody was fine.
fall over | phrasal verb | to go suddenly from your feet down to the ground | Grandpa fell over on the ice but didn’t hurt himself.
asleep | adjective | sleeping, with your eyes closed | Be quiet! The baby is asleep.
awake | adjective | with your eyes open, not sleeping | It was so hot that we were awake all night.
rest [relax] | noun | a time when you relax and do nothing | You look tired. Go home and have a rest.
feel better | phrase | to be less ill than before | I hope you feel better soon!
blind | adjective | not able to see | The blind man was walking with his dog.
deaf | adjective | not able to hear | My aunt is deaf, so we talk with our hands.
comb | noun | a flat thing with many thin teeth, for your hair | Can I use your comb? My hair is a mess.
throat | noun | the inside of your neck, where food goes down | My throat hurts when I speak.
earache | noun | a bad feeling inside the part of you that hears | The baby is crying because she has earache.
tablet [medicine] | noun | a small hard piece of medicine | Take one tablet after each meal.
toothpaste | noun | what you put on a small brush to clean inside your mouth | You’ve put too much toothpaste on your brush!
shampoo | noun | something that you put on your hair when you wash it | This shampoo smells of apples. | 🧴
sleepy | adjective | ready to go to bed | I always get sleepy after a big lunch.
wake up | phrasal verb | to stop sleeping | What time did you wake up this morning?
lie down | phrasal verb | to put your body on a bed or the floor | I had a headache, so I lay down for an hour.
touch | verb | to put your hand or finger on something | Don’t touch that plate. It’s hot!
exercise [fitness] | noun | moving your body to stay strong and well | Dancing is good exercise for people of all ages.
smell | noun | what you notice with your nose | There’s a lovely smell of bread in here.
medical | adjective | to do with illness, doctors and hospitals | After the accident, we needed medical help quickly.
get better | phrase | to become healthy again, or to improve | I hope you get better soon.
get worse | phrase | to become less good, or more ill | The weather got worse in the afternoon.
have a rest | phrase | to stop working for a short time because you are tired | Sit down and have a rest.
suffer from | phrasal verb | to have an illness or a pain | My uncle suffers from bad headaches.
take [medicine] | verb | to eat or drink medicine | Take this medicine twice a day.
have [illness] | verb | to be ill with something | I have a headache.
ankle | noun | the part of your body where your foot joins your leg | Mei hurt her ankle while she was skiing.
elbow | noun | the place in the middle of your arm where it turns | Please take your elbows off the table.
chest | noun | the front of your body between your neck and your stomach | If you feel a pain in your chest, call a doctor.
disease | noun | an illness, often a serious one | The disease spread quickly from village to village.
injury | noun | damage to your body, for example in an accident | The goalkeeper couldn’t play because of a knee injury.
condition | noun | how good, bad or healthy something or someone is | The old car is still in good condition.
fever | noun | a high body temperature when you are ill | She’s staying in bed because she has a fever. | 🤒
physical | adjective | to do with the body, not the mind | Swimming is a good form of physical exercise.
pill | noun | a small round piece of medicine that you take with water | Take two of these pills with a glass of water.
stress | noun | the feeling when you have too much work or worry | Yoga helps her with the stress of her job.
catch [illness] | verb | to get a disease | Put your coat on, or you’ll catch a cold.
`,
);
