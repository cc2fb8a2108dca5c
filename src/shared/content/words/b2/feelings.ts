import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'feelings',
  `
affection | noun | a gentle feeling of liking or loving | The old dog looked at her with affection.
grief | noun | deep sadness, especially after somebody’s death | She was in deep grief after losing her brother.
guilt | noun | the bad feeling of having done something wrong | He felt a sense of guilt about breaking his promise.
envy | noun | wishing that you had what somebody else has | They looked at our new car with envy.
rage | noun | anger that you cannot control | In a sudden rage, he tore up the letter. | 😡
sympathy | noun | understanding and caring about somebody’s problems | I have a lot of sympathy for people who can’t sleep.
empathy | noun | the ability to imagine how another person feels | Good nurses treat their patients with empathy.
furious | adjective | extremely angry | My boss was furious when I missed the meeting.
thrilled | adjective | extremely pleased and excited | We were thrilled to hear about the baby.
overwhelmed | adjective | having feelings or tasks that are too much to deal with | She felt overwhelmed by all the messages she had received.
frustrated | adjective | annoyed because you cannot do what you want | He gets frustrated when his computer is slow.
offended | adjective | hurt by something rude that somebody said | I hope you weren’t offended by my joke.
homesick | adjective | sad because you are far from your family | Many students feel homesick in their first term.
indifferent | adjective | having no interest in something and not caring about it | How can anyone be indifferent to such beautiful music?
modest | adjective | not talking proudly about your abilities or success | She’s too modest to mention that she won the prize.
arrogant | adjective | believing that you are better than everybody else | He is so arrogant that he never listens to advice.
bossy | adjective | always telling others what to do | My bossy older brother always decides which game we play.
moody | adjective | often becoming angry or sad for no reason | Teenagers can be moody, but so can their parents.
outgoing | adjective | friendly and enjoying meeting new people | You need to be outgoing to work as a tour guide.
easy-going | adjective | relaxed and not easily worried or annoyed | Our teacher is easy-going, but she expects us to work.
open-minded | adjective | ready to listen to new ideas | Travelling helps people to become more open-minded.
narrow-minded | adjective | not ready to accept other people’s ideas | It’s narrow-minded to think there is only one way to live.
considerate | adjective | always thinking of what other people need | A considerate neighbour turned his music down after ten.
thoughtful | adjective | thinking about others and how to please them | How thoughtful of you to remember my birthday!
self-confident | adjective | believing in your own abilities | The course made him more self-confident in meetings.
loyal | adjective | always supporting your friends or your team | The band thanked their loyal fans.
naive | adjective | believing too easily what people say, through lack of experience | I was naive enough to believe every advertisement.
greedy | adjective | wanting more food or money than you need | The greedy king wanted all the gold in the world.
temper | noun | how easily someone gets angry | He has a quick temper, so be careful what you say.
resent | verb | to feel angry because something is unfair | She resented having to do all the housework.
despise | verb | to hate someone and have no respect for them | He despised people who were cruel to animals.
lose your temper | phrase | to suddenly become very angry | Try not to lose your temper with the children.
boredom | noun | the feeling of having nothing interesting to do | He nearly died of boredom on the long flight.
fond | adjective | liking someone or something a lot, often for a long time | He’s very fond of his little nephew.
honour | noun | something that makes you feel proud | It was an honour to meet such a great scientist.
jealousy | noun | the angry feeling because someone has what you want | He couldn’t hide his jealousy when his sister won.
loneliness | noun | the sad feeling of having no friends near you | Loneliness can be a problem for people in big cities.
passion | noun | a very strong love of something | She teaches history with real passion.
patience | noun | the ability to wait or go on without getting angry | Teaching small children takes a lot of patience.
satisfy | verb | to give someone what they want or need | It’s impossible to satisfy every customer.
sigh | verb | to breathe out slowly because you are tired or sad | She sighed and closed the book.
tension | noun | a nervous feeling because you do not know what will happen | You could feel the tension before the last penalty.
bear | verb | to accept something painful or unpleasant; often used with ‘cannot’ | I can’t bear the noise of that machine any longer.
long | verb | to want something very much, often for years | After a month at sea, they longed for fresh fruit.
aggressive | adjective | behaving in an angry way, as if ready to attack | Geese can be aggressive when they protect their young.
appeal | verb | to seem interesting or attractive to someone | Camping doesn’t appeal to me; I prefer a warm bed.
commitment | noun | the hard work and time that you promise to give something | Thanks to the players’ commitment, the team won the league.
concerned | adjective | worried about something | Teachers are concerned about the amount of traffic near the school.
conservative | adjective | not liking change or new ideas | Our neighbours are quite conservative and never try foreign food.
content | adjective | happy with what you have | Khalid is content with his small flat by the sea.
deeply | adverb | very much, with strong feeling | We were deeply grateful for all your help.
delight | noun | a feeling of great pleasure | The children shouted with delight when they saw the snow.
delight | verb | to make someone very happy | The clown delighted the audience with her tricks.
desire | noun | a feeling of wanting something very much | Chiara has a great desire to see the world.
dislike | noun | the feeling that someone or something is unpleasant | I share my sister’s dislike of crowded beaches.
prepared [willing] | adjective | willing to do something, even if it is difficult | Are you prepared to work at weekends?
resist [temptation] | verb | to stop yourself from doing what you want to do | I couldn’t resist another piece of cake.
secure [confident] | adjective | feeling safe and confident | Children need to feel secure at home.
self | noun | who you are and what makes you different from others | After a long sleep, she was her old self again.
spirit | noun | a feeling of energy, courage or enthusiasm | Our team played with great spirit.
tough [person] | adjective | strong and able to deal with hard conditions | You have to be tough to work on a fishing boat.
truly | adverb | really, with all your heart | I am truly grateful for all your help.
understanding | adjective | kind and patient with people who have problems | My boss was very understanding when my son was ill.
urge | noun | a strong wish to do something | I had a sudden urge to laugh.
faith [trust] | noun | a strong feeling that someone is good or will succeed | The coach has great faith in our young goalkeeper.
firm [strict] | adjective | strong and sure, in a way that makes people obey | My parents are kind, but they’re firm about bedtime.
heaven | noun | a place or situation that makes you very happy | After a long walk, a hot bath is heaven.
initiative [quality] | noun | the ability to decide and act without being told | Dmitri showed initiative and mended the gate without being asked.
mount [increase] | verb | to become greater little by little | Excitement mounted as the day of the match came closer.
nightmare [situation] | noun | a very unpleasant experience | The drive home was a nightmare because of the snow.
offence [feelings] | noun | a hurt feeling that something rude causes | I’m sorry: I didn’t mean to cause offence.
offend | verb | to upset someone by saying or doing something rude | I didn’t want to offend our hosts, so I ate everything.
act up | phrasal verb | to behave badly, or not work well | My laptop is acting up again.
be fed up with | phrase | to be annoyed or bored because something has gone on too long | You must be fed up with all this rain.
fall for [love] | phrasal verb | to begin to love someone | She fell for him the first time they met.
go off [dislike] | phrasal verb | to stop liking something or someone | I’ve gone off coffee since I was ill.
hold back | phrasal verb | to stop something from coming out or moving forward | He couldn’t hold back his tears.
keep from | phrasal verb | to stop yourself or another person doing something | I could hardly keep from laughing.
let off | phrasal verb | to give someone little or no punishment | The teacher let him off because he said sorry.
pull through | phrasal verb | to get better after a serious illness | The doctors say that she will pull through.
run down | phrasal verb | to criticise someone or something in an unfair way | You shouldn’t run down your own work.
stand by | phrasal verb | to support someone who is in trouble | Her friends stood by her when she was ill.
take off [succeed] | phrasal verb | to suddenly become successful | Her career took off after the first film.
take to | phrasal verb | to begin to like someone or to do something as a habit | The children took to their new teacher at once.
take out on | phrasal verb | to be unkind to someone because you are angry or upset | Don’t take your anger out on your little brother.
turn against | phrasal verb | to stop supporting someone and become their enemy | The crowd turned against the referee.
astonish | verb | to surprise someone very much | The magician’s trick astonished everyone.
conviction | noun | a strong belief | She spoke with great conviction.
dare | noun | something risky that someone asks you to do to show courage | He jumped into the cold lake for a dare.
determination | noun | the strong will to do something difficult | Her determination helped her to finish the marathon.
enthusiast | noun | a person who is very interested in something | The museum is a paradise for train enthusiasts.
frustration | noun | the feeling of being annoyed because you cannot do something | He shouted in frustration when his computer crashed.
generosity | noun | being happy to give | Thank you for your generosity.
hatred | noun | a very strong feeling of not liking someone | The story shows how hatred can destroy a family.
hostile | adjective | very unfriendly | The visitors met a hostile crowd.
impatience | noun | being unable to wait calmly | He looked at his watch with impatience.
motive | noun | the reason why someone does something | The police don’t know the motive for the crime.
motivate | verb | to make someone want to work hard | A good coach motivates every player.
optimism | noun | the belief that good things will happen | In spite of the bad news, she was full of optimism.
reluctant | adjective | not really wanting to do something | He was reluctant to leave his warm bed.
relieved | adjective | happy because something bad did not happen | I was relieved to hear that everyone was safe.
spontaneous | adjective | done suddenly, without a plan | The audience broke into spontaneous applause.
tempt | verb | to make someone want to do something that they should not do | The smell of fresh bread tempted us into the bakery.
terror | noun | extreme fear | The rabbit ran away in terror.
thankfully | adverb | used to say that you are glad about something | Thankfully, the rain stopped before the wedding.
unwilling | adjective | not wanting to do something | The witness was unwilling to give her name.
`,
);
