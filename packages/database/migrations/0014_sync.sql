CREATE TABLE "open_receipts" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "open_receipts_applied" ON "open_receipts" USING btree ("applied_at");
