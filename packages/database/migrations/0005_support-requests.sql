CREATE TABLE "support_requests" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"error_id" text,
	"reply_address" text,
	"diagnostics" jsonb,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "support_requests_created" ON "support_requests" USING btree ("created_at");