CREATE TABLE "outbox_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_emails_created" ON "outbox_emails" USING btree ("created_at");