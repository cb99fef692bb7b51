/**
 * Rows that are counted, drafted, told or under way, or one's own convenience: what becomes of them is nobody's act. Texts
 * and pictures of models and generated documents say by themselves who wrote, published or made them, and when.
 */
export const tablesWithoutAudit = [
  'kernel.replayed_write',
  'platform.daily_demand',
  'platform.daily_supply',
  'platform.document_model_image',
  'platform.document_model_version',
  'platform.document_text',
  'platform.draft',
  'platform.generated_document',
  'platform.generation_item',
  'platform.generation_run',
  'platform.import_row',
  'platform.import_run',
  'platform.message_recipient',
  'platform.module_visit',
  'platform.notification',
  'platform.notification_choice',
  'platform.number_series',
  'platform.saved_view',
  'platform.user_shortcut',
]
