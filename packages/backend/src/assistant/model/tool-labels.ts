/**
 * The labels of the values of computed tools in the four languages. A model receives all of them, so that it uses the same words
 * and the check recognizes them.
 */
export const TOOL_LABELS = {
  day: 'Day · اليوم · दिन · دن',
  hijri: 'Hijri date · التاريخ الهجري · हिजरी तारीख़ · ہجری تاریخ',
  sunrise: 'Sunrise · شروق الشمس · सूर्योदय · طلوع آفتاب',
  sunset: 'Sunset · غروب الشمس · सूर्यास्त · غروب آفتاب',
  prayers: 'Prayer times · مواقيت الصلاة · नमाज़ का समय · نماز کے اوقات',
  fajr: 'Fajr · الفجر · फ़ज्र · فجر',
  dhuhr: 'Dhuhr · الظهر · ज़ुहर · ظہر',
  asr: 'Asr · العصر · अस्र · عصر',
  hanafiAsr: 'Asr (Hanafi) · العصر (الحنفي) · अस्र (हनफ़ी) · عصر (حنفی)',
  maghrib: 'Maghrib · المغرب · मग़रिब · مغرب',
  isha: 'Isha · العشاء · इशा · عشاء',
  holiday: 'Public holiday · عطلة رسمية · सार्वजनिक अवकाश · سرکاری تعطیل',
  nextHoliday: 'Next public holiday · العطلة الرسمية القادمة · अगला सार्वजनिक अवकाश · اگلی سرکاری تعطیل',
  expected: 'expected, the moon decides · متوقع حسب رؤية الهلال · अनुमानित, चाँद पर निर्भर · متوقع، چاند پر منحصر',
  salik: 'Salik toll · رسوم سالك · सालिक टोल · سالک ٹول',
  parking: 'Street parking · المواقف العامة · सड़क पार्किंग · سڑک پارکنگ',
  free: 'free · مجانًا · मुफ़्त · مفت',
  peak: 'peak · وقت الذروة · व्यस्त समय · مصروف اوقات',
  charged: 'charged · مدفوع · शुल्क · فیس',
  unknown: 'not known · غير معروف · ज्ञात नहीं · معلوم نہیں',
  busy: 'usually busy · مزدحم عادة · आम तौर पर भीड़ · عموماً رش',
  weekend: 'weekend · عطلة نهاية الأسبوع · वीकेंड · ویک اینڈ',
  notLive:
    'Nothing live is known of the roads · لا معلومات مباشرة عن الطرق · सड़कों की लाइव जानकारी नहीं है · سڑکوں کی براہِ راست معلومات نہیں',
  normals: 'Usual weather · الطقس المعتاد · आम मौसम · معمول کا موسم',
  maximum: 'mean maximum · متوسط العظمى · औसत अधिकतम · اوسط زیادہ سے زیادہ',
  minimum: 'mean minimum · متوسط الصغرى · औसत न्यूनतम · اوسط کم سے کم',
  humidity: 'humidity · الرطوبة · आर्द्रता · نمی',
  rainDays: 'days with rain · أيام المطر · बारिश के दिन · بارش کے دن',
  sea: 'sea temperature · حرارة البحر · समुद्र का तापमान · سمندر کا درجہ حرارت',
  metres: 'metres away · مترًا · मीटर दूर · میٹر دور',
} as const;
