CREATE TABLE "job_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"work" text NOT NULL,
	"job_id" uuid NOT NULL,
	"payload" jsonb,
	"process" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_failures" (
	"loop" text NOT NULL,
	"row_key" text NOT NULL,
	"code" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "row_failures_loop_row_key_pk" PRIMARY KEY("loop","row_key")
);
--> statement-breakpoint
CREATE TABLE "suspect_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspect_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"work" text NOT NULL,
	"job_id" uuid NOT NULL,
	"payload" jsonb,
	"deaths" integer NOT NULL,
	"hangs" integer NOT NULL,
	"reason" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"set_aside_at" timestamp with time zone,
	CONSTRAINT "suspect_jobs_work" UNIQUE("name","work")
);
--> statement-breakpoint
CREATE INDEX "job_attempts_work" ON "job_attempts" USING btree ("name","work");