CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"pattern" text NOT NULL,
	"locale" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_counts_day_pattern_locale_pk" PRIMARY KEY("day","pattern","locale")
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"pattern" text NOT NULL,
	"metric" text NOT NULL,
	"rating" text NOT NULL,
	"measured" integer NOT NULL,
	CONSTRAINT "page_vitals_day_pattern_metric_rating_pk" PRIMARY KEY("day","pattern","metric","rating")
);
