CREATE TABLE "provenance_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "provenance_keys_in_use" ON "provenance_keys" USING btree ((true)) WHERE "provenance_keys"."retired_at" is null;--> statement-breakpoint
ALTER TABLE "newsroom_approvals" ADD COLUMN "approver_role" text;--> statement-breakpoint
ALTER TABLE "newsroom_comments" ADD COLUMN "replaced_version" integer;--> statement-breakpoint
update newsroom_approvals a set approver_role = p.role from profiles p where p.id = a.approver_id;
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"analytics_tracking_enabled" boolean NOT NULL,
	"cookie_consent" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_type" text NOT NULL,
	"consent_given" boolean NOT NULL,
	"consent_version" text NOT NULL,
	"details" jsonb NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"consent_date" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_consents_user" ON "user_consents" USING btree ("user_id","recorded_at");
--> statement-breakpoint
-- PRIV-5: a recorded consent stays as it is.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'recorded consents are append-only';
end
$$;
--> statement-breakpoint
create trigger append_only before update or delete on user_consents
  for each row execute function refuse_consent_change();
--> statement-breakpoint
create trigger append_only_whole before truncate on user_consents
  for each statement execute function refuse_consent_change();
