import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type Letter = { to: string; subject: string; text: string }

/** Milliseconds. The mailbox of a demo holds two hundred mails: far fewer come meanwhile. */
const lookEvery = 200

/**
 * The mails of a demo, read where its log says that they lie, from now on: one that others have pushed out of the mailbox
 * since is still known.
 */
export function lettersIn(log: string) {
  const address = /http:\/\/127\.0\.0\.1:\d+\/(?=\s|$)/.exec(readFileSync(log, 'utf8').split('mails')[1] ?? '')?.[0]
  if (!address) throw new Error(`${log} does not say where the mails of the demo are read`)
  const seen = new Set<string>()
  let newestFirst: Letter[] = []
  const look = async () => {
    const page = await (await fetch(address)).text()
    const fresh = [...page.matchAll(/<article><h2>(.*?)<\/h2><p>(.*?) · .*?<pre>(.*?)<\/pre><\/article>/gs)].filter(
      ([article]) => !seen.has(article),
    )
    for (const [article] of fresh) seen.add(article)
    const letters = fresh.map(([, subject = '', to = '', text = '']) => ({
      subject: plain(subject),
      to: plain(to),
      text: plain(text.replace(/<[^>]*>/g, '')),
    }))
    newestFirst = [...letters, ...newestFirst]
  }
  // A server that has stopped has no more mails to show.
  setInterval(() => void look().catch(() => undefined), lookEvery).unref()
  return {
    /** What letters say to each of many people, once all of them have one. The newest of a person counts. */
    toEach: async (
      mails: readonly string[],
      says: (letter: Letter) => string | undefined,
    ): Promise<Map<string, string>> => {
      const wanted = new Set(mails)
      for (;;) {
        const told = new Map<string, string>()
        for (const letter of newestFirst) {
          const said = wanted.has(letter.to) && !told.has(letter.to) ? says(letter) : undefined
          if (said) told.set(letter.to, said)
        }
        if (told.size === wanted.size) return told
        await wait(lookEvery)
      }
    },
  }
}

export type Letters = ReturnType<typeof lettersIn>

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
