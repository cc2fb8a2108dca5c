import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
American | əˈmerɪkən |  | A·ˈmer·i·can
April | ˈeɪprəl |  | ˈA·pril
Arabic | ˈærəbɪk |  | ˈAr·a·bic
August | ˈɔːɡəst |  | ˈAu·gust
Australian | ɒˈstreɪliən | ɔːˈstreɪljən | Aus·ˈtra·li·an
Brazilian | brəˈzɪliən |  | Bra·ˈzil·i·an
British | ˈbrɪtɪʃ |  | ˈBrit·ish
Canadian | kəˈneɪdiən |  | Ca·ˈna·di·an
Chinese | ˌtʃaɪˈniːz |  | Chi·ˈnese
Colombian | kəˈlʌmbiən |  | Co·ˈlom·bi·an
December | dɪˈsembə | dɪˈsembər | De·ˈcem·ber
Egyptian | ɪˈdʒɪpʃən |  | E·ˈgyp·tian
English | ˈɪŋɡlɪʃ |  | ˈEng·lish
February | ˈfebruəri | ˈfebrueri | ˈFeb·ru·a·ry
French | frentʃ
Friday | ˈfraɪdeɪ |  | ˈFri·day
German | ˈdʒɜːmən | ˈdʒɜːrmən | ˈGer·man
Greek | ɡriːk
I don’t know | aɪ ˌdəʊnt ˈnəʊ | aɪ ˌdoʊnt ˈnoʊ
I | aɪ
Indian | ˈɪndiən |  | ˈIn·di·an
Irish | ˈaɪrɪʃ |  | ˈI·rish
Italian | ɪˈtæliən | ɪˈtæljən | I·ˈtal·i·an
January | ˈdʒænjuəri | ˈdʒænjueri | ˈJan·u·a·ry
Japanese | ˌdʒæpəˈniːz |  | Jap·a·ˈnese
July | dʒuːˈlaɪ |  | Ju·ˈly
June | dʒuːn
Korean | kəˈriːən |  | Ko·ˈre·an
March | mɑːtʃ | mɑːrtʃ
May | meɪ
Mexican | ˈmeksɪkən |  | ˈMex·i·can
Monday | ˈmʌndeɪ |  | ˈMon·day
Mr | ˈmɪstə | ˈmɪstər
Mrs | ˈmɪsɪz
Ms | mɪz
November | nəʊˈvembə | noʊˈvembər | No·ˈvem·ber
OK | ˌəʊˈkeɪ | ˌoʊˈkeɪ
October | ɒkˈtəʊbə | ɑːkˈtoʊbər | Oc·ˈto·ber
Polish | ˈpəʊlɪʃ | ˈpoʊlɪʃ | ˈPo·lish
Portuguese | ˌpɔːtʃuˈɡiːz | ˌpɔːrtʃuˈɡiːz | Por·tu·ˈguese
Russian | ˈrʌʃən |  | ˈRus·sian
Saturday | ˈsætədeɪ | ˈsætərdeɪ | ˈSat·ur·day
September | sepˈtembə | sepˈtembər | Sep·ˈtem·ber
Spanish | ˈspænɪʃ |  | ˈSpan·ish
Sunday | ˈsʌndeɪ |  | ˈSun·day
T-shirt | ˈtiː ʃɜːt | ˈtiː ʃɜːrt
TV | ˌtiːˈviː
Thursday | ˈθɜːzdeɪ | ˈθɜːrzdeɪ | ˈThurs·day
Tuesday | ˈtjuːzdeɪ | ˈtuːzdeɪ | ˈTues·day
Turkish | ˈtɜːkɪʃ | ˈtɜːrkɪʃ | ˈTurk·ish
Ukrainian | juːˈkreɪniən |  | U·ˈkrai·ni·an
Wednesday | ˈwenzdeɪ |  | ˈWednes·day
a lot of | ə ˈlɒt əv | ə ˈlɑːt əv
a lot | ə ˈlɒt | ə ˈlɑːt
a | ə
a.m. | eɪˈem
about | əˈbaʊt |  | a·ˈbout
above | əˈbʌv |  | a·ˈbove
actor | ˈæktə | ˈæktər | ˈac·tor
address | əˈdres | ˈædres | ad·ˈdress
adult | ˈædʌlt | əˈdʌlt | ˈad·ult
afraid | əˈfreɪd |  | a·ˈfraid
after | ˈɑːftə | ˈæftər | ˈaf·ter
afternoon | ˌɑːftəˈnuːn | ˌæftərˈnuːn | af·ter·ˈnoon
again | əˈɡen |  | a·ˈgain
age | eɪdʒ
air | eə | er
airport | ˈeəpɔːt | ˈerpɔːrt | ˈair·port
all right | ɔːl ˈraɪt
all | ɔːl
alphabet | ˈælfəbet |  | ˈal·pha·bet
also | ˈɔːlsəʊ | ˈɔːlsoʊ | ˈal·so
always | ˈɔːlweɪz |  | ˈal·ways
an | æn
and | ænd
angry | ˈæŋɡri |  | ˈan·gry
animal | ˈænɪməl |  | ˈan·i·mal
another | əˈnʌðə | əˈnʌðər | a·ˈnoth·er
answer | ˈɑːnsə | ˈænsər | ˈan·swer
any | ˈeni |  | ˈan·y
anything | ˈeniθɪŋ |  | ˈan·y·thing
app | æp
apple | ˈæpəl |  | ˈap·ple
arm | ɑːm | ɑːrm
armchair | ˈɑːmtʃeə | ˈɑːrmtʃer | ˈarm·chair
arrive | əˈraɪv |  | ar·ˈrive
art | ɑːt | ɑːrt
as | æz
ask for | ˈɑːsk fɔː | ˈæsk fɔːr
ask | ɑːsk | æsk
at | æt
aunt | ɑːnt | ænt
autumn | ˈɔːtəm |  | ˈau·tumn
away | əˈweɪ |  | a·ˈway
baby | ˈbeɪbi |  | ˈba·by
back | bæk
bad | bæd
badminton | ˈbædmɪntən |  | ˈbad·min·ton
bag | bæɡ
balcony | ˈbælkəni |  | ˈbal·co·ny
ball | bɔːl
banana | bəˈnɑːnə | bəˈnænə | ba·ˈna·na
band | bænd
bank | bæŋk
baseball | ˈbeɪsbɔːl |  | ˈbase·ball
basketball | ˈbɑːskɪtbɔːl | ˈbæskɪtbɔːl | ˈbas·ket·ball
bath | bɑːθ | bæθ
bathroom | ˈbɑːθruːm | ˈbæθruːm | ˈbath·room
be | biː
beach | biːtʃ
bear | beə | ber
beautiful | ˈbjuːtɪfəl |  | ˈbeau·ti·ful
because | bɪˈkɒz | bɪˈkɔːz | be·ˈcause
bed | bed
bedroom | ˈbedruːm |  | ˈbed·room
bee | biː
before | bɪˈfɔː | bɪˈfɔːr | be·ˈfore
begin | bɪˈɡɪn |  | be·ˈgin
behind | bɪˈhaɪnd |  | be·ˈhind
below | bɪˈləʊ | bɪˈloʊ | be·ˈlow
best friend | ˌbest ˈfrend
better | ˈbetə | ˈbetər | ˈbet·ter
between | bɪˈtwiːn |  | be·ˈtween
bicycle | ˈbaɪsɪkəl |  | ˈbi·cy·cle
big | bɪɡ
bike | baɪk
bird | bɜːd | bɜːrd
birthday | ˈbɜːθdeɪ | ˈbɜːrθdeɪ | ˈbirth·day
black | blæk
blue | bluː
board game | ˈbɔːd ɡeɪm | ˈbɔːrd ɡeɪm
board | bɔːd | bɔːrd
boat | bəʊt | boʊt
body | ˈbɒdi | ˈbɑːdi | ˈbod·y
book | bʊk
bookcase | ˈbʊkkeɪs |  | ˈbook·case
bookshop | ˈbʊkʃɒp | ˈbʊkʃɑːp | ˈbook·shop
boot | buːt
bored | bɔːd | bɔːrd
boring | ˈbɔːrɪŋ |  | ˈbo·ring
boss | bɒs | bɔːs
bottle | ˈbɒtəl | ˈbɑːtəl | ˈbot·tle
box | bɒks | bɑːks
boy | bɔɪ
bread | bred
breakfast | ˈbrekfəst |  | ˈbreak·fast
bring | brɪŋ
brother | ˈbrʌðə | ˈbrʌðər | ˈbroth·er
brown | braʊn
brush | brʌʃ
builder | ˈbɪldə | ˈbɪldər | ˈbuild·er
building | ˈbɪldɪŋ |  | ˈbuild·ing
burger | ˈbɜːɡə | ˈbɜːrɡər | ˈbur·ger
bus station | ˈbʌs steɪʃən
bus stop | ˈbʌs stɒp | ˈbʌs stɑːp
bus | bʌs
businessman | ˈbɪznəsmæn |  | ˈbusi·ness·man
businesswoman | ˈbɪznəswʊmən |  | ˈbusi·ness·wom·an
busy | ˈbɪzi |  | ˈbus·y
but | bʌt
butter | ˈbʌtə | ˈbʌtər | ˈbut·ter
buy | baɪ
by | baɪ
bye | baɪ
café | ˈkæfeɪ | kæˈfeɪ | ˈcaf·é
cake | keɪk
call | kɔːl
camera | ˈkæmərə |  | ˈcam·er·a
can | kæn
cap | kæp
car park | ˈkɑː pɑːk | ˈkɑːr pɑːrk
car | kɑː | kɑːr
card | kɑːd | kɑːrd
careful | ˈkeəfəl | ˈkerfəl | ˈcare·ful
carrot | ˈkærət |  | ˈcar·rot
carry | ˈkæri |  | ˈcar·ry
cartoon | kɑːˈtuːn | kɑːrˈtuːn | car·ˈtoon
castle | ˈkɑːsəl | ˈkæsəl | ˈcas·tle
cat | kæt
catch | kætʃ
cent | sent
centimetre | ˈsentɪmiːtə | ˈsentɪmiːtər | ˈcen·ti·me·tre
centre | ˈsentə | ˈsentər | ˈcen·tre
chair | tʃeə | tʃer
cheap | tʃiːp
cheese | tʃiːz
chef | ʃef
chemist’s | ˈkemɪsts |  | ˈchem·ist’s
chicken | ˈtʃɪkɪn |  | ˈchick·en
child | tʃaɪld
chips | tʃɪps
chocolate | ˈtʃɒklət | ˈtʃɔːklət | ˈchoc·olate
choose | tʃuːz
cinema | ˈsɪnəmə |  | ˈcin·e·ma
city centre | ˌsɪti ˈsentə | ˌsɪti ˈsentər
city | ˈsɪti |  | ˈcit·y
class | klɑːs | klæs
classmate | ˈklɑːsmeɪt | ˈklæsmeɪt | ˈclass·mate
classroom | ˈklɑːsruːm | ˈklæsruːm | ˈclass·room
clean | kliːn
cleaner | ˈkliːnə | ˈkliːnər | ˈclean·er
clever | ˈklevə | ˈklevər | ˈclev·er
click | klɪk
climb | klaɪm
clock | klɒk | klɑːk
close [verb] | kləʊz | kloʊz
closed | kləʊzd | kloʊzd
clothes shop | ˈkləʊðz ʃɒp | ˈkloʊðz ʃɑːp
clothes | kləʊðz | kloʊðz
cloud | klaʊd
cloudy | ˈklaʊdi |  | ˈcloud·y
coat | kəʊt | koʊt
coffee | ˈkɒfi | ˈkɔːfi | ˈcof·fee
cold | kəʊld | koʊld
colour | ˈkʌlə | ˈkʌlər | ˈcol·our
come on | ˈkʌm ɒn | ˈkʌm ɑːn
come | kʌm
comic | ˈkɒmɪk | ˈkɑːmɪk | ˈcom·ic
company | ˈkʌmpəni |  | ˈcom·pa·ny
computer game | kəmˈpjuːtə ɡeɪm | kəmˈpjuːtər ɡeɪm
computer | kəmˈpjuːtə | kəmˈpjuːtər | com·ˈpu·ter
concert | ˈkɒnsət | ˈkɑːnsərt | ˈcon·cert
cook | kʊk
corner | ˈkɔːnə | ˈkɔːrnər | ˈcor·ner
cost | kɒst | kɔːst
country | ˈkʌntri |  | ˈcoun·try
cousin | ˈkʌzən |  | ˈcous·in
cow | kaʊ
crayon | ˈkreɪɒn | ˈkreɪɑːn | ˈcray·on
credit card | ˈkredɪt kɑːd | ˈkredɪt kɑːrd
crocodile | ˈkrɒkədaɪl | ˈkrɑːkədaɪl | ˈcroc·o·dile
cry | kraɪ
cup | kʌp
cupboard | ˈkʌbəd | ˈkʌbərd | ˈcup·board
cut | kʌt
dad | dæd
dance | dɑːns | dæns
dancer | ˈdɑːnsə | ˈdænsər | ˈdanc·er
dancing | ˈdɑːnsɪŋ | ˈdænsɪŋ | ˈdanc·ing
dangerous | ˈdeɪndʒərəs |  | ˈdan·ger·ous
dark | dɑːk | dɑːrk
date | deɪt
daughter | ˈdɔːtə | ˈdɔːtər | ˈdaugh·ter
day off | ˌdeɪ ˈɒf | ˌdeɪ ˈɔːf
day | deɪ
dentist | ˈdentɪst |  | ˈden·tist
desk | desk
dictionary | ˈdɪkʃənəri | ˈdɪkʃəneri | ˈdic·tion·a·ry
different | ˈdɪfərənt |  | ˈdif·fer·ent
difficult | ˈdɪfɪkəlt |  | ˈdif·fi·cult
dining room | ˈdaɪnɪŋ ruːm
dinner | ˈdɪnə | ˈdɪnər | ˈdin·ner
dirty | ˈdɜːti | ˈdɜːrti | ˈdirt·y
do | duː
doctor | ˈdɒktə | ˈdɑːktər | ˈdoc·tor
dog | dɒɡ | dɔːɡ
doll | dɒl | dɑːl
dollar | ˈdɒlə | ˈdɑːlər | ˈdol·lar
dolphin | ˈdɒlfɪn | ˈdɑːlfɪn | ˈdol·phin
door | dɔː | dɔːr
down | daʊn
draw | drɔː
dress | dres
drink | drɪŋk
drive | draɪv
driver | ˈdraɪvə | ˈdraɪvər | ˈdriv·er
duck | dʌk
each | iːtʃ
ear | ɪə | ɪr
early | ˈɜːli | ˈɜːrli | ˈear·ly
easy | ˈiːzi |  | ˈea·sy
eat | iːt
egg | eɡ
eight | eɪt
eighteen | ˌeɪˈtiːn |  | eigh·ˈteen
eighty | ˈeɪti |  | ˈeight·y
elephant | ˈelɪfənt |  | ˈel·e·phant
eleven | ɪˈlevən |  | e·ˈlev·en
else | els
email | ˈiːmeɪl |  | ˈe·mail
end | end
enjoy | ɪnˈdʒɔɪ |  | en·ˈjoy
euro | ˈjʊərəʊ | ˈjʊroʊ | ˈeu·ro
evening | ˈiːvnɪŋ |  | ˈeve·ning
every | ˈevri |  | ˈev·ery
everyone | ˈevriwʌn |  | ˈev·ery·one
everything | ˈevriθɪŋ |  | ˈev·ery·thing
example | ɪɡˈzɑːmpəl | ɪɡˈzæmpəl | ex·ˈam·ple
excited | ɪkˈsaɪtɪd |  | ex·ˈci·ted
excuse me | ɪkˈskjuːz mi
exercise | ˈeksəsaɪz | ˈeksərsaɪz | ˈex·er·cise
expensive | ɪkˈspensɪv |  | ex·ˈpen·sive
eye | aɪ
face | feɪs
factory | ˈfæktəri |  | ˈfac·tor·y
fall | fɔːl
false | fɔːls
family | ˈfæməli |  | ˈfam·i·ly
far | fɑː | fɑːr
farm | fɑːm | fɑːrm
farmer | ˈfɑːmə | ˈfɑːrmər | ˈfarm·er
fast | fɑːst | fæst
fat | fæt
father | ˈfɑːðə | ˈfɑːðər | ˈfa·ther
favourite | ˈfeɪvərɪt |  | ˈfa·vou·rite
feel | fiːl
field | fiːld
fifteen | ˌfɪfˈtiːn |  | fif·ˈteen
fifty | ˈfɪfti |  | ˈfif·ty
film | fɪlm
find | faɪnd
fine | faɪn
finger | ˈfɪŋɡə | ˈfɪŋɡər | ˈfin·ger
finish | ˈfɪnɪʃ |  | ˈfin·ish
fire station | ˈfaɪə steɪʃən | ˈfaɪər steɪʃən
fire | ˈfaɪə | ˈfaɪər
firefighter | ˈfaɪəfaɪtə | ˈfaɪərfaɪtər | ˈfire·fight·er
first name | ˈfɜːst neɪm | ˈfɜːrst neɪm
first | fɜːst | fɜːrst
fish | fɪʃ
fishing | ˈfɪʃɪŋ |  | ˈfish·ing
five | faɪv
flag | flæɡ
flat | flæt
flight | flaɪt
floor | flɔː | flɔːr
flower | ˈflaʊə | ˈflaʊər | ˈflow·er
fly | flaɪ
food | fuːd
foot | fʊt
football | ˈfʊtbɔːl |  | ˈfoot·ball
for | fɔː | fɔːr
forest | ˈfɒrɪst | ˈfɔːrɪst | ˈfor·est
forget | fəˈɡet | fərˈɡet | for·ˈget
forty | ˈfɔːti | ˈfɔːrti | ˈfor·ty
four | fɔː | fɔːr
fourteen | ˌfɔːˈtiːn | ˌfɔːrˈtiːn | four·ˈteen
free time | ˌfriː ˈtaɪm
free | friː
fridge | frɪdʒ
friend | frend
friendly | ˈfrendli |  | ˈfriend·ly
frog | frɒɡ | frɑːɡ
from | frɒm | frʌm
front | frʌnt
fruit | fruːt
full | fʊl
fun | fʌn
funny | ˈfʌni |  | ˈfun·ny
game | ɡeɪm
garden | ˈɡɑːdən | ˈɡɑːrdən | ˈgar·den
get up | ˌɡet ˈʌp
get | ɡet
ghost | ɡəʊst | ɡoʊst
giraffe | dʒəˈrɑːf | dʒəˈræf | gi·ˈraffe
girl | ɡɜːl | ɡɜːrl
give | ɡɪv
glasses | ˈɡlɑːsɪz | ˈɡlæsɪz | ˈglass·es
glove | ɡlʌv
go out | ˌɡəʊ ˈaʊt | ˌɡoʊ ˈaʊt
go shopping | ˌɡəʊ ˈʃɒpɪŋ | ˌɡoʊ ˈʃɑːpɪŋ
go to bed | ˌɡəʊ tə ˈbed | ˌɡoʊ tə ˈbed
go | ɡəʊ | ɡoʊ
goal | ɡəʊl | ɡoʊl
goat | ɡəʊt | ɡoʊt
good evening | ˌɡʊd ˈiːvnɪŋ
good morning | ˌɡʊd ˈmɔːnɪŋ | ˌɡʊd ˈmɔːrnɪŋ
good night | ˌɡʊd ˈnaɪt
good | ɡʊd
goodbye | ˌɡʊdˈbaɪ |  | good·ˈbye
grandad | ˈɡrændæd |  | ˈgran·dad
grandfather | ˈɡrænfɑːðə | ˈɡrænfɑːðər | ˈgrand·fa·ther
grandma | ˈɡrænmɑː |  | ˈgrand·ma
grandmother | ˈɡrænmʌðə | ˈɡrænmʌðər | ˈgrand·moth·er
grandpa | ˈɡrænpɑː |  | ˈgrand·pa
grandparent | ˈɡrænpeərənt | ˈɡrænperənt | ˈgrand·pa·rent
grass | ɡrɑːs | ɡræs
great | ɡreɪt
green | ɡriːn
grey | ɡreɪ
group | ɡruːp
guitar | ɡɪˈtɑː | ɡɪˈtɑːr | gui·ˈtar
hair | heə | her
hairdresser | ˈheədresə | ˈherdresər | ˈhair·dress·er
half | hɑːf | hæf
hall | hɔːl
hand | hænd
handbag | ˈhændbæɡ |  | ˈhand·bag
happy birthday | ˌhæpi ˈbɜːθdeɪ | ˌhæpi ˈbɜːrθdeɪ
happy | ˈhæpi |  | ˈhap·py
hard | hɑːd | hɑːrd
hat | hæt
hate | heɪt
have a shower | hæv ə ˈʃaʊə | hæv ə ˈʃaʊər
have fun | hæv ˈfʌn
have got | hæv ˈɡɒt | hæv ˈɡɑːt
have to | ˈhæv tə
have | hæv
he | hiː
head | hed
headache | ˈhedeɪk |  | ˈhead·ache
hear | hɪə | hɪr
helicopter | ˈhelɪkɒptə | ˈhelɪkɑːptər | ˈhel·i·cop·ter
hello | həˈləʊ | həˈloʊ | hel·ˈlo
help | help
her | hɜː | hɜːr
here you are | hɪə juː ˈɑː | hɪr juː ˈɑːr
here | hɪə | hɪr
hi | haɪ
high | haɪ
hill | hɪl
him | hɪm
hippo | ˈhɪpəʊ | ˈhɪpoʊ | ˈhip·po
his | hɪz
hobby | ˈhɒbi | ˈhɑːbi | ˈhob·by
hockey | ˈhɒki | ˈhɑːki | ˈhock·ey
hold | həʊld | hoʊld
holiday | ˈhɒlɪdeɪ | ˈhɑːlɪdeɪ | ˈhol·i·day
home | həʊm | hoʊm
homework | ˈhəʊmwɜːk | ˈhoʊmwɜːrk | ˈhome·work
horse | hɔːs | hɔːrs
hospital | ˈhɒspɪtəl | ˈhɑːspɪtəl | ˈhos·pi·tal
hot | hɒt | hɑːt
hotel | həʊˈtel | hoʊˈtel | ho·ˈtel
hour | ˈaʊə | ˈaʊər
house [noun] | haʊs
how are you | haʊ ˈɑː juː | haʊ ˈɑːr juː
how many | haʊ ˈmeni
how much | haʊ ˈmʌtʃ
how old | haʊ ˈəʊld | haʊ ˈoʊld
how | haʊ
hundred | ˈhʌndrəd |  | ˈhun·dred
hungry | ˈhʌŋɡri |  | ˈhun·gry
hurt | hɜːt | hɜːrt
husband | ˈhʌzbənd |  | ˈhus·band
ice cream | ˌaɪs ˈkriːm | ˈaɪs kriːm
ice | aɪs
idea | aɪˈdɪə | aɪˈdiːə | i·ˈdea
if | ɪf
ill | ɪl
important | ɪmˈpɔːtənt | ɪmˈpɔːrtənt | im·ˈpor·tant
in front of | ɪn ˈfrʌnt əv
in | ɪn
information | ˌɪnfəˈmeɪʃən | ˌɪnfərˈmeɪʃən | in·for·ˈma·tion
insect | ˈɪnsekt |  | ˈin·sect
interested | ˈɪntrəstɪd |  | ˈin·terest·ed
interesting | ˈɪntrəstɪŋ |  | ˈin·terest·ing
internet | ˈɪntənet | ˈɪntərnet | ˈin·ter·net
into | ˈɪntu |  | ˈin·to
island | ˈaɪlənd |  | ˈis·land
it | ɪt
its | ɪts
jacket | ˈdʒækɪt |  | ˈjack·et
jeans | dʒiːnz
job | dʒɒb | dʒɑːb
juice | dʒuːs
jump | dʒʌmp
jungle | ˈdʒʌŋɡəl |  | ˈjun·gle
keep | kiːp
key | kiː
keyboard | ˈkiːbɔːd | ˈkiːbɔːrd | ˈkey·board
kick | kɪk
kilo | ˈkiːləʊ | ˈkiːloʊ | ˈki·lo
kilometre | ˈkɪləmiːtə | kɪˈlɑːmɪtər | ˈkil·o·me·tre
kind | kaɪnd
king | kɪŋ
kitchen | ˈkɪtʃɪn |  | ˈkitch·en
kite | kaɪt
kitten | ˈkɪtən |  | ˈkit·ten
knee | niː
know | nəʊ | noʊ
lake | leɪk
lamp | læmp
language | ˈlæŋɡwɪdʒ |  | ˈlan·guage
laptop | ˈlæptɒp | ˈlæptɑːp | ˈlap·top
large | lɑːdʒ | lɑːrdʒ
last | lɑːst | læst
late | leɪt
later | ˈleɪtə | ˈleɪtər | ˈlat·er
laugh | lɑːf | læf
leaf | liːf
learn | lɜːn | lɜːrn
leave | liːv
left | left
leg | leɡ
lemon | ˈlemən |  | ˈlem·on
lesson | ˈlesən |  | ˈles·son
letter | ˈletə | ˈletər | ˈlet·ter
let’s | lets
library | ˈlaɪbrəri | ˈlaɪbreri | ˈli·bra·ry
light | laɪt
like | laɪk
line | laɪn
lion | ˈlaɪən |  | ˈli·on
listen to | ˈlɪsən tuː
listen | ˈlɪsən |  | ˈlis·ten
little | ˈlɪtəl |  | ˈlit·tle
live [verb] | lɪv
living room | ˈlɪvɪŋ ruːm
lizard | ˈlɪzəd | ˈlɪzərd | ˈliz·ard
long | lɒŋ | lɔːŋ
look at | ˈlʊk æt
look for | ˈlʊk fɔː | ˈlʊk fɔːr
look | lʊk
lorry | ˈlɒri | ˈlɔːri | ˈlor·ry
lost | lɒst | lɔːst
lot | lɒt | lɑːt
love | lʌv
lovely | ˈlʌvli |  | ˈlove·ly
lucky | ˈlʌki |  | ˈluck·y
lunch | lʌntʃ
magazine | ˌmæɡəˈziːn | ˈmæɡəziːn | mag·a·ˈzine
make the bed | ˌmeɪk ðə ˈbed
make | meɪk
man | mæn
mango | ˈmæŋɡəʊ | ˈmæŋɡoʊ | ˈman·go
many | ˈmeni |  | ˈman·y
map | mæp
market | ˈmɑːkɪt | ˈmɑːrkɪt | ˈmar·ket
married | ˈmærid |  | ˈmar·ried
maths | mæθs
maybe | ˈmeɪbi |  | ˈmay·be
me | miː
mean | miːn
meat | miːt
medicine | ˈmedɪsən |  | ˈmed·i·cine
meet | miːt
message | ˈmesɪdʒ |  | ˈmes·sage
metre | ˈmiːtə | ˈmiːtər | ˈme·tre
midnight | ˈmɪdnaɪt |  | ˈmid·night
milk | mɪlk
mine | maɪn
minute [noun] | ˈmɪnɪt |  | ˈmin·ute
mirror | ˈmɪrə | ˈmɪrər | ˈmir·ror
mistake | mɪˈsteɪk |  | mis·ˈtake
mobile phone | ˈməʊbaɪl fəʊn | ˈmoʊbəl foʊn
mobile | ˈməʊbaɪl | ˈmoʊbəl | ˈmo·bile
money | ˈmʌni |  | ˈmon·ey
monkey | ˈmʌŋki |  | ˈmon·key
monster | ˈmɒnstə | ˈmɑːnstər | ˈmon·ster
month | mʌnθ
moon | muːn
more | mɔː | mɔːr
morning | ˈmɔːnɪŋ | ˈmɔːrnɪŋ | ˈmor·ning
mother | ˈmʌðə | ˈmʌðər | ˈmoth·er
motorbike | ˈməʊtəbaɪk | ˈmoʊtərbaɪk | ˈmo·tor·bike
mountain | ˈmaʊntən |  | ˈmoun·tain
mouse | maʊs
mouth [noun] | maʊθ
move | muːv
much | mʌtʃ
mum | mʌm
museum | mjuːˈziːəm |  | mu·ˈse·um
music | ˈmjuːzɪk |  | ˈmu·sic
must | mʌst
my | maɪ
name | neɪm
nationality | ˌnæʃəˈnæləti |  | na·tion·ˈal·i·ty
naughty | ˈnɔːti |  | ˈnaugh·ty
near | nɪə | nɪr
neck | nek
need | niːd
never | ˈnevə | ˈnevər | ˈnev·er
new | njuː | nuː
news | njuːz | nuːz
newspaper | ˈnjuːzpeɪpə | ˈnuːzpeɪpər | ˈnews·pa·per
next to | ˈnekst tə
next | nekst
nice to meet you | ˌnaɪs tə ˈmiːt juː
nice | naɪs
night | naɪt
nine | naɪn
nineteen | ˌnaɪnˈtiːn |  | nine·ˈteen
ninety | ˈnaɪnti |  | ˈnine·ty
no | nəʊ | noʊ
noon | nuːn
nose | nəʊz | noʊz
not | nɒt | nɑːt
notebook | ˈnəʊtbʊk | ˈnoʊtbʊk | ˈnote·book
nothing | ˈnʌθɪŋ |  | ˈnoth·ing
now | naʊ
number | ˈnʌmbə | ˈnʌmbər | ˈnum·ber
nurse | nɜːs | nɜːrs
of course | əv ˈkɔːs | əv ˈkɔːrs
of | ɒv | ʌv
office | ˈɒfɪs | ˈɔːfɪs | ˈof·fice
often | ˈɒfən | ˈɔːfən | ˈof·ten
oh | əʊ | oʊ
okay | əʊˈkeɪ | oʊˈkeɪ | o·ˈkay
old | əʊld | oʊld
on | ɒn | ɑːn
one | wʌn
onion | ˈʌnjən |  | ˈon·ion
online | ˌɒnˈlaɪn | ˌɑːnˈlaɪn | on·ˈline
only | ˈəʊnli | ˈoʊnli | ˈon·ly
open | ˈəʊpən | ˈoʊpən | ˈo·pen
opposite | ˈɒpəzɪt | ˈɑːpəzɪt | ˈop·po·site
or | ɔː | ɔːr
orange | ˈɒrɪndʒ | ˈɔːrɪndʒ | ˈor·ange
other | ˈʌðə | ˈʌðər | ˈoth·er
our | ˈaʊə | ˈaʊər
outside | ˌaʊtˈsaɪd |  | out·ˈside
own | əʊn | oʊn
o’clock | əˈklɒk | əˈklɑːk | o’·ˈclock
p.m. | ˌpiːˈem
page | peɪdʒ
paint | peɪnt
painter | ˈpeɪntə | ˈpeɪntər | ˈpaint·er
panda | ˈpændə |  | ˈpan·da
paper | ˈpeɪpə | ˈpeɪpər | ˈpa·per
parent | ˈpeərənt | ˈperənt | ˈpa·rent
park | pɑːk | pɑːrk
parrot | ˈpærət |  | ˈpar·rot
part | pɑːt | pɑːrt
party | ˈpɑːti | ˈpɑːrti | ˈpart·y
passport | ˈpɑːspɔːt | ˈpæspɔːrt | ˈpass·port
past | pɑːst | pæst
pasta | ˈpæstə | ˈpɑːstə | ˈpas·ta
pay | peɪ
pen | pen
pencil case | ˈpensəl keɪs
pencil | ˈpensəl |  | ˈpen·cil
penguin | ˈpeŋɡwɪn |  | ˈpen·guin
penny | ˈpeni |  | ˈpen·ny
people | ˈpiːpəl |  | ˈpeo·ple
person | ˈpɜːsən | ˈpɜːrsən | ˈper·son
pet | pet
phone number | ˈfəʊn nʌmbə | ˈfoʊn nʌmbər
phone | fəʊn | foʊn
photo | ˈfəʊtəʊ | ˈfoʊtoʊ | ˈpho·to
piano | piˈænəʊ | piˈænoʊ | pi·ˈan·o
pick up | ˌpɪk ˈʌp
picture | ˈpɪktʃə | ˈpɪktʃər | ˈpic·ture
piece | piːs
pig | pɪɡ
pilot | ˈpaɪlət |  | ˈpi·lot
pink | pɪŋk
pizza | ˈpiːtsə |  | ˈpiz·za
place | pleɪs
plane | pleɪn
plant | plɑːnt | plænt
play | pleɪ
player | ˈpleɪə | ˈpleɪər | ˈplay·er
please | pliːz
point | pɔɪnt
police officer | pəˈliːs ɒfɪsə | pəˈliːs ɔːfɪsər
police station | pəˈliːs steɪʃən
police | pəˈliːs |  | po·ˈlice
poor | pɔː | pʊr
post office | ˈpəʊst ɒfɪs | ˈpoʊst ɔːfɪs
postcard | ˈpəʊstkɑːd | ˈpoʊstkɑːrd | ˈpost·card
potato | pəˈteɪtəʊ | pəˈteɪtoʊ | po·ˈta·to
pound | paʊnd
present [noun] | ˈprezənt |  | ˈpres·ent
price | praɪs
problem | ˈprɒbləm | ˈprɑːbləm | ˈprob·lem
programme | ˈprəʊɡræm | ˈproʊɡræm | ˈpro·gramme
pull | pʊl
puppy | ˈpʌpi |  | ˈpup·py
purple | ˈpɜːpəl | ˈpɜːrpəl | ˈpur·ple
push | pʊʃ
put on | ˌpʊt ˈɒn | ˌpʊt ˈɑːn
put | pʊt
puzzle | ˈpʌzəl |  | ˈpuz·zle
quarter | ˈkwɔːtə | ˈkwɔːrtər | ˈquar·ter
queen | kwiːn
question | ˈkwestʃən |  | ˈques·tion
quiet | ˈkwaɪət |  | ˈqui·et
rabbit | ˈræbɪt |  | ˈrab·bit
radio | ˈreɪdiəʊ | ˈreɪdioʊ | ˈra·di·o
rain | reɪn
read | riːd
reading | ˈriːdɪŋ |  | ˈread·ing
real | rɪəl | riːl
really | ˈrɪəli | ˈriːəli | ˈreal·ly
red | red
remember | rɪˈmembə | rɪˈmembər | re·ˈmem·ber
restaurant | ˈrestərɒnt | ˈrestərɑːnt | ˈres·tau·rant
rice | raɪs
rich | rɪtʃ
ride | raɪd
right | raɪt
river | ˈrɪvə | ˈrɪvər | ˈriv·er
road | rəʊd | roʊd
robot | ˈrəʊbɒt | ˈroʊbɑːt | ˈro·bot
room | ruːm
rubber | ˈrʌbə | ˈrʌbər | ˈrub·ber
rule | ruːl
ruler | ˈruːlə | ˈruːlər | ˈrul·er
run | rʌn
running | ˈrʌnɪŋ |  | ˈrun·ning
sad | sæd
salad | ˈsæləd |  | ˈsal·ad
salt | sɔːlt
same | seɪm
sand | sænd
sandwich | ˈsænwɪdʒ | ˈsænwɪtʃ | ˈsand·wich
say | seɪ
scarf | skɑːf | skɑːrf
school | skuːl
science | ˈsaɪəns |  | ˈsci·ence
scissors | ˈsɪzəz | ˈsɪzərz | ˈscis·sors
screen | skriːn
sea | siː
second | ˈsekənd |  | ˈsec·ond
secretary | ˈsekrətəri | ˈsekrəteri | ˈsec·re·ta·ry
see you | ˈsiː juː
see | siː
sell | sel
send | send
sentence | ˈsentəns |  | ˈsen·tence
seven | ˈsevən |  | ˈsev·en
seventeen | ˌsevənˈtiːn |  | sev·en·ˈteen
seventy | ˈsevənti |  | ˈsev·en·ty
shark | ʃɑːk | ʃɑːrk
she | ʃiː
sheep | ʃiːp
ship | ʃɪp
shirt | ʃɜːt | ʃɜːrt
shoe shop | ˈʃuː ʃɒp | ˈʃuː ʃɑːp
shoe | ʃuː
shop assistant | ˈʃɒp əsɪstənt | ˈʃɑːp əsɪstənt
shop | ʃɒp | ʃɑːp
shopping centre | ˈʃɒpɪŋ sentə | ˈʃɑːpɪŋ sentər
shopping | ˈʃɒpɪŋ | ˈʃɑːpɪŋ | ˈshop·ping
short | ʃɔːt | ʃɔːrt
shorts | ʃɔːts | ʃɔːrts
shoulder | ˈʃəʊldə | ˈʃoʊldər | ˈshoul·der
show | ʃəʊ | ʃoʊ
shower | ˈʃaʊə | ˈʃaʊər | ˈshow·er
sick | sɪk
sing | sɪŋ
singer | ˈsɪŋə | ˈsɪŋər | ˈsing·er
singing | ˈsɪŋɪŋ |  | ˈsing·ing
sister | ˈsɪstə | ˈsɪstər | ˈsis·ter
sit down | ˌsɪt ˈdaʊn
sit | sɪt
six | sɪks
sixteen | ˌsɪkˈstiːn |  | six·ˈteen
sixty | ˈsɪksti |  | ˈsix·ty
size | saɪz
skate | skeɪt
skateboard | ˈskeɪtbɔːd | ˈskeɪtbɔːrd | ˈskate·board
ski | skiː
skirt | skɜːt | skɜːrt
sky | skaɪ
sleep | sliːp
slow | sləʊ | sloʊ
small | smɔːl
smile | smaɪl
snake | sneɪk
snow | snəʊ | snoʊ
so | səʊ | soʊ
soap | səʊp | soʊp
sock | sɒk | sɑːk
sofa | ˈsəʊfə | ˈsoʊfə | ˈso·fa
some | sʌm
somebody | ˈsʌmbɒdi | ˈsʌmbɑːdi | ˈsome·bod·y
someone | ˈsʌmwʌn |  | ˈsome·one
something | ˈsʌmθɪŋ |  | ˈsome·thing
sometimes | ˈsʌmtaɪmz |  | ˈsome·times
son | sʌn
song | sɒŋ | sɔːŋ
soon | suːn
sorry | ˈsɒri | ˈsɑːri | ˈsor·ry
sound | saʊnd
soup | suːp
speak | spiːk
special | ˈspeʃəl |  | ˈspe·cial
spell | spel
spend | spend
spider | ˈspaɪdə | ˈspaɪdər | ˈspi·der
sport | spɔːt | spɔːrt
sports centre | ˈspɔːts sentə | ˈspɔːrts sentər
spring | sprɪŋ
stairs | steəz | sterz
stand up | ˌstænd ˈʌp
stand | stænd
star | stɑː | stɑːr
start | stɑːt | stɑːrt
station | ˈsteɪʃən |  | ˈsta·tion
stay | steɪ
stomach | ˈstʌmək |  | ˈstom·ach
stone | stəʊn | stoʊn
stop | stɒp | stɑːp
storm | stɔːm | stɔːrm
story | ˈstɔːri |  | ˈsto·ry
street | striːt
strong | strɒŋ | strɔːŋ
student | ˈstjuːdənt | ˈstuːdənt | ˈstu·dent
study | ˈstʌdi |  | ˈstud·y
sugar | ˈʃʊɡə | ˈʃʊɡər | ˈsug·ar
suitcase | ˈsuːtkeɪs |  | ˈsuit·case
summer | ˈsʌmə | ˈsʌmər | ˈsum·mer
sun | sʌn
sunglasses | ˈsʌnɡlɑːsɪz | ˈsʌnɡlæsɪz | ˈsun·glass·es
sunny | ˈsʌni |  | ˈsun·ny
supermarket | ˈsuːpəmɑːkɪt | ˈsuːpərmɑːrkɪt | ˈsu·per·mar·ket
sure | ʃɔː | ʃʊr
surprised | səˈpraɪzd | sərˈpraɪzd | sur·ˈprised
sweater | ˈswetə | ˈswetər | ˈsweat·er
sweet | swiːt
swim | swɪm
swimming pool | ˈswɪmɪŋ puːl
swimming | ˈswɪmɪŋ |  | ˈswim·ming
table tennis | ˈteɪbəl tenɪs
table | ˈteɪbəl |  | ˈta·ble
tablet | ˈtæblət |  | ˈtab·let
tail | teɪl
take a photo | ˌteɪk ə ˈfəʊtəʊ | ˌteɪk ə ˈfoʊtoʊ
take off | ˌteɪk ˈɒf | ˌteɪk ˈɔːf
take | teɪk
talk to | ˈtɔːk tuː
talk | tɔːk
tall | tɔːl
taxi driver | ˈtæksi draɪvə | ˈtæksi draɪvər
taxi | ˈtæksi |  | ˈtax·i
tea | tiː
teach | tiːtʃ
teacher | ˈtiːtʃə | ˈtiːtʃər | ˈteach·er
team | tiːm
teddy bear | ˈtedi beə | ˈtedi ber
television | ˈtelɪvɪʒən |  | ˈtel·e·vi·sion
tell | tel
ten | ten
tennis | ˈtenɪs |  | ˈten·nis
test | test
text message | ˈtekst mesɪdʒ
than | ðæn
thank you | ˈθæŋk juː
thanks | θæŋks
that | ðæt
the | ðə
theatre | ˈθɪətə | ˈθiːətər | ˈthe·atre
their | ðeə | ðer
them | ðem
then | ðen
there is | ðeər ˈɪz | ðer ˈɪz
there | ðeə | ðer
these | ðiːz
they | ðeɪ
thin | θɪn
thing | θɪŋ
think | θɪŋk
third | θɜːd | θɜːrd
thirsty | ˈθɜːsti | ˈθɜːrsti | ˈthir·sty
thirteen | ˌθɜːˈtiːn | ˌθɜːrˈtiːn | thir·ˈteen
thirty | ˈθɜːti | ˈθɜːrti | ˈthir·ty
this | ðɪs
those | ðəʊz | ðoʊz
thousand | ˈθaʊzənd |  | ˈthou·sand
three | θriː
throw | θrəʊ | θroʊ
ticket | ˈtɪkɪt |  | ˈtick·et
tie | taɪ
tiger | ˈtaɪɡə | ˈtaɪɡər | ˈti·ger
time | taɪm
tired | ˈtaɪəd | ˈtaɪərd
to | tuː
today | təˈdeɪ |  | to·ˈday
toe | təʊ | toʊ
together | təˈɡeðə | təˈɡeðər | to·ˈgeth·er
toilet | ˈtɔɪlət |  | ˈtoi·let
tomato | təˈmɑːtəʊ | təˈmeɪtoʊ | to·ˈma·to
tomorrow | təˈmɒrəʊ | təˈmɑːroʊ | to·ˈmor·row
tonight | təˈnaɪt |  | to·ˈnight
too | tuː
tooth | tuːθ
toothbrush | ˈtuːθbrʌʃ |  | ˈtooth·brush
tourist | ˈtʊərɪst | ˈtʊrɪst | ˈtour·ist
town | taʊn
toy | tɔɪ
train | treɪn
trainers | ˈtreɪnəz | ˈtreɪnərz | ˈtrain·ers
travel | ˈtrævəl |  | ˈtrav·el
tree | triː
trip | trɪp
trousers | ˈtraʊzəz | ˈtraʊzərz | ˈtrou·sers
true | truː
try | traɪ
turn off | ˌtɜːn ˈɒf | ˌtɜːrn ˈɔːf
turn on | ˌtɜːn ˈɒn | ˌtɜːrn ˈɑːn
twelve | twelv
twenty | ˈtwenti |  | ˈtwen·ty
two | tuː
umbrella | ʌmˈbrelə |  | um·ˈbrel·la
uncle | ˈʌŋkəl |  | ˈun·cle
under | ˈʌndə | ˈʌndər | ˈun·der
understand | ˌʌndəˈstænd | ˌʌndərˈstænd | un·der·ˈstand
unhappy | ʌnˈhæpi |  | un·ˈhap·py
university | ˌjuːnɪˈvɜːsəti | ˌjuːnɪˈvɜːrsəti | u·ni·ˈver·si·ty
up | ʌp
us | ʌs
use [verb] | juːz
useful | ˈjuːsfəl |  | ˈuse·ful
usually | ˈjuːʒuəli |  | ˈu·su·al·ly
vegetable | ˈvedʒtəbəl |  | ˈvege·ta·ble
very | ˈveri |  | ˈver·y
vet | vet
video | ˈvɪdiəʊ | ˈvɪdioʊ | ˈvid·e·o
village | ˈvɪlɪdʒ |  | ˈvil·lage
visit | ˈvɪzɪt |  | ˈvis·it
volleyball | ˈvɔːlibɔːl |  | ˈvol·ley·ball
wait for | ˈweɪt fɔː | ˈweɪt fɔːr
wait | weɪt
waiter | ˈweɪtə | ˈweɪtər | ˈwait·er
waitress | ˈweɪtrəs |  | ˈwai·tress
walk | wɔːk
wall | wɔːl
want | wɒnt | wɑːnt
warm | wɔːm | wɔːrm
wash | wɒʃ | wɑːʃ
watch | wɒtʃ | wɑːtʃ
water | ˈwɔːtə | ˈwɔːtər | ˈwa·ter
way | weɪ
we | wiː
wear | weə | wer
weather | ˈweðə | ˈweðər | ˈweath·er
website | ˈwebsaɪt |  | ˈweb·site
week | wiːk
weekend | ˌwiːkˈend | ˈwiːkend | week·ˈend
welcome | ˈwelkəm |  | ˈwel·come
well | wel
wet | wet
whale | weɪl
what | wɒt | wɑːt
when | wen
where | weə | wer
which | wɪtʃ
white | waɪt
who | huː
whose | huːz
why | waɪ
wife | waɪf
will | wɪl
win | wɪn
wind [noun] | wɪnd
window | ˈwɪndəʊ | ˈwɪndoʊ | ˈwin·dow
windy | ˈwɪndi |  | ˈwind·y
winter | ˈwɪntə | ˈwɪntər | ˈwin·ter
with | wɪð
without | wɪˈðaʊt |  | with·ˈout
woman | ˈwʊmən |  | ˈwom·an
word | wɜːd | wɜːrd
work | wɜːk | wɜːrk
worker | ˈwɜːkə | ˈwɜːrkər | ˈwork·er
world | wɜːld | wɜːrld
worried | ˈwʌrid | ˈwɜːrid | ˈwor·ried
would like | wʊd ˈlaɪk
wow | waʊ
write | raɪt
writer | ˈraɪtə | ˈraɪtər | ˈwrit·er
writing | ˈraɪtɪŋ |  | ˈwrit·ing
wrong | rɒŋ | rɔːŋ
yeah | jeə
year | jɪə | jɪr
yellow | ˈjeləʊ | ˈjeloʊ | ˈyel·low
yes | jes
yesterday | ˈjestədeɪ | ˈjestərdeɪ | ˈyes·ter·day
you | juː
young | jʌŋ
your | jɔː | jɔːr
yours | jɔːz | jɔːrz
you’re welcome | ˌjɔː ˈwelkəm | ˌjʊr ˈwelkəm
zebra | ˈzebrə | ˈziːbrə | ˈzeb·ra
zero | ˈzɪərəʊ | ˈzɪroʊ | ˈze·ro
zoo | zuː
`);
