/** Rows that are counted, drafted, told or under way, or one's own convenience: what becomes of them is nobody's act. */
export const tablesWithoutAudit = [
  'platform.draft',
  'platform.import_row',
  'platform.import_run',
  'platform.message_recipient',
  'platform.module_visit',
  'platform.notification',
  'platform.notification_choice',
  'platform.saved_view',
  'platform.user_shortcut',
]
