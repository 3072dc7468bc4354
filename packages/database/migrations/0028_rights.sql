CREATE TABLE "data_export_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"export_format" text NOT NULL,
	"data_categories" text[] NOT NULL,
	"status" text NOT NULL,
	"request_date" timestamp with time zone NOT NULL,
	"download_url" text,
	"completion_date" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"locale" text NOT NULL,
	"progress" integer NOT NULL,
	"file_key" text,
	"bytes" bigint,
	"sha256" text,
	"failure_reason" text
);
--> statement-breakpoint
CREATE TABLE "data_subject_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt_number" text NOT NULL,
	"user_id" uuid,
	"guest_address" text,
	"address_hash" text,
	"verified_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_attempts" integer DEFAULT 0 NOT NULL,
	"request_type" text NOT NULL,
	"status" text NOT NULL,
	"request_date" timestamp with time zone NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"response" text,
	"completion_date" timestamp with time zone,
	"locale" text NOT NULL,
	"execute_after" timestamp with time zone,
	"timeline" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"outcome" jsonb,
	"handled_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_subject_requests_receipt_number_unique" UNIQUE("receipt_number")
);
--> statement-breakpoint
CREATE TABLE "erasure_tombstones" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_export_requests" ADD CONSTRAINT "data_export_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_subject_requests" ADD CONSTRAINT "data_subject_requests_handled_by_profiles_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_requests_user" ON "data_export_requests" USING btree ("user_id","request_date");--> statement-breakpoint
CREATE INDEX "data_export_requests_expiry" ON "data_export_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_subject_requests_user" ON "data_subject_requests" USING btree ("user_id","request_date");--> statement-breakpoint
CREATE INDEX "data_subject_requests_address" ON "data_subject_requests" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "data_subject_requests_queue" ON "data_subject_requests" USING btree ("status","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_tombstones_time" ON "erasure_tombstones" USING btree ("erased_at","subject_hash");