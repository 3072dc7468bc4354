CREATE TABLE "city_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer NOT NULL,
	"proposal" jsonb,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone,
	"content" jsonb,
	"written_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_incident_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_incident_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" uuid NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parts" text[] NOT NULL,
	"titles" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "city_alerts" ADD CONSTRAINT "city_alerts_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_alerts" ADD CONSTRAINT "city_alerts_written_by_profiles_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_alerts" ADD CONSTRAINT "city_alerts_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_alerts" ADD CONSTRAINT "city_alerts_ended_by_profiles_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_incident_updates" ADD CONSTRAINT "service_incident_updates_incident_id_service_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."service_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_incident_updates" ADD CONSTRAINT "service_incident_updates_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_alerts_ends" ON "city_alerts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "city_alerts_created" ON "city_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_incident_updates_incident" ON "service_incident_updates" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "service_incidents_started" ON "service_incidents" USING btree ("started_at");--> statement-breakpoint
-- Only what a second person has confirmed is on a page, so a proposal announces nothing.
create function announce_city_alert() returns trigger language plpgsql as $$
begin
  if coalesce(new.content, old.content) is not null then
    perform pg_notify('content_changed', 'city-alert/' || coalesce(new.id, old.id));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on city_alerts
  for each row execute function announce_city_alert();
--> statement-breakpoint
create function announce_service_incident() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'service-incident/' || coalesce(new.id, old.id));
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on service_incidents
  for each row execute function announce_service_incident();
