import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { seal } from '../seal.ts'
import { SealWaits, type SealingGround } from '../seal-wish.ts'

const template = new URL('./trial.typ', import.meta.url)

/** Seals a page of ours as a document would be, and says how it went; nothing of it is kept. */
export async function tryCertificate(given: SealingGround & { say: Translate; language: Language }) {
  const { press, clock, clientId, say, language } = given
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const title = say(language, 'sealing.certificate.trial')
  const data = { title, words: { page: say(language, 'sealing.attestation.page') } }
  const pdf = await press.print({ template, data, printedAt: clock.now(), clientId })
  try {
    const { level } = await seal(given, { pdf, marks: [], reason: 'Sillon' })
    return { ok: true, level, message: say(language, `sealing.certificate.tried.${level}`), ms: ms() }
  } catch (error) {
    if (!(error instanceof SealWaits)) throw error
    return { ok: false, level: null, message: say(language, `sealing.waits.${error.why}`), ms: ms() }
  }
}
