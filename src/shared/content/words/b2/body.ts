import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'body',
  `
spine | noun | the row of bones down the middle of your back | Sit up straight, or you will harm your spine.
skeleton | noun | all the bones of a body together | We studied a plastic skeleton in the biology lesson.
rib | noun | one of the curved bones around your chest | He broke two ribs when he fell off his horse.
limb | noun | an arm or a leg | After the long climb, all my limbs ached.
organ | noun | a part inside your body that does a special job | The heart is the organ that pumps blood.
liver | noun | the large dark organ beside your stomach that cleans your blood | Part of the liver can grow back after an operation.
kidney | noun | one of two organs in your back that take waste from your blood | She gave one of her kidneys to her brother.
nerve | noun | a thin thread in your body that carries messages to the brain | The dentist touched a nerve, and I nearly jumped.
vein | noun | a tube in your body that carries blood to the heart | You can see the blue veins on the back of her hand.
pulse | noun | the regular beat that you can feel in your wrist | The doctor felt his pulse and said it was too fast.
palm | noun | the flat inside part of your hand | A tiny frog was sitting on his palm.
fist | noun | a hand with the fingers closed tightly | The angry man hit the table with his fist. | ✊
jaw | noun | the bones of your face that move when you eat | Chewing too much gum can make your jaw hurt.
symptom | noun | a sign that shows what illness you have | A high temperature is a common symptom of flu.
diagnose | verb | to find out what illness somebody has | The doctors diagnosed a problem with her lungs.
prescribe | verb | to say officially which medicine a patient should take | The doctor prescribed some cream for my skin.
remedy | noun | something simple that makes a small illness better | Honey and lemon is an old remedy for a cough.
vaccine | noun | a substance that protects your body against one disease | Scientists developed the vaccine in less than a year.
injection | noun | medicine that is put into your body with a needle | The injection hurt for only a second. | 💉
antibiotic | noun | a medicine that kills bacteria | Antibiotics do not work against a cold.
surgeon | noun | a doctor who cuts bodies open to mend them | The surgeon worked on her heart for six hours.
ward | noun | a large room in a hospital with several beds | There are eight patients on this ward.
crutch | noun | a stick under your arm that helps you walk with an injury | Lars was on crutches for six weeks after his accident. | 🩼
stretcher | noun | a flat bed that two people use to carry an injured person | They carried the player off the pitch on a stretcher.
scar | noun | a mark that stays on your skin after a cut | The operation left a small scar on my knee.
rash | noun | an area of red spots on your skin | She gets a rash whenever she eats strawberries.
itch | verb | to have a feeling that makes you want to scratch your skin | These mosquito bites itch so badly that I can’t sleep.
dizzy | adjective | feeling as if everything is turning around you | I felt dizzy when I looked down from the tower. | 😵‍💫
unconscious | adjective | not awake or knowing what is happening, for example after an accident | The climber was unconscious when they found her.
sprain | verb | to hurt a joint by turning it suddenly | I sprained my ankle on the stairs.
contagious | adjective | passing easily from one person to another | Stay at home, because this disease is highly contagious.
chronic | adjective | lasting for years and hard to cure | She has lived with chronic pain since the accident.
fatal | adjective | that makes someone die | The snake’s bite can be fatal to small children.
obesity | noun | the condition of being so heavy that it is dangerous | Doctors are worried about obesity in young children.
well-being | noun | the state of feeling healthy and happy | Friends are important for our well-being.
hygiene | noun | keeping yourself and things around you clean to prevent disease | Good hygiene is essential in a restaurant kitchen.
immune | adjective | protected against a particular disease | Once you have had the disease, you are immune to it.
come down with | phrasal verb | to start to have an illness that is not very serious | I think I’m coming down with a cold.
pass out | phrasal verb | to suddenly fall down and stop knowing what is happening | He passed out in the heat and woke up in hospital.
disability | noun | a condition that makes it hard to do some things | The gym is open to people with any kind of disability.
heal | verb | to become healthy again, like a cut | The cut on his hand took weeks to heal.
joint | noun | a part of the body where two bones meet | Swimming is easy on your joints.
conscious [awake] | adjective | awake, and knowing what is happening | The patient was conscious and could tell us his name.
profile [face] | noun | the shape of a face seen from the side | The coin shows the queen’s profile.
stiff [body] | adjective | hurting when you move, often after exercise | My legs were stiff after the long walk.
therapy | noun | treatment for an illness or a problem, often without operations | After the accident, she needed therapy to walk again.
vision [sight] | noun | how well a person or animal can see | Owls have excellent night vision.
expose [danger] | verb | to leave someone or something without protection from harm | Don’t expose your skin to the midday sun for too long.
harmful | adjective | that can hurt people or damage things | Too much sun is harmful to your skin.
wear off | phrasal verb | to become weaker and slowly disappear | The pain will return when the medicine wears off.
`,
);
