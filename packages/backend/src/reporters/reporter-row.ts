import type { reporters } from '@dalil/database/tables/reporters.ts';
import type { Weekday } from '@dalil/domain/guide/calendar-day.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ReporterMethod, ReporterPage } from '@dalil/domain/reporters/reporter.ts';

type Stored = typeof reporters.$inferSelect;

/** A row of the reporters with the types its columns were written with. */
export type Reporter = Omit<Stored, 'category' | 'languages' | 'method' | 'pages' | 'days'> & {
  category: Category;
  languages: Locale[];
  method: ReporterMethod;
  pages: ReporterPage[];
  days: Weekday[];
};

export const asReporter = (row: Stored): Reporter => row as Reporter;
