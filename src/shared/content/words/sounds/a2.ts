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
ability | əˈbɪləti |  | a·ˈbil·i·ty
able | ˈeɪbəl |  | ˈa·ble
abroad | əˈbrɔːd |  | a·ˈbroad
accident | ˈæksɪdənt |  | ˈac·ci·dent
according to | əˈkɔːdɪŋ tə | əˈkɔːrdɪŋ tə
achieve | əˈtʃiːv |  | a·ˈchieve
across | əˈkrɒs | əˈkrɔːs | a·ˈcross
act | ækt
action | ˈækʃən |  | ˈac·tion
active | ˈæktɪv |  | ˈac·tive
activity | ækˈtɪvəti |  | ac·ˈtiv·i·ty
actress | ˈæktrəs |  | ˈac·tress
actually | ˈæktʃuəli |  | ˈac·tu·al·ly
add | æd
adjective | ˈædʒɪktɪv |  | ˈad·jec·tive
advanced | ədˈvɑːnst | ədˈvænst | ad·ˈvanced
advantage | ədˈvɑːntɪdʒ | ədˈvæntɪdʒ | ad·ˈvan·tage
adventure | ədˈventʃə | ədˈventʃər | ad·ˈven·ture
adverb | ˈædvɜːb | ˈædvɜːrb | ˈad·verb
advert | ˈædvɜːt | ˈædvɜːrt | ˈad·vert
advertisement | ədˈvɜːtɪsmənt | ˌædvərˈtaɪzmənt | ad·ˈver·tise·ment
advice | ədˈvaɪs |  | ad·ˈvice
aeroplane | ˈeərəpleɪn | ˈerəpleɪn | ˈae·ro·plane
afterwards | ˈɑːftəwədz | ˈæftərwərdz | ˈaf·ter·wards
against the law | əɡenst ðə ˈlɔː
against | əˈɡenst |  | a·ˈgainst
ago | əˈɡəʊ | əˈɡoʊ | a·ˈgo
agree with | əˈɡriː wɪð
agree | əˈɡriː |  | a·ˈgree
airline | ˈeəlaɪn | ˈerlaɪn | ˈair·line
album | ˈælbəm |  | ˈal·bum
alive | əˈlaɪv |  | a·ˈlive
all day | ɔːl ˈdeɪ
all right | ɔːl ˈraɪt
allow | əˈlaʊ |  | al·ˈlow
almost | ˈɔːlməʊst | ˈɔːlmoʊst | ˈal·most
alone | əˈləʊn | əˈloʊn | a·ˈlone
along | əˈlɒŋ | əˈlɔːŋ | a·ˈlong
already | ɔːlˈredi |  | al·ˈread·y
although | ɔːlˈðəʊ | ɔːlˈðoʊ | al·ˈthough
amazing | əˈmeɪzɪŋ |  | a·ˈma·zing
ambulance | ˈæmbjələns |  | ˈam·bu·lance
among | əˈmʌŋ |  | a·ˈmong
amount | əˈmaʊnt |  | a·ˈmount
ancient | ˈeɪnʃənt |  | ˈan·cient
ankle | ˈæŋkəl |  | ˈan·kle
annoyed | əˈnɔɪd |  | an·ˈnoyed
annoying | əˈnɔɪɪŋ |  | an·ˈnoy·ing
ant | ænt
anybody | ˈenibɒdi | ˈenibɑːdi | ˈan·y·bod·y
anymore | ˌeniˈmɔː | ˌeniˈmɔːr | an·y·ˈmore
anyone | ˈeniwʌn |  | ˈan·y·one
anyway | ˈeniweɪ |  | ˈan·y·way
anywhere | ˈeniweə | ˈeniwer | ˈan·y·where
apartment | əˈpɑːtmənt | əˈpɑːrtmənt | a·ˈpart·ment
apologise for | əˈpɒlədʒaɪz fɔː | əˈpɑːlədʒaɪz fɔːr
apologise | əˈpɒlədʒaɪz | əˈpɑːlədʒaɪz | a·ˈpol·o·gise
appear | əˈpɪə | əˈpɪr | ap·ˈpear
appearance | əˈpɪərəns | əˈpɪrəns | ap·ˈpear·ance
apply | əˈplaɪ |  | ap·ˈply
appointment | əˈpɔɪntmənt |  | ap·ˈpoint·ment
architect | ˈɑːkɪtekt | ˈɑːrkɪtekt | ˈar·chi·tect
area | ˈeəriə | ˈeriə | ˈa·re·a
argue | ˈɑːɡjuː | ˈɑːrɡjuː | ˈar·gue
argument | ˈɑːɡjəmənt | ˈɑːrɡjəmənt | ˈar·gu·ment
army | ˈɑːmi | ˈɑːrmi | ˈarm·y
around | əˈraʊnd |  | a·ˈround
arrange | əˈreɪndʒ |  | ar·ˈrange
arrive at | əˈraɪv æt
art gallery | ˈɑːt ɡæləri | ˈɑːrt ɡæləri
article | ˈɑːtɪkəl | ˈɑːrtɪkəl | ˈar·ti·cle
artist | ˈɑːtɪst | ˈɑːrtɪst | ˈart·ist
as soon as | əz ˈsuːn əz
as well | əz ˈwel
ask the way | ˌɑːsk ðə ˈweɪ | ˌæsk ðə ˈweɪ
asleep | əˈsliːp |  | as·ˈleep
assistant | əˈsɪstənt |  | as·ˈsis·tant
at first | ət ˈfɜːst | ət ˈfɜːrst
at last | ət ˈlɑːst | ət ˈlæst
at least | ət ˈliːst
at the moment | ət ðə ˈməʊmənt | ət ðə ˈmoʊmənt
at work | ət ˈwɜːk | ət ˈwɜːrk
athlete | ˈæθliːt |  | ˈath·lete
attack | əˈtæk |  | at·ˈtack
attention | əˈtenʃən |  | at·ˈten·tion
attractive | əˈtræktɪv |  | at·ˈtrac·tive
audience | ˈɔːdiəns |  | ˈau·di·ence
author | ˈɔːθə | ˈɔːθər | ˈau·thor
available | əˈveɪləbəl |  | a·ˈvai·la·ble
avoid | əˈvɔɪd |  | a·ˈvoid
awake | əˈweɪk |  | a·ˈwake
award | əˈwɔːd | əˈwɔːrd | a·ˈward
awesome | ˈɔːsəm |  | ˈawe·some
awful | ˈɔːfəl |  | ˈaw·ful
babysitter | ˈbeɪbisɪtə | ˈbeɪbisɪtər | ˈba·by·sit·ter
background | ˈbækɡraʊnd |  | ˈback·ground
backpack | ˈbækpæk |  | ˈback·pack
bacon | ˈbeɪkən |  | ˈba·con
badly | ˈbædli |  | ˈbad·ly
bake | beɪk
baker | ˈbeɪkə | ˈbeɪkər | ˈbak·er
bakery | ˈbeɪkəri |  | ˈba·ker·y
baker’s | ˈbeɪkəz | ˈbeɪkərz | ˈba·ker’s
ballet | ˈbæleɪ | bæˈleɪ | ˈbal·let
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
beat | biːt
because of | bɪˈkɒz əv | bɪˈkɔːz əv
become | bɪˈkʌm |  | be·ˈcome
beef | biːf
beginner | bɪˈɡɪnə | bɪˈɡɪnər | be·ˈgin·ner
beginning | bɪˈɡɪnɪŋ |  | be·ˈgin·ning
behave | bɪˈheɪv |  | be·ˈhave
behaviour | bɪˈheɪvjə | bɪˈheɪvjər | be·ˈha·viour
believe in | bɪˈliːv ɪn
believe | bɪˈliːv |  | be·ˈlieve
bell | bel
belong to | bɪˈlɒŋ tuː | bɪˈlɔːŋ tuː
belong | bɪˈlɒŋ | bɪˈlɔːŋ | be·ˈlong
belt | belt
bench | bentʃ
benefit | ˈbenɪfɪt |  | ˈben·e·fit
best | best
bill | bɪl
billion | ˈbɪljən |  | ˈbil·lion
bin | bɪn
biology | baɪˈɒlədʒi | baɪˈɑːlədʒi | bi·ˈol·o·gy
birth | bɜːθ | bɜːrθ
biscuit | ˈbɪskɪt |  | ˈbis·cuit
bit | bɪt
bite | baɪt
blank | blæŋk
blanket | ˈblæŋkɪt |  | ˈblan·ket
blind | blaɪnd
blog | blɒɡ | blɔːɡ
blonde | blɒnd | blɑːnd
blood | blʌd
blouse | blaʊz | blaʊs
blow | bləʊ | bloʊ
boil | bɔɪl
boiled | bɔɪld
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
break down | ˌbreɪk ˈdaʊn
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
by the way | baɪ ðə ˈweɪ
cable | ˈkeɪbəl |  | ˈca·ble
cage | keɪdʒ
calculator | ˈkælkjəleɪtə | ˈkælkjəleɪtər | ˈcal·cu·la·tor
calendar | ˈkæləndə | ˈkæləndər | ˈcal·en·dar
call back | ˌkɔːl ˈbæk
call | kɔːl
calm | kɑːm
camel | ˈkæməl |  | ˈcam·el
camp | kæmp
campfire | ˈkæmpfaɪə | ˈkæmpfaɪər | ˈcamp·fire
camping | ˈkæmpɪŋ |  | ˈcamp·ing
candle | ˈkændəl |  | ˈcan·dle
capital | ˈkæpɪtəl |  | ˈcap·i·tal
cards | kɑːdz | kɑːrdz
care about | ˈkeər əbaʊt | ˈker əbaʊt
care | keə | ker
carefully | ˈkeəfəli | ˈkerfəli | ˈcare·ful·ly
carpet | ˈkɑːpɪt | ˈkɑːrpɪt | ˈcar·pet
case | keɪs
cash | kæʃ
cashier | kæˈʃɪə | kæˈʃɪr | ca·ˈshier
catch | kætʃ
cathedral | kəˈθiːdrəl |  | ca·ˈthe·dral
cause | kɔːz
cave | keɪv
ceiling | ˈsiːlɪŋ |  | ˈcei·ling
celebrate | ˈseləbreɪt |  | ˈcel·e·brate
celebration | ˌseləˈbreɪʃən |  | cel·e·ˈbra·tion
celebrity | səˈlebrəti |  | ce·ˈleb·ri·ty
central | ˈsentrəl |  | ˈcen·tral
century | ˈsentʃəri |  | ˈcen·tu·ry
cereal | ˈsɪəriəl | ˈsɪriəl | ˈce·re·al
certain | ˈsɜːtən | ˈsɜːrtən | ˈcer·tain
certainly | ˈsɜːtənli | ˈsɜːrtənli | ˈcer·tain·ly
champion | ˈtʃæmpiən |  | ˈcham·pi·on
chance | tʃɑːns | tʃæns
change your mind | ˌtʃeɪndʒ jə ˈmaɪnd | ˌtʃeɪndʒ jər ˈmaɪnd
change | tʃeɪndʒ
channel | ˈtʃænəl |  | ˈchan·nel
chapter | ˈtʃæptə | ˈtʃæptər | ˈchap·ter
character | ˈkærɪktə | ˈkærɪktər | ˈchar·ac·ter
charger | ˈtʃɑːdʒə | ˈtʃɑːrdʒər | ˈcharg·er
charity | ˈtʃærəti |  | ˈchar·i·ty
chat | tʃæt
check in | ˌtʃek ˈɪn
check | tʃek
cheer up | ˌtʃɪər ˈʌp | ˌtʃɪr ˈʌp
cheerful | ˈtʃɪəfəl | ˈtʃɪrfəl | ˈcheer·ful
cheers | tʃɪəz | tʃɪrz
chemist | ˈkemɪst |  | ˈchem·ist
chemistry | ˈkemɪstri |  | ˈchem·is·try
cherry | ˈtʃeri |  | ˈcher·ry
chess | tʃes
chest | tʃest
chin | tʃɪn
choice | tʃɔɪs
church | tʃɜːtʃ | tʃɜːrtʃ
circle | ˈsɜːkəl | ˈsɜːrkəl | ˈcir·cle
circus | ˈsɜːkəs | ˈsɜːrkəs | ˈcir·cus
classical | ˈklæsɪkəl |  | ˈclas·si·cal
clean up | ˌkliːn ˈʌp
clear | klɪə | klɪr
clearly | ˈklɪəli | ˈklɪrli | ˈclear·ly
climate change | ˈklaɪmət tʃeɪndʒ
climate | ˈklaɪmət |  | ˈcli·mate
close [adjective] | kləʊs | kloʊs
cloth | klɒθ | klɔːθ
clothing | ˈkləʊðɪŋ | ˈkloʊðɪŋ | ˈclo·thing
clown | klaʊn
club | klʌb
coach | kəʊtʃ | koʊtʃ
coast | kəʊst | koʊst
coconut | ˈkəʊkənʌt | ˈkoʊkənʌt | ˈco·co·nut
code | kəʊd | koʊd
coin | kɔɪn
cold | kəʊld | koʊld
colleague | ˈkɒliːɡ | ˈkɑːliːɡ | ˈcol·league
collect | kəˈlekt |  | col·ˈlect
collection | kəˈlekʃən |  | col·ˈlec·tion
college | ˈkɒlɪdʒ | ˈkɑːlɪdʒ | ˈcol·lege
colourful | ˈkʌləfəl | ˈkʌlərfəl | ˈcol·our·ful
comb | kəʊm | koʊm
come back | ˌkʌm ˈbæk
come from | ˈkʌm frɒm | ˈkʌm frʌm
come in | ˌkʌm ˈɪn
come over | ˌkʌm ˈəʊvə | ˌkʌm ˈoʊvər
come true | ˌkʌm ˈtruː
comedy | ˈkɒmədi | ˈkɑːmədi | ˈcom·e·dy
comfortable | ˈkʌmfətəbəl | ˈkʌmfərtəbəl | ˈcom·fort·a·ble
comment | ˈkɒment | ˈkɑːment | ˈcom·ment
common | ˈkɒmən | ˈkɑːmən | ˈcom·mon
communicate | kəˈmjuːnɪkeɪt |  | com·ˈmu·ni·cate
community | kəˈmjuːnəti |  | com·ˈmu·ni·ty
compare | kəmˈpeə | kəmˈper | com·ˈpare
compete | kəmˈpiːt |  | com·ˈpete
competition | ˌkɒmpəˈtɪʃən | ˌkɑːmpəˈtɪʃən | com·pe·ˈti·tion
complain | kəmˈpleɪn |  | com·ˈplain
complete | kəmˈpliːt |  | com·ˈplete
completely | kəmˈpliːtli |  | com·ˈplete·ly
computer program | kəmˈpjuːtə prəʊɡræm | kəmˈpjuːtər proʊɡræm
condition | kənˈdɪʃən |  | con·ˈdi·tion
conference | ˈkɒnfərəns | ˈkɑːnfərəns | ˈcon·fer·ence
confused | kənˈfjuːzd |  | con·ˈfused
congratulations | kənˌɡrætʃəˈleɪʃənz |  | con·grat·u·ˈla·tions
connect | kəˈnekt |  | con·ˈnect
connected | kəˈnektɪd |  | con·ˈnect·ed
contact | ˈkɒntækt | ˈkɑːntækt | ˈcon·tact
continent | ˈkɒntɪnənt | ˈkɑːntɪnənt | ˈcon·ti·nent
continue | kənˈtɪnjuː |  | con·ˈtin·ue
control | kənˈtrəʊl | kənˈtroʊl | con·ˈtrol
conversation | ˌkɒnvəˈseɪʃən | ˌkɑːnvərˈseɪʃən | con·ver·ˈsa·tion
cook | kʊk
cooker | ˈkʊkə | ˈkʊkər | ˈcook·er
cooking | ˈkʊkɪŋ |  | ˈcook·ing
cool | kuːl
copy | ˈkɒpi | ˈkɑːpi | ˈcop·y
corn | kɔːn | kɔːrn
correct | kəˈrekt |  | cor·ˈrect
correction | kəˈrekʃən |  | cor·ˈrec·tion
correctly | kəˈrektli |  | cor·ˈrect·ly
cost | kɒst | kɔːst
cotton | ˈkɒtən | ˈkɑːtən | ˈcot·ton
cough | kɒf | kɔːf
could | kʊd
count | kaʊnt
countryside | ˈkʌntrisaɪd |  | ˈcoun·try·side
couple | ˈkʌpəl |  | ˈcou·ple
course | kɔːs | kɔːrs
cover | ˈkʌvə | ˈkʌvər | ˈcov·er
crab | kræb
crazy | ˈkreɪzi |  | ˈcra·zy
cream | kriːm
create | kriˈeɪt |  | cre·ˈate
creative | kriˈeɪtɪv |  | cre·ˈa·tive
cricket | ˈkrɪkɪt |  | ˈcrick·et
crime | kraɪm
criminal | ˈkrɪmɪnəl |  | ˈcrim·i·nal
crisps | krɪsps
cross | krɒs | krɔːs
crossing | ˈkrɒsɪŋ | ˈkrɔːsɪŋ | ˈcross·ing
crossroads | ˈkrɒsrəʊdz | ˈkrɔːsroʊdz | ˈcross·roads
crowd | kraʊd
crowded | ˈkraʊdɪd |  | ˈcrowd·ed
crown | kraʊn
cucumber | ˈkjuːkʌmbə | ˈkjuːkʌmbər | ˈcu·cum·ber
culture | ˈkʌltʃə | ˈkʌltʃər | ˈcul·ture
curly | ˈkɜːli | ˈkɜːrli | ˈcur·ly
curry | ˈkʌri | ˈkɜːri | ˈcur·ry
curtain | ˈkɜːtən | ˈkɜːrtən | ˈcur·tain
customer | ˈkʌstəmə | ˈkʌstəmər | ˈcus·tom·er
cut up | ˌkʌt ˈʌp
cute | kjuːt
cycle | ˈsaɪkəl |  | ˈcy·cle
cycling | ˈsaɪklɪŋ |  | ˈcy·cling
daily | ˈdeɪli |  | ˈdai·ly
damage | ˈdæmɪdʒ |  | ˈdam·age
danger | ˈdeɪndʒə | ˈdeɪndʒər | ˈdan·ger
date of birth | ˌdeɪt əv ˈbɜːθ | ˌdeɪt əv ˈbɜːrθ
dead | ded
deaf | def
deal | diːl
dear | dɪə | dɪr
death | deθ
decide | dɪˈsaɪd |  | de·ˈcide
decision | dɪˈsɪʒən |  | de·ˈci·sion
decoration | ˌdekəˈreɪʃən |  | dec·o·ˈra·tion
deep | diːp
deer | dɪə | dɪr
definitely | ˈdefɪnətli |  | ˈdef·i·nite·ly
degree | dɪˈɡriː |  | de·ˈgree
delayed | dɪˈleɪd |  | de·ˈlayed
delete | dɪˈliːt |  | de·ˈlete
delicious | dɪˈlɪʃəs |  | de·ˈli·cious
department store | dɪˈpɑːtmənt stɔː | dɪˈpɑːrtmənt stɔːr
department | dɪˈpɑːtmənt | dɪˈpɑːrtmənt | de·ˈpart·ment
depend on | dɪˈpend ɒn | dɪˈpend ɑːn
describe | dɪˈskraɪb |  | de·ˈscribe
description | dɪˈskrɪpʃən |  | de·ˈscrip·tion
desert [noun] | ˈdezət | ˈdezərt | ˈdes·ert
design | dɪˈzaɪn |  | de·ˈsign
designer | dɪˈzaɪnə | dɪˈzaɪnər | de·ˈsign·er
dessert | dɪˈzɜːt | dɪˈzɜːrt | des·ˈsert
destroy | dɪˈstrɔɪ |  | de·ˈstroy
detail | ˈdiːteɪl | dɪˈteɪl | ˈde·tail
detective | dɪˈtektɪv |  | de·ˈtec·tive
develop | dɪˈveləp |  | de·ˈvel·op
device | dɪˈvaɪs |  | de·ˈvice
diary | ˈdaɪəri |  | ˈdi·a·ry
die | daɪ
diet | ˈdaɪət |  | ˈdi·et
difference | ˈdɪfərəns |  | ˈdif·fer·ence
differently | ˈdɪfərəntli |  | ˈdif·fer·ent·ly
dig | dɪɡ
digital | ˈdɪdʒɪtəl |  | ˈdig·i·tal
dinosaur | ˈdaɪnəsɔː | ˈdaɪnəsɔːr | ˈdi·no·saur
diploma | dɪˈpləʊmə | dɪˈploʊmə | dip·ˈlo·ma
direct | dəˈrekt |  | di·ˈrect
direction | dəˈrekʃən |  | di·ˈrec·tion
director | dəˈrektə | dəˈrektər | di·ˈrec·tor
disagree | ˌdɪsəˈɡriː |  | dis·a·ˈgree
disappear | ˌdɪsəˈpɪə | ˌdɪsəˈpɪr | dis·ap·ˈpear
disappointed | ˌdɪsəˈpɔɪntɪd |  | dis·ap·ˈpoint·ed
disaster | dɪˈzɑːstə | dɪˈzæstər | di·ˈsas·ter
discount | ˈdɪskaʊnt |  | ˈdis·count
discover | dɪˈskʌvə | dɪˈskʌvər | dis·ˈcov·er
discovery | dɪˈskʌvəri |  | dis·ˈcov·er·y
discuss | dɪˈskʌs |  | dis·ˈcuss
discussion | dɪˈskʌʃən |  | dis·ˈcus·sion
disease | dɪˈziːz |  | di·ˈsease
dish | dɪʃ
dishwasher | ˈdɪʃwɒʃə | ˈdɪʃwɑːʃər | ˈdish·wash·er
distance | ˈdɪstəns |  | ˈdis·tance
dive | daɪv
diving | ˈdaɪvɪŋ |  | ˈdiv·ing
divorced | dɪˈvɔːst | dɪˈvɔːrst | di·ˈvorced
do the shopping | duː ðə ˈʃɒpɪŋ | duː ðə ˈʃɑːpɪŋ
do your best | duː jə ˈbest | duː jər ˈbest
do | duː
document | ˈdɒkjəment | ˈdɑːkjəment | ˈdoc·u·ment
donkey | ˈdɒŋki | ˈdɑːŋki | ˈdon·key
double room | ˌdʌbəl ˈruːm
double | ˈdʌbəl |  | ˈdou·ble
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
earthquake | ˈɜːθkweɪk | ˈɜːrθkweɪk | ˈearth·quake
easily | ˈiːzəli |  | ˈea·si·ly
east | iːst
eat up | ˌiːt ˈʌp
education | ˌedʒʊˈkeɪʃən |  | ed·u·ˈca·tion
effect | ɪˈfekt |  | ef·ˈfect
eighth | eɪtθ
either | ˈaɪðə | ˈiːðər | ˈei·ther
elbow | ˈelbəʊ | ˈelboʊ | ˈel·bow
electric | ɪˈlektrɪk |  | e·ˈlec·tric
electrical | ɪˈlektrɪkəl |  | e·ˈlec·tri·cal
electricity | ɪˌlekˈtrɪsəti |  | e·lec·ˈtric·i·ty
electronic | ɪˌlekˈtrɒnɪk | ɪˌlekˈtrɑːnɪk | e·lec·ˈtron·ic
email address | ˈiːmeɪl ədres | ˈiːmeɪl ædres
email | ˈiːmeɪl |  | ˈe·mail
employ | ɪmˈplɔɪ |  | em·ˈploy
employee | ɪmˈplɔɪiː |  | em·ˈploy·ee
employer | ɪmˈplɔɪə | ɪmˈplɔɪər | em·ˈploy·er
empty | ˈempti |  | ˈemp·ty
end | end
energy | ˈenədʒi | ˈenərdʒi | ˈen·er·gy
engine | ˈendʒɪn |  | ˈen·gine
engineer | ˌendʒɪˈnɪə | ˌendʒɪˈnɪr | en·gi·ˈneer
enormous | ɪˈnɔːməs | ɪˈnɔːrməs | e·ˈnor·mous
enough | ɪˈnʌf |  | e·ˈnough
enter | ˈentə | ˈentər | ˈen·ter
entrance | ˈentrəns |  | ˈen·trance
envelope | ˈenvələʊp | ˈenvəloʊp | ˈen·ve·lope
environment | ɪnˈvaɪrənmənt |  | en·ˈvi·ron·ment
equipment | ɪˈkwɪpmənt |  | e·ˈquip·ment
error | ˈerə | ˈerər | ˈer·ror
escape | ɪˈskeɪp |  | es·ˈcape
especially | ɪˈspeʃəli |  | es·ˈpe·cial·ly
essay | ˈeseɪ |  | ˈes·say
even | ˈiːvən |  | ˈe·ven
event | ɪˈvent |  | e·ˈvent
ever | ˈevə | ˈevər | ˈev·er
everybody | ˈevribɒdi | ˈevribɑːdi | ˈev·ery·bod·y
everyday | ˈevrideɪ |  | ˈev·ery·day
everywhere | ˈevriweə | ˈevriwer | ˈev·ery·where
exact | ɪɡˈzækt |  | ex·ˈact
exactly | ɪɡˈzæktli |  | ex·ˈact·ly
exam | ɪɡˈzæm |  | ex·ˈam
excellent | ˈeksələnt |  | ˈex·cel·lent
except | ɪkˈsept |  | ex·ˈcept
exciting | ɪkˈsaɪtɪŋ |  | ex·ˈci·ting
excuse [noun] | ɪkˈskjuːs |  | ex·ˈcuse
exercise | ˈeksəsaɪz | ˈeksərsaɪz | ˈex·er·cise
exist | ɪɡˈzɪst |  | ex·ˈist
exit | ˈeɡzɪt |  | ˈex·it
expect | ɪkˈspekt |  | ex·ˈpect
experience | ɪkˈspɪəriəns | ɪkˈspɪriəns | ex·ˈpe·ri·ence
experiment | ɪkˈsperɪmənt |  | ex·ˈper·i·ment
expert | ˈekspɜːt | ˈekspɜːrt | ˈex·pert
explain | ɪkˈspleɪn |  | ex·ˈplain
explanation | ˌekspləˈneɪʃən |  | ex·pla·ˈna·tion
explore | ɪkˈsplɔː | ɪkˈsplɔːr | ex·ˈplore
expression | ɪkˈspreʃən |  | ex·ˈpres·sion
extra | ˈekstrə |  | ˈex·tra
extremely | ɪkˈstriːmli |  | ex·ˈtreme·ly
fact | fækt
fail | feɪl
fair | feə | fer
fairy | ˈfeəri | ˈferi | ˈfair·y
fall asleep | ˌfɔːl əˈsliːp
fall down | ˌfɔːl ˈdaʊn
fall in love | ˌfɔːl ɪn ˈlʌv
fall over | ˌfɔːl ˈəʊvə | ˌfɔːl ˈoʊvər
familiar | fəˈmɪliə | fəˈmɪljər | fa·ˈmil·i·ar
famous | ˈfeɪməs |  | ˈfa·mous
fan | fæn
fantastic | fænˈtæstɪk |  | fan·ˈtas·tic
fashion | ˈfæʃən |  | ˈfash·ion
fashionable | ˈfæʃənəbəl |  | ˈfash·ion·a·ble
fast food | ˌfɑːst ˈfuːd | ˌfæst ˈfuːd
fear | fɪə | fɪr
feather | ˈfeðə | ˈfeðər | ˈfeath·er
feed | fiːd
feel better | ˌfiːl ˈbetə | ˌfiːl ˈbetər
feeling | ˈfiːlɪŋ |  | ˈfeel·ing
female | ˈfiːmeɪl |  | ˈfe·male
ferry | ˈferi |  | ˈfer·ry
festival | ˈfestɪvəl |  | ˈfes·ti·val
fever | ˈfiːvə | ˈfiːvər | ˈfe·ver
few | fjuː
fiction | ˈfɪkʃən |  | ˈfic·tion
fifth | fɪfθ
fight | faɪt
file | faɪl
fill in | ˌfɪl ˈɪn
fill up | ˌfɪl ˈʌp
fill | fɪl
final | ˈfaɪnəl |  | ˈfi·nal
finally | ˈfaɪnəli |  | ˈfi·nal·ly
find out | ˌfaɪnd ˈaʊt
firstly | ˈfɜːstli | ˈfɜːrstli | ˈfirst·ly
fit | fɪt
fix | fɪks
flat | flæt
flatmate | ˈflætmeɪt |  | ˈflat·mate
flood | flʌd
flour | ˈflaʊə | ˈflaʊər
flu | fluː
fly | flaɪ
fog | fɒɡ | fɑːɡ
foggy | ˈfɒɡi | ˈfɑːɡi | ˈfog·gy
follow | ˈfɒləʊ | ˈfɑːloʊ | ˈfol·low
following | ˈfɒləʊɪŋ | ˈfɑːloʊɪŋ | ˈfol·low·ing
for ever | fər ˈevə | fər ˈevər
for example | fər ɪɡˈzɑːmpəl | fər ɪɡˈzæmpəl
for sale | fə ˈseɪl | fər ˈseɪl
foreign | ˈfɒrən | ˈfɔːrən | ˈfor·eign
forever | fəˈrevə | fəˈrevər | fo·ˈrev·er
fork | fɔːk | fɔːrk
form | fɔːm | fɔːrm
formal | ˈfɔːməl | ˈfɔːrməl | ˈfor·mal
fortunately | ˈfɔːtʃənətli | ˈfɔːrtʃənətli | ˈfor·tu·nate·ly
forward | ˈfɔːwəd | ˈfɔːrwərd | ˈfor·ward
fountain | ˈfaʊntən |  | ˈfoun·tain
fourth | fɔːθ | fɔːrθ
fox | fɒks | fɑːks
free | friː
freezer | ˈfriːzə | ˈfriːzər | ˈfreez·er
freezing | ˈfriːzɪŋ |  | ˈfreez·ing
fresh | freʃ
friendship | ˈfrendʃɪp |  | ˈfriend·ship
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
general | ˈdʒenərəl |  | ˈgen·er·al
gentleman | ˈdʒentəlmən |  | ˈgent·le·man
geography | dʒiˈɒɡrəfi | dʒiˈɑːɡrəfi | ge·ˈog·ra·phy
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
get | ɡet
giant | ˈdʒaɪənt |  | ˈgi·ant
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
grade | ɡreɪd
grammar | ˈɡræmə | ˈɡræmər | ˈgram·mar
grandchild | ˈɡræntʃaɪld |  | ˈgrand·child
granddaughter | ˈɡrændɔːtə | ˈɡrændɔːtər | ˈgrand·daugh·ter
grandson | ˈɡrænsʌn |  | ˈgrand·son
grape | ɡreɪp
great-grandmother | ˌɡreɪt ˈɡrænmʌðə | ˌɡreɪt ˈɡrænmʌðər
greengrocer’s | ˈɡriːnɡrəʊsəz | ˈɡriːnɡroʊsərz | ˈgreen·gro·cer’s
greet | ɡriːt
greeting | ˈɡriːtɪŋ |  | ˈgreet·ing
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
habit | ˈhæbɪt |  | ˈhab·it
haircut | ˈheəkʌt | ˈherkʌt | ˈhair·cut
hairdresser’s | ˈheədresəz | ˈherdresərz | ˈhair·dres·ser’s
half an hour | ˌhɑːf ən ˈaʊə | ˌhæf ən ˈaʊər
half-price | ˌhɑːf ˈpraɪs | ˌhæf ˈpraɪs
hall | hɔːl
ham | hæm
hamster | ˈhæmstə | ˈhæmstər | ˈham·ster
hand in | ˌhænd ˈɪn
hand out | ˌhænd ˈaʊt
hang | hæŋ
happen | ˈhæpən |  | ˈhap·pen
happily | ˈhæpɪli |  | ˈhap·pi·ly
happiness | ˈhæpinəs |  | ˈhap·pi·ness
happy ending | ˌhæpi ˈendɪŋ
hard | hɑːd | hɑːrd
hard-working | ˌhɑːd ˈwɜːkɪŋ | ˌhɑːrd ˈwɜːrkɪŋ
have a look | hæv ə ˈlʊk
have a rest | hæv ə ˈrest
have | hæv
headphones | ˈhedfəʊnz | ˈhedfoʊnz | ˈhead·phones
headteacher | ˌhedˈtiːtʃə | ˌhedˈtiːtʃər | head·ˈteach·er
health | helθ
healthy | ˈhelθi |  | ˈhealth·y
hear about | ˈhɪər əbaʊt | ˈhɪr əbaʊt
hear from | ˈhɪə frɒm | ˈhɪr frʌm
heart | hɑːt | hɑːrt
heat | hiːt
heating | ˈhiːtɪŋ |  | ˈheat·ing
heavy | ˈhevi |  | ˈheav·y
height | haɪt
helmet | ˈhelmɪt |  | ˈhel·met
helpful | ˈhelpfəl |  | ˈhelp·ful
hen | hen
hero | ˈhɪərəʊ | ˈhɪroʊ | ˈhe·ro
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
however | haʊˈevə | haʊˈevər | how·ˈev·er
huge | hjuːdʒ
human | ˈhjuːmən |  | ˈhu·man
hunt | hʌnt
hurry up | ˌhʌri ˈʌp | ˌhɜːri ˈʌp
hurry | ˈhʌri | ˈhɜːri | ˈhur·ry
ice rink | ˈaɪs rɪŋk
ideal | aɪˈdɪəl | aɪˈdiːl | i·ˈdeal
identity card | aɪˈdentəti kɑːd | aɪˈdentəti kɑːrd
illness | ˈɪlnəs |  | ˈill·ness
image | ˈɪmɪdʒ |  | ˈim·age
imagine | ɪˈmædʒɪn |  | i·ˈmag·ine
immediately | ɪˈmiːdiətli |  | im·ˈme·dia·te·ly
impossible | ɪmˈpɒsəbəl | ɪmˈpɑːsəbəl | im·ˈpos·si·ble
improve | ɪmˈpruːv |  | im·ˈprove
in danger | ɪn ˈdeɪndʒə | ɪn ˈdeɪndʒər
in love | ɪn ˈlʌv
in my opinion | ɪn maɪ əˈpɪnjən
in the middle of | ɪn ðə ˈmɪdəl əv
include | ɪnˈkluːd |  | in·ˈclude
including | ɪnˈkluːdɪŋ |  | in·ˈclud·ing
increase [verb] | ɪnˈkriːs |  | in·ˈcrease
incredible | ɪnˈkredəbəl |  | in·ˈcred·i·ble
independent | ˌɪndɪˈpendənt |  | in·de·ˈpen·dent
industry | ˈɪndəstri |  | ˈin·dus·try
informal | ɪnˈfɔːməl | ɪnˈfɔːrməl | in·ˈfor·mal
injury | ˈɪndʒəri |  | ˈin·ju·ry
inside | ɪnˈsaɪd |  | in·ˈside
instead of | ɪnˈsted əv
instead | ɪnˈsted |  | in·ˈstead
instruction | ɪnˈstrʌkʃən |  | in·ˈstruc·tion
instrument | ˈɪnstrəmənt |  | ˈin·stru·ment
intelligent | ɪnˈtelɪdʒənt |  | in·ˈtel·li·gent
international | ˌɪntəˈnæʃənəl | ˌɪntərˈnæʃənəl | in·ter·ˈna·tion·al
interview | ˈɪntəvjuː | ˈɪntərvjuː | ˈin·ter·view
introduce | ˌɪntrəˈdjuːs | ˌɪntrəˈduːs | in·tro·ˈduce
invent | ɪnˈvent |  | in·ˈvent
invention | ɪnˈvenʃən |  | in·ˈven·tion
invitation | ˌɪnvɪˈteɪʃən |  | in·vi·ˈta·tion
invite | ɪnˈvaɪt |  | in·ˈvite
item | ˈaɪtəm |  | ˈi·tem
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
karate | kəˈrɑːti |  | ka·ˈra·te
keep a secret | ˌkiːp ə ˈsiːkrət
keep calm | ˌkiːp ˈkɑːm
keep | kiːp
kettle | ˈketəl |  | ˈket·tle
key | kiː
kid | kɪd
kill | kɪl
kind | kaɪnd
kiss | kɪs
knife | naɪf
knock | nɒk | nɑːk
knowledge | ˈnɒlɪdʒ | ˈnɑːlɪdʒ | ˈknow·ledge
lab | læb
lady | ˈleɪdi |  | ˈla·dy
lamb | læm
land | lænd
last | lɑːst | læst
latest | ˈleɪtɪst |  | ˈlat·est
laugh at | ˈlɑːf æt | ˈlæf æt
law | lɔː
lawyer | ˈlɔɪə | ˈlɔɪər | ˈlaw·yer
lay the table | ˌleɪ ðə ˈteɪbəl
lazy | ˈleɪzi |  | ˈla·zy
lead [verb] | liːd
leader | ˈliːdə | ˈliːdər | ˈlead·er
least | liːst
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
likely | ˈlaɪkli |  | ˈlike·ly
lime | laɪm
link | lɪŋk
lip | lɪp
list | lɪst
litre | ˈliːtə | ˈliːtər | ˈli·tre
local | ˈləʊkəl | ˈloʊkəl | ˈlo·cal
lock | lɒk | lɑːk
log in | ˌlɒɡ ˈɪn | ˌlɔːɡ ˈɪn
lonely | ˈləʊnli | ˈloʊnli | ˈlone·ly
long | lɒŋ | lɔːŋ
look after | ˌlʊk ˈɑːftə | ˌlʊk ˈæftər
look around | ˌlʊk əˈraʊnd
look for a job | ˌlʊk fər ə ˈdʒɒb | ˌlʊk fər ə ˈdʒɑːb
look like | ˈlʊk laɪk
look up | ˌlʊk ˈʌp
look | lʊk
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
main course | ˌmeɪn ˈkɔːs | ˌmeɪn ˈkɔːrs
main | meɪn
make a decision | ˌmeɪk ə dɪˈsɪʒən
make a mistake | ˌmeɪk ə mɪˈsteɪk
make friends | ˌmeɪk ˈfrendz
make | meɪk
make-up | ˈmeɪk ʌp
male | meɪl
mall | mɔːl
manage | ˈmænɪdʒ |  | ˈman·age
manager | ˈmænɪdʒə | ˈmænɪdʒər | ˈman·ag·er
mark | mɑːk | mɑːrk
marriage | ˈmærɪdʒ |  | ˈmar·riage
marry | ˈmæri |  | ˈmar·ry
mat | mæt
match | mætʃ
material | məˈtɪəriəl | məˈtɪriəl | ma·ˈte·ri·al
mathematics | ˌmæθəˈmætɪks |  | math·e·ˈmat·ics
matter | ˈmætə | ˈmætər | ˈmat·ter
may | meɪ
meal | miːl
mean | miːn
meaning | ˈmiːnɪŋ |  | ˈmean·ing
mechanic | məˈkænɪk |  | me·ˈchan·ic
media | ˈmiːdiə |  | ˈme·di·a
medical | ˈmedɪkəl |  | ˈmed·i·cal
medium | ˈmiːdiəm |  | ˈme·di·um
meet up | ˌmiːt ˈʌp
meeting | ˈmiːtɪŋ |  | ˈmeet·ing
melon | ˈmelən |  | ˈmel·on
member | ˈmembə | ˈmembər | ˈmem·ber
memory | ˈmeməri |  | ˈmem·o·ry
menu | ˈmenjuː |  | ˈmen·u
mess | mes
metal | ˈmetəl |  | ˈmet·al
microphone | ˈmaɪkrəfəʊn | ˈmaɪkrəfoʊn | ˈmi·cro·phone
microwave | ˈmaɪkrəweɪv |  | ˈmi·cro·wave
midday | ˌmɪdˈdeɪ |  | mid·ˈday
middle | ˈmɪdəl |  | ˈmid·dle
might | maɪt
mile | maɪl
million | ˈmɪljən |  | ˈmil·lion
mind | maɪnd
mineral water | ˈmɪnərəl wɔːtə | ˈmɪnərəl wɔːtər
minus | ˈmaɪnəs |  | ˈmi·nus
miss | mɪs
missing | ˈmɪsɪŋ |  | ˈmiss·ing
mix | mɪks
model | ˈmɒdəl | ˈmɑːdəl | ˈmod·el
modern | ˈmɒdən | ˈmɑːdərn | ˈmod·ern
moment | ˈməʊmənt | ˈmoʊmənt | ˈmo·ment
monthly | ˈmʌnθli |  | ˈmonth·ly
mosque | mɒsk | mɑːsk
mosquito | məˈskiːtəʊ | məˈskiːtoʊ | mos·ˈqui·to
most | məʊst | moʊst
mostly | ˈməʊstli | ˈmoʊstli | ˈmost·ly
motorcycle | ˈməʊtəsaɪkəl | ˈmoʊtərsaɪkəl | ˈmo·tor·cy·cle
motorway | ˈməʊtəweɪ | ˈmoʊtərweɪ | ˈmo·tor·way
moustache | məˈstɑːʃ | ˈmʌstæʃ | mous·ˈtache
move away | ˌmuːv əˈweɪ
move | muːv
movement | ˈmuːvmənt |  | ˈmove·ment
movie | ˈmuːvi |  | ˈmo·vie
mug | mʌɡ
mushroom | ˈmʌʃruːm |  | ˈmush·room
musical | ˈmjuːzɪkəl |  | ˈmu·si·cal
musician | mjuːˈzɪʃən |  | mu·ˈsi·cian
myself | maɪˈself |  | my·ˈself
name | neɪm
narrow | ˈnærəʊ | ˈnæroʊ | ˈnar·row
national | ˈnæʃənəl |  | ˈna·tion·al
natural | ˈnætʃərəl |  | ˈnat·u·ral
nature | ˈneɪtʃə | ˈneɪtʃər | ˈna·ture
nearly | ˈnɪəli | ˈnɪrli | ˈnear·ly
necessary | ˈnesəsəri | ˈnesəseri | ˈnec·es·sa·ry
necklace | ˈnekləs |  | ˈneck·lace
negative | ˈneɡətɪv |  | ˈneg·a·tive
neighbour | ˈneɪbə | ˈneɪbər | ˈneigh·bour
neither | ˈnaɪðə | ˈniːðər | ˈnei·ther
nephew | ˈnefjuː |  | ˈneph·ew
nervous | ˈnɜːvəs | ˈnɜːrvəs | ˈner·vous
nest | nest
net | net
never mind | nevə ˈmaɪnd | nevər ˈmaɪnd
newsagent’s | ˈnjuːzeɪdʒənts | ˈnuːzeɪdʒənts | ˈnews·a·gent’s
niece | niːs
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
notice | ˈnəʊtɪs | ˈnoʊtɪs | ˈno·tice
noun | naʊn
novel | ˈnɒvəl | ˈnɑːvəl | ˈnov·el
nowadays | ˈnaʊədeɪz |  | ˈnow·a·days
nowhere | ˈnəʊweə | ˈnoʊwer | ˈno·where
nut | nʌt
ocean | ˈəʊʃən | ˈoʊʃən | ˈo·cean
octopus | ˈɒktəpəs | ˈɑːktəpəs | ˈoc·to·pus
off | ɒf | ɔːf
offer | ˈɒfə | ˈɔːfər | ˈoff·er
office worker | ˈɒfɪs wɜːkə | ˈɔːfɪs wɜːrkər
oil | ɔɪl
old-fashioned | ˌəʊld ˈfæʃənd | ˌoʊld ˈfæʃənd
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
opportunity | ˌɒpəˈtjuːnəti | ˌɑːpərˈtuːnəti | op·por·ˈtu·ni·ty
opposite | ˈɒpəzɪt | ˈɑːpəzɪt | ˈop·po·site
orchestra | ˈɔːkɪstrə | ˈɔːrkɪstrə | ˈor·ches·tra
order | ˈɔːdə | ˈɔːrdər | ˈor·der
ordinary | ˈɔːdɪnəri | ˈɔːrdɪneri | ˈor·di·na·ry
organisation | ˌɔːɡənaɪˈzeɪʃən | ˌɔːrɡənɪˈzeɪʃən | or·ga·ni·ˈsa·tion
organise | ˈɔːɡənaɪz | ˈɔːrɡənaɪz | ˈor·ga·nise
original | əˈrɪdʒɪnəl |  | o·ˈrig·i·nal
others | ˈʌðəz | ˈʌðərz | ˈoth·ers
ours | ˈaʊəz | ˈaʊərz
ourselves | ɑːˈselvz | ɑːrˈselvz | our·ˈselves
out of | ˈaʊt əv
out | aʊt
outdoor | ˈaʊtdɔː | ˈaʊtdɔːr | ˈout·door
outdoors | ˌaʊtˈdɔːz | ˌaʊtˈdɔːrz | out·ˈdoors
outside | ˌaʊtˈsaɪd |  | out·ˈside
oven | ˈʌvən |  | ˈov·en
over | ˈəʊvə | ˈoʊvər | ˈo·ver
owl | aʊl
own | əʊn | oʊn
owner | ˈəʊnə | ˈoʊnər | ˈown·er
pack | pæk
packet | ˈpækɪt |  | ˈpack·et
pain | peɪn
painting | ˈpeɪntɪŋ |  | ˈpaint·ing
pair | peə | per
palace | ˈpæləs |  | ˈpal·ace
pan | pæn
pants | pænts
paragraph | ˈpærəɡrɑːf | ˈpærəɡræf | ˈpar·a·graph
parcel | ˈpɑːsəl | ˈpɑːrsəl | ˈpar·cel
pardon | ˈpɑːdən | ˈpɑːrdən | ˈpar·don
park | pɑːk | pɑːrk
parking | ˈpɑːkɪŋ | ˈpɑːrkɪŋ | ˈpark·ing
part-time | ˌpɑːt ˈtaɪm | ˌpɑːrt ˈtaɪm
particular | pəˈtɪkjələ | pərˈtɪkjələr | par·ˈtic·u·lar
partner | ˈpɑːtnə | ˈpɑːrtnər | ˈpart·ner
pass | pɑːs | pæs
passenger | ˈpæsɪndʒə | ˈpæsɪndʒər | ˈpas·sen·ger
password | ˈpɑːswɜːd | ˈpæswɜːrd | ˈpass·word
past | pɑːst | pæst
path | pɑːθ | pæθ
patient | ˈpeɪʃənt |  | ˈpa·tient
pattern | ˈpætən | ˈpætərn | ˈpat·tern
pavement | ˈpeɪvmənt |  | ˈpave·ment
pay attention | ˌpeɪ əˈtenʃən
pay for | ˈpeɪ fɔː | ˈpeɪ fɔːr
pay | peɪ
pea | piː
peace | piːs
peaceful | ˈpiːsfəl |  | ˈpeace·ful
peach | piːtʃ
pear | peə | per
pen friend | ˈpen frend
pepper | ˈpepə | ˈpepər | ˈpep·per
per cent | pə ˈsent | pər ˈsent
per | pɜː | pɜːr
percent | pəˈsent | pərˈsent | per·ˈcent
perfect [adjective] | ˈpɜːfɪkt | ˈpɜːrfɪkt | ˈper·fect
perform | pəˈfɔːm | pərˈfɔːrm | per·ˈform
performance | pəˈfɔːməns | pərˈfɔːrməns | per·ˈfor·mance
perhaps | pəˈhæps | pərˈhæps | per·ˈhaps
period | ˈpɪəriəd | ˈpɪriəd | ˈpe·ri·od
permission | pəˈmɪʃən | pərˈmɪʃən | per·ˈmis·sion
personal | ˈpɜːsənəl | ˈpɜːrsənəl | ˈper·son·al
personality | ˌpɜːsəˈnæləti | ˌpɜːrsəˈnæləti | per·so·ˈnal·i·ty
petrol station | ˈpetrəl steɪʃən
petrol | ˈpetrəl |  | ˈpet·rol
phone back | ˌfəʊn ˈbæk | ˌfoʊn ˈbæk
phone call | ˈfəʊn kɔːl | ˈfoʊn kɔːl
phone | fəʊn | foʊn
photograph | ˈfəʊtəɡrɑːf | ˈfoʊtəɡræf | ˈpho·to·graph
photographer | fəˈtɒɡrəfə | fəˈtɑːɡrəfər | pho·ˈtog·ra·pher
photography | fəˈtɒɡrəfi | fəˈtɑːɡrəfi | pho·ˈtog·ra·phy
phrase | freɪz
physical | ˈfɪzɪkəl |  | ˈphys·i·cal
physics | ˈfɪzɪks |  | ˈphys·ics
pick up | ˌpɪk ˈʌp
pick | pɪk
picnic | ˈpɪknɪk |  | ˈpic·nic
pie | paɪ
pill | pɪl
pillow | ˈpɪləʊ | ˈpɪloʊ | ˈpil·low
pineapple | ˈpaɪnæpəl |  | ˈpine·ap·ple
pirate | ˈpaɪrət |  | ˈpi·rate
pitch | pɪtʃ
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
poet | ˈpəʊɪt | ˈpoʊət | ˈpo·et
poetry | ˈpəʊətri | ˈpoʊətri | ˈpo·e·try
point at | ˈpɔɪnt æt
point | pɔɪnt
police car | pəˈliːs kɑː | pəˈliːs kɑːr
polite | pəˈlaɪt |  | po·ˈlite
politely | pəˈlaɪtli |  | po·ˈlite·ly
pollution | pəˈluːʃən |  | pol·ˈlu·tion
pond | pɒnd | pɑːnd
pony | ˈpəʊni | ˈpoʊni | ˈpo·ny
pool | puːl
pop | pɒp | pɑːp
popular | ˈpɒpjələ | ˈpɑːpjələr | ˈpop·u·lar
population | ˌpɒpjəˈleɪʃən | ˌpɑːpjəˈleɪʃən | pop·u·ˈla·tion
position | pəˈzɪʃən |  | po·ˈsi·tion
positive | ˈpɒzɪtɪv | ˈpɑːzɪtɪv | ˈpos·i·tive
possibility | ˌpɒsəˈbɪləti | ˌpɑːsəˈbɪləti | pos·si·ˈbil·i·ty
possible | ˈpɒsəbəl | ˈpɑːsəbəl | ˈpos·si·ble
post | pəʊst | poʊst
poster | ˈpəʊstə | ˈpoʊstər | ˈpost·er
postman | ˈpəʊstmən | ˈpoʊstmən | ˈpost·man
postwoman | ˈpəʊstwʊmən | ˈpoʊstwʊmən | ˈpost·wom·an
power | ˈpaʊə | ˈpaʊər | ˈpow·er
powerful | ˈpaʊəfəl | ˈpaʊərfəl | ˈpow·er·ful
practice | ˈpræktɪs |  | ˈprac·tice
practise | ˈpræktɪs |  | ˈprac·tise
pray | preɪ
predict | prɪˈdɪkt |  | pre·ˈdict
prefer | prɪˈfɜː | prɪˈfɜːr | pre·ˈfer
prepare | prɪˈpeə | prɪˈper | pre·ˈpare
preposition | ˌprepəˈzɪʃən |  | prep·o·ˈsi·tion
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
private | ˈpraɪvət |  | ˈpri·vate
prize | praɪz
probably | ˈprɒbəbli | ˈprɑːbəbli | ˈprob·a·bly
produce [verb] | prəˈdjuːs | prəˈduːs | pro·ˈduce
product | ˈprɒdʌkt | ˈprɑːdʌkt | ˈprod·uct
professional | prəˈfeʃənəl |  | pro·ˈfes·sion·al
professor | prəˈfesə | prəˈfesər | pro·ˈfes·sor
profile | ˈprəʊfaɪl | ˈproʊfaɪl | ˈpro·file
program | ˈprəʊɡræm | ˈproʊɡræm | ˈpro·gram
programmer | ˈprəʊɡræmə | ˈproʊɡræmər | ˈpro·gram·mer
project [noun] | ˈprɒdʒekt | ˈprɑːdʒekt | ˈproj·ect
promise | ˈprɒmɪs | ˈprɑːmɪs | ˈprom·ise
pronounce | prəˈnaʊns |  | pro·ˈnounce
pronunciation | prəʊˌnʌnsiˈeɪʃən | proʊˌnʌnsiˈeɪʃən | pro·nun·ci·ˈa·tion
protect | prəˈtekt |  | pro·ˈtect
provide | prəˈvaɪd |  | pro·ˈvide
public transport | ˌpʌblɪk ˈtrænspɔːt | ˌpʌblɪk ˈtrænspɔːrt
public | ˈpʌblɪk |  | ˈpub·lic
pupil | ˈpjuːpəl |  | ˈpu·pil
purpose | ˈpɜːpəs | ˈpɜːrpəs | ˈpur·pose
purse | pɜːs | pɜːrs
put away | ˌpʊt əˈweɪ
put back | ˌpʊt ˈbæk
put down | ˌpʊt ˈdaʊn
put | pʊt
pyjamas | pəˈdʒɑːməz |  | py·ˈja·mas
quality | ˈkwɒləti | ˈkwɑːləti | ˈqual·i·ty
quantity | ˈkwɒntəti | ˈkwɑːntəti | ˈquan·ti·ty
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
rather | ˈrɑːðə | ˈræðər | ˈra·ther
reach | riːtʃ
reader | ˈriːdə | ˈriːdər | ˈread·er
ready | ˈredi |  | ˈread·y
realise | ˈrɪəlaɪz | ˈriːəlaɪz | ˈrea·lise
reason | ˈriːzən |  | ˈrea·son
receipt | rɪˈsiːt |  | re·ˈceipt
receive | rɪˈsiːv |  | re·ˈceive
recent | ˈriːsənt |  | ˈre·cent
recently | ˈriːsəntli |  | ˈre·cent·ly
reception | rɪˈsepʃən |  | re·ˈcep·tion
receptionist | rɪˈsepʃənɪst |  | re·ˈcep·tion·ist
recipe | ˈresəpi |  | ˈrec·i·pe
recognise | ˈrekəɡnaɪz |  | ˈrec·og·nise
recommend | ˌrekəˈmend |  | rec·om·ˈmend
record [noun] | ˈrekɔːd | ˈrekərd | ˈrec·ord
record [verb] | rɪˈkɔːd | rɪˈkɔːrd | re·ˈcord
recording | rɪˈkɔːdɪŋ | rɪˈkɔːrdɪŋ | re·ˈcord·ing
recycle | rɪˈsaɪkəl |  | re·ˈcy·cle
recycling | ˌriːˈsaɪklɪŋ |  | re·ˈcy·cling
reduce | rɪˈdjuːs | rɪˈduːs | re·ˈduce
refuse | rɪˈfjuːz |  | re·ˈfuse
region | ˈriːdʒən |  | ˈre·gion
regular | ˈreɡjələ | ˈreɡjələr | ˈreg·u·lar
regularly | ˈreɡjələli | ˈreɡjələrli | ˈreg·u·lar·ly
relationship | rɪˈleɪʃənʃɪp |  | re·ˈla·tion·ship
relative | ˈrelətɪv |  | ˈrel·a·tive
relax | rɪˈlæks |  | re·ˈlax
relaxed | rɪˈlækst |  | re·ˈlaxed
remove | rɪˈmuːv |  | re·ˈmove
rent | rent
repair | rɪˈpeə | rɪˈper | re·ˈpair
repeat | rɪˈpiːt |  | re·ˈpeat
replace | rɪˈpleɪs |  | re·ˈplace
reply | rɪˈplaɪ |  | re·ˈply
report | rɪˈpɔːt | rɪˈpɔːrt | re·ˈport
reporter | rɪˈpɔːtə | rɪˈpɔːrtər | re·ˈport·er
request | rɪˈkwest |  | re·ˈquest
reservation | ˌrezəˈveɪʃən | ˌrezərˈveɪʃən | res·er·ˈva·tion
rest | rest
result | rɪˈzʌlt |  | re·ˈsult
return ticket | rɪˌtɜːn ˈtɪkɪt | rɪˌtɜːrn ˈtɪkɪt
return | rɪˈtɜːn | rɪˈtɜːrn | re·ˈturn
review | rɪˈvjuː |  | re·ˈview
ride | raɪd
right | raɪt
ring | rɪŋ
rise | raɪz
rock | rɒk | rɑːk
rocket | ˈrɒkɪt | ˈrɑːkɪt | ˈrock·et
role | rəʊl | roʊl
rollerblades | ˈrəʊləbleɪdz | ˈroʊlərbleɪdz | ˈrol·ler·blades
romantic | rəʊˈmæntɪk | roʊˈmæntɪk | ro·ˈman·tic
roof | ruːf
room | ruːm
roommate | ˈruːmeɪt |  | ˈroom·mate
rope | rəʊp | roʊp
rose | rəʊz | roʊz
round | raʊnd
route | ruːt
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
salary | ˈsæləri |  | ˈsal·a·ry
sale | seɪl
salesperson | ˈseɪlzpɜːsən | ˈseɪlzpɜːrsən | ˈsales·per·son
sandals | ˈsændəlz |  | ˈsan·dals
sauce | sɔːs
sausage | ˈsɒsɪdʒ | ˈsɔːsɪdʒ | ˈsaus·age
save | seɪv
scared | skeəd | skerd
scary | ˈskeəri | ˈskeri | ˈsca·ry
scene | siːn
schedule | ˈʃedjuːl | ˈskedʒuːl | ˈsched·ule
science fiction | ˌsaɪəns ˈfɪkʃən
scientist | ˈsaɪəntɪst |  | ˈsci·en·tist
scooter | ˈskuːtə | ˈskuːtər | ˈscoo·ter
score | skɔː | skɔːr
sculpture | ˈskʌlptʃə | ˈskʌlptʃər | ˈsculp·ture
seafood | ˈsiːfuːd |  | ˈsea·food
search for | ˈsɜːtʃ fɔː | ˈsɜːrtʃ fɔːr
search | sɜːtʃ | sɜːrtʃ
seaside | ˈsiːsaɪd |  | ˈsea·side
season | ˈsiːzən |  | ˈsea·son
seat belt | ˈsiːt belt
seat | siːt
second | ˈsekənd |  | ˈsec·ond
secondary school | ˈsekəndəri skuːl | ˈsekənderi skuːl
secondary | ˈsekəndəri | ˈsekənderi | ˈsec·on·da·ry
secret | ˈsiːkrət |  | ˈse·cret
seed | siːd
seem | siːm
selfie | ˈselfi |  | ˈsel·fie
sense | sens
separate [adjective] | ˈsepərət |  | ˈsep·a·rate
series | ˈsɪəriːz | ˈsɪriːz | ˈse·ries
serious | ˈsɪəriəs | ˈsɪriəs | ˈse·ri·ous
serve | sɜːv | sɜːrv
service | ˈsɜːvɪs | ˈsɜːrvɪs | ˈser·vice
set | set
seventh | ˈsevənθ |  | ˈsev·enth
several | ˈsevrəl |  | ˈseve·ral
shake | ʃeɪk
shall | ʃæl
shampoo | ʃæmˈpuː |  | sham·ˈpoo
shape | ʃeɪp
share | ʃeə | ʃer
sharp | ʃɑːp | ʃɑːrp
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
shower | ˈʃaʊə | ˈʃaʊər | ˈshow·er
shut | ʃʌt
shy | ʃaɪ
side | saɪd
sightseeing | ˈsaɪtsiːɪŋ |  | ˈsight·see·ing
sign | saɪn
silent | ˈsaɪlənt |  | ˈsi·lent
silly | ˈsɪli |  | ˈsil·ly
silver | ˈsɪlvə | ˈsɪlvər | ˈsil·ver
similar | ˈsɪmələ | ˈsɪmələr | ˈsim·i·lar
simple | ˈsɪmpəl |  | ˈsim·ple
since | sɪns
single | ˈsɪŋɡəl |  | ˈsin·gle
sink | sɪŋk
sir | sɜː | sɜːr
situation | ˌsɪtʃuˈeɪʃən |  | sit·u·ˈa·tion
sixth | sɪksθ
skiing | ˈskiːɪŋ |  | ˈski·ing
skill | skɪl
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
social media | ˌsəʊʃəl ˈmiːdiə | ˌsoʊʃəl ˈmiːdiə
social | ˈsəʊʃəl | ˈsoʊʃəl | ˈso·cial
society | səˈsaɪəti |  | so·ˈci·e·ty
soft | sɒft | sɔːft
software | ˈsɒftweə | ˈsɔːftwer | ˈsoft·ware
soldier | ˈsəʊldʒə | ˈsoʊldʒər | ˈsol·dier
solution | səˈluːʃən |  | so·ˈlu·tion
solve | sɒlv | sɑːlv
somewhere | ˈsʌmweə | ˈsʌmwer | ˈsome·where
sore throat | ˌsɔː ˈθrəʊt | ˌsɔːr ˈθroʊt
sort | sɔːt | sɔːrt
sound | saʊnd
south | saʊθ
space | speɪs
spaceship | ˈspeɪsʃɪp |  | ˈspace·ship
spaghetti | spəˈɡeti |  | spa·ˈghet·ti
speak up | ˌspiːk ˈʌp
speaker | ˈspiːkə | ˈspiːkər | ˈspeak·er
special offer | ˌspeʃəl ˈɒfə | ˌspeʃəl ˈɔːfər
speech | spiːtʃ
speed | spiːd
spelling | ˈspelɪŋ |  | ˈspell·ing
spend money on | ˌspend ˈmʌni ɒn | ˌspend ˈmʌni ɑːn
spend | spend
spicy | ˈspaɪsi |  | ˈspi·cy
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
step | step
stick | stɪk
still | stɪl
stomach ache | ˈstʌmək eɪk
store | stɔː | stɔːr
stormy | ˈstɔːmi | ˈstɔːrmi | ˈstorm·y
straight on | ˌstreɪt ˈɒn | ˌstreɪt ˈɑːn
straight | streɪt
strange | streɪndʒ
strawberry | ˈstrɔːbəri | ˈstrɔːberi | ˈstraw·ber·ry
stress | stres
stuff | stʌf
stupid | ˈstjuːpɪd | ˈstuːpɪd | ˈstu·pid
style | staɪl
subject [noun] | ˈsʌbdʒekt |  | ˈsub·ject
succeed | səkˈsiːd |  | suc·ˈceed
success | səkˈses |  | suc·ˈcess
successful | səkˈsesfəl |  | suc·ˈcess·ful
such as | ˈsʌtʃ əz
such | sʌtʃ
sudden | ˈsʌdən |  | ˈsud·den
suddenly | ˈsʌdənli |  | ˈsud·den·ly
suffer from | ˈsʌfə frɒm | ˈsʌfər frʌm
suggest | səˈdʒest |  | sug·ˈgest
suggestion | səˈdʒestʃən |  | sug·ˈges·tion
suit | suːt
sunrise | ˈsʌnraɪz |  | ˈsun·rise
sunset | ˈsʌnset |  | ˈsun·set
sunshine | ˈsʌnʃaɪn |  | ˈsun·shine
support | səˈpɔːt | səˈpɔːrt | sup·ˈport
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
system | ˈsɪstəm |  | ˈsys·tem
table | ˈteɪbəl |  | ˈta·ble
tablet | ˈtæblət |  | ˈtab·let
take away | ˌteɪk əˈweɪ
take back | ˌteɪk ˈbæk
take care of | ˌteɪk ˈkeər əv | ˌteɪk ˈker əv
take it easy | ˌteɪk ɪt ˈiːzi
take off | ˌteɪk ˈɒf | ˌteɪk ˈɔːf
take out | ˌteɪk ˈaʊt
take part | ˌteɪk ˈpɑːt | ˌteɪk ˈpɑːrt
take turns | ˌteɪk ˈtɜːnz | ˌteɪk ˈtɜːrnz
take your time | ˌteɪk jə ˈtaɪm | ˌteɪk jər ˈtaɪm
take | teɪk
takeaway | ˈteɪkəweɪ |  | ˈtake·a·way
tap | tæp
task | tɑːsk | tæsk
taste | teɪst
teaching | ˈtiːtʃɪŋ |  | ˈteach·ing
teammate | ˈtiːmeɪt |  | ˈteam·mate
technology | tekˈnɒlədʒi | tekˈnɑːlədʒi | tech·ˈnol·o·gy
teenage | ˈtiːneɪdʒ |  | ˈteen·age
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
thought | θɔːt
throat | θrəʊt | θroʊt
through | θruː
throw away | ˌθrəʊ əˈweɪ | ˌθroʊ əˈweɪ
thumb | θʌm
thunder | ˈθʌndə | ˈθʌndər | ˈthun·der
tick | tɪk
tidy up | ˌtaɪdi ˈʌp
tidy | ˈtaɪdi |  | ˈti·dy
tight | taɪt
tights | taɪts
till | tɪl
time | taɪm
timetable | ˈtaɪmteɪbəl |  | ˈtime·ta·ble
tin | tɪn
tiny | ˈtaɪni |  | ˈti·ny
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
tourism | ˈtʊərɪzəm | ˈtʊrɪzəm | ˈtou·ri·sm
tourist information centre | ˌtʊərɪst ɪnfəˈmeɪʃən sentə | ˌtʊrɪst ɪnfərˈmeɪʃən sentər
towards | təˈwɔːdz | təˈwɔːrdz | to·ˈwards
towel | ˈtaʊəl |  | ˈtow·el
tower | ˈtaʊə | ˈtaʊər | ˈtow·er
town centre | ˌtaʊn ˈsentə | ˌtaʊn ˈsentər
track | træk
tracksuit | ˈtræksuːt |  | ˈtrack·suit
tractor | ˈtræktə | ˈtræktər | ˈtrac·tor
tradition | trəˈdɪʃən |  | tra·ˈdi·tion
traditional | trəˈdɪʃənəl |  | tra·ˈdi·tion·al
traffic jam | ˈtræfɪk dʒæm
traffic lights | ˈtræfɪk laɪts
traffic | ˈtræfɪk |  | ˈtraf·fic
train | treɪn
trainer | ˈtreɪnə | ˈtreɪnər | ˈtrain·er
training | ˈtreɪnɪŋ |  | ˈtrain·ing
tram | træm
translate | trænsˈleɪt | ˈtrænsleɪt | trans·ˈlate
transport [noun] | ˈtrænspɔːt | ˈtrænspɔːrt | ˈtrans·port
traveller | ˈtrævələ | ˈtrævələr | ˈtrav·el·ler
triangle | ˈtraɪæŋɡəl |  | ˈtri·an·gle
trolley | ˈtrɒli | ˈtrɑːli | ˈtrol·ley
trouble | ˈtrʌbəl |  | ˈtrou·ble
truck | trʌk
trumpet | ˈtrʌmpɪt |  | ˈtrum·pet
truth | truːθ
try on | ˌtraɪ ˈɒn | ˌtraɪ ˈɑːn
tuna | ˈtjuːnə | ˈtuːnə | ˈtu·na
turkey | ˈtɜːki | ˈtɜːrki | ˈtur·key
turn around | ˌtɜːn əˈraʊnd | ˌtɜːrn əˈraʊnd
turn down | ˌtɜːn ˈdaʊn | ˌtɜːrn ˈdaʊn
turn over | ˌtɜːn ˈəʊvə | ˌtɜːrn ˈoʊvər
turn | tɜːn | tɜːrn
turtle | ˈtɜːtəl | ˈtɜːrtəl | ˈtur·tle
twice | twaɪs
twin | twɪn
type | taɪp
typical | ˈtɪpɪkəl |  | ˈtyp·i·cal
ugly | ˈʌɡli |  | ˈug·ly
uncomfortable | ʌnˈkʌmfətəbəl | ʌnˈkʌmfərtəbəl | un·ˈcom·fort·a·ble
underground | ˈʌndəɡraʊnd | ˈʌndərɡraʊnd | ˈun·der·ground
understanding | ˌʌndəˈstændɪŋ | ˌʌndərˈstændɪŋ | un·der·ˈstand·ing
underwear | ˈʌndəweə | ˈʌndərwer | ˈun·der·wear
unfair | ʌnˈfeə | ʌnˈfer | un·ˈfair
unfortunately | ʌnˈfɔːtʃənətli | ʌnˈfɔːrtʃənətli | un·ˈfor·tu·nate·ly
unfriendly | ʌnˈfrendli |  | un·ˈfriend·ly
uniform | ˈjuːnɪfɔːm | ˈjuːnɪfɔːrm | ˈu·ni·form
unit | ˈjuːnɪt |  | ˈu·nit
unkind | ʌnˈkaɪnd |  | un·ˈkind
unnecessary | ʌnˈnesəsəri | ʌnˈnesəseri | un·ˈnec·es·sa·ry
unpack | ʌnˈpæk |  | un·ˈpack
untidy | ʌnˈtaɪdi |  | un·ˈti·dy
until | ənˈtɪl |  | un·ˈtil
unusual | ʌnˈjuːʒuəl |  | un·ˈu·su·al
upload [verb] | ˌʌpˈləʊd | ˈʌploʊd | up·ˈload
upset [adjective] | ˌʌpˈset |  | up·ˈset
upstairs | ʌpˈsteəz | ʌpˈsterz | up·ˈstairs
upwards | ˈʌpwədz | ˈʌpwərdz | ˈup·wards
use [noun] | juːs
used to | ˈjuːst tə
useless | ˈjuːsləs |  | ˈuse·less
user | ˈjuːzə | ˈjuːzər | ˈu·ser
usual | ˈjuːʒuəl |  | ˈu·su·al
vacation | veɪˈkeɪʃən |  | va·ˈca·tion
valley | ˈvæli |  | ˈval·ley
van | væn
variety | vəˈraɪəti |  | va·ˈri·e·ty
various | ˈveəriəs | ˈveriəs | ˈva·ri·ous
vase | vɑːz | veɪs
vegetarian | ˌvedʒəˈteəriən | ˌvedʒəˈteriən | veg·e·ˈta·ri·an
vehicle | ˈviːəkəl |  | ˈve·hi·cle
verb | vɜːb | vɜːrb
view | vjuː
violin | ˌvaɪəˈlɪn |  | vi·o·ˈlin
visit | ˈvɪzɪt |  | ˈvis·it
visitor | ˈvɪzɪtə | ˈvɪzɪtər | ˈvis·i·tor
vocabulary | vəˈkæbjələri | voʊˈkæbjəleri | vo·ˈcab·u·la·ry
voice | vɔɪs
vote | vəʊt | voʊt
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
weight | weɪt
well done | ˌwel ˈdʌn
well | wel
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
working | ˈwɜːkɪŋ | ˈwɜːrkɪŋ | ˈwork·ing
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
