import type { Writing } from './senses.ts';

/** Common words that give background to a question without stating its subject. */
export const COMMON_WORDS: Record<Writing, string> = {
  en:
    'put back see first part ago little old side word looks look live living lives bring break full wait waiting through other took take takes taking taken stay staying enough come comes coming came normal finished ' +
    'finish real made make time times date saved save think thought honest honestly right wrong bad lol sick small big large town sign hate pls plz ok okay love moved moving worth proper properly visiting visit visited exact same ' +
    'mother father mum mom dad parents brother sister friend friends wife husband boss guy guys man thing things stuff being been cant again keys hes shes theyre feel feels feeling away watch centre walk walked walking box cover ' +
    'drops drop name named text texted ends end ended owner nothing against own owns spend spent yet hop chatting chat follow gone wiped simplest way ways set setting straight alarm try tried trying wont kill landed land pure ' +
    'hear heard say said says saying tell told see seen saw keep keeps kept left leave leaving let lets put puts turn turned turns call called happen wonder wondering curious plan planning planned decide hope hoping mean guess ' +
    'few several couple lots lot bit kind least else whatever either neither both though although however unless until once twice later earlier soon almost quite pretty maybe sure absolutely totally actually basically literally ' +
    'yesterday already finally suddenly recently long short far high low hard easy simple difficult different another next thing second third last two three four five six seven eight nine ten hundred half whole ' +
    'work works worked want wanted wants need needed like liked likes know knows knew ask asks asked hello hi hey thanks thank please pls bro buddy mate sorry excuse quick quickly fast slow early give gives gave given show shows ' +
    'person people everyone everybody nobody someone anyone family kid kids yr yrs year-old years-old stuck torn start starting started begin begins because cause since while im ive id youre dont doesnt didnt isnt arent wasnt wouldnt ' +
    'couldnt shouldnt havent hasnt hadnt lets gonna wanna gotta cuz coz u ur r n w abt thx tho till til am pm etc vs via per heard hear true false legit tonight today tomorrow even ever especially exactly',
  ar:
    'ولا اللي بس عشان علشان برا برة هني هنا منو جي لأي ينفع ونص نص سنين لسه لسا مب مو مش أول مرة زين زينة عندنا عندكم نقدر أقدر يقدر يقدرون باقي خلصت خلص فوق تحت وأنا وهو وهي وما ولو وفي وكم وشو ومعاي معاي معايا معنا معانا حق ' +
    'أمي أبوي ابوي أخوي اخوي صديقي صديق ربعي جاري بابا ماما عيال العيال والعيال ناس الناس حد احد واحد شي شيء حاجة هيك كذا كده هالشهر هالسنة هالأيام الدنيا آخر أخير مرات دايم دائما بعد قبل حين فجأة قدام ورا جنب عند لحد إلين حتى لين ' +
    'أسوي اسوي سوي أروح اروح نروح رحت راح رايح جيت جاي جاية يجي أجي طلعت طلع يطلع أطلع دخلت دخل أدخل يدخل يدخلون أخذ آخذ آخد ياخذ ياخذون خذوا اشتريت شريت أبا أبي ابي ابغى أبغى بغيت ودي حاب أحب نبي يبون بدنا بدي عايز عاوز عايزين محتاج احتاج ' +
    'قالوا قال قالي يقولون سمعت شفت أشوف اشوف أعرف اعرف تعرف يعرف عرفت فكرت ظن صار يصير صارت كنت كان كانت راح بيكون تكون فيني فيك فينا لهم لكم عليه عليها عليهم عندهم يوصل توصل وصلت يبدأ تبدأ خمس ست سبع ثمان عشر مية ألف ثلاث أربع اثنين ثنتين ' +
    'صحيح غلط أكيد يمكن طيب تمام بسرعة ضروري جديد قديم كبير صغير كثير قليل شوي شوية واجد وايد أكثر أقل لوحدي لحالي سوا مع بعض سمحت رجاء ممكن تعطيني اعطني قولي خبرني فهمني اشرحلي لو سمحتوا يعني إذا لما عمري عمرها عمره سنتين شهرين يومين ساعتين ' +
    'إحنا احنا أنتم إنتو انتو هم هاي هذي هاد دا دي ده وين ليه ليش كيفها نفس غير سواء هيدا بكل بأي مجرد فقط حتى أنها أنه كأن لكن لأن بسبب رغم طلب مني أعطاني جدا تقريبا حوالي',
  hi:
    'ने दे जा वो सिर्फ सिर्फ़ सारे सारी बनकर जहाँ लगी लेनी लेना लिया ली ले रहते रहता रहना रहूँ रहने ठीक खत्म ख़त्म आया आई आए आता आती आते आ दूँ काम बताना भेजूँ चलेगा चलेगी सामने लिख पड़ेगी पड़ेगा हुआ हुई हुए वहीं यहीं लेकर हिसाब बैठ लगेंगे जाएगी जाएगा बना माँग लग चल नाम इतने इतना ' +
    'छोड़ देख देखना देखने मम्मी पापा अम्मी अब्बू माँ भाई बहन दोस्त निकाल किन मदद ना जवाब तरफ़ तुम्हारे तुम्हारा बताए पुराने जाओ डालना डालने सच आजकल कहीं उन्हें उनका उनके उसे उसका जाएँ वक़्त वक्त टाइम वग़ैरह करवा आठ होने मिनट पार लूँ देती देते देंगे पड़ करनी करना लिखा कराना पाते ला घंटे खाली चेक अलग वही चुका चुके पूरे पूरा मिलेगी ' +
    'थोड़ा थोड़ी बहुत बस सही ग़लत गलत शायद ज़रा फिर अभी जल्दी देर पहली दूसरी तीसरी चार पाँच छह सात आठ नौ दस बीस सौ हज़ार हजार लाख आधा डेढ़ ढाई कभी हमेशा अक्सर अचानक क्योंकि इसलिए जबकि वरना मतलब सुना कहा कहते बोल बोला बोले बोलते सोच सोचा समझ समझा मिल मिला मिली मिले जाने आने रखना रखा रखते चाह चाहा दिख दिखा दिखाओ ' +
    'साथ अकेला अकेली अकेले घूमना घूमने खाना छोटा छोटे बड़ा बड़े नया पुराना अच्छा ख़राब यार प्लीज़ सर मैडम जनाब ऐसे वैसे जैसे कैसा कैसी इधर उधर वाले वाली हमारी हमारे उम्र साल महीने बताइएगा',
  ur:
    'نے دے جا آ وہ صرف ہوا ہوئی ہوئے جہاں لگ لگی لگا آئے آیا آئی آتا آتی آتے پیسے ختم نظر کام لکھ لکھا خالی بتا بتانا دوست نام مدد لینی لینا لیا لی لے خرید رہتے رہتا رہنا رہنے وقت ٹائم پھر بہت خود چھوڑ ہونی ہونا باقی کرو جواب پرانے ساری سارے مٹا دس بجے سامان چلے صحیح غلط تمام طرف بن آتی چلتا چلتی اسی چلی چلا لگانے ' +
    'بنانی کروانی کروانا ٹھیک رک لوں بیس دینی سنا بتانا بنتا بنتی گیارہ جلدی امی ابو والدہ والد بھائی بہن انتظار گھنٹے الگ آئیں خلاف روزانہ کٹتا طور نکلا بالکل جیسی جیسے دیکھ دیکھنا بس شاید ذرا ابھی دیر پہلی دوسری چار پانچ چھ سات آٹھ نو سو ہزار لاکھ آدھا ڈیڑھ ڈھائی کبھی ہمیشہ اکثر اچانک کیونکہ اس لیے ورنہ کہا کہتے بول بولا بولے سوچ سمجھ ' +
    'ملا ملی جانے آنے رکھنا رکھا چاہ دکھ دکھا ساتھ اکیلا اکیلی اکیلے چھوٹا چھوٹے بڑا بڑے نیا پرانا خراب یار پلیز سر ایسے ویسے ادھر ادھر ہماری ہمارے سال مہینے گھومنا گھومنے ہفتے تھوڑا تھوڑی چاہیے اگر لوں دوں کروں بنا بنے بیٹھ نکل گے گی',
  romanised:
    'le liya li lena leni dikh der wale wali pe ja jaa aa aaya aayi jayegi jayega dost sahi kiski kiska taraf saath lekin laga lagi lagana par thodi thoda utar jaun apne apna sirf hun hoon hu liye ne de diya di dena gayi gaye wahan yahan phir fir bahut bas sach sab ' +
    'log bol bolte bola bole suna rehna rehne rehta raha kar karna karke karte kiya hua hui hue tha thi the ab abhi kabhi agar magar warna kyunki matlab batana dekho dekhna chahta chahti mila mili milna jata jati jate waqt time ek do teen char paanch das ' +
    'ana inta ente heya howa ma mish mush mosh bas kan kunt law lamma ba3d abl 3ayez 3ayza azbot aruh arooh 3ala 3an men ya fe fi da di dah deh aho keda kda shway awi yani ya3ni',
};
