/**
 * Rows that are counted, drafted, told or under way, or one's own convenience: what becomes of them is nobody's act. Texts
 * and pictures of models and generated documents say by themselves who wrote, published or made them, and when. Envelopes
 * have their own events, chained; a code that somebody types is never read. What a person made of measured points stands in
 * their own changes.
 */
export const tablesWithoutAudit = [
  'atelier.operator_pin',
  'kernel.replayed_write',
  'platform.daily_demand',
  'platform.daily_supply',
  'platform.document_model_image',
  'platform.document_model_version',
  'platform.document_text',
  'platform.draft',
  'platform.envelope',
  'platform.envelope_document',
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
  'platform.recipient',
  'platform.saved_view',
  'platform.series',
  'platform.series_day',
  'platform.signing_upload',
  'platform.user_shortcut',
  'qualite.control_due',
  'rh.candidate_message',
  'rh.dpae_text_file',
  'rh.dpae_transmission',
  'rh.offer_visit',
  'rh.passage',
]
