/**
 * How words are said that neither the CMU Pronouncing Dictionary nor the rules for British English get right, checked
 * against other dictionaries: word | British | American. An equals sign is for both the same, nothing for what the
 * dictionary has. A key is in small letters but for what capitals alone tell apart. ˈ is before the main stress and ˌ before a second one, exactly where the syllable begins.
 */
export const saidTable = `
a | ə | ə
absent | ˈæbsənt | =
absolutely | ˈæbsəluːtli | ˌæbsəˈluːtli
absorb | əbˈzɔːb
abstract | ˈæbstrækt | =
accent | ˈæksənt | ˈæksent
address | əˈdres | ˈædres
adult | ˈædʌlt | əˈdʌlt
adverb | ˈædvɜːb | ˈædvɜːrb
advert | ˈædvɜːt | ˈædvɜːrt
advertisement | ədˈvɜːtɪsmənt | ˌædvərˈtaɪzmənt
aeroplane | ˈeərəpleɪn | ˈerəpleɪn
aeroplanes | ˈeərəpleɪnz | ˈerəpleɪnz
aisle | aɪl
algorithm | ˈælɡərɪðəm | =
along | əˈlɒŋ
amateur | ˈæmətə
amenities | əˈmiːnətiz | əˈmenətiz
analysis | əˈnæləsɪs | =
ancient | ˈeɪnʃənt | =
and | ænd | ænd
anybody | ˈenibɒdi | ˈenibɑːdi
apparent | əˈpærənt | =
appetite | ˈæpɪtaɪt | =
appropriate | əˈprəʊpriət | əˈproʊpriət
assume | əˈsjuːm
ate | et
august | ˈɔːɡəst | =
australia | ɒˈstreɪliə | ɔːˈstreɪliə
australian | ɒˈstreɪliən | ɔːˈstreɪljən
austrian | ˈɒstriən | ˈɔːstriən
autobiography | ˌɔːtəbaɪˈɒɡrəfi
avalanche | ˈævəlɑːnʃ
ballet | ˈbæleɪ
banana | bəˈnɑːnə
bankrupt | ˈbæŋkrʌpt | =
baseball | ˈbeɪsbɔːl | =
basketball | ˈbɑːskɪtbɔːl | ˈbæskɪtbɔːl
bass | beɪs | =
because | bɪˈkɒz | bɪˈkɔːz
been | biːn
benefit | ˈbenɪfɪt | =
biscuit | ˈbɪskɪt | =
blouse | blaʊz | blaʊs
blouses | ˈblaʊzɪz | ˈblaʊsɪz
booth | buːð
boss | bɒs | bɔːs
boulevard | ˈbuːləvɑːd
brazilian | brəˈzɪliən | =
brilliant | ˈbrɪliənt | ˈbrɪljənt
broad | brɔːd
brochure | ˈbrəʊʃə
brooch | brəʊtʃ | broʊtʃ
buffet | ˈbʊfeɪ | bəˈfeɪ
businessman | ˈbɪznəsmæn | =
businesswoman | ˈbɪznəswʊmən | =
bustling | ˈbʌslɪŋ | =
cafe | ˈkæfeɪ | kæˈfeɪ
café | ˈkæfeɪ | kæˈfeɪ
camera | ˈkæmərə | =
camouflage | ˈkæməflɑːʒ
captain | ˈkæptɪn | =
cashpoint | ˈkæʃpɔɪnt | =
caterpillar | ˈkætəpɪlə | ˈkætərpɪlər
cd | ˌsiːˈdiː | =
character | ˈkærɪktə | ˈkærɪktər
characteristic | ˌkærəktəˈrɪstɪk | =
charity | ˈtʃærəti | =
chemist's | ˈkemɪsts | =
chicken | ˈtʃɪkɪn | =
chinese | ˌtʃaɪˈniːz | =
cigarette | ˌsɪɡəˈret | ˈsɪɡəret
circumstance | ˈsɜːkəmstəns | ˈsɜːrkəmstæns
clarify | ˈklærɪfaɪ | =
clerk | klɑːk
cockerel | ˈkɒkərəl | ˈkɑːkərəl
coffee | ˈkɒfi | ˈkɔːfi
colleague | ˈkɒliːɡ | ˈkɑːliːɡ
combine | kəmˈbaɪn | =
comfortable | ˈkʌmfətəbəl | ˈkʌmfərtəbəl
comment | ˈkɒment | ˈkɑːment
comparison | kəmˈpærɪsən | =
competent | ˈkɒmpɪtənt | ˈkɑːmpɪtənt
consequence | ˈkɒnsɪkwəns | ˈkɑːnsɪkwens
consume | kənˈsjuːm | kənˈsuːm
consumer | kənˈsjuːmə | kənˈsuːmər
contrary | ˈkɒntrəri | ˈkɑːntreri
convenient | kənˈviːniənt | =
convert | kənˈvɜːt | kənˈvɜːrt
convert [noun] | ˈkɒnvɜːt | ˈkɑːnvɜːrt
coral | ˈkɒrəl
corridor | ˈkɒrɪdɔː
cost | kɒst | kɔːst
costume | ˈkɒstjuːm | ˈkɑːstuːm
cough | kɒf | kɔːf
coursework | ˈkɔːswɜːk | ˈkɔːrswɜːrk
creased | kriːst | =
cruelty | ˈkruːəlti | =
cucumber | ˈkjuːkʌmbə | ˈkjuːkʌmbər
curriculum | kəˈrɪkjʊləm | =
curry | ˈkʌri | ˈkɜːri
cycling | ˈsaɪklɪŋ | =
cyclist | ˈsaɪklɪst | =
decade | ˈdekeɪd | =
definite | ˈdefɪnət | =
definitely | ˈdefɪnətli | =
desperate | ˈdespərət | =
detail | ˈdiːteɪl | dɪˈteɪl
detour | ˈdiːtʊə | ˈdiːtʊr
diagnose | ˈdaɪəɡnəʊz
dialogue | ˈdaɪəlɒɡ
diamond | ˈdaɪəmənd | ˈdaɪmənd
dictate | dɪkˈteɪt | ˈdɪkteɪt
differently | ˈdɪfərəntli | =
diploma | dɪˈpləʊmə | dɪˈploʊmə
direction | dəˈrekʃən | =
directly | dəˈrektli | =
director | dəˈrektə | dəˈrektər
disabled | dɪsˈeɪbəld | =
disagree | ˌdɪsəˈɡriː | =
disagreement | ˌdɪsəˈɡriːmənt | =
discount | ˈdɪskaʊnt | =
dishonest | dɪsˈɒnɪst | dɪsˈɑːnɪst
dislike | dɪsˈlaɪk | =
dismiss | dɪsˈmɪs | =
dissolve | dɪˈzɒlv
diversity | daɪˈvɜːsəti | daɪˈvɜːrsəti
donate | dəʊˈneɪt | ˈdoʊneɪt
donation | dəʊˈneɪʃən | doʊˈneɪʃən
draughty | ˈdrɑːfti | ˈdræfti
duration | djʊˈreɪʃən | duˈreɪʃən
during | ˈdjʊərɪŋ
duvet | ˈduːveɪ | duːˈveɪ
dvd | ˌdiːviːˈdiː | =
earache | ˈɪəreɪk | ˈɪreɪk
economic | ˌiːkəˈnɒmɪk | ˌiːkəˈnɑːmɪk
economical | ˌiːkəˈnɒmɪkəl | ˌiːkəˈnɑːmɪkəl
eighteen | ˌeɪˈtiːn | =
either | ˈaɪðə
electrician | ɪˌlekˈtrɪʃən | =
electricity | ɪˌlekˈtrɪsəti | =
electronic | ɪˌlekˈtrɒnɪk | ɪˌlekˈtrɑːnɪk
elegant | ˈelɪɡənt | =
email | ˈiːmeɪl | =
embarrassed | ɪmˈbærəst | =
employee | ɪmˈplɔɪiː | =
endurance | ɪnˈdjʊərəns | ɪnˈdʊrəns
engineer | ˌendʒɪˈnɪə | ˌendʒɪˈnɪr
engineering | ˌendʒɪˈnɪərɪŋ | ˌendʒɪˈnɪrɪŋ
ensure | ɪnˈʃɔː | ɪnˈʃʊr
entirely | ɪnˈtaɪəli | ɪnˈtaɪərli
entrepreneur | ˌɒntrəprəˈnɜː | ˌɑːntrəprəˈnɜːr
equaliser | ˈiːkwəlaɪzə | ˈiːkwəlaɪzər
equality | iˈkwɒləti | iˈkwɑːləti
era | ˈɪərə
especially | ɪˈspeʃəli | =
essay | ˈeseɪ | =
europe | ˈjʊərəp
even | ˈiːvən | =
every | ˈevri | =
everyday | ˈevrideɪ | =
evolution | ˌiːvəˈluːʃən | ˌevəˈluːʃən
experiment | ɪkˈsperɪmənt | =
expert | ˈekspɜːt | ˈekspɜːrt
expertise | ˌekspɜːˈtiːz | ˌekspɜːrˈtiːz
failure | ˈfeɪljə
familiar | fəˈmɪliə | fəˈmɪljər
familiarity | fəˌmɪliˈærəti | =
favourite | ˈfeɪvərɪt
february | ˈfebruəri | ˈfebrueri
fifteen | ˌfɪfˈtiːn | =
figure | ˈfɪɡə
finance | ˈfaɪnæns | =
financial | faɪˈnænʃəl | =
flatmate | ˈflætmeɪt | =
florist | ˈflɒrɪst | ˈflɔːrɪst
foreign | ˈfɒrən
forest | ˈfɒrɪst
fourteen | ˌfɔːˈtiːn | ˌfɔːrˈtiːn
fragile | ˈfrædʒaɪl
frequent | ˈfriːkwənt | =
from | frɒm
frustrate | frʌˈstreɪt | ˈfrʌstreɪt
frustrated | frʌˈstreɪtɪd | ˈfrʌstreɪtɪd
frustrating | frʌˈstreɪtɪŋ | ˈfrʌstreɪtɪŋ
furthermore | ˌfɜːðəˈmɔː | ˈfɜːrðərmɔːr
garage | ˈɡærɑːʒ | ɡəˈrɑːʒ
genre | ˈʒɒnrə
genuine | ˈdʒenjuɪn | =
gone | ɡɒn
goodbye | ˌɡʊdˈbaɪ | =
government | ˈɡʌvənmənt | ˈɡʌvərnmənt
grandchild | ˈɡræntʃaɪld | =
grandfather | ˈɡrænfɑːðə | ˈɡrænfɑːðər
grandma | ˈɡrænmɑː | =
grandmother | ˈɡrænmʌðə | ˈɡrænmʌðər
grandpa | ˈɡrænpɑː | =
grandparent | ˈɡrænpeərənt | ˈɡrænperənt
grandson | ˈɡrænsʌn | =
greengrocer's | ˈɡriːnɡrəʊsəz | ˈɡriːnɡroʊsərz
guarantee | ˌɡærənˈtiː | =
hairdresser | ˈheədresə | ˈherdresər
hairdresser's | ˈheədresəz | ˈherdresərz
handkerchief | ˈhæŋkətʃɪf | ˈhæŋkərtʃɪf
happily | ˈhæpɪli | =
headquarters | ˌhedˈkwɔːtəz | ˈhedkwɔːrtərz
headteacher | ˌhedˈtiːtʃə | ˌhedˈtiːtʃər
heatwave | ˈhiːtweɪv | =
herb | hɜːb
hers | hɜːz | hɜːrz
herself | hɜːˈself | hɜːrˈself
housewarming | ˈhaʊswɔːmɪŋ | ˈhaʊswɔːrmɪŋ
hungarian | hʌŋˈɡeəriən | hʌŋˈɡeriən
idea | aɪˈdɪə
ideal | aɪˈdɪəl
impulse | ˈɪmpʌls | =
indifferent | ɪnˈdɪfərənt | =
indonesian | ˌɪndəˈniːʒən | =
indoors | ˌɪnˈdɔːz | ˌɪnˈdɔːrz
infrastructure | ˈɪnfrəstrʌktʃə | ˈɪnfrəstrʌktʃər
insulation | ˌɪnsjʊˈleɪʃən | ˌɪnsəˈleɪʃən
interest | ˈɪntrəst | =
interested | ˈɪntrəstɪd | =
interesting | ˈɪntrəstɪŋ | =
intermediate | ˌɪntəˈmiːdiət | ˌɪntərˈmiːdiət
interpret | ɪnˈtɜːprɪt | ɪnˈtɜːrprɪt
interpreter | ɪnˈtɜːprɪtə | ɪnˈtɜːrprɪtər
interrupt | ˌɪntəˈrʌpt | =
italian | ɪˈtæliən | ɪˈtæljən
january | ˈdʒænjuəri
junior | ˈdʒuːniə | ˈdʒuːnjər
kangaroo | ˌkæŋɡəˈruː | =
kilo | ˈkiːləʊ | ˈkiːloʊ
kilometre | ˈkɪləmiːtə | kɪˈlɑːmɪtər
kitchen | ˈkɪtʃɪn | =
korean | kəˈriːən | =
laboratory | ləˈbɒrətri | ˈlæbrətɔːri
lather | ˈlɑːðə
lawyer | ˈlɔɪə | ˈlɔɪər
leisure | ˈleʒə | ˈliːʒər
lettuce | ˈletɪs | =
lieutenant | lefˈtenənt
literature | ˈlɪtrətʃə | ˈlɪtərətʃər
locate | ləʊˈkeɪt | ˈloʊkeɪt
located | ləʊˈkeɪtɪd | ˈloʊkeɪtɪd
luckily | ˈlʌkɪli | =
luxury | ˈlʌkʃəri | =
magazine | ˌmæɡəˈziːn | ˈmæɡəziːn
management | ˈmænɪdʒmənt | =
marathon | ˈmærəθən | ˈmærəθɑːn
maths | mæθs | =
mayor | meə | ˈmeɪər
medicine | ˈmedɪsən | =
medium | ˈmiːdiəm | =
memorise | ˈmeməraɪz | =
microwave | ˈmaɪkrəweɪv | ˈmaɪkrəweɪv
midday | ˌmɪdˈdeɪ | =
migrate | maɪˈɡreɪt | ˈmaɪɡreɪt
mislead | ˌmɪsˈliːd | =
misleading | ˌmɪsˈliːdɪŋ | =
misunderstanding | ˌmɪsʌndəˈstændɪŋ | ˌmɪsʌndərˈstændɪŋ
mobile | ˈməʊbaɪl | ˈmoʊbəl
moral | ˈmɒrəl
moreover | mɔːrˈəʊvə | mɔːrˈoʊvər
motorway | ˈməʊtəweɪ | ˈmoʊtərweɪ
mountaineering | ˌmaʊntɪˈnɪərɪŋ | ˌmaʊntɪˈnɪrɪŋ
moustache | məˈstɑːʃ | ˈmʌstæʃ
mr | ˈmɪstə | ˈmɪstər
mrs | ˈmɪsɪz | =
ms | mɪz | =
narrate | nəˈreɪt | ˈnæreɪt
narrator | nəˈreɪtə | ˈnæreɪtər
necessarily | ˌnesəˈserəli | =
negotiate | nɪˈɡəʊʃieɪt | nɪˈɡoʊʃieɪt
neither | ˈnaɪðə
news | njuːz
newsagent | ˈnjuːzeɪdʒənt | ˈnuːzeɪdʒənt
newsagent's | ˈnjuːzeɪdʒənts | ˈnuːzeɪdʒənts
nought | nɔːt | nɔːt
obey | əˈbeɪ | oʊˈbeɪ
objective | əbˈdʒektɪv | =
octopus | ˈɒktəpəs | ˈɑːktəpəs
of | ɒv
omelette | ˈɒmlət | ˈɑːmlət
online | ˌɒnˈlaɪn | ˌɑːnˈlaɪn
opera | ˈɒpərə | ˈɑːprə
orange | ˈɒrɪndʒ | ˈɔːrɪndʒ
orchestra | ˈɔːkɪstrə | ˈɔːrkɪstrə
origin | ˈɒrɪdʒɪn
ostrich | ˈɒstrɪtʃ | ˈɑːstrɪtʃ
ours | ˈaʊəz
ourselves | ɑːˈselvz | ɑːrˈselvz
outdated | ˌaʊtˈdeɪtɪd | =
outgoing | ˌaʊtˈɡəʊɪŋ | ˈaʊtɡoʊɪŋ
outplay | ˌaʊtˈpleɪ | =
overall | ˌəʊvərˈɔːl | ˌoʊvərˈɔːl
overcast | ˌəʊvəˈkɑːst | ˌoʊvərˈkæst
overcharge | ˌəʊvəˈtʃɑːdʒ | ˌoʊvərˈtʃɑːrdʒ
overcome | ˌəʊvəˈkʌm | ˌoʊvərˈkʌm
overcrowded | ˌəʊvəˈkraʊdɪd | ˌoʊvərˈkraʊdɪd
overlook | ˌəʊvəˈlʊk | ˌoʊvərˈlʊk
overpriced | ˌəʊvəˈpraɪst | ˌoʊvərˈpraɪst
overtake | ˌəʊvəˈteɪk | ˌoʊvərˈteɪk
pakistani | ˌpɑːkɪˈstɑːni | ˌpækɪˈstæni
parachute | ˈpærəʃuːt | =
paradise | ˈpærədaɪs | =
paragraph | ˈpærəɡrɑːf | ˈpærəɡræf
parallel | ˈpærəlel | =
parasite | ˈpærəsaɪt | =
paris | ˈpærɪs | ˈpærɪs
parse | pɑːz
particularly | pəˈtɪkjələli | pərˈtɪkjələrli
passenger | ˈpæsɪndʒə | ˈpæsɪndʒər
pasta | ˈpæstə | ˈpɑːstə
perfectly | ˈpɜːfɪktli | ˈpɜːrfɪktli
perfume | ˈpɜːfjuːm | pərˈfjuːm
persian | ˈpɜːʃən | ˈpɜːrʒən
personal | ˈpɜːsənəl | ˈpɜːrsənəl
petrol | ˈpetrəl | =
picturesque | ˌpɪktʃəˈresk | =
plagiarism | ˈpleɪdʒərɪzəm | =
plait | plæt
podcast | ˈpɒdkɑːst | ˈpɑːdkæst
poem | ˈpəʊɪm | ˈpoʊəm
poet | ˈpəʊɪt | ˈpoʊət
polish | ˈpɒlɪʃ | ˈpɑːlɪʃ
Polish | ˈpəʊlɪʃ | ˈpoʊlɪʃ
politics | ˈpɒlətɪks | ˈpɑːlətɪks
poor | pɔː
popularity | ˌpɒpjʊˈlærəti | ˌpɑːpjʊˈlærəti
portrait | ˈpɔːtrət | ˈpɔːrtrət
portuguese | ˌpɔːtʃuˈɡiːz | ˌpɔːrtʃuˈɡiːz
postgraduate | ˌpəʊstˈɡrædʒuət | ˌpoʊstˈɡrædʒuət
postpone | pəˈspəʊn | poʊˈspoʊn
postwoman | ˈpəʊstwʊmən | ˈpoʊstwʊmən
potato | pəˈteɪtəʊ | pəˈteɪtoʊ
preposition | ˌprepəˈzɪʃən | =
presenter | prɪˈzentə | prɪˈzentər
president | ˈprezɪdənt | =
presume | prɪˈzjuːm
princess | ˌprɪnˈses | ˈprɪnses
privacy | ˈprɪvəsi
process | ˈprəʊses | ˈprɑːses
product | ˈprɒdʌkt | ˈprɑːdʌkt
progress | ˈprəʊɡres | ˈprɑːɡres
psalm | sɑːm
pursue | pəˈsjuː | pərˈsuː
pyjamas | pəˈdʒɑːməz | pəˈdʒɑːməz
rainforest | ˈreɪnfɒrɪst | ˈreɪnfɔːrɪst
raspberry | ˈrɑːzbəri
read | riːd | =
real | rɪəl
realise | ˈrɪəlaɪz | ˈriːəlaɪz
realistic | ˌrɪəˈlɪstɪk | ˌriːəˈlɪstɪk
reality | riˈæləti | =
realize | ˈrɪəlaɪz | ˈriːəlaɪz
really | ˈrɪəli | ˈriːəli
recall | rɪˈkɔːl | =
recipe | ˈresəpi | =
recreation | ˌrekriˈeɪʃən | =
recycling | ˌriːˈsaɪklɪŋ | =
redevelop | ˌriːdɪˈveləp | =
refugee | ˌrefjuˈdʒiː | =
refuse | rɪˈfjuːz | =
relocate | ˌriːləʊˈkeɪt | ˌriːˈloʊkeɪt
replace | rɪˈpleɪs | =
reputation | ˌrepjʊˈteɪʃən | =
require | rɪˈkwaɪə | rɪˈkwaɪər
research | rɪˈsɜːtʃ | ˈriːsɜːrtʃ
researcher | rɪˈsɜːtʃə | ˈriːsɜːrtʃər
resit | ˌriːˈsɪt | =
resource | rɪˈzɔːs | ˈriːsɔːrs
restaurant | ˈrestərɒnt | ˈrestərɑːnt
reunion | ˌriːˈjuːniən | ˌriːˈjuːnjən
reuse | ˌriːˈjuːz | =
review | rɪˈvjuː | =
rotate | rəʊˈteɪt | ˈroʊteɪt
route | ruːt | ruːt
row | rəʊ | roʊ
salesperson | ˈseɪlzpɜːsən | ˈseɪlzpɜːrsən
salsa | ˈsælsə | ˈsɑːlsə
sandwich | ˈsænwɪdʒ | ˈsænwɪtʃ
saucepan | ˈsɔːspən
saudi | ˈsaʊdi | =
sausage | ˈsɒsɪdʒ
savoury | ˈseɪvəri
schedule | ˈʃedjuːl | ˈskedʒuːl
second | ˈsekənd | =
senior | ˈsiːniə | ˈsiːnjər
series | ˈsɪəriːz | ˈsɪriːz
sewer | ˈsuːə | ˈsuːər
shone | ʃɒn
sightseeing | ˈsaɪtsiːɪŋ | =
simultaneously | ˌsɪməlˈteɪniəsli | ˌsaɪməlˈteɪniəsli
sixteen | ˌsɪkˈstiːn | =
skeleton | ˈskelɪtən | =
snowboarding | ˈsnəʊbɔːdɪŋ | ˈsnoʊbɔːrdɪŋ
soft | sɒft | sɔːft
sometimes | ˈsʌmtaɪmz | =
somewhat | ˈsʌmwɒt | ˈsʌmwɑːt
species | ˈspiːʃiːz | =
spectator | spekˈteɪtə | ˈspekteɪtər
spinach | ˈspɪnɪtʃ | =
squirrel | ˈskwɪrəl
status | ˈsteɪtəs | ˈsteɪtəs
strawberry | ˈstrɔːbəri
subsequently | ˈsʌbsɪkwəntli | =
suburb | ˈsʌbɜːb | ˈsʌbɜːrb
suit | suːt
superb | suːˈpɜːb | suːˈpɜːrb
sure | ʃɔː
surface | ˈsɜːfɪs | ˈsɜːrfɪs
swahili | swɑːˈhiːli | =
syllabus | ˈsɪləbəs | =
tattoo | təˈtuː | tæˈtuː
temperature | ˈtemprətʃə | ˈtemprətʃər
temporarily | ˈtempərərəli | ˌtempəˈrerəli
than | ðæn
the | ðə | ðə
theatre | ˈθɪətə
theory | ˈθɪəri | ˈθiːəri
thirteen | ˌθɜːˈtiːn | ˌθɜːrˈtiːn
thirty | ˈθɜːti | ˈθɜːrti
tiring | ˈtaɪərɪŋ
to | tuː | tuː
tomato | təˈmɑːtəʊ
toothache | ˈtuːθeɪk | =
toothbrush | ˈtuːθbrʌʃ | =
tour | tʊə
tournament | ˈtʊənəmənt
tracksuit | ˈtræksuːt | =
trainee | ˌtreɪˈniː | =
tranquil | ˈtræŋkwɪl | =
transaction | trænˈzækʃən | =
transform | trænsˈfɔːm | trænsˈfɔːrm
translate | trænsˈleɪt | ˈtrænsleɪt
translation | trænsˈleɪʃən | =
transparent | trænsˈpærənt | =
tuition | tjuˈɪʃən | tuˈɪʃən
twelfth | twelfθ | =
unable | ʌnˈeɪbəl | =
uncomfortable | ʌnˈkʌmfətəbəl | ʌnˈkʌmfərtəbəl
underline | ˌʌndəˈlaɪn | ˌʌndərˈlaɪn
unemployed | ˌʌnɪmˈplɔɪd | =
union | ˈjuːniən | ˈjuːnjən
universe | ˈjuːnɪvɜːs | ˈjuːnɪvɜːrs
unspoilt | ˌʌnˈspɔɪlt | =
unusual | ʌnˈjuːʒuəl | =
unwind | ˌʌnˈwaɪnd | =
upcoming | ˈʌpkʌmɪŋ | =
urdu | ˈʊəduː | ˈʊrduː
vaccine | ˈvæksiːn | vækˈsiːn
vacuum | ˈvækjuːm | =
valuable | ˈvæljuəbəl | =
vase | vɑːz
vegan | ˈviːɡən | =
vegetarian | ˌvedʒəˈteəriən | ˌvedʒəˈteriən
vehicle | ˈviːəkəl | =
vibrate | vaɪˈbreɪt | ˈvaɪbreɪt
vietnamese | viˌetnəˈmiːz | =
violin | ˌvaɪəˈlɪn | =
vitamin | ˈvɪtəmɪn | ˈvaɪtəmɪn
vocabulary | vəˈkæbjələri | voʊˈkæbjəleri
waistcoat | ˈweɪskəʊt | ˈweɪskoʊt
wallet | ˈwɒlɪt | ˈwɑːlɪt
want | wɒnt
was | wɒz | wʌz
watermelon | ˈwɔːtəmelən | ˈwɔːtərmelən
weary | ˈwɪəri
weekend | ˌwiːkˈend | ˈwiːkend
welcome | ˈwelkəm | =
welsh | welʃ | =
what | wɒt | wɑːt
what's | wɒts | wɑːts
whatever | wɒtˈevə | wɑːtˈevər
whenever | wenˈevə | wenˈevər
whereas | weərˈæz | werˈæz
wherever | weərˈevə | werˈevər
whichever | wɪtʃˈevə | wɪtʃˈevər
wholemeal | ˈhəʊlmiːl | ˈhoʊlmiːl
withdraw | wɪðˈdrɔː | =
without | wɪˈðaʊt | =
worldwide | ˌwɜːldˈwaɪd | ˌwɜːrldˈwaɪd
wound | wuːnd | =
wrath | rɒθ
yacht | jɒt
yeah | jeə | jeə
yoghurt | ˈjɒɡət | ˈjoʊɡərt
yogurt | ˈjɒɡət
you're | jɔː
your | jɔː
yours | jɔːz | jɔːrz
yourself | jɔːˈself | jərˈself
zebra | ˈzebrə
`;

/** Words that are said in two ways, by what they are: record [verb] and record. The row without a part is for the rest. */
export const saidByPart = `
abuse | əˈbjuːs | =
abuse [verb] | əˈbjuːz | =
alternate [verb] | ˈɔːltəneɪt | ˈɔːltərneɪt
associate [verb] | əˈsəʊsieɪt | əˈsoʊsieɪt
bow | bəʊ | boʊ
bow [verb] | baʊ | =
close | kləʊs | kloʊs
close [verb] | kləʊz | kloʊz
conduct | ˈkɒndʌkt | ˈkɑːndʌkt
conduct [verb] | kənˈdʌkt | =
conflict | ˈkɒnflɪkt | ˈkɑːnflɪkt
conflict [verb] | kənˈflɪkt | =
content | ˈkɒntent | ˈkɑːntent
content [adjective] | kənˈtent | =
contract | ˈkɒntrækt | ˈkɑːntrækt
contract [verb] | kənˈtrækt | =
contrast | ˈkɒntrɑːst | ˈkɑːntræst
contrast [verb] | kənˈtrɑːst | kənˈtræst
convict | ˈkɒnvɪkt | ˈkɑːnvɪkt
convict [verb] | kənˈvɪkt | =
decrease | ˈdiːkriːs | =
decrease [verb] | dɪˈkriːs | =
delegate | ˈdelɪɡət | =
delegate [verb] | ˈdelɪɡeɪt | =
desert | ˈdezət | ˈdezərt
desert [verb] | dɪˈzɜːt | dɪˈzɜːrt
digest [verb] | daɪˈdʒest | =
download | ˌdaʊnˈləʊd | ˈdaʊnloʊd
download [noun] | ˈdaʊnləʊd | ˈdaʊnloʊd
duplicate [verb] | ˈdjuːplɪkeɪt | ˈduːplɪkeɪt
estimate | ˈestɪmət | =
estimate [verb] | ˈestɪmeɪt | =
excuse | ɪkˈskjuːz | =
excuse [noun] | ɪkˈskjuːs | =
export | ˈekspɔːt | ˈekspɔːrt
export [verb] | ɪkˈspɔːt | ɪkˈspɔːrt
extract | ˈekstrækt | =
extract [verb] | ɪkˈstrækt | =
graduate | ˈɡrædʒuət | =
graduate [verb] | ˈɡrædʒueɪt | =
house | haʊs | =
house [verb] | haʊz | =
import | ˈɪmpɔːt | ˈɪmpɔːrt
impact [verb] | ɪmˈpækt | =
impact | ˈɪmpækt | =
import [verb] | ɪmˈpɔːt | ɪmˈpɔːrt
increase | ˈɪŋkriːs | =
increase [verb] | ɪnˈkriːs | =
insert | ˈɪnsɜːt | ˈɪnsɜːrt
insert [verb] | ɪnˈsɜːt | ɪnˈsɜːrt
insult | ˈɪnsʌlt | =
insult [verb] | ɪnˈsʌlt | =
lead | liːd | =
lead [verb] | liːd | =
live | laɪv | =
live [adverb] | laɪv | =
live [verb] | lɪv | =
minute | ˈmɪnɪt | =
minute [adjective] | maɪˈnjuːt | maɪˈnuːt
moderate | ˈmɒdərət | ˈmɑːdərət
moderate [verb] | ˈmɒdəreɪt | ˈmɑːdəreɪt
mouth [verb] | maʊð | =
object | ˈɒbdʒɪkt | ˈɑːbdʒekt
object [verb] | əbˈdʒekt | =
perfect | ˈpɜːfɪkt | ˈpɜːrfɪkt
perfect [verb] | pəˈfekt | pərˈfekt
permit | ˈpɜːmɪt | ˈpɜːrmɪt
permit [verb] | pəˈmɪt | pərˈmɪt
present | ˈprezənt | =
present [verb] | prɪˈzent | =
produce | prəˈdjuːs | prəˈduːs
produce [noun] | ˈprɒdjuːs | ˈproʊduːs
project | ˈprɒdʒekt | ˈprɑːdʒekt
project [verb] | prəˈdʒekt | =
protest | ˈprəʊtest | ˈproʊtest
protest [verb] | prəˈtest | =
rebel | ˈrebəl | =
rebel [verb] | rɪˈbel | =
record | ˈrekɔːd | ˈrekərd
record [verb] | rɪˈkɔːd | rɪˈkɔːrd
refund | ˈriːfʌnd | =
refund [verb] | rɪˈfʌnd | =
separate | ˈsepərət | =
separate [verb] | ˈsepəreɪt | =
subject | ˈsʌbdʒekt | =
subject [verb] | səbˈdʒekt | =
survey | ˈsɜːveɪ | ˈsɜːrveɪ
survey [verb] | səˈveɪ | sərˈveɪ
suspect | ˈsʌspekt | =
suspect [verb] | səˈspekt | =
tear | teə | ter
tear [noun] | tɪə | tɪr
tear [verb] | teə | ter
transfer | ˈtrænsfɜː | ˈtrænsfɜːr
transfer [verb] | trænsˈfɜː | trænsˈfɜːr
transport | ˈtrænspɔːt | ˈtrænspɔːrt
transport [verb] | trænˈspɔːt | trænˈspɔːrt
update | ˌʌpˈdeɪt | =
update [noun] | ˈʌpdeɪt | =
upgrade | ˌʌpˈɡreɪd | =
upgrade [noun] | ˈʌpɡreɪd | =
upload | ˌʌpˈləʊd | ˈʌploʊd
upload [noun] | ˈʌpləʊd | ˈʌploʊd
upset | ˌʌpˈset | =
upset [noun] | ˈʌpset | =
use [noun] | juːs | =
use [verb] | juːz | =
used [adjective] | juːzd | =
wind | wɪnd | =
wind [verb] | waɪnd | =
`;

/** Phrases that the rules for phrases do not give. */
export const saidPhrases = `
believe it or not | bɪˌliːv ɪt ɔː ˈnɒt | bɪˌliːv ɪt ɔːr ˈnɑːt
bring about | ˌbrɪŋ əˈbaʊt | =
get used to | ˌɡet ˈjuːst tə | =
have to do with | ˌhæv tə ˈduː wɪð | =
make do | ˌmeɪk ˈduː | =
no one | ˈnəʊ wʌn | ˈnoʊ wʌn
be used to | bi ˈjuːst tə | =
be into | bi ˈɪntuː | =
for the time being | fə ðə ˌtaɪm ˈbiːɪŋ | fər ðə ˌtaɪm ˈbiːɪŋ
ice cream | ˌaɪs ˈkriːm | ˈaɪs kriːm
in-laws | ˈɪn lɔːz | =
look like | ˈlʊk laɪk | =
once in a while | ˌwʌns ɪn ə ˈwaɪl | =
per cent | pə ˈsent | pər ˈsent
tourist information centre | ˌtʊərɪst ɪnfəˈmeɪʃən sentə | ˌtʊrɪst ɪnfərˈmeɪʃən sentər
used to | ˈjuːst tə | =
well done | ˌwel ˈdʌn | =
wi-fi | ˈwaɪ faɪ | =
`;
