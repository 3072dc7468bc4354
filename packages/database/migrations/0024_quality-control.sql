CREATE TABLE "link_checks" (
	"url" text PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"failures" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_finding_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_finding_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"finding_id" integer NOT NULL,
	"event" text NOT NULL,
	"person_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"severity" text NOT NULL,
	"is_blocking" boolean NOT NULL,
	"evidence" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"owner_id" uuid,
	"due" date
);
--> statement-breakpoint
CREATE TABLE "quality_judgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_judgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sample_id" integer NOT NULL,
	"judge_id" uuid,
	"accuracy" integer NOT NULL,
	"clarity" integer NOT NULL,
	"sources" integer NOT NULL,
	"note" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"items_total" integer DEFAULT 0 NOT NULL,
	"items_done" integer DEFAULT 0 NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scores" jsonb,
	"new_findings" integer DEFAULT 0 NOT NULL,
	"resolved_findings" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_samples" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_samples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quality_waivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "answer_locale" text;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quality_finding_events" ADD CONSTRAINT "quality_finding_events_finding_id_quality_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."quality_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_finding_events" ADD CONSTRAINT "quality_finding_events_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_findings" ADD CONSTRAINT "quality_findings_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_judgements" ADD CONSTRAINT "quality_judgements_sample_id_quality_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."quality_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_judgements" ADD CONSTRAINT "quality_judgements_judge_id_profiles_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_runs" ADD CONSTRAINT "quality_runs_requested_by_profiles_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_waivers" ADD CONSTRAINT "quality_waivers_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quality_finding_events_finding" ON "quality_finding_events" USING btree ("finding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quality_findings_identity" ON "quality_findings" USING btree ("rule","kind","item_id","locale","subject");--> statement-breakpoint
CREATE INDEX "quality_findings_item" ON "quality_findings" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "quality_findings_open" ON "quality_findings" USING btree ("rule","severity") WHERE "quality_findings"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quality_judgements_once" ON "quality_judgements" USING btree ("sample_id","judge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quality_samples_once" ON "quality_samples" USING btree ("week","kind","item_id","locale");--> statement-breakpoint
CREATE INDEX "quality_waivers_identity" ON "quality_waivers" USING btree ("kind","item_id","rule");--> statement-breakpoint
UPDATE "problem_reports" SET "state" = 'received' WHERE "state" = 'open';