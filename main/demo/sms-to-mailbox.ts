import type { Mailer } from '#kernel/server/mail.ts'
import type { ReceivedSms } from '#simulators/sms/open-sms.ts'

/** Texts of the demo are read beside its mails; where mails really leave, nobody reads them. */
export const smsToMailbox =
  (mailer: Mailer) =>
  ({ to, from, text }: ReceivedSms) => {
    if (mailer.inbox) void mailer.send({ to, subject: `SMS · ${from}`, text })
  }
