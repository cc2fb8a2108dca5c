import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'clothes',
  `
outfit | noun | a set of clothes that you wear together | I need a new outfit for my cousin’s wedding.
garment | noun | a formal word for a shirt, a dress, a coat and so on | Each garment is checked before it leaves the factory.
fabric | noun | cloth for making clothes, curtains and so on | The sofa is covered in a soft grey fabric.
velvet | noun | thick cloth that is soft like fur on one side | The theatre had red velvet seats.
seam | noun | a line where two pieces of cloth are sewn together | The seam of his trousers split when he bent down.
hem | noun | the bottom edge of a skirt, folded and sewn | The hem of her dress was wet from the grass.
thread | noun | a long thin string of cotton, used for sewing | Have you got some blue thread to mend this shirt? | 🧵
needle | noun | a thin sharp piece of metal with a hole, for sewing | I can’t get the thread through the needle. | 🪡
tailor | noun | a person who makes suits and coats to fit one customer | A tailor in Delhi made this jacket for me.
accessory | noun | a belt, scarf or bag that goes with what you wear | She bought shoes and a few accessories to go with the dress.
brooch | noun | a piece of jewellery that you fasten to your jacket | Grandma wears a silver brooch in the shape of a leaf.
dress code | noun | rules about what you should wear at work or an event | The dress code for the party is ‘smart casual’.
alter | verb | to change clothes so that they fit better | The shop will alter the trousers for free.
fade | verb | to slowly lose colour | The curtains have faded in the sun.
stain | noun | a dirty mark that is difficult to remove | There’s a coffee stain on your tie.
rip | verb | to tear something suddenly | He ripped his jeans on the fence.
creased | adjective | full of lines because it was folded or not ironed | My shirt was creased after a day in the suitcase.
baggy | adjective | very loose and hanging in folds | He always wears baggy trousers and huge T-shirts.
sleeveless | adjective | not covering your arms | It was warm enough for a sleeveless dress.
scruffy | adjective | untidy and a bit dirty | You can’t go to the interview in those scruffy old jeans!
glamorous | adjective | attractive in an exciting way, like a film star | She looked glamorous as she stepped onto the red carpet.
flattering | adjective | making you look better than usual | That photo isn’t very flattering, is it?
vintage | adjective | old, but of high quality and interesting style | He collects vintage watches from the 1930s.
tanned | adjective | brown from being in the sun | They came back from the coast tanned and relaxed.
freckle | noun | one of the small light brown spots on a person’s skin | The sun brings out the freckles on her nose.
complexion | noun | the natural colour and condition of the skin of your face | She has a clear complexion and never wears make-up.
posture | noun | the way you hold your body when you sit or stand | Dancing has improved my posture.
build | noun | the size and shape of someone’s body | The police are looking for a man of medium build.
plump | adjective | a little fat, in a pleasant way | The baby had plump little arms.
muscular | adjective | big and strong from training | Years of swimming have given him a muscular back.
piercing | noun | a hole through the skin for wearing jewellery | She has piercings in her ears and nose.
wrap up | phrasal verb | to put on enough clothes to keep warm | Wrap up well, because it’s freezing outside.
shrink | verb | to become smaller, for example in hot water | My favourite sweater shrank in the wash.
stand out | phrasal verb | to be easy to notice | With her bright orange coat, she stood out in the crowd.
`,
);
