import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type Letter = { to: string; subject: string; text: string }

/** The mails of a demo, read where its log says that they lie. */
export function lettersIn(log: string) {
  const address = /http:\/\/127\.0\.0\.1:\d+\/(?=\s|$)/.exec(readFileSync(log, 'utf8').split('mails')[1] ?? '')?.[0]
  if (!address) throw new Error(`${log} does not say where the mails of the demo are read`)
  const all = async (): Promise<Letter[]> => {
    const page = await (await fetch(address)).text()
    return [...page.matchAll(/<article><h2>(.*?)<\/h2><p>(.*?) · .*?<pre>(.*?)<\/pre><\/article>/gs)].map(
      ([, subject = '', to = '', text = '']) => ({
        subject: plain(subject),
        to: plain(to),
        text: plain(text.replace(/<[^>]*>/g, '')),
      }),
    )
  }
  return {
    /** What letters say to each of many people, once all of them have one. The newest of a person counts. */
    toEach: async (
      mails: readonly string[],
      says: (letter: Letter) => string | undefined,
    ): Promise<Map<string, string>> => {
      const wanted = new Set(mails)
      for (;;) {
        const told = new Map<string, string>()
        for (const letter of await all()) {
          const said = wanted.has(letter.to) && !told.has(letter.to) ? says(letter) : undefined
          if (said) told.set(letter.to, said)
        }
        if (told.size === wanted.size) return told
        await wait(200)
      }
    },
  }
}

export type Letters = ReturnType<typeof lettersIn>

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
