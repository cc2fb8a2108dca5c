import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'arts',
  `
based on | phrase | developed from another thing, such as a book or real event | The film is based on a true story.
biography | noun | a book about a person’s life, written by someone else | I’m reading a biography of Nelson Mandela.
classic | noun | a very good book or film that stays popular for years | This film is a classic: my grandparents love it too.
clap | verb | to hit your hands together because you liked a performance | Everyone clapped when the pianist came on stage. | 👏
composer | noun | a person who writes pieces of music | Clara Schumann was a pianist and composer.
director [film] | noun | the person who tells the actors in a film what to do | The director asked the actors to try the scene again.
folk music | noun | traditional songs from one country or area | They played Irish folk music at the wedding.
genre | noun | a type of film, book or music, such as comedy | What’s your favourite film genre?
imagination | noun | being able to make pictures and stories in your mind | It’s just an old box, but to a child with imagination it’s a ship.
literature | noun | novels, plays and poems that people think are important | He’s studying Spanish literature at university.
lyrics | noun | the words of a song | I know the tune, but I can’t remember the lyrics.
mystery [story] | noun | a story about a strange crime that is explained at the end | The book is a mystery about a missing painting.
plot | noun | the series of events in a story | The acting was great, but the plot made no sense.
pottery | noun | plates and cups made from soft earth that is baked hard | The museum has some beautiful Greek pottery.
rehearse | verb | to practise a play or a concert before the real show | We rehearsed the last song again and again.
rhythm | noun | a regular pattern of sounds in music | It’s hard to sit still when you hear this rhythm.
soundtrack | noun | the music that is used in a film | I liked the soundtrack so much that I downloaded it.
talent | noun | being naturally able to do something very well | He has a talent for drawing people’s faces.
thriller | noun | an exciting film or book about crime or danger | It’s such a good thriller that I couldn’t stop reading.
tune | noun | a series of musical notes that are nice to listen to | She was humming a tune while she worked.
treasure | noun | gold, jewellery and other valuable things that are hidden | The pirates hid their treasure on an island.
entertainment | noun | films, shows and music that people enjoy | There’s live entertainment at the hotel every night.
string | noun | very thin rope, or one of the thin lines on a guitar | We need some string to tie up this box.
note [music] | noun | one sound in a piece of music | The singer held the last note for ten seconds.
star | verb | to have the most important part in a film or play | He starred in a film about a famous racing driver.
ending | noun | the way in which a story or film finishes | I won’t tell you the ending, because you must read it yourself.
producer [film] | noun | the person who manages the making of a film or show | The producer found enough money to make the film.
release [music] | verb | to make a film or record available to the public | The band will release a new album in May.
talented | adjective | naturally able to do something very well | Leila is a talented young pianist.
exhibition | noun | when you can see a lot of pictures in a museum | There’s an exhibition of old photos at the museum.
god | noun | a being with great powers in very old stories | In these old stories, Thor is the god of thunder.
humour | noun | what makes a story or a person funny | Children everywhere love the humour in these cartoons.
come out | phrasal verb | to be ready for people to buy or see | His new album comes out in May.
make up | phrasal verb | to think of a story or an excuse that is not true | He made up a story about a talking cat.
turn into | phrasal verb | to become something different | The frog turned into a prince.
architecture | noun | the art of designing buildings | The city is known for its modern architecture.
dialogue | noun | the words that characters say to each other | The plot is simple, but the dialogue is brilliant.
display | noun | a group of things put where people can see them | There’s a display of students’ paintings in the hall.
episode | noun | one of the parts of a television series | In the final episode, we find out who took the diamond.
fantasy | noun | stories that take place in imaginary worlds full of magic | She loves fantasy, especially books with dragons in them.
portrait | noun | a painting or photograph of a person | A portrait of the school’s first head teacher hangs in the hall.
special effects | noun | unusual images or sounds made for a film, often by computer | The special effects were so good that the monsters looked real.
studio | noun | a room where an artist works or music is recorded | The band spent six weeks in the studio making their album.
theme | noun | the main idea in a book, a film or a talk | The main theme of the novel is friendship.
structure | noun | the way in which the parts of something are put together | The structure of the poem is quite simple.
symbol [idea] | noun | a picture or thing that stands for an idea | The dove is a symbol of peace.
production [show] | noun | a play, film or show that is made for the public | Our drama club’s new production opens at the theatre on Friday.
`,
);
