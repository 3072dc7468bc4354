import { type Lexicon, readForms } from './senses.ts';

/** Common words that give background to a question without stating its subject. */
const COMMON_WORDS =
  'marne naql kafi le liya li lena leni dikh der wale wali pe ja jaa aa aaya aayi jayegi jayega dost sahi kiski kiska taraf saath lekin laga lagi lagana par thodi thoda utar jaun apne apna sirf hun hoon hu liye ne de diya di dena gayi gaye wahan yahan phir fir bahut bas sach sab ' +
  'log bol bolte bola bole suna rehna rehne rehta raha kar karna karke karte kiya hua hui hue tha thi the ab abhi kabhi agar magar warna kyunki matlab batana dekho dekhna chahta chahti mila mili milna jata jati jate waqt time ek do teen char paanch das ' +
  'ana inta ente heya howa ma mish mush mosh bas kan kunt law lamma ba3d abl 3ayez 3ayza azbot aruh arooh 3ala 3an men ya fe fi da di dah deh aho keda kda shway awi yani ya3ni';

/** Words that identify a text in Latin letters as Hindi or Urdu. */
export const HINDUSTANI_MARKERS =
  'kya hai hain kitna kitni kitne kahan kahaan kab kaise kaisa mein ka ki ke ko se kaun kaunsa chahiye chaahiye mujhe hota hoti karna karein karu karoon ' +
  'sakta sakti sakte nahi nahin raha rahi jana jaana milta milti milega batao bataiye aur lagta lagti liye kyun ho gaya dena lena wala wali';

/** Words that identify a text in Latin letters as Arabic. */
export const ARABIC_MARKERS =
  'kam wain wayn ween fein fayn shu shoo aish eish kif keef kayf kaif mata emta imta hal fi min ana abi abgha badi bidi momken mumkin law samaht fe ' +
  'shlon wesh bikam bekam el al lel';

/** Common words of Hindi, Urdu and Arabic as typed in Latin letters. The English lexicon covers English words. */
const FORMS = `
price: kitna, kitne ka, kitne ki, kitna lagta, kitne paise, kitni fees, daam, keemat, qeemat, qimat, kharcha, kiraya kitna, paisa, kam siir, bikam, bekam, kam, kam takalluf
hours: kitne baje khulta, kitne baje khulti, kab khulta, kab khulti, kab band, kab chalti, kab tak chalti, kab tak chalta, kab tak khula, kab tak khulta, khulne ka time, band hone ka time, mata yaftah, emta yiftah
phone: phone number, raqam, raqm, hatif, kisko call, kise call, number
documents: dastavez, kagaz, kaagzaat, kagzat, awraq, mustanadat
steps: kaise, kaise kare, kaise karu, kaise karein, kaise banwaye, tareeka, tarika, kif, kayf, keef, kaif
duration: kitne din, kitne dino, kitne mahine, kitne saal, kitni der, kitna time, kab tak, kam yom, kam youm, muddat, kab tak
age: umar, umr, kitni umar, omr
count: kitne
limit: zyada se zyada
where: kahan, kahaan, kidhar, wain, wayn, ween, fein, fayn
when: kab, kitne baje, kis din, mata, emta, imta, time kya, kis time, waqt, sa3a kam, elsa3a kam, el sa3a kam, emta el
who: kaun, kon
may: kya main, sakta hu, sakta hoon, sakte hain, sakti hu, sakta, sakte, sakti, ijazat, allowed hai, mana hai, hal yajuz, mumkin, momken, mamnu, masmooh, masmuh
must: zaroori, zaruri, lazmi, chahiye, lazim, lazem, pade ga, padega, padta
what-is: kya hai, kya hota, matlab, ke bare mein, ke baare mein, shu, shoo, aish, eish, ma hiya, ma huwa
best: sabse accha, sabse acha, accha, acha, achhe, behtareen, afdal, ahsan
near: paas, pass mein, nazdeek, kareeb, qareeb, aas paas, qarib, gareeb min, jamb, a2rab, aqrab, nazdik, pass wala
distance: kitni door, kitna door, kitni dur, doori
is-open: khula, khuli, khulta, khulti, band, maftuh, maftooh, fateh
way: kaise jau, kaise jaye, kaise jaun, kaise pahuche, jane ka rasta, kif awsal, kif aruh
suggest: sujhao, dikhao, kahan jaye, kahan jaun, koi, kya kare
pay: bharna, bharu, bhugtan, adaigi, adfa, adfa3, adfaa, paise dena, dena padta
live: is waqt, is time, aaj kal, aajkal, abhi kitna chal raha, chal raha hai
now: abhi, al an, alheen, halla, dilwati
today: aaj, elyoum, elnaharda, enharda, ennaharda,  aj, alyoum, al youm, alyom, elyom, innaharda
day-beside: kal
tomorrow: bukra, bokra, bacher, baachir,  bokra, bukrah, bacher, ghadan
yesterday: ams, embareh, mbareh
day-after-tomorrow: parson, parso, parsoon
tonight: aaj raat, aj raat, aaj ki raat, aaj shaam, allaila, al layla, el leila
morning: subah, subha, subh, sabah, sob7, el sob7, soboh, bokra el sob7
noon: dopahar, dopeher, dohr, el dohr, dohor, thohor
afternoon: 3asr, el 3asr, asr ke waqt, ba3d el dohr
evening: shaam, sham, masa, el masa, bel leil badri
night: raat, rat ko, layl, leil, el leil, bel leil, belel, bil leil
weekend: weekend
week: hafta, hafte, usbu
month: mahina, mahine, shahr
year: saal, sana
day: din, youm, yom
next: agla, agle, agli, aane wala, aane wale, jay, aljay
this: is, yeh, ye
after: baad, ke baad, baad mein, baed
before: pehle, se pehle, qabl
fri: jumma, juma, jumme, shukravar, gom3a, jom3a, jum3a, el gom3a, el jom3a, al jum3a
sat: shanivar, shaniwar, hafte ke din, sabt, el sabt, al sabt, essabt
sun: itwar, itvar, ravivar, a7ad, el a7ad, al a7ad, 7ad, el 7ad, ahad, el ahad
mon: somvar, somwar, peer, itnein, etnein, ethnein, el etnein, el itnein, itneen, tanein
tue: mangal, mangalvar, mangalwar, talat, tlat, thalatha, tlata, el talat, el tlat, tlatha
wed: budh, budhvar, budhwar, arb3a, el arb3a, al arb3a, arba3a, arbe3a, el arbe3a, arbi3a
thu: guruvar, jumerat, jumeraat, khamis, 5amis, el khamis, el 5amis, 5amees, khamees
prayer: namaz, namaaz, azaan, azan, salah, salat
ramadan: ramzan, ramazan, ramadan, roza, roze
eid: eid, bakrid, bakra eid
holiday: chutti, chuttiyan, chhutti, otla, ijaza
event: mela, karyakram, faaliyat, mahrajan
weather: mausam, mosam, taqs, al jaw
friday-prayer: namaz e juma, namaz e jumma, juma ki namaz, jumma ki namaz, jumme ki namaz, juma namaz, jumma namaz, salat el gom3a, salat el jom3a, salat al jumua, jumua prayer
hijri: islami tarikh, islami tareekh, chand ki tareekh
assistant: insaan, machine ho, kaun ho
temperature: garmi, thand, garam, harara
rain: barish, baarish, matar
live-traffic: traffic, zahma
rent: kiraya, kiraye, kraya, ijar, eejar
increase: badhana, badha, badhaye, barhana, barha, badh sakta, ziyada, zyada kiraya, ziyadat
landlord: makan malik, makaan malik, malik makan, sahib el bait
free: muft, free, mafat, majani, majjanan, bebalash, balash
restaurant: khana, khane, khau, khaun, khaoon, khayen, mat3am, ma63am, mat3em, at3asha, at3ashha, atghada, akol, nakol, restaurant, mataam, matam, akl
place: jagah, jagahen, ghoomne ki jagah, ghumne, makan, amakin
taxi: taxi, taksi
fine: jurmana, jurmane, jurmaana, chalan, gharama, mukhalafa
visa: visa, veeza, fiza, tashira
overstay: overstay, zyada rukna, zyada rukne, visa khatam
driving-licence: licence, license, laisen, rukhsa
lost: kho gaya, kho gayi, khoya, gum, bhool, daa, dayyat
airport: airport, hawai adda, matar dubai, matar
child: bachcha, bachche, bachchon, bacche, bachon, bache, atfal, tifl
family: parivar, biwi, shohar, khandan, family, aila, zawjati
alcohol: sharab, daru, khamr, whisky, sirf ek glass, aik glass, ek glass
dress: kapde, kapre, pehnna, pehne, malabis
photo: tasveer, photo, soora, taswir
beach: samundar, samandar, sahil, shati, bahr, beach, samandar, bahar
mosque: masjid, masjed, jamea
hospital: aspatal, hospital, mustashfa
medicine: dawai, dawa, dawaiyan
police: police, shurta
fire: aag
ambulance: ambulance, isaaf
school: school, madrasa, madrasah
salary: tankhwah, tankhwa, salary, vetan, ratib, maash
dewa: bijli, bijli pani, kahraba
deposit: zamanat, deposit, tamin
contract: aqd, muahida
eviction: nikal sakta, ghar khali, makan khali, ikhla
tap-water: nal ka pani, peene ka pani
cheap: sasta, saste, sasti, rakhis
vegetarian: shakahari, veg, nabati
pet: kutta, billi, kalb, kutte
marriage: shaadi, shadi, nikah, zawaj
property: ghar, makaan, bayt
buy-home: ghar kharidna, flat kharidna
renew: renew karna, tajdeed, tajdid
pass: pass
fare: kiraya metro, ticket, safar
metro: metro
souk: bazaar, bazar, souq
gold: sona, zahab, dahab
here: iska, iski, iske, yahan, wahan
assistant: tum, aap
red: lal, laal
flag: jhanda, jhande, jhandi
official-site: hukumat ki taraf se, sarkar ki taraf se, sarkari hai, sarkari app
rent-car: gari kiraye par, gaadi kiraye par, gari rent, gaadi rent, car kiraye
currency: rupaye, rupay, rupees, paise bhejne, paise bhejna, flous
attestation: degree attest, degree ki tasdeeq, degree attest karwani
`;

const FUNCTION_WORDS =
  'bhai yaar ji please tak toh to bhi hi jo ya yah woh wo mera meri mere hum humein aapka koi sab ek do teen shukriya shukran';

/** How users write Hindi, Urdu and Arabic in Latin letters. */
export const ROMANISED: Lexicon = {
  forms: readForms(FORMS),
  functionWords: [...HINDUSTANI_MARKERS.split(' '), ...ARABIC_MARKERS.split(' '), ...FUNCTION_WORDS.split(' ')],
  commonWords: COMMON_WORDS,
};
