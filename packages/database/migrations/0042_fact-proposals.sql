CREATE TABLE "fact_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fact_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"version" text NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "fact_proposals_state" CHECK ("fact_proposals"."state" in ('waiting', 'approved', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "fact_versions" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD COLUMN "origin_method" text DEFAULT 'machine-drafted' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsroom_versions" ADD COLUMN "is_machine_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_proposals_waiting" ON "fact_proposals" USING btree ("fact_id") WHERE "fact_proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "fact_proposals_fact" ON "fact_proposals" USING btree ("fact_id","proposed_at");--> statement-breakpoint
ALTER TABLE "fact_versions" ADD CONSTRAINT "fact_versions_approved_by_profiles_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD CONSTRAINT "newsroom_items_origin_method" CHECK ("newsroom_items"."origin_method" in ('person', 'machine-assisted', 'machine-drafted', 'computed'));