import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Message } from '../message.model.ts'
import { filesOf, mailFilesOf } from './joined-files.ts'
import { testMessageName } from './message-jobs.ts'
import { inClientOf } from './sending.ts'

type Test = Pick<Message, 'subject' | 'body'> & { name: string; mail: string; language: Language }

/** Shows its author a message as the others would receive it. Thrown away meanwhile, it shows nothing. */
export const sendMessageTestJob: Job = {
  name: testMessageName,
  run: async (work, { clientId, messageId }) => {
    const due = { clientId: String(clientId), messageId: String(messageId) }
    const [test, files] = await inClientOf(work, due, async db => {
      const { rows } = await sql<Test>`
        select m.subject, m.body, u.firstname || ' ' || u.name as name, u.mail, u.language
          from platform.message m join platform.user u on u.id = m.author_id where m.id = ${due.messageId}`.execute(db)
      return [rows[0], await filesOf(db, due.messageId)] as const
    })
    if (!test) return
    const { subject, body, name, mail, language } = test
    await work.mailer.send({
      to: mail,
      subject: work.say(language, 'directory.message.test-subject', { subject }),
      text: body,
      author: { name, mail },
      files: await mailFilesOf(work.files, files),
    })
  },
}
