ALTER TABLE "profiles" ADD COLUMN "is_data_protection" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_subject_requests" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "data_subject_requests" ADD CONSTRAINT "data_subject_requests_assigned_to_profiles_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_data_protection" ON "profiles" USING btree ("id") WHERE "profiles"."is_data_protection";