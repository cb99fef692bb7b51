import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** A line is `SHA1` or `SHA1:count`, in capitals, sorted: as Have I Been Pwned gives it out "ordered by hash". */
const hexOfSha1 = 40
const longestLine = 64

/**
 * Whether a password stands in the list of leaked ones. The list is tens of gigabytes: it is searched where it lies.
 * Without the file nothing is held to be leaked; it may be put there, or renewed, while the program runs.
 */
export const breachedPasswords = (file: string | undefined) => async (password: string) => {
  const list = file && (await open(file).catch(absent))
  if (!list) return false
  try {
    return await isListed(list, createHash('sha1').update(password).digest('hex').toUpperCase())
  } finally {
    await list.close()
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Bisection by byte: the line that begins at or after the middle says in which half to go on. */
async function isListed(list: FileHandle, wanted: string): Promise<boolean> {
  let [low, high] = [0, (await list.stat()).size]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { start, hash } = await lineFrom(list, middle)
    if (hash === wanted) return true
    if (hash === '' || start >= high || hash > wanted) high = middle
    else low = start + hexOfSha1
  }
  return false
}

/** The first whole line that begins at this byte or later; an empty hash at the end of the file. */
async function lineFrom(list: FileHandle, byte: number) {
  const from = Math.max(0, byte - 1)
  const { bytesRead, buffer } = await list.read(Buffer.alloc(2 * longestLine), 0, 2 * longestLine, from)
  const text = buffer.toString('latin1', 0, bytesRead)
  const offset = byte === 0 ? 0 : text.indexOf('\n') + 1
  const isLast = byte > 0 && offset === 0
  return { start: from + offset, hash: isLast ? '' : text.slice(offset, offset + hexOfSha1) }
}
