CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"role" text,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"work" text NOT NULL,
	"job_id" uuid NOT NULL,
	"payload" jsonb,
	"process" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_failures" (
	"loop" text NOT NULL,
	"row_key" text NOT NULL,
	"code" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "row_failures_loop_row_key_pk" PRIMARY KEY("loop","row_key")
);
--> statement-breakpoint
CREATE TABLE "suspect_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspect_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"work" text NOT NULL,
	"job_id" uuid NOT NULL,
	"payload" jsonb,
	"deaths" integer NOT NULL,
	"hangs" integer NOT NULL,
	"reason" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"set_aside_at" timestamp with time zone,
	CONSTRAINT "suspect_jobs_work" UNIQUE("name","work")
);
--> statement-breakpoint
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
CREATE TABLE "news_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"written_by" uuid,
	"confirmed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_news_recipients" (
	"news_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_news_recipients_news_id_user_id_pk" PRIMARY KEY("news_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "reading_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "stopped_readings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_versions" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD COLUMN "origin_method" text DEFAULT 'machine-drafted' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD COLUMN "is_news" boolean;--> statement-breakpoint
ALTER TABLE "newsroom_versions" ADD COLUMN "is_machine_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "texted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_subscriptions" ADD CONSTRAINT "news_subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_news" ADD CONSTRAINT "operator_news_written_by_profiles_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_news" ADD CONSTRAINT "operator_news_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_news_recipients" ADD CONSTRAINT "operator_news_recipients_news_id_operator_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."operator_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_news_recipients" ADD CONSTRAINT "operator_news_recipients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sessions_time" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "job_attempts_work" ON "job_attempts" USING btree ("name","work");--> statement-breakpoint
CREATE UNIQUE INDEX "fact_proposals_waiting" ON "fact_proposals" USING btree ("fact_id") WHERE "fact_proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "fact_proposals_fact" ON "fact_proposals" USING btree ("fact_id","proposed_at");--> statement-breakpoint
CREATE INDEX "operator_news_created" ON "operator_news" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operator_news_recipients_user" ON "operator_news_recipients" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "fact_versions" ADD CONSTRAINT "fact_versions_approved_by_profiles_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ideas_author" ON "ideas" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD CONSTRAINT "newsroom_items_origin_method" CHECK ("newsroom_items"."origin_method" in ('person', 'machine-assisted', 'machine-drafted', 'computed'));