import type { Position } from '../guide/position.ts';
import type { Locale } from '../language/locale.ts';

export const RAIL_MODES = ['metro', 'tram'] as const;
export type RailMode = (typeof RAIL_MODES)[number];

export type Station = Position & {
  /** As in the transport handbook. */
  id: string;
  mode: RailMode;
  /** The fare zone. Null where no source states it and none follows from one. */
  zone: number | null;
  /** As on the signs, English and Arabic. */
  names: { en: string; ar: string };
};

type Row = readonly [id: string, lat: number, lon: number, zone: number | null, english: string, arabic: string];

/**
 * Stations of metro and tram, to 50 m: RTA open data (GTFS edition 2025-08; Expo branch and tram: registers of 2025-10 and 2025-11).
 * Where the zones come from is in docs/data-sources.md.
 */
const ROWS: readonly Row[] = [
  ['centrepoint', 25.23012, 55.39154, 5, 'Centrepoint', 'سنتربوينت'],
  ['emirates', 25.24112, 55.36567, 5, 'Emirates', 'طيران الإمارات'],
  ['airport-terminal-3', 25.24516, 55.35939, 5, 'Airport Terminal 3', 'مبنى المطار 3'],
  ['airport-terminal-1', 25.24828, 55.35264, 5, 'Airport Terminal 1', 'مبنى المطار 1'],
  ['al-garhoud', 25.24947, 55.33994, 5, 'Al Garhoud', 'القرهود'],
  ['city-centre-deira', 25.25426, 55.33029, 5, 'City Centre Deira', 'سيتي سنتر ديرة'],
  ['al-rigga', 25.26319, 55.32416, 5, 'Al Rigga', 'الرقة'],
  ['union', 25.26621, 55.31376, 5, 'Union', 'الاتحاد'],
  ['burjuman', 25.25499, 55.30426, 6, 'BurJuman', 'برجمان'],
  ['adcb', 25.24476, 55.29828, 6, 'ADCB', 'إيه دي سي بي'],
  ['max', 25.23298, 55.29177, 6, 'max', 'ماكس'],
  ['world-trade-centre', 25.22549, 55.28549, 6, 'World Trade Centre', 'المركز التجاري العالمي'],
  ['emirates-towers', 25.21718, 55.27979, 6, 'Emirates Towers', 'أبراج الإمارات'],
  ['financial-centre', 25.21096, 55.27549, 6, 'Financial Centre', 'المركز المالي'],
  ['burj-khalifa-dubai-mall', 25.20147, 55.26957, 6, 'Burj Khalifa/Dubai Mall', 'برج خليفة/دبي مول'],
  ['business-bay', 25.19136, 55.26044, 6, 'Business Bay', 'الخليج التجاري'],
  ['onpassive', 25.15525, 55.2283, 2, 'Onpassive', 'أون باسيف'],
  ['equiti', 25.12647, 55.20748, 2, 'Equiti', 'إكويتي'],
  ['mall-of-the-emirates', 25.1205, 55.19937, 2, 'Mall of the Emirates', 'مول الإمارات'],
  ['insurancemarket', 25.11453, 55.19052, 2, 'InsuranceMarket', 'إنشورانس ماركت'],
  ['dubai-internet-city', 25.10183, 55.17366, 2, 'Dubai Internet City', 'مدينة دبي للإنترنت'],
  ['al-fardan-exchange', 25.08883, 55.15795, 2, 'Al Fardan Exchange', 'الفردان للصرافة'],
  ['sobha-realty', 25.08029, 55.14805, 2, 'Sobha Realty', 'شوبا العقارية'],
  ['dmcc', 25.07128, 55.1391, 2, 'DMCC', 'مركز دبي للسلع المتعددة'],
  ['national-paints', 25.0576, 55.1271, 2, 'National Paints', 'ناشونال للأصباغ'],
  ['ibn-battuta', 25.04657, 55.11733, null, 'Ibn Battuta', 'ابن بطوطة'],
  ['energy', 25.02613, 55.10116, null, 'Energy', 'الطاقة'],
  ['danube', 25.00092, 55.0956, null, 'Danube', 'دانوب'],
  ['life-pharmacy', 24.97723, 55.0909, null, 'Life Pharmacy', 'لايف فارمسي'],
  ['the-gardens', 25.04344, 55.13505, 2, 'The Gardens', 'الحدائق'],
  ['discovery-gardens', 25.03522, 55.14532, 2, 'Discovery Gardens', 'ديسكفري جاردنز'],
  ['al-furjan', 25.03045, 55.15219, 2, 'Al Furjan', 'الفرجان'],
  ['jumeirah-golf-estates', 25.0178, 55.16335, null, 'Jumeirah Golf Estates', 'عقارات جميرا للجولف'],
  ['dubai-investment-park', 25.0058, 55.15584, null, 'Dubai Investment Park', 'مجمع دبي للاستثمار'],
  ['expo-2020', 24.96337, 55.1462, null, 'Expo 2020', 'إكسبو 2020'],
  ['e-and', 25.25484, 55.40099, 5, 'e&', 'اتصالات e&'],
  ['al-qusais', 25.26257, 55.38767, 5, 'Al Qusais', 'القصيص'],
  ['dubai-airport-free-zone', 25.26988, 55.37522, 5, 'Dubai Airport Free Zone', 'المنطقة الحرة بمطار دبي'],
  ['al-nahda', 25.27327, 55.36947, 5, 'Al Nahda', 'النهدة'],
  ['stadium', 25.27772, 55.36178, 5, 'Stadium', 'الاستاد'],
  ['al-qiyadah', 25.27788, 55.35293, 5, 'Al Qiyadah', 'القيادة'],
  ['abu-hail', 25.27532, 55.34638, 5, 'Abu Hail', 'أبو هيل'],
  ['abu-baker-al-siddique', 25.27089, 55.33285, 5, 'Abu Baker Al Siddique', 'أبو بكر الصديق'],
  ['salah-al-din', 25.27039, 55.32105, 5, 'Salah Al Din', 'صلاح الدين'],
  ['baniyas-square', 25.26892, 55.30745, 5, 'Baniyas Square', 'ميدان بني ياس'],
  ['gold-souq', 25.27598, 55.30155, 5, 'Gold Souq', 'سوق الذهب'],
  ['al-ras', 25.26872, 55.29384, 5, 'Al Ras', 'الراس'],
  ['al-ghubaiba', 25.26535, 55.28917, 6, 'Al Ghubaiba', 'الغبيبة'],
  ['sharaf-dg', 25.25841, 55.29743, 6, 'Sharaf DG', 'شرف دي جي'],
  ['oud-metha', 25.24405, 55.31582, 6, 'Oud Metha', 'عود ميثاء'],
  ['dubai-healthcare-city', 25.23089, 55.32276, 6, 'Dubai Healthcare City', 'مدينة دبي الطبية'],
  ['al-jadaf', 25.22514, 55.33343, 6, 'Al Jadaf', 'الجداف'],
  ['creek', 25.21896, 55.33892, 6, 'Creek', 'الخور'],
  ['tram-al-sufouh', 25.10809, 55.16515, 2, 'Al Sufouh', 'الصفوح'],
  ['tram-knowledge-village', 25.10425, 55.16158, 2, 'Knowledge Village', 'قرية المعرفة'],
  ['tram-palm-jumeirah', 25.09828, 55.15574, 2, 'Palm Jumeirah', 'نخلة جميرا'],
  ['tram-media-city', 25.0945, 55.15198, 2, 'Media City', 'مدينة الإعلام'],
  ['tram-mina-seyahi', 25.09106, 55.14861, 2, 'Mina Seyahi', 'ميناء السياحي'],
  ['tram-marina-towers', 25.08664, 55.15005, 2, 'Marina Towers', 'أبراج المارينا'],
  ['tram-dubai-marina', 25.0808, 55.14691, 2, 'Dubai Marina', 'دبي مارينا'],
  ['tram-jumeirah-beach-residence-1', 25.07974, 55.13823, 2, 'Jumeirah Beach Residence 1', 'مساكن شاطئ جميرا 1'],
  ['tram-jumeirah-beach-residence-2', 25.07381, 55.13223, 2, 'Jumeirah Beach Residence 2', 'مساكن شاطئ جميرا 2'],
  ['tram-jumeirah-lakes-towers', 25.07148, 55.13776, 2, 'Jumeirah Lakes Towers', 'أبراج بحيرات جميرا'],
  ['tram-dubai-marina-mall', 25.0763, 55.14197, 2, 'Dubai Marina Mall', 'دبي مارينا مول'],
];

export const STATIONS: readonly Station[] = ROWS.map(([id, lat, lon, zone, en, ar]) => ({
  id,
  mode: id.startsWith('tram-') ? 'tram' : 'metro',
  lat,
  lon,
  zone,
  names: { en, ar },
}));

const BY_ID = new Map(STATIONS.map((station) => [station.id, station]));

export function stationOf(id: string): Station | null {
  return BY_ID.get(id) ?? null;
}

/** The name of a station as its signs have it for a reader of a language: they are in Arabic and English only. */
export function signOf({ names }: Pick<Station, 'names'>, locale: Locale): string {
  return locale === 'ar' ? names.ar : names.en;
}
