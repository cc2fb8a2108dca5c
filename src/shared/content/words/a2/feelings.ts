import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'feelings',
  `
feeling | noun | something such as love, fear or happiness inside you | It’s a great feeling when your team wins.
happiness | noun | what you have when you smile and enjoy life | Money doesn’t always bring happiness.
fear | noun | what you have when you think that something bad will happen | She learnt to swim without fear.
frightened | adjective | afraid, because something bad is near | The cat was frightened by the noise. | 😱
frightening | adjective | so bad or dangerous that you are afraid | The film was too frightening for my little cousin.
scary | adjective | making you afraid, like a film about ghosts | He told us a scary story in the dark.
tiring | adjective | making you want to rest or sleep | It was a long and tiring journey.
surprising | adjective | not what you thought would happen | His answer was surprising. Nobody knew what to say.
surprise | noun | something that you did not know would happen | Don’t tell Rosa about the party. It’s a surprise!
pleased | adjective | happy about something that happened | The teacher was pleased with our work.
glad | adjective | happy because something is so | I’m glad that you’re feeling better.
upset | adjective | sad or angry because something bad happened | She was upset when she lost her phone.
lonely | adjective | sad because you have no friends with you | Come and visit me. I feel lonely here.
nervous | adjective | a little afraid before something important | I always get nervous before an exam.
shy | adjective | finding it difficult to talk to new people | She’s too shy to sing in front of us.
brave | adjective | not afraid to do something dangerous | A brave boy jumped in and saved the dog.
polite | adjective | always saying ‘please’ and ‘thank you’ | Be polite when you ask for help.
rude | adjective | not speaking nicely to other people | It’s rude to talk with your mouth full.
lazy | adjective | not wanting to work or move | Don’t be so lazy! Help me with the housework.
stupid | adjective | not clever | I made a stupid mistake in the exam.
serious | adjective | not often laughing or telling jokes | Our maths teacher looks serious, but she’s very funny.
helpful | adjective | doing things that make others’ work easier | The man at the station was very helpful.
honest | adjective | always saying what is true | Be honest. Did you eat my chocolate?
cheerful | adjective | happy and smiling most of the time | My grandfather is cheerful, even on rainy days.
crazy | adjective | not thinking in a clever or usual way | You’re crazy to swim in this cold water! | 🤪
worry | verb | to think about bad things that may happen | Don’t worry! The bus will come soon.
miss [person] | verb | to be sad because somebody is not with you | I missed my family when I was in Japan.
care about | phrasal verb | to think that somebody or something is important | We all care about our planet.
cheer up | phrasal verb | to become less sad, or help somebody to be less sad | Cheer up! We can try again tomorrow.
scared | adjective | feeling that you want to run away from something | Don’t be scared. It’s only a small spider.
alone | adjective | without any other people | I don’t like being alone in the dark.
happily | adverb | in a way that shows that you feel good | The children were playing happily in the snow.
sadly | adverb | in a way that shows that you want to cry | ‘We have to go home now,’ he said sadly.
unkind | adjective | doing or saying things that hurt others | It was unkind to laugh at his drawing.
unfriendly | adjective | not nice and not wanting to talk to others | The waiter was so unfriendly that we left.
silly | adjective | not serious, or not thinking before you do something | My uncle tells silly stories to make us laugh.
mind | verb | to be unhappy about something small | Do you mind if I open the window?
luckily | adverb | you say this when you are happy that something happened | Luckily, nobody was hurt.
surprise | verb | to do something that a person does not think will happen | His friends surprised him with a party.
all right | adjective | well, safe or not hurt | You fell off your bike! Are you all right?
fall asleep | phrase | to begin to sleep | The baby fell asleep in the car.
keep calm | phrase | to not become excited or afraid | Keep calm and walk to the door.
laugh at | phrasal verb | to think that someone or something is funny | Everybody laughed at his joke.
take care of | phrase | to give a person or an animal all that they need | Who will take care of your dog?
take it easy | phrase | to relax and not work too much | The doctor told Grandpa to take it easy.
worry about | phrasal verb | to feel afraid that something bad may happen | Don’t worry about the test.
smile at | phrasal verb | to look at someone in a friendly way | The nurse smiled at the little girl.
dream of | phrasal verb | to hope very much for something nice | She dreams of becoming a pilot.
hopefully | adverb | used to say what you would like to happen | Hopefully, it won’t rain tomorrow.
honestly | adverb | used to say that what you are telling is really true | I honestly don’t know where your keys are.
make [cause] | verb | to cause a person to feel or do something | Sad films always make me cry.
annoyed | adjective | a little angry | She was annoyed because nobody had told her.
annoying | adjective | making you a little angry | My brother has an annoying habit of singing at breakfast.
calm | adjective | quiet, and not worried or angry | Stay calm and walk slowly to the exit.
confused | adjective | not able to understand what is happening | I was confused because the two maps were different. | 😕
personality | noun | all the ways in which you think, feel and behave | She has a warm and lively personality.
mean | adjective | unkind, or not wanting to give anything | Don’t be mean to your sister.
fortunately | adverb | you say this about something good that happened | Fortunately, the hospital was very near.
unfortunately | adverb | you say this before bad news | Unfortunately, there are no tickets left.
independent | adjective | wanting or able to do things without help | She’s very independent and travels alone.
hope | noun | the feeling that something good will happen | Don’t give up hope. We may still win.
care | noun | when you keep someone or something safe and well | The nurses took good care of my grandmother.
matter | verb | to be important | It doesn’t matter if you’re a few minutes late.
disappointed | adjective | sad because something was not as good as you hoped | I was disappointed with the end of the film. | 😞
relaxed | adjective | calm and not worried | We all felt relaxed after a week at the lake. | 😌
`,
);
