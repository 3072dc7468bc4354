CREATE TABLE "answer_feedback" (
	"key" uuid PRIMARY KEY NOT NULL,
	"rating" text NOT NULL,
	"message" text,
	"locale" text NOT NULL,
	"engine" text NOT NULL,
	"outcome" text NOT NULL,
	"cited" text[] NOT NULL,
	"question" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "assistant_usage_subject_day_pk" PRIMARY KEY("subject","day")
);
--> statement-breakpoint
CREATE TABLE "conversation_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"engine" text NOT NULL,
	"rating" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_feedback_created" ON "answer_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_turns_position" ON "conversation_turns" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_updated" ON "conversations" USING btree ("updated_at");