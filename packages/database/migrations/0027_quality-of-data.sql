ALTER TABLE "pictures" ADD COLUMN "largest_bytes" integer;--> statement-breakpoint
-- Drafts of templates without an approval are named as what they are. An approval is bound to the method, so others stay.
UPDATE "newsroom_items" n SET "provenance" = jsonb_set(n."provenance", '{method}', '"computed"')
WHERE n."kind" = 'article' AND n."provenance"->>'method' = 'machine-drafted'
  AND (n."tags" @> array['weekly-letter'] OR EXISTS (
    SELECT FROM "reporter_runs" r WHERE r."article_id" = n."item_id" AND r."method" <> 'model'))
  AND NOT EXISTS (SELECT FROM "newsroom_approvals" a WHERE a."kind" = n."kind" AND a."item_id" = n."item_id")
  AND NOT EXISTS (SELECT FROM "content_items" c WHERE c."kind" = n."kind" AND c."id" = n."item_id");--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_method" CHECK ("content_items"."provenance"->>'method' in ('person', 'machine-assisted', 'machine-drafted', 'computed'));--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD CONSTRAINT "newsroom_items_method" CHECK ("newsroom_items"."provenance"->>'method' in ('person', 'machine-assisted', 'machine-drafted', 'computed'));--> statement-breakpoint
CREATE INDEX "content_texts_published" ON "content_texts" USING btree ("locale","kind","item_id") WHERE "content_texts"."state" = 'published';
