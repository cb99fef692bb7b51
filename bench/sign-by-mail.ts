import { inTurn } from './in-turn.ts'
import type { Letters } from './letters.ts'
import type { Server } from './servers.ts'
import { visitorOf } from './speak-as.ts'

type Inside = { documents: { id: string; pages: number }[]; consent: { version: string } }
type Person = { mail: string; number: number }

/** Each opens the link of his mail at a telephone of his own, types his code, reads to the end and signs. */
export async function signByMail({ server, letters }: { server: Server; letters: Letters }, people: readonly Person[]) {
  const mails = people.map(({ mail }) => mail)
  const keys = await letters.toEach(mails, ({ text }) => /\/signatures\/sign\/([\w-]+)/.exec(text)?.[1])
  const each = people.map(({ mail, number }) => ({ mail, key: keys.get(mail), visitor: visitorOf(server, number) }))
  await inTurn(each, 8, ({ key, visitor }) => visitor(`signatures/${key}/code`, { channel: 'mail' }))
  const codes = await letters.toEach(mails, ({ subject }) => /^(\d{6})/.exec(subject)?.[1])
  await inTurn(each, 8, async ({ mail, key, visitor }) => {
    const { pass } = await visitor<{ pass: string }>(`signatures/${key}/enter`, { code: codes.get(mail) })
    const inside = { signingpass: pass }
    const { documents, consent } = await visitor<Inside>(`signatures/${key}/inside`, undefined, inside)
    for (const { id, pages } of documents) {
      await visitor(`signatures/${key}/documents/${id}`, undefined, inside)
      await visitor(`signatures/${key}/read`, { documentId: id, lastPage: pages }, inside)
    }
    await visitor(`signatures/${key}/sign`, { consentVersion: consent.version }, inside)
  })
}
