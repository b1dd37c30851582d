//! Tests that run on every database, and tests of one of them only.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod claiming;
mod faults;
mod files;
mod keeping;
mod listing;
mod migrations;
mod nodes;
mod database;
mod writing;

/// Each behaviour is a test on SQLite and a test on Postgres.
macro_rules! on_both {
    ($($file:ident: $($behaviour:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behaviour() {
                    crate::$file::$behaviour(&crate::database::Database::sqlite()).await;
                }
            )+)+
        }
        mod memory {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behaviour() {
                    crate::$file::$behaviour(&crate::database::Database::memory()).await;
                }
            )+)+
        }
        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behaviour() {
                    crate::$file::$behaviour(&crate::database::Database::postgres()).await;
                }
            )+)+
        }
    };
}

on_both! {
    writing:
        what_is_stored_is_read_in_order,
        a_version_is_taken_once,
        versions_have_no_gaps,
        of_many_who_want_a_version_one_gets_it,
        two_tables_are_written_together_or_not_at_all,
        one_table_twice_in_a_write_is_refused,
        many_tables_at_once_keep_their_order,
        nothing_follows_on_what_was_refused,
        a_bad_write_does_not_fail_others,
        a_write_without_events_changes_the_index,
        after_the_close_nothing_is_taken;
    listing:
        the_index_has_what_was_last_written,
        public_tables_gather_first_and_are_not_over,
        mine_are_those_that_wait_for_me_first,
        all_tables_come_in_portions,
        abandoned_tables_are_deleted_whole;
    claiming:
        what_is_due_is_claimed_once_until_the_lease_ends,
        a_write_can_keep_the_next_work_for_itself,
        of_many_who_claim_each_gets_another,
        next_due_is_when_there_is_something_to_claim;
    keeping:
        a_notice_is_taken_once_and_again_only_if_it_failed,
        a_notice_is_stored_with_its_write_or_not_at_all,
        contacts_are_set_and_forgotten,
        a_handover_is_taken_once_and_in_time,
        a_living_database_answers;
}
