import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';

/** Topics a guide must leave to the responsible authorities, most urgent first. */
export const SENSITIVE_TOPICS = ['emergency', 'religion', 'medical', 'legal', 'politics'] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

export const OFFICIAL_BODIES = ['dha', 'awqaf', 'uae-government'] as const;
export type OfficialBody = (typeof OFFICIAL_BODIES)[number];

/** The contacts to name instead: facts with phone numbers, and the sites of authorities. */
export const OFFICIAL_SOURCES: Record<SensitiveTopic, { facts: readonly string[]; bodies: readonly OfficialBody[] }> = {
  emergency: {
    facts: ['emergency.ambulance', 'emergency.police', 'emergency.fire', 'emergency.coastguard'],
    bodies: [],
  },
  medical: { facts: ['emergency.ambulance', 'phone.dubai-health'], bodies: ['dha'] },
  legal: { facts: ['phone.police', 'phone.mohre'], bodies: ['uae-government'] },
  religion: { facts: [], bodies: ['awqaf'] },
  politics: { facts: [], bodies: ['uae-government'] },
};

export const OFFICIAL_SITES: Record<OfficialBody, string> = {
  dha: 'https://www.dha.gov.ae',
  awqaf: 'https://www.awqaf.gov.ae',
  'uae-government': 'https://u.ae',
};

/**
 * Phrases that request more than a guide may state, separated by commas. Parts joined by `&` may occur anywhere in the question.
 */
const SENSITIVE_PHRASES: Record<SensitiveTopic, Record<Writing, string>> = {
  emergency: {
    en:
      "heart attack, not breathing, cannot breathe, can't breathe, unconscious, bleeding, dying, suicide, kill myself, killing myself, want to die, end my life, self harm, " +
      'chest pain, chest hurts, on fire, fire in my, house is burning, building is burning, drowning, is drowning, attacked me, being attacked, attacking me, broke into, break-in, stabbed, ' +
      "having a stroke, overdose, poisoned, swallowed, choking, collapsed, fainted, passed out, seizure, gas leak, kidnapped, raped, sexual assault, assaulted, being followed, hit by a car, someone is hurt, badly hurt, snake bite, flames, burning down, pulled out to sea, swept out, caught in a current, hits me, hit me, beats me, beating me, beat me up, hurting me, threatens me, threatened me, don't want to be alive, dont want to be alive, not want to live, do not want to live, can't go on, smell of gas, smells of gas, gas smell, can't find my son, can't find my daughter, cant find my & old, lost my child, missing child, child is missing, my child is missing, harassing me, stalking me, going into labour, water broke, not responding, won't wake up, wont wake up, electrocuted, smoke in the, smoke coming, fire alarm, adrift, drifting, boat is sinking, sinking, capsized, engine died off",
    ar:
      'نوبة قلبية, أزمة قلبية, لا يتنفس, لا تتنفس, لا أستطيع التنفس, ما يتنفس, فاقد الوعي, مغمى عليه, أغمي, ينزف, نزيف, يموت, انتحار, أنتحر, أقتل نفسي, أنهي حياتي, أريد أن أموت, ' +
      'ألم في الصدر, ألم في صدري, صدري يؤلمني, يحترق, تحترق, حريق في, يغرق, غرق, اعتدى علي, يهاجمني, هجوم, اقتحم, طعن, جلطة, سكتة, تسمم, جرعة زائدة, ابتلع, يختنق, اختناق, تسرب غاز, خطف, اغتصاب, تحرش, صدمته سيارة, مصاب بشدة, النار شبت, نار في, النار في, ولعت نار, لهب, شب حريق, شبت, جرفه البحر, سحبه البحر, سحبها البحر, يضربني, ضربني, تضربني, يهددني بالقتل, هددني بالقتل, يهددني & زوجي, يهددني & سكين, يهددني & يقتل, ما أبغى أعيش, ما ابي اعيش, مش عايز أعيش, لا أريد أن أعيش, لا أريد العيش, ريحة غاز, رائحة غاز, غاز & ريحة, غاز & رائحة, بدي عيش, بدي أعيش, أبي أموت, ابغى اموت, بدي موت, عاوز أموت, خلص كل شي, ضاع ولدي, ضاع ابني, ضاعت بنتي, مب لاقي ولدي, مش لاقي ابني, طفلي ضائع, يتبعني, يلاحقني, يتحرش, ما يصحى, لا يستجيب, دخان في, دخان كثيف, جرس الحريق, القارب يغرق, تعطل محرك القارب, القارب تعطل, انجرف, القارب عطلان, سحبه الموج, سحبها الموج, الموج & سحب, التيار ساحبنا, التيار سحبه, الحقونا, ما عاد بدي عيش, ما بدي عيش, تعبت من الحياة, ولدي & ضاع, ابني & ضاع, بنتي & ضاع, بنتي & ضاعت, طفل & ضاع, بلع, بلعت, شرب كلور, سائل غسيل & شرب, يطلع دخان, دخان',
    hi:
      'दिल का दौरा, हार्ट अटैक, साँस नहीं, सांस नहीं, बेहोश, खून बह, ख़ून बह, मर रहा, मर रही, आत्महत्या, ख़ुदकुशी, खुद को मार, मरना चाहता, मरना चाहती, सीने में दर्द, छाती में दर्द, ' +
      'आग लग, आग लगी, डूब रहा, डूब रही, डूब गया, हमला, घर में घुस, चाकू मार, लकवा, ज़हर, ओवरडोज़, निगल, दम घुट, गैस लीक, अपहरण, बलात्कार, छेड़छाड़, गाड़ी ने टक्कर, आग की लपटें, लपटें, समुद्र में बह, बह गया, बह रहा, मारता है, मारा है, पीटता, पीटा, पीट रहा, मारने की धमकी, धमकी & पति, धमकी & शौहर, धमकी & मार, धमकी & चाकू, जीना नहीं चाहता, जीना नहीं चाहती, जीने का मन नहीं, गैस की बदबू, गैस & बदबू, गैस & महक, गैस & गंध, गैस की गंध, गैस की महक, बच्चा खो, बेटा खो, बेटी खो, बच्चा नहीं मिल, बेटा नहीं मिल, बेटी नहीं मिल, पीछा कर रहा, परेशान कर रहा, होश में नहीं, होश नहीं, पति & मारा, डर लग रहा & मारा, बेटा & खो, बेटी & खो, बच्चा & खो, बेटा & मिल नहीं, पानी में बह, ख़ून रुक नहीं, खून रुक नहीं, घायल, जीने का दिल नहीं, ख़ुद को ख़त्म, खुद को खत्म, धुआँ, धुआं, फायर अलार्म, फ़ायर अलार्म, नाव डूब, नाव का इंजन, नाव बह',
    ur:
      'دل کا دورہ, ہارٹ اٹیک, سانس نہیں, بے ہوش, خون بہہ, مر رہا, مر رہی, خودکشی, خود کو مار, مرنا چاہتا, مرنا چاہتی, سینے میں درد, چھاتی میں درد, ' +
      'آگ لگ, آگ لگی, ڈوب رہا, ڈوب رہی, ڈوب گیا, حملہ, گھر میں گھس, چاقو مار, فالج, زہر, اوورڈوز, نگل, دم گھٹ, گیس لیک, اغوا, زیادتی, ہراساں, گاڑی نے ٹکر, شعلے, سمندر میں بہہ, بہہ گیا, بہہ رہا, مارتا ہے, مارا ہے, پیٹتا, پیٹا, پیٹ رہا, مارنے کی دھمکی, دھمکی & شوہر, دھمکی & مار, دھمکی & چاقو, جینا نہیں چاہتا, جینا نہیں چاہتی, جینے کا دل نہیں, گیس کی بو, گیس & بو, گیس & بدبو, بچہ کھو, بیٹا کھو, بیٹی کھو, بچہ نہیں مل, بیٹا نہیں مل, بیٹی نہیں مل, پیچھا کر رہا, تنگ کر رہا, ہوش میں نہیں, ہوش نہیں, شوہر & مارا, بیٹا & کھو, بیٹی & کھو, بچہ & کھو, بچہ & گم, بیٹا & گم, پانی میں بہہ, خون رک نہیں, زخمی, جینے کو دل نہیں, خود کو ختم, پی لیا & بچی, پی لیا & بچے, دھواں, فائر الارم, کشتی ڈوب, کشتی کا انجن, کشتی بہہ',
    romanised:
      'dil ka daura, saans nahi, saans nahin, behosh, khoon beh, mar raha, mar rahi, khudkushi, seene mein dard, chaati mein dard, aag lagi, aag lag, doob raha, doob rahi, zeher, hamla, nawba qalbiya, ma yatanaffas, hariq, paani me & beh, pani me & beh, paani mein & beh, beh raha, beh rahi, seene & dard, chest & dard, beta & kho, bachcha & kho, maar raha, marta hai, pet mein zeher',
  },
  medical: {
    en:
      'symptom, symptoms, diagnose, diagnosis, dose, dosage, how many mg, side effects, headache, fever, stomach ache, rash, infection, infected, antibiotic, antibiotics, pregnant & take, pregnant & safe, pregnant & eat, pregnancy test, miscarriage, ' +
      'cure, treat my, treatment for, is it safe to take, blood pressure, diabetes, diabetic, cancer, depressed, depression, anxiety, panic attacks, sick what should, feel sick, feel dizzy, dizzy, vomiting, diarrhea, diarrhoea, cough, sore throat, allergic, allergy, asthma attack, inhaler, my back hurts, hurts when, pain in my, paracetamol & take, ibuprofen, aspirin & take, abortion, contraceptive, vomit, swollen, insomnia, migraine, stop taking',
    ar: 'أعراض, تشخيص, جرعة, كم ملغ, آثار جانبية, صداع, حمى, حرارة مرتفعة, ألم في المعدة, طفح, التهاب, مضاد حيوي, حامل & دواء, حامل & دوا, حامل & آكل, المرأة الحامل, إجهاض, علاج مرض, علاج السكري, ضغط الدم, السكري, سرطان, اكتئاب, قلق نفسي, مريض ماذا, دوخة, أتقيأ, إسهال, سعال, حساسية, نوبة ربو, بخاخ, يؤلمني, تؤلمني, يوجعني, باراسيتامول, أيبوبروفين, منع الحمل, تورم, أرق, بنادول, كم ملي, دوا ضغط, دواء ضغط, دواء الضغط, حبوب الضغط, أوقف الدواء, أوقف دواء',
    hi: 'लक्षण, निदान, खुराक, कितनी गोली, साइड इफेक्ट, दुष्प्रभाव, सिरदर्द, सिर दर्द, बुखार, पेट दर्द, पेट में दर्द, चकत्ते, संक्रमण, एंटीबायोटिक, गर्भवती & दवा, गर्भवती & खा, गर्भ में, गर्भपात, इलाज, ब्लड प्रेशर, शुगर की बीमारी, मधुमेह, कैंसर, डिप्रेशन, अवसाद, चिंता की बीमारी, चक्कर आ, उल्टी, दस्त, खाँसी, एलर्जी, दमे का दौरा, इनहेलर, दर्द हो रहा, दर्द है, पैरासिटामोल, सूजन, तबीयत, गोली खाता, गोली खाती, गोली & बंद कर, दवा & बंद कर, बीपी की',
    ur: 'علامات, تشخیص, خوراک کتنی, کتنی گولی, سائیڈ ایفیکٹ, مضر اثرات, سر درد, سردرد, بخار, پیٹ درد, پیٹ میں درد, خارش, انفیکشن, اینٹی بائیوٹک, حاملہ & دوا, حاملہ & کھا, حمل میں, اسقاط, علاج, بلڈ پریشر, ذیابیطس, شوگر کی بیماری, کینسر, ڈپریشن, گھبراہٹ, چکر آ, الٹی, دست, کھانسی, الرجی, دمے کا دورہ, انہیلر, درد ہو رہا, درد ہے, پیراسیٹامول, سوجن, طبیعت, گولی کھاتا, گولی کھاتی, گولی & بند کر, دوا & بند کر, بی پی کی',
    romanised:
      'bukhar, sir dard, sar dard, pet dard, pet mein dard, chakkar aa, ulti, khansi, tabiyat, ilaaj, ilaj, dard ho raha, bp ki goli, goli & band, dawai & band, sudaa, humma, waja',
  },
  legal: {
    en:
      'sue, suing, lawsuit, lawyer, attorney, arrested, arrest, prison, jail, divorce, custody, inheritance, deported, deport, deportation, my court case, court case, criminal case, bail, travel ban, accused, blackmail, blackmailed, ' +
      'legal advice, sharia, defamation, my legal, absconding, sentence for, will i be punished, punishment, power of attorney, child support, alimony, extradition, caught with, compensation, take him to court, take them to court, in court, win in court, press charges',
    ar: 'أقاضي, رفع قضية, محامي, محام, اعتقل, اعتقال, قبض علي, قبضوا, سجن, السجن, طلاق, حضانة الأطفال, حضانة طفلي, حضانة أطفالي, ميراث, إرث, ترحيل, قضية جنائية, كفالة إفراج, منع سفر, منع من السفر, متهم, ابتزاز, استشارة قانونية, تشهير, بلاغ هروب, عقوبة, توكيل, نفقة, ضبطت, أرفع قضية, ارفع قضية, أشتكي عليه في المحكمة, المحكمة, تعويض, أكسب القضية, بكسب القضية, القضية لو, أرفع عليه, أرفع عليهم, أنسجن, قانونيا',
    hi: 'मुक़दमा करूँ, मुकदमा करूँ, वकील, गिरफ़्तार, गिरफ्तार, जेल, तलाक, तलाक़, बच्चों की कस्टडी, कस्टडी, विरासत, देश निकाला, डिपोर्ट, आपराधिक मामला, ज़मानत पर, यात्रा प्रतिबंध, ट्रैवल बैन, आरोप, ब्लैकमेल, कानूनी सलाह, क़ानूनी सलाह, मानहानि, सज़ा, सजा, पकड़ा गया, केस ठोक, केस करूँ, क़ानूनी कार्रवाई, कानूनी कार्रवाई, केस कर दूँ, केस कर सकता, मुआवज़ा, मुआवजा, कोर्ट में, अदालत, केस जीत',
    ur: 'مقدمہ کروں, وکیل, گرفتار, جیل, قید, طلاق, بچوں کی تحویل, تحویل, وراثت, ڈی پورٹ, ملک بدر, فوجداری, ضمانت پر رہا, سفری پابندی, ٹریول بین, الزام, بلیک میل, قانونی مشورہ, ہتک عزت, سزا, پکڑا گیا, پر کیس کر, خلاف کیس, کیس کر دوں, قانونی کارروائی, پر مقدمہ, قانونی طور پر, ہرجانہ, معاوضہ مل, عدالت, کورٹ میں, مقدمہ جیت',
    romanised: 'vakeel, wakeel, wakil, giraftar, jail, talaq, talak, saza, qanooni mashwara, muhami, sijn',
  },
  religion: {
    en:
      'haram, halal or haram, sinful, a sin, fatwa, does & break my fast, breaks the fast, breaks my fast, invalidate my fast, invalidates the fast, will & break my fast, which religion, true religion, best religion, better religion, convert to islam, converting to islam, become a muslim, leave islam, ' +
      'allowed in islam, permissible in islam, what does islam say, what does the quran say, what does the bible say, god exist, does god, sunni or shia, shia or sunni, apostasy, blasphemy, jinn, afterlife, hell, according to islam, talaq, wudu, ablution, zakat, kaffarah, prayer count, prayer valid, prayers count, missed prayers, nikah valid, spiritual, is it permissible',
    ar: 'حرام, حلال أم حرام, حلال أو حرام, إثم, فتوى, يفطر الصائم, يبطل الصيام, تبطل الصيام, يفسد الصيام, أي دين, الدين الصحيح, أفضل دين, اعتناق الإسلام, أعتنق, أدخل الإسلام, ترك الإسلام, حكم الإسلام, في الإسلام, ماذا يقول القرآن, هل الله موجود, سني أم شيعي, ردة, ازدراء, الجن, حكم الشرع, شرعا, الوضوء, وضوء, وضوئي, زكاة, الزكاة, كفارة, تصح صلاتي, صلاتي صحيحة, تقبل صلاتي, طالق, يقع الطلاق, وقع الطلاق, قضاء الصلاة, يجوز شرعا',
    hi: 'हराम, हलाल है या हराम, पाप लगेगा, पाप लगता, पाप है क्या, गुनाह, फ़तवा, फतवा, रोज़ा टूट, रोजा टूट, कौन सा धर्म, सच्चा धर्म, सबसे अच्छा धर्म, इस्लाम अपना, इस्लाम कबूल, मुसलमान बन, इस्लाम छोड़, इस्लाम में जायज़, इस्लाम में, क़ुरान क्या कहता, कुरान क्या कहता, भगवान है, ईश्वर है, शिया या सुन्नी, सुन्नी या शिया, जिन्न, वुज़ू, वज़ू, वुजू, ज़कात, जकात, कफ़्फ़ारा, नमाज़ होगी, नमाज़ हो जाएगी, नमाज़ क़बूल, नमाज़ मानी, तीन तलाक, तीन तलाक़, तीन बार तलाक, तीन बार तलाक़, शरीयत, शरई',
    ur: 'حرام, حلال ہے یا حرام, گناہ, فتویٰ, فتوی, روزہ ٹوٹ, کون سا مذہب, سچا مذہب, بہترین مذہب, اسلام قبول, مسلمان ہو, اسلام چھوڑ, اسلام میں, قرآن کیا کہتا, خدا موجود, شیعہ یا سنی, سنی یا شیعہ, جنات, شرعی حکم, وضو, زکوٰۃ, زکات, زکوة, کفارہ, نماز ہو جائے, نماز ہوگی, نماز قبول, تین طلاق, تین بار طلاق, شریعت, شرعاً, شرعی',
    romanised: 'haram, haraam, gunah, fatwa, roza toot, islam mein, islam qabool, islam kabool',
  },
  politics: {
    en: 'president, prime minister, election, elections, vote for, politics, political, politician, politicians, democracy, human rights, protest, protests, demonstration, criticise the government, criticize the government, royal family, ruler, sheikh mohammed rich, war, israel, palestine, gaza, iran, ukraine, putin, trump, modi, imran khan, kashmir, yemen, coup, dictator, dictatorship, regime, sanctions, freedom of speech, lgbt, gay rights, is the government good, government here is good, government good or bad, who should rule, king, monarchy, opposition',
    ar: 'رئيس الدولة, رئيس الوزراء, انتخابات, أصوت, سياسة, سياسي, ديمقراطية, حقوق الإنسان, مظاهرة, مظاهرات, احتجاج, انتقاد الحكومة, أنتقد الحكومة, العائلة الحاكمة, الحاكم, حاكم, حرب, إسرائيل, فلسطين, غزة, إيران, أوكرانيا, بوتين, ترامب, مودي, كشمير, اليمن, انقلاب, ديكتاتور, عقوبات دولية, حرية التعبير, الحكومة زينة, الحكومة سيئة, الحكومة كويسة, رأيك بالحكومة, رأيك في الحكومة, رايك في الحكومة, رايك بالحكومة, مع مين في الحرب',
    hi: 'राष्ट्रपति, प्रधानमंत्री, चुनाव, वोट, राजनीति, राजनीतिक, नेता, लोकतंत्र, मानवाधिकार, मानव अधिकार, विरोध प्रदर्शन, सरकार की आलोचना, शाही परिवार, शासक, युद्ध, इज़राइल, इजरायल, फ़िलिस्तीन, फिलिस्तीन, गाज़ा, ईरान, यूक्रेन, पुतिन, ट्रंप, मोदी, इमरान ख़ान, कश्मीर, तानाशाह, अभिव्यक्ति की आज़ादी, सरकार अच्छी, सरकार बुरी, सरकार कैसी, भारत पाकिस्तान, किसकी तरफ़ हो, तुम्हारी क्या राय',
    ur: 'صدر, وزیر اعظم, انتخابات, الیکشن, ووٹ, سیاست, سیاسی, سیاستدان, جمہوریت, انسانی حقوق, احتجاج, مظاہرہ, حکومت پر تنقید, شاہی خاندان, حکمران, جنگ, اسرائیل, فلسطین, غزہ, ایران, یوکرین, پوتن, ٹرمپ, مودی, عمران خان, کشمیر, آمریت, اظہار رائے, حکومت اچھی, حکومت بری, حکومت کیسی, کس کی طرف ہو, تمہاری کیا رائے',
    romanised:
      'chunav, siyasat, rajniti, sarkar ki aalochna, jang, india pakistan, kiski taraf, kis ki taraf, sarkar achi, sarkar buri, hukumat achi, hukumat buri, intikhabat, siyasa, harb',
  },
};

/** The topic that refers a question to an authority or a helpline. Null for ordinary questions. */
export function sensitiveTopic(question: string, writings: readonly Writing[]): SensitiveTopic | null {
  return SENSITIVE_TOPICS.find((topic) => hasPhrase(question, SENSITIVE_PHRASES[topic], writings)) ?? null;
}
