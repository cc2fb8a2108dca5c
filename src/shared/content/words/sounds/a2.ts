import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
African | ˈæfrɪkən |  | ˈAf·ri·can
Argentinian | ˌɑːdʒənˈtɪniən | ˌɑːrdʒənˈtɪniən | Ar·gen·ˈtin·i·an
Asian | ˈeɪʒən |  | ˈA·sian
Austrian | ˈɒstriən | ˈɔːstriən | ˈAus·tri·an
Belgian | ˈbeldʒən |  | ˈBel·gian
Bengali | beŋˈɡɑːli |  | Ben·ˈga·li
Bulgarian | bəlˈɡeəriən | bəlˈɡeriən | Bul·ˈga·ri·an
CD | ˌsiːˈdiː
Chilean | ˈtʃɪliən |  | ˈChil·e·an
Croatian | krəʊˈeɪʃən | kroʊˈeɪʃən | Cro·ˈa·tian
Cuban | ˈkjuːbən |  | ˈCu·ban
Czech | tʃek
DVD | ˌdiːviːˈdiː
Danish | ˈdeɪnɪʃ |  | ˈDan·ish
Dutch | dʌtʃ
European | ˌjʊərəˈpiːən | ˌjʊrəˈpiːən | Eu·ro·ˈpe·an
Filipino | ˌfɪlɪˈpiːnəʊ | ˌfɪlɪˈpiːnoʊ | Fil·i·ˈpi·no
Finnish | ˈfɪnɪʃ |  | ˈFin·nish
Hebrew | ˈhiːbruː |  | ˈHe·brew
Hindi | ˈhɪndi |  | ˈHin·di
Hungarian | hʌŋˈɡeəriən | hʌŋˈɡeriən | Hun·ˈga·ri·an
Indonesian | ˌɪndəˈniːʒən |  | In·do·ˈne·sian
Iranian | ɪˈrɑːniən |  | I·ˈra·ni·an
Israeli | ɪzˈreɪli |  | Is·ˈrae·li
I’m afraid | ˌaɪm əˈfreɪd
Kenyan | ˈkenjən |  | ˈKen·yan
Moroccan | məˈrɒkən | məˈrɑːkən | Mo·ˈroc·can
Nepalese | ˌnepəˈliːz |  | Nep·a·ˈlese
Nigerian | naɪˈdʒɪəriən | naɪˈdʒɪriən | Ni·ˈge·ri·an
Norwegian | nɔːˈwiːdʒən | nɔːrˈwiːdʒən | Nor·ˈwe·gian
Pakistani | ˌpɑːkɪˈstɑːni | ˌpækɪˈstæni | Pa·kis·ˈta·ni
Persian | ˈpɜːʃən | ˈpɜːrʒən | ˈPer·sian
Peruvian | pəˈruːviən |  | Per·ˈu·vi·an
Romanian | rəʊˈmeɪniən | roʊˈmeɪniən | Ro·ˈma·ni·an
Saudi | ˈsaʊdi |  | ˈSau·di
Scottish | ˈskɒtɪʃ | ˈskɑːtɪʃ | ˈScot·tish
Serbian | ˈsɜːbiən | ˈsɜːrbiən | ˈSer·bi·an
Slovak | ˈsləʊvæk | ˈsloʊvæk | ˈSlo·vak
Swahili | swɑːˈhiːli |  | Swa·ˈhi·li
Swedish | ˈswiːdɪʃ |  | ˈSwed·ish
Swiss | swɪs
Syrian | ˈsɪriən |  | ˈSyr·i·an
Thai | taɪ
Urdu | ˈʊəduː | ˈʊrduː | ˈUr·du
Vietnamese | viˌetnəˈmiːz |  | Vi·et·na·ˈmese
Welsh | welʃ
Wi-Fi | ˈwaɪ faɪ
a bit | ə ˈbɪt
a few | ə ˈfjuː
a little | ə ˈlɪtəl
able | ˈeɪbəl |  | ˈa·ble
abroad | əˈbrɔːd |  | a·ˈbroad
accident | ˈæksɪdənt |  | ˈac·ci·dent
across | əˈkrɒs | əˈkrɔːs | a·ˈcross
act | ækt
action | ˈækʃən |  | ˈac·tion
activity | ækˈtɪvəti |  | ac·ˈtiv·i·ty
actress | ˈæktrəs |  | ˈac·tress
actually | ˈæktʃuəli |  | ˈac·tu·al·ly
add | æd
adjective | ˈædʒɪktɪv |  | ˈad·jec·tive
advanced | ədˈvɑːnst | ədˈvænst | ad·ˈvanced
adventure | ədˈventʃə | ədˈventʃər | ad·ˈven·ture
advert | ˈædvɜːt | ˈædvɜːrt | ˈad·vert
advertisement | ədˈvɜːtɪsmənt | ˌædvərˈtaɪzmənt | ad·ˈver·tise·ment
aeroplane | ˈeərəpleɪn | ˈerəpleɪn | ˈae·ro·plane
against the law | əɡenst ðə ˈlɔː
against | əˈɡenst |  | a·ˈgainst
ago | əˈɡəʊ | əˈɡoʊ | a·ˈgo
agree with | əˈɡriː wɪð
agree | əˈɡriː |  | a·ˈgree
album | ˈælbəm |  | ˈal·bum
alive | əˈlaɪv |  | a·ˈlive
all day | ɔːl ˈdeɪ
all right | ɔːl ˈraɪt
allow | əˈlaʊ |  | al·ˈlow
almost | ˈɔːlməʊst | ˈɔːlmoʊst | ˈal·most
alone | əˈləʊn | əˈloʊn | a·ˈlone
along | əˈlɒŋ | əˈlɔːŋ | a·ˈlong
already | ɔːlˈredi |  | al·ˈread·y
amazing | əˈmeɪzɪŋ |  | a·ˈma·zing
ambulance | ˈæmbjələns |  | ˈam·bu·lance
ant | ænt
anybody | ˈenibɒdi | ˈenibɑːdi | ˈan·y·bod·y
anymore | ˌeniˈmɔː | ˌeniˈmɔːr | an·y·ˈmore
anyone | ˈeniwʌn |  | ˈan·y·one
anyway | ˈeniweɪ |  | ˈan·y·way
anywhere | ˈeniweə | ˈeniwer | ˈan·y·where
apartment | əˈpɑːtmənt | əˈpɑːrtmənt | a·ˈpart·ment
apologise for | əˈpɒlədʒaɪz fɔː | əˈpɑːlədʒaɪz fɔːr
appointment | əˈpɔɪntmənt |  | ap·ˈpoint·ment
area | ˈeəriə | ˈeriə | ˈa·re·a
army | ˈɑːmi | ˈɑːrmi | ˈarm·y
around | əˈraʊnd |  | a·ˈround
arrive at | əˈraɪv æt
art gallery | ˈɑːt ɡæləri | ˈɑːrt ɡæləri
article | ˈɑːtɪkəl | ˈɑːrtɪkəl | ˈar·ti·cle
artist | ˈɑːtɪst | ˈɑːrtɪst | ˈart·ist
as soon as | əz ˈsuːn əz
as well | əz ˈwel
ask the way | ˌɑːsk ðə ˈweɪ | ˌæsk ðə ˈweɪ
asleep | əˈsliːp |  | as·ˈleep
assistant | əˈsɪstənt |  | as·ˈsis·tant
at last | ət ˈlɑːst | ət ˈlæst
at least | ət ˈliːst
at the moment | ət ðə ˈməʊmənt | ət ðə ˈmoʊmənt
at work | ət ˈwɜːk | ət ˈwɜːrk
attractive | əˈtræktɪv |  | at·ˈtrac·tive
awake | əˈweɪk |  | a·ˈwake
awesome | ˈɔːsəm |  | ˈawe·some
awful | ˈɔːfəl |  | ˈaw·ful
babysitter | ˈbeɪbisɪtə | ˈbeɪbisɪtər | ˈba·by·sit·ter
backpack | ˈbækpæk |  | ˈback·pack
bacon | ˈbeɪkən |  | ˈba·con
badly | ˈbædli |  | ˈbad·ly
baker | ˈbeɪkə | ˈbeɪkər | ˈbak·er
baker’s | ˈbeɪkəz | ˈbeɪkərz | ˈba·ker’s
balloon | bəˈluːn |  | bal·ˈloon
barbecue | ˈbɑːbɪkjuː | ˈbɑːrbɪkjuː | ˈbar·be·cue
bark | bɑːk | bɑːrk
basket | ˈbɑːskɪt | ˈbæskɪt | ˈbas·ket
bat | bæt
battery | ˈbætəri |  | ˈbat·ter·y
be able to | bi ˈeɪbəl tə
be born | bi ˈbɔːn | bi ˈbɔːrn
be called | bi ˈkɔːld
be going to | bi ˈɡəʊɪŋ tə | bi ˈɡoʊɪŋ tə
be right | bi ˈraɪt
be wrong | bi ˈrɒŋ | bi ˈrɔːŋ
bean | biːn
beard | bɪəd | bɪrd
because of | bɪˈkɒz əv | bɪˈkɔːz əv
become | bɪˈkʌm |  | be·ˈcome
beef | biːf
beginner | bɪˈɡɪnə | bɪˈɡɪnər | be·ˈgin·ner
beginning | bɪˈɡɪnɪŋ |  | be·ˈgin·ning
believe in | bɪˈliːv ɪn
believe | bɪˈliːv |  | be·ˈlieve
bell | bel
belong to | bɪˈlɒŋ tuː | bɪˈlɔːŋ tuː
belt | belt
bench | bentʃ
best | best
bill | bɪl
billion | ˈbɪljən |  | ˈbil·lion
bin | bɪn
biology | baɪˈɒlədʒi | baɪˈɑːlədʒi | bi·ˈol·o·gy
biscuit | ˈbɪskɪt |  | ˈbis·cuit
bit | bɪt
blanket | ˈblæŋkɪt |  | ˈblan·ket
blind | blaɪnd
blog | blɒɡ | blɔːɡ
blonde | blɒnd | blɑːnd
blood | blʌd
blouse | blaʊz | blaʊs
boil | bɔɪl
bone | bəʊn | boʊn
book | bʊk
born | bɔːn | bɔːrn
borrow | ˈbɒrəʊ | ˈbɑːroʊ | ˈbor·row
both | bəʊθ | boʊθ
bottom | ˈbɒtəm | ˈbɑːtəm | ˈbot·tom
bowl | bəʊl | boʊl
boxing | ˈbɒksɪŋ | ˈbɑːksɪŋ | ˈbox·ing
boyfriend | ˈbɔɪfrend |  | ˈboy·friend
bracelet | ˈbreɪslət |  | ˈbrace·let
brain | breɪn
brave | breɪv
break | breɪk
breathe | briːð
bridge | brɪdʒ
bright | braɪt
brilliant | ˈbrɪliənt | ˈbrɪljənt | ˈbril·li·ant
broken | ˈbrəʊkən | ˈbroʊkən | ˈbro·ken
build | bɪld
burn | bɜːn | bɜːrn
bush | bʊʃ
business | ˈbɪznəs |  | ˈbusi·ness
butcher | ˈbʊtʃə | ˈbʊtʃər | ˈbutch·er
butcher’s | ˈbʊtʃəz | ˈbʊtʃərz | ˈbutch·er’s
butterfly | ˈbʌtəflaɪ | ˈbʌtərflaɪ | ˈbut·ter·fly
button | ˈbʌtən |  | ˈbut·ton
by heart | baɪ ˈhɑːt | baɪ ˈhɑːrt
cable | ˈkeɪbəl |  | ˈca·ble
cage | keɪdʒ
calculator | ˈkælkjəleɪtə | ˈkælkjəleɪtər | ˈcal·cu·la·tor
calendar | ˈkæləndə | ˈkæləndər | ˈcal·en·dar
call | kɔːl
call back | ˌkɔːl ˈbæk
camel | ˈkæməl |  | ˈcam·el
camp | kæmp
campfire | ˈkæmpfaɪə | ˈkæmpfaɪər | ˈcamp·fire
camping | ˈkæmpɪŋ |  | ˈcamp·ing
candle | ˈkændəl |  | ˈcan·dle
capital | ˈkæpɪtəl |  | ˈcap·i·tal
cards | kɑːdz | kɑːrdz
care about | ˈkeər əbaʊt | ˈker əbaʊt
carefully | ˈkeəfəli | ˈkerfəli | ˈcare·ful·ly
carpet | ˈkɑːpɪt | ˈkɑːrpɪt | ˈcar·pet
cash | kæʃ
cashier | kæˈʃɪə | kæˈʃɪr | ca·ˈshier
catch | kætʃ
cave | keɪv
ceiling | ˈsiːlɪŋ |  | ˈcei·ling
celebrate | ˈseləbreɪt |  | ˈcel·e·brate
century | ˈsentʃəri |  | ˈcen·tu·ry
cereal | ˈsɪəriəl | ˈsɪriəl | ˈce·re·al
certainly | ˈsɜːtənli | ˈsɜːrtənli | ˈcer·tain·ly
champion | ˈtʃæmpiən |  | ˈcham·pi·on
change your mind | ˌtʃeɪndʒ jə ˈmaɪnd | ˌtʃeɪndʒ jər ˈmaɪnd
change | tʃeɪndʒ
channel | ˈtʃænəl |  | ˈchan·nel
charger | ˈtʃɑːdʒə | ˈtʃɑːrdʒər | ˈcharg·er
chat | tʃæt
check in | ˌtʃek ˈɪn
check | tʃek
cheer up | ˌtʃɪər ˈʌp | ˌtʃɪr ˈʌp
cheerful | ˈtʃɪəfəl | ˈtʃɪrfəl | ˈcheer·ful
cheers | tʃɪəz | tʃɪrz
chemist | ˈkemɪst |  | ˈchem·ist
chemistry | ˈkemɪstri |  | ˈchem·is·try
chess | tʃes
chin | tʃɪn
choice | tʃɔɪs
church | tʃɜːtʃ | tʃɜːrtʃ
circle | ˈsɜːkəl | ˈsɜːrkəl | ˈcir·cle
circus | ˈsɜːkəs | ˈsɜːrkəs | ˈcir·cus
classical | ˈklæsɪkəl |  | ˈclas·si·cal
clean up | ˌkliːn ˈʌp
clear | klɪə | klɪr
climate | ˈklaɪmət |  | ˈcli·mate
close [adjective] | kləʊs | kloʊs
clown | klaʊn
club | klʌb
coach | kəʊtʃ | koʊtʃ
coast | kəʊst | koʊst
coconut | ˈkəʊkənʌt | ˈkoʊkənʌt | ˈco·co·nut
coin | kɔɪn
colleague | ˈkɒliːɡ | ˈkɑːliːɡ | ˈcol·league
collect | kəˈlekt |  | col·ˈlect
college | ˈkɒlɪdʒ | ˈkɑːlɪdʒ | ˈcol·lege
colourful | ˈkʌləfəl | ˈkʌlərfəl | ˈcol·our·ful
comb | kəʊm | koʊm
come back | ˌkʌm ˈbæk
come from | ˈkʌm frɒm | ˈkʌm frʌm
come in | ˌkʌm ˈɪn
come over | ˌkʌm ˈəʊvə | ˌkʌm ˈoʊvər
come true | ˌkʌm ˈtruː
comfortable | ˈkʌmfətəbəl | ˈkʌmfərtəbəl | ˈcom·fort·a·ble
compare | kəmˈpeə | kəmˈper | com·ˈpare
competition | ˌkɒmpəˈtɪʃən | ˌkɑːmpəˈtɪʃən | com·pe·ˈti·tion
complete | kəmˈpliːt |  | com·ˈplete
computer program | kəmˈpjuːtə prəʊɡræm | kəmˈpjuːtər proʊɡræm
congratulations | kənˌɡrætʃəˈleɪʃənz |  | con·grat·u·ˈla·tions
continue | kənˈtɪnjuː |  | con·ˈtin·ue
conversation | ˌkɒnvəˈseɪʃən | ˌkɑːnvərˈseɪʃən | con·ver·ˈsa·tion
cook | kʊk
cooker | ˈkʊkə | ˈkʊkər | ˈcook·er
cooking | ˈkʊkɪŋ |  | ˈcook·ing
cool | kuːl
copy | ˈkɒpi | ˈkɑːpi | ˈcop·y
corn | kɔːn | kɔːrn
correct | kəˈrekt |  | cor·ˈrect
cost | kɒst | kɔːst
cotton | ˈkɒtən | ˈkɑːtən | ˈcot·ton
cough | kɒf | kɔːf
could | kʊd
count | kaʊnt
couple | ˈkʌpəl |  | ˈcou·ple
course | kɔːs | kɔːrs
cover | ˈkʌvə | ˈkʌvər | ˈcov·er
crab | kræb
crazy | ˈkreɪzi |  | ˈcra·zy
cream | kriːm
cricket | ˈkrɪkɪt |  | ˈcrick·et
crime | kraɪm
cross | krɒs | krɔːs
crossing | ˈkrɒsɪŋ | ˈkrɔːsɪŋ | ˈcross·ing
crossroads | ˈkrɒsrəʊdz | ˈkrɔːsroʊdz | ˈcross·roads
crowded | ˈkraʊdɪd |  | ˈcrowd·ed
crown | kraʊn
cucumber | ˈkjuːkʌmbə | ˈkjuːkʌmbər | ˈcu·cum·ber
culture | ˈkʌltʃə | ˈkʌltʃər | ˈcul·ture
curly | ˈkɜːli | ˈkɜːrli | ˈcur·ly
curtain | ˈkɜːtən | ˈkɜːrtən | ˈcur·tain
customer | ˈkʌstəmə | ˈkʌstəmər | ˈcus·tom·er
cut up | ˌkʌt ˈʌp
cute | kjuːt
cycle | ˈsaɪkəl |  | ˈcy·cle
cycling | ˈsaɪklɪŋ |  | ˈcy·cling
daily | ˈdeɪli |  | ˈdai·ly
danger | ˈdeɪndʒə | ˈdeɪndʒər | ˈdan·ger
date of birth | ˌdeɪt əv ˈbɜːθ | ˌdeɪt əv ˈbɜːrθ
dead | ded
deaf | def
dear | dɪə | dɪr
decide | dɪˈsaɪd |  | de·ˈcide
deep | diːp
deer | dɪə | dɪr
degree | dɪˈɡriː |  | de·ˈgree
delayed | dɪˈleɪd |  | de·ˈlayed
delete | dɪˈliːt |  | de·ˈlete
delicious | dɪˈlɪʃəs |  | de·ˈli·cious
department store | dɪˈpɑːtmənt stɔː | dɪˈpɑːrtmənt stɔːr
describe | dɪˈskraɪb |  | de·ˈscribe
desert [noun] | ˈdezət | ˈdezərt | ˈdes·ert
designer | dɪˈzaɪnə | dɪˈzaɪnər | de·ˈsign·er
dessert | dɪˈzɜːt | dɪˈzɜːrt | des·ˈsert
detective | dɪˈtektɪv |  | de·ˈtec·tive
diary | ˈdaɪəri |  | ˈdi·a·ry
die | daɪ
difference | ˈdɪfərəns |  | ˈdif·fer·ence
digital | ˈdɪdʒɪtəl |  | ˈdig·i·tal
dinosaur | ˈdaɪnəsɔː | ˈdaɪnəsɔːr | ˈdi·no·saur
direction | dəˈrekʃən |  | di·ˈrec·tion
disagree | ˌdɪsəˈɡriː |  | dis·a·ˈgree
discuss | dɪˈskʌs |  | dis·ˈcuss
dish | dɪʃ
dishwasher | ˈdɪʃwɒʃə | ˈdɪʃwɑːʃər | ˈdish·wash·er
diving | ˈdaɪvɪŋ |  | ˈdiv·ing
do | duː
do your best | duː jə ˈbest | duː jər ˈbest
donkey | ˈdɒŋki | ˈdɑːŋki | ˈdon·key
download [verb] | ˌdaʊnˈləʊd | ˈdaʊnloʊd | down·ˈload
downstairs | ˌdaʊnˈsteəz | ˌdaʊnˈsterz | down·ˈstairs
downtown | ˌdaʊnˈtaʊn |  | down·ˈtown
dragon | ˈdræɡən |  | ˈdrag·on
drama | ˈdrɑːmə |  | ˈdra·ma
drawer | drɔː | drɔːr
drawing | ˈdrɔːɪŋ |  | ˈdraw·ing
dream of | ˈdriːm ɒv | ˈdriːm ʌv
dream | driːm
dressed | drest
driving | ˈdraɪvɪŋ |  | ˈdriv·ing
drop | drɒp | drɑːp
drum | drʌm
dry | draɪ
during | ˈdjʊərɪŋ | ˈdʊrɪŋ | ˈdu·ring
each other | iːtʃ ˈʌðə | iːtʃ ˈʌðər
eagle | ˈiːɡəl |  | ˈea·gle
earache | ˈɪəreɪk | ˈɪreɪk | ˈear·ache
earn | ɜːn | ɜːrn
earring | ˈɪərɪŋ | ˈɪrɪŋ | ˈear·ring
earth | ɜːθ | ɜːrθ
easily | ˈiːzəli |  | ˈea·si·ly
east | iːst
eat up | ˌiːt ˈʌp
eighth | eɪtθ
electric | ɪˈlektrɪk |  | e·ˈlec·tric
electricity | ɪˌlekˈtrɪsəti |  | e·lec·ˈtric·i·ty
email address | ˈiːmeɪl ədres | ˈiːmeɪl ædres
email | ˈiːmeɪl |  | ˈe·mail
empty | ˈempti |  | ˈemp·ty
end | end
energy | ˈenədʒi | ˈenərdʒi | ˈen·er·gy
engine | ˈendʒɪn |  | ˈen·gine
engineer | ˌendʒɪˈnɪə | ˌendʒɪˈnɪr | en·gi·ˈneer
enough | ɪˈnʌf |  | e·ˈnough
enter | ˈentə | ˈentər | ˈen·ter
entrance | ˈentrəns |  | ˈen·trance
envelope | ˈenvələʊp | ˈenvəloʊp | ˈen·ve·lope
environment | ɪnˈvaɪrənmənt |  | en·ˈvi·ron·ment
even | ˈiːvən |  | ˈe·ven
ever | ˈevə | ˈevər | ˈev·er
everybody | ˈevribɒdi | ˈevribɑːdi | ˈev·ery·bod·y
everywhere | ˈevriweə | ˈevriwer | ˈev·ery·where
exam | ɪɡˈzæm |  | ex·ˈam
excellent | ˈeksələnt |  | ˈex·cel·lent
exciting | ɪkˈsaɪtɪŋ |  | ex·ˈci·ting
exercise | ˈeksəsaɪz | ˈeksərsaɪz | ˈex·er·cise
exit | ˈeɡzɪt |  | ˈex·it
explain | ɪkˈspleɪn |  | ex·ˈplain
extra | ˈekstrə |  | ˈex·tra
fact | fækt
fail | feɪl
fair | feə | fer
fairy | ˈfeəri | ˈferi | ˈfair·y
fall asleep | ˌfɔːl əˈsliːp
fall down | ˌfɔːl ˈdaʊn
fall over | ˌfɔːl ˈəʊvə | ˌfɔːl ˈoʊvər
familiar | fəˈmɪliə | fəˈmɪljər | fa·ˈmil·i·ar
famous | ˈfeɪməs |  | ˈfa·mous
fan | fæn
fantastic | fænˈtæstɪk |  | fan·ˈtas·tic
fashion | ˈfæʃən |  | ˈfash·ion
fashionable | ˈfæʃənəbəl |  | ˈfash·ion·a·ble
fear | fɪə | fɪr
feather | ˈfeðə | ˈfeðər | ˈfeath·er
feel better | ˌfiːl ˈbetə | ˌfiːl ˈbetər
feeling | ˈfiːlɪŋ |  | ˈfeel·ing
festival | ˈfestɪvəl |  | ˈfes·ti·val
few | fjuː
fifth | fɪfθ
fight | faɪt
file | faɪl
fill in | ˌfɪl ˈɪn
fill up | ˌfɪl ˈʌp
fill | fɪl
finally | ˈfaɪnəli |  | ˈfi·nal·ly
fit | fɪt
fix | fɪks
flat | flæt
flu | fluː
fly | flaɪ
fog | fɒɡ | fɑːɡ
foggy | ˈfɒɡi | ˈfɑːɡi | ˈfog·gy
follow | ˈfɒləʊ | ˈfɑːloʊ | ˈfol·low
for ever | fər ˈevə | fər ˈevər
for example | fər ɪɡˈzɑːmpəl | fər ɪɡˈzæmpəl
for sale | fə ˈseɪl | fər ˈseɪl
foreign | ˈfɒrən | ˈfɔːrən | ˈfor·eign
fork | fɔːk | fɔːrk
form | fɔːm | fɔːrm
fountain | ˈfaʊntən |  | ˈfoun·tain
fourth | fɔːθ | fɔːrθ
fox | fɒks | fɑːks
free | friː
freezer | ˈfriːzə | ˈfriːzər | ˈfreez·er
freezing | ˈfriːzɪŋ |  | ˈfreez·ing
fresh | freʃ
frightened | ˈfraɪtənd |  | ˈfrigh·tened
frightening | ˈfraɪtənɪŋ |  | ˈfrigh·ten·ing
fry | fraɪ
full-time | ˌfʊl ˈtaɪm
fur | fɜː | fɜːr
furniture | ˈfɜːnɪtʃə | ˈfɜːrnɪtʃər | ˈfur·ni·ture
future | ˈfjuːtʃə | ˈfjuːtʃər | ˈfu·ture
gallery | ˈɡæləri |  | ˈgal·ler·y
garage | ˈɡærɑːʒ | ɡəˈrɑːʒ | ˈgar·age
gardener | ˈɡɑːdənə | ˈɡɑːrdənər | ˈgar·den·er
garlic | ˈɡɑːlɪk | ˈɡɑːrlɪk | ˈgar·lic
gas | ɡæs
gate | ɡeɪt
gentleman | ˈdʒentəlmən |  | ˈgent·le·man
geography | dʒiˈɒɡrəfi | dʒiˈɑːɡrəfi | ge·ˈog·ra·phy
get | ɡet
get a job | ˌɡet ə ˈdʒɒb | ˌɡet ə ˈdʒɑːb
get away | ˌɡet əˈweɪ
get back | ˌɡet ˈbæk
get better | ˌɡet ˈbetə | ˌɡet ˈbetər
get changed | ˌɡet ˈtʃeɪndʒd
get dressed | ˌɡet ˈdrest
get in | ˌɡet ˈɪn
get lost | ˌɡet ˈlɒst | ˌɡet ˈlɔːst
get married | ˌɡet ˈmærid
get off | ˌɡet ˈɒf | ˌɡet ˈɔːf
get on | ˌɡet ˈɒn | ˌɡet ˈɑːn
get out | ˌɡet ˈaʊt
get ready | ˌɡet ˈredi
get to | ˈɡet tuː
get worse | ˌɡet ˈwɜːs | ˌɡet ˈwɜːrs
gift | ɡɪft
girlfriend | ˈɡɜːlfrend | ˈɡɜːrlfrend | ˈgirl·friend
give back | ˌɡɪv ˈbæk
give up | ˌɡɪv ˈʌp
glad | ɡlæd
glass | ɡlɑːs | ɡlæs
glue | ɡluː
go away | ˌɡəʊ əˈweɪ | ˌɡoʊ əˈweɪ
go back | ˌɡəʊ ˈbæk | ˌɡoʊ ˈbæk
go by | ˌɡəʊ ˈbaɪ | ˌɡoʊ ˈbaɪ
go down | ˌɡəʊ ˈdaʊn | ˌɡoʊ ˈdaʊn
go for a walk | ˌɡəʊ fər ə ˈwɔːk | ˌɡoʊ fər ə ˈwɔːk
go on | ˌɡəʊ ˈɒn | ˌɡoʊ ˈɑːn
go online | ˌɡəʊ ˌɒnˈlaɪn | ˌɡoʊ ˌɑːnˈlaɪn
go past | ˌɡəʊ ˈpɑːst | ˌɡoʊ ˈpæst
go up | ˌɡəʊ ˈʌp | ˌɡoʊ ˈʌp
go with | ˈɡəʊ wɪð | ˈɡoʊ wɪð
goalkeeper | ˈɡəʊlkiːpə | ˈɡoʊlkiːpər | ˈgoal·keep·er
gold | ɡəʊld | ɡoʊld
golden | ˈɡəʊldən | ˈɡoʊldən | ˈgol·den
golf | ɡɒlf | ɡɑːlf
good luck | ˌɡʊd ˈlʌk
good-looking | ˌɡʊd ˈlʊkɪŋ
goose | ɡuːs
gorilla | ɡəˈrɪlə |  | go·ˈril·la
government | ˈɡʌvənmənt | ˈɡʌvərnmənt | ˈgov·ern·ment
grammar | ˈɡræmə | ˈɡræmər | ˈgram·mar
grandchild | ˈɡræntʃaɪld |  | ˈgrand·child
granddaughter | ˈɡrændɔːtə | ˈɡrændɔːtər | ˈgrand·daugh·ter
grandson | ˈɡrænsʌn |  | ˈgrand·son
grape | ɡreɪp
great-grandmother | ˌɡreɪt ˈɡrænmʌðə | ˌɡreɪt ˈɡrænmʌðər
greengrocer’s | ˈɡriːnɡrəʊsəz | ˈɡriːnɡroʊsərz | ˈgreen·gro·cer’s
<<<<<<< HEAD
=======
greeting | ˈɡriːtɪŋ |  | ˈgreet·ing
ground | ɡraʊnd
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
ground floor | ˌɡraʊnd ˈflɔː | ˌɡraʊnd ˈflɔːr
ground | ɡraʊnd
grow up | ˌɡrəʊ ˈʌp | ˌɡroʊ ˈʌp
grow | ɡrəʊ | ɡroʊ
guard | ɡɑːd | ɡɑːrd
guess | ɡes
guest | ɡest
guide | ɡaɪd
guidebook | ˈɡaɪdbʊk |  | ˈguide·book
guy | ɡaɪ
gym | dʒɪm
gymnastics | dʒɪmˈnæstɪks |  | gym·ˈnas·tics
haircut | ˈheəkʌt | ˈherkʌt | ˈhair·cut
hairdresser’s | ˈheədresəz | ˈherdresərz | ˈhair·dres·ser’s
half an hour | ˌhɑːf ən ˈaʊə | ˌhæf ən ˈaʊər
half-price | ˌhɑːf ˈpraɪs | ˌhæf ˈpraɪs
hall | hɔːl
ham | hæm
hamster | ˈhæmstə | ˈhæmstər | ˈham·ster
hand in | ˌhænd ˈɪn
hand out | ˌhænd ˈaʊt
happen | ˈhæpən |  | ˈhap·pen
happily | ˈhæpɪli |  | ˈhap·pi·ly
happiness | ˈhæpinəs |  | ˈhap·pi·ness
hard | hɑːd | hɑːrd
hard-working | ˌhɑːd ˈwɜːkɪŋ | ˌhɑːrd ˈwɜːrkɪŋ
have a look | hæv ə ˈlʊk
have a rest | hæv ə ˈrest
have | hæv
headphones | ˈhedfəʊnz | ˈhedfoʊnz | ˈhead·phones
health | helθ
healthy | ˈhelθi |  | ˈhealth·y
hear about | ˈhɪər əbaʊt | ˈhɪr əbaʊt
hear from | ˈhɪə frɒm | ˈhɪr frʌm
heart | hɑːt | hɑːrt
heating | ˈhiːtɪŋ |  | ˈheat·ing
heavy | ˈhevi |  | ˈheav·y
height | haɪt
helpful | ˈhelpfəl |  | ˈhelp·ful
hen | hen
hers | hɜːz | hɜːrz
herself | hɜːˈself | hɜːrˈself | her·ˈself
hey | heɪ
hide | haɪd
hiking | ˈhaɪkɪŋ |  | ˈhik·ing
himself | hɪmˈself |  | him·ˈself
his | hɪz
history | ˈhɪstəri |  | ˈhis·to·ry
hit | hɪt
hold hands | ˌhəʊld ˈhændz | ˌhoʊld ˈhændz
hold on | ˌhəʊld ˈɒn | ˌhoʊld ˈɑːn
hole | həʊl | hoʊl
honest | ˈɒnɪst | ˈɑːnɪst | ˈhon·est
honestly | ˈɒnəstli | ˈɑːnəstli | ˈhon·est·ly
honey | ˈhʌni |  | ˈhon·ey
hop | hɒp | hɑːp
hope | həʊp | hoʊp
hopefully | ˈhəʊpfəli | ˈhoʊpfəli | ˈhope·ful·ly
horrible | ˈhɒrəbəl | ˈhɔːrəbəl | ˈhor·ri·ble
horror film | ˈhɒrə fɪlm | ˈhɔːrər fɪlm
housework | ˈhaʊswɜːk | ˈhaʊswɜːrk | ˈhouse·work
human | ˈhjuːmən |  | ˈhu·man
hunt | hʌnt
hurry up | ˌhʌri ˈʌp | ˌhɜːri ˈʌp
hurry | ˈhʌri | ˈhɜːri | ˈhur·ry
ice rink | ˈaɪs rɪŋk
identity card | aɪˈdentəti kɑːd | aɪˈdentəti kɑːrd
illness | ˈɪlnəs |  | ˈill·ness
imagine | ɪˈmædʒɪn |  | i·ˈmag·ine
immediately | ɪˈmiːdiətli |  | im·ˈme·dia·te·ly
impossible | ɪmˈpɒsəbəl | ɪmˈpɑːsəbəl | im·ˈpos·si·ble
improve | ɪmˈpruːv |  | im·ˈprove
in danger | ɪn ˈdeɪndʒə | ɪn ˈdeɪndʒər
in love | ɪn ˈlʌv
in my opinion | ɪn maɪ əˈpɪnjən
in the middle of | ɪn ðə ˈmɪdəl əv
include | ɪnˈkluːd |  | in·ˈclude
inside | ɪnˈsaɪd |  | in·ˈside
instead of | ɪnˈsted əv
instead | ɪnˈsted |  | in·ˈstead
instrument | ˈɪnstrəmənt |  | ˈin·stru·ment
international | ˌɪntəˈnæʃənəl | ˌɪntərˈnæʃənəl | in·ter·ˈna·tion·al
interview | ˈɪntəvjuː | ˈɪntərvjuː | ˈin·ter·view
invent | ɪnˈvent |  | in·ˈvent
invitation | ˌɪnvɪˈteɪʃən |  | in·vi·ˈta·tion
invite | ɪnˈvaɪt |  | in·ˈvite
itself | ɪtˈself |  | it·ˈself
jam | dʒæm
jazz | dʒæz
jewellery | ˈdʒuːəlri |  | ˈjew·el·lery
jogging | ˈdʒɒɡɪŋ | ˈdʒɑːɡɪŋ | ˈjog·ging
join | dʒɔɪn
joke | dʒəʊk | dʒoʊk
journalist | ˈdʒɜːnəlɪst | ˈdʒɜːrnəlɪst | ˈjour·nal·ist
journey | ˈdʒɜːni | ˈdʒɜːrni | ˈjour·ney
judo | ˈdʒuːdəʊ | ˈdʒuːdoʊ | ˈju·do
jumper | ˈdʒʌmpə | ˈdʒʌmpər | ˈjump·er
just | dʒʌst
kangaroo | ˌkæŋɡəˈruː |  | kan·ga·ˈroo
keep | kiːp
keep a secret | ˌkiːp ə ˈsiːkrət
keep calm | ˌkiːp ˈkɑːm
kettle | ˈketəl |  | ˈket·tle
key | kiː
kid | kɪd
kind | kaɪnd
kiss | kɪs
knife | naɪf
knock | nɒk | nɑːk
lady | ˈleɪdi |  | ˈla·dy
lamb | læm
land | lænd
laugh at | ˈlɑːf æt | ˈlæf æt
law | lɔː
lawyer | ˈlɔɪə | ˈlɔɪər | ˈlaw·yer
lazy | ˈleɪzi |  | ˈla·zy
leather | ˈleðə | ˈleðər | ˈleath·er
leave behind | ˌliːv bɪˈhaɪnd
left | left
lemonade | ˌleməˈneɪd |  | lem·o·ˈnade
lend | lend
length | leŋkθ
leopard | ˈlepəd | ˈlepərd | ˈleop·ard
less | les
let in | ˌlet ˈɪn
let | let
lettuce | ˈletɪs |  | ˈlet·tuce
level | ˈlevəl |  | ˈlev·el
lie down | ˌlaɪ ˈdaʊn
lie | laɪ
life | laɪf
lift | lɪft
light | laɪt
lightning | ˈlaɪtnɪŋ |  | ˈlight·ning
lime | laɪm
link | lɪŋk
lip | lɪp
list | lɪst
litre | ˈliːtə | ˈliːtər | ˈli·tre
lock | lɒk | lɑːk
lonely | ˈləʊnli | ˈloʊnli | ˈlone·ly
look | lʊk
look after | ˌlʊk ˈɑːftə | ˌlʊk ˈæftər
look around | ˌlʊk əˈraʊnd
look for a job | ˌlʊk fər ə ˈdʒɒb | ˌlʊk fər ə ˈdʒɑːb
look like | ˈlʊk laɪk
look up | ˌlʊk ˈʌp
lose | luːz
loud | laʊd
loudly | ˈlaʊdli |  | ˈloud·ly
low | ləʊ | loʊ
luck | lʌk
luckily | ˈlʌkɪli |  | ˈluck·i·ly
luggage | ˈlʌɡɪdʒ |  | ˈlug·gage
machine | məˈʃiːn |  | ma·ˈchine
magic | ˈmædʒɪk |  | ˈmag·ic
mail | meɪl
make | meɪk
make a decision | ˌmeɪk ə dɪˈsɪʒən
make a mistake | ˌmeɪk ə mɪˈsteɪk
make friends | ˌmeɪk ˈfrendz
make-up | ˈmeɪk ʌp
mall | mɔːl
manager | ˈmænɪdʒə | ˈmænɪdʒər | ˈman·ag·er
mark | mɑːk | mɑːrk
mat | mæt
match | mætʃ
may | meɪ
meal | miːl
meaning | ˈmiːnɪŋ |  | ˈmean·ing
mechanic | məˈkænɪk |  | me·ˈchan·ic
medical | ˈmedɪkəl |  | ˈmed·i·cal
medium | ˈmiːdiəm |  | ˈme·di·um
meet up | ˌmiːt ˈʌp
meeting | ˈmiːtɪŋ |  | ˈmeet·ing
melon | ˈmelən |  | ˈmel·on
member | ˈmembə | ˈmembər | ˈmem·ber
menu | ˈmenjuː |  | ˈmen·u
metal | ˈmetəl |  | ˈmet·al
microphone | ˈmaɪkrəfəʊn | ˈmaɪkrəfoʊn | ˈmi·cro·phone
microwave | ˈmaɪkrəweɪv |  | ˈmi·cro·wave
midday | ˌmɪdˈdeɪ |  | mid·ˈday
middle | ˈmɪdəl |  | ˈmid·dle
mile | maɪl
million | ˈmɪljən |  | ˈmil·lion
mind | maɪnd
mineral water | ˈmɪnərəl wɔːtə | ˈmɪnərəl wɔːtər
minus | ˈmaɪnəs |  | ˈmi·nus
miss | mɪs
missing | ˈmɪsɪŋ |  | ˈmiss·ing
model | ˈmɒdəl | ˈmɑːdəl | ˈmod·el
modern | ˈmɒdən | ˈmɑːdərn | ˈmod·ern
moment | ˈməʊmənt | ˈmoʊmənt | ˈmo·ment
monthly | ˈmʌnθli |  | ˈmonth·ly
mosque | mɒsk | mɑːsk
mosquito | məˈskiːtəʊ | məˈskiːtoʊ | mos·ˈqui·to
most | məʊst | moʊst
motorway | ˈməʊtəweɪ | ˈmoʊtərweɪ | ˈmo·tor·way
moustache | məˈstɑːʃ | ˈmʌstæʃ | mous·ˈtache
move away | ˌmuːv əˈweɪ
move | muːv
movie | ˈmuːvi |  | ˈmo·vie
mug | mʌɡ
mushroom | ˈmʌʃruːm |  | ˈmush·room
musical | ˈmjuːzɪkəl |  | ˈmu·si·cal
musician | mjuːˈzɪʃən |  | mu·ˈsi·cian
myself | maɪˈself |  | my·ˈself
name | neɪm
national | ˈnæʃənəl |  | ˈna·tion·al
nature | ˈneɪtʃə | ˈneɪtʃər | ˈna·ture
nearly | ˈnɪəli | ˈnɪrli | ˈnear·ly
necklace | ˈnekləs |  | ˈneck·lace
neighbour | ˈneɪbə | ˈneɪbər | ˈneigh·bour
nervous | ˈnɜːvəs | ˈnɜːrvəs | ˈner·vous
nest | nest
net | net
never mind | nevə ˈmaɪnd | nevər ˈmaɪnd
newsagent’s | ˈnjuːzeɪdʒənts | ˈnuːzeɪdʒənts | ˈnews·a·gent’s
ninth | naɪnθ
no one | ˈnəʊ wʌn | ˈnoʊ wʌn
no problem | nəʊ ˈprɒbləm | noʊ ˈprɑːbləm
nobody | ˈnəʊbɒdi | ˈnoʊbɑːdi | ˈno·bod·y
noise | nɔɪz
noisy | ˈnɔɪzi |  | ˈnoi·sy
none | nʌn
noodle | ˈnuːdəl |  | ˈnoo·dle
normal | ˈnɔːməl | ˈnɔːrməl | ˈnor·mal
normally | ˈnɔːməli | ˈnɔːrməli | ˈnor·mal·ly
north | nɔːθ | nɔːrθ
note | nəʊt | noʊt
noun | naʊn
novel | ˈnɒvəl | ˈnɑːvəl | ˈnov·el
nowadays | ˈnaʊədeɪz |  | ˈnow·a·days
nut | nʌt
ocean | ˈəʊʃən | ˈoʊʃən | ˈo·cean
octopus | ˈɒktəpəs | ˈɑːktəpəs | ˈoc·to·pus
off | ɒf | ɔːf
office worker | ˈɒfɪs wɜːkə | ˈɔːfɪs wɜːrkər
oil | ɔɪl
omelette | ˈɒmlət | ˈɑːmlət | ˈom·elette
on sale | ɒn ˈseɪl | ɑːn ˈseɪl
on time | ɒn ˈtaɪm | ɑːn ˈtaɪm
once upon a time | ˌwʌns əˌpɒn ə ˈtaɪm | ˌwʌns əˌpɑːn ə ˈtaɪm
once | wʌns
one | wʌn
only child | ˌəʊnli ˈtʃaɪld | ˌoʊnli ˈtʃaɪld
onto | ˈɒntu | ˈɑːntu | ˈon·to
opening hours | ˈəʊpənɪŋ aʊəz | ˈoʊpənɪŋ aʊərz
opera | ˈɒpərə | ˈɑːprə | ˈop·er·a
opinion | əˈpɪnjən |  | o·ˈpin·ion
opposite | ˈɒpəzɪt | ˈɑːpəzɪt | ˈop·po·site
orchestra | ˈɔːkɪstrə | ˈɔːrkɪstrə | ˈor·ches·tra
order | ˈɔːdə | ˈɔːrdər | ˈor·der
others | ˈʌðəz | ˈʌðərz | ˈoth·ers
ours | ˈaʊəz | ˈaʊərz
ourselves | ɑːˈselvz | ɑːrˈselvz | our·ˈselves
out of | ˈaʊt əv
out | aʊt
outdoors | ˌaʊtˈdɔːz | ˌaʊtˈdɔːrz | out·ˈdoors
outside | ˌaʊtˈsaɪd |  | out·ˈside
oven | ˈʌvən |  | ˈov·en
over | ˈəʊvə | ˈoʊvər | ˈo·ver
owl | aʊl
own | əʊn | oʊn
pack | pæk
packet | ˈpækɪt |  | ˈpack·et
pain | peɪn
painting | ˈpeɪntɪŋ |  | ˈpaint·ing
pair | peə | per
palace | ˈpæləs |  | ˈpal·ace
pan | pæn
pants | pænts
paragraph | ˈpærəɡrɑːf | ˈpærəɡræf | ˈpar·a·graph
pardon | ˈpɑːdən | ˈpɑːrdən | ˈpar·don
park | pɑːk | pɑːrk
part-time | ˌpɑːt ˈtaɪm | ˌpɑːrt ˈtaɪm
partner | ˈpɑːtnə | ˈpɑːrtnər | ˈpart·ner
pass | pɑːs | pæs
passenger | ˈpæsɪndʒə | ˈpæsɪndʒər | ˈpas·sen·ger
password | ˈpɑːswɜːd | ˈpæswɜːrd | ˈpass·word
past | pɑːst | pæst
patient | ˈpeɪʃənt |  | ˈpa·tient
pavement | ˈpeɪvmənt |  | ˈpave·ment
pay for | ˈpeɪ fɔː | ˈpeɪ fɔːr
pay | peɪ
pea | piː
peach | piːtʃ
pear | peə | per
pen friend | ˈpen frend
pepper | ˈpepə | ˈpepər | ˈpep·per
per cent | pə ˈsent | pər ˈsent
perfect [adjective] | ˈpɜːfɪkt | ˈpɜːrfɪkt | ˈper·fect
perhaps | pəˈhæps | pərˈhæps | per·ˈhaps
petrol station | ˈpetrəl steɪʃən
petrol | ˈpetrəl |  | ˈpet·rol
phone back | ˌfəʊn ˈbæk | ˌfoʊn ˈbæk
phone call | ˈfəʊn kɔːl | ˈfoʊn kɔːl
phone | fəʊn | foʊn
photograph | ˈfəʊtəɡrɑːf | ˈfoʊtəɡræf | ˈpho·to·graph
photographer | fəˈtɒɡrəfə | fəˈtɑːɡrəfər | pho·ˈtog·ra·pher
phrase | freɪz
physics | ˈfɪzɪks |  | ˈphys·ics
pick up | ˌpɪk ˈʌp
pick | pɪk
picnic | ˈpɪknɪk |  | ˈpic·nic
pillow | ˈpɪləʊ | ˈpɪloʊ | ˈpil·low
pineapple | ˈpaɪnæpəl |  | ˈpine·ap·ple
pirate | ˈpaɪrət |  | ˈpi·rate
plan | plæn
planet | ˈplænɪt |  | ˈplan·et
plant | plɑːnt | plænt
plastic | ˈplæstɪk |  | ˈplas·tic
plate | pleɪt
platform | ˈplætfɔːm | ˈplætfɔːrm | ˈplat·form
play | pleɪ
playground | ˈpleɪɡraʊnd |  | ˈplay·ground
pleased | pliːzd
plus | plʌs
pocket money | ˈpɒkɪt mʌni | ˈpɑːkɪt mʌni
pocket | ˈpɒkɪt | ˈpɑːkɪt | ˈpock·et
poem | ˈpəʊɪm | ˈpoʊəm | ˈpo·em
point at | ˈpɔɪnt æt
police car | pəˈliːs kɑː | pəˈliːs kɑːr
polite | pəˈlaɪt |  | po·ˈlite
politely | pəˈlaɪtli |  | po·ˈlite·ly
pollution | pəˈluːʃən |  | pol·ˈlu·tion
pond | pɒnd | pɑːnd
pony | ˈpəʊni | ˈpoʊni | ˈpo·ny
pool | puːl
pop | pɒp | pɑːp
popular | ˈpɒpjələ | ˈpɑːpjələr | ˈpop·u·lar
possible | ˈpɒsəbəl | ˈpɑːsəbəl | ˈpos·si·ble
post | pəʊst | poʊst
poster | ˈpəʊstə | ˈpoʊstər | ˈpost·er
postman | ˈpəʊstmən | ˈpoʊstmən | ˈpost·man
postwoman | ˈpəʊstwʊmən | ˈpoʊstwʊmən | ˈpost·wom·an
practice | ˈpræktɪs |  | ˈprac·tice
practise | ˈpræktɪs |  | ˈprac·tise
prefer | prɪˈfɜː | prɪˈfɜːr | pre·ˈfer
prepare | prɪˈpeə | prɪˈper | pre·ˈpare
present [noun] | ˈprezənt |  | ˈpres·ent
president | ˈprezɪdənt |  | ˈpres·i·dent
press | pres
pretty | ˈprɪti |  | ˈpret·ty
primary school | ˈpraɪməri skuːl | ˈpraɪmeri skuːl
primary | ˈpraɪməri | ˈpraɪmeri | ˈpri·ma·ry
prince | prɪns
princess | ˌprɪnˈses | ˈprɪnses | prin·ˈcess
print | prɪnt
printer | ˈprɪntə | ˈprɪntər | ˈprint·er
prison | ˈprɪzən |  | ˈpris·on
prize | praɪz
probably | ˈprɒbəbli | ˈprɑːbəbli | ˈprob·a·bly
program | ˈprəʊɡræm | ˈproʊɡræm | ˈpro·gram
programmer | ˈprəʊɡræmə | ˈproʊɡræmər | ˈpro·gram·mer
project [noun] | ˈprɒdʒekt | ˈprɑːdʒekt | ˈproj·ect
promise | ˈprɒmɪs | ˈprɑːmɪs | ˈprom·ise
pronunciation | prəʊˌnʌnsiˈeɪʃən | proʊˌnʌnsiˈeɪʃən | pro·nun·ci·ˈa·tion
pupil | ˈpjuːpəl |  | ˈpu·pil
purse | pɜːs | pɜːrs
put | pʊt
put away | ˌpʊt əˈweɪ
put back | ˌpʊt ˈbæk
put down | ˌpʊt ˈdaʊn
pyjamas | pəˈdʒɑːməz |  | py·ˈja·mas
queue | kjuː
quick | kwɪk
quickly | ˈkwɪkli |  | ˈquick·ly
quietly | ˈkwaɪətli |  | ˈqui·et·ly
quite | kwaɪt
quiz | kwɪz
race | reɪs
racket | ˈrækɪt |  | ˈrack·et
railway | ˈreɪlweɪ |  | ˈrail·way
rainbow | ˈreɪnbəʊ | ˈreɪnboʊ | ˈrain·bow
raincoat | ˈreɪnkəʊt | ˈreɪnkoʊt | ˈrain·coat
rainforest | ˈreɪnfɒrɪst | ˈreɪnfɔːrɪst | ˈrain·for·est
rainy | ˈreɪni |  | ˈrain·y
rarely | ˈreəli | ˈrerli | ˈrare·ly
rat | ræt
ready | ˈredi |  | ˈread·y
reason | ˈriːzən |  | ˈrea·son
receipt | rɪˈsiːt |  | re·ˈceipt
receive | rɪˈsiːv |  | re·ˈceive
recently | ˈriːsəntli |  | ˈre·cent·ly
reception | rɪˈsepʃən |  | re·ˈcep·tion
receptionist | rɪˈsepʃənɪst |  | re·ˈcep·tion·ist
record [verb] | rɪˈkɔːd | rɪˈkɔːrd | re·ˈcord
recording | rɪˈkɔːdɪŋ | rɪˈkɔːrdɪŋ | re·ˈcord·ing
recycle | rɪˈsaɪkəl |  | re·ˈcy·cle
relax | rɪˈlæks |  | re·ˈlax
rent | rent
repair | rɪˈpeə | rɪˈper | re·ˈpair
repeat | rɪˈpiːt |  | re·ˈpeat
reply | rɪˈplaɪ |  | re·ˈply
reporter | rɪˈpɔːtə | rɪˈpɔːrtər | re·ˈport·er
rest | rest
result | rɪˈzʌlt |  | re·ˈsult
return ticket | rɪˌtɜːn ˈtɪkɪt | rɪˌtɜːrn ˈtɪkɪt
return | rɪˈtɜːn | rɪˈtɜːrn | re·ˈturn
ride | raɪd
right | raɪt
ring | rɪŋ
rise | raɪz
rock | rɒk | rɑːk
rocket | ˈrɒkɪt | ˈrɑːkɪt | ˈrock·et
rollerblades | ˈrəʊləbleɪdz | ˈroʊlərbleɪdz | ˈrol·ler·blades
roof | ruːf
roommate | ˈruːmeɪt |  | ˈroom·mate
rose | rəʊz | roʊz
round | raʊnd
rubbish | ˈrʌbɪʃ |  | ˈrub·bish
rucksack | ˈrʌksæk |  | ˈruck·sack
rude | ruːd
rugby | ˈrʌɡbi |  | ˈrug·by
run away | ˌrʌn əˈweɪ
runner | ˈrʌnə | ˈrʌnər | ˈrun·ner
sadly | ˈsædli |  | ˈsad·ly
safe | seɪf
safely | ˈseɪfli |  | ˈsafe·ly
sail | seɪl
sailing | ˈseɪlɪŋ |  | ˈsail·ing
sailor | ˈseɪlə | ˈseɪlər | ˈsai·lor
sale | seɪl
salesperson | ˈseɪlzpɜːsən | ˈseɪlzpɜːrsən | ˈsales·per·son
sandals | ˈsændəlz |  | ˈsan·dals
sauce | sɔːs
sausage | ˈsɒsɪdʒ | ˈsɔːsɪdʒ | ˈsaus·age
save | seɪv
scared | skeəd | skerd
scary | ˈskeəri | ˈskeri | ˈsca·ry
science fiction | ˌsaɪəns ˈfɪkʃən
scientist | ˈsaɪəntɪst |  | ˈsci·en·tist
scooter | ˈskuːtə | ˈskuːtər | ˈscoo·ter
score | skɔː | skɔːr
sculpture | ˈskʌlptʃə | ˈskʌlptʃər | ˈsculp·ture
search for | ˈsɜːtʃ fɔː | ˈsɜːrtʃ fɔːr
seaside | ˈsiːsaɪd |  | ˈsea·side
season | ˈsiːzən |  | ˈsea·son
seat | siːt
second | ˈsekənd |  | ˈsec·ond
secondary school | ˈsekəndəri skuːl | ˈsekənderi skuːl
secondary | ˈsekəndəri | ˈsekənderi | ˈsec·on·da·ry
secret | ˈsiːkrət |  | ˈse·cret
seed | siːd
selfie | ˈselfi |  | ˈsel·fie
sense | sens
serious | ˈsɪəriəs | ˈsɪriəs | ˈse·ri·ous
seventh | ˈsevənθ |  | ˈsev·enth
shall | ʃæl
shampoo | ʃæmˈpuː |  | sham·ˈpoo
shape | ʃeɪp
share | ʃeə | ʃer
sheet | ʃiːt
shelf | ʃelf
shell | ʃel
shine | ʃaɪn
shop window | ˌʃɒp ˈwɪndəʊ | ˌʃɑːp ˈwɪndoʊ
shop | ʃɒp | ʃɑːp
shopper | ˈʃɒpə | ˈʃɑːpər | ˈshop·per
should | ʃʊd
shout | ʃaʊt
show | ʃəʊ | ʃoʊ
shut | ʃʌt
shy | ʃaɪ
side | saɪd
sightseeing | ˈsaɪtsiːɪŋ |  | ˈsight·see·ing
sign | saɪn
silly | ˈsɪli |  | ˈsil·ly
silver | ˈsɪlvə | ˈsɪlvər | ˈsil·ver
simple | ˈsɪmpəl |  | ˈsim·ple
since | sɪns
single | ˈsɪŋɡəl |  | ˈsin·gle
sink | sɪŋk
sir | sɜː | sɜːr
sixth | sɪksθ
skiing | ˈskiːɪŋ |  | ˈski·ing
skin | skɪn
skyscraper | ˈskaɪskreɪpə | ˈskaɪskreɪpər | ˈsky·scrap·er
sleepy | ˈsliːpi |  | ˈsleep·y
slice | slaɪs
slide | slaɪd
slim | slɪm
slow down | ˌsləʊ ˈdaʊn | ˌsloʊ ˈdaʊn
slowly | ˈsləʊli | ˈsloʊli | ˈslow·ly
smartphone | ˈsmɑːtfəʊn | ˈsmɑːrtfoʊn | ˈsmart·phone
smell | smel
smile at | ˈsmaɪl æt
smoke | sməʊk | smoʊk
snack | snæk
snail | sneɪl
snowboarding | ˈsnəʊbɔːdɪŋ | ˈsnoʊbɔːrdɪŋ | ˈsnow·board·ing
snowman | ˈsnəʊmæn | ˈsnoʊmæn | ˈsnow·man
so | səʊ | soʊ
soccer | ˈsɒkə | ˈsɑːkər | ˈsoc·cer
soft | sɒft | sɔːft
soldier | ˈsəʊldʒə | ˈsoʊldʒər | ˈsol·dier
solve | sɒlv | sɑːlv
somewhere | ˈsʌmweə | ˈsʌmwer | ˈsome·where
sore throat | ˌsɔː ˈθrəʊt | ˌsɔːr ˈθroʊt
south | saʊθ
space | speɪs
spaceship | ˈspeɪsʃɪp |  | ˈspace·ship
spaghetti | spəˈɡeti |  | spa·ˈghet·ti
speak up | ˌspiːk ˈʌp
speaker | ˈspiːkə | ˈspiːkər | ˈspeak·er
special offer | ˌspeʃəl ˈɒfə | ˌspeʃəl ˈɔːfər
speed | spiːd
spelling | ˈspelɪŋ |  | ˈspell·ing
spend money on | ˌspend ˈmʌni ɒn | ˌspend ˈmʌni ɑːn
spend | spend
spoon | spuːn
square | skweə | skwer
squirrel | ˈskwɪrəl | ˈskwɜːrəl | ˈsquir·rel
stadium | ˈsteɪdiəm |  | ˈsta·di·um
staff | stɑːf | stæf
stage | steɪdʒ
stamp | stæmp
star | stɑː | stɑːr
start | stɑːt | stɑːrt
statue | ˈstætʃuː |  | ˈstat·ue
stay in | ˌsteɪ ˈɪn
stay up | ˌsteɪ ˈʌp
stay | steɪ
steak | steɪk
steal | stiːl
still | stɪl
stomach ache | ˈstʌmək eɪk
store | stɔː | stɔːr
straight on | ˌstreɪt ˈɒn | ˌstreɪt ˈɑːn
straight | streɪt
strange | streɪndʒ
strawberry | ˈstrɔːbəri | ˈstrɔːberi | ˈstraw·ber·ry
stupid | ˈstjuːpɪd | ˈstuːpɪd | ˈstu·pid
subject [noun] | ˈsʌbdʒekt |  | ˈsub·ject
successful | səkˈsesfəl |  | suc·ˈcess·ful
such as | ˈsʌtʃ əz
suddenly | ˈsʌdənli |  | ˈsud·den·ly
suffer from | ˈsʌfə frɒm | ˈsʌfər frʌm
suit | suːt
sunrise | ˈsʌnraɪz |  | ˈsun·rise
sunset | ˈsʌnset |  | ˈsun·set
sunshine | ˈsʌnʃaɪn |  | ˈsun·shine
suppose | səˈpəʊz | səˈpoʊz | sup·ˈpose
surf | sɜːf | sɜːrf
surfing | ˈsɜːfɪŋ | ˈsɜːrfɪŋ | ˈsurf·ing
surname | ˈsɜːneɪm | ˈsɜːrneɪm | ˈsur·name
surprise | səˈpraɪz | sərˈpraɪz | sur·ˈprise
surprising | səˈpraɪzɪŋ | sərˈpraɪzɪŋ | sur·ˈpris·ing
swan | swɒn | swɑːn
sweatshirt | ˈswetʃɜːt | ˈswetʃɜːrt | ˈsweat·shirt
sweet | swiːt
swimsuit | ˈswɪmsuːt |  | ˈswim·suit
swing | swɪŋ
switch off | ˌswɪtʃ ˈɒf | ˌswɪtʃ ˈɔːf
switch on | ˌswɪtʃ ˈɒn | ˌswɪtʃ ˈɑːn
synagogue | ˈsɪnəɡɒɡ | ˈsɪnəɡɔːɡ | ˈsyn·a·gogue
tablet | ˈtæblət |  | ˈtab·let
take away | ˌteɪk əˈweɪ
take back | ˌteɪk ˈbæk
take care of | ˌteɪk ˈkeər əv | ˌteɪk ˈker əv
take it easy | ˌteɪk ɪt ˈiːzi
take off | ˌteɪk ˈɒf | ˌteɪk ˈɔːf
take out | ˌteɪk ˈaʊt
take turns | ˌteɪk ˈtɜːnz | ˌteɪk ˈtɜːrnz
take your time | ˌteɪk jə ˈtaɪm | ˌteɪk jər ˈtaɪm
take | teɪk
tap | tæp
taste | teɪst
teaching | ˈtiːtʃɪŋ |  | ˈteach·ing
teammate | ˈtiːmeɪt |  | ˈteam·mate
teenager | ˈtiːneɪdʒə | ˈtiːneɪdʒər | ˈteen·ag·er
telephone | ˈtelɪfəʊn | ˈtelɪfoʊn | ˈtel·e·phone
temperature | ˈtemprətʃə | ˈtemprətʃər | ˈtem·pera·ture
temple | ˈtempəl |  | ˈtem·ple
tent | tent
tenth | tenθ
term | tɜːm | tɜːrm
terrible | ˈterəbəl |  | ˈter·ri·ble
test | test
text | tekst
textbook | ˈtekstbʊk |  | ˈtext·book
thank | θæŋk
that | ðæt
theirs | ðeəz | ðerz
theme park | ˈθiːm pɑːk | ˈθiːm pɑːrk
themselves | ðemˈselvz |  | them·ˈselves
thick | θɪk
thief | θiːf
think about | ˈθɪŋk əbaʊt
think of | ˈθɪŋk ɒv | ˈθɪŋk ʌv
throat | θrəʊt | θroʊt
through | θruː
throw away | ˌθrəʊ əˈweɪ | ˌθroʊ əˈweɪ
thumb | θʌm
thunder | ˈθʌndə | ˈθʌndər | ˈthun·der
tick | tɪk
tidy up | ˌtaɪdi ˈʌp
tidy | ˈtaɪdi |  | ˈti·dy
tights | taɪts
till | tɪl
time | taɪm
timetable | ˈtaɪmteɪbəl |  | ˈtime·ta·ble
tip | tɪp
tiring | ˈtaɪərɪŋ | ˈtaɪrɪŋ | ˈti·ring
title | ˈtaɪtəl |  | ˈti·tle
toast | təʊst | toʊst
tongue | tʌŋ
tool | tuːl
toothache | ˈtuːθeɪk |  | ˈtooth·ache
toothpaste | ˈtuːθpeɪst |  | ˈtooth·paste
top | tɒp | tɑːp
topic | ˈtɒpɪk | ˈtɑːpɪk | ˈtop·ic
tortoise | ˈtɔːtəs | ˈtɔːrtəs | ˈtor·toise
total | ˈtəʊtəl | ˈtoʊtəl | ˈto·tal
touch | tʌtʃ
tour | tʊə | tʊr
tourist information centre | ˌtʊərɪst ɪnfəˈmeɪʃən sentə | ˌtʊrɪst ɪnfərˈmeɪʃən sentər
towel | ˈtaʊəl |  | ˈtow·el
tower | ˈtaʊə | ˈtaʊər | ˈtow·er
town centre | ˌtaʊn ˈsentə | ˌtaʊn ˈsentər
tracksuit | ˈtræksuːt |  | ˈtrack·suit
tractor | ˈtræktə | ˈtræktər | ˈtrac·tor
traditional | trəˈdɪʃənəl |  | tra·ˈdi·tion·al
traffic lights | ˈtræfɪk laɪts
traffic | ˈtræfɪk |  | ˈtraf·fic
train | treɪn
tram | træm
transport [noun] | ˈtrænspɔːt | ˈtrænspɔːrt | ˈtrans·port
trolley | ˈtrɒli | ˈtrɑːli | ˈtrol·ley
truck | trʌk
trumpet | ˈtrʌmpɪt |  | ˈtrum·pet
truth | truːθ
try on | ˌtraɪ ˈɒn | ˌtraɪ ˈɑːn
turkey | ˈtɜːki | ˈtɜːrki | ˈtur·key
turn around | ˌtɜːn əˈraʊnd | ˌtɜːrn əˈraʊnd
turn over | ˌtɜːn ˈəʊvə | ˌtɜːrn ˈoʊvər
turn | tɜːn | tɜːrn
turtle | ˈtɜːtəl | ˈtɜːrtəl | ˈtur·tle
twice | twaɪs
twin | twɪn
type | taɪp
ugly | ˈʌɡli |  | ˈug·ly
underground | ˈʌndəɡraʊnd | ˈʌndərɡraʊnd | ˈun·der·ground
underwear | ˈʌndəweə | ˈʌndərwer | ˈun·der·wear
unfriendly | ʌnˈfrendli |  | un·ˈfriend·ly
uniform | ˈjuːnɪfɔːm | ˈjuːnɪfɔːrm | ˈu·ni·form
unkind | ʌnˈkaɪnd |  | un·ˈkind
unpack | ʌnˈpæk |  | un·ˈpack
untidy | ʌnˈtaɪdi |  | un·ˈti·dy
until | ənˈtɪl |  | un·ˈtil
unusual | ʌnˈjuːʒuəl |  | un·ˈu·su·al
upset [adjective] | ˌʌpˈset |  | up·ˈset
upstairs | ʌpˈsteəz | ʌpˈsterz | up·ˈstairs
upwards | ˈʌpwədz | ˈʌpwərdz | ˈup·wards
user | ˈjuːzə | ˈjuːzər | ˈu·ser
usual | ˈjuːʒuəl |  | ˈu·su·al
vacation | veɪˈkeɪʃən |  | va·ˈca·tion
valley | ˈvæli |  | ˈval·ley
van | væn
vase | vɑːz | veɪs
verb | vɜːb | vɜːrb
violin | ˌvaɪəˈlɪn |  | vi·o·ˈlin
visit | ˈvɪzɪt |  | ˈvis·it
visitor | ˈvɪzɪtə | ˈvɪzɪtər | ˈvis·i·tor
vocabulary | vəˈkæbjələri | voʊˈkæbjəleri | vo·ˈcab·u·la·ry
voice | vɔɪs
waiting room | ˈweɪtɪŋ ruːm
wake up | ˌweɪk ˈʌp
wake | weɪk
walk | wɔːk
wallet | ˈwɒlɪt | ˈwɑːlɪt | ˈwal·let
war | wɔː | wɔːr
wardrobe | ˈwɔːdrəʊb | ˈwɔːrdroʊb | ˈward·robe
wash up | ˌwɒʃ ˈʌp | ˌwɑːʃ ˈʌp
washing machine | ˈwɒʃɪŋ məʃiːn | ˈwɑːʃɪŋ məʃiːn
waste | weɪst
water | ˈwɔːtə | ˈwɔːtər | ˈwa·ter
waterfall | ˈwɔːtəfɔːl | ˈwɔːtərfɔːl | ˈwa·ter·fall
watermelon | ˈwɔːtəmelən | ˈwɔːtərmelən | ˈwa·ter·mel·on
wave | weɪv
way | weɪ
weak | wiːk
web page | ˈweb peɪdʒ
web | web
wedding | ˈwedɪŋ |  | ˈwed·ding
weekday | ˈwiːkdeɪ |  | ˈweek·day
weekly | ˈwiːkli |  | ˈweek·ly
weigh | weɪ
well done | ˌwel ˈdʌn
west | west
what’s the matter | ˌwɒts ðə ˈmætə | ˌwɑːts ðə ˈmætər
wheel | wiːl
when | wen
which | wɪtʃ
while | waɪl
whistle | ˈwɪsəl |  | ˈwhis·tle
who | huː
whole | həʊl | hoʊl
wide | waɪd
wild | waɪld
wing | wɪŋ
winner | ˈwɪnə | ˈwɪnər | ˈwin·ner
wish | wɪʃ
wolf | wʊlf
wonderful | ˈwʌndəfəl | ˈwʌndərfəl | ˈwon·der·ful
wood | wʊd
wooden | ˈwʊdən |  | ˈwood·en
wool | wʊl
work on | ˈwɜːk ɒn | ˈwɜːrk ɑːn
worm | wɜːm | wɜːrm
worry about | ˈwʌri əbaʊt | ˈwɜːri əbaʊt
worry | ˈwʌri | ˈwɜːri | ˈwor·ry
worse | wɜːs | wɜːrs
worst | wɜːst | wɜːrst
would | wʊd
write back | ˌraɪt ˈbæk
write down | ˌraɪt ˈdaʊn
writing | ˈraɪtɪŋ |  | ˈwrit·ing
yet | jet
yoga | ˈjəʊɡə | ˈjoʊɡə | ˈyo·ga
yoghurt | ˈjɒɡət | ˈjoʊɡərt | ˈyogh·urt
yourself | jɔːˈself | jərˈself | your·ˈself
zebra crossing | ˌzebrə ˈkrɒsɪŋ | ˌziːbrə ˈkrɔːsɪŋ
`);
