import type { Ground } from '#kernel/server/answers.ts'
import { systemClock } from '#kernel/server/clock.ts'
import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import { diskFileStore } from '#kernel/server/files.ts'
import { makeLog } from '#kernel/server/log.ts'
import { mailbox } from '#kernel/server/mail.ts'
import { openPress } from '#kernel/server/pdf/press.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { offeredBy } from '#kernel/shared/offer.ts'
import { testKey } from './database.ts'

/** What handlers, jobs and listeners are given, for tests of those who give it: no file is kept, nobody is told. */
export const bareGround = (): Ground => ({
  clock: systemClock,
  keys: keysFrom(testKey),
  files: diskFileStore('/nowhere'),
  mailer: mailbox(systemClock.now),
  fetchOutside: fetchOutside([]),
  log: makeLog('silent'),
  origins: [],
  say: (_language, label) => label,
  signals: { tell: () => undefined, close: () => undefined },
  press: openPress(),
  offered: offeredBy([]),
})
