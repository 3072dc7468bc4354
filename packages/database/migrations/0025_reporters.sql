CREATE TABLE "reporter_control" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_stopped" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reporter_evidence" (
	"run_id" integer NOT NULL,
	"id" text NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"origin" text NOT NULL,
	"is_official" boolean NOT NULL,
	"date" text NOT NULL,
	"excerpt" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reporter_evidence_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
CREATE TABLE "reporter_judgements" (
	"run_id" integer NOT NULL,
	"claim" integer NOT NULL,
	"is_right" boolean NOT NULL,
	"judged_by" uuid,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reporter_judgements_run_id_claim_pk" PRIMARY KEY("run_id","claim")
);
--> statement-breakpoint
CREATE TABLE "reporter_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporter_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" uuid NOT NULL,
	"slot" text,
	"trigger" text NOT NULL,
	"asked_by" uuid,
	"state" text NOT NULL,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"detail" text[] DEFAULT '{}'::text[] NOT NULL,
	"method" text NOT NULL,
	"model" text,
	"prompt_version" integer,
	"tokens" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"article_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reporter_usage" (
	"reporter_id" uuid NOT NULL,
	"day" date NOT NULL,
	"runs" integer NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "reporter_usage_reporter_id_day_pk" PRIMARY KEY("reporter_id","day")
);
--> statement-breakpoint
CREATE TABLE "reporters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"beat" text NOT NULL,
	"category" text NOT NULL,
	"languages" text[] NOT NULL,
	"method" text NOT NULL,
	"style" text NOT NULL,
	"source_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"pages" jsonb NOT NULL,
	"days" text[] NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"runs_per_day" integer NOT NULL,
	"tokens_per_day" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"paused_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reporters_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "reporter_control" ADD CONSTRAINT "reporter_control_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_evidence" ADD CONSTRAINT "reporter_evidence_run_id_reporter_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reporter_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_judgements" ADD CONSTRAINT "reporter_judgements_run_id_reporter_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reporter_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_judgements" ADD CONSTRAINT "reporter_judgements_judged_by_profiles_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_runs" ADD CONSTRAINT "reporter_runs_reporter_id_reporters_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."reporters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_runs" ADD CONSTRAINT "reporter_runs_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_usage" ADD CONSTRAINT "reporter_usage_reporter_id_reporters_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."reporters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reporter_evidence_event" ON "reporter_evidence" USING btree ("event_key");--> statement-breakpoint
CREATE INDEX "reporter_evidence_expires" ON "reporter_evidence" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reporter_runs_slot" ON "reporter_runs" USING btree ("reporter_id","slot");--> statement-breakpoint
CREATE INDEX "reporter_runs_article" ON "reporter_runs" USING btree ("article_id");--> statement-breakpoint
insert into reporter_control (id, is_stopped, changed_at) values (1, false, now());
--> statement-breakpoint
-- The reporters that need no model. Each is switched on by an admin.
insert into reporters (name, beat, category, languages, method, style, pages, days, time, time_zone, runs_per_day,
  tokens_per_day, is_on, created_at, updated_at)
select name, beat, category, '{en,ar,hi,ur}', method, '', '[]', days::text[], time, 'Asia/Dubai', 4, 1000, false, now(), now()
from (values
  ('Fuel price', 'The price of fuel of the month, once its facts are current', 'transport', 'fuel-price', '{mon,tue,wed,thu,fri,sat,sun}', '06:00'),
  ('Public holidays', 'The public holidays of the next two months', 'government', 'public-holidays', '{mon}', '07:00'),
  ('Prayer times', 'The prayer times of the week, and Ramadan before it begins', 'news', 'prayer-times', '{sun}', '18:00'),
  ('Event digest', 'What is on in the next seven days', 'events', 'event-digest', '{thu}', '08:00'),
  ('What changed', 'The facts with a new value in the last seven days', 'news', 'facts-changed', '{sun}', '09:00')
) as known (name, beat, category, method, days, time);
