import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
a great deal of | ə ˌɡreɪt ˈdiːl əv
abandon | əˈbændən |  | a·ˈban·don
abandoned | əˈbændənd |  | a·ˈban·doned
absolute | ˈæbsəluːt |  | ˈab·so·lute
absorb | əbˈzɔːb | əbˈzɔːrb | ab·ˈsorb
abstract art | ˌæbstrækt ˈɑːt | ˌæbstrækt ˈɑːrt
abstract | ˈæbstrækt |  | ˈab·stract
accelerate | əkˈseləreɪt |  | ac·ˈcel·er·ate
acceptable | əkˈseptəbəl |  | ac·ˈcept·a·ble
accessory | əkˈsesəri |  | ac·ˈces·so·ry
accompany | əˈkʌmpəni |  | ac·ˈcom·pa·ny
account for | əˈkaʊnt fɔː | əˈkaʊnt fɔːr
accuse | əˈkjuːz |  | ac·ˈcuse
acknowledge | əkˈnɒlɪdʒ | əkˈnɑːlɪdʒ | ack·ˈnow·ledge
acquaintance | əˈkweɪntəns |  | ac·ˈquain·tance
acquire | əˈkwaɪə | əˈkwaɪər | ac·ˈquire
act up | ˌækt ˈʌp
adapt | əˈdæpt |  | a·ˈdapt
adjust | əˈdʒʌst |  | ad·ˈjust
administration | ədˌmɪnɪˈstreɪʃən |  | ad·min·is·ˈtra·tion
adolescent | ˌædəˈlesənt |  | ad·o·ˈles·cent
adopt | əˈdɒpt | əˈdɑːpt | a·ˈdopt
advance | ədˈvɑːns | ədˈvæns | ad·ˈvance
affair | əˈfeə | əˈfer | af·ˈfair
affection | əˈfekʃən |  | af·ˈfec·tion
affordable | əˈfɔːdəbəl | əˈfɔːrdəbəl | af·ˈford·a·ble
agenda | əˈdʒendə |  | a·ˈgen·da
agent | ˈeɪdʒənt |  | ˈa·gent
aggressive | əˈɡresɪv |  | ag·ˈgres·sive
agriculture | ˈæɡrɪkʌltʃə | ˈæɡrɪkʌltʃər | ˈag·ri·cul·ture
aid | eɪd
airy | ˈeəri | ˈeri | ˈair·y
aisle | aɪl
algorithm | ˈælɡərɪðəm |  | ˈal·go·ri·thm
allowance | əˈlaʊəns |  | al·ˈlow·ance
alongside | əˌlɔːŋˈsaɪd |  | a·long·ˈside
alter | ˈɔːltə | ˈɔːltər | ˈal·ter
altogether | ˌɔːltəˈɡeðə | ˌɔːltəˈɡeðər | al·to·ˈgeth·er
amateur | ˈæmətə | ˈæmətɜːr | ˈam·a·teur
amenities | əˈmiːnətiz | əˈmenətiz | a·ˈme·ni·ties
analyse | ˈænəlaɪz |  | ˈan·a·lyse
analysis | əˈnæləsɪs |  | a·ˈnal·y·sis
analyst | ˈænəlɪst |  | ˈan·a·lyst
ancestor | ˈænsestə | ˈænsestər | ˈan·ces·tor
angle | ˈæŋɡəl |  | ˈan·gle
antibiotic | ˌæntibaɪˈɒtɪk | ˌæntibaɪˈɑːtɪk | an·ti·bi·ˈot·ic
anticipate | ænˈtɪsɪpeɪt |  | an·ˈtic·i·pate
ape | eɪp
apparent | əˈpærənt |  | ap·ˈpar·ent
appeal | əˈpiːl |  | ap·ˈpeal
applaud | əˈplɔːd |  | ap·ˈplaud
applause | əˈplɔːz |  | ap·ˈplause
appliance | əˈplaɪəns |  | ap·ˈpli·ance
applicant | ˈæplɪkənt |  | ˈap·pli·cant
appoint | əˈpɔɪnt |  | ap·ˈpoint
approval | əˈpruːvəl |  | ap·ˈpro·val
arena | əˈriːnə |  | a·ˈre·na
arise | əˈraɪz |  | a·ˈrise
arrogant | ˈærəɡənt |  | ˈar·ro·gant
artificial intelligence | ɑːtɪˌfɪʃəl ɪnˈtelɪdʒəns | ɑːrtɪˌfɪʃəl ɪnˈtelɪdʒəns
artificial | ˌɑːtɪˈfɪʃəl | ˌɑːrtɪˈfɪʃəl | ar·ti·ˈfi·cial
artistic | ɑːˈtɪstɪk | ɑːrˈtɪstɪk | ar·ˈtis·tic
as far as I’m concerned | əz ˌfɑːr əz ˌaɪm kənˈsɜːnd | əz ˌfɑːr əz ˌaɪm kənˈsɜːrnd
aspect | ˈæspekt |  | ˈas·pect
assemble | əˈsembəl |  | as·ˈsem·ble
assess | əˈses |  | as·ˈsess
assessment | əˈsesmənt |  | as·ˈsess·ment
assist | əˈsɪst |  | as·ˈsist
associate [verb] | əˈsəʊsieɪt | əˈsoʊsieɪt | as·ˈso·ci·ate
association | əˌsəʊsiˈeɪʃən | əˌsoʊsiˈeɪʃən | as·so·ci·ˈa·tion
assume | əˈsjuːm | əˈsuːm | as·ˈsume
assumption | əˈsʌmpʃən |  | as·ˈsump·tion
assure | əˈʃʊə | əˈʃʊr | as·ˈsure
astonish | əˈstɒnɪʃ | əˈstɑːnɪʃ | as·ˈton·ish
at short notice | ət ˌʃɔːt ˈnəʊtɪs | ət ˌʃɔːrt ˈnoʊtɪs
atom | ˈætəm |  | ˈat·om
attic | ˈætɪk |  | ˈat·tic
auction | ˈɔːkʃən |  | ˈauc·tion
autobiography | ˌɔːtəbaɪˈɒɡrəfi | ˌɔːtəbaɪˈɔːɡrəfi | au·to·bi·ˈog·ra·phy
avalanche | ˈævəlɑːnʃ | ˈævəlæntʃ | ˈav·a·lanche
await | əˈweɪt |  | a·ˈwait
award | əˈwɔːd | əˈwɔːrd | a·ˈward
back out | ˌbæk ˈaʊt
back up | ˌbæk ˈʌp
bacteria | bækˈtɪəriə | bækˈtɪriə | bac·ˈte·ri·a
baggy | ˈbæɡi |  | ˈbag·gy
bankrupt | ˈbæŋkrʌpt |  | ˈban·krupt
bar | bɑː | bɑːr
barely | ˈbeəli | ˈberli | ˈbare·ly
barrier | ˈbæriə | ˈbæriər | ˈbar·ri·er
base | beɪs
basically | ˈbeɪsɪkli |  | ˈba·sical·ly
basis | ˈbeɪsɪs |  | ˈba·sis
be fed up with | bi ˈfed ʌp wɪð
be into | bi ˈɪntuː
bear in mind | ˌbeər ɪn ˈmaɪnd | ˌber ɪn ˈmaɪnd
bear | beə | ber
beg | beɡ
beneath | bɪˈniːθ |  | be·ˈneath
besides | bɪˈsaɪdz |  | be·ˈsides
bestseller | ˌbestˈselə | ˌbestˈselər | best·ˈsell·er
beverage | ˈbevərɪdʒ |  | ˈbev·er·age
beyond | bɪˈɒnd | bɪˈɑːnd | be·ˈyond
biased | ˈbaɪəst |  | ˈbi·ased
bid | bɪd
bilingual | baɪˈlɪŋɡwəl |  | bi·ˈlin·gual
bland | blænd
blizzard | ˈblɪzəd | ˈblɪzərd | ˈbliz·zard
bloom | bluːm
blossom | ˈblɒsəm | ˈblɑːsəm | ˈblos·som
body language | ˈbɒdi læŋɡwɪdʒ | ˈbɑːdi læŋɡwɪdʒ
boil down to | ˌbɔɪl ˈdaʊn tuː
bond | bɒnd | bɑːnd
boredom | ˈbɔːdəm | ˈbɔːrdəm | ˈbore·dom
bossy | ˈbɒsi | ˈbɔːsi | ˈboss·y
boulevard | ˈbuːləvɑːd | ˈbʊləvɑːrd | ˈbou·le·vard
bounce | baʊns
bound for | ˈbaʊnd fə | ˈbaʊnd fər
boundary | ˈbaʊndəri |  | ˈboun·da·ry
brake | breɪk
branch | brɑːntʃ | bræntʃ
break off | ˌbreɪk ˈɒf | ˌbreɪk ˈɔːf
breakthrough | ˈbreɪkθruː |  | ˈbreak·through
bridesmaid | ˈbraɪdzmeɪd |  | ˈbride·smaid
bring about | ˌbrɪŋ əˈbaʊt
bring in | ˌbrɪŋ ˈɪn
bring out | ˌbrɪŋ ˈaʊt
bring up | ˌbrɪŋ ˈʌp
broad | brɔːd
broadcast | ˈbrɔːdkɑːst | ˈbrɔːdkæst | ˈbroad·cast
broadly | ˈbrɔːdli |  | ˈbroad·ly
brooch | brəʊtʃ | broʊtʃ
brush up on | ˌbrʌʃ ˈʌp ɒn | ˌbrʌʃ ˈʌp ɑːn
buffet | ˈbʊfeɪ | bəˈfeɪ | ˈbuf·fet
build up | ˌbɪld ˈʌp
build | bɪld
bump into | ˈbʌmp ɪntu
burn out | ˌbɜːn ˈaʊt | ˌbɜːrn ˈaʊt
burrow | ˈbʌrəʊ | ˈbɜːroʊ | ˈbur·row
burst | bɜːst | bɜːrst
bustling | ˈbʌslɪŋ |  | ˈbus·tling
call for | ˈkɔːl fɔː | ˈkɔːl fɔːr
call on | ˈkɔːl ɒn | ˈkɔːl ɑːn
calorie | ˈkæləri |  | ˈcal·o·rie
camouflage | ˈkæməflɑːʒ |  | ˈcam·ou·flage
capacity | kəˈpæsəti |  | ca·ˈpac·i·ty
captivity | kæpˈtɪvəti |  | cap·ˈtiv·i·ty
capture | ˈkæptʃə | ˈkæptʃər | ˈcap·ture
carbohydrate | ˌkɑːbəʊˈhaɪdreɪt | ˌkɑːrboʊˈhaɪdreɪt | car·bo·ˈhy·drate
cargo | ˈkɑːɡəʊ | ˈkɑːrɡoʊ | ˈcar·go
carnivore | ˈkɑːnɪvɔː | ˈkɑːrnɪvɔːr | ˈcar·ni·vore
cast | kɑːst | kæst
catch on | ˌkætʃ ˈɒn | ˌkætʃ ˈɑːn
catch sight of | ˌkætʃ ˈsaɪt əv
cell | sel
cellar | ˈselə | ˈselər | ˈcel·lar
chain | tʃeɪn
challenging | ˈtʃæləndʒɪŋ |  | ˈchal·len·ging
characteristic | ˌkærəktəˈrɪstɪk |  | char·ac·ter·ˈis·tic
chief | tʃiːf
chip | tʃɪp
choir | ˈkwaɪə | ˈkwaɪər
chore | tʃɔː | tʃɔːr
chronic | ˈkrɒnɪk | ˈkrɑːnɪk | ˈchron·ic
chronological | ˌkrɒnəˈlɒdʒɪkəl | ˌkrɑːnəˈlɑːdʒɪkəl | chron·o·ˈlog·i·cal
circuit | ˈsɜːkət | ˈsɜːrkət | ˈcir·cuit
civil | ˈsɪvəl |  | ˈciv·il
claim | kleɪm
clarify | ˈklærɪfaɪ |  | ˈclar·i·fy
clause | klɔːz
climax | ˈklaɪmæks |  | ˈcli·max
cling | klɪŋ
clutter | ˈklʌtə | ˈklʌtər | ˈclut·ter
coastline | ˈkəʊstlaɪn | ˈkoʊstlaɪn | ˈcoast·line
coincide | ˌkəʊɪnˈsaɪd | ˌkoʊɪnˈsaɪd | co·in·ˈcide
coincidence | kəʊˈɪnsɪdəns | koʊˈɪnsɪdəns | co·ˈin·ci·dence
collaborate | kəˈlæbəreɪt |  | col·ˈlab·o·rate
collapse | kəˈlæps |  | col·ˈlapse
collision | kəˈlɪʒən |  | col·ˈli·sion
column | ˈkɒləm | ˈkɑːləm | ˈcol·umn
combat | ˈkɒmbæt | ˈkɑːmbæt | ˈcom·bat
come down with | ˌkʌm ˈdaʊn wɪð
come into | ˈkʌm ɪntu
come to | ˈkʌm tuː
come up against | ˌkʌm ˈʌp əɡenst
command | kəˈmɑːnd | kəˈmænd | com·ˈmand
commercial | kəˈmɜːʃəl | kəˈmɜːrʃəl | com·ˈmer·cial
commission | kəˈmɪʃən |  | com·ˈmis·sion
commit | kəˈmɪt |  | com·ˈmit
commitment | kəˈmɪtmənt |  | com·ˈmit·ment
commonly | ˈkɒmənli | ˈkɑːmənli | ˈcom·mon·ly
commute | kəˈmjuːt |  | com·ˈmute
commuter | kəˈmjuːtə | kəˈmjuːtər | com·ˈmut·er
companion | kəmˈpænjən |  | com·ˈpan·ion
compatible | kəmˈpætəbəl |  | com·ˈpat·i·ble
compensation | ˌkɒmpənˈseɪʃən | ˌkɑːmpənˈseɪʃən | com·pen·ˈsa·tion
competent | ˈkɒmpɪtənt | ˈkɑːmpɪtənt | ˈcom·pe·tent
complex | ˈkɒmpleks | ˈkɑːmpleks | ˈcom·plex
complexion | kəmˈplekʃən |  | com·ˈplex·ion
complexity | kəmˈpleksəti |  | com·ˈplex·i·ty
component | kəmˈpəʊnənt | kəmˈpoʊnənt | com·ˈpo·nent
compose | kəmˈpəʊz | kəmˈpoʊz | com·ˈpose
comprehensive | ˌkɒmpriˈhensɪv | ˌkɑːmpriˈhensɪv | com·pre·ˈhen·sive
compromise | ˈkɒmprəmaɪz | ˈkɑːmprəmaɪz | ˈcom·pro·mise
compulsory | kəmˈpʌlsəri |  | com·ˈpul·so·ry
conceal | kənˈsiːl |  | con·ˈceal
concentration | ˌkɒnsənˈtreɪʃən | ˌkɑːnsənˈtreɪʃən | con·cen·ˈtra·tion
concerned | kənˈsɜːnd | kənˈsɜːrnd | con·ˈcerned
conclude | kənˈkluːd |  | con·ˈclude
conduct [verb] | kənˈdʌkt |  | con·ˈduct
conductor | kənˈdʌktə | kənˈdʌktər | con·ˈduc·tor
confess | kənˈfes |  | con·ˈfess
confront | kənˈfrʌnt |  | con·ˈfront
congestion | kənˈdʒestʃən |  | con·ˈges·tion
connecting | kəˈnektɪŋ |  | con·ˈnect·ing
conscious | ˈkɒnʃəs | ˈkɑːnʃəs | ˈcon·scious
consciousness | ˈkɒnʃəsnəs | ˈkɑːnʃəsnəs | ˈcon·scious·ness
consecutive | kənˈsekjətɪv |  | con·ˈsec·u·tive
consequently | ˈkɒnsəkwəntli | ˈkɑːnsəkwəntli | ˈcon·se·quent·ly
conservation | ˌkɒnsəˈveɪʃən | ˌkɑːnsərˈveɪʃən | con·ser·ˈva·tion
conservative | kənˈsɜːvətɪv | kənˈsɜːrvətɪv | con·ˈser·va·tive
considerable | kənˈsɪdərəbəl |  | con·ˈsid·er·a·ble
considerably | kənˈsɪdərəbli |  | con·ˈsid·er·a·bly
considerate | kənˈsɪdərət |  | con·ˈsid·er·ate
consideration | kənˌsɪdəˈreɪʃən |  | con·sid·er·ˈa·tion
consist of | kənˈsɪst ɒv | kənˈsɪst ʌv
consistent | kənˈsɪstənt |  | con·ˈsis·tent
conspiracy | kənˈspɪrəsi |  | con·ˈspir·a·cy
construct | kənˈstrʌkt |  | con·ˈstruct
consult | kənˈsʌlt |  | con·ˈsult
consultant | kənˈsʌltənt |  | con·ˈsul·tant
consume | kənˈsjuːm | kənˈsuːm | con·ˈsume
consumption | kənˈsʌmpʃən |  | con·ˈsump·tion
contagious | kənˈteɪdʒəs |  | con·ˈta·gious
contemporary | kənˈtempərəri | kənˈtempəreri | con·ˈtem·po·ra·ry
content [adjective] | kənˈtent |  | con·ˈtent
contestant | kənˈtestənt |  | con·ˈtes·tant
continual | kənˈtɪnjuəl |  | con·ˈtin·u·al
contradict | ˌkɒntrəˈdɪkt | ˌkɑːntrəˈdɪkt | con·tra·ˈdict
contrast [noun] | ˈkɒntrɑːst | ˈkɑːntræst | ˈcon·trast
controversial | ˌkɒntrəˈvɜːʃəl | ˌkɑːntrəˈvɜːrʃəl | con·tro·ˈver·sial
controversy | ˈkɒntrəvɜːsi | ˈkɑːntrəvɜːrsi | ˈcon·tro·ver·sy
convention | kənˈvenʃən |  | con·ˈven·tion
conventional | kənˈvenʃənəl |  | con·ˈven·tion·al
convert [verb] | kənˈvɜːt | kənˈvɜːrt | con·ˈvert
convey | kənˈveɪ |  | con·ˈvey
convict [verb] | kənˈvɪkt |  | con·ˈvict
conviction | kənˈvɪkʃən |  | con·ˈvic·tion
convinced | kənˈvɪnst |  | con·ˈvinced
cooperate | kəʊˈɒpəreɪt | koʊˈɑːpəreɪt | co·ˈop·er·ate
cooperation | kəʊˌɒpəˈreɪʃən | koʊˌɑːpəˈreɪʃən | co·op·er·ˈa·tion
coral | ˈkɒrəl | ˈkɔːrəl | ˈcor·al
core | kɔː | kɔːr
corporate | ˈkɔːpərət | ˈkɔːrpərət | ˈcor·po·rate
corruption | kəˈrʌpʃən |  | cor·ˈrup·tion
cosmopolitan | ˌkɒzməˈpɒlɪtən | ˌkɑːzməˈpɑːlɪtən | cos·mo·ˈpol·i·tan
coursework | ˈkɔːswɜːk | ˈkɔːrswɜːrk | ˈcourse·work
crack down on | ˌkræk ˈdaʊn ɒn | ˌkræk ˈdaʊn ɑːn
craft | krɑːft | kræft
cram | kræm
cramped | kræmpt
crater | ˈkreɪtə | ˈkreɪtər | ˈcra·ter
crave | kreɪv
crawl | krɔːl
creamy | ˈkriːmi |  | ˈcream·y
creased | kriːst
creation | kriˈeɪʃən |  | cre·ˈa·tion
creativity | ˌkriːeɪˈtɪvəti |  | cre·a·ˈtiv·i·ty
credit | ˈkredɪt |  | ˈcred·it
creep | kriːp
crisis | ˈkraɪsɪs |  | ˈcri·sis
crispy | ˈkrɪspi |  | ˈcris·py
criterion | kraɪˈtɪəriən | kraɪˈtɪriən | cri·ˈte·ri·on
critic | ˈkrɪtɪk |  | ˈcrit·ic
critical | ˈkrɪtɪkəl |  | ˈcrit·i·cal
criticise | ˈkrɪtɪsaɪz |  | ˈcrit·i·cise
criticism | ˈkrɪtɪsɪzəm |  | ˈcrit·i·ci·sm
crow | krəʊ | kroʊ
crucial | ˈkruːʃəl |  | ˈcru·cial
cruelty | ˈkruːəlti |  | ˈcru·el·ty
crush | krʌʃ
crutch | krʌtʃ
cuddly | ˈkʌdli |  | ˈcud·dly
cuisine | kwɪˈziːn |  | cui·ˈsine
curiosity | ˌkjʊəriˈɒsəti | ˌkjʊriˈɑːsəti | cu·ri·ˈos·i·ty
current | ˈkʌrənt | ˈkɜːrənt | ˈcur·rent
curriculum | kəˈrɪkjʊləm |  | cur·ˈric·u·lum
curve | kɜːv | kɜːrv
cut back | ˌkʌt ˈbæk
cut down on | ˌkʌt ˈdaʊn ɒn | ˌkʌt ˈdaʊn ɑːn
cut in | ˌkʌt ˈɪn
damp | dæmp
dare | deə | der
dash | dæʃ
database | ˈdeɪtəbeɪs |  | ˈda·ta·base
date | deɪt
debate | dɪˈbeɪt |  | de·ˈbate
decay | dɪˈkeɪ |  | de·ˈcay
decent | ˈdiːsənt |  | ˈde·cent
declare | dɪˈkleə | dɪˈkler | de·ˈclare
decline | dɪˈklaɪn |  | de·ˈcline
dedicate | ˈdedɪkeɪt |  | ˈded·i·cate
dedicated | ˈdedɪkeɪtɪd |  | ˈded·i·cat·ed
deeply | ˈdiːpli |  | ˈdeep·ly
defence | dɪˈfens |  | de·ˈfence
defender | dɪˈfendə | dɪˈfendər | de·ˈfend·er
define | dɪˈfaɪn |  | de·ˈfine
delegate [verb] | ˈdelɪɡeɪt |  | ˈdel·e·gate
deliberate | dɪˈlɪbərət |  | de·ˈlib·er·ate
delicate | ˈdelɪkət |  | ˈdel·i·cate
delight | dɪˈlaɪt |  | de·ˈlight
demand | dɪˈmɑːnd | dɪˈmænd | de·ˈmand
democracy | dɪˈmɒkrəsi | dɪˈmɑːkrəsi | de·ˈmoc·ra·cy
demolish | dɪˈmɒlɪʃ | dɪˈmɑːlɪʃ | de·ˈmol·ish
demonstrate | ˈdemənstreɪt |  | ˈdem·on·strate
demonstration | ˌdemənˈstreɪʃən |  | dem·on·ˈstra·tion
density | ˈdensəti |  | ˈden·si·ty
deny | dɪˈnaɪ |  | de·ˈny
depict | dɪˈpɪkt |  | de·ˈpict
deposit | dɪˈpɒzɪt | dɪˈpɑːzɪt | de·ˈpos·it
deprived | dɪˈpraɪvd |  | de·ˈprived
deputy | ˈdepjəti |  | ˈdep·u·ty
derive | dəˈraɪv |  | der·ˈive
descendant | dɪˈsendənt |  | de·ˈscen·dant
deserted | dɪˈzɜːtɪd | dɪˈzɜːrtɪd | de·ˈser·ted
desire | dɪˈzaɪə | dɪˈzaɪər | de·ˈsire
despise | dɪˈspaɪz |  | de·ˈspise
detached | dɪˈtætʃt |  | de·ˈtached
detect | dɪˈtekt |  | de·ˈtect
detention | dɪˈtenʃən |  | de·ˈten·tion
determination | dɪˌtɜːmɪˈneɪʃən | dɪˌtɜːrmɪˈneɪʃən | de·ter·mi·ˈna·tion
determine | dɪˈtɜːmɪn | dɪˈtɜːrmɪn | de·ˈter·mine
detour | ˈdiːtʊə | ˈdiːtʊr | ˈde·tour
devote | dɪˈvəʊt | dɪˈvoʊt | de·ˈvote
diagnose | ˈdaɪəɡnəʊz | ˌdaɪəɡˈnoʊs | ˈdi·ag·nose
die down | ˌdaɪ ˈdaʊn
die out | ˌdaɪ ˈaʊt
differ | ˈdɪfə | ˈdɪfər | ˈdif·fer
digest [verb] | daɪˈdʒest |  | di·ˈgest
dimension | dɪˈmenʃən |  | di·ˈmen·sion
dip | dɪp
direct | dəˈrekt |  | di·ˈrect
disability | ˌdɪsəˈbɪləti |  | dis·a·ˈbil·i·ty
disc | dɪsk
discipline | ˈdɪsɪplɪn |  | ˈdis·ci·pline
discourage | dɪˈskʌrɪdʒ | dɪˈskɜːrɪdʒ | dis·ˈcour·age
discrimination | dɪˌskrɪmɪˈneɪʃən |  | dis·crim·i·ˈna·tion
disk | dɪsk
dislike | dɪsˈlaɪk |  | dis·ˈlike
dismiss | dɪsˈmɪs |  | dis·ˈmiss
dispose of | dɪˈspəʊz ɒv | dɪˈspoʊz ʌv
dispute | dɪˈspjuːt |  | dis·ˈpute
disqualify | dɪˈskwɒlɪfaɪ | dɪˈskwɑːlɪfaɪ | dis·ˈqual·i·fy
dissertation | ˌdɪsəˈteɪʃən | ˌdɪsərˈteɪʃən | dis·ser·ˈta·tion
dissolve | dɪˈzɒlv | dɪˈzɑːlv | dis·ˈsolve
distinction | dɪˈstɪŋkʃən |  | dis·ˈtinc·tion
distinguish | dɪˈstɪŋɡwɪʃ |  | dis·ˈtin·guish
distract | dɪˈstrækt |  | dis·ˈtract
distribute | dɪˈstrɪbjuːt |  | dis·ˈtrib·ute
distribution | ˌdɪstrɪˈbjuːʃən |  | dis·tri·ˈbu·tion
diverse | daɪˈvɜːs | daɪˈvɜːrs | di·ˈverse
diversion | daɪˈvɜːʃən | daɪˈvɜːrʒən | di·ˈver·sion
diversity | daɪˈvɜːsəti | daɪˈvɜːrsəti | di·ˈver·si·ty
division | dɪˈvɪʒən |  | di·ˈvi·sion
dizzy | ˈdɪzi |  | ˈdiz·zy
do away with | ˌduː əˈweɪ wɪð
do up | ˌduː ˈʌp
do without | ˌduː wɪˈðaʊt
domestic | dəˈmestɪk |  | do·ˈmes·tic
domesticated | dəˈmestɪkeɪtɪd |  | do·ˈmes·ti·ca·ted
dominant | ˈdɒmɪnənt | ˈdɑːmɪnənt | ˈdom·i·nant
dominate | ˈdɒmɪneɪt | ˈdɑːmɪneɪt | ˈdom·i·nate
doorstep | ˈdɔːstep | ˈdɔːrstep | ˈdoor·step
doubt | daʊt
dough | dəʊ | doʊ
downpour | ˈdaʊnpɔː | ˈdaʊnpɔːr | ˈdown·pour
downward | ˈdaʊnwəd | ˈdaʊnwərd | ˈdown·ward
draft | drɑːft | dræft
drain | dreɪn
dramatic | drəˈmætɪk |  | dra·ˈmat·ic
draughty | ˈdrɑːfti | ˈdræfti | ˈdraugh·ty
draw up | ˌdrɔː ˈʌp
dress code | ˈdres kəʊd | ˈdres koʊd
drift apart | ˌdrɪft əˈpɑːt | ˌdrɪft əˈpɑːrt
drift | drɪft
drip | drɪp
drive | draɪv
drizzle | ˈdrɪzəl |  | ˈdriz·zle
drone | drəʊn | droʊn
drop out | ˌdrɒp ˈaʊt | ˌdrɑːp ˈaʊt
drown | draʊn
duration | djʊˈreɪʃən | duˈreɪʃən | du·ˈra·tion
dusk | dʌsk
dynamic | daɪˈnæmɪk |  | dy·ˈnam·ic
easy-going | ˌiːzi ˈɡəʊɪŋ | ˌiːzi ˈɡoʊɪŋ
economic | ˌiːkəˈnɒmɪk | ˌiːkəˈnɑːmɪk | e·co·ˈnom·ic
economical | ˌiːkəˈnɒmɪkəl | ˌiːkəˈnɑːmɪkəl | e·co·ˈnom·i·cal
economist | ɪˈkɒnəmɪst | ɪˈkɑːnəmɪst | e·ˈcon·o·mist
ecosystem | ˈiːkəʊsɪstəm | ˈiːkoʊsɪstəm | ˈe·co·sys·tem
edible | ˈedəbəl |  | ˈed·i·ble
edition | ɪˈdɪʃən |  | e·ˈdi·tion
effectively | ɪˈfektɪvli |  | ef·ˈfec·tive·ly
efficiency | ɪˈfɪʃənsi |  | ef·ˈfi·cien·cy
element | ˈelɪmənt |  | ˈel·e·ment
eliminate | ɪˈlɪmɪneɪt |  | e·ˈlim·i·nate
embark on | ɪmˈbɑːk ɒn | ɪmˈbɑːrk ɑːn
emerge | ɪˈmɜːdʒ | ɪˈmɜːrdʒ | e·ˈmerge
emission | ɪˈmɪʃən |  | e·ˈmis·sion
empathy | ˈempəθi |  | ˈem·pa·thy
emphasis | ˈemfəsɪs |  | ˈem·pha·sis
emphasise | ˈemfəsaɪz |  | ˈem·pha·sise
empire | ˈempaɪə | ˈempaɪər | ˈem·pire
enable | ɪˈneɪbəl |  | e·ˈna·ble
encounter | ɪnˈkaʊntə | ɪnˈkaʊntər | en·ˈcoun·ter
endless | ˈendləs |  | ˈend·less
endurance | ɪnˈdjʊərəns | ɪnˈdʊrəns | en·ˈdu·rance
enforce | ɪnˈfɔːs | ɪnˈfɔːrs | en·ˈforce
engage in | ɪnˈɡeɪdʒ ɪn
enhance | ɪnˈhɑːns | ɪnˈhæns | en·ˈhance
enrol | ɪnˈrəʊl | ɪnˈroʊl | en·ˈrol
ensure | ɪnˈʃɔː | ɪnˈʃʊr | en·ˈsure
enterprise | ˈentəpraɪz | ˈentərpraɪz | ˈen·ter·prise
enthusiast | ɪnˈθuːziæst |  | en·ˈthu·si·ast
entire | ɪnˈtaɪə | ɪnˈtaɪər | en·ˈtire
entirely | ɪnˈtaɪəli | ɪnˈtaɪərli | en·ˈtire·ly
entrepreneur | ˌɒntrəprəˈnɜː | ˌɑːntrəprəˈnɜːr | en·tre·pre·ˈneur
envy | ˈenvi |  | ˈen·vy
equaliser | ˈiːkwəlaɪzə | ˈiːkwəlaɪzər | ˈe·qual·i·ser
equality | iˈkwɒləti | iˈkwɑːləti | e·ˈqual·i·ty
equally | ˈiːkwəli |  | ˈe·qual·ly
era | ˈɪərə | ˈerə | ˈe·ra
erupt | ɪˈrʌpt |  | e·ˈrupt
essentially | ɪˈsenʃəli |  | es·ˈsen·tial·ly
establish | ɪˈstæblɪʃ |  | es·ˈtab·lish
estate | ɪˈsteɪt |  | es·ˈtate
ethical | ˈeθɪkəl |  | ˈeth·i·cal
ethnic | ˈeθnɪk |  | ˈeth·nic
evaluate | ɪˈvæljueɪt |  | e·ˈval·u·ate
evaluation | ɪˌvæljuˈeɪʃən |  | e·val·u·ˈa·tion
evident | ˈevɪdənt |  | ˈev·i·dent
evolution | ˌiːvəˈluːʃən | ˌevəˈluːʃən | e·vo·ˈlu·tion
evolve | ɪˈvɒlv | ɪˈvɑːlv | e·ˈvolve
exaggerate | ɪɡˈzædʒəreɪt |  | ex·ˈag·ger·ate
exceed | ɪkˈsiːd |  | ex·ˈceed
exception | ɪkˈsepʃən |  | ex·ˈcep·tion
exclude | ɪksˈkluːd |  | ex·ˈclude
exclusive | ɪksˈkluːsɪv |  | ex·ˈclu·sive
executive | ɪɡˈzekjətɪv |  | ex·ˈec·u·tive
exhibit | ɪɡˈzɪbɪt |  | ex·ˈhib·it
existence | ɪɡˈzɪstəns |  | ex·ˈis·tence
existing | ɪɡˈzɪstɪŋ |  | ex·ˈist·ing
exotic | ɪɡˈzɒtɪk | ɪɡˈzɑːtɪk | ex·ˈot·ic
expand | ɪkˈspænd |  | ex·ˈpand
expansion | ɪkˈspænʃən |  | ex·ˈpan·sion
expectation | ˌekspekˈteɪʃən |  | ex·pec·ˈta·tion
expel | ɪkˈspel |  | ex·ˈpel
expertise | ˌekspɜːˈtiːz | ˌekspɜːrˈtiːz | ex·per·ˈtise
exploit | ˈeksplɔɪt |  | ˈex·ploit
export [verb] | ɪkˈspɔːt | ɪkˈspɔːrt | ex·ˈport
expose | ɪkˈspəʊz | ɪkˈspoʊz | ex·ˈpose
extend | ɪkˈstend |  | ex·ˈtend
extended family | ɪkˌstendɪd ˈfæməli
extension | ɪkˈstenʃən |  | ex·ˈten·sion
extensive | ɪkˈstensɪv |  | ex·ˈten·sive
extent | ɪkˈstent |  | ex·ˈtent
external | ɪkˈstɜːnəl | ɪkˈstɜːrnəl | ex·ˈter·nal
extravagant | ɪkˈstrævəɡənt |  | ex·ˈtrav·a·gant
eye contact | ˈaɪ kɒntækt | ˈaɪ kɑːntækt
fabric | ˈfæbrɪk |  | ˈfab·ric
face up to | ˌfeɪs ˈʌp tuː
facility | fəˈsɪləti |  | fa·ˈcil·i·ty
faculty | ˈfækəlti |  | ˈfac·ul·ty
fade | feɪd
faint | feɪnt
faith | feɪθ
fake news | ˌfeɪk ˈnjuːz | ˌfeɪk ˈnuːz
fall behind | ˌfɔːl bɪˈhaɪnd
fall for | ˈfɔːl fɔː | ˈfɔːl fɔːr
fall out | ˌfɔːl ˈaʊt
fall through | ˌfɔːl ˈθruː
family tree | ˌfæməli ˈtriː
fancy | ˈfænsi |  | ˈfan·cy
fatal | ˈfeɪtəl |  | ˈfa·tal
feast | fiːst
fellow | ˈfeləʊ | ˈfeloʊ | ˈfel·low
fertile | ˈfɜːtaɪl | ˈfɜːrtəl | ˈfer·tile
fibre | ˈfaɪbə | ˈfaɪbər | ˈfi·bre
finance | ˈfaɪnæns |  | ˈfi·nance
finding | ˈfaɪndɪŋ |  | ˈfind·ing
fine | faɪn
firm | fɜːm | fɜːrm
fist | fɪst
fixed | fɪkst
flame | fleɪm
flash | flæʃ
flattering | ˈflætərɪŋ |  | ˈflat·ter·ing
flexible | ˈfleksəbəl |  | ˈflex·i·ble
flourish | ˈflʌrɪʃ | ˈflɜːrɪʃ | ˈflour·ish
fluently | ˈfluːəntli |  | ˈflu·ent·ly
folk tale | ˈfəʊk teɪl | ˈfoʊk teɪl
folk | fəʊk | foʊk
follow up | ˌfɒləʊ ˈʌp | ˌfɑːloʊ ˈʌp
following | ˈfɒləʊɪŋ | ˈfɑːloʊɪŋ | ˈfol·low·ing
fond | fɒnd | fɑːnd
fool | fuːl
for good | fə ˈɡʊd | fər ˈɡʊd
for the time being | fə ðə ˌtaɪm ˈbiːɪŋ | fər ðə ˌtaɪm ˈbiːɪŋ
fortune | ˈfɔːtʃən | ˈfɔːrtʃən | ˈfor·tune
fossil fuel | ˈfɒsəl fjuːəl | ˈfɑːsəl fjuːəl
foster | ˈfɒstə | ˈfɑːstər | ˈfos·ter
foul | faʊl
founder | ˈfaʊndə | ˈfaʊndər | ˈfound·er
fraction | ˈfrækʃən |  | ˈfrac·tion
fragile | ˈfrædʒaɪl | ˈfrædʒəl | ˈfrag·ile
framework | ˈfreɪmwɜːk | ˈfreɪmwɜːrk | ˈframe·work
fraud | frɔːd
freckle | ˈfrekəl |  | ˈfreck·le
freelance | ˈfriːlɑːns | ˈfriːlæns | ˈfree·lance
frequency | ˈfriːkwənsi |  | ˈfre·quen·cy
frustrated | frʌˈstreɪtɪd | ˈfrʌstreɪtɪd | frus·ˈtra·ted
frustration | frəˈstreɪʃən |  | frus·ˈtra·tion
fulfil | fʊlˈfɪl |  | ful·ˈfil
fund | fʌnd
fundamental | ˌfʌndəˈmentəl |  | fun·da·ˈmen·tal
funding | ˈfʌndɪŋ |  | ˈfund·ing
funds | fʌndz
furious | ˈfjʊəriəs | ˈfjʊriəs | ˈfu·ri·ous
furthermore | ˌfɜːðəˈmɔː | ˈfɜːrðərmɔːr | fur·ther·ˈmore
fussy | ˈfʌsi |  | ˈfus·sy
gang | ɡæŋ
garment | ˈɡɑːmənt | ˈɡɑːrmənt | ˈgar·ment
gathering | ˈɡæðərɪŋ |  | ˈgath·er·ing
gender | ˈdʒendə | ˈdʒendər | ˈgen·der
gene | dʒiːn
generate | ˈdʒenəreɪt |  | ˈgen·er·ate
generosity | ˌdʒenəˈrɒsəti | ˌdʒenəˈrɑːsəti | gen·er·ˈos·i·ty
genetic | dʒəˈnetɪk |  | ge·ˈnet·ic
genuine | ˈdʒenjuɪn |  | ˈgen·u·ine
genuinely | ˈdʒenjuənli |  | ˈgen·ui·ne·ly
gesture | ˈdʒestʃə | ˈdʒestʃər | ˈges·ture
get across | ˌɡet əˈkrɒs | ˌɡet əˈkrɔːs
get at | ˈɡet æt
get away with | ˌɡet əˈweɪ wɪð
get into trouble | ˌɡet ɪntu ˈtrʌbəl
get round to | ˌɡet ˈraʊnd tuː
get up to | ˌɡet ˈʌp tuː
getaway | ˈɡetəweɪ |  | ˈget·a·way
gifted | ˈɡɪftɪd |  | ˈgift·ed
ginger | ˈdʒɪndʒə | ˈdʒɪndʒər | ˈgin·ger
give off | ˌɡɪv ˈɒf | ˌɡɪv ˈɔːf
glacier | ˈɡleɪʃə | ˈɡleɪʃər | ˈgla·cier
glamorous | ˈɡlæmərəs |  | ˈglam·o·rous
glance | ɡlɑːns | ɡlæns
go along with | ˌɡəʊ əˈlɒŋ wɪð | ˌɡoʊ əˈlɔːŋ wɪð
go back on | ˌɡəʊ ˈbæk ɒn | ˌɡoʊ ˈbæk ɑːn
go off | ˌɡəʊ ˈɒf | ˌɡoʊ ˈɔːf
gossip | ˈɡɒsɪp | ˈɡɑːsɪp | ˈgos·sip
govern | ˈɡʌvən | ˈɡʌvərn | ˈgov·ern
governor | ˈɡʌvənə | ˈɡʌvərnər | ˈgov·er·nor
gradual | ˈɡrædʒuəl |  | ˈgrad·u·al
grain | ɡreɪn
grand | ɡrænd
grant | ɡrɑːnt | ɡrænt
grate | ɡreɪt
gravity | ˈɡrævəti |  | ˈgrav·i·ty
graze | ɡreɪz
greedy | ˈɡriːdi |  | ˈgree·dy
greenhouse gas | ˌɡriːnhaʊs ˈɡæs
grief | ɡriːf
grip | ɡrɪp
growl | ɡraʊl
guardian | ˈɡɑːdiən | ˈɡɑːrdiən | ˈguar·di·an
guideline | ˈɡaɪdlaɪn |  | ˈguide·line
guilt | ɡɪlt
gust | ɡʌst
hack | hæk
haggle | ˈhæɡəl |  | ˈhag·gle
hand over | ˌhænd ˈəʊvə | ˌhænd ˈoʊvər
handy | ˈhændi |  | ˈhand·y
harmful | ˈhɑːmfəl | ˈhɑːrmfəl | ˈharm·ful
harsh | hɑːʃ | hɑːrʃ
harvest | ˈhɑːvɪst | ˈhɑːrvɪst | ˈhar·vest
hatch | hætʃ
hatred | ˈheɪtrəd |  | ˈha·tred
have second thoughts | hæv ˌsekənd ˈθɔːts
have to do with | ˌhæv tə ˈduː wɪð
head for | ˈhed fɔː | ˈhed fɔːr
headquarters | ˌhedˈkwɔːtəz | ˈhedkwɔːrtərz | head·ˈquar·ters
heal | hiːl
heaven | ˈhevən |  | ˈheav·en
hem | hem
hence | hens
herbivore | ˈhɜːbɪvɔː | ˈhɜːrbɪvɔːr | ˈher·bi·vore
heritage | ˈherɪtɪdʒ |  | ˈher·i·tage
hesitate | ˈhezɪteɪt |  | ˈhes·i·tate
hesitation | ˌhezɪˈteɪʃən |  | hes·i·ˈta·tion
hibernate | ˈhaɪbəneɪt | ˈhaɪbərneɪt | ˈhi·ber·nate
high-tech | ˌhaɪ ˈtek
hive | haɪv
hold back | ˌhəʊld ˈbæk | ˌhoʊld ˈbæk
hold out | ˌhəʊld ˈaʊt | ˌhoʊld ˈaʊt
hollow | ˈhɒləʊ | ˈhɑːloʊ | ˈhol·low
homely | ˈhəʊmli | ˈhoʊmli | ˈhome·ly
homesick | ˈhəʊmsɪk | ˈhoʊmsɪk | ˈhome·sick
honour | ˈɒnə | ˈɑːnər | ˈhon·our
hoof | huːf
horizon | həˈraɪzən |  | ho·ˈri·zon
hospitality | ˌhɒspɪˈtæləti | ˌhɑːspɪˈtæləti | hos·pi·ˈtal·i·ty
hostage | ˈhɒstɪdʒ | ˈhɑːstɪdʒ | ˈhos·tage
hostile | ˈhɒstaɪl | ˈhɑːstəl | ˈhos·tile
household | ˈhaʊshəʊld | ˈhaʊshoʊld | ˈhouse·hold
housewarming | ˈhaʊswɔːmɪŋ | ˈhaʊswɔːrmɪŋ | ˈhouse·warm·ing
housing | ˈhaʊzɪŋ |  | ˈhou·sing
howl | haʊl
human rights | ˌhjuːmən ˈraɪts
humorous | ˈhjuːmərəs |  | ˈhu·mo·rous
hurdle | ˈhɜːdəl | ˈhɜːrdəl | ˈhur·dle
hygiene | ˈhaɪdʒiːn |  | ˈhy·giene
hypothesis | haɪˈpɒθəsɪs | haɪˈpɑːθəsɪs | hy·ˈpoth·e·sis
icon | ˈaɪkɒn | ˈaɪkɑːn | ˈi·con
identification | aɪˌdentɪfɪˈkeɪʃən |  | i·den·ti·fi·ˈca·tion
identity | aɪˈdentəti |  | i·ˈden·ti·ty
illusion | ɪˈluːʒən |  | il·ˈlu·sion
illustrate | ˈɪləstreɪt |  | ˈil·lus·trate
illustration | ˌɪləˈstreɪʃən |  | il·lus·ˈtra·tion
immense | ɪˈmens |  | im·ˈmense
immigrant | ˈɪmɪɡrənt |  | ˈim·mi·grant
immune | ɪˈmjuːn |  | im·ˈmune
impatience | ɪmˈpeɪʃəns |  | im·ˈpa·tience
implement | ˈɪmpləmənt |  | ˈim·ple·ment
implication | ˌɪmplɪˈkeɪʃən |  | im·pli·ˈca·tion
imply | ɪmˈplaɪ |  | im·ˈply
import [verb] | ɪmˈpɔːt | ɪmˈpɔːrt | im·ˈport
impose | ɪmˈpəʊz | ɪmˈpoʊz | im·ˈpose
impulse buy | ˈɪmpʌls baɪ
in debt | ɪn ˈdet
in favour of | ɪn ˈfeɪvər əv
in shape | ɪn ˈʃeɪp
in terms of | ɪn ˈtɜːmz əv | ɪn ˈtɜːrmz əv
in the long run | ɪn ðə ˌlɒŋ ˈrʌn | ɪn ðə ˌlɔːŋ ˈrʌn
in the meantime | ɪn ðə ˈmiːntaɪm
in the red | ɪn ðə ˈred
in-laws | ˈɪn lɔːz
inadequate | ɪˈnædəkwət |  | i·ˈnad·e·quate
increasingly | ɪnˈkriːsɪŋli |  | in·ˈcreas·ing·ly
independence | ˌɪndɪˈpendəns |  | in·de·ˈpen·dence
index | ˈɪndeks |  | ˈin·dex
indicate | ˈɪndɪkeɪt |  | ˈin·di·cate
indifferent | ɪnˈdɪfərənt |  | in·ˈdif·fer·ent
indirect | ˌɪndəˈrekt |  | in·di·ˈrect
inevitable | ɪˈnevɪtəbəl |  | i·ˈnev·i·ta·ble
inevitably | ɪˈnevɪtəbli |  | i·ˈnev·i·ta·bly
inflation | ɪnˈfleɪʃən |  | in·ˈfla·tion
infrastructure | ˈɪnfrəstrʌktʃə | ˈɪnfrəstrʌktʃər | ˈin·fra·struc·ture
inherit | ɪnˈherɪt |  | in·ˈher·it
initial | ɪˈnɪʃəl |  | i·ˈni·tial
initially | ɪˈnɪʃəli |  | i·ˈni·tial·ly
initiative | ɪˈnɪʃətɪv |  | i·ˈni·tia·tive
injection | ɪnˈdʒekʃən |  | in·ˈjec·tion
inland | ˈɪnlænd |  | ˈin·land
inner city | ˌɪnə ˈsɪti | ˌɪnər ˈsɪti
inner | ˈɪnə | ˈɪnər | ˈin·ner
innovation | ˌɪnəˈveɪʃən |  | in·no·ˈva·tion
innovative | ˈɪnəveɪtɪv |  | ˈin·no·va·tive
input | ˈɪnpʊt |  | ˈin·put
inquiry | ɪnˈkwaɪri |  | in·ˈqui·ry
insert [verb] | ɪnˈsɜːt | ɪnˈsɜːrt | in·ˈsert
insight | ˈɪnsaɪt |  | ˈin·sight
insist | ɪnˈsɪst |  | in·ˈsist
inspector | ɪnˈspektə | ɪnˈspektər | in·ˈspec·tor
inspiration | ˌɪnspəˈreɪʃən |  | in·spi·ˈra·tion
inspire | ɪnˈspaɪə | ɪnˈspaɪər | in·ˈspire
instalment | ɪnˈstɔːlmənt |  | in·ˈstal·ment
instance | ˈɪnstəns |  | ˈin·stance
instinct | ˈɪnstɪŋkt |  | ˈin·stinct
institute | ˈɪnstɪtjuːt | ˈɪnstɪtuːt | ˈin·sti·tute
institution | ˌɪnstɪˈtjuːʃən | ˌɪnstɪˈtuːʃən | in·sti·ˈtu·tion
insulation | ˌɪnsjʊˈleɪʃən | ˌɪnsəˈleɪʃən | in·su·ˈla·tion
intellectual | ˌɪntəˈlektʃuəl |  | in·tel·ˈlec·tu·al
intense | ɪnˈtens |  | in·ˈtense
interact | ˌɪntəˈrækt |  | in·ter·ˈact
interaction | ˌɪntəˈrækʃən |  | in·ter·ˈac·tion
interactive | ˌɪntəˈræktɪv |  | in·ter·ˈac·tive
interest | ˈɪntrəst |  | ˈin·terest
interfere | ˌɪntəˈfɪə | ˌɪntərˈfɪr | in·ter·ˈfere
internal | ɪnˈtɜːnəl | ɪnˈtɜːrnəl | in·ˈter·nal
interpret | ɪnˈtɜːprɪt | ɪnˈtɜːrprɪt | in·ˈter·pret
interpretation | ɪnˌtɜːprɪˈteɪʃən | ɪnˌtɜːrprɪˈteɪʃən | in·ter·pre·ˈta·tion
interval | ˈɪntəvəl | ˈɪntərvəl | ˈin·ter·val
introduction | ˌɪntrəˈdʌkʃən |  | in·tro·ˈduc·tion
invade | ɪnˈveɪd |  | in·ˈvade
invasion | ɪnˈveɪʒən |  | in·ˈva·sion
invest | ɪnˈvest |  | in·ˈvest
investigation | ɪnˌvestɪˈɡeɪʃən |  | in·ves·ti·ˈga·tion
investment | ɪnˈvestmənt |  | in·ˈvest·ment
invoice | ˈɪnvɔɪs |  | ˈin·voice
irrelevant | ɪˈreləvənt |  | ir·ˈrel·e·vant
isolate | ˈaɪsəleɪt |  | ˈi·so·late
itch | ɪtʃ
itinerary | aɪˈtɪnərəri | aɪˈtɪnəreri | i·ˈtin·er·a·ry
jaw | dʒɔː
jealousy | ˈdʒeləsi |  | ˈjeal·ous·y
jet lag | ˈdʒet læɡ
joint | dʒɔɪnt
journal | ˈdʒɜːnəl | ˈdʒɜːrnəl | ˈjour·nal
judgement | ˈdʒʌdʒmənt |  | ˈjudge·ment
jump to conclusions | ˌdʒʌmp tə kənˈkluːʒənz
junction | ˈdʒʌŋkʃən |  | ˈjunc·tion
junior | ˈdʒuːniə | ˈdʒuːnjər | ˈju·ni·or
jury | ˈdʒʊəri | ˈdʒʊri | ˈju·ry
justice | ˈdʒʌstɪs |  | ˈjus·tice
justify | ˈdʒʌstɪfaɪ |  | ˈjus·ti·fy
keep from | ˈkiːp frɒm | ˈkiːp frʌm
keep to | ˈkiːp tuː
keep up with | ˌkiːp ˈʌp wɪð
keep up | ˌkiːp ˈʌp
kennel | ˈkenəl |  | ˈken·nel
kidney | ˈkɪdni |  | ˈkid·ney
kneel | niːl
knock out | ˌnɒk ˈaʊt | ˌnɑːk ˈaʊt
labour | ˈleɪbə | ˈleɪbər | ˈla·bour
lap | læp
largely | ˈlɑːdʒli | ˈlɑːrdʒli | ˈlarge·ly
launch | lɔːntʃ
lay off | ˌleɪ ˈɒf | ˌleɪ ˈɔːf
leadership | ˈliːdəʃɪp | ˈliːdərʃɪp | ˈlead·er·ship
leading | ˈliːdɪŋ |  | ˈlead·ing
leak | liːk
leap | liːp
leave out | ˌliːv ˈaʊt
leave | liːv
leftovers | ˈleftəʊvəz | ˈleftoʊvərz | ˈleft·o·vers
legend | ˈledʒənd |  | ˈleg·end
legislation | ˌledʒɪˈsleɪʃən |  | leg·is·ˈla·tion
lentil | ˈlentəl |  | ˈlen·til
let go | ˌlet ˈɡəʊ | ˌlet ˈɡoʊ
let off | ˌlet ˈɒf | ˌlet ˈɔːf
lick | lɪk
likelihood | ˈlaɪklihʊd |  | ˈlike·li·hood
likewise | ˈlaɪkwaɪz |  | ˈlike·wise
limb | lɪm
limitation | ˌlɪmɪˈteɪʃən |  | lim·i·ˈta·tion
literacy | ˈlɪtərəsi |  | ˈlit·er·a·cy
literally | ˈlɪtərəli |  | ˈlit·er·al·ly
literary | ˈlɪtərəri | ˈlɪtəreri | ˈlit·er·a·ry
litter | ˈlɪtə | ˈlɪtər | ˈlit·ter
live up to | ˌlɪv ˈʌp tuː
liver | ˈlɪvə | ˈlɪvər | ˈliv·er
livestock | ˈlaɪvstɒk | ˈlaɪvstɑːk | ˈlive·stock
load | ləʊd | loʊd
loneliness | ˈləʊnlinəs | ˈloʊnlinəs | ˈlone·li·ness
long | lɒŋ | lɔːŋ
look down on | ˌlʊk ˈdaʊn ɒn | ˌlʊk ˈdaʊn ɑːn
look on | ˌlʊk ˈɒn | ˌlʊk ˈɑːn
look up to | ˌlʊk ˈʌp tuː
lose touch | ˌluːz ˈtʌtʃ
lose your temper | ˌluːz jə ˈtempə | ˌluːz jər ˈtempər
lower | ˈləʊə | ˈloʊər | ˈlow·er
loyal | ˈlɔɪəl |  | ˈloy·al
lush | lʌʃ
maintain | meɪnˈteɪn |  | main·ˈtain
maintenance | ˈmeɪntənəns |  | ˈmain·te·nance
make do | ˌmeɪk ˈduː
make ends meet | ˌmeɪk ˌendz ˈmiːt
make for | ˈmeɪk fɔː | ˈmeɪk fɔːr
make the most of | ˌmeɪk ðə ˈməʊst əv | ˌmeɪk ðə ˈmoʊst əv
make up for | ˌmeɪk ˈʌp fɔː | ˌmeɪk ˈʌp fɔːr
mane | meɪn
manner | ˈmænə | ˈmænər | ˈman·ner
manual | ˈmænjuəl |  | ˈman·u·al
manufacture | ˌmænjəˈfæktʃə | ˌmænjəˈfæktʃər | man·u·ˈfac·ture
manufacturer | ˌmænjəˈfæktʃərə | ˌmænjəˈfæktʃərər | man·u·ˈfac·tur·er
mass | mæs
massive | ˈmæsɪv |  | ˈmas·sive
master | ˈmɑːstə | ˈmæstər | ˈmas·ter
masterpiece | ˈmɑːstəpiːs | ˈmæstərpiːs | ˈmas·ter·piece
master’s degree | ˈmɑːstəz dɪɡriː | ˈmæstərz dɪɡriː
mate | meɪt
maternity leave | məˈtɜːnəti liːv | məˈtɜːrnəti liːv
meadow | ˈmedəʊ | ˈmedoʊ | ˈmead·ow
means | miːnz
measurement | ˈmeʒəmənt | ˈmeʒərmənt | ˈmeas·ure·ment
mechanism | ˈmekənɪzəm |  | ˈmech·a·ni·sm
medium | ˈmiːdiəm |  | ˈme·di·um
memorise | ˈmeməraɪz |  | ˈmem·o·rise
mentor | ˈmentɔː | ˈmentɔːr | ˈmen·tor
mere | mɪə | mɪr
merely | ˈmɪəli | ˈmɪrli | ˈmere·ly
mess up | ˌmes ˈʌp
metropolitan | ˌmetrəˈpɒlɪtən | ˌmetrəˈpɑːlɪtən | met·ro·ˈpol·i·tan
migrate | maɪˈɡreɪt | ˈmaɪɡreɪt | mi·ˈgrate
mild | maɪld
military | ˈmɪlɪtəri | ˈmɪlɪteri | ˈmil·i·ta·ry
millennium | mɪˈleniəm |  | mil·ˈlen·ni·um
mineral | ˈmɪnərəl |  | ˈmin·er·al
minimal | ˈmɪnɪməl |  | ˈmin·i·mal
minor | ˈmaɪnə | ˈmaɪnər | ˈmi·nor
minority | maɪˈnɒrəti | maɪˈnɔːrəti | mi·ˈnor·i·ty
misleading | ˌmɪsˈliːdɪŋ |  | mis·ˈlead·ing
misunderstanding | ˌmɪsʌndəˈstændɪŋ | ˌmɪsʌndərˈstændɪŋ | mis·un·der·ˈstan·ding
mode | məʊd | moʊd
moderate [adjective] | ˈmɒdərət | ˈmɑːdərət | ˈmod·er·ate
modest | ˈmɒdɪst | ˈmɑːdɪst | ˈmod·est
modify | ˈmɒdɪfaɪ | ˈmɑːdɪfaɪ | ˈmod·i·fy
monitor | ˈmɒnɪtə | ˈmɑːnɪtər | ˈmon·i·tor
moody | ˈmuːdi |  | ˈmood·y
moral | ˈmɒrəl | ˈmɔːrəl | ˈmor·al
moreover | mɔːrˈəʊvə | mɔːrˈoʊvər | more·ˈo·ver
mortgage | ˈmɔːɡɪdʒ | ˈmɔːrɡɪdʒ | ˈmort·gage
moth | mɒθ | mɔːθ
mother tongue | ˌmʌðə ˈtʌŋ | ˌmʌðər ˈtʌŋ
motivate | ˈməʊtɪveɪt | ˈmoʊtɪveɪt | ˈmo·ti·vate
motive | ˈməʊtɪv | ˈmoʊtɪv | ˈmo·tive
mount | maʊnt
mourn | mɔːn | mɔːrn
mow | məʊ | moʊ
multicultural | ˌmʌltiˈkʌltʃərəl |  | mul·ti·ˈcul·tu·ral
multiple | ˈmʌltɪpəl |  | ˈmul·ti·ple
muscular | ˈmʌskjələ | ˈmʌskjələr | ˈmus·cu·lar
mutual | ˈmjuːtʃuəl |  | ˈmu·tu·al
myth | mɪθ
naive | naɪˈiːv |  | na·ˈive
name after | ˌneɪm ˈɑːftə | ˌneɪm ˈæftər
narrative | ˈnærətɪv |  | ˈnar·ra·tive
narrator | nəˈreɪtə | ˈnæreɪtər | nar·ˈra·tor
narrow-minded | ˌnærəʊ ˈmaɪndɪd | ˌnæroʊ ˈmaɪndɪd
native | ˈneɪtɪv |  | ˈna·tive
naturally | ˈnætʃərəli |  | ˈnat·u·ral·ly
necessity | nəˈsesəti |  | ne·ˈces·si·ty
needle | ˈniːdəl |  | ˈnee·dle
neglect | nəˈɡlekt |  | ne·ˈglect
negotiate | nɪˈɡəʊʃieɪt | nɪˈɡoʊʃieɪt | ne·ˈgo·ti·ate
nerve | nɜːv | nɜːrv
nevertheless | ˌnevəðəˈles | ˌnevərðəˈles | nev·er·the·ˈless
newborn | ˈnjuːbɔːn | ˈnuːbɔːrn | ˈnew·born
newcomer | ˈnjuːkʌmə | ˈnuːkʌmər | ˈnew·com·er
nightmare | ˈnaɪtmeə | ˈnaɪtmer | ˈnight·mare
nocturnal | nɒkˈtɜːnəl | nɑːkˈtɜːrnəl | noc·ˈtur·nal
nod | nɒd | nɑːd
note | nəʊt | noʊt
notification | ˌnəʊtɪfɪˈkeɪʃən | ˌnoʊtɪfɪˈkeɪʃən | no·ti·fi·ˈca·tion
notion | ˈnəʊʃən | ˈnoʊʃən | ˈno·tion
novel | ˈnɒvəl | ˈnɑːvəl | ˈnov·el
novelist | ˈnɒvəlɪst | ˈnɑːvəlɪst | ˈnov·el·ist
nuclear | ˈnjuːkliə | ˈnuːkliər | ˈnu·cle·ar
numerous | ˈnjuːmərəs | ˈnuːmərəs | ˈnu·mer·ous
nutrition | njuːˈtrɪʃən | nuːˈtrɪʃən | nu·ˈtri·tion
nutritious | njuːˈtrɪʃəs | nuːˈtrɪʃəs | nu·ˈtri·tious
obesity | əʊˈbiːsəti | oʊˈbiːsəti | o·ˈbe·si·ty
object to | əbˈdʒekt tuː
objection | əbˈdʒekʃən |  | ob·ˈjec·tion
objective | əbˈdʒektɪv |  | ob·ˈjec·tive
obligation | ˌɒblɪˈɡeɪʃən | ˌɑːblɪˈɡeɪʃən | ob·li·ˈga·tion
observation | ˌɒbzəˈveɪʃən | ˌɑːbzərˈveɪʃən | ob·ser·ˈva·tion
observe | əbˈzɜːv | əbˈzɜːrv | ob·ˈserve
obstacle | ˈɒbstəkəl | ˈɑːbstəkəl | ˈob·sta·cle
obtain | əbˈteɪn |  | ob·ˈtain
occupy | ˈɒkjəpaɪ | ˈɑːkjəpaɪ | ˈoc·cu·py
occur to | əˈkɜː tuː | əˈkɜːr tuː
off the beaten track | ɒf ðə ˌbiːtən ˈtræk | ɔːf ðə ˌbiːtən ˈtræk
off-peak | ɒf ˈpiːk | ɔːf ˈpiːk
offence | əˈfens |  | of·ˈfence
offend | əˈfend |  | of·ˈfend
offended | əˈfendɪd |  | of·ˈfend·ed
offensive | əˈfensɪv |  | of·ˈfen·sive
offspring | ˈɒfsprɪŋ | ˈɔːfsprɪŋ | ˈoff·spring
on behalf of | ɒn bɪˈhɑːf əv | ɑːn bɪˈhæf əv
on the dot | ɒn ðə ˈdɒt | ɑːn ðə ˈdɑːt
once in a while | ˌwʌns ɪn ə ˈwaɪl
one another | ˈwʌn ənʌðə | ˈwʌn ənʌðər
open-minded | ˌəʊpən ˈmaɪndɪd | ˌoʊpən ˈmaɪndɪd
opening | ˈəʊpənɪŋ | ˈoʊpənɪŋ | ˈo·pen·ing
oppose | əˈpəʊz | əˈpoʊz | op·ˈpose
opposition | ˌɒpəˈzɪʃən | ˌɑːpəˈzɪʃən | op·po·ˈsi·tion
optimism | ˈɒptɪmɪzəm | ˈɑːptɪmɪzəm | ˈop·ti·mi·sm
oral | ˈɔːrəl |  | ˈo·ral
orbit | ˈɔːbɪt | ˈɔːrbɪt | ˈor·bit
organ | ˈɔːɡən | ˈɔːrɡən | ˈor·gan
organic | ɔːˈɡænɪk | ɔːrˈɡænɪk | or·ˈgan·ic
organiser | ˈɔːɡənaɪzə | ˈɔːrɡənaɪzər | ˈor·ga·nis·er
orphan | ˈɔːfən | ˈɔːrfən | ˈor·phan
outcome | ˈaʊtkʌm |  | ˈout·come
outdated | ˌaʊtˈdeɪtɪd |  | out·ˈdat·ed
outer | ˈaʊtə | ˈaʊtər | ˈout·er
outfit | ˈaʊtfɪt |  | ˈout·fit
outgoing | ˌaʊtˈɡəʊɪŋ | ˈaʊtɡoʊɪŋ | out·ˈgo·ing
outline | ˈaʊtlaɪn |  | ˈout·line
outplay | ˌaʊtˈpleɪ |  | out·ˈplay
output | ˈaʊtpʊt |  | ˈout·put
outskirts | ˈaʊtskɜːts | ˈaʊtskɜːrts | ˈout·skirts
overall | ˌəʊvərˈɔːl | ˌoʊvərˈɔːl | o·ver·ˈall
overcast | ˌəʊvəˈkɑːst | ˌoʊvərˈkæst | o·ver·ˈcast
overcharge | ˌəʊvəˈtʃɑːdʒ | ˌoʊvərˈtʃɑːrdʒ | o·ver·ˈcharge
overcome | ˌəʊvəˈkʌm | ˌoʊvərˈkʌm | o·ver·ˈcome
overcrowded | ˌəʊvəˈkraʊdɪd | ˌoʊvərˈkraʊdɪd | o·ver·ˈcrowd·ed
overlook | ˌəʊvəˈlʊk | ˌoʊvərˈlʊk | o·ver·ˈlook
overpriced | ˌəʊvəˈpraɪst | ˌoʊvərˈpraɪst | o·ver·ˈpriced
overtake | ˌəʊvəˈteɪk | ˌoʊvərˈteɪk | o·ver·ˈtake
overtime | ˈəʊvətaɪm | ˈoʊvərtaɪm | ˈo·ver·time
overwhelmed | ˌəʊvəˈwelmd | ˌoʊvərˈwelmd | o·ver·ˈwhelmed
overwhelming | ˌəʊvəˈwelmɪŋ | ˌoʊvərˈwelmɪŋ | o·ver·ˈwhel·ming
own up | ˌəʊn ˈʌp | ˌoʊn ˈʌp
ownership | ˈəʊnəʃɪp | ˈoʊnərʃɪp | ˈown·er·ship
pace | peɪs
palm | pɑːm
panel | ˈpænəl |  | ˈpan·el
parasite | ˈpærəsaɪt |  | ˈpar·a·site
parliament | ˈpɑːləmənt | ˈpɑːrləmənt | ˈpar·lia·ment
participant | pɑːˈtɪsɪpənt | pɑːrˈtɪsɪpənt | par·ˈtic·i·pant
participate | pɑːˈtɪsɪpeɪt | pɑːrˈtɪsɪpeɪt | par·ˈtic·i·pate
pass away | ˌpɑːs əˈweɪ | ˌpæs əˈweɪ
pass down | ˌpɑːs ˈdaʊn | ˌpæs ˈdaʊn
pass out | ˌpɑːs ˈaʊt | ˌpæs ˈaʊt
passage | ˈpæsɪdʒ |  | ˈpas·sage
passion | ˈpæʃən |  | ˈpas·sion
pastime | ˈpɑːstaɪm | ˈpæstaɪm | ˈpas·time
patience | ˈpeɪʃəns |  | ˈpa·tience
patio | ˈpætiəʊ | ˈpætioʊ | ˈpa·ti·o
pay off | ˌpeɪ ˈɒf | ˌpeɪ ˈɔːf
peer | pɪə | pɪr
penalty | ˈpenəlti |  | ˈpen·al·ty
pension | ˈpenʃən |  | ˈpen·sion
pensioner | ˈpenʃənə | ˈpenʃənər | ˈpen·sion·er
perceive | pəˈsiːv | pərˈsiːv | per·ˈceive
perception | pəˈsepʃən | pərˈsepʃən | per·ˈcep·tion
perk | pɜːk | pɜːrk
permit [noun] | ˈpɜːmɪt | ˈpɜːrmɪt | ˈper·mit
perspective | pəˈspektɪv | pərˈspektɪv | per·ˈspec·tive
persuasion | pəˈsweɪʒən | pərˈsweɪʒən | pers·ˈua·sion
persuasive | pəˈsweɪsɪv | pərˈsweɪsɪv | per·ˈsua·sive
pest | pest
phase out | ˌfeɪz ˈaʊt
phase | feɪz
phenomenon | fəˈnɒmənɒn | fəˈnɑːmənɑːn | phe·ˈnom·e·non
philosophy | fəˈlɒsəfi | fəˈlɑːsəfi | phi·ˈlos·o·phy
pick up | ˌpɪk ˈʌp
picturesque | ˌpɪktʃəˈresk |  | pic·tu·ˈresque
piercing | ˈpɪəsɪŋ | ˈpɪrsɪŋ | ˈpier·cing
pile up | ˌpaɪl ˈʌp
pin | pɪn
plagiarism | ˈpleɪdʒərɪzəm |  | ˈpla·gia·ri·sm
plain | pleɪn
plant | plɑːnt | plænt
plump | plʌmp
policy | ˈpɒlɪsi | ˈpɑːlɪsi | ˈpol·i·cy
polish | ˈpɒlɪʃ | ˈpɑːlɪʃ | ˈpol·ish
pop in | ˌpɒp ˈɪn | ˌpɑːp ˈɪn
porch | pɔːtʃ | pɔːrtʃ
port | pɔːt | pɔːrt
portable | ˈpɔːtəbəl | ˈpɔːrtəbəl | ˈport·a·ble
portray | pɔːˈtreɪ | pɔːrˈtreɪ | port·ˈray
pose | pəʊz | poʊz
possess | pəˈzes |  | pos·ˈsess
possession | pəˈzeʃən |  | pos·ˈses·sion
post | pəʊst | poʊst
postgraduate | ˌpəʊstˈɡrædʒuət | ˌpoʊstˈɡrædʒuət | post·ˈgrad·u·ate
posture | ˈpɒstʃə | ˈpɑːstʃər | ˈpos·ture
potential | pəˈtenʃəl |  | po·ˈten·tial
praise | preɪz
precise | prɪˈsaɪs |  | pre·ˈcise
precisely | prɪˈsaɪsli |  | pre·ˈcise·ly
predator | ˈpredətə | ˈpredətər | ˈpred·a·tor
prejudice | ˈpredʒʊdɪs |  | ˈprej·u·dice
prepared | prɪˈpeəd | prɪˈperd | pre·ˈpared
prescribe | prɪˈskraɪb |  | pre·ˈscribe
presence | ˈprezəns |  | ˈpres·ence
present [adjective] | ˈprezənt |  | ˈpres·ent
preserve | prɪˈzɜːv | prɪˈzɜːrv | pre·ˈserve
prey | preɪ
priceless | ˈpraɪsləs |  | ˈprice·less
primarily | praɪˈmeərəli | praɪˈmerəli | pri·ˈma·ri·ly
primary | ˈpraɪməri | ˈpraɪmeri | ˈpri·ma·ry
prime | praɪm
prior to | ˈpraɪə tə | ˈpraɪər tə
priority | praɪˈɒrəti | praɪˈɔːrəti | pri·ˈor·i·ty
privilege | ˈprɪvlɪdʒ |  | ˈpriv·ilege
probability | ˌprɒbəˈbɪləti | ˌprɑːbəˈbɪləti | prob·a·ˈbil·i·ty
procedure | prəˈsiːdʒə | prəˈsiːdʒər | pro·ˈce·dure
proceed | prəˈsiːd |  | pro·ˈceed
processed | ˈprəʊsest | ˈprɑːsest | ˈpro·cessed
producer | prəˈdjuːsə | prəˈduːsər | pro·ˈduc·er
productive | prəˈdʌktɪv |  | pro·ˈduc·tive
profile | ˈprəʊfaɪl | ˈproʊfaɪl | ˈpro·file
profitable | ˈprɒfɪtəbəl | ˈprɑːfɪtəbəl | ˈprof·it·a·ble
prohibit | prəʊˈhɪbɪt | proʊˈhɪbɪt | pro·ˈhib·it
prolong | prəˈlɒŋ | prəˈlɔːŋ | pro·ˈlong
prominent | ˈprɒmɪnənt | ˈprɑːmɪnənt | ˈprom·i·nent
proof | pruːf
proportion | prəˈpɔːʃən | prəˈpɔːrʃən | pro·ˈpor·tion
proposal | prəˈpəʊzəl | prəˈpoʊzəl | pro·ˈpo·sal
propose | prəˈpəʊz | prəˈpoʊz | pro·ˈpose
prospect | ˈprɒspekt | ˈprɑːspekt | ˈpros·pect
protein | ˈprəʊtiːn | ˈproʊtiːn | ˈpro·tein
provided that | prəˈvaɪdɪd ðət
province | ˈprɒvɪns | ˈprɑːvɪns | ˈprov·ince
provincial | prəˈvɪnʃəl |  | pro·ˈvin·cial
psychologist | saɪˈkɒlədʒɪst | saɪˈkɑːlədʒɪst | psy·ˈchol·o·gist
publication | ˌpʌblɪˈkeɪʃən |  | pub·li·ˈca·tion
pull over | ˌpʊl ˈəʊvə | ˌpʊl ˈoʊvər
pull through | ˌpʊl ˈθruː
pull yourself together | ˌpʊl jɔːself təˈɡeðə | ˌpʊl jərself təˈɡeðər
pulse | pʌls
punctual | ˈpʌŋktʃuəl |  | ˈpunc·tu·al
purr | pɜː | pɜːr
pursue | pəˈsjuː | pərˈsuː | pur·ˈsue
push in | ˌpʊʃ ˈɪn
put across | ˌpʊt əˈkrɒs | ˌpʊt əˈkrɔːs
put aside | ˌpʊt əˈsaɪd
put forward | ˌpʊt ˈfɔːwəd | ˌpʊt ˈfɔːrwərd
put up | ˌpʊt ˈʌp
qualify | ˈkwɒlɪfaɪ | ˈkwɑːlɪfaɪ | ˈqual·i·fy
quotation | kwəʊˈteɪʃən | kwoʊˈteɪʃən | quo·ˈta·tion
quote | kwəʊt | kwoʊt
racial | ˈreɪʃəl |  | ˈra·cial
radiation | ˌreɪdiˈeɪʃən |  | ra·di·ˈa·tion
radical | ˈrædɪkəl |  | ˈrad·i·cal
rage | reɪdʒ
range | reɪndʒ
rank | ræŋk
rapid | ˈræpɪd |  | ˈrap·id
rash | ræʃ
rate | reɪt
ratio | ˈreɪʃiəʊ | ˈreɪʃioʊ | ˈra·ti·o
rational | ˈræʃənəl |  | ˈra·tion·al
ray | reɪ
readily | ˈredəli |  | ˈread·i·ly
realistic | ˌrɪəˈlɪstɪk | ˌriːəˈlɪstɪk | rea·ˈlis·tic
reasonably | ˈriːzənəbli |  | ˈrea·so·na·bly
recall | rɪˈkɔːl |  | re·ˈcall
reception | rɪˈsepʃən |  | re·ˈcep·tion
recession | rɪˈseʃən |  | re·ˈces·sion
reckon | ˈrekən |  | ˈreck·on
recreation | ˌrekriˈeɪʃən |  | rec·re·ˈa·tion
recruit | rɪˈkruːt |  | re·ˈcruit
recruitment | rɪˈkruːtmənt |  | re·ˈcruit·ment
redevelop | ˌriːdɪˈveləp |  | re·de·ˈvel·op
redundant | rɪˈdʌndənt |  | re·ˈdun·dant
reef | riːf
refer | rɪˈfɜː | rɪˈfɜːr | re·ˈfer
reference | ˈrefərəns |  | ˈref·er·ence
reflect | rɪˈflekt |  | re·ˈflect
reflection | rɪˈflekʃən |  | re·ˈflec·tion
reform | rɪˈfɔːm | rɪˈfɔːrm | re·ˈform
refreshments | rɪˈfreʃmənts |  | re·ˈfresh·ments
refugee | ˌrefjuˈdʒiː |  | ref·u·ˈgee
regard | rɪˈɡɑːd | rɪˈɡɑːrd | re·ˈgard
regarding | rɪˈɡɑːdɪŋ | rɪˈɡɑːrdɪŋ | re·ˈgard·ing
regardless of | rɪˈɡɑːdləs əv | rɪˈɡɑːrdləs əv
regime | rɪˈʒiːm |  | re·ˈgime
regional | ˈriːdʒənəl |  | ˈre·gion·al
regulation | ˌreɡjəˈleɪʃən |  | reg·u·ˈla·tion
rehearsal | rɪˈhɜːsəl | rɪˈhɜːrsəl | re·ˈhear·sal
reinforce | ˌriːɪnˈfɔːs | ˌriːɪnˈfɔːrs | re·in·ˈforce
reject | rɪˈdʒekt |  | re·ˈject
relation | rɪˈleɪʃən |  | re·ˈla·tion
relatively | ˈrelətɪvli |  | ˈrel·a·tive·ly
relay | ˈriːleɪ |  | ˈre·lay
release | rɪˈliːs |  | re·ˈlease
relevant | ˈreləvənt |  | ˈrel·e·vant
relieve | rɪˈliːv |  | re·ˈlieve
relieved | rɪˈliːvd |  | re·ˈlieved
relocate | ˌriːləʊˈkeɪt | ˌriːˈloʊkeɪt | re·lo·ˈcate
reluctant | rɪˈlʌktənt |  | re·ˈluc·tant
remark | rɪˈmɑːk | rɪˈmɑːrk | re·ˈmark
remarkable | rɪˈmɑːkəbəl | rɪˈmɑːrkəbəl | re·ˈmark·a·ble
remarkably | rɪˈmɑːkəbli | rɪˈmɑːrkəbli | re·ˈmar·ka·bly
remedy | ˈremədi |  | ˈrem·e·dy
remote | rɪˈməʊt | rɪˈmoʊt | re·ˈmote
renewable | rɪˈnjuːəbəl | rɪˈnuːəbəl | re·ˈnew·a·ble
renovate | ˈrenəveɪt |  | ˈren·o·vate
representative | ˌreprəˈzentətɪv |  | rep·re·ˈsen·ta·tive
reptile | ˈreptaɪl |  | ˈrep·tile
reputation | ˌrepjʊˈteɪʃən |  | rep·u·ˈta·tion
requirement | rɪˈkwaɪəmənt | rɪˈkwaɪərmənt | re·ˈquire·ment
resemble | rɪˈzembəl |  | re·ˈsem·ble
resent | rɪˈzent |  | re·ˈsent
reserve | rɪˈzɜːv | rɪˈzɜːrv | re·ˈserve
residence | ˈrezɪdəns |  | ˈres·i·dence
resist | rɪˈzɪst |  | re·ˈsist
resistance | rɪˈzɪstəns |  | re·ˈsis·tance
resit | ˌriːˈsɪt |  | re·ˈsit
resolution | ˌrezəˈluːʃən |  | res·o·ˈlu·tion
resolve | rɪˈzɒlv | rɪˈzɑːlv | re·ˈsolve
restore | rɪˈstɔː | rɪˈstɔːr | re·ˈstore
restrict | rɪˈstrɪkt |  | re·ˈstrict
retail | ˈriːteɪl |  | ˈre·tail
retain | rɪˈteɪn |  | re·ˈtain
retreat | rɪˈtriːt |  | re·ˈtreat
reunion | ˌriːˈjuːniən | ˌriːˈjuːnjən | re·ˈu·ni·on
reveal | rɪˈviːl |  | re·ˈveal
revenue | ˈrevənjuː | ˈrevənuː | ˈrev·e·nue
revolution | ˌrevəˈluːʃən |  | rev·o·ˈlu·tion
rewarding | rɪˈwɔːdɪŋ | rɪˈwɔːrdɪŋ | re·ˈward·ing
rib | rɪb
rinse | rɪns
rip | rɪp
rip-off | ˈrɪp ɒf | ˈrɪp ɔːf
ripe | raɪp
rival | ˈraɪvəl |  | ˈri·val
rock | rɒk | rɑːk
role model | ˈrəʊl mɒdəl | ˈroʊl mɑːdəl
rotten | ˈrɒtən | ˈrɑːtən | ˈrot·ten
round | raʊnd
rule out | ˌruːl ˈaʊt
rumour | ˈruːmə | ˈruːmər | ˈru·mour
run down | ˌrʌn ˈdaʊn
run through | ˌrʌn ˈθruː
run-down | ˌrʌn ˈdaʊn
runner-up | ˌrʌnər ˈʌp
runway | ˈrʌnweɪ |  | ˈrun·way
sample | ˈsɑːmpəl | ˈsæmpəl | ˈsam·ple
sanctuary | ˈsæŋktʃuəri | ˈsæŋktʃueri | ˈsanc·tu·a·ry
satisfy | ˈsætɪsfaɪ |  | ˈsat·is·fy
savoury | ˈseɪvəri |  | ˈsa·vou·ry
scale | skeɪl
scales | skeɪlz
scan | skæn
scandal | ˈskændəl |  | ˈscan·dal
scar | skɑː | skɑːr
scatter | ˈskætə | ˈskætər | ˈscat·ter
sceptical | ˈskeptɪkəl |  | ˈscep·ti·cal
scheme | skiːm
scholar | ˈskɒlə | ˈskɑːlər | ˈschol·ar
scholarship | ˈskɒləʃɪp | ˈskɑːlərʃɪp | ˈschol·ar·ship
scope | skəʊp | skoʊp
scrape | skreɪp
script | skrɪpt
scroll | skrəʊl | skroʊl
scrub | skrʌb
scruffy | ˈskrʌfi |  | ˈscruf·fy
seam | siːm
season | ˈsiːzən |  | ˈsea·son
secondary | ˈsekəndəri | ˈsekənderi | ˈsec·on·da·ry
sector | ˈsektə | ˈsektər | ˈsec·tor
secure | sɪˈkjʊə | sɪˈkjʊr | se·ˈcure
see to | ˈsiː tuː
seek | siːk
seize | siːz
seldom | ˈseldəm |  | ˈsel·dom
self | self
self-confident | ˌself ˈkɒnfɪdənt | ˌself ˈkɑːnfɪdənt
self-employed | ˌself ɪmˈplɔɪd
semi-final | ˌsemi ˈfaɪnəl
seminar | ˈsemɪnɑː | ˈsemɪnɑːr | ˈsem·i·nar
senior | ˈsiːniə | ˈsiːnjər | ˈse·ni·or
sensor | ˈsensə | ˈsensər | ˈsen·sor
sentence | ˈsentəns |  | ˈsen·tence
sequence | ˈsiːkwəns |  | ˈse·quence
set in | ˌset ˈɪn
set | set
setting | ˈsetɪŋ |  | ˈset·ting
settle down | ˌsetəl ˈdaʊn
settle | ˈsetəl |  | ˈset·tle
settlement | ˈsetəlmənt |  | ˈset·tle·ment
severe | sɪˈvɪə | sɪˈvɪr | se·ˈvere
severely | sɪˈvɪəli | sɪˈvɪrli | se·ˈvere·ly
shed | ʃed
sheer | ʃɪə | ʃɪr
shift | ʃɪft
shoot | ʃuːt
shortage | ˈʃɔːtɪdʒ | ˈʃɔːrtɪdʒ | ˈshor·tage
shot | ʃɒt | ʃɑːt
shrink | ʃrɪŋk
shut down | ˌʃʌt ˈdaʊn
shuttle | ˈʃʌtəl |  | ˈshut·tle
sibling | ˈsɪblɪŋ |  | ˈsi·bling
sigh | saɪ
significance | sɪɡˈnɪfɪkəns |  | sig·ˈnif·i·cance
significant | sɪɡˈnɪfɪkənt |  | sig·ˈnif·i·cant
significantly | sɪɡˈnɪfɪkəntli |  | sig·ˈnif·i·cant·ly
simmer | ˈsɪmə | ˈsɪmər | ˈsim·mer
simultaneously | ˌsɪməlˈteɪniəsli | ˌsaɪməlˈteɪniəsli | sim·ul·ˈta·ne·ous·ly
sip | sɪp
skeleton | ˈskelɪtən |  | ˈskel·e·ton
sketch | sketʃ
skyline | ˈskaɪlaɪn |  | ˈsky·line
slam | slæm
slang | slæŋ
sleeveless | ˈsliːvləs |  | ˈsleeve·less
slight | slaɪt
slogan | ˈsləʊɡən | ˈsloʊɡən | ˈslo·gan
slope | sləʊp | sloʊp
slum | slʌm
smart | smɑːt | smɑːrt
snatch | snætʃ
so-called | səʊ ˈkɔːld | soʊ ˈkɔːld
soaked | səʊkt | soʊkt
socialise | ˈsəʊʃəlaɪz | ˈsoʊʃəlaɪz | ˈso·cial·ise
solely | ˈsəʊəli | ˈsoʊəli | ˈso·le·ly
solid | ˈsɒlɪd | ˈsɑːlɪd | ˈsol·id
somewhat | ˈsʌmwɒt | ˈsʌmwɑːt | ˈsome·what
sophisticated | səˈfɪstɪkeɪtɪd |  | so·ˈphis·ti·ca·ted
soul | səʊl | soʊl
spacious | ˈspeɪʃəs |  | ˈspa·cious
specialist | ˈspeʃəlɪst |  | ˈspe·cial·ist
specifically | spəˈsɪfɪkli |  | spe·ˈcif·ical·ly
spectacular | spekˈtækjələ | spekˈtækjələr | spec·ˈtac·u·lar
spin | spɪn
spine | spaɪn
spirit | ˈspɪrɪt |  | ˈspir·it
splash out | ˌsplæʃ ˈaʊt
splash | splæʃ
split | splɪt
sponsor | ˈspɒnsə | ˈspɑːnsər | ˈspon·sor
spontaneous | spɒnˈteɪniəs | spɑːnˈteɪniəs | spon·ˈta·ne·ous
spotless | ˈspɒtləs | ˈspɑːtləs | ˈspot·less
sprain | spreɪn
spring | sprɪŋ
sprinkle | ˈsprɪŋkəl |  | ˈsprin·kle
squeeze | skwiːz
stain | steɪn
stale | steɪl
stamina | ˈstæmɪnə |  | ˈstam·i·na
stand by | ˌstænd ˈbaɪ
stand in for | ˌstænd ˈɪn fɔː | ˌstænd ˈɪn fɔːr
stand out | ˌstænd ˈaʊt
stand up for | ˌstænd ˈʌp fɔː | ˌstænd ˈʌp fɔːr
start-up | ˈstɑːt ʌp | ˈstɑːrt ʌp
statistic | stəˈtɪstɪk |  | sta·ˈtis·tic
statistics | stəˈtɪstɪks |  | sta·ˈtis·tics
status | ˈsteɪtəs |  | ˈsta·tus
steadily | ˈstedəli |  | ˈstead·i·ly
steady | ˈstedi |  | ˈstead·y
steel | stiːl
steer | stɪə | stɪr
stick out | ˌstɪk ˈaʊt
stick up for | ˌstɪk ˈʌp fɔː | ˌstɪk ˈʌp fɔːr
stiff | stɪf
stimulate | ˈstɪmjəleɪt |  | ˈstim·u·late
stock | stɒk | stɑːk
stopover | ˈstɒpəʊvə | ˈstɑːpoʊvər | ˈstop·o·ver
stranded | ˈstrændɪd |  | ˈstran·ded
stray | streɪ
stream | striːm
strengthen | ˈstreŋθən |  | ˈstreng·then
stretcher | ˈstretʃə | ˈstretʃər | ˈstretch·er
striking | ˈstraɪkɪŋ |  | ˈstrik·ing
stroke | strəʊk | stroʊk
struggle | ˈstrʌɡəl |  | ˈstrug·gle
stumble | ˈstʌmbəl |  | ˈstum·ble
submit | səbˈmɪt |  | sub·ˈmit
subscription | səbˈskrɪpʃən |  | sub·ˈscrip·tion
subsequent | ˈsʌbsəkwənt |  | ˈsub·se·quent
subsequently | ˈsʌbsɪkwəntli |  | ˈsub·se·quent·ly
substantial | səbˈstænʃəl |  | sub·ˈstan·tial
substitute | ˈsʌbstɪtjuːt | ˈsʌbstɪtuːt | ˈsub·sti·tute
subtitle | ˈsʌbtaɪtəl |  | ˈsub·ti·tle
subtle | ˈsʌtəl |  | ˈsub·tle
sufficient | səˈfɪʃənt |  | suf·ˈfi·cient
sufficiently | səˈfɪʃəntli |  | suf·ˈfi·cient·ly
sum | sʌm
superb | suːˈpɜːb | suːˈpɜːrb | su·ˈperb
superior | suːˈpɪəriə | suːˈpɪriər | su·ˈpe·ri·or
supervise | ˈsuːpəvaɪz | ˈsuːpərvaɪz | ˈsu·per·vise
supervisor | ˈsuːpəvaɪzə | ˈsuːpərvaɪzər | ˈsu·per·vi·sor
surgeon | ˈsɜːdʒən | ˈsɜːrdʒən | ˈsur·geon
surrounding | səˈraʊndɪŋ |  | sur·ˈround·ing
survivor | səˈvaɪvə | sərˈvaɪvər | sur·ˈvi·vor
suspect [noun] | ˈsʌspekt |  | ˈsus·pect
suspend | səˈspend |  | sus·ˈpend
suspicion | səˈspɪʃən |  | sus·ˈpi·cion
suspicious | səˈspɪʃəs |  | sus·ˈpi·cious
sustain | səˈsteɪn |  | sus·ˈtain
sustainable | səˈsteɪnəbəl |  | sus·ˈtain·a·ble
swamp | swɒmp | swɑːmp
swarm | swɔːm | swɔːrm
swear | sweə | swer
swing | swɪŋ
syllabus | ˈsɪləbəs |  | ˈsyl·la·bus
symbolise | ˈsɪmbəlaɪz |  | ˈsym·bo·lise
sympathy | ˈsɪmpəθi |  | ˈsym·pa·thy
symptom | ˈsɪmptəm |  | ˈsymp·tom
tackle | ˈtækəl |  | ˈtack·le
tailor | ˈteɪlə | ˈteɪlər | ˈtai·lor
take aback | ˌteɪk əˈbæk
take advantage of | ˌteɪk ədˈvɑːntɪdʒ əv | ˌteɪk ədˈvæntɪdʒ əv
take apart | ˌteɪk əˈpɑːt | ˌteɪk əˈpɑːrt
take for granted | ˌteɪk fə ˈɡrɑːntɪd | ˌteɪk fər ˈɡræntɪd
take into account | ˌteɪk ɪntu əˈkaʊnt
take off | ˌteɪk ˈɒf | ˌteɪk ˈɔːf
take on | ˌteɪk ˈɒn | ˌteɪk ˈɑːn
take out on | ˌteɪk ˈaʊt ɒn | ˌteɪk ˈaʊt ɑːn
take over | ˌteɪk ˈəʊvə | ˌteɪk ˈoʊvər
take to | ˈteɪk tuː
tale | teɪl
tank | tæŋk
tanned | tænd
tap | tæp
team spirit | ˌtiːm ˈspɪrɪt
temper | ˈtempə | ˈtempər | ˈtem·per
temporarily | ˈtempərərəli | ˌtempəˈrerəli | ˈtem·po·ra·ri·ly
tempt | tempt
tenant | ˈtenənt |  | ˈten·ant
tendency | ˈtendənsi |  | ˈten·den·cy
tender | ˈtendə | ˈtendər | ˈtend·er
tension | ˈtenʃən |  | ˈten·sion
terraced | ˈterəst |  | ˈter·raced
territory | ˈterɪtəri | ˈterɪtɔːri | ˈter·ri·to·ry
terror | ˈterə | ˈterər | ˈter·ror
thankfully | ˈθæŋkfəli |  | ˈthank·ful·ly
thaw | θɔː
the press | ðə ˈpres
theft | θeft
theoretical | ˌθiːəˈretɪkəl |  | the·o·ˈret·i·cal
therapy | ˈθerəpi |  | ˈther·a·py
thoroughly | ˈθʌrəʊli | ˈθɜːroʊli | ˈthor·ough·ly
thoughtful | ˈθɔːtfəl |  | ˈthought·ful
thread | θred
threat | θret
threaten | ˈθretən |  | ˈthreat·en
thrilled | θrɪld
thus | ðʌs
tie | taɪ
tile | taɪl
to some extent | tə sʌm ɪkˈstent
toad | təʊd | toʊd
toddler | ˈtɒdlə | ˈtɑːdlər | ˈtodd·ler
tolerance | ˈtɒlərəns | ˈtɑːlərəns | ˈtol·er·ance
tolerate | ˈtɒləreɪt | ˈtɑːləreɪt | ˈtol·er·ate
tone | təʊn | toʊn
touch down | ˌtʌtʃ ˈdaʊn
tough | tʌf
toxic | ˈtɒksɪk | ˈtɑːksɪk | ˈtox·ic
track down | ˌtræk ˈdaʊn
trade union | ˌtreɪd ˈjuːniən | ˌtreɪd ˈjuːnjən
tragedy | ˈtrædʒədi |  | ˈtrag·e·dy
tragic | ˈtrædʒɪk |  | ˈtrag·ic
tranquil | ˈtræŋkwɪl |  | ˈtran·quil
transaction | trænˈzækʃən |  | trans·ˈac·tion
transfer [noun] | ˈtrænsfɜː | ˈtrænsfɜːr | ˈtrans·fer
transfer [verb] | trænsˈfɜː | trænsˈfɜːr | trans·ˈfer
transform | trænsˈfɔːm | trænsˈfɔːrm | trans·ˈform
transition | trænˈzɪʃən |  | tran·ˈsi·tion
transmit | trænzˈmɪt |  | trans·ˈmit
transparent | trænsˈpærənt |  | trans·ˈpar·ent
transport [verb] | trænˈspɔːt | trænˈspɔːrt | trans·ˈport
transportation | ˌtrænspəˈteɪʃən | ˌtrænspərˈteɪʃən | tran·spor·ˈta·tion
trek | trek
tremendous | trəˈmendəs |  | tre·ˈmen·dous
trial | ˈtraɪəl |  | ˈtri·al
trigger | ˈtrɪɡə | ˈtrɪɡər | ˈtrig·ger
triple | ˈtrɪpəl |  | ˈtri·ple
trot | trɒt | trɑːt
truly | ˈtruːli |  | ˈtru·ly
trunk | trʌŋk
try out | ˌtraɪ ˈaʊt
tuck in | ˌtʌk ˈɪn
tuition | tjuˈɪʃən | tuˈɪʃən | tu·ˈi·tion
turbulence | ˈtɜːbjələns | ˈtɜːrbjələns | ˈtur·bu·lence
turn against | ˌtɜːn əˈɡenst | ˌtɜːrn əˈɡenst
turn down | ˌtɜːn ˈdaʊn | ˌtɜːrn ˈdaʊn
ultimate | ˈʌltɪmət |  | ˈul·ti·mate
ultimately | ˈʌltɪmətli |  | ˈul·ti·mate·ly
unbeaten | ʌnˈbiːtən |  | un·ˈbea·ten
unconscious | ʌnˈkɒnʃəs | ʌnˈkɑːnʃəs | un·ˈcon·scious
underdog | ˈʌndədɒɡ | ˈʌndərdɔːɡ | ˈun·der·dog
undergo | ˌʌndəˈɡəʊ | ˌʌndərˈɡoʊ | un·der·ˈgo
undergraduate | ˌʌndəˈɡrædʒuət | ˌʌndərˈɡrædʒuət | un·der·ˈgrad·u·ate
understanding | ˌʌndəˈstændɪŋ | ˌʌndərˈstændɪŋ | un·der·ˈstand·ing
undertake | ˈʌndəteɪk | ˈʌndərteɪk | ˈun·der·take
undoubtedly | ʌnˈdaʊtɪdli |  | un·ˈdoub·ted·ly
union | ˈjuːniən | ˈjuːnjən | ˈu·ni·on
unite | ˈjuːnaɪt |  | ˈu·nite
unspoilt | ˌʌnˈspɔɪlt |  | un·ˈspoilt
unwilling | ʌnˈwɪlɪŋ |  | un·ˈwill·ing
unwind | ˌʌnˈwaɪnd |  | un·ˈwind
upbringing | ˈʌpbrɪŋɪŋ |  | ˈup·bring·ing
upcoming | ˈʌpkʌmɪŋ |  | ˈup·com·ing
upgrade [verb] | ˌʌpˈɡreɪd |  | up·ˈgrade
upon | əˈpɒn | əˈpɑːn | up·ˈon
upper | ˈʌpə | ˈʌpər | ˈup·per
urge | ɜːdʒ | ɜːrdʒ
utterly | ˈʌtəli | ˈʌtərli | ˈut·ter·ly
vaccine | ˈvæksiːn | vækˈsiːn | ˈvac·cine
vague | veɪɡ
valid | ˈvælɪd |  | ˈval·id
vanish | ˈvænɪʃ |  | ˈvan·ish
variable | ˈveəriəbəl | ˈveriəbəl | ˈva·ri·a·ble
variation | ˌveəriˈeɪʃən | ˌveriˈeɪʃən | va·ri·ˈa·tion
vary | ˈveəri | ˈveri | ˈva·ry
vast | vɑːst | væst
vegetation | ˌvedʒəˈteɪʃən |  | veg·e·ˈta·tion
vein | veɪn
velvet | ˈvelvɪt |  | ˈvel·vet
venom | ˈvenəm |  | ˈven·om
venture | ˈventʃə | ˈventʃər | ˈven·ture
venue | ˈvenjuː |  | ˈven·ue
verbal | ˈvɜːbəl | ˈvɜːrbəl | ˈver·bal
versus | ˈvɜːsəs | ˈvɜːrsəs | ˈver·sus
vintage | ˈvɪntɪdʒ |  | ˈvin·tage
virtual | ˈvɜːtʃuəl | ˈvɜːrtʃuəl | ˈvir·tu·al
virtually | ˈvɜːtʃuəli | ˈvɜːrtʃuəli | ˈvir·tu·al·ly
visible | ˈvɪzəbəl |  | ˈvis·i·ble
vision | ˈvɪʒən |  | ˈvi·sion
visual | ˈvɪʒuəl |  | ˈvis·u·al
vital | ˈvaɪtəl |  | ˈvi·tal
vivid | ˈvɪvɪd |  | ˈviv·id
vocational | vəʊˈkeɪʃənəl | voʊˈkeɪʃənəl | vo·ˈca·tion·al
volume | ˈvɒljuːm | ˈvɑːljuːm | ˈvol·ume
voluntary | ˈvɒləntəri | ˈvɑːlənteri | ˈvol·un·ta·ry
voucher | ˈvaʊtʃə | ˈvaʊtʃər | ˈvou·cher
vow | vaʊ
vulnerable | ˈvʌlnərəbəl |  | ˈvul·ner·a·ble
wallpaper | ˈwɔːlpeɪpə | ˈwɔːlpeɪpər | ˈwall·pa·per
wander | ˈwɒndə | ˈwɑːndər | ˈwan·der
ward | wɔːd | wɔːrd
warehouse | ˈweəhaʊs | ˈwerhaʊs | ˈware·house
wealthy | ˈwelθi |  | ˈwealth·y
wear off | ˌweər ˈɒf | ˌwer ˈɔːf
weed | wiːd
weigh up | ˌweɪ ˈʌp
welfare | ˈwelfeə | ˈwelfer | ˈwel·fare
well off | ˌwel ˈɒf | ˌwel ˈɔːf
well | wel
well-being | ˌwel ˈbiːɪŋ
wheat | wiːt
whereas | weərˈæz | werˈæz | where·ˈas
whichever | wɪtʃˈevə | wɪtʃˈevər | which·ˈev·er
whisk | wɪsk
whiskers | ˈwɪskəz | ˈwɪskərz | ˈwhisk·ers
wholemeal | ˈhəʊlmiːl | ˈhoʊlmiːl | ˈwhole·meal
widely | ˈwaɪdli |  | ˈwide·ly
widespread | ˌwaɪdˈspred |  | wide·ˈspread
widow | ˈwɪdəʊ | ˈwɪdoʊ | ˈwid·ow
wilderness | ˈwɪldənəs | ˈwɪldərnəs | ˈwil·der·ness
wildfire | ˈwaɪldfaɪə | ˈwaɪldfaɪər | ˈwild·fire
wind up | ˌwaɪnd ˈʌp
wipe | waɪp
workforce | ˈwɜːkfɔːs | ˈwɜːrkfɔːrs | ˈwork·force
working | ˈwɜːkɪŋ | ˈwɜːrkɪŋ | ˈwork·ing
workload | ˈwɜːkləʊd | ˈwɜːrkloʊd | ˈwork·load
worldwide | ˌwɜːldˈwaɪd | ˌwɜːrldˈwaɪd | world·ˈwide
wrap up | ˌræp ˈʌp
write up | ˌraɪt ˈʌp
`);
