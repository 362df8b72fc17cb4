CREATE TABLE `ak_board` (
	`seat` integer PRIMARY KEY NOT NULL,
	`stress` integer NOT NULL,
	`part` text NOT NULL,
	FOREIGN KEY (`seat`) REFERENCES `ak_seat`(`seat`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ak_board_stress" CHECK("ak_board"."stress" between 0 and 10),
	CONSTRAINT "ak_board_part" CHECK("ak_board"."part" in ('in', 'out'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_modifier_change` (
	`id` integer PRIMARY KEY NOT NULL,
	`pilot` text NOT NULL,
	`card` text NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "ak_modifier_change_count" CHECK("ak_modifier_change"."count" <> 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_pilot` (
	`pilot` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`trauma` integer NOT NULL,
	`points` integer NOT NULL,
	CONSTRAINT "ak_pilot_state" CHECK("ak_pilot"."state" in ('open', 'flown')),
	CONSTRAINT "ak_pilot_trauma" CHECK("ak_pilot"."trauma" between 0 and 20),
	CONSTRAINT "ak_pilot_points" CHECK("ak_pilot"."points" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_ship` (
	`ship` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`points` integer NOT NULL,
	`bought` integer NOT NULL,
	`hull_by_hand` integer,
	`hull_before` integer,
	`shield_by_hand` integer,
	`shield_before` integer,
	CONSTRAINT "ak_ship_state" CHECK("ak_ship"."state" in ('open', 'flown')),
	CONSTRAINT "ak_ship_points" CHECK("ak_ship"."points" >= 0),
	CONSTRAINT "ak_ship_bought" CHECK("ak_ship"."bought" between 0 and 2),
	CONSTRAINT "ak_ship_hull" CHECK("ak_ship"."hull_by_hand" is null or "ak_ship"."hull_by_hand" between 0 and 10),
	CONSTRAINT "ak_ship_shield" CHECK("ak_ship"."shield_by_hand" is null or "ak_ship"."shield_by_hand" between 0 and 10),
	CONSTRAINT "ak_ship_hull_whole" CHECK(("ak_ship"."hull_by_hand" is null) = ("ak_ship"."hull_before" is null)),
	CONSTRAINT "ak_ship_shield_whole" CHECK(("ak_ship"."shield_by_hand" is null) = ("ak_ship"."shield_before" is null))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_ship_mark` (
	`ship` text NOT NULL,
	`hex` text NOT NULL,
	PRIMARY KEY(`ship`, `hex`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_skill_mark` (
	`pilot` text NOT NULL,
	`tree` text NOT NULL,
	`hex` text NOT NULL,
	`halves` integer NOT NULL,
	PRIMARY KEY(`pilot`, `tree`, `hex`),
	CONSTRAINT "ak_skill_mark_halves" CHECK("ak_skill_mark"."halves" between 1 and 2)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_co_pilot` (
	`card` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_credit` (
	`id` integer PRIMARY KEY NOT NULL,
	`seat` integer NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`what` text NOT NULL,
	FOREIGN KEY (`seat`) REFERENCES `ak_seat`(`seat`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ak_credit_amount" CHECK("ak_credit"."amount" <> 0),
	CONSTRAINT "ak_credit_reason" CHECK("ak_credit"."reason" in ('reward', 'difficulty', 'upgrade', 'sale', 'supply', 'sparrowUpgrade', 'improvement', 'trauma', 'travel', 'byHand'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_fit` (
	`seat` integer NOT NULL,
	`place` text NOT NULL,
	`kind` text NOT NULL,
	`card` text NOT NULL,
	`owned` integer,
	PRIMARY KEY(`seat`, `place`),
	FOREIGN KEY (`seat`) REFERENCES `ak_seat`(`seat`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owned`) REFERENCES `ak_owned_upgrade`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ak_fit_place" CHECK("ak_fit"."place" in ('weapon-1', 'weapon-2', 'engine-1', 'engine-2', 'tech-1', 'tech-2', 'shipAbility', 'pilotAbility')),
	CONSTRAINT "ak_fit_kind" CHECK("ak_fit"."kind" in ('weapon', 'engine', 'tech', 'shipAbility', 'pilotAbility', 'coPilot')),
	CONSTRAINT "ak_fit_copy" CHECK(("ak_fit"."owned" is null) = ("ak_fit"."kind" in ('pilotAbility', 'shipAbility', 'coPilot')))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ak_fit_owned` ON `ak_fit` (`owned`);--> statement-breakpoint
CREATE TABLE `ak_sparrow_upgrade` (
	`card` text PRIMARY KEY NOT NULL,
	`place` integer,
	CONSTRAINT "ak_sparrow_upgrade_place_range" CHECK("ak_sparrow_upgrade"."place" is null or "ak_sparrow_upgrade"."place" between 1 and 2)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ak_sparrow_upgrade_place` ON `ak_sparrow_upgrade` (`place`);--> statement-breakpoint
CREATE TABLE `ak_achievement` (
	`achievement` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "ak_achievement_name" CHECK(length("ak_achievement"."name") between 1 and 80)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_event_used` (
	`system` text NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`system`, `event`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_jump_link` (
	`number` integer NOT NULL,
	`system` text NOT NULL,
	PRIMARY KEY(`number`, `system`),
	FOREIGN KEY (`number`) REFERENCES `ak_sticker`(`number`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_market` (
	`number` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sells` text NOT NULL,
	`supply` integer,
	`improvement` integer,
	`trauma` integer,
	CONSTRAINT "ak_market_number" CHECK("ak_market"."number" between 1 and 999),
	CONSTRAINT "ak_market_name" CHECK(length("ak_market"."name") between 1 and 80),
	CONSTRAINT "ak_market_supply" CHECK("ak_market"."supply" is null or "ak_market"."supply" between 0 and 99),
	CONSTRAINT "ak_market_improvement" CHECK("ak_market"."improvement" is null or "ak_market"."improvement" between 0 and 99),
	CONSTRAINT "ak_market_trauma" CHECK("ak_market"."trauma" is null or "ak_market"."trauma" between 0 and 99)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_ruling` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_scenario` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`how` text NOT NULL,
	`choice` integer,
	`act` integer NOT NULL,
	`difficulty` text NOT NULL,
	`seats` text NOT NULL,
	`play` text,
	CONSTRAINT "ak_scenario_number_range" CHECK("ak_scenario"."number" between 1 and 999),
	CONSTRAINT "ak_scenario_kind" CHECK("ak_scenario"."kind" in ('fight', 'world', 'market', 'story')),
	CONSTRAINT "ak_scenario_outcome" CHECK("ak_scenario"."outcome" in ('success', 'failure', 'read')),
	CONSTRAINT "ak_scenario_how" CHECK("ak_scenario"."how" in ('played', 'instead', 'catchUp')),
	CONSTRAINT "ak_scenario_difficulty" CHECK("ak_scenario"."difficulty" in ('easy', 'normal', 'medium', 'hard', 'very-hard', 'insane', 'abyss'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `ak_scenario_number` ON `ak_scenario` (`number`);--> statement-breakpoint
CREATE TABLE `ak_standing` (
	`row` integer PRIMARY KEY NOT NULL,
	`chart` integer NOT NULL,
	`boosts` integer NOT NULL,
	`supply` integer NOT NULL,
	`system` text,
	`location` integer,
	`scenario` integer,
	`kind` text,
	`step` text,
	`next` integer,
	CONSTRAINT "ak_standing_one_row" CHECK("ak_standing"."row" = 1),
	CONSTRAINT "ak_standing_chart" CHECK("ak_standing"."chart" between 0 and 999),
	CONSTRAINT "ak_standing_boosts" CHECK("ak_standing"."boosts" between 0 and 30),
	CONSTRAINT "ak_standing_supply" CHECK("ak_standing"."supply" between 0 and 10),
	CONSTRAINT "ak_standing_kind" CHECK("ak_standing"."kind" is null or "ak_standing"."kind" in ('fight', 'world', 'market', 'story')),
	CONSTRAINT "ak_standing_step" CHECK("ak_standing"."step" is null or "ak_standing"."step" in ('setUp', 'underWay')),
	CONSTRAINT "ak_standing_open" CHECK(("ak_standing"."scenario" is null) = ("ak_standing"."step" is null) and ("ak_standing"."scenario" is null) = ("ak_standing"."kind" is null))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ak_sticker` (
	`number` integer PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`x` integer NOT NULL,
	`y` integer NOT NULL,
	`kind` text NOT NULL,
	CONSTRAINT "ak_sticker_number" CHECK("ak_sticker"."number" between 1 and 999),
	CONSTRAINT "ak_sticker_place" CHECK("ak_sticker"."x" between 1 and 20 and "ak_sticker"."y" between 1 and 20),
	CONSTRAINT "ak_sticker_kind" CHECK("ak_sticker"."kind" in ('primary', 'side', 'market', 'jump'))
) STRICT;
--> statement-breakpoint
ALTER TABLE `ak_owned_upgrade` ADD `paid` integer;