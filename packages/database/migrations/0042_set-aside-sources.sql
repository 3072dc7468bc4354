ALTER TABLE "feed_sources" ADD COLUMN "reading_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "stopped_readings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "set_aside_at" timestamp with time zone;