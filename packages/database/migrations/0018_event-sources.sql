ALTER TABLE "feed_sources" RENAME COLUMN "headlines" TO "items";--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "kind" text DEFAULT 'headlines' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_sources" ALTER COLUMN "kind" DROP DEFAULT;
