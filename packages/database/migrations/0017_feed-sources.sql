CREATE TABLE "feed_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"section" text NOT NULL,
	"terms" text NOT NULL,
	"is_on" boolean NOT NULL,
	"is_allowed" boolean,
	"robots_read_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"result" text,
	"answered_at" timestamp with time zone,
	"headlines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_sources_url_unique" UNIQUE("url")
);
--> statement-breakpoint
-- Addresses that publishers are known to use, none of them tried. Nothing is fetched until an operator has read the terms of a
-- publisher and switches its feed on.
insert into feed_sources (url, name, language, section, terms, is_on, headlines, created_at, updated_at)
select url, name, language, section, '', false, '[]', now(), now()
from (values
  ('https://www.wam.ae/en/rss/all', 'WAM', 'en', 'uae'),
  ('https://www.thenationalnews.com/arc/outboundfeeds/rss/category/uae/?outputType=xml', 'The National', 'en', 'uae'),
  ('https://gulfnews.com/feed', 'Gulf News', 'en', 'uae'),
  ('https://www.khaleejtimes.com/stories.rss', 'Khaleej Times', 'en', 'uae'),
  ('https://www.emirates247.com/rss.xml', 'Emirates 24/7', 'en', 'uae'),
  ('https://www.dubaieye1038.com/feed/', 'Dubai Eye', 'en', 'dubai'),
  ('https://whatson.ae/feed/', 'What''s On', 'en', 'lifestyle'),
  ('https://www.timeoutdubai.com/feed', 'Time Out Dubai', 'en', 'lifestyle'),
  ('https://lovin.co/dubai/en/news/feed/', 'Lovin Dubai', 'en', 'lifestyle'),
  ('https://www.arabianbusiness.com/feed', 'Arabian Business', 'en', 'business'),
  ('https://gulfbusiness.com/feed/', 'Gulf Business', 'en', 'business'),
  ('https://propertynews.ae/feed', 'PropertyNews.ae', 'en', 'property'),
  ('https://www.albayan.ae/rss/feed.xml', 'البيان', 'ar', 'uae'),
  ('https://www.alkhaleej.ae/rss.xml', 'الخليج', 'ar', 'uae')
) as known (url, name, language, section);
