import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { diskFileStore, type FileStore } from './files.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-store-'))
  store = diskFileStore(folder)
  return () => rm(folder, { recursive: true })
})

const pdf = Buffer.from('%PDF-1.7 a contract')
const rule = { types: ['application/pdf'], maxBytes: 1_000 }
const client = '0198a000-0000-7000-8000-000000000000'

async function* pieces(...chunks: (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

const everyFile = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())

describe('what is stored', () => {
  test('lies under a generated name that begins with the client, with its size and digest', async () => {
    const stored = await store.store(client, 'Contrat de Paul.pdf', pieces('%PDF-1.7', ' a contract'), rule)

    expect(stored).toEqual({
      storageKey: expect.stringMatching(new RegExp(`^${client}/[0-9a-f]{2}/[0-9a-f-]{36}$`)),
      name: 'Contrat de Paul.pdf',
      mime: 'application/pdf',
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    expect(await buffer(store.read(stored.storageKey))).toEqual(pdf)
  })

  test('is named as people named it, without folders or marks that nobody sees', async () => {
    const named = async (name: string) => (await store.store(client, name, pieces(pdf), rule)).name

    expect(await named('../../etc/passwd.pdf')).toBe('passwd.pdf')
    expect(await named('facture\u202Efdp\u200B.exe.pdf')).toBe('facturefdp.exe.pdf')
    expect(await named('\u2066\u200F\u061C.pdf')).toBe('fichier.pdf')
  })

  test('is gone once removed, and may be removed twice', async () => {
    const { storageKey } = await store.store(client, 'a.pdf', pieces(pdf), rule)

    await store.remove(storageKey)
    await store.remove(storageKey)

    expect(await everyFile()).toEqual([])
  })
})

describe('the type of a file', () => {
  const types = ['application/pdf', 'image/png', 'image/jpeg', 'text/csv', 'application/zip']

  test.each([
    ['a page that calls itself a contract', 'contrat.pdf', '<html><script>alert(1)</script>'],
    ['a program that calls itself a picture', 'photo.png', 'MZ\u0090\u0000'],
    ['nothing at all', 'vide.pdf', ''],
    ['a table with a NUL character', 'table.csv', 'a;b\n\u0000'],
    ['a spreadsheet where none is taken', 'table.xlsx', 'PK\u0003\u0004'],
    ['a contract that calls itself a page', 'page.html', '%PDF-1.4'],
    ['a picture that calls itself another', 'photo.jpg', '\u0089PNG\r\n\u001a\n'],
    ['a picture that says nothing of itself', 'photo', '\u00ff\u00d8\u00ff\u00e0'],
  ])(
    'is that of its content, and its name says it: %s is refused, and nothing is left',
    async (_what, name, content) => {
      const bytes = Buffer.from(content, 'latin1')

      await expect(store.store(client, name, pieces(bytes), { types, maxBytes: 1_000 })).rejects.toMatchObject({
        status: 415,
        code: 'FILE_TYPE',
      })
      expect(await everyFile()).toEqual([])
    },
  )

  test.each([
    ['application/pdf', 'Contrat.v2.PDF', '%PDF-1.4'],
    ['image/png', 'photo.png', '\u0089PNG\r\n\u001a\n'],
    ['image/jpeg', 'photo.jpeg', '\u00ff\u00d8\u00ff\u00e0'],
    ['text/csv', 'table.CSV', 'nom;prénom\n'],
    ['text/csv', 'table.csv\u200F', 'nom;prénom\n'],
    ['application/zip', 'lot.zip', 'PK\u0003\u0004'],
  ])('%s is known: %s', async (mime, name, content) => {
    const bytes = Buffer.from(content, 'latin1')

    expect((await store.store(client, name, pieces(bytes), { types, maxBytes: 1_000 })).mime).toBe(mime)
  })

  test('is seen in the first bytes, however few arrive at a time', async () => {
    const bytes = [...pdf].map(byte => Buffer.from([byte]))

    expect((await store.store(client, 'a.pdf', pieces(...bytes), rule)).mime).toBe('application/pdf')
  })
})

describe('a file that cannot be kept', () => {
  test('because it is too large is refused on the way', async () => {
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1
        yield Buffer.concat([pdf, Buffer.alloc(400)])
      }
    }

    const refusal = store.store(client, 'a.pdf', endless(), { ...rule, maxBytes: 1_000 })

    await expect(refusal).rejects.toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
    expect(sent).toBe(3)
    expect(await everyFile()).toEqual([])
  })

  test('because its sender went away leaves nothing', async () => {
    async function* broken() {
      yield pdf
      throw new Error('connection lost')
    }

    await expect(store.store(client, 'a.pdf', broken(), rule)).rejects.toThrow('connection lost')
    expect(await everyFile()).toEqual([])
  })
})
