import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { entryNames } from './entry-names.ts'
import { streamZip } from './zip.ts'

const at = Temporal.Instant.from('2026-11-22T08:00:00Z')
const chunk = Buffer.alloc(64_000, 'abcdefgh')

/** Bytes that say how many of them were asked for, and when they were let go of. */
function source(chunks: number) {
  const told = { given: 0, isClosed: false }
  async function* bytes() {
    try {
      for (; told.given < chunks; told.given += 1) yield chunk
    } finally {
      told.isClosed = true
    }
  }
  return { told, bytes: bytes() }
}

describe('a zip', () => {
  test('holds what was put in, texts and streams alike', async () => {
    const zip = streamZip(at, async ({ add }) => {
      await add('salarie.txt', Buffer.from('Zoé'))
      await add('pieces/carte.pdf', source(3).bytes)
      await add('pieces/vide.pdf', source(0).bytes)
    })

    const entries = entriesOfZip(await buffer(zip))

    expect(entries.get('salarie.txt')?.toString()).toBe('Zoé')
    expect(entries.get('pieces/carte.pdf')).toEqual(Buffer.concat([chunk, chunk, chunk]))
    expect(entries.get('pieces/vide.pdf')).toHaveLength(0)
  })

  test('is read no faster than its reader asks, and lets go of what it reads once he goes away', async () => {
    const { told, bytes } = source(50_000)
    const zip = streamZip(at, ({ add }) => add('film.mp4', randomly(bytes)))

    let read = 0
    for await (const part of zip) {
      read += part.length
      if (read > 500_000) break
    }

    await expect.poll(() => told.isClosed).toBe(true)
    expect(told.given).toBeLessThan(200)
  })

  test('that could not be filled is broken off, never handed over as if it were whole', async () => {
    const zip = streamZip(at, async ({ add }) => {
      await add('salarie.txt', Buffer.from('Zoé'))
      throw new Error('the disk is gone')
    })

    await expect(buffer(zip)).rejects.toThrow('the disk is gone')
  })
})

/** What does not shrink. */
async function* randomly(bytes: AsyncIterable<Uint8Array>) {
  for await (const part of bytes) yield crypto.getRandomValues(new Uint8Array(part.length))
}

describe('a name in a zip', () => {
  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\win.ini', 'C Windows win.ini'],
    ['/absolu.pdf', 'absolu.pdf'],
    ['..', '-'],
    ['', '-'],
    ['con.txt', '-con.txt'],
    ['con .txt', '-con.txt'],
    ['aux\u00A0.pdf', '-aux.pdf'],
    [`${'a'.repeat(95)}....pdf`, `${'a'.repeat(95)}.pdf`],
    ['carte\u202Efdp.exe', 'cartefdp.exe'],
    ['a\u0000b\n.pdf', 'a b.pdf'],
    ['\u200B\u200D', '-'],
    ['Élodie – carte (recto).pdf', 'Élodie – carte (recto).pdf'],
    ['بطاقة.pdf', 'بطاقة.pdf'],
  ])('of %j is %j', (wished, name) => {
    expect(entryNames()(wished)).toBe(name)
  })

  test('is no other file’s, whatever the case', () => {
    const nameOf = entryNames()

    const names = ['carte.pdf', 'Carte.PDF', 'carte.pdf'].map(name => nameOf(name, ['pieces', '../identité']))

    expect(names).toEqual([
      'pieces/identité/carte.pdf',
      'pieces/identité/Carte (2).PDF',
      'pieces/identité/carte (3).pdf',
    ])
  })

  test('of a thousand letters keeps its beginning and its extension', () => {
    const name = entryNames()(`${'é'.repeat(1_000)}.pdf`)

    expect([[...name].length, name.endsWith('é.pdf')]).toEqual([100, true])
  })
})
