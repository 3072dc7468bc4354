CREATE TABLE "directory_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"square" text NOT NULL,
	"address" text,
	"weekly" jsonb,
	"telephone" text,
	"website" text,
	"wheelchair" text,
	"cuisine" text[] NOT NULL,
	"diet" text[] NOT NULL,
	"as_of" text NOT NULL,
	"keys" text[] NOT NULL,
	"hash" text NOT NULL,
	"seen_by" integer NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "directory_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "directory_matches" (
	"entry_id" text NOT NULL,
	"place_id" text NOT NULL,
	"state" text NOT NULL,
	"likeness" double precision NOT NULL,
	"metres" integer NOT NULL,
	"is_decided" boolean DEFAULT false NOT NULL,
	CONSTRAINT "directory_matches_entry_id_place_id_pk" PRIMARY KEY("entry_id","place_id")
);
--> statement-breakpoint
ALTER TABLE "directory_matches" ADD CONSTRAINT "directory_matches_entry_id_directory_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."directory_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_entries_square" ON "directory_entries" USING btree ("square");--> statement-breakpoint
CREATE INDEX "directory_entries_source" ON "directory_entries" USING btree ("source","seen_by");--> statement-breakpoint
CREATE INDEX "directory_entries_keys" ON "directory_entries" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "directory_matches_place" ON "directory_matches" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "directory_matches_state" ON "directory_matches" USING btree ("state");