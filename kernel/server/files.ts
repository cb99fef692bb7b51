import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isNamedTruly } from '#kernel/shared/file-endings.ts'
import { asFileName } from '#kernel/shared/file-name.ts'
import { Refusal } from './errors.ts'
import { mimeOf } from './file-types.ts'

/** Bytes that lie in the store; they are kept once a row of kernel.file names them. */
export type StoredFile = { storageKey: string; name: string; mime: string; size: number; sha256: string }

export type FileStore = {
  /**
   * Streams the bytes under a generated name that begins with the client.
   * @throws Refusal 413 past `maxBytes`, 415 when the content is none of `types` or another than the ending of its name
   * says, 507 when the disk is full; nothing is left behind
   */
  store(
    clientId: string,
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    rule: { types: readonly string[]; maxBytes: number },
  ): Promise<StoredFile>
  read(storageKey: string): AsyncIterable<Uint8Array>
  remove(storageKey: string): Promise<void>
}

/** Bytes that belong to no client (a candidate's, a portrait, an application's logo) lie apart from every client's. */
export const nobodysFolder = 'none'

const sniffedBytes = 4100

/** Keeps files in a folder of this machine: one folder a client, two letters deep, so that none grows too wide. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (storageKey: string) => join(folder, storageKey)
  return {
    async store(clientId, given, bytes, { types, maxBytes }) {
      const name = asFileName(given)
      const id = randomUUID()
      const storageKey = `${clientId}/${id.slice(0, 2)}/${id}`
      const path = pathOf(storageKey)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.part`
      const target = await open(unfinished, 'wx', 0o600)
      const digest = createHash('sha256')
      let size = 0
      let head = Buffer.alloc(0)
      try {
        for await (const chunk of bytes) {
          size += chunk.length
          if (size > maxBytes) throw fileTooLarge(maxBytes)
          if (head.length < sniffedBytes) head = Buffer.concat([head, chunk.subarray(0, sniffedBytes - head.length)])
          digest.update(chunk)
          await target.write(chunk)
        }
        const mime = mimeOf(head, name)
        if (!mime || !types.includes(mime)) throw fileTypeRefused(name)
        if (!isNamedTruly(name, mime)) throw fileNamedFalsely(name)
        await target.sync()
        await target.close()
        await rename(unfinished, path)
        return { storageKey, name, mime, size, sha256: digest.digest('hex') }
      } catch (error) {
        await target.close().catch(() => undefined)
        await rm(unfinished, { force: true })
        throw isWithoutRoom(error) ? noRoom(error) : error
      }
    },
    read: storageKey => createReadStream(pathOf(storageKey)),
    remove: storageKey => rm(pathOf(storageKey), { force: true }),
  }
}

/** The disk is full, its owner may keep no more on it, or no file so large. */
const isWithoutRoom = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

const noRoom = (cause: unknown) => new Refusal(507, 'NO_ROOM', 'kernel.error.no-room', { cause })

/** The content is of no type that is taken. */
export const fileTypeRefused = (name: string) =>
  new Refusal(415, 'FILE_TYPE', 'kernel.error.file-type', { values: { name } })

/** A machine that goes by the name would open the content as something else. */
const fileNamedFalsely = (name: string) => new Refusal(415, 'FILE_TYPE', 'kernel.error.file-name', { values: { name } })

export const fileTooLarge = (maxBytes: number) =>
  new Refusal(413, 'FILE_TOO_LARGE', 'kernel.error.file-too-large', {
    values: { megabytes: Math.floor(maxBytes / 1_000_000) },
  })
