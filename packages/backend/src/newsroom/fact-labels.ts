import type { Locale } from '@dalil/domain/language/locale.ts';

/** What a fact of a place is called, as in the starting content: after the name in English, before it in the others. */
const LABELS: Record<string, Record<Locale, string>> = {
  weekly: { en: 'opening hours', ar: 'ساعات العمل', hi: 'खुलने का समय', ur: 'اوقات' },
  ramadan: { en: 'hours in Ramadan', ar: 'ساعات العمل في رمضان', hi: 'रमज़ान का समय', ur: 'رمضان کے اوقات' },
  holidays: {
    en: 'hours on public holidays',
    ar: 'ساعات العمل في العطل الرسمية',
    hi: 'सार्वजनिक छुट्टियों का समय',
    ur: 'عام تعطیلات کے اوقات',
  },
  phone: { en: 'telephone', ar: 'الهاتف', hi: 'फ़ोन', ur: 'فون' },
  price: { en: 'price for one adult', ar: 'السعر للشخص البالغ', hi: 'एक वयस्क का दाम', ur: 'ایک بالغ کی قیمت' },
};

/** The label of a new fact of a place in one language. */
export function factLabel(set: string, locale: Locale, title: string): string {
  const label = LABELS[set]?.[locale] ?? set;
  return locale === 'en' ? `${title}: ${label}` : `${label}: ${title}`;
}
