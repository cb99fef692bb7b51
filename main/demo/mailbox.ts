import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mailer } from '#kernel/server/mail.ts'

type Inbox = NonNullable<Mailer['inbox']>

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/**
 * Where the mails of a demo without SMTP are read. They hold links that let their readers in: it listens to this machine
 * alone, wherever Sillon listens and whatever stands before it, and answers to no name that a page elsewhere gave it.
 */
export async function openMailbox(inbox: Inbox) {
  const server = createServer((request, response) => {
    const isMeant = request.headers.host === host && request.url === '/'
    response.writeHead(isMeant ? 200 : 404, headers).end(isMeant ? page(inbox()) : '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `http://${host}/`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

function page(mails: ReturnType<Inbox>) {
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
