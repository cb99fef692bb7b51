import type { Given } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { release } from '#kernel/server/release.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { bugReportCounter, countAttempt } from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import type { bugReportsCalls } from '../bug-reports.calls.ts'
import { mailOf } from './bug-report-mail.ts'
import { mailBugReportName } from './mail-bug-report-job.ts'

export type Knowledge = { databases: Databases; settings: Pick<SettingsBoard, 'present'> }

type SendBugReport = (typeof bugReportsCalls)['sendBugReport']
type Sending = Given<SendBugReport, PlatformTables>
type Sent = InputOf<SendBugReport>

const mostFiles = 5

/**
 * Keeps a report in its client and asks for its copy by mail; without a client there is only the mail.
 * @throws Refusal 400 on too many files, 409 when there is neither a client nor anybody to write to, 429
 */
export async function sendBugReport(
  given: Sending,
  knowledge: Knowledge,
  sent: Sent,
): Promise<{ number: number | null }> {
  const { caller, uploads, withDb, clock } = given
  if (uploads.files.length > mostFiles) throw wrongField('files', 'too-many', 'bug-reports.too-many-files')
  if (!caller.clientId) return mailAlone(given, knowledge, sent)
  await requirePatience(given, knowledge)
  const { recentRequests, ...told } = sent
  return withDb(async db => {
    const { id, number } = await db
      .insertInto('platform.bug_report')
      .values({ ...told, release, recentRequests: JSON.stringify(recentRequests), createdAt: clock.now().toString() })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    await keepFiles(db, id, caller.userId, uploads.files)
    await enqueue(db, mailBugReportName, { bugReportId: id })
    return { number }
  })
}

/** A super role reports without a client: nothing keeps a file for him, and the mail is all there is. */
async function mailAlone(given: Sending, knowledge: Knowledge, sent: Sent) {
  const { uploads, withDb, caller, mailer, say } = given
  const to = knowledge.settings.present().bugReportMail
  if (!to) throw new Refusal(409, 'NOBODY_TO_WRITE_TO', 'bug-reports.nobody')
  if (uploads.files.length > 0) throw wrongField('files', 'no-client', 'bug-reports.no-files')
  await requirePatience(given, knowledge)
  const { firstname, name, mail } = await withDb(db =>
    db
      .selectFrom('platform.user')
      .select(['firstname', 'name', 'mail'])
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow(),
  )
  const author = `${firstname} ${name}, ${mail}`
  await mailer.send(mailOf(say, to, { ...sent, release, author, number: null, files: [] }))
  return { number: null }
}

/** The counter is shared by all clients and processes. */
async function requirePatience({ caller, clock, keys }: Sending, { databases }: Knowledge) {
  const seconds = await databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
    countAttempt(db, { clock, keys }, bugReportCounter(caller.userId)),
  )
  if (seconds === 0) return
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'bug-reports.too-many', {
    retryAfterSeconds: seconds,
    values: { minutes: Math.ceil(seconds / 60) },
  })
}

async function keepFiles(db: PlatformDb, reportId: string, userId: string, files: readonly StoredFile[]) {
  for (const { storageKey, ...told } of files) {
    const file = await db
      .insertInto('kernel.file')
      .values({ ...told, storageKey, createdBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('platform.bug_report_file').values({ bugReportId: reportId, fileId: file.id }).execute()
  }
}
