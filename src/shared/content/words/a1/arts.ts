import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'arts',
  `
art | noun | a lesson where you draw and paint | We have art on Fridays.
picture | noun | something on paper that you look at and don’t read | There’s a picture of a boat on the wall. | 🖼️
draw | verb | to make a picture on paper with your hand | Can you draw a horse?
paint | verb | to make a picture with a brush, in many colours | The children are painting a big blue whale!
music | noun | you listen to this at a concert | What music do you like? | 🎵
song | noun | music with words | This song is about summer.
sing | verb | to make music with your mouth | My aunt sings in the kitchen.
singer | noun | a person whose job is to make music with their mouth | My favourite singer is from Nigeria.
dance | verb | to move your body to music | Everyone dances at my grandma’s birthday. | 💃
dance | noun | something you learn and do to music with your feet | Let’s learn a new dance.
dancer | noun | a person who moves very well to music | Her brother is a good dancer.
guitar | noun | you use your fingers to make music on this | Emma can play the guitar. | 🎸
piano | noun | you sit at this and make music on black and white keys | There’s a piano in our classroom. | 🎹
play [music] | verb | to make music with a guitar or a piano | Can you play the piano?
band | noun | a small group of people who play music together | My sister sings in a band.
concert | noun | when people sit and listen to singers or a band | The concert is in the park on Saturday.
film | noun | a story that you watch for about two hours | This film is about two friends in India. | 🎬
actor | noun | a person who is somebody else in a film | Who is your favourite actor?
story | noun | something that you read in a book or tell a child | Dad reads us a story every night.
writer | noun | a person whose job is to make books | My uncle is a writer. He loves words.
end | noun | the last part of a story or a film | At the end, everyone is happy.
comic | noun | a thin book that tells a story with pictures | This comic is about a very clever mouse.
cartoon | noun | a film for children with pictures, not real people | They watch cartoons on Saturday morning.
monster | noun | a very big, bad animal that lives only in stories | There’s a green monster in this story!
ghost | noun | a white thing that people see at night in some stories | Is there a ghost in that old house? | 👻
dancing | noun | moving your body to music | There was music and dancing at the party.
singing | noun | making music with your mouth | We do a lot of singing in music lessons.
`,
);
