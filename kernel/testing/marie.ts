import type { SessionMade } from '#kernel/web/session.ts'

/** The answer of a login, for tests of what somebody signed in sees. */
export const marie: SessionMade = {
  token: 'token-1',
  expiresIn: 600,
  userId: 'marie',
  connectionUid: 'uid',
  user: {
    id: 'marie',
    firstname: 'Marie',
    name: 'Caron',
    mail: 'marie@example.com',
    jobtitle: null,
    avatar: null,
    type: 'sun',
    superDev: false,
    superAdmin: false,
    adminOfClient: false,
    language: 'fr',
    selectedClient: { id: 'client-1', name: 'Serres du Val de Loire', logo: null, readOnly: false },
  },
}
