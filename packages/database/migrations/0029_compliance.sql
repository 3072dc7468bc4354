CREATE TABLE "compliance_scores" (
	"day" date PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"pending_requests" integer NOT NULL,
	"users" integer NOT NULL,
	"decided_users" integer NOT NULL,
	"audit_events" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"affected" integer
);
--> statement-breakpoint
CREATE TABLE "privacy_incident_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_incident_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"step" text NOT NULL,
	"note" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"severity" text NOT NULL,
	"detected_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_by" uuid,
	"notified_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_purges" (
	"rule" text PRIMARY KEY NOT NULL,
	"purged_at" timestamp with time zone NOT NULL,
	"deleted" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"last_deleted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_confirmations" ADD CONSTRAINT "privacy_confirmations_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_confirmations" ADD CONSTRAINT "privacy_confirmations_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_incident_steps" ADD CONSTRAINT "privacy_incident_steps_incident_id_privacy_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."privacy_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_incident_steps" ADD CONSTRAINT "privacy_incident_steps_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_incidents" ADD CONSTRAINT "privacy_incidents_reported_by_profiles_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_confirmations_waiting" ON "privacy_confirmations" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "privacy_incident_steps_incident" ON "privacy_incident_steps" USING btree ("incident_id","id");