import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { BugReport, ReceivedBugReport } from '../bug-report.model.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'

const whole = sql`
  select r.id, r.number, r.title, r.description, r.steps, r.route, r.state, r.created_at,
         r.release, r.agent, r.recent_requests, r.user_id,
         u.firstname || ' ' || u.name as author,
         (select coalesce(json_agg(json_build_object('name', f.name, 'size', f.size) order by f.name, f.id), '[]')
            from platform.bug_report_file l
            join kernel.file f on f.id = l.file_id
           where l.bug_report_id = r.id) as files,
         (select coalesce(json_agg(json_build_object(
                   'at', e.at,
                   'from', case when e.author_id = r.user_id then 'author' else 'support' end,
                   'state', e.state,
                   'text', e.text)
                 order by e.at, e.id), '[]')
            from platform.bug_report_event e
           where e.bug_report_id = r.id) as conversation
    from platform.bug_report r
    join platform.user u on u.id = r.user_id`

type Kept = ReceivedBugReport & { userId: string }

/** What somebody reported in the client of the transaction, the newest first. */
export async function bugReportsOf(db: PlatformDb, userId: string): Promise<BugReport[]> {
  const { rows } = await sql<Kept>`
    ${whole} where r.user_id = ${userId} order by r.id desc limit 200`.execute(db)
  return rows
}

/** @throws Refusal 404 for one of another client, or of somebody else where only one's own are read */
export const bugReport = (db: PlatformDb, id: string): Promise<BugReport> => keptReport(db, id)

/**
 * The same for those who mend, who know its author by a pseudonym alone.
 * @throws Refusal 404
 */
export const receivedBugReport = async (db: PlatformDb, keys: Keys, id: string): Promise<ReceivedBugReport> =>
  received(keys, await keptReport(db, id))

/** The same with the name of its author, for the mail that goes where the installation wants it. */
export const bugReportToMail = (db: PlatformDb, id: string): Promise<ReceivedBugReport> => keptReport(db, id)

type Asked = Omit<InputOf<typeof bugReportsCalls.getBugReportsOfClient>, 'clientId'>

/** A page of those of the client of the transaction: ids tell when. */
export const pageOfBugReports = (db: PlatformDb, keys: Keys, asked: Asked): Promise<PageOf<ReceivedBugReport>> =>
  pageOfList(db, bugReportsCalls.getBugReportsOfClient.list, asked, {
    from: sql`platform.bug_report r`,
    id: sql`r.id`,
    within: sql`true`,
    orders: { createdAt: [] },
    filters: {},
    rows: async ids => {
      const { rows } = await sql<Kept>`${whole} where r.id in ${eachOf(ids)}`.execute(db)
      return rows.map(report => received(keys, report))
    },
  })

async function keptReport(db: PlatformDb, id: string): Promise<Kept> {
  const { rows } = await sql<Kept>`${whole} where r.id = ${id}`.execute(db)
  const [report] = rows
  if (!report) throw notFound()
  return report
}

const received = (keys: Keys, { userId, ...report }: Kept): ReceivedBugReport => ({
  ...report,
  author: pseudonymOf(keys, userId),
})
