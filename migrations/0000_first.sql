CREATE TABLE `campaign` (
	`row` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`app_version` text NOT NULL,
	`schema_version` integer NOT NULL,
	`seed` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "campaign_one_row" CHECK("campaign"."row" = 1),
	CONSTRAINT "campaign_version" CHECK("campaign"."schema_version" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `digest` (
	`tab` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `input` (
	`entry` integer PRIMARY KEY NOT NULL,
	`play` text NOT NULL,
	`index` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` text,
	`inputs` text NOT NULL,
	FOREIGN KEY (`entry`) REFERENCES `log`(`n`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "input_index" CHECK("input"."index" >= 0),
	CONSTRAINT "input_kind" CHECK("input"."kind" in ('start', 'answer', 'chance', 'hand', 'wall'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `input_play` ON `input` (`play`,`index`);--> statement-breakpoint
CREATE TABLE `log` (
	`n` integer PRIMARY KEY NOT NULL,
	`time` text NOT NULL,
	`kind` text NOT NULL,
	`title_key` text NOT NULL,
	`title_args` text NOT NULL,
	`who` text NOT NULL,
	`play` text,
	`means` integer,
	`reveals` integer NOT NULL,
	`notes` text NOT NULL,
	`tables_hash` text NOT NULL,
	`state_hash` text,
	`chain` text NOT NULL,
	CONSTRAINT "log_kind" CHECK("log"."kind" in ('command', 'input', 'undo', 'redo', 'wall')),
	CONSTRAINT "log_means" CHECK(("log"."kind" in ('undo', 'redo')) = ("log"."means" is not null)),
	CONSTRAINT "log_reveals" CHECK("log"."reveals" in (0, 1)),
	CONSTRAINT "log_json" CHECK(json_valid("log"."title_args") and json_valid("log"."notes")),
	CONSTRAINT "log_hashes" CHECK(length("log"."tables_hash") = 64 and length("log"."chain") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `log_play` ON `log` (`play`);--> statement-breakpoint
CREATE TABLE `play` (
	`id` text PRIMARY KEY NOT NULL,
	`machine` text NOT NULL,
	`version` integer NOT NULL,
	`checked` integer NOT NULL,
	`setup` text NOT NULL,
	`seed` text NOT NULL,
	`physical` text NOT NULL,
	`status` text NOT NULL,
	CONSTRAINT "play_status" CHECK("play"."status" in ('open', 'over'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `recorded_value` (
	`entry` integer NOT NULL,
	`place` integer NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`entry`, `place`),
	FOREIGN KEY (`entry`) REFERENCES `log`(`n`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `row_image` (
	`id` integer PRIMARY KEY NOT NULL,
	`entry` integer NOT NULL,
	`tab` text NOT NULL,
	`before` text,
	`after` text,
	CONSTRAINT "row_image_something" CHECK("row_image"."before" is not null or "row_image"."after" is not null)
) STRICT;
--> statement-breakpoint
CREATE INDEX `row_image_entry` ON `row_image` (`entry`);--> statement-breakpoint
CREATE TABLE `snapshot` (
	`entry` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`entry`) REFERENCES `log`(`n`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_note` (
	`id` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`who` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	CONSTRAINT "ak_note_body" CHECK(length("ak_note"."body") >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_owned_upgrade` (
	`id` integer PRIMARY KEY NOT NULL,
	`upgrade` text NOT NULL,
	`seat` integer,
	`source` text NOT NULL,
	FOREIGN KEY (`seat`) REFERENCES `ak_seat`(`seat`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `ak_owned_upgrade_seat` ON `ak_owned_upgrade` (`seat`);--> statement-breakpoint
CREATE TABLE `ak_seat` (
	`seat` integer PRIMARY KEY NOT NULL,
	`player` text NOT NULL,
	`pilot` text NOT NULL,
	`ship` text NOT NULL,
	`call_sign` text NOT NULL,
	`deck` integer NOT NULL,
	CONSTRAINT "ak_seat_number" CHECK("ak_seat"."seat" between 1 and 4),
	CONSTRAINT "ak_seat_deck_label" CHECK("ak_seat"."deck" between 1 and 4)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ak_seat_pilot` ON `ak_seat` (`pilot`);--> statement-breakpoint
CREATE UNIQUE INDEX `ak_seat_ship` ON `ak_seat` (`ship`);--> statement-breakpoint
CREATE UNIQUE INDEX `ak_seat_deck` ON `ak_seat` (`deck`);--> statement-breakpoint
CREATE TABLE `ak_squad` (
	`row` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`difficulty` text NOT NULL,
	`ironman` integer NOT NULL,
	`act` integer NOT NULL,
	CONSTRAINT "ak_squad_one_row" CHECK("ak_squad"."row" = 1),
	CONSTRAINT "ak_squad_name" CHECK(length("ak_squad"."name") between 1 and 60),
	CONSTRAINT "ak_squad_difficulty" CHECK("ak_squad"."difficulty" in ('easy', 'normal', 'medium', 'hard', 'very-hard', 'insane', 'abyss')),
	CONSTRAINT "ak_squad_ironman" CHECK("ak_squad"."ironman" in (0, 1)),
	CONSTRAINT "ak_squad_act" CHECK("ak_squad"."act" >= 1)
) STRICT;
