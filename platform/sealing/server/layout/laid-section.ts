import { X509Certificate } from 'node:crypto'
import { Piscina } from 'piscina'
import type { Press } from '#kernel/server/pdf/press.ts'
import { namesAnAuthority } from '../revocation/addresses-of.ts'
import type { SealMark, SealWish } from '../seal-wish.ts'
import type { SectionToLay } from './lay-section.ts'

const template = new URL('./marks.typ', import.meta.url)
const threads = 2
const idleMilliseconds = 60_000

let pool: Piscina<SectionToLay, Uint8Array> | undefined

/** Threads of their own, which start with the first seal: reading and writing a large file leaves the loop free. */
const started = () =>
  (pool ??= new Piscina({
    filename: new URL('./lay-section.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMilliseconds,
  }))

type Laying = SealWish & { press: Press; clientId: string; at: Temporal.Instant; certificate: Uint8Array }

/** The file with marks, attestation and room for a signature behind it. The press draws the marks, in any script. */
export async function laidSection({ press, clientId, at, certificate, ...wish }: Laying): Promise<Uint8Array> {
  const drawnMarks = wish.marks.length === 0 ? null : await drawn(press, wish.marks, { clientId, printedAt: at })
  return started().run({
    pdf: wish.pdf,
    drawnMarks,
    places: wish.marks.map(({ page, x, y }) => ({ page, x, y })),
    attestation: wish.attestation ?? null,
    reason: wish.reason,
    at: at.epochMilliseconds,
    certificate,
    hasStore: namesAnAuthority(new X509Certificate(certificate)),
  })
}

async function drawn(
  press: Press,
  marks: readonly SealMark[],
  sheet: { clientId: string; printedAt: Temporal.Instant },
) {
  const images = Object.fromEntries(
    marks.flatMap(({ picture }, index) => (picture ? [[`${index}.png`, picture]] : [])),
  ) as Record<string, Uint8Array>
  const data = {
    marks: marks.map(({ width, height, lines, picture }, index) => ({
      width,
      height,
      lines,
      picture: picture ? `${index}.png` : null,
    })),
  }
  return press.print({ template, data, images, ...sheet })
}
