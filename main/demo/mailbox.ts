import type { FastifyInstance } from 'fastify'
import type { Mailer } from '#kernel/server/mail.ts'

/** Where the mails of an installation without SMTP are read: they are the demo's, and nobody else's. */
export function openMailbox(app: FastifyInstance, mailer: Mailer) {
  app.get('/demo/mailbox', { config: { frontEnd: true } }, (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(mailer.inbox?.() ?? [])),
  )
}

function page(mails: ReturnType<NonNullable<Mailer['inbox']>>) {
  const articles = mails.map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · <time datetime="${at}">${escaped(at)}</time></p><pre>${linked(escaped(text))}</pre></article>`,
  )
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Boîte aux lettres de la démonstration</title></head><body><main><h1>Boîte aux lettres de la démonstration</h1>
${articles.join('\n') || '<p>Aucun message : rien n’a encore été envoyé depuis le démarrage.</p>'}</main></body></html>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const linked = (text: string) => text.replace(/https?:\/\/[^\s&]+/g, address => `<a href="${address}">${address}</a>`)
