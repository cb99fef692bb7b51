import type { Mail } from '#kernel/server/mail.ts'
import type { Translate } from '#kernel/server/translate.ts'

export type ReportInMail = {
  /** Null for one that no client keeps. */
  number: number | null
  title: string
  description: string
  steps?: string | null | undefined
  route?: string | null | undefined
  agent?: string | null | undefined
  release: string
  author: string
  files: readonly { name: string }[]
  recentRequests: readonly { call: string; status: number; requestId: string | null }[]
}

/** The copy of a report for those who run the platform: what was written, in French as they read it, lines as they were. */
export function mailOf(say: Translate, to: string, told: ReportInMail): Mail {
  const { number, title, description, steps, route, agent, release, author, files, recentRequests } = told
  const line = (label: string, text: string | null | undefined) =>
    text ? `${say('fr', `bug-reports.mail.${label}`)}\n${text}\n` : ''
  return {
    to,
    subject: `${say('fr', 'bug-reports.mail.subject')}${number === null ? '' : ` ${number}`} : ${title}`,
    text: [
      line('author', author),
      line('description', description),
      line('steps', steps),
      line('route', route),
      line('release', release),
      line('agent', agent),
      line('files', files.map(({ name }) => name).join('\n')),
      line(
        'requests',
        recentRequests
          .map(({ call, status, requestId }) => `${status} ${call} ${requestId ?? ''}`.trimEnd())
          .join('\n'),
      ),
    ]
      .filter(part => part !== '')
      .join('\n'),
  }
}
