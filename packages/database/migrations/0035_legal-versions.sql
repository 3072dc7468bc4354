ALTER TABLE "legal_documents" ADD COLUMN "changes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "method" text DEFAULT 'machine-drafted' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "approvers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_version_number" CHECK ("legal_documents"."version" ~ '^(0|[1-9][0-9]{0,3})[.](0|[1-9][0-9]{0,3})$');
--> statement-breakpoint
-- PRIV-8: a version of a legal document is never changed and never withdrawn. What replaces it is a new version.
create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a legal document is never changed or deleted';
end
$$;
--> statement-breakpoint
create trigger append_only before update or delete on legal_documents
  for each row execute function refuse_legal_change();
