import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /** Hands the mail over; throws when the server refuses it, so that the job that sends it tries again. */
  send(mail: Mail): Promise<void>
  /** What the demo's mailbox shows, newest first; undefined when mails really leave. */
  inbox?: () => readonly ReceivedMail[]
}

export type ReceivedMail = Mail & { at: string }

const sender = 'Sillon <no-reply@sillon.example>'

/** Sends through the SMTP server of the settings. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, { from: sender })
  return {
    send: async mail => {
      await transport.sendMail(mail)
    },
  }
}

const kept = 200

/** Without an SMTP server: mails go to a mailbox that is read in the browser, and are forgotten with the process. */
export function mailbox(now: () => Temporal.Instant): Mailer {
  const received: ReceivedMail[] = []
  return {
    send: async mail => {
      received.unshift({ ...mail, at: now().toString() })
      received.length = Math.min(received.length, kept)
    },
    inbox: () => received,
  }
}
