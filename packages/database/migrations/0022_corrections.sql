CREATE TABLE "newsroom_bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "review_by" date;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "is_overdue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "withdrawn" jsonb;--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "newsroom_texts" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "newsroom_texts" ADD COLUMN "reviewing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsroom_bulk_changes" ADD CONSTRAINT "newsroom_bulk_changes_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD CONSTRAINT "newsroom_items_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_texts" ADD CONSTRAINT "newsroom_texts_reviewer_id_profiles_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_category" ON "content_items" USING btree ("category","updated_at" DESC NULLS LAST,"kind","id");--> statement-breakpoint
CREATE INDEX "content_items_changed" ON "content_items" USING btree ("updated_at" DESC NULLS LAST,"kind","id");--> statement-breakpoint
CREATE INDEX "content_items_review" ON "content_items" USING btree ("review_by") WHERE "content_items"."review_by" is not null;