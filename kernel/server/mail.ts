import { createTransport } from 'nodemailer'

export type MailFile = { name: string; mime: string; bytes: Uint8Array }

export type Mail = {
  to: string
  subject: string
  text: string
  /** Who wrote it, when a person did: answers go to him. The mail itself always leaves from the platform's address. */
  author?: { name: string; mail: string }
  files?: readonly MailFile[]
}

export type Mailer = {
  /** Hands the mail over; throws when the server refuses it, so that the job that sends it tries again. */
  send(mail: Mail): Promise<void>
  /** What the demo's mailbox shows, newest first; undefined when mails really leave. */
  inbox?: () => readonly ReceivedMail[]
}

/** The bytes of its files are not kept. */
export type ReceivedMail = Omit<Mail, 'files'> & { at: string; files?: readonly { name: string; size: number }[] }

const sender = { name: 'Sillon', address: 'no-reply@sillon.example' }

/** Sends through the SMTP server of the settings. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, { from: sender })
  return {
    send: async ({ to, subject, text, author, files = [] }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        ...(author && {
          from: { ...sender, name: `${author.name} (${sender.name})` },
          replyTo: { name: author.name, address: author.mail },
        }),
        attachments: files.map(({ name, mime, bytes }) => ({
          filename: name,
          contentType: mime,
          content: Buffer.from(bytes),
        })),
      })
    },
  }
}

const atTheDoor = /^(EHLO|HELO|LHLO|STARTTLS|AUTH.*)$/
const doorIsShut = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EDNS',
  'EAUTH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
]

/** Whether the server was out of reach, or let nobody in: nothing has left for certain, and all may wait for it. */
export function isServerAway(error: unknown): boolean {
  const { command, responseCode, ...told } = error as Record<string, string | number | undefined>
  const signs = [told.code, told.originalCode, told.timeoutType]
  return (
    responseCode === 421 || atTheDoor.test(String(command)) || signs.some(sign => doorIsShut.includes(String(sign)))
  )
}

const kept = 200

/** Without an SMTP server: mails go to a mailbox that is read in the browser, and are forgotten with the process. */
export function mailbox(now: () => Temporal.Instant): Mailer {
  const received: ReceivedMail[] = []
  return {
    send: async ({ files, ...mail }) => {
      const told = files && { files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) }
      received.unshift({ ...mail, ...told, at: now().toString() })
      received.length = Math.min(received.length, kept)
    },
    inbox: () => received,
  }
}
