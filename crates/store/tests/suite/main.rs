//! Tests that run on every database, and tests of one of them only.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod claiming;
mod faults;
mod files;
mod keeping;
mod listing;
mod mail;
mod migrations;
mod nodes;
mod operating;
mod people;
mod database;
mod tls;
mod writing;

/// Makes a test for each database of each behavior.
macro_rules! on_both {
    ($($file:ident: $($behavior:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behavior() {
                    crate::$file::$behavior(&crate::database::Database::sqlite()).await;
                }
            )+)+
        }
        mod memory {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behavior() {
                    crate::$file::$behavior(&crate::database::Database::memory()).await;
                }
            )+)+
        }
        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $behavior() {
                    crate::$file::$behavior(&crate::database::Database::postgres()).await;
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
        of_concurrent_writes_of_a_version_one_succeeds,
        two_tables_are_written_together_or_not_at_all,
        one_table_twice_in_a_write_is_refused,
        many_tables_at_once_keep_their_order,
        nothing_is_stored_after_a_refused_write_of_a_chain,
        a_bad_write_does_not_fail_others,
        a_write_without_events_changes_the_index,
        after_close_nothing_is_accepted;
    listing:
        the_index_has_what_was_last_written,
        public_tables_gather_first_and_are_not_over,
        my_tables_come_with_those_that_wait_for_me_first,
        all_tables_come_in_pages,
        abandoned_tables_are_deleted_whole;
    claiming:
        due_work_is_claimed_once_until_the_lease_ends,
        a_write_can_lease_the_next_work,
        concurrent_claims_get_different_work,
        next_due_is_the_next_time_to_claim_work;
    keeping:
        a_notice_is_claimed_once_and_again_only_if_it_failed,
        a_notice_is_stored_with_its_write_or_not_at_all,
        a_notice_is_put_back_as_it_is_now,
        a_secret_stays_what_it_was_first,
        a_person_has_a_few_push_subscriptions,
        quiet_hours_are_set_and_forgotten,
        a_handover_is_taken_once_and_in_time,
        ping_works;
    mail:
        an_address_is_confirmed_once_and_in_time,
        who_refuses_mail_is_forgotten,
        old_mail_is_deleted,
        quotas_hold_on_all_nodes,
        concurrent_mails_do_not_exceed_a_quota;
    people:
        a_device_is_listed_until_it_is_signed_out,
        a_device_that_nobody_uses_is_forgotten,
        everybody_who_was_at_a_table_is_found_there_until_forgotten,
        what_was_done_already_is_in_the_log;
    operating:
        a_command_is_taken_once_and_stays_in_the_log,
        a_command_that_is_not_finished_is_taken_again,
        reports_are_bounded_for_each_table_and_handled_once,
        a_ban_ends_by_time_or_by_hand,
        events_are_rewritten_and_the_table_goes_on,
        a_deleted_table_is_gone_and_no_other,
        only_finished_games_are_deleted_by_age,
        only_idle_games_are_deleted_by_idleness,
        open_seeds_of_unfinished_games_are_found;
}
