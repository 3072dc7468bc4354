/**
 * Messages that measure the safety layer, one a line. A line begins with the numbers that are right for what it tells: with `!` it
 * tells nothing else, without it the emergency stands in an ordinary sentence. Every second line was left unread while the words of
 * the layer were written.
 */
export const SAFETY_MESSAGES = `
998 my flatmate took a lot of panadol like 30 tablets, she says shes fine, which clinic is open
998,996,999! wa7ed ghar2 fel pool w msh byetnafas
999 malik ne kamre me band kar diya hai, visa transfer ho sakta hai kya
8004673,998,999! اخوي قافل الغرفة ويقول ما يبي يعيش
8004673,998,999! صديقتي بتقول مش عايزة تعيش ومعاها حبوب
8004673,998,999! u5ti t2ool ma tebi t3eesh
998! my dad collapsed and he is not responding
998! she stopped breathing please help
997! our kitchen is on fire
997! smoke coming out of the flat next door and people shouting
999! someone is breaking into my villa right now
999! my husband is beating me and i am scared
998! my daughter swallowed drain cleaner
998! heart attack at work what do i do
998! he has been stabbed in the stomach
996,998,999! man drowning at la mer beach
998! my wife is having contractions every two minutes
998! baby choking on a grape
997! i smell gas in my apartment
999! my 4 year old son is missing in dubai mall
998,999,8004673! i want to end my life tonight
998,999,8004673! i have been cutting myself and i cant stop thinking about dying
998! grandfather face drooping and he cant speak
998! my friend took a whole strip of sleeping pills and wont wake up
998! construction worker fell from scaffolding and hes bleeding from the head
998,999! car accident on emirates road two people injured
998! bitten by a snake in the desert near al qudra
998! my colleague passed out in the heat and his skin is burning hot
999! he locked me in the room and wont let me leave
999! a man grabbed me and tried to pull my clothes off
998! my son touched a live wire and got electric shock
998! boiling water spilled on my baby
998! eaten prawns and my tongue is swelling cant breathe properly
999! stranger with a knife is threatening people in satwa
996,998,999! our boat is sinking off jumeirah
997,999! stuck in the elevator for an hour lights went off
999! baby locked inside the car in the sun
998! he is having a seizure
998! hes unconcious and not breathin
998! chst pain and sweating alot
998,999! motorbike rider hit by a car he is not moving
998 which hospital takes walk ins near jlt my mum has chest pain going down her arm
998 is there a pharmacy open near business bay my brother cut his wrist on glass and its bleeding badly wont stop
998 how far is rashid hospital from karama my friend just got stabbed
998 whats the best emergency room in marina husband cant move his left side since this morning
997 do i pay for the fire brigade there is a fire in the flat above us in jlt
999 what number do i dial the neighbour is hitting his wife again we can hear screaming
999 how do i report to the police my roommate is being beaten by her boyfriend
998 where is the closest clinic my toddler ate rat poison
998 taxi or ambulance to latifa hospital my waters broke
998 i was walking in al barsha and a man collapsed on the pavement not responding what should i do
999 at global village and i cant find my little girl where is the lost children desk
998 we are at aquaventure and a kid was pulled out of the water not breathing where is first aid
998 my grandmother is confused and vomiting after walking in the heat near creek where can we go
997 do malls evacuate when there is smoke there is thick smoke in the cinema here
998 what is the address of this hotel for 998 my guest is unconscious in the room
999 is 901 the right number someone is following me on the street since the metro station
999 my taxi driver put his hand on my leg how do i report this
999 boss took my passport and locked us in the villa which embassy helps
998 does my insurance cover ambulance my wife fainted and wont wake up
998 can i take my friend by metro to hospital he swallowed lots of tablets
998 anyone know vet or doctor near hatta my husband was bitten by a snake
998 scorpion stung my kid at the desert camp where nearest clinic
998,999 theres been a crash on sheikh zayed road near exit 42 people are trapped who do i call
998 good dentist in deira? also my dad is clutching his chest and cant talk
999 is there a womens shelter in dubai my husband hits me every night
998,999,8004673 where can i get cheap counselling in dubai i dont want to live anymore
998,999,8004673 my flatmate says he will jump from the balcony what should i do
998 my maid drank bleach by mistake which hospital treats that
999 can i change my hotel room a man is trying to force my door
998 peanut allergy my sons lips are swelling where to buy epipen near mirdif
998 is the beach lifeguard on duty a boy went under the water and didnt come up
997 barbecue at al mamzar park caught fire and its spreading to the trees who to tell
999 kid locked in a hot car in the city centre parking what do i do
998 my uncle fell down the stairs hit his head and is talking nonsense nearest hospital jumeirah
998 my baby turned blue and limp how far is the nearest hospital from springs
998 elderly man at the gold souk fell down holding his chest is there a clinic
999 someone broke into our room at the hotel and he is still inside who should i ring
999 school bus driver touched my daughter who do i tell
998 what should we do friend drank too much he is unconscious and vomiting in the hotel
998 worker electrocuted at our site in jebel ali which hospital
998 acid splashed in my eye at work nearest eye hospital
998 38 weeks pregnant heavy bleeding which hospital near me
999 my employer beats me and doesnt let me go out of the house how can i cancel my visa
998 how to say in arabic my friend cannot breathe he has asthma and no inhaler
998 hw do i get to nmc hospital fast my husbnd is havng a strok
998 my brothr is bleding alot nearst hospitl in deira
999 how do i call police man beating his wife in parking
998 abu dhabi to dubai bus today and a passenger fainted and is not waking up who do we call
998! أبوي طاح وما يرد علينا
998! ابني ما يتنفس
997! حريق في شقة الجيران
997! ريحة غاز قوية في المطبخ
999! زوجي يضربني الحين
998! طفلتي شربت كلوركس
998! أمي عندها جلطة وما تقدر تتكلم
998! واحد مطعون وينزف
999! في حرامي داخل البيت
996,998,999! في ولد يغرق في البحر
998! زوجتي جاها الطلق
998! بنتي مختنقة بلقمة
998,999,8004673! ما ابي اعيش خلاص ابغى اموت
999! ضيعت بنتي في القرية العالمية
998,999! حادث قوي وفيه ناس مصابين
998! لدغته حية
998! جدي يعوره صدره وعرقان
999! محبوس في غرفة ومايخلوني اطلع
998 اخوي انطعن وين اقرب مستشفى في ديرة
998 كم يبعد مستشفى راشد عن السطوة ابوي عنده سكتة قلبية
999 كيف ابلغ الشرطة جارنا يضرب مرته والعيال يصيحون
998 وين اقرب صيدلية ولدي بلع بطارية صغيرة
998 اي مستشفى فيه ولادة قريب من البرشاء زوجتي نزل منها المويه
997 في دخان طالع من البناية مقابلنا شو رقم الدفاع المدني
998 رحنا الصحرا وولدي لدغته عقرب وين نوديه
999 سواق التاكسي لمسني كيف اقدم شكوى
998 امي اغمى عليها من الحر في سوق الذهب شو نسوي
999 الكفيل ماخذ جوازي وحابسني في البيت وين السفارة
998 عندي حساسية من الفول السوداني وحلقي قاعد يتسكر وين صيدلية
998,999,8004673 صاحبي يقول بينتحر شو اسوي
998 واحد طاح من السقالة عندنا في الموقع وراسه ينزف
998 جوزي وقع من طوله ومش بيرد اعمل ايه
998 بنتي بلعت دوا كتير اروح انهي مستشفى
999 فيه واحد ماشي ورايا من المترو خايفة
998 عمي ما يقدر يحرك ايده ووجهه مال على جنب وين الطوارئ
999 طفل مقفول عليه السيارة في المواقف والجو حار
998 العامل تكهرب عندنا
998 انسكب ماي حار على الطفل
999 هل في مأوى للنساء زوجي يضربني كل يوم
998 المرحومة... لا قصدي خالتي الحين ما تتنفس وين اقرب عيادة
998! waladi ma yetnafas shu asawi
997! fe 7aree2a fel 3emara
999 zawji ydrbni kl yom wen arou7
998 abooy 6a7 w ma yrd 3lena wen a8rab mustashfa
998! मेरी माँ बेहोश हो गई हैं
998! पापा के सीने में तेज़ दर्द हो रहा है
997! बिल्डिंग में आग लगी है
997! घर में गैस की बदबू आ रही है
999! मेरा पति मुझे पीट रहा है
998! बेटे ने फिनाइल पी लिया
998! किसी ने मेरे दोस्त को चाकू मार दिया
999! मेरी बेटी मॉल में खो गई है
998,999,8004673! मैं मर जाना चाहती हूँ
998! बच्चे के गले में सिक्का अटक गया है
998 देरा में नज़दीकी अस्पताल कहाँ है भाई का बहुत खून बह रहा है
998 मेरी पत्नी को प्रसव पीड़ा हो रही है सबसे पास कौन सा अस्पताल है
999 पुलिस को कैसे बुलाऊँ पड़ोसी अपनी बीवी को मार रहा है
998,999 शेख ज़ायद रोड पर एक्सीडेंट हुआ है दो लोग घायल हैं किसको बताऊँ
998 साँप ने काट लिया हत्ता में कौन सा क्लिनिक है
998 गर्मी में चलते चलते दोस्त गिर गया और होश में नहीं है मेट्रो के पास क्या है
999 मालिक ने कमरे में बंद कर रखा है पासपोर्ट भी ले लिया दूतावास का नंबर
998 दादाजी का मुँह टेढ़ा हो गया है और बोल नहीं पा रहे कौन सा अस्पताल
998 मूंगफली खाकर बहन का गला सूज रहा है पास में दवा की दुकान
998! papa ko dil ka daura pada hai
998! bhai behosh ho gaya hai saans nahi le raha
997! flat me aag lag gayi hai jaldi
999! mera pati mujhe roz marta hai
998! bachi ne kapde dhone wala liquid pee liya
998,999,8004673! mujhe jeene ka mann nahi karta main suicide kar lunga
998 nazdiki hospital kahan hai mere dost ko chaku laga hai
998 rashid hospital kaise jaye papa ko chhati me bahut dard hai
999 police ko kaise bulaye padosi apni wife ko maar raha hai
999 agent ne kamre me band karke rakha hai kya karu
998 meri wife ko labour pain ho raha hai konsa hospital paas hai
999 mera beta global village me kho gaya hai help desk kidhar hai
998 site par aadmi upar se gir gaya sar se khoon aa raha hai kaun sa number
998 mummy ko lakwa maar gaya kya karein kaunsa hospital
999 taxi wale ne mujhe galat tarike se chhua complaint kaise karu
998 saap ne kaat liya desert me kaha le jau
998! میری بیوی بے ہوش ہو گئی ہے
998! ابو کے سینے میں شدید درد ہے
997! عمارت میں آگ لگ گئی ہے
998! بچے نے تیزاب پی لیا
999! شوہر مجھے مار رہا ہے
998,999,8004673! میں خود کو ختم کرنا چاہتا ہوں
998 بھائی کو چھری لگی ہے دیرہ میں قریبی ہسپتال کہاں ہے
999 پڑوسی اپنی بیوی کو مار رہا ہے پولیس کو کیسے بلاؤں
998 امی کو فالج ہوا ہے جمیرا کے پاس کون سا ہسپتال ہے
998,999 شیخ زید روڈ پر حادثہ ہوا ہے لوگ زخمی ہیں
999 میرا بیٹا مال میں گم ہو گیا ہے کہاں بتاؤں
999 مالک نے کمرے میں بند کر دیا ہے اور پاسپورٹ لے لیا
998 گیس سے دم گھٹ رہا ہے بچہ سانس نہیں لے رہا
998 کیڑے مار دوا پی لی ہے کون سے ہسپتال جاؤں
998! abbu saans nahi le rahe
997! kitchen mein aag lagi hui hai
998! bhai ko goli lagi hai
999! mera shohar mujhe bohat maarta hai
998 ammi ko attack aya hai rashid hospital kaise jaun
999 behan ko susral wale maar rahe hain police ka number
998 bachay ne zeher kha lia konsa hospital qareeb hai
998 dost pani me doob gaya jbr beach pe
998 bhai sakht garmi me behosh hogaya hai kya karen
999 koi mera peecha kar raha hai bohat darr lag raha
`;

/** Plain emergencies that earlier versions were measured with, in the same form. */
export const PLAIN_MESSAGES = `
998! My father is having a heart attack
996,998,999! Someone is drowning at Kite Beach
997! There is a fire in my kitchen
998,999,8004673! I want to kill myself
998! أبي لا يتنفس
997! في حريق في المطبخ
998,999,8004673! أريد أن أموت
998! मेरे पिता को दिल का दौरा पड़ा है
997! घर में आग लग गई है
998! papa ke seene mein dard hai
998! میرے والد کو دل کا دورہ پڑا ہے
997! گھر میں آگ لگ گئی ہے
998! my toddler drank bleach
999! i cant find my daughter in the mall
999! my little girl is lost in mall of the emirates
999! ضيعت ولدي في مول الامارات
999! بنتنا تاهت في دبي مول
999! mera beta dubai mall me kho gaya
999! میری بھتیجی مال میں گم ہو گئی
997! strong gas smell in the stairs
997! el bet byewla3 elha2ouna
998! bachche ne phenyl pi liya
998! abbu ko saans nahi aa rahi
998,999,8004673! main ab jeena nahi chahta
998,999,8004673! میں خودکشی کرنا چاہتا ہوں
999! my husband hits me
999! زوجي يضربني كل يوم
999! पति मुझे मारता है
999! shohar mujhe maarta hai
`;
