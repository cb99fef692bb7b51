/** A person may belong to several clients: his row belongs to none. Walled by grants and by policies of each role. */
export const identityTables = [
  'platform.attempt',
  'platform.client',
  'platform.client_alias',
  'platform.client_alias',
  'platform.client_user',
  'platform.credential',
  'platform.easter_egg',
  'platform.identity',
  'platform.identity_outbox',
  'platform.identity_provider',
  'platform.identity_provider_domain',
  'platform.identity_seal',
  'platform.known_device',
  'platform.link',
  'platform.recovery_code',
  'platform.security_event',
  'platform.session',
  'platform.shared_device',
  'platform.sso_transaction',
  'platform.ticket',
  'platform.user',
]

/** What the product is made of, the same for every client: everyone reads, the platform's role writes. */
export const catalogueTables = [
  'platform.application',
  'platform.configuration_component',
  'platform.consent_text',
  'platform.document_object',
  'platform.document_type',
  'platform.document_variable',
  'platform.element',
  'platform.external_service',
]

/** What an installation knows of itself: closed to every handler of a client. */
export const installationTables = [
  'kernel.demonstration',
  'kernel.migration',
  'kernel.socket_attachment',
  'platform.action_event',
  'platform.entity_count',
  'platform.error_occurrence',
  'platform.error_report',
  'platform.error_report_event',
  'platform.maintenance',
  'platform.process_pulse',
  'platform.sealing_root',
  'platform.setting',
]
