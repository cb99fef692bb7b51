import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { heicPhoto } from '../testing/heic-photo.ts'
import { diskFileStore, type FileStore, type StoredFile } from './files.ts'
import { withPictures } from './pictures.ts'

let folder: string
let files: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-pictures-'))
  files = diskFileStore(folder)
  return () => rm(folder, { recursive: true })
})

const client = '0198a000-0000-7000-8000-000000000000'
const place = { folder: client, drawnAs: { pixels: 400, shape: 'whole', as: 'jpeg' } } as const
const rule = { types: ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'], maxBytes: 15_000_000 }
const stored = (name: string, bytes: Uint8Array) => files.store(client, name, Readable.from([bytes]), rule)

/** As a call would be given it: what waits for the commit runs when the work ends well. */
const drawing = () => {
  const waiting: (() => unknown)[] = []
  return {
    files,
    afterCommit: (work: () => unknown) => void waiting.push(work),
    withDb: async <Result>(work: (db: never) => Promise<Result>) => {
      const result = await work(undefined as never)
      for (const wait of waiting) await wait()
      return result
    },
  }
}
const kept = (sent: readonly StoredFile[]) => withPictures(drawing(), sent, place, async (_db, drawn) => drawn)
const everyFile = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Telephone of Paul' } })
    .withMetadata({ orientation: 6 })

/** An `ispe` box with these dimensions, in a file that says that it is HEIC. */
const heic = (width: number, height: number) => {
  const bytes = Buffer.alloc(200)
  bytes.write('ftypheic', 4)
  bytes.write('ispe', 64)
  bytes.writeUInt32BE(width, 72)
  bytes.writeUInt32BE(height, 76)
  return bytes
}

describe('a picture that is kept', () => {
  test('stands upright, no larger than asked, and tells nothing of the telephone', async () => {
    const [drawn] = await kept([await stored('carte.JPG', await photo(1_200, 800).toBuffer())])

    expect(drawn).toMatchObject({ name: 'carte.jpg', mime: 'image/jpeg' })
    const shown = await sharp(await buffer(files.read(drawn?.storageKey as string))).metadata()
    expect(shown).toMatchObject({ format: 'jpeg', width: 267, height: 400 })
    expect(shown.exif).toBeUndefined()
    expect(shown.orientation).toBeUndefined()
    expect(await everyFile()).toHaveLength(1)
  })

  test('of a telephone that writes HEIC is a JPEG that everybody opens', async () => {
    const [drawn] = await kept([await stored('IMG_0001.HEIC', heicPhoto)])

    expect(drawn).toMatchObject({ name: 'IMG_0001.jpg', mime: 'image/jpeg' })
    const shown = sharp(await buffer(files.read(drawn?.storageKey as string)))
    expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 16, height: 16 })
    const { dominant } = await shown.stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(60)
  })

  test('is white where it was see-through', async () => {
    const clear = sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } }).png()
    const [drawn] = await kept([await stored('a.png', await clear.toBuffer())])

    const { dominant } = await sharp(await buffer(files.read(drawn?.storageKey as string))).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })

  test('leaves other files beside it as they came, in their order', async () => {
    const pdf = await stored('a.pdf', Buffer.from('%PDF-1.7'))
    const picture = await stored('b.jpg', await photo(20, 20).toBuffer())

    const both = await kept([pdf, picture])

    expect(both.map(({ name }) => name)).toEqual(['a.pdf', 'b.jpg'])
    expect(both[0]).toBe(pdf)
  })
})

describe('a picture that is refused', () => {
  test('cannot be read to its end, whatever it says that it is', async () => {
    const cut = (await photo(900, 900).toBuffer()).subarray(0, 700)

    await expect(kept([await stored('a.jpg', cut)])).rejects.toMatchObject({ status: 415, code: 'PICTURE_UNREADABLE' })
    await expect(kept([await stored('a.heic', heic(10, 10))])).rejects.toMatchObject({ status: 415 })
  })

  test('hides too many pixels, told by its head alone', async () => {
    const bomb = await stored('a.heic', heic(20_000, 20_000))

    await expect(kept([bomb])).rejects.toMatchObject({ status: 413, code: 'TOO_MANY_PIXELS' })
  })

  test('takes those that were drawn before it away', async () => {
    const good = await stored('a.jpg', await photo(20, 20).toBuffer())
    const bad = await stored('b.heic', heic(10, 10))

    await expect(kept([good, bad])).rejects.toMatchObject({ status: 415 })

    expect(await everyFile()).toHaveLength(2)
  })
})
