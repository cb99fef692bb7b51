/** A person may belong to several clients: his row belongs to none. Walled by grants and by policies of each role. */
export const identityTables = [
  'platform.client',
  'platform.client_user',
  'platform.credential',
  'platform.security_event',
  'platform.session',
  'platform.ticket',
  'platform.user',
]

/** What the product is made of, the same for every client: everyone reads, the platform's role writes. */
export const catalogueTables = ['platform.application', 'platform.element']

/** What an installation knows of itself: closed to every handler of a client. */
export const installationTables = ['kernel.migration', 'kernel.socket_attachment', 'platform.maintenance']
